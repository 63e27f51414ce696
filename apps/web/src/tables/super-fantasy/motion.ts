/** What events set in motion at this table. */
import type { SuperEvent } from '@questhall/games/super-fantasy';
import type { GameEvent } from '@questhall/kernel';
import type { MotionPlan } from '../../table/motion/plan.ts';
import { icon } from './icons.ts';

const PLANS: { readonly [kind in SuperEvent['type']]?: MotionPlan } = {
  attacked: { source: 'strike' },
  counterattacked: { source: 'strike' },
  damaged: { targets: 'recoil', quake: true },
  missed: { targets: 'jump' },
  blocked: { targets: 'shield' },
  dodged: { targets: 'jump' },
  statusGained: { targets: 'tremble' },
  monsterArrived: { targets: 'arrive' },
  heroPlaced: { source: 'arrive' },
  healed: { targets: 'heal' },
  stoodUp: { targets: 'heal' },
  abilityUsed: { source: 'cast' },
  tomeCast: { source: 'cast' },
  energyGained: { targets: 'shine' },
  shieldsGained: { targets: 'shield' },
  wentDown: { targets: 'recoil', quake: true },
  levelGained: { targets: 'shine', flourish: { how: 'rain', glyph: icon.sparklesIcon } },
  trapSprung: { targets: 'jump', flourish: { how: 'burst', glyph: icon.sparklesIcon, word: 'SNAP!' } },
  // The moment people would film.
  defeated: { targets: 'fall', flourish: { how: 'burst', glyph: icon.sparklesIcon, word: 'POW!' } },
  goal: { source: 'jump', flourish: { how: 'rain', glyph: icon.trophyIcon, word: 'GOAL!' } },
};

export const motionOf = ({ type }: GameEvent): MotionPlan | undefined =>
  (PLANS as { readonly [kind: string]: MotionPlan })[type];

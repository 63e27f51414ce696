/** What events set in motion at this table. */
import type { PugEvent } from '@questhall/games/pug-quest';
import type { GameEvent } from '@questhall/kernel';
import type { MotionPlan } from '../../table/motion/plan.ts';
import { icon } from './icons.ts';

const PLANS: { readonly [kind in PugEvent['type']]?: MotionPlan } = {
  attacked: { source: 'strike' },
  damaged: { targets: 'recoil' },
  healed: { targets: 'heal' },
  heroPlaced: { source: 'arrive' },
  monsterPlaced: { targets: 'arrive' },
  summoned: { targets: 'arrive' },
  comboPlayed: { source: 'cast' },
  ripostePlayed: { source: 'cast' },
  abilityUsed: { source: 'cast' },
  prevented: { targets: 'shield' },
  defended: { targets: 'shield' },
  absorbed: { targets: 'shield' },
  marked: { targets: 'tremble' },
  defeated: { targets: 'fall', flourish: { how: 'burst', glyph: icon.pawPrintIcon } },
  heroReturned: { source: 'arrive', targets: 'arrive' },
  treasureTaken: { targets: 'shine' },
  // The moment people would film.
  bossRevealed: { quake: true, flourish: { how: 'march', glyph: icon.pawPrintIcon } },
  // The moment people would film.
  levelReached: { targets: 'shine', flourish: { how: 'rain', glyph: icon.pawPrintIcon } },
};

export const motionOf = ({ type }: GameEvent): MotionPlan | undefined =>
  (PLANS as { readonly [kind: string]: MotionPlan })[type];

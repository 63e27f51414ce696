/** What events set in motion at this table. */
import type { DungeonlandEvent } from '@questhall/games/dungeonland';
import type { GameEvent } from '@questhall/kernel';
import type { MotionPlan } from '../../table/motion/plan.ts';
import { icon } from './icons.ts';

const PLANS: { readonly [kind in DungeonlandEvent['type']]?: MotionPlan } = {
  attackDeclared: { source: 'strike' },
  damaged: { targets: 'recoil' },
  unharmed: { targets: 'shield' },
  reduced: { targets: 'shield' },
  conditionGained: { targets: 'tremble' },
  healed: { targets: 'heal' },
  heroRoused: { targets: 'heal' },
  heroSaved: { targets: 'heal' },
  figurePlaced: { targets: 'arrive' },
  surged: { targets: 'shine' },
  skillUsed: { source: 'cast' },
  boosted: { targets: 'shine' },
  powerGained: { targets: 'shine' },
  heroFell: { targets: 'recoil', quake: true },
  defeated: { targets: 'fall', flourish: { how: 'burst', glyph: icon.quillIcon } },
  rowFired: { source: 'cast', quake: true },
  // The moment people would film.
  phaseChanged: { source: 'cast', quake: true, flourish: { how: 'ring', glyph: icon.daemonSkullIcon } },
  adventureWon: { flourish: { how: 'rain', glyph: icon.quillIcon } },
};

export const motionOf = ({ type }: GameEvent): MotionPlan | undefined =>
  (PLANS as { readonly [kind: string]: MotionPlan })[type];

/** What events set in motion at this table. */
import type { DfEvent } from '@questhall/games/dungeon-fighter';
import type { GameEvent } from '@questhall/kernel';
import type { MotionPlan } from '../../table/motion/plan.ts';
import { icon } from './icons.ts';

const PLANS: { readonly [kind in DfEvent['type']]?: MotionPlan } = {
  monsterHurt: { source: 'strike', quake: true },
  heroHurt: { targets: 'recoil' },
  healed: { targets: 'heal' },
  unhurt: { targets: 'shield' },
  armorUsed: { source: 'shield' },
  abilityUsed: { source: 'cast' },
  symbolUsed: { source: 'cast' },
  fainted: { targets: 'recoil', quake: true },
  levelledUp: { targets: 'shine' },
  scarred: { targets: 'tremble' },
  // The moment people would film.
  instaKilled: { source: 'jump', quake: true, flourish: { how: 'ring', glyph: icon.bullseyeIcon } },
  monsterDefeated: { source: 'jump', flourish: { how: 'rain', glyph: icon.perspectiveDiceSixIcon } },
};

export const motionOf = ({ type }: GameEvent): MotionPlan | undefined =>
  (PLANS as { readonly [kind: string]: MotionPlan })[type];

/** What events set in motion at this table. */
import type { BrawlEvent } from '@questhall/games/brawl';
import { asBrawlEvent } from '@questhall/games/brawl';
import type { GameEvent } from '@questhall/kernel';
import type { MotionPlan } from '../../table/motion/plan.ts';
import type { Motion } from '../../table/motion/words.ts';
import { icon } from './icons.ts';

const PLANS: { readonly [kind in BrawlEvent['type']]?: MotionPlan } = {
  attackDeclared: { source: 'strike' },
  skillUsed: { source: 'cast' },
  damaged: { targets: 'recoil' },
  stunned: { targets: 'tremble' },
  rooted: { targets: 'tremble' },
  trapSprung: { targets: 'jump', quake: true },
  healed: { targets: 'heal' },
  deployed: { source: 'arrive' },
  levelledUp: { targets: 'shine', flourish: { how: 'burst', glyph: icon.polarStarIcon } },
  boonGained: { targets: 'shine' },
  warded: { targets: 'shield' },
  reactionPlayed: { source: 'shield' },
  // The moment people would film.
  knockedOut: { targets: 'fall', quake: true, flourish: { how: 'rain', glyph: icon.flyingFlagIcon } },
};

/** How it comes from hex to hex: leaping, shoved, drawn, in fear. */
const WAYS: { readonly [how: string]: Motion } = {
  jump: 'jump',
  swoop: 'jump',
  push: 'shove',
  pull: 'shove',
  force: 'shove',
  fear: 'tremble',
};

export function motionOf(raw: GameEvent): MotionPlan | undefined {
  const event = asBrawlEvent(raw);
  if (event.type !== 'moved') return PLANS[event.type];
  const targets = WAYS[event.how];
  return targets && { targets };
}

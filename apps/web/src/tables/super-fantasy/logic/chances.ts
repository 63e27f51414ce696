/** Deeds that a roll decides, each with its chance for every number of dice. */

import type { Act } from '@questhall/games/super-fantasy';
import { asSuperOption, nameOf } from '@questhall/games/super-fantasy';
import type { Json } from '@questhall/kernel';
import type { SeenDecision } from '@questhall/protocol';

interface Try {
  readonly act: Act;
  readonly dice: number;
  /** 0 to 1. */
  readonly chance: number;
}

export interface TriedDeed {
  readonly key: string;
  readonly name: string;
  /** Few dice first. */
  readonly tries: readonly Try[];
}

const chancesIn = (about: { readonly [detail: string]: Json }): readonly Json[] =>
  Array.isArray(about.chances) ? about.chances : [];

/** In the order of the options. */
export function triedDeeds(decision: SeenDecision | null): readonly TriedDeed[] {
  if (decision?.kind !== 'act') return [];
  const chances = chancesIn(decision.about);
  const deeds = new Map<string, { key: string; name: string; tries: Try[] }>();
  decision.options.forEach((option, at) => {
    const act = asSuperOption(option) as Act;
    const chance = chances[at];
    if (typeof chance !== 'number' || !('dice' in act)) return;
    const key = JSON.stringify({ ...act, dice: 0 });
    const deed = deeds.get(key) ?? { key, name: deedName(act), tries: [] };
    deed.tries.push({ act, dice: act.dice, chance });
    deeds.set(key, deed);
  });
  return [...deeds.values()];
}

function deedName(act: Act): string {
  switch (act.do) {
    case 'attack': {
      const second = act.also === undefined ? '' : ` and ${nameOf(act.also)}`;
      return `${nameOf(act.weapon)}: ${nameOf(act.at.figure)}${second}`;
    }
    case 'pickDoor':
      return 'Pick the door';
    case 'bashDoor':
      return 'Bash the door';
    case 'bashBarrel':
      return 'Bash the barrel';
    case 'pickChest':
      return 'Pick the chest';
    case 'disarm':
      return 'Disarm the trap';
    case 'castTome':
      return nameOf(act.tome);
    case 'breakFree':
      return 'Break free';
    case 'help':
      return `Free ${nameOf(act.at.figure)}`;
    case 'pushStatue':
      return 'Push the Statue';
    case 'brazier':
      return 'Brazier';
    case 'closePortal':
      return 'Close the Portal';
    default:
      return act.do;
  }
}

export const percent = (chance: number): string => `${Math.round(100 * chance)}%`;

/** [SF-DEF-05] The chance to block with each number of Shield Dice. */
export const blocksIn = (decision: SeenDecision | null): readonly number[] => {
  const blocks = decision?.about.blocks;
  return Array.isArray(blocks) ? blocks.map(Number) : [];
};

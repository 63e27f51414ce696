/** Deeds that a roll decides, each with its chance for every number of dice. */

import type { Act, HeroView } from '@questhall/games/super-fantasy';
import { ACTION_DIE, asSuperOption, chanceOf, nameOf, plural } from '@questhall/games/super-fantasy';
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
  if (decision === null) return [];
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

/** What is rolled for without anything to beat: so much of it can be hoped for. */
interface Hope {
  readonly act: Act;
  readonly dice: number;
  readonly amount: number;
}

export interface HopedDeed {
  readonly key: string;
  readonly name: string;
  /** "squares" */
  readonly of: string;
  /** "on average" */
  readonly note: string;
  readonly hopes: readonly Hope[];
}

const meanOf = (star: number): number =>
  ACTION_DIE.reduce((sum, side) => sum + (side === 'star' ? star : side === 'swords' ? 2 : 1), 0) /
  ACTION_DIE.length;

/** Moves and charges, with what so many dice bring on average; an ability holds no more energy than it needs. */
export function hopedDeeds(
  decision: Pick<SeenDecision, 'kind' | 'options'> | null,
  hero?: Pick<HeroView, 'attributes' | 'abilities'>,
): readonly HopedDeed[] {
  if (decision?.kind !== 'act') return [];
  const deeds = new Map<string, HopedDeed & { hopes: Hope[] }>();
  for (const option of decision.options) {
    const act = asSuperOption(option) as Act;
    if (act.do !== 'move' && act.do !== 'charge') continue;
    const star = hero?.attributes[act.do === 'move' ? 'speed' : 'magic'] ?? 1;
    const needs = act.do === 'move' ? undefined : roomIn(act.ability, hero);
    const key = JSON.stringify({ ...act, dice: 0 });
    const deed = deeds.get(key) ?? {
      key,
      name: act.do === 'move' ? 'Move' : `Charge ${nameOf(act.ability)}`,
      of: act.do === 'move' ? 'squares' : 'energy',
      note: needs === undefined ? 'on average' : `on average, of ${needs} it needs`,
      hopes: [],
    };
    const mean =
      needs === undefined
        ? meanOf(star) * act.dice
        : upTo(needs).reduce((sum, energy) => sum + chanceOf(act.dice, star, energy), 0);
    deed.hopes.push({ act, dice: act.dice, amount: Math.round(mean) });
    deeds.set(key, deed);
  }
  return [...deeds.values()];
}

const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, at) => at + 1);

function roomIn(id: string, hero: Pick<HeroView, 'abilities'> | undefined): number | undefined {
  const ability = hero?.abilities.find((each) => each.id === id);
  return ability && ability.max - ability.energy;
}

export const withDiceWords = (dice: number): string => plural(dice, 'die', 'dice');

export const percent = (chance: number): string => `${Math.round(100 * chance)}%`;

/** [SF-DEF-05] The chance to block with each number of Shield Dice. */
export const blocksIn = (decision: SeenDecision | null): readonly number[] => {
  const blocks = decision?.about.blocks;
  return Array.isArray(blocks) ? blocks.map(Number) : [];
};

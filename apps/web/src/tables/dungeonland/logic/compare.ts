/** A thing beside what is worn in its place: what a hero who changes would gain, and what would be gone. */
import type { HeroView, Item } from '@questhall/games/dungeonland';
import { powerText } from '@questhall/games/dungeonland';
import { counted } from '../words.ts';
import { itemOf } from './items.ts';
import { slotOf } from './things.ts';

export interface Difference {
  readonly text: string;
  readonly better: boolean;
}

/** What this thing would replace, or stand beside: of its own kind in its own slot. */
export const wornInPlaceOf = ({ wielded }: HeroView, thing: string): readonly string[] => {
  const kind = itemOf(thing)?.kind;
  return wielded.filter((worn) => slotOf(worn) === slotOf(thing) && itemOf(worn)?.kind === kind);
};

/** More is better, unless said otherwise. */
function inNumber(found: number, worn: number, one: string, many = `${one}s`): readonly Difference[] {
  if (found === worn) return [];
  const more = found > worn;
  return [{ text: `${more ? '+' : '−'}${counted(Math.abs(found - worn), one, many)}`, better: more }];
}

const powersOf = (item: Item | undefined): readonly string[] => item?.powers.map(powerText) ?? [];

function inPowers(found: Item, worn: Item | undefined): readonly Difference[] {
  const [gained, had] = [powersOf(found), powersOf(worn)];
  return [
    ...gained.filter((power) => !had.includes(power)).map((text) => ({ text: `+ ${text}`, better: true })),
    ...had.filter((power) => !gained.includes(power)).map((text) => ({ text: `− ${text}`, better: false })),
  ];
}

/** Dice of a fixed number; a Gable chain has none. */
const diceOf = (item: Item | undefined): number | undefined =>
  item === undefined || item.kind === 'trinket' ? 0 : item.dice === 'gable' ? undefined : item.dice;

function inDice(found: Item, worn: Item | undefined): readonly Difference[] {
  const [now, before] = [diceOf(found), diceOf(worn)];
  const what = found.kind === 'weapon' ? 'attack' : 'defence';
  if (now !== undefined && before !== undefined) return inNumber(now, before, `${what} die`, `${what} dice`);
  return now === before ? [] : [{ text: now === undefined ? 'Gable dice' : 'no Gable dice', better: true }];
}

/** Against nothing, when the slot is free. */
export function differences(thing: string, wornThing: string | undefined): readonly Difference[] {
  const found = itemOf(thing);
  const worn = wornThing === undefined ? undefined : itemOf(wornThing);
  if (found === undefined) return [];
  const weapons = found.kind === 'weapon' && worn?.kind === 'weapon';
  return [
    ...inDice(found, worn),
    ...(weapons ? inNumber(found.range, worn.range, 'range', 'range') : []),
    ...(weapons && found.hands !== worn.hands
      ? [{ text: found.hands === 2 ? 'takes both hands' : 'leaves a hand free', better: found.hands === 1 }]
      : []),
    ...inNumber(found.speed ?? 0, worn?.speed ?? 0, 'Speed', 'Speed'),
    ...inPowers(found, worn),
  ];
}

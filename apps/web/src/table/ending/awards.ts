/** Who deserves to be teased, and for what. */
import type { Doer } from '@questhall/kernel';

export interface Award {
  readonly of: string;
  readonly title: string;
  readonly name: string;
  readonly line: string;
}

const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);
const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;

/** In the order in which they are given away: everybody gets one at most. */
const AWARDS: readonly {
  readonly of: string;
  readonly title: string;
  readonly line: (n: number) => string;
}[] = [
  { of: 'goals', title: 'Top Scorer', line: (n) => `Brought the Tome home ${times(n)}.` },
  { of: 'tomes', title: 'Librarian', line: (n) => `Returned ${many(n, 'Tome')}. No late fee.` },
  { of: 'dealt', title: 'Heaviest Hitter', line: (n) => `Dealt ${n} damage and slept well.` },
  { of: 'rescues', title: 'First Aid', line: (n) => `Got a friend back up ${times(n)}.` },
  { of: 'saved', title: 'Guardian Angel', line: (n) => `Turned aside ${n} damage.` },
  { of: 'bestThrow', title: 'Golden Wrist', line: (n) => `Best throw: ${n}.` },
  { of: 'defeated', title: 'Last Word', line: (n) => `Finished off ${many(n, 'foe')}.` },
  { of: 'healed', title: 'Hard to Kill', line: (n) => `Got ${n} life back.` },
  { of: 'challenges', title: 'Crowd Favourite', line: (n) => `Met ${many(n, 'Challenge')}.` },
  { of: 'treasures', title: 'Magpie', line: (n) => `Picked up ${many(n, 'shiny thing')}.` },
  { of: 'traps', title: 'Trap Tester', line: (n) => `Found ${many(n, 'trap')} the quick way.` },
  { of: 'fell', title: 'Floor Inspector', line: (n) => `Checked the floor ${times(n)}. It is still hard.` },
  { of: 'searches', title: 'Nosy', line: (n) => `Looked into ${many(n, 'corner')} of the dungeon.` },
  { of: 'reactions', title: 'Not So Fast', line: (n) => `Spoiled somebody’s plan ${times(n)}.` },
  { of: 'bestRoll', title: 'Lucky Dice', line: (n) => `Best roll: ${n}.` },
  { of: 'taken', title: 'Pincushion', line: (n) => `Took ${n} damage, not always on purpose.` },
  { of: 'surges', title: 'Live Wire', line: (n) => `Surged ${times(n)}.` },
  { of: 'gold', title: 'Deep Pockets', line: (n) => `Pocketed ${n} gold.` },
];

export function awardsFor(doers: readonly Doer[]): readonly Award[] {
  const given = new Set<Doer>();
  return AWARDS.flatMap(({ of, title, line }) => {
    const worthy = doers
      .filter((doer) => !given.has(doer) && (doer.deeds.get(of) ?? 0) > 0)
      .toSorted((a, b) => (b.deeds.get(of) ?? 0) - (a.deeds.get(of) ?? 0))[0];
    if (worthy === undefined || doers.some((doer) => (doer.deeds.get(of) ?? 0) > (worthy.deeds.get(of) ?? 0)))
      return [];
    given.add(worthy);
    return [{ of, title, name: worthy.name, line: line(worthy.deeds.get(of) ?? 0) }];
  });
}

/** What the table of deeds counts, by column. */
const COLUMNS: readonly { readonly of: string; readonly label: string }[] = [
  { of: 'dealt', label: 'Dealt' },
  { of: 'taken', label: 'Taken' },
  { of: 'saved', label: 'Saved' },
  { of: 'healed', label: 'Healed' },
  { of: 'defeated', label: 'Defeated' },
  { of: 'points', label: 'Points' },
  { of: 'gold', label: 'Gold' },
  { of: 'treasures', label: 'Loot' },
  { of: 'bestRoll', label: 'Best roll' },
  { of: 'bestThrow', label: 'Best throw' },
  { of: 'fell', label: 'Fell' },
];

/** Those that somebody has something in. */
export const columnsFor = (doers: readonly Doer[]) =>
  COLUMNS.filter(({ of }) => doers.some(({ deeds }) => (deeds.get(of) ?? 0) > 0));

/** Who deserves to be teased, and for what. */

import type { Doer } from '@questhall/kernel';
import { t } from '../../language/texts.ts';

export interface Award {
  readonly of: string;
  readonly title: string;
  readonly name: string;
  readonly line: string;
}

/** In the order in which they are given away: everybody gets one at most. */
const AWARDS: readonly {
  readonly of: string;
  readonly title: string;
  readonly line: (n: number) => string;
}[] = [
  {
    of: 'goals',
    title: t('Top Scorer'),
    line: (n) => t('Brought the Tome home {n, plural, one {once} =2 {twice} other {# times}}.', { n }),
  },
  {
    of: 'tomes',
    title: t('Librarian'),
    line: (n) => t('Returned {n, plural, one {# Tome} other {# Tomes}}. No late fee.', { n }),
  },
  { of: 'dealt', title: t('Heaviest Hitter'), line: (n) => t('Dealt {n} damage and slept well.', { n }) },
  {
    of: 'rescues',
    title: t('First Aid'),
    line: (n) => t('Got a friend back up {n, plural, one {once} =2 {twice} other {# times}}.', { n }),
  },
  { of: 'saved', title: t('Guardian Angel'), line: (n) => t('Turned aside {n} damage.', { n }) },
  { of: 'bestThrow', title: t('Golden Wrist'), line: (n) => t('Best throw: {n}.', { n }) },
  {
    of: 'defeated',
    title: t('Last Word'),
    line: (n) => t('Finished off {n, plural, one {# foe} other {# foes}}.', { n }),
  },
  { of: 'healed', title: t('Hard to Kill'), line: (n) => t('Got {n} life back.', { n }) },
  {
    of: 'challenges',
    title: t('Crowd Favourite'),
    line: (n) => t('Met {n, plural, one {# Challenge} other {# Challenges}}.', { n }),
  },
  {
    of: 'treasures',
    title: t('Magpie'),
    line: (n) => t('Picked up {n, plural, one {# shiny thing} other {# shiny things}}.', { n }),
  },
  {
    of: 'traps',
    title: t('Trap Tester'),
    line: (n) => t('Found {n, plural, one {# trap} other {# traps}} the quick way.', { n }),
  },
  {
    of: 'fell',
    title: t('Floor Inspector'),
    line: (n) =>
      t('Checked the floor {n, plural, one {once} =2 {twice} other {# times}}. It is still hard.', { n }),
  },
  {
    of: 'searches',
    title: t('Nosy'),
    line: (n) => t('Looked into {n, plural, one {# corner} other {# corners}} of the dungeon.', { n }),
  },
  {
    of: 'reactions',
    title: t('Not So Fast'),
    line: (n) => t('Spoiled somebody’s plan {n, plural, one {once} =2 {twice} other {# times}}.', { n }),
  },
  { of: 'bestRoll', title: t('Lucky Dice'), line: (n) => t('Best roll: {n}.', { n }) },
  { of: 'taken', title: t('Pincushion'), line: (n) => t('Took {n} damage, not always on purpose.', { n }) },
  {
    of: 'surges',
    title: t('Live Wire'),
    line: (n) => t('Surged {n, plural, one {once} =2 {twice} other {# times}}.', { n }),
  },
  { of: 'gold', title: t('Deep Pockets'), line: (n) => t('Pocketed {n} gold.', { n }) },
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
  { of: 'dealt', label: t('Dealt') },
  { of: 'taken', label: t('Taken') },
  { of: 'saved', label: t('Saved') },
  { of: 'healed', label: t('Healed') },
  { of: 'defeated', label: t('Defeated') },
  { of: 'points', label: t('Points') },
  { of: 'gold', label: t('Gold') },
  { of: 'treasures', label: t('Loot') },
  { of: 'bestRoll', label: t('Best roll') },
  { of: 'bestThrow', label: t('Best throw') },
  { of: 'fell', label: t('Fell') },
];

/** What one can be proud of, by the same names. */
export const RECORDS = COLUMNS.filter(({ of }) => of !== 'taken' && of !== 'fell');

/** Those that somebody has something in. */
export const columnsFor = (doers: readonly Doer[]) =>
  COLUMNS.filter(({ of }) => doers.some(({ deeds }) => (deeds.get(of) ?? 0) > 0));

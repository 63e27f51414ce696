/** [DL-INIT] Changing the initiative row. */
import { shuffle } from '@questhall/kernel';
import { emit } from '../events.ts';
import { isMonster } from '../queries/figures.ts';
import type { RowCard, State } from '../state.ts';
import { NOBODY } from '../state.ts';

const names = (s: State): string[] => s.row.map(({ card }) => card);

/** [DL-INIT-02] [DL-INIT-03] [DL-RULING-74] One card for each hero, each kind of monster, each villain. */
export function buildRow(s: State, monstersFirst = false): void {
  const kinds: string[] = [];
  for (const each of s.others) if (isMonster(each) && !kinds.includes(each.card)) kinds.push(each.card);
  const heroCards: RowCard[] = s.heroes.map(() => ({ card: 'hero', hero: NOBODY, done: false }));
  const monsterCards: RowCard[] = kinds.map((card) => ({ card, hero: NOBODY, done: false }));
  if (monstersFirst) {
    shuffle(s, monsterCards);
    shuffle(s, heroCards);
    s.row = [...monsterCards, ...heroCards];
  } else {
    s.row = [...heroCards, ...monsterCards];
    shuffle(s, s.row);
  }
  emit(s, { type: 'rowBuilt', row: names(s) });
}

/** An effect reshuffles the whole row: tokens come off, but nobody acts twice. */
export function reshuffleRow(s: State): void {
  const done = s.row.filter(({ card, done: acted }) => acted && card !== 'hero').map(({ card }) => card);
  buildRow(s);
  for (const card of s.row) if (done.includes(card.card)) card.done = true;
}

/** [DL-RULING-77] The card of a kind leaves with its last figure. */
export function dropCard(s: State, card: string): void {
  if (s.others.some((each) => each.card === card && isMonster(each))) return;
  s.row = s.row.filter((each) => each.card !== card);
}

/** [DL-RULING-76] A new kind goes to the bottom. */
export function addCard(s: State, card: string): void {
  if (s.row.some((each) => each.card === card)) return;
  s.row.push({ card, hero: NOBODY, done: s.phase === 'action' });
}

/** [DL-INIT-07] */
export function moveCard(s: State, from: number, to: number): void {
  const [card] = s.row.splice(from, 1);
  if (!card) return;
  s.row.splice(Math.max(0, Math.min(to, s.row.length)), 0, card);
  emit(s, {
    type: 'rowMoved',
    card: card.hero === NOBODY ? card.card : String(s.heroes[card.hero]?.card),
    place: s.row.indexOf(card),
  });
}

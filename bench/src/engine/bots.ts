/** The skirmish as a whole game of ours, with what bots need of it: the search that players get, unchanged. */
import { createBot } from '../../../packages/bots/src/index.ts';
import type { Decision, Game, Seat } from '../../../packages/kernel/src/index.ts';
import { shuffle } from '../../../packages/kernel/src/index.ts';
import type { Skirmish } from './kernel.ts';
import { clone, open, rules, setup } from './kernel.ts';
import type { Side } from './skirmish.ts';

const LOOT = 100;
const noWords = (): string => '';

/** The other hand and the decks are dealt again: what is unseen of a deck is one heap. */
function guess(s: Skirmish, seat: Seat): void {
  const other = s.hands[seat === 0 ? 1 : 0];
  const { order, loot, fate } = s.decks;
  for (const card of other) (card >= LOOT ? loot : order).draw.push(card % LOOT);
  for (const { draw } of [order, loot, fate]) {
    draw.sort((l, r) => l - r);
    shuffle(s, draw);
  }
  for (let i = 0; i < other.length; i++) {
    other[i] =
      (other[i] as number) >= LOOT ? LOOT + (loot.draw.pop() as number) : (order.draw.pop() as number);
  }
}

/** Points, and what the figures can still take. */
function strengthOf(s: Skirmish, side: Side): number {
  let hp = 0;
  for (const id in s.figures) {
    const figure = s.figures[id];
    if (figure?.owner === side) hp += figure.hp;
  }
  return s.score[side] + hp / 10;
}

const skirmish: Game<Skirmish> = {
  id: 'skirmish',
  name: 'Skirmish',
  version: 1,
  players: { min: 2, max: 2 },
  settings: [],
  configure: () => ({ options: { players: 2 } }),
  procedures: rules.procedures,
  setup: () => setup('1'),
  clone,
  view: () => null,
  guess,
  side: (_s, seat) => seat,
  evaluate: (s, seat) => {
    const lead = strengthOf(s, seat === 0 ? 0 : 1) - strengthOf(s, seat === 0 ? 1 : 0);
    return 0.5 + lead / (2 * (3 + Math.abs(lead)));
  },
  faults: () => [],
  content: [],
  used: () => [],
  words: {
    decision: noWords,
    option: ({ do: deed }) => deed,
    event: noWords,
    reason: noWords,
    outcome: noWords,
    board: noWords,
    setting: noWords,
  },
};

/** A master's thoughts about the first move. Says how many iterations it thought. */
export function masterThinks(iterations: number): (seed: number) => number {
  const s = setup('1');
  const decision = open(s) as Decision;
  return (seed) =>
    createBot('master', { seed: String(seed) }).choose(skirmish, s, decision, { iterations }).iterations;
}

/**
 * A hundred moves on a 12 by 12 field: thirty figures, three decks, two hands, dice. The yardstick for the speed of a
 * search: the same game is written for other engines in the bench.
 */
import type { Game, MachineState, MatchOptions, Option, Rng, Seat } from '@questhall/kernel';
import {
  call,
  cloneStack,
  copy,
  die,
  freshMachine,
  proceduresByName,
  rulesFor,
  shuffle,
} from '@questhall/kernel';

interface Figure {
  readonly owner: Seat;
  x: number;
  y: number;
  hp: number;
  tired: number;
}

interface Pile {
  draw: number[];
  discard: number[];
}

interface Skirmish extends MachineState {
  figures: Figure[];
  order: Pile;
  loot: Pile;
  fate: Pile;
  hands: [number[], number[]];
  score: [number, number];
  moves: number;
}

type Move =
  | { readonly do: 'move'; readonly figure: number; readonly x: number; readonly y: number }
  | { readonly do: 'attack'; readonly figure: number; readonly target: number; readonly hard: boolean }
  | { readonly do: 'draw' }
  | { readonly do: 'play'; readonly card: number; readonly figure: number };

const SIZE = 12;
const LIMIT = 100;
const FULL_HAND = 5;
const FULL_HEALTH = 6;
const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

const taken = new Int8Array(SIZE * SIZE);

function movesOf(s: Skirmish, seat: Seat): readonly Move[] {
  const list: Move[] = [];
  taken.fill(-1);
  s.figures.forEach((figure, id) => {
    if (figure.hp > 0) taken[figure.y * SIZE + figure.x] = id;
  });
  let first = -1;
  s.figures.forEach((one, figure) => {
    if (one.owner !== seat || one.hp <= 0) return;
    if (first < 0) first = figure;
    for (const [dx, dy] of STEPS) {
      const x = one.x + dx;
      const y = one.y + dy;
      if (x < 0 || y < 0 || x >= SIZE || y >= SIZE) continue;
      const target = taken[y * SIZE + x] as number;
      if (target < 0) list.push({ do: 'move', figure, x, y });
      else if (s.figures[target]?.owner !== seat) {
        list.push(
          { do: 'attack', figure, target, hard: false },
          { do: 'attack', figure, target, hard: true },
        );
      }
    }
  });
  const hand = s.hands[seat as 0 | 1];
  if (hand.length < FULL_HAND) list.push({ do: 'draw' });
  if (first >= 0)
    for (let card = 0; card < hand.length; card++) list.push({ do: 'play', card, figure: first });
  return list;
}

function drawFrom(s: Skirmish, pile: Pile): number {
  if (pile.draw.length === 0) {
    pile.draw = pile.discard;
    pile.discard = [];
    shuffle(s, pile.draw);
  }
  return pile.draw.pop() as number;
}

function attack(s: Skirmish, seat: 0 | 1, figure: Figure, target: Figure): void {
  const hit = die(s, 6) + die(s, 6) - die(s, 6) - 3;
  const card = drawFrom(s, s.fate);
  s.fate.discard.push(card);
  target.hp = Math.max(0, target.hp - Math.max(0, hit + (card % 3)));
  figure.tired += 1;
  if (target.hp > 0) return;
  s.score[seat] += 3;
  if (s.hands[seat].length < FULL_HAND) s.hands[seat].push(100 + drawFrom(s, s.loot));
}

function playCard(s: Skirmish, seat: 0 | 1, index: number, figure: Figure): void {
  const card = s.hands[seat].splice(index, 1)[0] as number;
  if (card % 4 === 0) figure.hp = Math.min(FULL_HEALTH, figure.hp + 2);
  else if (card % 4 === 1) s.score[seat] += 1;
  else if (card % 4 === 2) figure.tired = 0;
  else die(s, 6);
  (card >= 100 ? s.loot : s.order).discard.push(card % 100);
}

function carryOut(s: Skirmish, seat: 0 | 1, move: Move): void {
  switch (move.do) {
    case 'move': {
      const figure = s.figures[move.figure] as Figure;
      figure.x = move.x;
      figure.y = move.y;
      figure.tired += 1;
      break;
    }
    case 'attack':
      attack(s, seat, s.figures[move.figure] as Figure, s.figures[move.target] as Figure);
      break;
    case 'draw':
      s.hands[seat].push(drawFrom(s, s.order));
      break;
    case 'play':
      playCard(s, seat, move.card, s.figures[move.figure] as Figure);
      break;
  }
  s.moves += 1;
}

const { procedure, ask } = rulesFor<Skirmish>();

const turn = procedure<{ seat: Seat }>('turn', {
  act: ask<{ seat: Seat }, Move>({
    kind: 'act',
    who: (_s, f) => f.seat,
    candidates: (s, f) => movesOf(s, f.seat),
    answer: (s, f, move) => carryOut(s, f.seat as 0 | 1, move),
  }),
  end: (s) => {
    const [left, right] = s.score;
    if (s.moves < LIMIT) return;
    s.outcome = { winners: left > right ? [0] : left < right ? [1] : [0, 1], how: 'limit', score: s.score };
  },
});

const battle = procedure<object>('battle', {
  next: (s) => {
    call(s, turn, { seat: s.moves % 2 });
    return 'stay';
  },
});

const copyPile = ({ draw, discard }: Pile): Pile => ({ draw: draw.slice(), discard: discard.slice() });

function setup(_options: MatchOptions, rng: Rng): Skirmish {
  const pile = (): Pile => {
    const draw = Array.from({ length: 40 }, (_, card) => card);
    shuffle({ rng }, draw);
    return { draw, discard: [] };
  };
  const s: Skirmish = {
    ...freshMachine(rng),
    figures: Array.from({ length: 30 }, (_, i): Figure => {
      const row = Math.floor((i >> 1) / 5);
      return {
        owner: i % 2,
        x: ((i >> 1) % 5) * 2 + 1,
        y: i % 2 === 0 ? 3 + row : 8 - row,
        hp: FULL_HEALTH,
        tired: 0,
      };
    }),
    order: pile(),
    loot: pile(),
    fate: pile(),
    hands: [[], []],
    score: [0, 0],
    moves: 0,
  };
  call(s, battle, {});
  return s;
}

/** The other hand and the decks: all that is unseen of a pile is one heap. */
function guess(s: Skirmish, seat: Seat): void {
  const other = s.hands[seat === 0 ? 1 : 0];
  const orders = [...s.order.draw, ...other.filter((card) => card < 100)].sort((l, r) => l - r);
  const loots = [...s.loot.draw, ...other.filter((card) => card >= 100).map((card) => card - 100)].sort(
    (l, r) => l - r,
  );
  shuffle(s, orders);
  shuffle(s, loots);
  s.fate.draw.sort((l, r) => l - r);
  shuffle(s, s.fate.draw);
  for (let i = 0; i < other.length; i++) {
    other[i] = (other[i] as number) >= 100 ? 100 + (loots.pop() as number) : (orders.pop() as number);
  }
  s.order.draw = orders;
  s.loot.draw = loots;
}

const sum = (s: Skirmish, seat: Seat): number => {
  let health = 0;
  for (const figure of s.figures) if (figure.owner === seat) health += figure.hp;
  return s.score[seat as 0 | 1] + health / 10;
};

const noWords = (): string => '';

export const skirmish: Game<Skirmish> = {
  id: 'skirmish',
  name: 'Skirmish',
  version: 1,
  players: { min: 2, max: 2 },
  settings: [],
  configure: () => ({ options: { players: 2 } }),
  procedures: proceduresByName<Skirmish>([battle, turn]),
  setup,
  clone: (s) => ({
    ...s,
    stack: cloneStack(s.stack),
    rng: { ...s.rng },
    events: null,
    figures: s.figures.map((f) => ({ owner: f.owner, x: f.x, y: f.y, hp: f.hp, tired: f.tired })),
    order: copyPile(s.order),
    loot: copyPile(s.loot),
    fate: copyPile(s.fate),
    hands: [s.hands[0].slice(), s.hands[1].slice()],
    score: [s.score[0], s.score[1]],
  }),
  view: (s) => copy({ figures: s.figures, score: s.score }) as never,
  guess,
  side: (_s, seat) => seat,
  evaluate: (s, seat) => {
    const lead = sum(s, seat) - sum(s, 1 - seat);
    return 0.5 + lead / (2 * (3 + Math.abs(lead)));
  },
  faults: () => [],
  content: [],
  used: () => [],
  words: {
    decision: noWords,
    option: (option: Option) => option.do,
    event: noWords,
    reason: noWords,
    outcome: noWords,
    board: noWords,
    setting: noWords,
  },
};

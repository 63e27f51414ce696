/**
 * The match servers are measured with: thirty figures on a field of 12 by 12, three face-down piles, two hands. A step
 * moves one own figure by one field, wrapping round the edges, and rolls two dice; sides alternate without end. The same
 * table as in bench/src/server/table.ts.
 */
import type { Game, MachineState, MatchOptions, Option, Viewer } from '@questhall/kernel';
import {
  call,
  cloneStack,
  copy,
  die,
  emit,
  freshMachine,
  proceduresByName,
  rulesFor,
  shuffle,
  viewInParts,
} from '@questhall/kernel';

interface Figure {
  id: string;
  owner: number;
  x: number;
  y: number;
  hp: number;
  tired: number;
}

interface Pile {
  draw: number[];
  discard: number[];
}

interface Table extends MachineState {
  figures: Figure[];
  decks: { order: Pile; loot: Pile; fate: Pile };
  hands: number[][];
  score: number[];
  moves: number;
  dice: number[];
  turn: number;
}

interface Step extends Option {
  readonly do: 'step';
  readonly at: { readonly figure: string };
  readonly dx: number;
  readonly dy: number;
}

const SIZE = 12;
const FIGURES = 30;
const WAYS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

const NAMES: readonly string[] = Array.from({ length: FIGURES }, (_, at) => `f${at}`);

/** All steps of each side. Options are values: they can be made once and listed often. */
const STEPS: readonly (readonly Step[])[] = [0, 1].map((side) =>
  NAMES.filter((_, at) => at % 2 === side).flatMap((figure) =>
    WAYS.map(([dx, dy]): Step => ({ do: 'step', at: { figure }, dx, dy })),
  ),
);

/** By id, as the peers have them. */
const PLACES = new Map(NAMES.map((name, at) => [name, at]));

const figureOf = (s: Table, { at }: Step): Figure => s.figures[PLACES.get(at.figure) ?? -1] as Figure;

const { procedure, ask } = rulesFor<Table>();

const turns = procedure<object>('turns', {
  step: ask<object, Step>({
    kind: 'step',
    who: (s) => s.turn,
    candidates: (s) => STEPS[s.turn] as readonly Step[],
    whyNot: (s, _f, step) => (figureOf(s, step).hp > 0 ? undefined : { rule: 'ALIVE' }),
    answer: (s, _f, step) => {
      const figure = figureOf(s, step);
      figure.x = (figure.x + step.dx + SIZE) % SIZE;
      figure.y = (figure.y + step.dy + SIZE) % SIZE;
      figure.tired += 1;
      s.dice = [die(s, 6), die(s, 6)];
      s.moves += 1;
      emit(s, { type: 'stepped', figure: figure.id, x: figure.x, y: figure.y, dice: s.dice });
      s.turn = 1 - s.turn;
      return 'stay';
    },
  }),
});

function setup(_options: MatchOptions, rng: MachineState['rng']): Table {
  const figures = Array.from({ length: FIGURES }, (_, at): Figure => {
    const owner = at % 2;
    const rank = at >> 1;
    const row = Math.floor(rank / 5);
    const y = owner === 0 ? 3 + row : 8 - row;
    return { id: `f${at}`, owner, x: (rank % 5) * 2 + 1, y, hp: 6, tired: 0 };
  });
  const machine = freshMachine(rng);
  const pile = (): Pile => {
    const draw = Array.from({ length: 40 }, (_, card) => card);
    shuffle(machine, draw);
    return { draw, discard: [] };
  };
  const s: Table = {
    ...machine,
    figures,
    decks: { order: pile(), loot: pile(), fate: pile() },
    hands: [[], []],
    score: [0, 0],
    moves: 0,
    dice: [],
    turn: 0,
  };
  call(s, turns, {});
  return s;
}

const clonePile = ({ draw, discard }: Pile): Pile => ({ draw: draw.slice(), discard: discard.slice() });

const clone = (s: Table): Table => ({
  stack: cloneStack(s.stack),
  rng: copy(s.rng),
  asks: s.asks,
  events: s.events?.slice() ?? null,
  outcome: s.outcome,
  figures: s.figures.map((figure) => ({ ...figure })),
  decks: { order: clonePile(s.decks.order), loot: clonePile(s.decks.loot), fate: clonePile(s.decks.fate) },
  hands: s.hands.map((hand) => hand.slice()),
  score: s.score.slice(),
  moves: s.moves,
  dice: s.dice.slice(),
  turn: s.turn,
});

const openView = (s: Table) => ({
  figures: s.figures as readonly Readonly<Figure>[],
  decks: [s.decks.order, s.decks.loot, s.decks.fate].map(({ draw, discard }) => ({
    left: draw.length,
    discard,
  })),
  score: s.score,
  moves: s.moves,
  dice: s.dice,
  turn: s.turn,
});

const ownView = (s: Table, viewer: Viewer) => ({
  hands: s.hands.map((hand, seat) => (seat === viewer ? hand : hand.length)),
});

type View = ReturnType<typeof openView> & ReturnType<typeof ownView>;

export const tableGame: Game<Table, MatchOptions, View> = {
  id: 'table',
  name: 'Table',
  version: 1,
  players: { min: 2, max: 2 },
  settings: [],
  configure: () => ({ options: { players: 2 } }),
  procedures: proceduresByName<Table>([turns]),
  setup,
  clone,
  ...viewInParts(openView, ownView),
  guess: (s) => {
    for (const pile of Object.values(s.decks)) shuffle(s, pile.draw);
  },
  side: (_s, seat) => seat,
  evaluate: () => 0.5,
  faults: () => [],
  content: [],
  used: () => [],
  words: {
    decision: () => 'Move a figure.',
    option: ({ do: verb }) => verb,
    event: ({ type }) => type,
    reason: ({ rule }) => rule,
    outcome: ({ how }) => how,
    board: ({ moves }) => `After ${moves} steps.`,
    setting: (key) => key,
  },
};

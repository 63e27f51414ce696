/** Small games to think about: each has one thing in it that a bot must get right. */
import type { Game, MachineState, Option, Rng, Seat } from '@questhall/kernel';
import { call, copy, die, freshMachine, proceduresByName, rulesFor } from '@questhall/kernel';

const nothing = (): string => '';

/** What small games leave out: no settings, no secrets, no words. */
export const PLAIN = {
  version: 1,
  players: { min: 1, max: 3 },
  settings: [],
  configure: () => ({ options: { players: 2 } }),
  clone: copy,
  view: () => null,
  guess: () => undefined,
  faults: () => [],
  content: [],
  used: () => [],
  words: {
    decision: nothing,
    option: (option: Option) => option.do,
    event: nothing,
    reason: nothing,
    outcome: nothing,
    board: nothing,
    setting: nothing,
  },
} as const;

interface Heap extends MachineState {
  counters: number;
  turn: Seat;
  sides: readonly number[];
}

interface Take extends Option {
  readonly do: 'take';
  readonly count: number;
}

const heapRules = rulesFor<Heap>();

const taking = heapRules.procedure<object>('taking', {
  take: heapRules.ask<object, Take>({
    kind: 'take',
    who: (s) => s.turn,
    candidates: (s) => [1, 2, 3].filter((n) => n <= s.counters).map((count) => ({ do: 'take', count })),
    answer: (s, _f, { count }) => {
      s.counters -= count;
      const side = s.sides[s.turn];
      if (s.counters === 0) {
        const winners = s.sides.flatMap((other, seat) => (other === side ? [seat] : []));
        s.outcome = { winners, how: 'lastCounter' };
      }
      s.turn = (s.turn + 1) % s.sides.length;
      return 'again';
    },
  }),
});

/** Up to three counters in turn from a heap; the side that takes the last one wins. All turns in one frame. */
export const heap: Game<Heap> = {
  ...PLAIN,
  id: 'heap',
  name: 'Heap',
  procedures: proceduresByName<Heap>([taking]),
  setup: (_options, rng) => heapOf(12, [0, 1], rng),
  side: (s, seat) => s.sides[seat] as number,
  evaluate: () => 0.5,
};

export function heapOf(counters: number, sides: readonly number[], rng: Rng): Heap {
  const s: Heap = { ...freshMachine(rng), counters, turn: 0, sides };
  call(s, taking, {});
  return s;
}

/** Whether the side to move can win, by trying everything. */
export function canWin(counters: number, seat: Seat, sides: readonly number[]): boolean {
  const next = (seat + 1) % sides.length;
  return [1, 2, 3].some((count) => {
    if (count > counters) return false;
    if (count === counters) return true;
    return canWin(counters - count, next, sides) === (sides[seat] === sides[next]);
  });
}

interface Fight extends MachineState {
  energy: number;
  ogre: number;
  imp: number;
  blows: number;
}

const fightRules = rulesFor<Fight>();

interface Blow {
  paid: number;
}

/** The price is asked first and costs; only then comes the target, and only after that does the blow fall. */
const blow = fightRules.procedure<Blow>('blow', {
  pay: fightRules.ask<Blow, Option & { readonly energy: number }>({
    kind: 'pay',
    who: () => 0,
    candidates: (s) => [1, 2, 3].filter((n) => n <= s.energy).map((energy) => ({ do: 'pay', energy })),
    answer: (s, f, { energy }) => {
      s.energy -= energy;
      f.paid = energy;
    },
  }),
  target: fightRules.ask<Blow, Option>({
    kind: 'target',
    who: () => 0,
    candidates: () => [{ do: 'ogre' }, { do: 'imp' }],
    answer: (s, f, option) => {
      if (option.do === 'ogre') s.ogre -= f.paid;
      else s.imp -= 1;
    },
  }),
});

const turn = fightRules.procedure<object>('turn', {
  act: fightRules.ask<object, Option>({
    kind: 'act',
    who: () => 0,
    candidates: (s) => (s.energy > 0 ? [{ do: 'rest' }, { do: 'blow' }] : [{ do: 'rest' }]),
    answer: (s, _f, option) => {
      if (option.do === 'rest') return;
      call(s, blow, { paid: 0 });
      return 'stay';
    },
  }),
  /** Resting lets the ogre strike: whoever judges a blow before that and a rest after it will never rest. */
  strike: (s) => {
    s.blows += die(s, 2);
    if (s.ogre <= 0 || s.blows >= 12) s.outcome = { winners: s.ogre <= 0 ? [0] : [], how: 'over' };
  },
});

const fighting = fightRules.procedure<object>('fighting', {
  turns: (s) => {
    call(s, turn, {});
    return 'stay';
  },
});

/** One seat, questions in small steps. */
export const fight: Game<Fight> = {
  ...PLAIN,
  id: 'fight',
  name: 'Fight',
  procedures: proceduresByName<Fight>([fighting, turn, blow]),
  setup: (_options, rng) => {
    const s: Fight = { ...freshMachine(rng), energy: 3, ogre: 6, imp: 6, blows: 0 };
    call(s, fighting, {});
    return s;
  },
  side: () => 0,
  evaluate: (s) => 0.5 - s.ogre / 20 + s.energy / 40 - s.blows / 50,
};

import type { Game, MachineState, Option, Rng, Seat } from '@questhall/kernel';
import { advance, answer, call, freshMachine, proceduresByName, rulesFor, seeded } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { chanceFrom } from '../src/chance.ts';
import { horizonOf, roundsOf } from '../src/rounds.ts';
import { heap, heapOf, PLAIN } from './games.ts';
import { skirmish } from './skirmish.ts';

interface Quest extends MachineState {
  deeds: number;
}

const { procedure, ask } = rulesFor<Quest>();

/** Whoever has the turn does two things, each with a question of its own. */
const deed = procedure<{ seat: Seat }>('deed', {
  how: ask<{ seat: Seat }, Option>({
    kind: 'how',
    who: (_s, f) => f.seat,
    candidates: () => [{ do: 'softly' }, { do: 'loudly' }],
    answer: (s) => {
      s.deeds += 1;
    },
  }),
});

const turn = procedure<{ seat: Seat; done: number }>('turn', {
  act: ask<{ seat: Seat; done: number }, Option>({
    kind: 'act',
    who: (_s, f) => f.seat,
    candidates: () => [{ do: 'this' }, { do: 'that' }],
    answer: (s, f) => {
      f.done += 1;
      call(s, deed, { seat: f.seat });
    },
  }),
  end: (_s, f) => (f.done < 2 ? 'again' : 'end'),
});

const round = procedure<object>('round', {
  first: (s) => call(s, turn, { seat: 0, done: 0 }),
  second: (s) => call(s, turn, { seat: 1, done: 0 }),
});

const world = procedure<{ rounds: number }>('world', {
  next: (s, f) => {
    f.rounds += 1;
    call(s, round, {});
  },
  end: (_s, f) => (f.rounds < 4 ? 'again' : 'end'),
});

const match = procedure<object>('match', {
  next: (s) => {
    call(s, world, { rounds: 0 });
    return 'stay';
  },
});

const quest: Game<Quest> = {
  ...PLAIN,
  id: 'quest',
  name: 'Quest',
  procedures: proceduresByName<Quest>([match, world, round, turn, deed]),
  setup: (_options, rng) => questFrom(rng),
  side: () => 0,
  evaluate: () => 0.5,
};

function questFrom(rng: Rng): Quest {
  const s: Quest = { ...freshMachine(rng), deeds: 0 };
  call(s, match, {});
  return s;
}

describe('rounds', () => {
  test('are what holds the turns of all together, neither worlds nor deeds', () => {
    for (let deeds = 0; deeds < 16; deeds++) {
      const s = questFrom(seeded('quest'));
      const go = (): void => {
        const asked = advance(quest, s)[0];
        if (asked) answer(quest, s, asked.seat, asked.options[0] as Option);
      };
      for (let i = 0; i < deeds; i++) go();
      const seat = advance(quest, s)[0]?.seat ?? 0;
      expect(roundsOf(quest, quest.clone(s), seat, chanceFrom('x'))).toMatchObject({
        depth: 2,
        ofTurns: false,
      });
    }
  });

  test('are as long as it takes until the own turn comes again, where nothing holds turns together', () => {
    const s = skirmish.setup({ players: 2 }, seeded('rounds'));
    expect(roundsOf(skirmish, s, 0, chanceFrom('x'))).toMatchObject({ depth: 1, ofTurns: true });
  });

  test('a game may say what a round is', () => {
    const s = quest.setup({ players: 2 }, seeded('quest'));
    advance(quest, s);
    const named: Game<Quest> = { ...quest, rounds: ['world'] };
    const depth = s.stack.findIndex(({ proc }) => proc === 'world');
    expect(roundsOf(named, s, 0, chanceFrom('x'))).toMatchObject({ depth, ofTurns: false });
    expect(roundsOf(quest, s, 0, chanceFrom('x')).depth).not.toBe(depth);
  });

  test('there are none where all turns are one frame: thoughts go to the end of the match if it is near', () => {
    const { depth, choices } = roundsOf(heap, heapOf(12, [0, 1], seeded('heap')), 0, chanceFrom('x'));
    expect(depth).toBeUndefined();
    const long = roundsOf(heap, heapOf(1000, [0, 1], seeded('heap')), 0, chanceFrom('x'));
    expect(long.depth).toBeUndefined();
    expect(long.choices).toBeLessThan(choices);
  });
});

describe('a thought ends', () => {
  test('with the round in which it began', () => {
    const s = questFrom(seeded('quest'));
    advance(quest, s);
    const isBeyond = horizonOf(quest, s, 0, { depth: 2, ofTurns: false, choices: 99 });
    let questions = 0;
    for (let asked = advance(quest, s)[0]; asked && !isBeyond(asked); asked = advance(quest, s)[0]) {
      answer(quest, s, asked.seat, asked.options[0] as Option);
      questions += 1;
    }
    expect({ questions, deeds: s.deeds }).toEqual({ questions: 8, deeds: 4 });
  });

  test('nowhere where there are no rounds', () => {
    const s = heap.setup({ players: 2 }, seeded('heap'));
    const asked = advance(heap, s)[0];
    expect(asked && horizonOf(heap, s, 0, { depth: undefined, ofTurns: false, choices: 99 })(asked)).toBe(
      false,
    );
  });
});

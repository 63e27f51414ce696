import type { Decision, MachineState, Option, Seat } from '@questhall/kernel';
import {
  advance,
  answer,
  asGame,
  call,
  copy,
  freshMachine,
  proceduresByName,
  rulesFor,
  seeded,
} from '@questhall/kernel';
import type { Toy } from '@questhall/testkit/toy';
import { toy } from '@questhall/testkit/toy';
import { describe, expect, test } from 'vitest';
import type { Level } from '../src/index.ts';
import { createBot, hint } from '../src/index.ts';

/** The unseen bones in an order that says nothing, then dealt again: guesses depend on what they are, not where. */
function guess(s: Toy, seat: Seat): void {
  const unseen = s.fighters.filter((_, other) => toy.view(s, seat).fighters[other]?.hand === null);
  const bones = [...s.bag, ...unseen.flatMap(({ hand }) => hand)].sort();
  for (const { hand } of unseen) hand.splice(0, hand.length, ...bones.splice(0, hand.length));
  s.bag.splice(0, s.bag.length, ...bones);
  toy.guess(s, seat);
}

const game = asGame({ ...toy, guess });
const THINKERS: readonly Level[] = ['greedy', 'master'];

/** The same position to this seat, everything else dealt again. */
function dealtAgain(s: MachineState, seat: Seat, seed: string): MachineState {
  const other = game.clone(s);
  other.rng = seeded(seed);
  game.guess(other, seat);
  return other;
}

const decisionOf = (s: MachineState, seat: Seat): Decision | undefined =>
  advance(game, s).find((open) => open.seat === seat);

describe('a bot does not know what its seat may not know', () => {
  test.each(THINKERS)('%s: the unseen dealt again, the same choice for the same reasons', (level) => {
    let compared = 0;
    for (const seed of ['a', 'b', 'c']) {
      const configured = game.configure({ players: 3 });
      if ('problems' in configured) throw new Error('not configured');
      const s = game.setup(configured.options, seeded(seed));
      const mover = createBot('random', { seed });
      for (let open = advance(game, s); open.length > 0; open = advance(game, s)) {
        const asked = open[open.length - 1] as Decision;
        const other = dealtAgain(s, asked.seat, `other ${compared}`);
        const bot = createBot(level, { seed });
        const budget = { iterations: level === 'greedy' ? 2 : 30 };
        const again = bot.choose(game, other, decisionOf(other, asked.seat) as Decision, budget);
        expect(again).toEqual(bot.choose(game, s, asked, budget));
        compared += 1;
        answer(game, s, asked.seat, mover.choose(game, s, asked).option);
      }
    }
    expect(compared).toBeGreaterThan(60);
  });

  test('hints too', () => {
    const s = game.setup({ players: 2, health: 5, scouting: true } as never, seeded('hints'));
    const asked = advance(game, s)[0] as Decision;
    const other = dealtAgain(s, asked.seat, 'other');
    const asking = { seed: 'x', budget: { iterations: 40 } };
    expect(hint(game, other, asked, asking)).toEqual(hint(game, s, asked, asking));
  });
});

interface Hands extends MachineState {
  shown: readonly string[];
}

const { procedure, askTogether } = rulesFor<Hands>();

/** Both show a hand at once: whoever knew the other's would always win. */
const show = procedure<object>('show', {
  choose: askTogether<object, Option>({
    kind: 'show',
    who: () => [0, 1],
    candidates: () => [{ do: 'rock' }, { do: 'paper' }, { do: 'scissors' }],
    answers: (s, _f, given) => {
      const [left, right] = [0, 1].map((seat) =>
        ['rock', 'paper', 'scissors'].indexOf(given.get(seat)?.do ?? ''),
      );
      const lead = ((left as number) - (right as number) + 3) % 3;
      s.outcome = { winners: lead === 0 ? [0, 1] : [lead === 1 ? 0 : 1], how: 'shown' };
    },
  }),
});

test('what another seat has already answered in secret does not matter', () => {
  const hands = {
    ...game,
    id: 'hands',
    procedures: proceduresByName<Hands>([show]),
    clone: copy,
    guess: () => undefined,
    side: (_s: Hands, seat: Seat) => seat,
    evaluate: () => 0.5,
  } as unknown as typeof game;
  const choices = ['rock', 'paper', 'scissors'].map((secret) => {
    const s: MachineState = freshMachine(seeded('hands'));
    call(s, show, {});
    advance(hands, s);
    answer(hands, s, 1, { do: secret });
    const asked = advance(hands, s)[0] as Decision;
    return createBot('master', { seed: 'x' }).choose(hands, s, asked, { iterations: 300 });
  });
  expect(choices[1]).toEqual(choices[0]);
  expect(choices[2]).toEqual(choices[0]);
  expect(choices[0]?.hints.every(({ share }) => share > 0.15)).toBe(true);
});

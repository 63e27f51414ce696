/** The bots by name. */
import type { Decision, Game, MachineState } from '@questhall/kernel';
import { below, ROLL } from '@questhall/kernel';
import type { Chance } from './chance.ts';
import { chanceFrom, oneOf } from './chance.ts';
import { greedy } from './greedy.ts';
import { imagining } from './imagining.ts';
import { playfulOption, readyOption, worthAThought } from './inclination.ts';
import { search } from './search.ts';
import type { Left } from './stop.ts';
import { leftOf } from './stop.ts';
import type { Bot, BotTools, Budget, Level, Thoughts } from './types.ts';
import { worth } from './worth.ts';

type Thinking = <S extends MachineState>(
  game: Game<S>,
  state: S,
  decision: Decision,
  chance: Chance,
  left: Left,
) => Thoughts<S>;

/**
 * Where nobody plays against you and the game does not say what sensible players do, nothing good comes of thoughts that go
 * on at random: all options are looked at one action ahead, in many positions.
 */
const searching: Thinking = (game, state, decision, chance, left) =>
  !game.inclinations && allTogether(game, state)
    ? greedy(game, state, decision, chance, left)
    : search(game, state, decision, chance, left);

function allTogether<S extends MachineState>(game: Game<S>, state: S): boolean {
  const side = game.side(state, 0);
  for (let seat = 1; seat < game.players.max; seat++) if (game.side(state, seat) !== side) return false;
  return true;
}

/** What the game says is not worth a thought gets none; where only one option is left, no more is needed. */
function ifInDoubt(think: Thinking): Thinking {
  return (game, state, decision, chance, left) => {
    const options = worthAThought(game, state, decision, chance);
    const [option] = options;
    if (options.length > 1 || !option) return think(game, state, { ...decision, options }, chance, left);
    const now = worth(game, imagining(game, state, decision.seat, chance), decision.seat);
    return { option, hints: [{ option, chance: now, share: 1, equal: true }], iterations: 0 };
  };
}

/** Of so many choices one is made without looking, where the game says what players are readily inclined to. */
function onceAtAGlanceIn(choices: number, think: Thinking): Thinking {
  return (game, state, decision, chance, left) =>
    game.inclinations && below(chance, choices) === 0
      ? atAGlance(game, state, decision, chance, left)
      : think(game, state, decision, chance, left);
}

const atAGlance: Thinking = (game, state, decision, chance) => ({
  option: readyOption(game, imagining(game, state, decision.seat, chance), decision, chance),
  hints: [],
  iterations: 0,
});

const forFun: Thinking = (game, state, decision, chance) => ({
  option: playfulOption(game, imagining(game, state, decision.seat, chance), decision, chance),
  hints: [],
  iterations: 0,
});

const atRandom: Thinking = (_game, _state, { options }, chance) => ({
  option: oneOf(chance, options),
  hints: [],
  iterations: 0,
});

interface Settings {
  readonly think: Thinking;
  /** With a clock. */
  readonly ms?: number;
  /** Without one. */
  readonly iterations: number;
}

const SETTINGS: { readonly [level in Level]: Settings } = {
  random: { think: atRandom, iterations: 0 },
  squire: { think: forFun, iterations: 0 },
  greedy: { think: ifInDoubt(greedy), iterations: 4 },
  apprentice: { think: ifInDoubt(onceAtAGlanceIn(3, searching)), iterations: 1 },
  adept: { think: ifInDoubt(onceAtAGlanceIn(8, searching)), ms: 75, iterations: 25 },
  master: { think: ifInDoubt(searching), ms: 1500, iterations: 500 },
};

/** How long a level thinks unless it is told otherwise: by the clock, or by counting, the same on every machine. */
export function budgetOf(level: Level, by: 'ms' | 'iterations'): Budget {
  const { ms, iterations } = SETTINGS[level];
  return by === 'ms' && ms !== undefined ? { ms } : { iterations };
}

export function createBot(level: Level, { seed, now }: BotTools): Bot {
  const { think } = SETTINGS[level];
  return {
    level,
    choose(game, state, decision, budget = budgetOf(level, now ? 'ms' : 'iterations')) {
      const { options, seat, id, kind } = decision;
      // A bot has no hands: the table rolls for it.
      const only = kind === ROLL ? options.at(-1) : options.length === 1 ? options[0] : undefined;
      if (only) return { option: only, hints: [], iterations: 0 };
      const chance = chanceFrom(`${seed}/${seat}/${id}`);
      const { option, hints, iterations } = think(game, state, decision, chance, leftOf(budget, now));
      return { option, hints, iterations };
    },
  };
}

/**
 * What the strongest of them thinks, and how it expects play to go on. Who asks wants to know why, also where it is plain: then
 * all options are thought about, and what is plain comes first unless another is better.
 */
export const thoughtsAbout: Thinking = (game, state, decision, chance, left) => {
  const worthy = worthAThought(game, state, decision, chance);
  if (worthy.length > 1) return searching(game, state, { ...decision, options: worthy }, chance, left);
  const thoughts = searching(game, state, decision, chance, left);
  const plain = thoughts.hints.find(({ option }) => option === worthy[0]);
  if (!plain?.equal) return thoughts;
  return {
    ...thoughts,
    option: plain.option,
    hints: [plain, ...thoughts.hints.filter((one) => one !== plain)],
  };
};

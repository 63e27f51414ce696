/** Advice to a person: the best options, their chances, and what comes of each. */
import type { Decision, Game, GameEvent, HintReason, MachineState, Option } from '@questhall/kernel';
import { advance, eventsFor } from '@questhall/kernel';
import type { Chance } from './chance.ts';
import { chanceFrom } from './chance.ts';
import { imagining } from './imagining.ts';
import { createBot } from './levels.ts';
import { indexOfOption } from './options.ts';
import { bestOf, playOut, quickPlay } from './quick.ts';
import { newTrial } from './trial.ts';
import type { BotTools, Budget, Level, Ranked } from './types.ts';
import { worth } from './worth.ts';

export interface Hint extends Ranked {
  readonly because: HintReason;
}

export interface HintTools extends BotTools {
  readonly budget?: Budget;
  /** At most this many hints. */
  readonly count?: number;
  readonly level?: Level;
}

const USUAL_COUNT = 3;

export function hint<S extends MachineState>(
  game: Game<S>,
  state: S,
  decision: Decision,
  { seed, now, budget, count = USUAL_COUNT, level = 'master' }: HintTools,
): readonly Hint[] {
  const bot = createBot(level, now ? { seed, now } : { seed });
  const { hints } = bot.choose(game, state, decision, budget);
  const chance = chanceFrom(`${seed}/why/${decision.seat}/${decision.id}`);
  return explained(game, state, decision, hints, count, chance);
}

/** Puts a reason beside each of the best options. */
export function explained<S extends MachineState>(
  game: Game<S>,
  state: S,
  decision: Decision,
  ranked: readonly Ranked[],
  count: number,
  chance: Chance,
): readonly Hint[] {
  const [only] = decision.options;
  if (decision.options.length === 1 && only) {
    const now = worth(game, imagining(game, state, decision.seat, chance), decision.seat);
    return [{ option: only, chance: now, share: 1, because: { is: 'only' } }];
  }
  const compared = ranked.slice(0, count + OTHERS);
  const stories = compared.map(({ option }) => storiesOf(game, state, decision, option, chance));
  return compared
    .slice(0, count)
    .map((one, i) => ({ ...one, because: reasonFor(stories[i] as Story[], stories.flat()) }));
}

/** Reasons are told apart from what would happen anyway, so some other options are played out too. */
const OTHERS = 3;
const STORIES = 16;
const FOLLOW_UP = bestOf(2);

/** What a seat would see happen if an option were chosen, and how it would stand then. */
interface Story {
  /** What happened, by how it is told: to a person the same sentence is the same event. */
  readonly events: ReadonlyMap<string, GameEvent>;
  readonly worth: number;
}

function storiesOf<S extends MachineState>(
  game: Game<S>,
  state: S,
  decision: Decision,
  option: Option,
  chance: Chance,
): Story[] {
  const { seat } = decision;
  const quick = quickPlay(game, chance);
  const stories: Story[] = [];
  for (let i = 0; i < STORIES; i++) {
    const s = imagining(game, state, seat, chance);
    s.events = [];
    const listed = advance(game, s).find((open) => open.seat === seat)?.options ?? [];
    const found = listed[indexOfOption(listed, option, 0)];
    if (!found) continue;
    playOut(quick, s, decision, found, FOLLOW_UP, newTrial(found));
    const view = game.view(s, seat);
    const events = new Map<string, GameEvent>();
    for (const event of eventsFor(seat, s.events)) {
      const sentence = game.words.event(event, view);
      if (sentence) events.set(sentence, event);
    }
    stories.push({ events, worth: worth(game, s, seat) });
  }
  return stories;
}

const averageWorth = (stories: readonly Story[]): number =>
  stories.reduce((sum, story) => sum + story.worth, 0) / stories.length;

/**
 * The event that comes to pass often after this option and makes a story a good one. Squared, because what makes the
 * difference says more than what is only certain (the option itself, told once more); of equals the last in the story.
 */
function reasonFor(own: readonly Story[], all: readonly Story[]): HintReason {
  const average = averageWorth(all);
  let best: HintReason = { is: 'nothing' };
  let most = 0;
  for (const [sentence, to] of new Map(own.flatMap((story) => [...story.events]))) {
    const often = own.filter((story) => story.events.has(sentence)).length / own.length;
    const gain = averageWorth(all.filter((story) => story.events.has(sentence))) - average;
    const telling = gain > 0 ? often * gain * gain : 0;
    if (telling === 0 || telling < most) continue;
    most = telling;
    best = { is: 'leads', to, often };
  }
  return best;
}

/** One match of strong bots, watched: blunders, what is never used, and what chances were shown. */
import type { Frame, Game, MatchOptions, Option, Seat } from '@questhall/kernel';
import { advance, answer, seeded, takeEvents } from '@questhall/kernel';
import { chanceFrom } from '../chance.ts';
import type { Effects } from '../effects.ts';
import { addEffects, effectsOn, noEffects } from '../effects.ts';
import { createBot } from '../levels.ts';
import type { Bot, Budget, Level } from '../types.ts';
import type { Blunder } from './blunders.ts';
import { isOwnHarm, leftLying } from './blunders.ts';
import { matchNumber } from './match-number.ts';
import type { Pick } from './weigh.ts';
import { countPicks, finderOf } from './weigh.ts';

export interface WatchWork {
  readonly setups: readonly MatchOptions[];
  readonly level: Level;
  readonly seed: string;
  readonly budget: Budget | null;
  /** Blunders take as long to find as to make. */
  readonly blunders: boolean;
}

/** A chance, as it was shown or judged, and whether it came true. */
export interface ShownChance {
  readonly chance: number;
  readonly won: boolean;
}

export interface Watched {
  readonly options: MatchOptions;
  readonly how: string | null;
  readonly choices: number;
  readonly blunders: readonly Blunder[];
  /** By kind of question and deed, and by piece of content. */
  readonly picks: readonly (readonly [string, Pick])[];
  /** What the best option promised, at each choice. */
  readonly shown: readonly ShownChance[];
  /** How the position was judged when a round began, for the side with the most seats; of sides alike, for each. */
  readonly judged: readonly ShownChance[];
}

const LONGEST = 200_000;

export function watcher(game: Game, work: WatchWork): (number: number) => Watched {
  const piecesIn = finderOf(game);
  const keysOf = (kind: string) => (option: Option) => [`${kind} ${option.do}`, ...piecesIn(option)];
  return (number) => watch(game, keysOf, work, number);
}

function watch(
  game: Game,
  keysOf: (kind: string) => (option: Option) => readonly string[],
  work: WatchWork,
  number: number,
): Watched {
  const { options } = matchNumber(work, number);
  const seed = `${work.seed}/${number}`;
  const bots = Array.from({ length: options.players }, (_, seat) =>
    createBot(work.level, { seed: `${seed} bot ${seat}` }),
  );
  const chance = chanceFrom(`${seed} watch`);
  const s = game.setup(options, seeded(seed));
  const picks = new Map<string, Pick>();
  const blunders: Blunder[] = [];
  const shown: { readonly seat: Seat; readonly chance: number }[] = [];
  const judged: { readonly seat: Seat; readonly chance: number }[] = [];
  const largest = largestSides(bots.map((_, seat) => game.side(s, seat)));
  let round: Frame | undefined;
  let deed: Deed | undefined;
  let [answers, choices] = [0, 0];
  for (; answers < LONGEST; answers++) {
    const [decision] = advance(game, s);
    if (!decision) break;
    const now = s.stack.find(({ proc }) => game.rounds?.includes(proc) === true);
    if (now && now !== round)
      for (const seat of largest) judged.push({ seat, chance: game.evaluate(s, seat) });
    round = now;
    const { seat, kind, options: open } = decision;
    const choice = (bots[seat] as Bot).choose(game, s, decision, work.budget ?? undefined);
    const told = (option: Option): string => game.words.option(option, game.view(s, seat));
    if (!deed || s.stack.length <= deed.depth) {
      if (deed) noteHarm(deed, blunders);
      const [depth, chosen] = [s.stack.length, open.length > 1 ? told(choice.option) : undefined];
      deed = { depth, seat, at: answers, chosen, effects: noEffects() };
    }
    if (open.length > 1) {
      choices += 1;
      countPicks(picks, decision, choice.option, keysOf(kind));
      const [best] = choice.hints;
      if (best) shown.push({ seat, chance: best.chance });
      const left = work.blunders ? leftLying(game, s, decision, choice.option, chance) : undefined;
      if (left)
        blunders.push({
          slip: left.slip,
          at: answers,
          chosen: told(choice.option),
          missed: told(left.option),
        });
    }
    takeEvents(s);
    answer(game, s, seat, choice.option);
    advance(game, s);
    addEffects(deed.effects, effectsOn(game, s, deed.seat));
  }
  if (deed) noteHarm(deed, blunders);
  const winners = s.outcome?.winners ?? [];
  const cameTrue = ({ seat, chance: one }: (typeof shown)[number]): ShownChance => ({
    chance: one,
    won: winners.includes(seat),
  });
  return {
    options,
    how: s.outcome?.how ?? null,
    choices,
    blunders,
    picks: [...picks],
    shown: shown.map(cameTrue),
    judged: judged.map(cameTrue),
  };
}

/** What somebody did, with all that came of it until they were asked again: defences and new throws belong to the attack. */
interface Deed {
  readonly depth: number;
  readonly seat: Seat;
  readonly at: number;
  /** Nothing: there was nothing to choose. */
  readonly chosen: string | undefined;
  readonly effects: Effects;
}

function noteHarm({ at, chosen, effects }: Deed, blunders: Blunder[]): void {
  if (chosen !== undefined && isOwnHarm(effects)) blunders.push({ slip: 'own harm', at, chosen, missed: '' });
}

/** A seat of each side that has the most seats: against one, the many; against others alike, all. */
function largestSides(sides: readonly number[]): readonly Seat[] {
  const size = (side: number): number => sides.filter((each) => each === side).length;
  const most = Math.max(...sides.map(size));
  return sides.flatMap((side, seat) => (size(side) === most && sides.indexOf(side) === seat ? [seat] : []));
}

/** What a seat cannot see makes no difference to what a bot chooses for it, nor to what it would tell a person. */
import type { Level } from '@questhall/bots';
import { createBot, hint } from '@questhall/bots';
import type { Decision, Game, MachineState, MatchOptions } from '@questhall/kernel';
import { advance, answer, asGame, imagine, same, seeded } from '@questhall/kernel';
import { inclined } from '../random-play.ts';
import { parting } from './moment.ts';

export interface ChoiceSettings {
  readonly seed: string;
  /** The matches take turns with these. */
  readonly options: readonly MatchOptions[];
  /** Decisions to compare, at most so many of one match. */
  readonly compared: number;
  readonly ofOneMatch: number;
  readonly level?: Level;
  readonly iterations?: number;
}

export interface ChoiceReport {
  compared: number;
  /** Where the unseen was really dealt otherwise. */
  dealtOtherwise: number;
  /** Decisions at which the choice, its ranking or the hints were other ones. */
  readonly parted: string[];
}

/** Every so many-th decision with a choice is compared. */
const EVERY = 7;
/** Every so many-th of them is also told as a hint. */
const TOLD = 5;
/** No match is followed further. */
const LONGEST = 2_000;

export function checkChoices<S extends MachineState, O extends MatchOptions, V>(
  typed: Game<S, O, V>,
  settings: ChoiceSettings,
): ChoiceReport {
  const game = asGame(typed);
  const report: ChoiceReport = { compared: 0, dealtOtherwise: 0, parted: [] };
  for (let number = 0; report.compared < settings.compared; number++) follow(game, settings, number, report);
  return report;
}

function follow(game: Game, settings: ChoiceSettings, number: number, report: ChoiceReport): void {
  const { seed, options, compared, ofOneMatch } = settings;
  const chosen = options[number % options.length];
  if (!chosen) throw new Error('choices need options to play with');
  const s = game.setup(chosen, seeded(`${seed}-${number}`));
  const chance = { rng: seeded(`${seed}-${number} players`) };
  const play = inclined(game);
  const most = Math.min(compared, report.compared + ofOneMatch);
  let [decision] = advance(game, s);
  for (let step = 0; decision && step < LONGEST && report.compared < most; step++) {
    if (step % EVERY === 0 && decision.options.length > 1) compare(game, settings, s, decision, report);
    answer(game, s, decision.seat, play(s, decision, chance));
    [decision] = advance(game, s);
  }
}

function compare(
  game: Game,
  { seed, level = 'master', iterations = 24 }: ChoiceSettings,
  s: MachineState,
  { seat }: Decision,
  report: ChoiceReport,
): void {
  const thoughtsOn = (position: MachineState): unknown => {
    const copy = game.clone(position);
    const decision = advance(game, copy).find((open) => open.seat === seat);
    if (!decision) return 'not asked';
    const budget = { iterations };
    const { option, hints } = createBot(level, { seed }).choose(game, copy, decision, budget);
    // Hints are followed to the end of the round, which takes long: some of them.
    const told = report.compared % TOLD === 0 && hint(game, copy, decision, { seed, budget });
    return { option, hints, told };
  };
  const other = imagine(game, s, seat, `${seed} dealt ${report.compared}`);
  const flaw = parting(thoughtsOn(s), thoughtsOn(other));
  if (flaw !== undefined) report.parted.push(`decision ${report.compared}: ${flaw}`);
  if (!same({ ...s, rng: 0, events: 0 }, { ...other, rng: 0, events: 0 })) report.dealtOtherwise += 1;
  report.compared += 1;
}

import type { Decision, Game, Match, MatchRecord, Recorded } from '@questhall/kernel';
import type { Objection, Referee } from '@questhall/testkit';
import { objectionText, refereed } from '@questhall/testkit';
import { command } from '../command.ts';
import { CliError, FOUND, OK } from '../errors.ts';
import { findGame } from '../games.ts';
import type { Io } from '../io.ts';
import { sentences } from '../play/story.ts';
import { checkSetup, readRecord, sentence } from '../records.ts';
import { loadReferee } from '../referees.ts';
import { describeSetup } from '../settings.ts';
import { wrap } from '../terminal/layout.ts';
import { plural } from '../terminal/numbers.ts';
import { paintFor } from '../terminal/paint.ts';
import { playedUpTo } from './replay.ts';

export const referee = command({
  name: 'referee',
  summary: 'Read a match aloud with the objections of a referee who knows only the rulebook',
  usage: '<file> [options]',
  words: { min: 1, max: 1 },
  options: { brief: { kind: 'flag', help: 'only the answers that are objected to' } },
  notes: [
    'The referee sees every hand and what happened, and nothing of how the game is written. The file is a record, as play --save and fuzz write it.',
    'Exit code 0: no objection. 1: at least one.',
  ],
  examples: ['referee evening.json', 'referee fuzz-brawl-1-referee.json --brief'],
  async run({ brief = false }, [file = ''], io) {
    const record = readRecord(file, io.cwd);
    const { game, ref } = await findGame(record.game, io.cwd, record.rulesVersion);
    checkSetup(game, record);
    const known = await loadReferee(ref);
    if (!known) throw new CliError(`${game.name} has no referee`);
    io.out.write(
      `${paintFor(io).strong(game.name)}, ${describeSetup(game, record.options)}, seed ${record.seed}\n`,
    );
    const objections = readAloud(game, known, record, brief, io);
    const answers = plural(record.answers.length, 'answer');
    io.out.write(`\n${answers} watched, ${plural(objections, 'objection')}.\n`);
    return objections === 0 ? OK : FOUND;
  },
});

function readAloud(game: Game, known: Referee, record: MatchRecord, brief: boolean, io: Io): number {
  const watching = refereed(known, game, record.options);
  let count = 0;
  let asked: readonly Decision[] = [];
  let choice = '';
  playedUpTo(game, record, record.answers.length, (match, events) => {
    const given = match.answers.at(-1);
    const decision = asked.find(({ seat }) => seat === given?.seat);
    const objections =
      given && decision
        ? watching.beat(match.state, match.decisions, events, decision, given.option)
        : watching.opening(match.state, match.decisions, events);
    count += objections.length;
    if (!brief || objections.length > 0) tell(match, choice, events, objections, io);
    asked = match.decisions;
    choice = nextChoice(match, record);
  });
  return count;
}

/** In the words of the moment before it: afterwards the card it names may be gone. */
function nextChoice({ game, state, answers }: Match, record: MatchRecord): string {
  const next = record.answers[answers.length];
  if (!next) return '';
  const who = record.seats[next.seat] ?? `Seat ${next.seat + 1}`;
  return `${who}: ${sentence(() => game.words.option(next.option, game.view(state, next.seat))) ?? next.option.do}`;
}

function tell(
  { game, state, answers }: Match,
  choice: string,
  events: readonly Recorded[],
  objections: readonly Objection[],
  io: Io,
): void {
  const paint = paintFor(io);
  const line = (text: string): void => {
    io.out.write(`      ${wrap(text, Math.max(40, io.out.columns - 6), '      ')}\n`);
  };
  if (choice !== '') io.out.write(`${paint.faint(String(answers.length).padStart(4))}  ${choice}\n`);
  for (const said of sentences(game, events, null, game.view(state, null))) line(said);
  for (const objection of objections) line(paint.bad(`✗ ${objectionText(objection)}`));
}

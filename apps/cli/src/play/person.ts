/** One decision of one person: what they see, what they can type, what they chose. */
import { hint } from '@questhall/bots';
import type { Decision, Option, Seat } from '@questhall/kernel';
import { present, recordOf, refused } from '@questhall/kernel';
import { HINT_TEXTS, hintSentences } from '@questhall/protocol';
import { CliError } from '../errors.ts';
import { writeRecord } from '../records.ts';
import { wrap } from '../terminal/layout.ts';
import { percent } from '../terminal/numbers.ts';
import type { Numbered } from './options.ts';
import { numbered, optionList, reasonWords, refusalList, understand } from './options.ts';
import type { Table } from './table.ts';
import { catchUp, give, handOver, nameOf, say, showBoard, showLog, takeBack, widthFor } from './table.ts';

/** What became of it: the match goes on (an answer, or one taken back), or the person has left. */
export type Turned = 'on' | 'left';

/** No hint takes longer, however slow the machine. */
const HINT_MS = 4000;

/** A key, what it does, and whether the table has to be looked at again afterwards. */
interface Key {
  readonly key: string;
  readonly help: string;
  press(asked: TurnInput, rest: string): Promise<'stay' | Turned> | 'stay' | Turned;
}

interface TurnInput {
  readonly table: Table;
  readonly seat: Seat;
  readonly decision: Decision;
  readonly list: readonly Numbered[];
}

const KEYS: readonly Key[] = [
  { key: '?', help: 'what is not possible, and why (? word: only what contains the word)', press: explain },
  {
    key: 'u',
    help: 'take back your last choice',
    press: async ({ table, seat }) => ((await takeBack(table, seat)) ? 'on' : 'stay'),
  },
  { key: 'h', help: 'a hint', press: showHints },
  {
    key: 'b',
    help: 'the board and the options again',
    press: (asked) => {
      showBoard(asked.table, present(asked.table.match, asked.seat).view, true);
      showQuestion(asked);
      return 'stay';
    },
  },
  {
    key: 'l',
    help: 'the log of the whole match',
    press: ({ table, seat }) => {
      showLog(table, seat);
      return 'stay';
    },
  },
  { key: 's', help: 'save the match to a file (s file)', press: saveAs },
  { key: 'k', help: 'these keys', press: ({ table }) => showKeys(table) },
  { key: 'q', help: 'leave the table', press: () => 'left' },
];

export async function askPerson(table: Table, decision: Decision): Promise<Turned> {
  const { game, match } = table;
  const { seat } = decision;
  if (!(await handOver(table, seat))) return 'left';
  catchUp(table, seat);
  const list = numbered(game, decision.options, present(match, seat).view);
  const asked: TurnInput = { table, seat, decision, list };
  showQuestion(asked);
  for (;;) {
    const line = await table.lines.next(table.paint.key('> '));
    if (line === null) return 'left';
    const after = await react(asked, line.trim());
    if (after !== 'stay') return after;
  }
}

function showQuestion({ table, seat, list }: TurnInput): void {
  const { game, match, paint, io, hides, bots } = table;
  const { view, decision } = present(match, seat);
  if (!decision) return;
  const sentence = game.words.decision(decision.kind, decision.about, view);
  const people = bots.filter((bot) => bot === undefined).length;
  const who = hides || people > 1 ? `${nameOf(table, seat)}: ` : '';
  say(table, `${paint.strong(wrap(`${who}${sentence}`, widthFor(io)))}`);
  say(table, optionList(list, paint, widthFor(io)));
}

function showKeys(table: Table): 'stay' {
  say(table, 'Type the number of an option, or enough letters of it. Enter alone takes the only option.');
  for (const { key, help } of KEYS) say(table, `  ${table.paint.key(key)}  ${help}`);
  return 'stay';
}

/** Keys are single letters; anything else is an option. */
function react(asked: TurnInput, typed: string): Promise<'stay' | Turned> | 'stay' | Turned {
  const { table, list } = asked;
  const [, letter = '', rest = ''] = /^(\?|[a-z](?=\s|$))\s*(.*)$/i.exec(typed) ?? [];
  const key = KEYS.find((candidate) => candidate.key === letter.toLowerCase());
  if (key) return key.press(asked, rest);
  if (typed === '') {
    const [only, ...others] = list;
    if (!only || others.length > 0) return hintAtKeys(table, 'Choose one of the numbers.');
    return choose(asked, only.option);
  }
  const understood = understand(list, typed);
  if ('chosen' in understood) {
    return choose(asked, understood.chosen.option);
  }
  if ('ambiguous' in understood) {
    say(table, table.paint.warn(`'${typed}' could be several:`));
    say(table, optionList(understood.ambiguous, table.paint, widthFor(table.io)));
    return 'stay';
  }
  return whyNotTyped(asked, typed);
}

/** Where real dice are read off, what lies there is typed; Enter alone lets the table throw. */
async function choose({ table, decision }: TurnInput, option: Option): Promise<Turned> {
  const prompt = table.real?.prompt(table.match, option);
  if (prompt === undefined) {
    give(table, decision, option);
    return 'on';
  }
  say(table, `${wrap(prompt, widthFor(table.io))} ${table.paint.faint('(Enter: the table throws)')}`);
  for (;;) {
    const line = await table.lines.next(table.paint.key('> '));
    if (line === null) return 'left';
    const handed = line.trim() === '' ? undefined : table.real?.read(table.match, option, line);
    if (line.trim() === '' || handed !== undefined) {
      give(table, decision, option, handed);
      return 'on';
    }
    say(table, table.paint.warn(`It cannot lie like '${line.trim()}'.`));
  }
}

function hintAtKeys(table: Table, message: string): 'stay' {
  say(table, `${table.paint.warn(message)} ${table.paint.faint('(k lists the keys)')}`);
  return 'stay';
}

/** Somebody typed the name of something that is not possible now: say why. */
function whyNotTyped({ table, seat, list }: TurnInput, typed: string): 'stay' {
  const { game, match } = table;
  const { view } = present(match, seat);
  if (/^\d+$/.test(typed)) return hintAtKeys(table, `There is no option ${typed}: 1 to ${list.length}.`);
  const found = refusedWith({ table, seat }, typed);
  if (found.length === 0) return hintAtKeys(table, `No option is called '${typed}'.`);
  const [first] = found;
  if (first && found.length === 1) {
    say(table, table.paint.warn(reasonWords(game, first.reason, view)));
    return 'stay';
  }
  say(table, refusalList(game, found, view, table.paint, widthFor(table.io)));
  return 'stay';
}

function refusedWith({ table: { game, match }, seat }: Pick<TurnInput, 'table' | 'seat'>, word: string) {
  const { view } = present(match, seat);
  const wanted = word.toLowerCase();
  return refused(game, match.state, seat).filter(({ option }) =>
    game.words.option(option, view).toLowerCase().includes(wanted),
  );
}

function explain({ table, seat, list }: TurnInput, rest: string): 'stay' {
  const { game, match, paint, io } = table;
  const chosen = list.find(({ number }) => String(number) === rest);
  if (chosen) {
    say(table, `${paint.good('✓')} ${chosen.label}: possible. ${paint.faint(JSON.stringify(chosen.option))}`);
    return 'stay';
  }
  const found = refusedWith({ table, seat }, rest);
  if (found.length === 0) {
    say(
      table,
      rest === '' ? 'Nothing else is thought of here.' : `Nothing with '${rest}' is ruled out here.`,
    );
    return 'stay';
  }
  say(table, refusalList(game, found, present(match, seat).view, paint, widthFor(io)));
  return 'stay';
}

function showHints({ table, decision, list }: TurnInput): 'stay' {
  const { game, match, paint } = table;
  const { view } = present(match, decision.seat);
  const hints = hint(game, match.state, decision, {
    now: () => performance.now(),
    budget: { ms: HINT_MS },
  });
  if (hints.length === 1) say(table, 'There is only one thing to do.');
  for (const { option, chance, because, equal } of hints) {
    const shown = list.find((entry) => entry.option === option);
    const promise =
      equal && option !== hints[0]?.option ? HINT_TEXTS.equal : `about ${percent(chance)} to win`;
    say(
      table,
      `  ${paint.key(String(shown?.number ?? '–'))}  ${shown?.label ?? option.do} ` +
        paint.faint(`(${promise}) ${hintSentences(because, game.words, view).join(' ')}`),
    );
  }
  return 'stay';
}

function saveAs({ table }: TurnInput, file: string): 'stay' {
  if (file === '') return hintAtKeys(table, 'Say where: s my-match.json.');
  try {
    say(table, `Saved to ${writeRecord(file, recordOf(table.match), table.io.cwd)}.`);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    say(table, table.paint.warn(error.message));
  }
  return 'stay';
}

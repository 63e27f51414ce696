/** One decision of one person: what they see, what they can type, what they chose. */
import type { Hint } from '@questhall/bots';
import { hint } from '@questhall/bots';
import type { Decision, Option, Seat } from '@questhall/kernel';
import { present, recordOf, refused } from '@questhall/kernel';
import { HINT_TEXTS, hintSentences } from '@questhall/protocol';
import { CliError } from '../errors.ts';
import type { Tongue } from '../language/texts.ts';
import { writeRecord } from '../records.ts';
import { wrap } from '../terminal/layout.ts';
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

const keysIn = ({ t }: Tongue): readonly Key[] => [
  {
    key: '?',
    help: t('what is not possible, and why (? word: only what contains the word)'),
    press: explain,
  },
  {
    key: 'u',
    help: t('take back your last choice'),
    press: async ({ table, seat }) => ((await takeBack(table, seat)) ? 'on' : 'stay'),
  },
  { key: 'h', help: t('a hint'), press: showHints },
  {
    key: 'b',
    help: t('the board and the options again'),
    press: (asked) => {
      showBoard(asked.table, present(asked.table.match, asked.seat).view, true);
      showQuestion(asked);
      return 'stay';
    },
  },
  {
    key: 'l',
    help: t('the log of the whole match'),
    press: ({ table, seat }) => {
      showLog(table, seat);
      return 'stay';
    },
  },
  { key: 's', help: t('save the match to a file (s file)'), press: saveAs },
  { key: 'k', help: t('these keys'), press: ({ table }) => showKeys(table) },
  { key: 'q', help: t('leave the table'), press: () => 'left' },
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
  say(table, optionList(list, table.tongue, paint, widthFor(io)));
}

function showKeys(table: Table): 'stay' {
  const { t } = table.tongue;
  say(table, t('Type the number of an option, or enough letters of it. Enter alone takes the only option.'));
  for (const { key, help } of keysIn(table.tongue)) say(table, `  ${table.paint.key(key)}  ${help}`);
  return 'stay';
}

/** Keys are single letters; anything else is an option. */
function react(asked: TurnInput, typed: string): Promise<'stay' | Turned> | 'stay' | Turned {
  const { table, list } = asked;
  const { t } = table.tongue;
  const [, letter = '', rest = ''] = /^(\?|[a-z](?=\s|$))\s*(.*)$/i.exec(typed) ?? [];
  const key = keysIn(table.tongue).find((candidate) => candidate.key === letter.toLowerCase());
  if (key) return key.press(asked, rest);
  if (typed === '') {
    const [only, ...others] = list;
    if (!only || others.length > 0) return hintAtKeys(table, t('Choose one of the numbers.'));
    return choose(asked, only.option);
  }
  const understood = understand(list, typed);
  if ('chosen' in understood) {
    return choose(asked, understood.chosen.option);
  }
  if ('ambiguous' in understood) {
    say(table, table.paint.warn(t("'{typed}' could be several:", { typed })));
    say(table, optionList(understood.ambiguous, table.tongue, table.paint, widthFor(table.io)));
    return 'stay';
  }
  return whyNotTyped(asked, typed);
}

/** Where real dice are read off, what lies there is typed; Enter alone lets the table throw. */
async function choose({ table, decision }: TurnInput, option: Option): Promise<Turned> {
  const { t } = table.tongue;
  const prompt = table.real?.prompt(table.match, option);
  if (prompt === undefined) {
    give(table, decision, option);
    return 'on';
  }
  say(table, `${wrap(prompt, widthFor(table.io))} ${table.paint.faint(t('(Enter: the table throws)'))}`);
  for (;;) {
    const line = await table.lines.next(table.paint.key('> '));
    if (line === null) return 'left';
    const handed = line.trim() === '' ? undefined : table.real?.read(table.match, option, line);
    if (line.trim() === '' || handed !== undefined) {
      give(table, decision, option, handed);
      return 'on';
    }
    say(table, table.paint.warn(t("It cannot lie like '{line}'.", { line: line.trim() })));
  }
}

function hintAtKeys(table: Table, message: string): 'stay' {
  say(table, `${table.paint.warn(message)} ${table.paint.faint(table.tongue.t('(k lists the keys)'))}`);
  return 'stay';
}

/** Somebody typed the name of something that is not possible now: say why. */
function whyNotTyped({ table, seat, list }: TurnInput, typed: string): 'stay' {
  const { game, match, tongue } = table;
  const { t } = tongue;
  const { view } = present(match, seat);
  if (/^\d+$/.test(typed))
    return hintAtKeys(table, t('There is no option {typed}: 1 to {last}.', { typed, last: list.length }));
  const found = refusedWith({ table, seat }, typed);
  if (found.length === 0) return hintAtKeys(table, t("No option is called '{typed}'.", { typed }));
  const [first] = found;
  if (first && found.length === 1) {
    say(table, table.paint.warn(reasonWords(game, tongue, first.reason, view)));
    return 'stay';
  }
  say(table, refusalList(game, found, view, { tongue, paint: table.paint, width: widthFor(table.io) }));
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
  const { game, match, paint, io, tongue } = table;
  const { t } = tongue;
  const chosen = list.find(({ number }) => String(number) === rest);
  if (chosen) {
    const possible = t('{label}: possible.', { label: chosen.label });
    say(table, `${paint.good('✓')} ${possible} ${paint.faint(JSON.stringify(chosen.option))}`);
    return 'stay';
  }
  const found = refusedWith({ table, seat }, rest);
  if (found.length === 0) {
    say(
      table,
      rest === ''
        ? t('Nothing is ruled out here.')
        : t("Nothing with '{word}' is ruled out here.", { word: rest }),
    );
    return 'stay';
  }
  say(table, refusalList(game, found, present(match, seat).view, { tongue, paint, width: widthFor(io) }));
  return 'stay';
}

function showHints({ table, decision, list }: TurnInput): 'stay' {
  const { t } = table.tongue;
  const { game, match, paint } = table;
  const { view } = present(match, decision.seat);
  const hints = hint(game, match.state, decision, {
    now: () => performance.now(),
    budget: { ms: HINT_MS },
  });
  /** That nothing speaks for the second best needs no words, nor that it is about as good: that is said already. */
  const sentencesFor = (because: Hint['because'], isBest: boolean): readonly string[] =>
    !isBest && (because.is === 'nothing' || because.is === 'equal')
      ? []
      : hintSentences(because, game.words, view, t);
  if (hints.length === 1) say(table, t('There is only one thing to do.'));
  for (const { option, chance, because, equal } of hints) {
    const shown = list.find((entry) => entry.option === option);
    const promise =
      equal && option !== hints[0]?.option
        ? t(HINT_TEXTS.equal)
        : t('about {chance} to win', { chance: `${Math.round(100 * chance)} %` });
    say(
      table,
      `  ${paint.key(String(shown?.number ?? '–'))}  ${shown?.label ?? option.do} ` +
        paint.faint([`(${promise})`, ...sentencesFor(because, option === hints[0]?.option)].join(' ')),
    );
  }
  return 'stay';
}

function saveAs({ table }: TurnInput, file: string): 'stay' {
  const { t } = table.tongue;
  if (file === '') return hintAtKeys(table, t('Say where: s my-match.json.'));
  try {
    say(table, t('Saved to {file}.', { file: writeRecord(file, recordOf(table.match), table.io.cwd) }));
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    say(table, table.paint.warn(error.message));
  }
  return 'stay';
}

/** A report, before it is drawn: which figures, in which order, against what. */

import type { BalanceData, Pick, PieceData, SetupData, Share, Spread, Trials } from '@questhall/bots/lab';
import { shareOf, spreadOf } from '@questhall/bots/lab';
import type { Target } from '@questhall/games';
import type { Game, Json, MatchOptions } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import { describeSetup, differ } from '../settings.ts';
import { asWords } from '../terminal/numbers.ts';
import type { Verdict } from './targets.ts';
import { verdictsOn } from './targets.ts';

/** A share, what is usual, and what it was in an earlier run. */
export interface Row {
  readonly label: string;
  readonly share: Share;
  readonly usual?: number;
  readonly before?: Share;
  /** Clearly above or below what is usual. */
  readonly mark?: 'above' | 'below';
}

export interface Section {
  readonly title: string;
  readonly note: string;
  readonly rows: readonly Row[];
}

export interface LengthRow {
  readonly label: string;
  readonly spread: Spread;
  readonly lengths: SetupData['lengths'];
  readonly before?: Spread;
}

export interface Report {
  readonly data: BalanceData;
  readonly before: BalanceData | undefined;
  /** What the content is meant to come to, and whether it did. */
  readonly verdicts: readonly Verdict[];
  readonly sections: readonly Section[];
  readonly lengths: readonly LengthRow[];
  /** Offered often, and hardly ever taken. */
  readonly shunned: readonly Row[];
  /** Never came into play. */
  readonly unused: readonly string[];
}

export function reportOn(
  game: Game,
  data: BalanceData,
  targets: readonly Target[],
  before?: BalanceData,
): Report {
  const sections = [
    setupSection(game, data, before),
    ...varied(game, data).map((key) => settingSection(game, data, before, key)),
    botSection(data, before),
    endingSection(data, before),
    ...usedSections(data, before),
    ...choseSections(data, before),
    ...pickSections(data, before),
    deedSection(data, before),
  ];
  return {
    data,
    before,
    verdicts: verdictsOn(targets, data, (options) => describeSetup(game, options, optionsOf(data))),
    sections: sections.filter(({ rows }) => rows.length > 0),
    lengths: lengthRows(game, data, before),
    shunned: data.pieces.filter(isShunned).map((piece) => pickRow(nameOf(piece.id), piece, undefined)),
    unused: data.pieces.filter(({ matches, offered }) => matches === 0 && offered === 0).map(({ id }) => id),
  };
}

/** A row, and the same figure of the run before, if there is one. */
function row(label: string, now: Counted, before: Counted | undefined, usual?: number): Row {
  const share = shareOf(now.wins, now.of);
  return {
    label,
    share,
    ...(usual === undefined ? {} : { usual, ...markOf(share, usual) }),
    ...(before && before.of > 0 ? { before: shareOf(before.wins, before.of) } : {}),
  };
}

interface Counted {
  readonly wins: number;
  readonly of: number;
}

const markOf = ({ low, high }: Share, usual: number): { mark?: 'above' | 'below' } =>
  low > usual ? { mark: 'above' } : high < usual ? { mark: 'below' } : {};

const sideName = (side: number, seats: readonly number[], { sides }: SetupData): string => {
  if (sides.length === 1) return 'players win';
  return seats.length === 1
    ? `seat ${(seats[0] ?? side) + 1} wins`
    : `seats ${seats.map((seat) => seat + 1).join(', ')} win`;
};

function setupSection(game: Game, data: BalanceData, before: BalanceData | undefined): Section {
  const rows = data.setups.flatMap((setup) =>
    setup.sides.map((side) => {
      const earlier = before?.setups.find((each) => canonical(each.options) === canonical(setup.options));
      const label = `${describeSetup(game, setup.options, optionsOf(data))}: ${sideName(side.side, side.seats, setup)}`;
      return row(
        label,
        side,
        earlier?.sides.find((each) => each.side === side.side),
      );
    }),
  );
  return {
    title: 'Win rate by set-up',
    note: 'Each combination of players and settings that was played.',
    rows,
  };
}

const optionsOf = ({ setups }: BalanceData): readonly MatchOptions[] => setups.map(({ options }) => options);

/** Settings (and the number of players) that took more than one value. */
function varied({ settings }: Game, { setups }: BalanceData): readonly string[] {
  const all = setups.map(({ options }) => options);
  return ['players', ...settings.map(({ key }) => key)].filter((key) => differ(all, key));
}

/** The first side, over all set-ups with one value of one setting. */
function settingSection(
  game: Game,
  data: BalanceData,
  before: BalanceData | undefined,
  key: string,
): Section {
  const values = new Map(data.setups.map(({ options }) => [canonical(options[key]), options[key] as Json]));
  const total = (run: BalanceData, text: string): Counted =>
    run.setups
      .filter(({ options }) => canonical(options[key]) === text)
      .reduce<Counted>((sum, { sides }) => added(sum, sides[0] ?? { wins: 0, of: 0 }), { wins: 0, of: 0 });
  const rows = [...values].map(([text, value]) =>
    row(
      key === 'players' ? `${String(value)} players` : game.words.setting(key, value),
      total(data, text),
      before && total(before, text),
    ),
  );
  const note = 'Over all other settings. Wins of the first side; where all play together, of the players.';
  return { title: `Win rate by ${asWords(key)}`, note, rows };
}

const added = (left: Counted, right: Counted): Counted => ({
  wins: left.wins + right.wins,
  of: left.of + right.of,
});

function botSection(data: BalanceData, before: BalanceData | undefined): Section {
  const total = (run: BalanceData, level: string): Counted =>
    run.setups
      .flatMap(({ bots }) => bots.filter((bot) => bot.level === level))
      .reduce<Counted>(added, { wins: 0, of: 0 });
  const levels = [...new Set(data.levels)];
  const rows = levels.map((level) =>
    row(`${level} bots`, total(data, level), before && total(before, level)),
  );
  return {
    title: 'Win rate by bot',
    note: 'Bots of one side win together and count once.',
    rows: levels.length > 1 ? rows : [],
  };
}

function endingSection(data: BalanceData, before: BalanceData | undefined): Section {
  const total = (run: BalanceData, how: string): Counted =>
    run.setups.reduce<Counted>(
      (sum, { endings, matches }) => added(sum, { wins: endings[how] ?? 0, of: matches }),
      { wins: 0, of: 0 },
    );
  const hows = [...new Set(data.setups.flatMap(({ endings }) => Object.keys(endings)))].sort();
  const rows = hows.map((how) => row(asWords(how), total(data, how), before && total(before, how)));
  return { title: 'How matches end', note: 'Share of all matches.', rows };
}

/** Pieces used in nearly no match say nothing yet. */
const ENOUGH_TRIALS = 8;

const byDistance = (left: Row, right: Row): number => gap(right) - gap(left);
const gap = ({ share, usual }: Row): number => share.rate - (usual ?? share.rate);

/** Content may be listed by kind, as `hero:bard`. */
const kindOf = (id: string): string => (id.includes(':') ? id.slice(0, id.indexOf(':')) : 'piece');
const nameOf = (id: string): string => asWords(id.slice(id.indexOf(':') + 1));

/** One section for each kind of content, in the order of the box. */
function byKind(
  pieces: readonly PieceData[],
  title: (kind: string) => string,
  note: string,
  rowOf: (piece: PieceData) => Row | undefined,
): readonly Section[] {
  const kinds = [...new Set(pieces.map(({ id }) => kindOf(id)))];
  return kinds.map((kind) => ({
    title: title(asWords(kind)),
    note,
    rows: pieces
      .filter(({ id }) => kindOf(id) === kind)
      .flatMap((piece) => rowOf(piece) ?? [])
      .sort(byDistance),
  }));
}

function trialRow(
  piece: PieceData,
  before: BalanceData | undefined,
  trialsOf: (piece: PieceData) => Trials | undefined,
): Row | undefined {
  const trials = trialsOf(piece);
  if (!trials || trials.of < ENOUGH_TRIALS) return undefined;
  const earlier = before?.pieces.find(({ id }) => id === piece.id);
  return row(nameOf(piece.id), trials, earlier && trialsOf(earlier), trials.expected / trials.of);
}

/** In a duel of equals, that a piece was in play says nothing about who won by it. */
const isDuel = ({ setups }: BalanceData): boolean =>
  setups.every(({ sides }) => sides.length > 1 && sides.every(({ seats }) => seats.length === 1));

const FIRST_SIDE = 0;

function usedSections(data: BalanceData, before: BalanceData | undefined): readonly Section[] {
  if (isDuel(data)) return [];
  const note =
    'Matches in which it came into play; wins of the first side. The line is what is usual in the same set-ups. What comes up late is seen more often by those who last long.';
  return byKind(
    data.pieces,
    (kind) => `Win rate by ${kind}`,
    note,
    (piece) => trialRow(piece, before, ({ used }) => used[FIRST_SIDE]),
  );
}

const choseSections = (data: BalanceData, before: BalanceData | undefined): readonly Section[] =>
  byKind(
    data.pieces,
    (kind) => `Win rate of those who chose a ${kind}`,
    'Sides with a seat that chose it at least once. The line is what is usual in the same set-ups.',
    (piece) => trialRow(piece, before, ({ chose }) => chose),
  );

function pickRow(label: string, pick: Pick, before: Pick | undefined): Row {
  const now = { wins: pick.chosen, of: pick.offered };
  const earlier = before && { wins: before.chosen, of: before.offered };
  return row(label, now, earlier, pick.expected / pick.offered);
}

const pickSections = (data: BalanceData, before: BalanceData | undefined): readonly Section[] =>
  byKind(
    data.pieces,
    (kind) => `Pick rate by ${kind}`,
    'How often it was chosen where it stood among the options. The line is blind chance.',
    (piece) =>
      piece.offered < ENOUGH_TRIALS
        ? undefined
        : pickRow(
            nameOf(piece.id),
            piece,
            before?.pieces.find(({ id }) => id === piece.id),
          ),
  );

function deedSection(data: BalanceData, before: BalanceData | undefined): Section {
  const rows = data.deeds
    .filter(({ offered }) => offered >= ENOUGH_TRIALS)
    .map((deed) =>
      pickRow(
        asWords(`${deed.kind}: ${deed.deed}`),
        deed,
        before?.deeds.find((each) => each.kind === deed.kind && each.deed === deed.deed),
      ),
    );
  return {
    title: 'What players do',
    note: 'By question and deed, where there was a choice. The line is blind chance.',
    rows: rows.sort(byDistance),
  };
}

/** Taken at most a quarter as often as by blind chance, beyond doubt. */
function isShunned({ offered, chosen, expected }: PieceData): boolean {
  return offered >= ENOUGH_TRIALS && shareOf(chosen, offered).high < (0.25 * expected) / offered;
}

function lengthRows(game: Game, data: BalanceData, before: BalanceData | undefined): readonly LengthRow[] {
  const spreadFor = (run: BalanceData | undefined, options: MatchOptions): Spread | null => {
    const setup = run?.setups.find((each) => canonical(each.options) === canonical(options));
    return setup ? spreadOf(new Map(setup.lengths)) : null;
  };
  return data.setups.flatMap(({ options, lengths }) => {
    const [spread, earlier] = [spreadFor(data, options), spreadFor(before, options)];
    if (!spread) return [];
    return [
      {
        label: describeSetup(game, options, optionsOf(data)),
        spread,
        lengths,
        ...(earlier ? { before: earlier } : {}),
      },
    ];
  });
}

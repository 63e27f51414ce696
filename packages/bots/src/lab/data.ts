/** What a run of many weighed matches came to: the figures of a report, and what two reports are compared by. */
import type { Game, MatchOptions } from '@questhall/kernel';
import type { Level } from '../types.ts';
import type { Histogram } from './statistics.ts';
import { count } from './statistics.ts';
import type { LabWork, Pick, Weighed } from './weigh.ts';

/** Wins out of so many trials, and how many there would have been without what is looked at. */
export interface Trials {
  wins: number;
  of: number;
  expected: number;
}

export interface SetupData {
  readonly options: MatchOptions;
  matches: number;
  readonly sides: { readonly side: number; readonly seats: readonly number[]; wins: number; of: number }[];
  readonly bots: { readonly level: Level; wins: number; of: number }[];
  readonly endings: { [how: string]: number };
  /** For each target: how often its event happened, in how many matches, and in how many how often. */
  readonly watched: { times: number; matches: number; often: (readonly [number, number])[] }[];
  /** Answers per match, and how many matches had that many. */
  readonly lengths: (readonly [number, number])[];
}

export interface PieceData extends Pick {
  readonly id: string;
  /** Matches in which it came into play. */
  matches: number;
  /** For each side of the table: how it fared in those matches. */
  readonly used: { [side: number]: Trials };
  /** How those sides fared that chose it at least once. */
  readonly chose: Trials;
}

export interface BalanceData {
  readonly format: 1;
  readonly game: string;
  readonly name: string;
  readonly rulesVersion: number;
  readonly seed: string;
  readonly levels: readonly Level[];
  readonly matches: number;
  readonly unfinished: number;
  readonly setups: readonly SetupData[];
  readonly pieces: readonly PieceData[];
  readonly declined: readonly { readonly id: string; readonly offered: number; readonly declined: number }[];
  readonly deeds: readonly (Pick & { readonly kind: string; readonly deed: string })[];
}

export interface Collector {
  add(match: Weighed): void;
  data(): BalanceData;
}

export function collector(game: Game, { setups, seed, levels, targets }: LabWork): Collector {
  const lengths: Histogram[] = setups.map(() => new Map());
  const often: Histogram[][] = setups.map(() => targets.map(() => new Map()));
  const perSetup: SetupData[] = setups.map((options) => ({
    options,
    matches: 0,
    sides: [],
    bots: [],
    endings: {},
    watched: targets.map(() => ({ times: 0, matches: 0, often: [] })),
    lengths: [],
  }));
  const pieces = new Map<string, Tally>(game.content.map((id) => [id, emptyPiece()]));
  const deeds = new Map<string, Pick>();
  const declined = new Map<string, { offered: number; declined: number }>();
  let [matches, unfinished] = [0, 0];

  function add(match: Weighed): void {
    matches += 1;
    if (match.how === null) {
      unfinished += 1;
      return;
    }
    const setup = perSetup[match.setup] as SetupData;
    setup.matches += 1;
    setup.endings[match.how] = (setup.endings[match.how] ?? 0) + 1;
    count(lengths[match.setup] as Histogram, match.answers);
    setup.watched.forEach((sum, at) => {
      const times = match.watched[at] ?? 0;
      sum.times += times;
      if (times > 0) sum.matches += 1;
      count(often[match.setup]?.[at] as Histogram, times);
    });
    for (const [id, offer] of match.declined) {
      const known = declined.get(id) ?? { offered: 0, declined: 0 };
      declined.set(id, known);
      known.offered += offer.offered;
      known.declined += offer.declined;
    }
    for (const side of match.sides) addSide(setup, match, side);
    for (const id of match.used) addUse(pieces.get(id), match);
    for (const side of match.sides) {
      for (const id of side.chose) addTrial(pieces.get(id)?.chose, match.setup, side.side, side.won);
    }
    for (const [id, pick] of match.pieces) addPick(pieces, id, pick);
    for (const [key, pick] of match.deeds) {
      const known = deeds.get(key) ?? { offered: 0, chosen: 0, expected: 0 };
      deeds.set(key, sumOf(known, pick));
    }
  }

  function data(): BalanceData {
    const counted = perSetup.map((setup, at) => ({
      ...setup,
      sides: setup.sides.toSorted((left, right) => left.side - right.side),
      watched: setup.watched.map((sum, of) => ({ ...sum, often: inOrder(often[at]?.[of] as Histogram) })),
      lengths: inOrder(lengths[at] as Histogram),
    }));
    return {
      format: 1,
      game: game.id,
      name: game.name,
      rulesVersion: game.version,
      seed,
      levels,
      matches,
      unfinished,
      setups: counted,
      pieces: [...pieces].map(([id, tally]) => pieceOf(id, tally, counted)),
      declined: [...declined].map(([id, offer]) => ({ id, ...offer })),
      deeds: [...deeds].map(([key, pick]) => {
        const [kind = '', deed = ''] = key.split(' ');
        return { kind, deed, ...pick };
      }),
    };
  }

  return { add, data };
}

const inOrder = (histogram: Histogram): (readonly [number, number])[] =>
  [...histogram].sort(([left], [right]) => left - right);

function addSide(setup: SetupData, match: Weighed, { side, seats, won }: Weighed['sides'][number]): void {
  let known = setup.sides.find((each) => each.side === side);
  if (!known) {
    known = { side, seats, wins: 0, of: 0 };
    setup.sides.push(known);
  }
  known.of += 1;
  if (won) known.wins += 1;
  for (const level of new Set(seats.map((seat) => match.levels[seat] as Level))) {
    let bot = setup.bots.find((each) => each.level === level);
    if (!bot) {
      bot = { level, wins: 0, of: 0 };
      setup.bots.push(bot);
    }
    bot.of += 1;
    if (won) bot.wins += 1;
  }
}

/** Trials by set-up and side: what to expect depends on both. */
type ByCell = Map<string, { wins: number; of: number }>;

interface Tally {
  matches: number;
  readonly used: ByCell;
  readonly chose: ByCell;
  readonly pick: Pick;
}

const emptyPiece = (): Tally => ({
  matches: 0,
  used: new Map(),
  chose: new Map(),
  pick: { offered: 0, chosen: 0, expected: 0 },
});

function addTrial(cells: ByCell | undefined, setup: number, side: number, won: boolean): void {
  if (!cells) return;
  const key = `${setup} ${side}`;
  const cell = cells.get(key) ?? { wins: 0, of: 0 };
  cells.set(key, cell);
  cell.of += 1;
  if (won) cell.wins += 1;
}

/** Where many sides play for themselves, that a piece was in play says nothing about who won by it. */
function addUse(piece: Tally | undefined, { setup, sides }: Weighed): void {
  if (!piece) return;
  piece.matches += 1;
  if (sides.length > 2) return;
  for (const { side, won } of sides) addTrial(piece.used, setup, side, won);
}

function addPick(pieces: Map<string, Tally>, id: string, pick: Pick): void {
  const piece = pieces.get(id);
  if (piece) Object.assign(piece.pick, sumOf(piece.pick, pick));
}

const sumOf = (left: Pick, right: Pick): Pick => ({
  offered: left.offered + right.offered,
  chosen: left.chosen + right.chosen,
  expected: left.expected + right.expected,
});

function pieceOf(id: string, { matches, used, chose, pick }: Tally, setups: readonly SetupData[]): PieceData {
  const bySide: { [side: number]: Trials } = {};
  for (const [key, cell] of used) {
    const [setup = 0, side = 0] = key.split(' ').map(Number);
    bySide[side] = plus(bySide[side], cell, usualRate(setups, setup, side));
  }
  let chosen: Trials | undefined;
  for (const [key, cell] of chose) {
    const [setup = 0, side = 0] = key.split(' ').map(Number);
    chosen = plus(chosen, cell, usualRate(setups, setup, side));
  }
  return { id, matches, used: bySide, chose: chosen ?? { wins: 0, of: 0, expected: 0 }, ...pick };
}

const plus = (
  trials: Trials = { wins: 0, of: 0, expected: 0 },
  { wins, of }: { readonly wins: number; readonly of: number },
  usual: number,
): Trials => ({ wins: trials.wins + wins, of: trials.of + of, expected: trials.expected + of * usual });

function usualRate(setups: readonly SetupData[], setup: number, side: number): number {
  const known = setups[setup]?.sides.find((each) => each.side === side);
  return known && known.of > 0 ? known.wins / known.of : 0;
}

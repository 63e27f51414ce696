/** What a table is set up with: defaults, and the game's own word on what goes. */
import type { Game, MatchOptions, Problem } from '@questhall/kernel';
import type { BotLevel, SeatSpec, TableSettings, TableSpec } from '../table.ts';
import { botName } from './bot-names.ts';
import { nameAmong } from './names.ts';
import type { Guest, SeatRecord, TableRecord } from './record.ts';

export const OPEN_SEAT: SeatRecord = { holder: 'open', guest: null, name: '', bot: null, autoForced: false };

const NO_PROBLEMS: readonly Problem[] = [];

function defaultSettings(game: Game): TableSettings {
  return {
    players: game.players.min,
    options: {},
    undo: 'ask',
    clock: null,
    hints: true,
    listed: false,
    spectators: true,
  };
}

/** The options of the match, as the game understands these settings. */
export function configured(
  game: Game,
  { players, options }: TableSettings,
): { readonly options: MatchOptions } | { readonly problems: readonly Problem[] } {
  return game.configure({ ...options, players });
}

export function problemsOf(game: Game, settings: TableSettings): readonly Problem[] {
  const { min, max } = game.players;
  if (settings.players < min || settings.players > max)
    return [{ field: 'players', found: String(settings.players), allowed: `from ${min} to ${max}` }];
  const result = configured(game, settings);
  return 'problems' in result ? result.problems : NO_PROBLEMS;
}

/** The record of a new table, or what is wrong with what was asked for. */
export function newTable(
  game: Game,
  table: string,
  { settings: wished = {}, seats: seating }: TableSpec,
  host: Guest,
): { readonly record: TableRecord } | { readonly problems: readonly Problem[] } {
  const players = wished.players ?? Math.max(game.players.min, seating?.length ?? 0);
  const settings: TableSettings = { ...defaultSettings(game), ...wished, players };
  const problems = [...problemsOf(game, settings)];
  if (seating && seating.length > players)
    problems.push({ field: 'seats', found: String(seating.length), allowed: `at most ${players}` });
  if (problems.length > 0) return { problems };
  const wanted: readonly SeatSpec[] = seating ?? [{ holder: 'you' }];
  const seats: SeatRecord[] = [];
  // People first: a bot does not take the name of somebody who sits further on.
  const people = wanted.flatMap((spec) => (spec.holder === 'you' ? [seatFrom(spec, host, [])] : []));
  for (let at = 0; at < players; at++) {
    const spec = wanted[at] ?? { holder: 'open' };
    seats.push(seatFrom(spec, host, spec.holder === 'bot' ? [...people, ...seats] : seats));
  }
  const record: TableRecord = {
    table,
    game: game.id,
    rulesVersion: game.version,
    status: 'gathering',
    matchNumber: 0,
    settings,
    host: host.id,
    seats,
    chat: [],
    match: null,
    clock: null,
  };
  return { record };
}

function seatFrom(spec: SeatSpec, host: Guest, others: readonly SeatRecord[]): SeatRecord {
  switch (spec.holder) {
    case 'you':
      return {
        holder: 'person',
        guest: host.id,
        name: nameAmong(spec.name ?? host.name, others),
        bot: null,
        autoForced: spec.autoForced ?? false,
      };
    case 'bot':
      return botSeat(spec.bot, others);
    case 'open':
      return OPEN_SEAT;
  }
}

/** `others`: those at the table whose names are taken. */
export const botSeat = (bot: BotLevel, others: readonly SeatRecord[]): SeatRecord => ({
  holder: 'bot',
  guest: null,
  name: botName(
    bot,
    others.map(({ name }) => name),
  ),
  bot,
  autoForced: true,
});

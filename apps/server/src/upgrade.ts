/** What it would touch to run a hall with this version. */
import type { MatchOptions, MatchRecord } from '@questhall/kernel';
import type { TableRecord } from '@questhall/protocol/host';
import type { Games } from './games.ts';
import { GAMES } from './games.ts';
import type { Place } from './storage/open.ts';
import type { Survey } from './storage/survey.ts';
import { surveyHall } from './storage/survey.ts';

/** What was begun with one version of the rules of a game. */
interface Begun {
  readonly game: string;
  readonly rulesVersion: number;
  /** Matches under way, and how many of them are played in parts. */
  readonly running: number;
  readonly campaigns: number;
  readonly replays: number;
  /** The newest rules here; nothing: the game is not played here. */
  readonly newest?: number;
  /** Those it was begun with are here. */
  readonly kept: boolean;
}

export interface UpgradeReport extends Pick<Survey, 'schema'> {
  readonly tables: number;
  readonly begun: readonly Begun[];
}

interface Group {
  readonly game: string;
  readonly rulesVersion: number;
  readonly running: MatchOptions[];
  replays: number;
}

export async function checkUpgrade(place: Place, games: Games = GAMES): Promise<UpgradeReport> {
  const { schema, tables, replays } = await surveyHall(place);
  const groups = new Map<string, Group>();
  const groupOf = ({ game, rulesVersion }: Pick<MatchRecord, 'game' | 'rulesVersion'>): Group => {
    const key = `${game} ${rulesVersion}`;
    const group = groups.get(key) ?? { game, rulesVersion, running: [], replays: 0 };
    groups.set(key, group);
    return group;
  };
  for (const body of tables) {
    const record = JSON.parse(body) as TableRecord;
    if (record.match && record.status === 'playing') groupOf(record).running.push(record.match.options);
  }
  for (const body of replays) groupOf(JSON.parse(body) as MatchRecord).replays += 1;
  const begun = await Promise.all([...groups.values()].map((group) => begunWith(games, group)));
  const inOrder = (one: Begun, other: Begun): number =>
    one.game === other.game ? one.rulesVersion - other.rulesVersion : one.game < other.game ? -1 : 1;
  return { schema, tables: tables.length, begun: begun.toSorted(inOrder) };
}

async function begunWith(games: Games, { game, rulesVersion, running, replays }: Group): Promise<Begun> {
  const load = Object.hasOwn(games, game) ? games[game] : undefined;
  const [newest, own] = await Promise.all([load?.(), load?.(rulesVersion)]);
  return {
    game,
    rulesVersion,
    running: running.length,
    campaigns: running.filter((options) => newest?.parts?.several(options)).length,
    replays,
    ...(newest && { newest: newest.version }),
    kept: own?.version === rulesVersion,
  };
}

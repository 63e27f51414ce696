import type { GameId } from '@questhall/games';
import { GAME_IDS, isGameId } from '@questhall/games';

/** How a game is begun from the shelf; `now` and `learn` ask nothing first. */
export const WAYS = ['now', 'alone', 'screen', 'online', 'learn'] as const;
export type Way = (typeof WAYS)[number];

export interface NewGame {
  readonly way: Way;
  readonly mode: string;
  /** The hero chosen on the shelf, if the game has one to choose. */
  readonly hero?: string;
  /** What was made in the workshop and comes along, by where it is kept. */
  readonly made?: string;
  /** Which of the later lessons; without it, the first one. */
  readonly lesson?: string;
}

/** A match to be watched: kept on this machine, on the server, the best of a quest there, or in the address itself. */
export type ReplaySource =
  | { readonly saved: string }
  | { readonly match: string }
  /** A day and a game. */
  | { readonly quest: string }
  | { readonly packed: string };

export type Route =
  | { readonly page: 'shelf'; readonly game: GameId }
  | { readonly page: 'table'; readonly game: GameId; readonly start: NewGame | { readonly saved: string } }
  | { readonly page: 'rules'; readonly game: GameId; readonly find: string }
  /** An online table, by its code. */
  | { readonly page: 'join'; readonly table: string }
  /** The same for everybody in a room, without hands. */
  | { readonly page: 'board'; readonly table: string }
  | { readonly page: 'replays' }
  /** `at`: after so many answers. */
  | { readonly page: 'replay'; readonly source: ReplaySource; readonly at?: number }
  /** Where things are made. `made`: one that somebody sent, in the address itself; `library`: one of the hall's, by its id. */
  | {
      readonly page: 'workshop';
      readonly game: GameId;
      readonly kind?: string;
      readonly made?: string;
      readonly library?: string;
    }
  /** What can be tried without a match. */
  | { readonly page: 'practice'; readonly game: GameId }
  /** Oneself, and somebody else. */
  | {
      readonly page: 'profile';
      /** From another device of the same person. */
      readonly code?: string;
    }
  | { readonly page: 'quests' }
  | { readonly page: 'person'; readonly person: string }
  /** Somebody's friend link. */
  | { readonly page: 'friend'; readonly link: string }
  | { readonly page: 'credits' };

/** The shelf with its first box pulled out. */
export const HOME = { page: 'shelf', game: GAME_IDS[0] as GameId } as const satisfies Route;

const isWay = (text: string | null): text is Way => WAYS.some((way) => way === text);

/** Those of these that the address has. */
const given = <Key extends string>(
  query: URLSearchParams,
  ...keys: readonly Key[]
): { [key in Key]?: string } =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = query.get(key);
      return value === null ? [] : [[key, value]];
    }),
  ) as { [key in Key]?: string };

function parseTable(game: GameId, query: URLSearchParams): Route {
  const saved = query.get('saved');
  if (saved !== null) return { page: 'table', game, start: { saved } };
  const way = query.get('way');
  if (!isWay(way)) return { page: 'shelf', game };
  const mode = query.get('mode') ?? 'standard';
  return { page: 'table', game, start: { way, mode, ...given(query, 'hero', 'made', 'lesson') } };
}

function parseReplay(query: URLSearchParams): Route {
  const source = (['saved', 'match', 'quest', 'packed'] as const).flatMap((key) => {
    const value = query.get(key);
    return value === null ? [] : [{ [key]: value } as unknown as ReplaySource];
  })[0];
  if (source === undefined) return { page: 'replays' };
  const at = Number.parseInt(query.get('at') ?? '', 10);
  return Number.isNaN(at) ? { page: 'replay', source } : { page: 'replay', source, at };
}

/** From the part of the address after #; whatever it does not know is the shelf. */
export function parseRoute(hash: string): Route {
  const [path = '', search = ''] = hash.replace(/^#?\/?/, '').split('?');
  const query = new URLSearchParams(search);
  const [page, name] = path.split('/');
  const game = isGameId(name) ? name : HOME.game;
  switch (page) {
    case 'shelf':
    case 'practice':
      return { page, game };
    case 'workshop':
      return { page, game, ...given(query, 'kind', 'made', 'library') };
    case 'table':
      return parseTable(game, query);
    case 'rules':
      return { page, game, find: query.get('find') ?? '' };
    case 'join':
    case 'board':
      return name === undefined || name === '' ? HOME : { page, table: name.toUpperCase() };
    case 'replay':
      return parseReplay(query);
    case 'person':
      return name === undefined || name === '' ? HOME : { page, person: name };
    case 'friend':
      return name === undefined || name === '' ? HOME : { page, link: name };
    case 'profile':
      return { page, ...given(query, 'code') };
    case 'replays':
    case 'quests':
    case 'credits':
      return { page };
    default:
      return HOME;
  }
}

export function formatRoute(route: Route): string {
  switch (route.page) {
    case 'shelf':
    case 'practice':
      return `#/${route.page}/${route.game}`;
    case 'workshop': {
      const { page, game, ...more } = route;
      const query = new URLSearchParams(more).toString();
      return `#/${page}/${game}${query === '' ? '' : `?${query}`}`;
    }
    case 'table':
      return `#/table/${route.game}?${new URLSearchParams({ ...route.start })}`;
    case 'rules':
      return `#/rules/${route.game}${route.find === '' ? '' : `?${new URLSearchParams({ find: route.find })}`}`;
    case 'join':
    case 'board':
      return `#/${route.page}/${route.table}`;
    case 'person':
      return `#/person/${route.person}`;
    case 'friend':
      return `#/friend/${route.link}`;
    case 'profile':
      return route.code === undefined
        ? '#/profile'
        : `#/profile?${new URLSearchParams({ code: route.code })}`;
    case 'replay':
      return `#/replay?${new URLSearchParams({ ...route.source, ...(route.at !== undefined && { at: String(route.at) }) })}`;
    default:
      return `#/${route.page}`;
  }
}

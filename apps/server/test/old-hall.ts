/** A hall as a release leaves it: matches under way, campaigns in mid-adventure, and replays, of every game. */
import { GAMES } from '@questhall/games';
import type { Answer, Decision, Game, Match, MatchRecord } from '@questhall/kernel';
import { openMatch, recordOf, seeded, submit } from '@questhall/kernel';
import { matchKey, newTable } from '@questhall/protocol/host';
import type { Policy } from '@questhall/testkit';
import { anyOption, inclined } from '@questhall/testkit';
import { createGuests } from '../src/guests.ts';
import type { Games } from '../src/index.ts';
import type { Storage } from '../src/storage/port.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { rowOf } from '../src/tables/row.ts';
import { append } from './append.ts';

/** A match at a table, with all answers it is to have; the last of them are still to be given. */
export interface Begun {
  readonly table: string;
  readonly record: MatchRecord;
  readonly left: readonly Answer[];
}

export interface OldHall {
  /** Of the one person who sits everywhere. */
  readonly token: string;
  readonly running: readonly Begun[];
  readonly campaigns: readonly Begun[];
  /** By match, as they are kept. */
  readonly replays: ReadonlyMap<string, string>;
}

const RUNNING_EACH = 4;
const REPLAYS_EACH = 10;
const ANSWERS_LEFT = 6;
const SEATS = ['Ann', 'Ann II'];

function open(game: Game, seed: string, input: { readonly [setting: string]: unknown } = {}): Match {
  const configured = game.configure({ players: SEATS.length, ...input });
  if ('problems' in configured) throw new Error(`${game.id} cannot be set up like this`);
  return openMatch(game, { options: configured.options, seed, seats: SEATS });
}

/** Until it is like this, or over. */
function played(match: Match, policy: Policy, until: (match: Match) => boolean = () => false): MatchRecord {
  const chance = { rng: seeded(match.setup.seed) };
  while (!match.state.outcome && !until(match)) {
    const decision = match.decisions[0] as Decision;
    const option = policy(match.state, decision, chance);
    submit(match, { seat: decision.seat, decision: decision.id, option });
  }
  return recordOf(match);
}

const wholeMatch = (game: Game, seed: string): MatchRecord => played(open(game, seed), anyOption);

/** The first adventure of a campaign. */
function firstAdventure(game: Game, newest: Game, seed: string, policy: Policy): MatchRecord {
  const campaign = open(game, seed, { mode: 'campaign', party: '3', heroes: 'random' });
  return played(campaign, policy, ({ state }) => newest.parts?.next(state) !== undefined);
}

const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeOf = (number: number): string => `ANNS${SIGNS[Math.floor(number / 30)]}${SIGNS[number % 30]}`;

async function seat(
  storage: Storage,
  game: Game,
  guest: { id: string; name: string },
  begun: Begun,
): Promise<void> {
  const { table, record: match, left } = begun;
  const made = newTable(
    game,
    table,
    { game: game.id, settings: { players: SEATS.length }, seats: [{ holder: 'you' }, { holder: 'you' }] },
    guest,
  );
  if ('problems' in made) throw new Error(`a table of ${game.id} cannot be made`);
  const { options, seed, seats } = match;
  const record = {
    ...made.record,
    status: 'playing',
    matchNumber: 1,
    match: { options, seed, seats },
  } as const;
  await storage.addTable(rowOf(record, Date.now()));
  await storage.seatGuest(guest.id, table);
  const given = match.answers.slice(0, match.answers.length - left.length);
  await Promise.all(
    given.map((answer, at) =>
      append(storage, matchKey(record), at + 1, JSON.stringify({ at: Date.now(), ...answer })),
    ),
  );
}

/** Writes it into this folder. */
export async function writeOldHall(data: string, games: Games): Promise<OldHall> {
  const storage = await openSqlite(data);
  const { guest, token } = await (await createGuests(storage, Date.now)).welcome('Ann');
  const running: Begun[] = [];
  const campaigns: Begun[] = [];
  const replays = new Map<string, string>();
  const nextTable = (): string => codeOf(running.length + campaigns.length + replays.size);
  const begin = async (game: Game, where: Begun[], record: MatchRecord): Promise<void> => {
    const begun = { table: nextTable(), record, left: record.answers.slice(-ANSWERS_LEFT) };
    where.push(begun);
    await seat(storage, game, guest, begun);
  };
  for (const load of Object.values(games)) {
    const game = await load();
    for (let n = 0; n < RUNNING_EACH; n++) await begin(game, running, wholeMatch(game, `running ${n}`));
    for (let n = 0; n < REPLAYS_EACH; n++) {
      const match = `${nextTable()}.1`;
      replays.set(match, JSON.stringify(wholeMatch(game, `replay ${n}`)));
      await storage.saveReplay(match, replays.get(match) ?? '');
    }
  }
  const dungeonland = (await games.dungeonland?.()) as Game;
  const newest = await GAMES.dungeonland.rules();
  // One is won, and two are lost.
  const ways: readonly Policy[] = [inclined(dungeonland, 0), anyOption, anyOption];
  for (const [n, policy] of ways.entries())
    await begin(dungeonland, campaigns, firstAdventure(dungeonland, newest, `campaign ${n}`, policy));
  await storage.close();
  return { token, running, campaigns, replays };
}

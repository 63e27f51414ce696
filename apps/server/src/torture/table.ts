/** The life of one tortured table: opened, played to the end, and compared with its log. */
import type { Answer, Game, Match, MatchRecord, Option } from '@questhall/kernel';
import { present, replay, same } from '@questhall/kernel';
import type { SeatSpec, TableSpec } from '@questhall/protocol';
import type { LogEntry } from '@questhall/protocol/host';
import type { Storage } from '../storage/port.ts';
import type { Given, TorturedPlayer } from './player.ts';
import { createPlayer, fingerprint } from './player.ts';
import type { Tally } from './tally.ts';

export interface TableTools {
  readonly game: Game;
  ports(): readonly number[];
  chance(): number;
  readonly tally: Tally;
}

export interface TorturedTable {
  readonly name: string;
  readonly game: Game;
  readonly players: readonly TorturedPlayer[];
}

const RETRY = 100;
/** So many numbers of players are tried, from the least on. */
const SOME = 3;

/** Asks one node after the other until one takes it. */
async function request(tools: TableTools, path: string, body: object, token?: string): Promise<unknown> {
  for (;;) {
    const ports = tools.ports();
    const port = ports[Math.floor(tools.chance() * ports.length)];
    try {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      });
      if (response.status === 201) return await response.json();
      if (response.status < 500) throw new Refused(await response.text());
    } catch (error) {
      if (error instanceof Refused) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY));
  }
}

class Refused extends Error {}

/** As many people as the game takes, and now and then a bot among them. */
function specFor({ game, chance }: TableTools): { spec: TableSpec; people: number } {
  const { min } = game.players;
  const possible = Array.from({ length: SOME }, (_, at) => min + at).filter(
    (players) => players <= game.players.max && 'options' in game.configure({ players }),
  );
  const players = possible[Math.floor(chance() * possible.length)] ?? min;
  const bot = players > 1 && chance() < 0.4;
  const people = bot ? players - 1 : players;
  const seats = Array.from(
    { length: players },
    (_, at): SeatSpec =>
      at === 0 ? { holder: 'you' } : at < people ? { holder: 'open' } : { holder: 'bot', bot: 'random' },
  );
  // Nobody thinks so long: whoever runs out of time all the same has paid for a clock that was set, or for a dead server.
  const clock = chance() < 0.5 ? { bank: 600, gain: 0 } : null;
  return { spec: { game: game.id, settings: { players, undo: 'never', clock }, seats }, people };
}

export async function openTable(tools: TableTools): Promise<TorturedTable> {
  const { spec, people } = specFor(tools);
  const tokens: string[] = [];
  for (let at = 0; at < people; at++) {
    const { token } = (await request(tools, '/api/guests', { name: `P${at}` })) as { token: string };
    tokens.push(token);
  }
  const { table } = (await request(tools, '/api/tables', spec, tokens[0])) as { table: string };
  const players = tokens.map((token) => createPlayer({ ...tools, table, token }));
  tools.tally.begun += 1;
  for (const [seat, player] of players.entries())
    await player.insist({ type: 'seat', seat, action: { do: 'take' } }, () => player.seat() === seat);
  const [host] = players;
  await host?.insist({ type: 'start' }, () => (host.status() ?? 'gathering') !== 'gathering');
  return { name: table, game: tools.game, players };
}

/** Compares what everybody saw with what storage holds. */
export async function checkTable(
  { name, game, players }: TorturedTable,
  port: number,
  storage: Storage,
  tally: Tally,
): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/api/replays/${name}.1`);
  if (!response.ok) {
    const { length } = await storage.readLog(`${name}.1`, 0);
    const seen = players.map((player) => player.describe()).join('; ');
    tally.findings.push(
      `${name} (${game.id}) has not ended: ${await response.text()}; ${length} answers are kept; ${seen}`,
    );
    return;
  }
  const record = (await response.json()) as MatchRecord;
  const log = (await storage.readLog(`${name}.1`, 0)).map((entry) => JSON.parse(entry) as LogEntry);
  tally.entries += log.length;
  if (!same(log.map(optionOf), record.answers.map(optionOf)))
    tally.findings.push(`${name}: log and record differ`);
  const { state } = replay(game, record, undefined, (match) => {
    for (const [seat, player] of players.entries()) compareViews(match, seat, player, tally);
  });
  if (!state.outcome) tally.findings.push(`${name}: the record does not lead to an end`);
  for (const [seat, player] of players.entries()) {
    compareAnswers(
      name,
      [...player.given.values()],
      record.answers.filter((answer) => answer.seat === seat),
      tally,
    );
    if (!player.saw.has(record.answers.length)) tally.wrongViews += 1;
  }
  tally.finished += 1;
}

/** Whoever saw the match after so many answers saw its own view of it: no less, and nothing hidden. */
function compareViews(match: Match, seat: number, player: TorturedPlayer, tally: Tally): void {
  const seen = player.saw.get(match.answers.length);
  if (!seen) return;
  const expected = fingerprint(present(match, seat));
  tally.views += seen.size;
  for (const print of seen) if (print !== expected) tally.wrongViews += 1;
}

const optionOf = (entry: LogEntry | Answer): Option => ('option' in entry ? entry.option : { do: 'undo' });

/** What was not acknowledged may have been kept or not; what was acknowledged was, and nothing else was. */
function compareAnswers(name: string, given: readonly Given[], kept: readonly Answer[], tally: Tally): void {
  /** How many of those kept may be accounted for so far. */
  let counts: ReadonlySet<number> = new Set([0]);
  for (const { option, acknowledged } of given) {
    const next = new Set<number>();
    for (const count of counts) {
      const found = kept[count];
      if (found && same(found.option, option)) next.add(count + 1);
      if (!acknowledged) next.add(count);
    }
    if (next.size > 0) counts = next;
    else {
      tally.lost += 1;
      tally.findings.push(`${name}: an acknowledged answer is not in the log: ${JSON.stringify(option)}`);
    }
  }
  tally.doubled += kept.length - Math.max(...counts);
}

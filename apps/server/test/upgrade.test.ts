/** An upgrade rehearsed: a hall of one release, and a server of the next, whose rules play otherwise in every game. */
import type { Game, MatchRecord, Option } from '@questhall/kernel';
import { BrokenRecord, canonical, replay, same } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { NO_LIMITS } from '../src/index.ts';
import { checkUpgrade } from '../src/upgrade.ts';
import { testFolder } from './folders.ts';
import { GAMES as KEPT } from './kept-games.ts';
import type { Begun } from './old-hall.ts';
import { writeOldHall } from './old-hall.ts';
import { join, playOn } from './people.ts';
import { serve } from './toy-hall.ts';
import { GAMES as UPGRADED } from './upgraded-games.ts';

const kept = (id: string): Promise<Game> => KEPT[id]?.() as Promise<Game>;
const upgraded = (id: string): Promise<Game> => UPGRADED[id]?.() as Promise<Game>;

/** How a match ends by these rules; nothing: they do not let it go like this. */
function endBy(game: Game, record: MatchRecord): string | undefined {
  try {
    const { state } = replay(game, { ...record, rulesVersion: game.version });
    return canonical({ ...state, events: null });
  } catch (error) {
    if (error instanceof BrokenRecord) return undefined;
    throw error;
  }
}

test('[R8] after an upgrade 20 matches, 3 campaigns and 50 replays go on under the rules they began with', async () => {
  const data = testFolder();
  const { token, running, campaigns, replays } = await writeOldHall(data, KEPT);
  expect([running.length, campaigns.length, replays.size]).toEqual([20, 3, 50]);

  const { begun } = await checkUpgrade({ data }, UPGRADED);
  const sum = (count: 'running' | 'campaigns' | 'replays') =>
    begun.reduce((all, each) => all + each[count], 0);
  expect([sum('running'), sum('campaigns'), sum('replays')]).toEqual([23, 3, 50]);
  expect(begun.every((each) => each.kept && each.rulesVersion !== each.newest)).toBe(true);

  const games = new URL('./upgraded-games.ts', import.meta.url);
  const limits = NO_LIMITS;
  const first = await serve({ data, games, limits });
  const replayOf = async (match: string, port = first.port): Promise<string> =>
    (await fetch(`http://127.0.0.1:${port}/api/replays/${match}`)).text();

  /** Gives the answers that were left. Where dice are thrown they may lead elsewhere: then any others, to the end. */
  const playOut = async ({ table, left, record }: Begun): Promise<void> => {
    const person = await join(first.port, table, token);
    expect(person.client.state().table?.rulesVersion).toBe(record.rulesVersion);
    if (record.game === 'dungeon-fighter') await playOn([person], table);
    else
      for (const { seat, option } of left) {
        // What one seat answers changes what the other is asked, and that comes a little later.
        const listed = () =>
          person.client
            .state()
            .shown.get(seat)
            ?.seen.decision?.options.find((each) => same(each, option));
        await expect.poll(listed).toBeDefined();
        expect(await person.client.answer(seat, listed() as Option)).toHaveProperty('ok');
      }
    await person.hangUp();
  };
  for (const each of [...running, ...campaigns]) await playOut(each);

  for (const { table, record } of running) {
    const text = await replayOf(`${table}.1`);
    // Dice that are really thrown fall anew.
    if (record.game !== 'dungeon-fighter') expect(text).toBe(JSON.stringify(record));
    const rules = await kept(record.game);
    expect(endBy(rules, JSON.parse(text) as MatchRecord)).toBeDefined();
  }
  /** Games whose replays end otherwise by the newest rules. */
  const changed = new Set<string>();
  for (const [match, text] of replays) {
    expect(await replayOf(match)).toBe(text);
    const record = JSON.parse(text) as MatchRecord;
    const end = endBy(await kept(record.game), record);
    expect(end).toBeDefined();
    if (!changed.has(record.game) && endBy(await upgraded(record.game), record) !== end)
      changed.add(record.game);
  }
  expect(changed).toEqual(new Set(Object.keys(KEPT)));
  await first.server.close();

  // Between two adventures a campaign goes over to the newest rules when it is opened.
  const second = await serve({ data, games, limits });
  const { version } = await upgraded('dungeonland');
  for (const { table, record } of campaigns) {
    const person = await join(second.port, table, token);
    expect(person.client.state().table).toMatchObject({
      rulesVersion: version,
      matchNumber: 2,
      status: 'playing',
    });
    expect(await replayOf(`${table}.1`, second.port)).toBe(JSON.stringify(record));
    await playOn([person], 'the next adventure', 20);
    await person.hangUp();
  }
});

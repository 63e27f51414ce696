/** A newer page than yesterday, a newer server than the page: what was begun goes on, and whoever cannot go on is told. */
import type { GameId } from '@questhall/games';
import { GAME_IDS, GAMES, RELEASED } from '@questhall/games';
import type { Decision, Game, Option } from '@questhall/kernel';
import { openMatch, submit } from '@questhall/kernel';
import type { LogEntry } from '@questhall/protocol/host';
import { newTable } from '@questhall/protocol/host';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { test as plain } from './fixtures.ts';
import { atTable, keepOffline, layPlainTable, meet, playAlone, playChoices } from './player.ts';
import { openProxy, passOn } from './proxy.ts';

/** A hall whose page can be updated: the same again, with another service worker. */
const test = plain.extend('updating', async ({ hall }, { onCleanup }) => {
  let newer = false;
  const { home, close } = await openProxy(hall.home, (path, response, answer) => {
    if (!newer || path !== '/sw.js') return passOn(response, answer);
    response.resume();
    fetch(new URL(path, hall.home))
      .then((worker) => worker.text())
      .then(
        (script) => answer.setHeader('content-type', 'text/javascript').end(`${script}\n// newer\n`),
        () => answer.destroy(),
      );
  });
  onCleanup(close);
  return {
    home,
    update() {
      newer = true;
    },
  };
});

const SCRIPTS = '**/assets/*.js';

/** The scripts of the page as another version has them; and what it loads of the rules that releases have kept. */
async function rewrite(
  context: BrowserContext,
  change: (script: string) => string,
): Promise<ReadonlySet<string>> {
  const kept = new Set<string>();
  await context.route(SCRIPTS, async (route) => {
    const response = await route.fetch();
    // What a release has kept is called after its version, and stays as it is.
    const { pathname } = new URL(route.request().url());
    const isKept = /\/\d+-[\w-]+\.js$/.test(pathname);
    if (isKept) kept.add(pathname);
    const text = await response.text();
    // Nothing of this is to be found again when the page is loaded as it is.
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response, headers, body: isKept ? text : change(text) });
  });
  return kept;
}

const versionIn = (game: GameId): RegExp => new RegExp(`(id:.${game}.,name:[^,]+,version:)(\\d+)`);

/** In this page the rules of each game are newer by one. */
const upgraded = (script: string): string =>
  GAME_IDS.reduce(
    (text, game) =>
      text.replace(
        versionIn(game),
        (_all, before: string, version: string) => `${before}${Number(version) + 1}`,
      ),
    script,
  );

/** One that was never released has no saved games from before. */
const KEPT_IDS = GAME_IDS.filter((id) => (RELEASED[id] ?? []).length > 0);

const newestKept = (game: GameId): number => Math.max(...(RELEASED[game] ?? []));

async function keptRules(game: GameId, version: number): Promise<Game> {
  const { href } = new URL(`../../../games/released/${game}/${version}.js`, import.meta.url);
  return ((await import(href)) as { readonly rules: Game }).rules;
}

const ANN = { id: 'you', name: 'You' };
const GIVEN = 3;

/** A solo game as the page keeps it, some answers after its beginning. */
async function savedGame(game: GameId, version = newestKept(game)) {
  const rules = await keptRules(game, version);
  const made = newTable(
    rules,
    'local',
    {
      game,
      settings: { players: 2, undo: 'free' },
      seats: [{ holder: 'you' }, { holder: 'bot', bot: 'random' }],
    },
    ANN,
  );
  const configured = rules.configure({ players: 2 });
  if ('problems' in made || 'problems' in configured) throw new Error(`${game} cannot be set up`);
  const setup = { options: configured.options, seed: 'saved', seats: ['You', 'Bot'] };
  const match = openMatch(rules, setup);
  const entries: LogEntry[] = [];
  while (entries.length < GIVEN) {
    const { seat, id, options } = match.decisions[0] as Decision;
    const option = options[0] as Option;
    submit(match, { seat, decision: id, option });
    entries.push({ at: 0, seat, option });
  }
  return {
    table: {
      id: game,
      savedAt: Date.now(),
      record: { ...made.record, status: 'playing' as const, matchNumber: 1, match: setup },
    },
    entries: entries.map((entry, at) => ({ id: game, at, entry })),
  };
}

type Saved = Awaited<ReturnType<typeof savedGame>>;

/** As the first version of the browser's database had it. */
function asVersion1({ table, entries }: Saved) {
  const { matchNumber: round, ...record } = table.record;
  return { table: { ...table, record: { ...record, round } }, entries };
}

/** Puts them into this browser's database, as it is or, where there is none, as its first version. */
const putSaved = (page: Page, all: readonly { table: object; entries: readonly object[] }[]): Promise<void> =>
  page.evaluate(
    (games) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('questhall');
        opening.onupgradeneeded = () => {
          for (const name of ['tables', 'entries', 'sights', 'replays'])
            opening.result.createObjectStore(name, { keyPath: name === 'entries' ? ['id', 'at'] : 'id' });
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['tables', 'entries'], 'readwrite');
          for (const { table, entries } of games) {
            transaction.objectStore('tables').put(table);
            for (const entry of entries) transaction.objectStore('entries').put(entry);
          }
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    all,
  );

interface KeptTable {
  readonly id: string;
  readonly record: { readonly rulesVersion: number; readonly matchNumber: number };
}

const keptTables = (page: Page): Promise<readonly KeptTable[]> =>
  page.evaluate(
    () =>
      new Promise<readonly KeptTable[]>((resolve) => {
        const opening = indexedDB.open('questhall');
        opening.onsuccess = () => {
          const all = opening.result.transaction('tables').objectStore('tables').getAll();
          all.onsuccess = () => resolve(all.result as readonly KeptTable[]);
        };
      }),
  );

test('[R8] games that were saved under earlier rules, by an earlier page, go on under them', async ({
  hall,
  newPlayer,
}) => {
  const { page, context } = await newPlayer('Nora');
  await page.goto(`${hall.home}healthz`);
  await putSaved(page, (await Promise.all(KEPT_IDS.map((game) => savedGame(game)))).map(asVersion1));
  const loaded = await rewrite(context, upgraded);
  await page.goto(hall.home);
  for (const game of KEPT_IDS) {
    await page.locator(`a[href*="table/${game}"][href*="saved"]`).click();
    await atTable(page);
    await layPlainTable(page);
    expect(await playChoices(page, 1)).toBe(1);
    await page.getByRole('button', { name: 'Back to the shelf' }).click();
  }
  // Played by nothing else: each game by its own.
  expect(loaded.size).toBe(KEPT_IDS.length);
  await context.unroute(SCRIPTS);
  const versions = (await keptTables(page)).map(({ id, record }) => [
    id,
    record.rulesVersion,
    record.matchNumber,
  ]);
  const expected = KEPT_IDS.map((game) => [game, newestKept(game), 1]);
  expect(versions.toSorted()).toEqual(expected.toSorted());
});

test('[R8] a page that lacks the rules of a match says so, and has them when it is loaded again', async ({
  hall,
  newPlayer,
}) => {
  const game = 'brawl';
  const [nora, zoe] = await Promise.all([newPlayer('Nora'), newPlayer('Zoe')]);
  await nora.page.goto(`${hall.home}#/shelf/${game}`);
  await nora.page.getByRole('button', { name: 'Online' }).click();
  await meet(nora.page, zoe.page);
  await nora.page.getByRole('button', { name: 'Begin' }).click();
  await Promise.all([nora, zoe].map(({ page }) => atTable(page)));
  // From before these rules: it has neither them as the newest nor as those of a release.
  const { version } = await GAMES[game].rules();
  await rewrite(zoe.context, (script) =>
    script
      .replace(versionIn(game), `$1${version - 1}`)
      .replace(new RegExp(`${game}:\\[[\\d,]*\\]`), `${game}:[]`),
  );
  await zoe.page.reload();
  await zoe.page
    .getByText(`The match uses rules version ${version}, which this page does not have.`)
    .waitFor();
  await zoe.context.unroute(SCRIPTS);
  await zoe.page.getByRole('button', { name: 'Reload' }).click();
  await atTable(zoe.page);
});

const answersKept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('questhall');
        opening.onsuccess = () => {
          const all = opening.result.transaction('entries').objectStore('entries').count();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result);
          };
        };
      }),
  );

test('[R8] an update in mid-match waits until somebody wants it, and the match goes on', async ({
  updating,
  newPlayer,
}) => {
  const { page } = await newPlayer('Nora', { keepsPage: true });
  await page.goto(updating.home);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await playAlone(page, updating.home, { game: 'brawl' });
  await layPlainTable(page);
  expect(await playChoices(page, 2)).toBe(2);
  updating.update();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByText('A new version of Questhall is ready.').waitFor();
  expect(await playChoices(page, 2)).toBe(2);
  const before = await answersKept(page);
  expect(before).toBeGreaterThanOrEqual(4);
  const loadedAnew = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update now' }).click();
  await loadedAnew;
  await atTable(page);
  expect(await answersKept(page)).toBeGreaterThanOrEqual(before);
  expect(await playChoices(page, 2)).toBe(2);
});

test('[R8] an update brings the rules of what was begun before it, and it goes on with no network', async ({
  updating,
  newPlayer,
}) => {
  const game = 'dungeonland';
  const [before] = RELEASED[game] ?? [];
  expect(before).toBeLessThan((await GAMES[game].rules()).version);
  const { page, context } = await newPlayer('Nora', { keepsPage: true });
  await page.goto(updating.home);
  await keepOffline(page, game);
  await putSaved(page, [await savedGame(game, before)]);
  updating.update();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const updateNow = page.getByRole('button', { name: 'Update now' });
  await updateNow.waitFor();
  await context.setOffline(true);
  const loadedAnew = page.waitForEvent('load');
  await updateNow.click();
  await loadedAnew;
  await page.locator(`a[href*="table/${game}"][href*="saved"]`).click();
  await atTable(page);
  await layPlainTable(page);
  expect(await playChoices(page, 1)).toBe(1);
});

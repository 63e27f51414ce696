/**
 * Keeps the page on the machine, so that it opens and plays with no network: the shell at once, of a game what has been used,
 * and all of it once somebody plays it or asks for it; earlier rules where a match was begun by them; sounds once they were
 * heard. What there is to keep is put in by the build (build/offline.ts). A new version
 * waits until the page says "take over".
 */
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import './calls.ts';
import type {
  EarlierRules,
  KeepingProgress,
  OfflineGame,
  Part,
  ToServiceWorker,
} from '../app/offline-messages.ts';
import { rulesBegunWith } from './begun.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __SHELL__: readonly { readonly url: string; readonly revision: string | null }[];
declare const __PARTS__: readonly Part[];
declare const __EARLIER__: readonly EarlierRules[];
declare const __HEARD__: readonly string[];

const PARTS = 'questhall-parts';
/** Where it is written down which games are wanted, as if it were a file. */
const WANTED = new URL('games-to-keep', self.location.href).href;

const addressOf = (file: string): string => new URL(file, self.location.href).href;
const parts = __PARTS__.map(({ game, files, bytes }) => ({ game, bytes, files: files.map(addressOf) }));
const earlier = __EARLIER__.map(({ file, ...rules }) => ({ ...rules, file: addressOf(file) }));
const known = new Set([
  ...parts.flatMap(({ files }) => files),
  ...earlier.map(({ file }) => file),
  ...__HEARD__.map(addressOf),
]);

precacheAndRoute([...__SHELL__], { ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();
registerRoute(({ url }) => known.has(`${url.origin}${url.pathname}`), new CacheFirst({ cacheName: PARTS }));

async function wantedGames(cache: Cache): Promise<readonly string[]> {
  const note = await cache.match(WANTED);
  return note ? ((await note.json()) as string[]) : [];
}

const missing = async (cache: Cache, files: readonly string[]): Promise<readonly string[]> => {
  const there = new Set((await cache.keys()).map(({ url }) => url));
  return files.filter((file) => !there.has(file));
};

/** Of these games: the rules that matches on this device need and the page of today no longer plays by. */
async function earlierRules(games: readonly string[]): Promise<readonly string[]> {
  const begun = await rulesBegunWith();
  return earlier
    .filter(({ game, version }) => games.includes(game) && begun.has(`${game} ${version}`))
    .map(({ file }) => file);
}

/** A few at a time: somebody may be playing meanwhile. */
const AT_ONCE = 6;

async function keep(games: readonly string[], tell: (progress: KeepingProgress) => void): Promise<void> {
  const cache = await caches.open(PARTS);
  const all = [...new Set([...(await wantedGames(cache)), ...games])];
  await cache.put(WANTED, new Response(JSON.stringify(all)));
  // What all games share is of no use without one.
  const wanted = all.length === 0 ? [] : parts.filter(({ game }) => game === '' || all.includes(game));
  const needed = [...wanted.flatMap((part) => part.files), ...(await earlierRules(all))];
  const files = await missing(cache, [...new Set(needed)]);
  for (let done = 0; done < files.length; done += AT_ONCE) {
    tell({ done, of: files.length });
    await cache.addAll(files.slice(done, done + AT_ONCE));
  }
  tell({ done: files.length, of: files.length });
}

async function offlineGames(): Promise<readonly OfflineGame[]> {
  const cache = await caches.open(PARTS);
  return Promise.all(
    parts.map(async ({ game, files, bytes }) => {
      const left = await missing(cache, files);
      return { game, bytes: Math.round((bytes * left.length) / files.length) };
    }),
  );
}

self.addEventListener('install', (event) => {
  const keepOn = async () => keep(await wantedGames(await caches.open(PARTS)), () => {});
  // What cannot be loaded now is loaded when it is used.
  event.waitUntil(keepOn().catch(() => {}));
});

self.addEventListener('activate', (event) => {
  const clean = async () => {
    const others = (await caches.keys()).filter((name) => name.startsWith('questhall-') && name !== PARTS);
    await Promise.all(others.map((name) => caches.delete(name)));
    const cache = await caches.open(PARTS);
    const old = (await cache.keys()).filter(({ url }) => !known.has(url) && url !== WANTED);
    await Promise.all(old.map((request) => cache.delete(request)));
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') {
    self.skipWaiting();
    return;
  }
  const message = event.data as ToServiceWorker;
  const [port] = event.ports;
  if (port === undefined) return;
  const answer = (value: unknown): void => port.postMessage(value);
  event.waitUntil(
    'keep' in message
      ? keep(message.keep, answer).catch(() => answer({ failed: true } satisfies KeepingProgress))
      : offlineGames().then(answer),
  );
});

/**
 * Keeps the whole page on the machine, so that it opens and plays with no network. The list of files and its version
 * are put in by the build (build/precache.ts); a new version waits until the page says "take over".
 */
declare const self: ServiceWorkerGlobalScope;
declare const __PRECACHE__: readonly string[];
declare const __VERSION__: string;

const CACHE = `questhall-${__VERSION__}`;
const KNOWN = new Set(__PRECACHE__.map((file) => new URL(file, self.location.href).href));
const PAGE = new URL('index.html', self.location.href).href;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([...KNOWN])));
});

self.addEventListener('activate', (event) => {
  const clean = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('questhall-') && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

/** The server calls: it is somebody's turn. Only it can have sealed this for us. */
self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { table, game } = event.data.json() as { readonly table: string; readonly game: string };
  const { scope } = self.registration;
  const notice = {
    body: `Table ${table}`,
    tag: `turn ${table}`,
    icon: new URL('icon-192.png', scope).href,
    data: { address: new URL(`table/${table}`, scope).href },
  };
  event.waitUntil(self.registration.showNotification(`Your turn at ${game}`, notice));
});

/** Whoever clicks a notice comes to its table: to the page that shows it, or to a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { address } = event.notification.data as { readonly address: string };
  const show = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const there = pages.find(({ url }) => url === address);
    if (there) await there.focus();
    else await self.clients.openWindow(address);
  };
  event.waitUntil(show());
});

/** The file of the cache that answers a request; undefined where the network must. */
function fileFor(request: Request): string | undefined {
  if (request.method !== 'GET') return undefined;
  const url = new URL(request.url);
  url.search = '';
  url.hash = '';
  if (KNOWN.has(url.href)) return url.href;
  return request.mode === 'navigate' && `${url.href}index.html` === PAGE ? PAGE : undefined;
}

self.addEventListener('fetch', (event) => {
  const file = fileFor(event.request);
  if (file === undefined) return;
  event.respondWith(caches.match(file, { cacheName: CACHE }).then((kept) => kept ?? fetch(event.request)));
});

export {};

/** Somebody's turn at an online table, or an invitation to one, told also while the page is closed. */
declare const self: ServiceWorkerGlobalScope;

interface Called {
  /** Halls of before call for turns only. */
  readonly call?: 'turn' | 'invitation';
  readonly table: string;
  readonly game: string;
}

/** The server calls. Only it can have sealed this for us. */
self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { call = 'turn', table, game } = event.data.json() as Called;
  const title = call === 'turn' ? `Your turn at ${game}` : `A friend invites you to ${game}`;
  const { scope } = self.registration;
  const notice = {
    body: `Table ${table}`,
    tag: `${call} ${table}`,
    icon: new URL('icon-192.png', scope).href,
    data: { address: new URL(`table/${table}`, scope).href },
  };
  event.waitUntil(self.registration.showNotification(title, notice));
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

export {};

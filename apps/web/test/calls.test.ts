import { afterEach, expect, test, vi } from 'vitest';
import { letCall, showTurn, stopCalls } from '../src/app/notices.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser with this service worker, at home at https://hall.example/. */
function browser(registration: object | undefined): void {
  const Notification = { permission: 'granted' };
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('window', { location: { origin: 'https://hall.example', pathname: '/' }, Notification });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
}

const pushService = () => ({
  key: async () => 'B-key',
  add: vi.fn(async () => {}),
  remove: vi.fn(async () => {}),
});

test('who wants to be called lets the server call this browser, until they do not', async () => {
  const subscription = {
    endpoint: 'https://push.example/1',
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: {} }),
    unsubscribe: vi.fn(async () => true),
  };
  const subscribe = vi.fn(async () => subscription);
  browser({ pushManager: { subscribe, getSubscription: async () => subscription } });
  const push = pushService();
  await letCall(push);
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'B-key' });
  expect(push.add).toHaveBeenCalledWith({ endpoint: 'https://push.example/1', keys: {} });
  await stopCalls(push);
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
  expect(push.remove).toHaveBeenCalledWith('https://push.example/1');
});

test('a browser without a service worker, or without calls, is not called', async () => {
  for (const registration of [undefined, {}]) {
    browser(registration);
    const push = pushService();
    await letCall(push);
    await stopCalls(push);
    expect(push.add).not.toHaveBeenCalled();
    expect(push.remove).not.toHaveBeenCalled();
  }
});

test('a notice leads to its table, and takes the place of an older one', async () => {
  const showNotification = vi.fn(async () => {});
  browser({ showNotification });
  await showTurn({ table: 'ABC234', game: 'Pug Quest' });
  expect(showNotification).toHaveBeenCalledWith('Your turn at Pug Quest', {
    body: 'Table ABC234',
    tag: 'turn ABC234',
    icon: 'https://hall.example/icon-192.png',
    data: { address: 'https://hall.example/table/ABC234' },
  });
});

let loads = 0;

/** The service worker, with what it asks of the browser noted. */
async function workerWith(pages: readonly { readonly url: string; focus(): Promise<void> }[]) {
  const hears = new Map<string, (event: object) => void>();
  const showNotification = vi.fn(async () => {});
  const openWindow = vi.fn(async () => {});
  vi.stubGlobal('self', {
    location: { href: 'https://hall.example/sw.js' },
    registration: { scope: 'https://hall.example/', showNotification },
    clients: { matchAll: async () => pages, openWindow },
    addEventListener: (type: string, hear: (event: object) => void) => hears.set(type, hear),
  });
  // Each time anew: it listens when it is loaded.
  loads += 1;
  await import(`${new URL('../src/sw/calls.ts', import.meta.url).pathname}?${loads}`);
  const hear = async (type: string, event: object): Promise<void> => {
    const done: Promise<unknown>[] = [];
    hears.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => done.push(work) });
    await Promise.all(done);
  };
  return { hear, showNotification, openWindow };
}

test('the server calls a closed page: the service worker shows the same notice', async () => {
  const { hear, showNotification } = await workerWith([]);
  await hear('push', { data: { json: () => ({ table: 'ABC234', game: 'Pug Quest' }) } });
  expect(showNotification).toHaveBeenCalledWith('Your turn at Pug Quest', {
    body: 'Table ABC234',
    tag: 'turn ABC234',
    icon: 'https://hall.example/icon-192.png',
    data: { address: 'https://hall.example/table/ABC234' },
  });
});

test('a click on a notice goes to the page that shows the table, or opens one', async () => {
  const address = 'https://hall.example/table/ABC234';
  const focus = vi.fn(async () => {});
  const close = vi.fn();
  const notification = { close, data: { address } };
  const there = await workerWith([
    { url: 'https://hall.example/', focus: async () => {} },
    { url: address, focus },
  ]);
  await there.hear('notificationclick', { notification });
  expect([focus.mock.calls.length, there.openWindow.mock.calls.length]).toEqual([1, 0]);
  const away = await workerWith([{ url: 'https://hall.example/', focus: async () => {} }]);
  await away.hear('notificationclick', { notification });
  expect(away.openWindow).toHaveBeenCalledWith(address);
  expect(close).toHaveBeenCalledTimes(2);
});

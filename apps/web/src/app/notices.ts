/** Notices of the browser: "Your turn", for who has this page open behind another, or has closed it. */
import { t } from '../language/texts.ts';
import { pageHome, tableAddress } from './home.ts';
import type { PushService } from './services.ts';

/** Whether this browser can show any at all. */
export const canShowNotices = (): boolean => 'Notification' in window;

/** Asks the person, unless they have said it already. */
export async function mayShowNotices(): Promise<boolean> {
  if (!canShowNotices()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Where a service worker is, it shows notices and answers clicks; on phones there is no other way. */
const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration(pageHome()) : undefined;

/** Lets the server call this browser, also when the page is closed. Not every browser can, and none must. */
export async function letCall(push: PushService): Promise<void> {
  const [registration, key] = await Promise.all([worker(), push.key()]);
  if (!registration || !('pushManager' in registration) || key === undefined) return;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  await push.add(subscription.toJSON());
}

export async function stopCalls(push: PushService): Promise<void> {
  const subscription = await (await worker())?.pushManager?.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await push.remove(subscription.endpoint);
}

export interface TurnNotice {
  readonly table: string;
  /** "Pug Quest" */
  readonly game: string;
}

/** Shows it, in place of an older one about the same table. */
export async function showTurn({ table, game }: TurnNotice): Promise<void> {
  if (!canShowNotices() || Notification.permission !== 'granted') return;
  const title = t('Your turn at {game}', { game });
  const address = tableAddress(table);
  const options = {
    body: t('Table {table}', { table }),
    tag: `turn ${table}`,
    icon: new URL('icon-192.png', pageHome()).href,
    data: { address },
  };
  const registration = await worker();
  if (registration) {
    await registration.showNotification(title, options);
    return;
  }
  const notice = new Notification(title, options);
  notice.addEventListener('click', () => {
    window.focus();
    if (window.location.href !== address) window.location.assign(address);
    notice.close();
  });
}

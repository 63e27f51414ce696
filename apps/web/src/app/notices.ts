/** Notices of the browser: "Your turn", for who has this page open behind another. */
import { pageHome, tableAddress } from './home.ts';

/** Whether this browser can show any at all. */
export const canShowNotices = (): boolean => 'Notification' in window;

/** Asks the person, unless they have said it already. */
export async function mayShowNotices(): Promise<boolean> {
  if (!canShowNotices()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

export interface TurnNotice {
  readonly table: string;
  /** "Pug Quest" */
  readonly game: string;
}

/** Shows it, in place of an older one about the same table. */
export async function showTurn({ table, game }: TurnNotice): Promise<void> {
  if (!canShowNotices() || Notification.permission !== 'granted') return;
  const title = `Your turn at ${game}`;
  const address = tableAddress(table);
  const options = {
    body: `Table ${table}`,
    tag: `turn ${table}`,
    icon: new URL('icon-192.png', pageHome()).href,
    data: { address },
  };
  // Where a service worker is, it shows them and answers clicks; on phones there is no other way.
  const worker =
    'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration(pageHome()) : undefined;
  if (worker) {
    await worker.showNotification(title, options);
    return;
  }
  const notice = new Notification(title, options);
  notice.addEventListener('click', () => {
    window.focus();
    if (window.location.href !== address) window.location.assign(address);
    notice.close();
  });
}

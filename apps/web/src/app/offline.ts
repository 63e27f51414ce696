/** Asks the service worker to keep games on this device. Without one (a page that is not served securely) nothing is kept. */
import type { KeepingProgress, OfflineGame, ToServiceWorker } from './offline-messages.ts';

function ask(message: ToServiceWorker): MessagePort | undefined {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (worker === null) return undefined;
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(message, [port2]);
  return port1;
}

/** Nothing: this browser keeps none. */
export function offlineGames(): Promise<readonly OfflineGame[] | undefined> {
  const port = ask({ games: true });
  if (port === undefined) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    port.onmessage = ({ data }: MessageEvent<readonly OfflineGame[]>) => resolve(data);
  });
}

export function keepGames(
  games: readonly string[],
  hear: (progress: KeepingProgress) => void = () => {},
): void {
  const port = ask({ keep: games });
  if (port !== undefined) port.onmessage = ({ data }: MessageEvent<KeepingProgress>) => hear(data);
}

/** A browser that is short of room is not to throw away what was asked for. Some ask the person first. */
export function askToStay(): void {
  navigator.storage?.persist().catch(() => {});
}

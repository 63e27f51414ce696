import { pageHome } from './home.ts';

/** Registers the service worker that keeps the page on this machine, and reports a newer one that waits. */
export function watchForUpdate(onUpdate: (changeOver: () => void) => void): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let kept = serviceWorker.controller !== null;
  let reloading = false;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker takes over a page that had none: nothing has changed, so nothing is reloaded.
    if (kept && !reloading) {
      reloading = true;
      window.location.reload();
    }
    kept = true;
  });
  const report = (worker: ServiceWorker | null) => {
    if (worker !== null && serviceWorker.controller !== null) onUpdate(() => worker.postMessage('take over'));
  };
  serviceWorker.register(new URL('sw.js', pageHome())).then(
    (registration) => {
      report(registration.waiting);
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing;
        worker?.addEventListener('statechange', () => {
          if (worker.state === 'installed') report(worker);
        });
      });
    },
    // A browser that forbids workers still plays, with the network.
    () => {},
  );
}

/** Loads the page anew, and as the server has it now: what is kept on this machine may be older. */
export function loadNewest(): void {
  const reload = (): void => window.location.reload();
  const takeOver = (worker: ServiceWorker): void => worker.postMessage('take over');
  const look = async (): Promise<void> => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const { waiting, installing } = registration ?? {};
    if (waiting) return takeOver(waiting);
    if (!installing) return reload();
    installing.addEventListener('statechange', () => {
      if (installing.state === 'installed') takeOver(installing);
    });
  };
  if ('serviceWorker' in navigator) look().catch(reload);
  else reload();
}

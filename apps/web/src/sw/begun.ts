/** Which rules the matches on this device were begun with, as the page has written it down (play/store.ts). */

interface Begun {
  readonly record: { readonly game: string; readonly rulesVersion: number };
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * As "brawl 3". The database is opened as it stands: whatever number it has, an older page in another window goes on with it. Nothing,
 * where there is none yet.
 */
export async function rulesBegunWith(): Promise<ReadonlySet<string>> {
  const opening = indexedDB.open('questhall');
  // It is the page that makes it.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  try {
    const database = await done(opening);
    database.onversionchange = () => database.close();
    const rows = database.transaction(['tables', 'replays']);
    const all = await Promise.all(
      ['tables', 'replays'].map((store) => done<Begun[]>(rows.objectStore(store).getAll())),
    );
    database.close();
    return new Set(all.flat().map(({ record: { game, rulesVersion } }) => `${game} ${rulesVersion}`));
  } catch {
    return new Set();
  }
}

/** Something made by chance that bots win as often as was wished: looked for by the workers of the lab. */
import type { Band, LabWork, Surprised, Weighed } from '@questhall/bots/lab';
import { shareOf, surprising } from '@questhall/bots/lab';
import type { Bench, Creation, GameId, Surprise, SurpriseWish } from '@questhall/games';
import { GAMES, trialsOf } from '@questhall/games';
import type { Json } from '@questhall/kernel';
import { newSecret } from '../play/names.ts';
import { hands, newWorker } from './lab.ts';
import type { FromLab, ToLab } from './lab-messages.ts';

export interface Search {
  readonly game: GameId;
  readonly creation: Creation;
  readonly bench: Bench & { readonly surprise: Surprise };
  readonly wish: SurpriseWish;
  readonly band: Band;
  /** How many matches were played so far. */
  readonly onPlayed: (matches: number) => void;
}

/** Nothing: none came near what was wished. */
export async function surprise(search: Search, signal: AbortSignal): Promise<Surprised | undefined> {
  const { game, creation, bench, wish, band, onPlayed } = search;
  const rules = await GAMES[game].rules();
  const seed = newSecret(6);
  const pool = Array.from({ length: hands() }, newWorker);
  const stopped = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true });
    for (const worker of pool) worker.onerror = () => reject(new Error('a match could not be played'));
  });
  let played = 0;
  const weigh = async (draft: Json, matches: number) => {
    const [made] = trialsOf(GAMES[game], rules, creation, draft, [wish.players]);
    if (made === undefined) return shareOf(0, matches);
    const work: LabWork = { setups: [made], levels: ['greedy'], seed, budget: null, targets: [] };
    const first = played;
    played += matches;
    const all = await Promise.race([stopped, playAll(pool, game, work, first, matches)]);
    onPlayed(played);
    return shareOf(all.filter(({ sides }) => sides[0]?.won === true).length, matches);
  };
  try {
    return await surprising({
      band,
      strongest: bench.surprise.strongest,
      make: (from, strength) => bench.surprise.make(from, wish, strength),
      isValid: (draft) => !('problems' in bench.check(draft)),
      weigh,
      seed,
    });
  } finally {
    for (const worker of pool) worker.terminate();
  }
}

/** So many matches with numbers from the first on, each by whoever is free. */
function playAll(
  pool: readonly Worker[],
  game: GameId,
  work: LabWork,
  first: number,
  matches: number,
): Promise<readonly Weighed[]> {
  return new Promise((resolve) => {
    const results: Weighed[] = [];
    let next = first;
    const give = (worker: Worker): void => {
      if (next >= first + matches) return;
      const wish: ToLab = { do: 'weigh', game, work, number: next };
      next += 1;
      worker.postMessage(wish);
    };
    for (const worker of pool) {
      worker.onmessage = ({ data }: MessageEvent<FromLab>) => {
        if (!('weighed' in data)) return;
        results.push(data.weighed);
        if (results.length === matches) resolve(results);
        else give(worker);
      };
      give(worker);
    }
  });
}

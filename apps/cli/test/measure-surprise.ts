/**
 * `node apps/cli/test/measure-surprise.ts <game> <how many> [seed] [matches]`: what Surprise me offers for wishes drawn by chance, and
 * whether bots win it as often as was wished when they play it again with another seed.
 */
import type { Band, LabWork } from '@questhall/bots/lab';
import { BANDS, shareOf, surprising, weigher } from '@questhall/bots/lab';
import { GAMES, isGameId, LENGTHS, trialsOf } from '@questhall/games';
import type { Json } from '@questhall/kernel';
import { below, seeded } from '@questhall/kernel';

const [, , word = '', wanted = '10', seed = 'measured', again = '40'] = process.argv;
if (!isGameId(word)) throw new Error(`${word} is no game`);
const game = GAMES[word];
const rules = await game.rules();
const [creation, bench] = (
  await Promise.all(game.creations.map(async (each) => [each, await each.bench()] as const))
).find(([, { surprise }]) => surprise !== undefined) ?? [undefined, undefined];
const surprise = bench?.surprise;
if (creation === undefined || surprise === undefined) throw new Error(`${word} surprises nobody`);
const { min = 1, max = 4 } = game.modes.find(({ id }) => id === creation.mode)?.players ?? {};

const chance = { rng: seeded(seed) };
const pick = <T>(list: readonly T[]): T => list[below(chance, list.length)] as T;
let played = 0;

function winsIn(draft: Json, players: number, from: string, first: number, matches: number) {
  const [made] = trialsOf(game, rules, creation as NonNullable<typeof creation>, draft, [players]);
  if (made === undefined) return shareOf(0, matches);
  const work: LabWork = { setups: [made], levels: ['greedy'], seed: from, budget: null, targets: [] };
  const weigh = weigher(rules, work);
  const all = Array.from({ length: matches }, (_, each) => weigh(first + each));
  played += matches;
  return shareOf(all.filter(({ sides }) => sides[0]?.won === true).length, matches);
}

const start = performance.now();
const seconds = (): string => `${((performance.now() - start) / 1000).toFixed(0)} s`;
let [offered, valid, inside] = [0, 0, 0];
for (let n = 0; n < Number(wanted); n++) {
  const band = pick(Object.keys(BANDS)) as Band;
  const wish = { length: pick(LENGTHS), players: min + below(chance, max - min + 1) };
  let number = 0;
  const found = await surprising({
    band,
    strongest: surprise.strongest,
    make: (from, strength) => surprise.make(from, wish, strength),
    isValid: (draft) => !('problems' in bench.check(draft)),
    weigh: (draft, matches) => {
      number += matches;
      return Promise.resolve(winsIn(draft, wish.players, `${seed} ${n}`, number - matches, matches));
    },
    seed: `${seed} ${n}`,
  });
  const wished = `${band}, ${wish.length}, ${wish.players} players`;
  if (found === undefined) {
    console.log(`${n} ${wished}: nothing (${number} matches), ${seconds()}`);
    continue;
  }
  offered += 1;
  if (!('problems' in bench.check(found.draft))) valid += 1;
  const share = winsIn(found.draft, wish.players, `${seed} again ${n}`, 0, Number(again));
  const [low, high] = BANDS[band];
  const fits = share.rate >= low && share.rate <= high;
  if (fits) inside += 1;
  const rates = `${Math.round(100 * found.wins.rate)} %, again ${Math.round(100 * share.rate)} %`;
  console.log(
    `${n} ${wished}: strength ${found.strength}, ${rates}${fits ? '' : ' OUTSIDE'} (${number} matches), ${seconds()}`,
  );
}
const { rate, low, high } = shareOf(inside, offered);
const percent = (share: number): string => `${Math.round(100 * share)} %`;
console.log(
  `${wanted} wishes, ${offered} offered, ${valid} valid, ${inside} inside: ${percent(rate)} (${percent(low)} to ${percent(high)}); ${played} matches, ${seconds()}`,
);

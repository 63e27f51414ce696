/** Adventures nobody wrote: a last room, what it asks for, and the fewer rounds the stronger. */
import type { Json } from '@questhall/kernel';
import { below, seeded } from '@questhall/kernel';
import type { SurpriseWish } from '../../../manifest.ts';
import { CLOSING_CARDS } from '../content/index.ts';
import type { Objective } from '../vocabulary-dungeon.ts';
import { readAdventure, START_TILES } from './adventure-draft.ts';

const TILES: { readonly [length in SurpriseWish['length']]: readonly [number, number] } = {
  short: [3, 3],
  medium: [4, 5],
  long: [6, 7],
};
const OPENINGS = [
  'The Long Way',
  'A Night',
  'Three Wishes',
  'Bad Manners',
  'The Price of Supper',
  'Whispers',
] as const;
const ENDINGS = [
  'to the Well',
  'behind the Hedge',
  'under the Stairs',
  'in the Mirror',
  'at the Ball',
  'before Dawn',
] as const;

/** From all the time in the world to hardly any. */
export const STRONGEST = 24;
/** As an adventure may be at least. */
const FEWEST_ROUNDS = 4;
const IN_EVERY_ROOM = 6;

/** Every room takes its time: what is plenty for three of them is not enough for seven. */
function lastRound(tiles: number, strength: number): number {
  const spare = IN_EVERY_ROOM * (tiles + 1);
  return FEWEST_ROUNDS + Math.round((spare * (STRONGEST - strength)) / STRONGEST);
}

export function surpriseAdventure(seed: string, { length }: SurpriseWish, strength: number): Json {
  const chance = { rng: seeded(`surprise ${seed}`) };
  const pick = <T>(list: readonly T[]): T => list[below(chance, list.length)] as T;
  const [least, most] = TILES[length];
  const act = pick([1, 2, 3] as const);
  const closing = pick(CLOSING_CARDS.filter(({ questLevel }) => questLevel <= act));
  const goals: readonly Objective[] = [
    { goal: 'clearLast' },
    { goal: 'villain' },
    { goal: 'clearAll' },
    { goal: 'levers', levers: 2 },
  ];
  const tiles = least + below(chance, most - least + 1);
  const base = {
    name: `${pick(OPENINGS)} ${pick(ENDINGS)}`,
    act,
    tiles,
    startTile: pick(START_TILES).id,
    closing: closing.id,
    losses: [{ lost: 'rounds', after: lastRound(tiles, strength) }],
    xp: act,
    gold: 20 * act,
  };
  const fits = goals.filter((goal) => !('problems' in readAdventure({ ...base, objectives: [goal] })));
  const objectives = fits.length === 0 ? [{ goal: 'clearLast' as const }] : [pick(fits)];
  return { ...base, objectives } as unknown as Json;
}

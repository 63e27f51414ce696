/** Adventures nobody wrote: a last room, what it asks for, and the fewer rounds the stronger. */
import type { Json } from '@questhall/kernel';
import { below, seeded } from '@questhall/kernel';
import type { SurpriseWish } from '../../../manifest.ts';
import { CLOSING_CARDS } from '../content/index.ts';
import type { Objective } from '../vocabulary-dungeon.ts';
import { readAdventure, START_TILES } from './adventure-draft.ts';

const TILES: { readonly [length in SurpriseWish['length']]: readonly [number, number] } = {
  short: [2, 3],
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
const SLOWEST = 34;

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
  const base = {
    name: `${pick(OPENINGS)} ${pick(ENDINGS)}`,
    act,
    tiles: least + below(chance, most - least + 1),
    startTile: pick(START_TILES).id,
    closing: closing.id,
    losses: [{ lost: 'rounds', after: Math.max(4, SLOWEST - strength) }],
    xp: act,
    gold: 20 * act,
  };
  const fits = goals.filter((goal) => !('problems' in readAdventure({ ...base, objectives: [goal] })));
  const objectives = fits.length === 0 ? [{ goal: 'clearLast' as const }] : [pick(fits)];
  return { ...base, objectives } as unknown as Json;
}

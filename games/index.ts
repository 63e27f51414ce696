import type { Game, Part, Telling } from '@questhall/kernel';
import * as listed from './list.ts';
import type { Achievement, Creation, Manifest, Spoken } from './manifest.ts';
import type { Primer } from './primer.ts';
import { releasedRules } from './released.ts';

export { withWords, wordsFound, wordsIn } from './find-words.ts';
export {
  type Achievement,
  type Bench,
  type BoxPiece,
  type Budget,
  type CheckedContent,
  type Creation,
  type Demand,
  EMBLEMS,
  type Emblem,
  type Figure,
  type Hero,
  LENGTHS,
  type Manifest,
  type Mode,
  type Players,
  type RealDice,
  type SetUp,
  type Surprise,
  type SurpriseWish,
  WISHES,
  type Wished,
} from './manifest.ts';
export type { Primer, PrimerFact } from './primer.ts';
export { RELEASED } from './released/list.ts';
export type { Stories } from './stories.ts';
export type { Fields, Target } from './targets.ts';
export { trialsOf } from './trials.ts';

export type GameId = keyof typeof listed;

export interface ListedGame extends Manifest {
  readonly id: GameId;
  readonly creations: readonly Creation[];
  readonly achievements: readonly Achievement[];
}

const manifests: { readonly [id in GameId]: Manifest } = listed;

export const isGameId = (text: string | undefined): text is GameId =>
  text !== undefined && Object.hasOwn(manifests, text);

/** As they stand on the shelf. */
export const GAME_IDS: readonly GameId[] = Object.keys(manifests)
  .filter(isGameId)
  .sort((one, other) => manifests[one].shelf - manifests[other].shelf);

export const GAMES = Object.fromEntries(
  GAME_IDS.map((id) => [id, { creations: [], achievements: [], ...manifests[id], id }]),
) as {
  readonly [id in GameId]: ListedGame;
};

/** The rules of that version. The newest, where none is named or that one is not kept here: their `version` tells. */
export async function rulesOf(id: GameId, version?: number): Promise<Game> {
  const newest = await manifests[id].rules();
  if (version === undefined || version === newest.version) return newest;
  return (await releasedRules(id, version)) ?? newest;
}

/**
 * The same rules, speaking another language. In English, where the game does not bring it, or where these are not its
 * newest rules: what older ones say, nobody translates any more.
 */
export async function inLanguage(tag: string, rules: Game): Promise<Game> {
  const manifest = isGameId(rules.id) ? manifests[rules.id] : undefined;
  const language = manifest?.languages?.[tag];
  if (!manifest || !language || rules.version !== (await manifest.rules()).version) return rules;
  const spoken = await language.spoken();
  return {
    ...rules,
    words: spoken.words,
    ...(rules.telling && { telling: toldIn(spoken, rules.telling) }),
  };
}

function toldIn({ name, called }: Spoken, telling: Telling): Telling {
  const parts = Object.entries(telling.parts).map(([type, { sum, ...part }]): [string, Part] => [
    type,
    sum
      ? { ...part, sum: sum.map((term) => ({ ...term, called: called[term.called] ?? term.called })) }
      : part,
  ]);
  return { ...telling, name, parts: Object.fromEntries(parts) };
}

/** The game on one page; in English where it does not bring the language. */
export const primerIn = (tag: string, id: GameId): Promise<Primer> | undefined =>
  (manifests[id].languages?.[tag]?.primer ?? manifests[id].primer)?.();

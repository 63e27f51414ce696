/** What the table in words needs besides the scene: the shell provides it. */
import type { Json, Option, Telling } from '@questhall/kernel';
import { createContext, useContext, useMemo } from 'react';
import { useSettings } from '../../app/SettingsProvider.tsx';
import type { GameTable, Scene } from '../game-table.ts';
import type { Chapter } from '../story.ts';
import { UNTOLD } from '../story.ts';
import type { Verdict } from '../verdicts.ts';
import type { Bearings } from './bearings.ts';
import type { Ears } from './ears.ts';
import { earsOf } from './ears.ts';

export interface Listened {
  /** Nothing: there is none around. */
  readonly table: GameTable | undefined;
  readonly telling: Telling;
  readonly story: readonly Chapter[];
  readonly whyNot: (option: Option) => Promise<Verdict>;
}

export const Listening = createContext<Listened>({
  table: undefined,
  telling: UNTOLD,
  story: [],
  whyNot: async () => ({ reason: null, text: '' }),
});

/** A game without bearings, or under rules of before: its own sentences are all there is. */
const NO_BEARINGS: Bearings<Json> = {
  places: () => [],
  where: () => undefined,
  me: () => undefined,
  isFoe: () => false,
  threats: () => [],
  hand: () => [],
  effect: () => undefined,
  kinds: [],
};

export function useEars(scene: Scene): Ears {
  const { table, telling, story } = useContext(Listening);
  const { brief } = useSettings().settings;
  return useMemo(
    () => earsOf({ scene, table, telling, story, brief, bearings: table?.bearings ?? NO_BEARINGS }),
    [scene, table, telling, story, brief],
  );
}

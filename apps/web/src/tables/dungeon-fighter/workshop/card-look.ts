import { art } from '../../../art/dungeon-fighter/index.ts';
import type { BenchLook } from '../../game-page.ts';

/** Heroes, Monsters, rooms and equipment are drawn like one of the box. */
export const cardLook: BenchLook = {
  portrait: (draft) => art(String((draft as { readonly picture?: unknown }).picture)),
};

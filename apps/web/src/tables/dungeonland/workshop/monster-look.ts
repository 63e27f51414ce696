import { art } from '../../../art/dungeonland/index.ts';
import type { BenchLook } from '../../game-page.ts';

export const monsterLook: BenchLook = {
  portrait: (draft) => art(String((draft as { readonly looks?: unknown }).looks)),
};

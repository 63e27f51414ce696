import type { Json } from '@questhall/kernel';
import { art } from '../../../art/pug-quest/index.ts';
import type { BenchLook } from '../../game-page.ts';

const drawnLike =
  (deck: 'm' | 'b') =>
  (draft: Json): string | undefined =>
    art(`${deck}-${String((draft as { readonly looks?: unknown }).looks)}`);

export const monsterLook: BenchLook = { portrait: drawnLike('m') };
export const bossLook: BenchLook = { portrait: drawnLike('b') };

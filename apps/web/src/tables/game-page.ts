/** What a game brings to the page besides its manifest: `page.tsx` in its folder here exports this. All of it is optional. */
import type { Json } from '@questhall/kernel';
import type { ComponentType } from 'react';
import type { Lesson } from '../play/lessons.ts';
import type { GameTable } from '../table/game-table.ts';
import type { IconShape } from '../ui/icon-shape.ts';

export interface GamePage {
  /** How it looks; without one it is played in words and buttons. */
  readonly table?: () => Promise<{ readonly table: GameTable }>;
  readonly lesson?: () => Promise<{ readonly lesson: Lesson }>;
  /** By the names that its page of rules calls them. */
  readonly icons?: () => Promise<{ readonly icon: { readonly [name: string]: IconShape } }>;
  /** From the name of a drawing to its address. */
  readonly drawings?: () => Promise<{ readonly art: (name: string) => string | undefined }>;
  /** What lies under the pieces of a saved board, 200 by 92. */
  readonly Ground?: ComponentType;
  /** What can be tried without a match. */
  readonly Practice?: ComponentType;
  /** Where what people make for it is made. */
  readonly Workshop?: ComponentType;
  /** The address of a picture of what was made there, by its looks. */
  readonly portraits?: () => Promise<(looks: Json) => string>;
}

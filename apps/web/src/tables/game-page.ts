/** What a game brings to the page besides its manifest: `page.tsx` in its folder here exports this. All of it is optional. */
import type { Json, Problem } from '@questhall/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { LaterLesson, Lesson } from '../play/lessons.ts';
import type { GameTable } from '../table/game-table.ts';
import type { IconShape } from '../ui/icon-shape.ts';

export interface PreviewProps {
  readonly draft: Json;
  /** All that is wrong with it. */
  readonly problems: readonly Problem[];
  /** The part that is being changed, and how another is opened: `combos[2]`. */
  readonly part: string;
  readonly onPart: (part: string) => void;
  readonly onChange: (draft: Json) => void;
}

/** What the page brings to a bench. */
export interface BenchLook {
  /** As the real card, board or figure. */
  readonly Preview?: ComponentType<PreviewProps>;
  /** A picture for a value of a choice; nothing: it has none. */
  readonly face?: (field: string, value: string, draft: Json) => ReactNode;
  /** The address of a small picture of it. */
  readonly portrait?: (draft: Json) => string | undefined;
}

export interface GamePage {
  /** How it looks; without one it is played in words and buttons. */
  readonly table?: () => Promise<{ readonly table: GameTable }>;
  readonly lesson?: () => Promise<{ readonly lesson: Lesson }>;
  readonly laterLessons?: readonly LaterLesson[];
  /** By the names that its page of rules calls them. */
  readonly icons?: () => Promise<{ readonly icon: { readonly [name: string]: IconShape } }>;
  /** From the name of a drawing to its address. */
  readonly drawings?: () => Promise<{ readonly art: (name: string) => string | undefined }>;
  /** What lies under the pieces of a saved board, 200 by 92. */
  readonly Ground?: ComponentType;
  /** What can be tried without a match. */
  readonly Practice?: ComponentType;
  /** How what people make for it looks, by what it is; without it, it is shown as text. */
  readonly benches?: { readonly [creation: string]: () => Promise<BenchLook> };
}

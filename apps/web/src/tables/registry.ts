import type { ComponentType } from 'react';
import type { NewGame } from '../app/routes.ts';
import type { GameId } from '../catalogue/games.ts';

export interface TableProps {
  readonly start: NewGame | { readonly saved: string };
  readonly onLeave: () => void;
}

type TableLoader = () => Promise<{ readonly Table: ComponentType<TableProps> }>;

/** Each game's table is a chunk of its own, loaded when somebody sits down. A game without one cannot be played. */
export const TABLES: Readonly<Partial<Record<GameId, TableLoader>>> = {};

/** [SFB-STD] What every dashboard shows: Actions that need no card. */
import type { Core, Effect, StandardAction } from '../vocabulary.ts';
import { damage, heal, main, plan } from './build.ts';

export interface StandardEntry {
  readonly id: StandardAction;
  /** Absent: any Core pays. */
  readonly core?: Core;
  readonly move: number;
  readonly effects: readonly Effect[];
}

export const STANDARD: { readonly [action in StandardAction]: StandardEntry } = {
  /** [SFB-STD-01] */
  plan: { id: 'plan', core: 'manipulation', move: 1, effects: [main('player', plan(1))] },
  /** [SFB-STD-02] */
  heal: { id: 'heal', core: 'creation', move: 1, effects: [main('self', heal(1))] },
  /** [SFB-STD-03] */
  strike: {
    id: 'strike',
    core: 'destruction',
    move: 1,
    effects: [main('adjacentEnemy', damage(1), { may: true })],
  },
  /** [SFB-STD-04] */
  move: { id: 'move', move: 2, effects: [] },
};

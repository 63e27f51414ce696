/** What the referee remembers of a match. */
import type { Decision, Option } from '@questhall/kernel';
import type { DfView } from '../src/view.ts';
import type { Cast, Table } from './table.ts';

/** Something the rules promise: it must come, and nothing of its kind may come without one of these. */
export type Due =
  | { readonly what: 'gold'; readonly amount: number; readonly rule: string }
  | { readonly what: 'die'; readonly rule: string }
  | {
      readonly what: 'heal';
      readonly hero: string;
      readonly amount: number;
      readonly rule: string;
      /** [DF-RULING-60] Waits until the damage is taken off. */
      readonly afterDamage: boolean;
    };

export interface Scene {
  table: Table;
  /** The throw that is being made or resolved. */
  cast: Cast | null;
  /** Who threw last in this combat. */
  lastThrower: string;
  due: Due[];
  /** Armors used in this combat. */
  armors: string[];
  whiteThrown: number;
  /** The Monster that fell last fell by an Epic Shot. */
  epic: boolean;
  bossFell: boolean;
  /** Coloured dice that must still be taken out before the first throw. */
  deceived: number;
  /** What was offered in vain, and what changed hands, in this Resting phase or Shop. */
  offered: Set<string>;
  passed: Set<string>;
  /** Seats that were asked for Spendables since somebody was last threatened. */
  spendAsked: Set<number>;
  decision: Decision | null;
  option: Option | null;
  asked: readonly Decision[];
  before: DfView;
  after: DfView;
  views: readonly DfView[];
}

export const openingScene = (table: Table, view: DfView): Scene => ({
  table,
  cast: null,
  lastThrower: '',
  due: [],
  armors: [],
  whiteThrown: 0,
  epic: false,
  bossFell: false,
  deceived: 0,
  offered: new Set(),
  passed: new Set(),
  spendAsked: new Set(),
  decision: null,
  option: null,
  asked: [],
  before: view,
  after: view,
  views: [],
});

/** Takes the first fitting promise off the list. */
export function redeem(scene: Scene, fits: (due: Due) => boolean): Due | undefined {
  const at = scene.due.findIndex(fits);
  return at < 0 ? undefined : scene.due.splice(at, 1)[0];
}

/** The words of monsters: their cards, and the rows of villains. */
import type { AttackType, Power, PowerId, Shape } from './vocabulary.ts';

export interface StandardAttack {
  readonly type: AttackType;
  readonly range: number;
  readonly dice: number;
}

export interface Minion {
  readonly id: string;
  readonly name: string;
  readonly realm: string;
  readonly level: 1 | 2 | 3;
  readonly speed: number;
  readonly attacks: readonly StandardAttack[];
  readonly defence: number;
  readonly health: number;
  readonly powers: readonly Power[];
}

/** [DL-RULING-99] */
export interface Ally {
  readonly id: string;
  readonly name: string;
  readonly speed: number;
  readonly defence: number;
  readonly health: number;
  readonly attacks: readonly StandardAttack[];
  readonly powers: readonly Power[];
}

/** [DL-RULING-115] An object that is attacked like a monster; Health for 2, 3 and 4 heroes. */
export type Mirror = Omit<Ally, 'health'> & Pick<Villain, 'health'>;

/** [DL-VAI-03] */
export const WINDOWS = [
  'roundStart',
  'activationStart',
  'insteadOfMove',
  'insteadOfAttack',
  'afterAttack',
  'onAttackedMelee',
  'onAttackedRanged',
  'onSpell',
  'onDamaged',
  'onThreshold',
  'onMinionDefeated',
  'onHeroDown',
  'heroEndsAdjacent',
  'heroInteracts',
  'noTarget',
  'endPhase',
] as const;
export type Window = (typeof WINDOWS)[number];

/** [DL-VAI-04] [DL-VAI-14] All of a row's tests must hold. */
export type RowTest =
  | { readonly test: 'heroesWithin'; readonly distance: number; readonly atLeast: number }
  | { readonly test: 'heroesInSight'; readonly distance: number; readonly atLeast: number }
  | { readonly test: 'pairWithin'; readonly distance: number; readonly apart: number }
  | { readonly test: 'noHeroAdjacent' }
  | { readonly test: 'minionWithin'; readonly distance: number }
  | { readonly test: 'fewer'; readonly kind: string; readonly than: number | 'heroes' }
  | { readonly test: 'heroNear'; readonly scenery: 'oven'; readonly distance: number }
  | { readonly test: 'fullHealthInSight' }
  | { readonly test: 'healthiest' }
  | { readonly test: 'targetWithin'; readonly distance: number; readonly health: number }
  | { readonly test: 'attackerAdjacent' }
  | { readonly test: 'attackerBeyond'; readonly distance: number }
  | { readonly test: 'actorInSight' }
  | { readonly test: 'noSuccess' }
  | { readonly test: 'damage'; readonly atLeast: number }
  | { readonly test: 'phase'; readonly from: number; readonly to: number }
  | { readonly test: 'lastPhase' }
  | { readonly test: 'round'; readonly from: number }
  | { readonly test: 'healthAtMost'; readonly percent: number }
  | { readonly test: 'threshold'; readonly percent: number };

/** [DL-VAI-05] */
export type Limit =
  | { readonly per: 'always' | 'round' | 'phase' | 'adventure' }
  | { readonly per: 'cooldown'; readonly rounds: number };

export type RowAttack = {
  readonly dice: number;
  readonly type: AttackType;
  readonly range: number;
  readonly shape: Shape;
  readonly powers: readonly Power[];
  readonly heroesOnly?: boolean;
};

/** [DL-VAI-06] [DL-VAI-15] */
export type RowEffect =
  | { readonly do: 'attackArea'; readonly attack: RowAttack; readonly push?: number }
  | { readonly do: 'attackSelfArea'; readonly attack: RowAttack }
  | { readonly do: 'attackTarget'; readonly attack: RowAttack }
  | { readonly do: 'attackFullHealth'; readonly attack: RowAttack }
  | { readonly do: 'attackAttacker'; readonly attack: RowAttack }
  | { readonly do: 'attackSeveral'; readonly attack: RowAttack; readonly targets: number }
  | { readonly do: 'intoScenery'; readonly scenery: 'oven'; readonly attack: RowAttack }
  | { readonly do: 'extraAttack'; readonly other: boolean; readonly powers: readonly Power[] }
  | {
      readonly do: 'summon';
      readonly kind: string;
      readonly count: number | 'heroesLess1' | 'halfHeroes';
      readonly where: 'nearest' | 'farthest' | 'oven';
    }
  | {
      readonly do: 'move';
      readonly spaces: number;
      readonly how: 'away' | 'farthest' | 'towardActor';
      readonly ghostly: boolean;
    }
  | { readonly do: 'secondMove' }
  | { readonly do: 'gainPower'; readonly power: Power; readonly until: 'nextActivation' | 'adventure' }
  | { readonly do: 'losePower'; readonly power: PowerId }
  | { readonly do: 'bonusSpeed'; readonly amount: number }
  | { readonly do: 'bonusDefence'; readonly amount: number }
  | { readonly do: 'retarget'; readonly distance: number }
  | { readonly do: 'swapNearest'; readonly kind: string }
  | { readonly do: 'swapFarthest'; readonly kind: string }
  | { readonly do: 'initiative'; readonly to: 'top' | 'reshuffle' }
  | { readonly do: 'richestChoice'; readonly gold: number }
  | { readonly do: 'moveOthers'; readonly kinds: readonly string[]; readonly spaces: number }
  | { readonly do: 'markHealthiest' }
  | { readonly do: 'heal'; readonly amount: number }
  | { readonly do: 'pull'; readonly spaces: number }
  | { readonly do: 'drain' };

export interface Row {
  readonly id: string;
  readonly name: string;
  readonly window: Window;
  readonly tests: readonly RowTest[];
  readonly limit: Limit;
  readonly effects: readonly RowEffect[];
}

export interface Villain {
  readonly id: string;
  readonly name: string;
  readonly level: 1 | 2 | 3;
  readonly speed: number;
  readonly attacks: readonly StandardAttack[];
  readonly defence: number;
  /** [DL-VAI-01] Health for 2, 3 and 4 heroes. */
  readonly health: readonly [number, number, number];
  readonly powers: readonly Power[];
  /** [DL-VAI-11] Shares of his starting Health, in percent, falling. */
  readonly thresholds: readonly number[];
  readonly rows: readonly Row[];
}

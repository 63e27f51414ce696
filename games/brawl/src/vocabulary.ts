/** The words cards are written in: one effect is data, a card is what is printed on it and an ordered list of effects. */

/** [SFB-CORE-01] [SFB-COMP-09] Blue, red and yellow. */
export const CORES = ['manipulation', 'destruction', 'creation'] as const;
export type Core = (typeof CORES)[number];

/** [SFB-CARD-02] */
const CARD_TYPES = ['attack', 'skill', 'reaction'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** [SFB-COMP-02] */
export const TRAP_FACES = ['stun', 'root', 'damage1', 'damage2', 'damage3'] as const;
export type TrapFace = (typeof TRAP_FACES)[number];

/** [SFB-TARGET] [SFB-CARD-04] Whom a card is aimed at. */
export type Targeting =
  /** No target is declared. */
  | { readonly kind: 'none' }
  /** One adjacent Enemy. */
  | { readonly kind: 'melee' }
  | { readonly kind: 'direct' | 'indirect'; readonly min: number; readonly max: number }
  /** Three neighbouring adjacent hexes; all six. */
  | { readonly kind: 'arc3' }
  | { readonly kind: 'ring6' }
  /** Every adjacent Enemy, and no Ally. */
  | { readonly kind: 'adjacentEnemies' }
  | { readonly kind: 'ally' }
  | { readonly kind: 'adjacentAlly' };

/** When an effect is carried out: the step of the attack or skill, or what sets it off. */
const WHENS = ['pre', 'main', 'post', 'react', 'static', 'onPlay', 'onDamageBy'] as const;
export type When = (typeof WHENS)[number];

const WHOS = [
  'self',
  'player',
  'target',
  'attacker',
  'reactedOn',
  'allies',
  'adjacentAllies',
  'adjacentEnemy',
  'adjacentEnemies',
  'championsAdjacentToTarget',
  'enemiesAdjacentToTarget',
  'enemyNearTarget',
  'targetsController',
] as const;
export type Who = (typeof WHOS)[number];

/** [SFB-DISP-01] */
const DISPLACEMENTS = ['fear', 'force', 'pull', 'push'] as const;
export type Displacement = (typeof DISPLACEMENTS)[number];

/** The movement of a Champion by a keyword of its own. */
const LEAPS = ['dash', 'jump', 'swoop'] as const;
export type Leap = (typeof LEAPS)[number];

/** What one can be immune to. */
const IMMUNITIES = ['push', 'stun', 'fear', 'displacement', 'traps', 'postAttack'] as const;
export type Immunity = (typeof IMMUNITIES)[number];

export type Condition =
  | { readonly is: 'damageDealt' }
  | { readonly is: 'targetOut' }
  | { readonly is: 'stillIn'; readonly who: 'reactedOn' }
  | { readonly is: 'bloodied'; readonly who: 'self' | 'reactedOn' }
  | { readonly is: 'onTrapHex'; readonly who: 'self' | 'target' }
  | { readonly is: 'attackerNotAdjacent' }
  | { readonly is: 'pushCausedDamage' };

export type Amount =
  | number
  /** So much for each of something, with a cap. */
  | {
      readonly of: 'readyCores' | 'enemyTargets' | 'damageDealt' | 'damageOnTarget' | 'hexesMoved';
      readonly times: number;
      readonly most?: number;
    }
  /** More under a condition. */
  | { readonly base: number; readonly plus: number; readonly when: Condition };

export type Until = 'thisAttack' | 'nextAttack' | 'endOfTurn';

/** What is done. Numbers are those of the keywords. */
export type Op =
  | { readonly op: Leap; readonly amount: number }
  | { readonly op: Displacement; readonly amount: Amount }
  | { readonly op: 'damage' | 'heal' | 'draw' | 'plan' | 'mill' | 'recover'; readonly amount: Amount }
  | { readonly op: 'stun' | 'root' | 'double' | 'lifesteal' | 'moveTrap' }
  | { readonly op: 'poison'; readonly amount: number }
  | { readonly op: 'healReceiver' }
  | { readonly op: 'strength'; readonly amount: Amount; readonly until: Until }
  | { readonly op: 'move' | 'defence' | 'incomingStrength'; readonly amount: number; readonly until: Until }
  | { readonly op: 'range'; readonly min: number; readonly max: number }
  | { readonly op: 'ignoreDefence'; readonly amount: number | 'all'; readonly until: Until }
  | { readonly op: 'immune'; readonly to: Immunity }
  | { readonly op: 'place'; readonly where: 'adjacentFree' | 'hexTargetLeft' }
  | { readonly op: 'payOtherCore' };
export type OpName = Op['op'];

export type Effect = Op & {
  readonly when: When;
  readonly who: Who;
  readonly if?: Condition;
  /** It may be skipped, beyond what the keyword allows. */
  readonly may?: true;
  /** For `onPlay`: a card of this type. */
  readonly type?: CardType;
  /** For `onDamageBy`: by these. */
  readonly by?: readonly Displacement[];
  /** For `enemyNearTarget`. */
  readonly within?: number;
};

/** [SFB-CARD-01] */
export interface ActionCard {
  readonly id: string;
  readonly champion: string;
  readonly name: string;
  readonly number: number;
  readonly core: Core;
  readonly type: CardType;
  /** Absent: no move value. */
  readonly move?: number;
  readonly targeting: Targeting;
  readonly strength?: Amount;
  readonly defence?: number;
  readonly effects: readonly Effect[];
}

/** [SFB-CARD-03] One side of a Champion card. */
export interface ChampionSide {
  readonly hitpoints: number;
  readonly defence: number;
  readonly effects: readonly Effect[];
}

/** [SFB-COMP-05] */
export interface Champion {
  readonly id: string;
  readonly name: string;
  readonly number: number;
  readonly role: string;
  readonly basic: ChampionSide;
  readonly levelled: ChampionSide;
  readonly cards: readonly ActionCard[];
}

/** [SFB-STD] */
export const STANDARD_ACTIONS = ['plan', 'heal', 'strike', 'move'] as const;
export type StandardAction = (typeof STANDARD_ACTIONS)[number];

/** [SFB-CHAL] A pure test of the position, for one side. */
export type Test =
  | { readonly test: 'control'; readonly areas: readonly Core[] }
  | { readonly test: 'court'; readonly statue: Core }
  | { readonly test: 'grandTour' }
  | { readonly test: 'onTrapHexes'; readonly count: number }
  | { readonly test: 'inEnemyHalf'; readonly count: number }
  | { readonly test: 'onEnemyDeployment'; readonly count: number }
  | { readonly test: 'enemyBesideTwo' }
  | { readonly test: 'allMarked' }
  | { readonly test: 'oneGroup' }
  | { readonly test: 'spreadOut' }
  | { readonly test: 'parade' }
  | { readonly test: 'unscathed' }
  | { readonly test: 'firstBlood' }
  | { readonly test: 'moreLevelled' }
  | { readonly test: 'moreOnMidline' };

export interface Challenge {
  readonly id: string;
  readonly name: string;
  readonly number: number;
  readonly difficulty: 'easy' | 'medium' | 'hard';
  readonly test: Test;
  /** And the opponent does not meet it as well: otherwise it is nobody's. */
  readonly alone?: true;
}

/**
 * The table of contents of the rules: every procedure with what it knows while it is under way. The steps stand in
 * procedures/, each file a chapter of the rulebook.
 */
import type { Seat } from '@questhall/kernel';
import { named, rulesFor } from '@questhall/kernel';
import type { Motive } from './events.ts';
import type { Source } from './queries/cards.ts';
import type { CreatureId, State } from './state.ts';
import type { Direction, Energy, EnergyType, Reach, Trigger } from './vocabulary.ts';

export const { procedure, ask, askTogether } = rulesFor<State>();

type None = Record<never, never>;

// --- the game, its Worlds and Rounds -------------------------------------------------------------------------------
export const playGame = named<None>('playGame');
export const chooseHeroes = named<None>('chooseHeroes');
export const playWorld = named<None>('playWorld');
export const placeHeroes = named<{ left: CreatureId[]; first: CreatureId }>('placeHeroes');
export const playRounds = named<None>('playRounds');
export const playRound = named<None>('playRound');
export const takeTurns = named<{ first: CreatureId }>('takeTurns');
export const payTax = named<None>('payTax');
/** Who of several tied Heroes goes first. The answer goes to the caller's `first`. */
export const breakTie = named<{ tied: CreatureId[]; proposed: CreatureId }>('breakTie');
export const orderTiedMonsters = named<{ tied: CreatureId[] }>('orderTiedMonsters');
export const visitMarket = named<{ left: CreatureId[]; first: CreatureId }>('visitMarket');
export const exchange = named<{ confirmed: Seat[] }>('exchange');
/** Two Heroes agree on what changes hands. Energy cards by kind, Treasures by id. */
export interface MakeDeal {
  from: CreatureId;
  to: CreatureId;
  gives: string[];
  takes: string[];
  /** What may change hands. */
  what: ('energy' | 'treasure')[];
}
export const makeDeal = named<MakeDeal>('makeDeal');

// --- Turns -----------------------------------------------------------------------------------------------------------
export const heroTurn = named<{ hero: CreatureId }>('heroTurn');
export const drawAction = named<{ hero: CreatureId }>('drawAction');
export const discardAction = named<{ hero: CreatureId; discarded: Energy[] }>('discardAction');
/** `mayStop`: the Draw Action may take fewer; an effect draws all. */
export const drawCards = named<{ hero: CreatureId; left: number; mayStop: boolean }>('drawCards');
export const keepHandLimit = named<{ hero: CreatureId; limit: number }>('keepHandLimit');
export const standardAttack = named<{ hero: CreatureId; target: CreatureId }>('standardAttack');
export const monsterTurn = named<{ monster: CreatureId }>('monsterTurn');
export const monsterMove = named<{ monster: CreatureId }>('monsterMove');
export const useLoot = named<{ monster: CreatureId }>('useLoot');
export const payCost = named<{ payer: CreatureId; symbols: EnergyType[]; less: number; purpose: string }>(
  'payCost',
);

// --- combos, abilities, effects --------------------------------------------------------------------------------------
export interface PlayCombo {
  by: CreatureId;
  combo: string;
  /** Paid by what replaces its whole cost (Prayer). */
  instead: boolean;
}
export const playCombo = named<PlayCombo>('playCombo');

/** What an ability or effect was set off by. */
export interface Occasion {
  targets: CreatureId[];
  /** Whoever dealt the damage that is being answered. */
  attacker: CreatureId;
  /** Within an onMove ability: the way the move went, or 'none' for a step back. */
  onward: Direction | 'none' | '';
  /** The combo that is being answered. */
  answered: string;
}
/** What a combo does once it is paid for, or copied. */
export interface ResolveCombo extends Occasion {
  by: CreatureId;
  combo: string;
}
export const resolveCombo = named<ResolveCombo>('resolveCombo');
export interface UseAbility extends Occasion {
  owner: CreatureId;
  at: Source;
  /** The owner has said so already: a free action. */
  decided: boolean;
}
export const useAbility = named<UseAbility>('useAbility');

export interface CarryOut extends Occasion {
  /** Empty: a World Feature that works on nobody in particular. */
  owner: CreatureId;
  at: Source;
  /** The next effect. */
  next: number;
  ally: CreatureId;
}
export const carryOut = named<CarryOut>('carryOut');
export interface ForcedDiscard {
  hero: CreatureId;
  what: 'energy' | 'treasure';
  left: number;
  random: boolean;
  /** [PQ-DOG-03] It could not be made in full. */
  missed: boolean;
}
export const forcedDiscard = named<ForcedDiscard>('forcedDiscard');
export interface MoveBy {
  creature: CreatureId;
  /** Whose card moves it: its player chooses where there is a choice. */
  owner: CreatureId;
  lanes: number;
  dir: Direction | 'choice';
  /** A move caused by an onMove ability sets off no other. */
  quiet: boolean;
}
export const moveBy = named<MoveBy>('moveBy');
export const swapDisplay = named<{ hero: CreatureId; left: number }>('swapDisplay');
export const discardDisplay = named<{ by: CreatureId; left: number }>('discardDisplay');

// --- attacks and damage ----------------------------------------------------------------------------------------------
/** What `aim` hands back to whoever called it. */
export interface Aimed {
  targets: CreatureId[];
  motive?: Motive['kind'];
}
export interface Aim {
  by: CreatureId;
  reach: Reach;
  side: Direction | 'either';
  /** [PQ-RULING-14] How many an `any` attack may take. */
  count: number;
  /** The combo whose conditions the targets must meet; empty for none. */
  card: string;
  chosen: CreatureId[];
}
export const aim = named<Aim>('aim');

export interface Attack extends Aimed {
  by: CreatureId;
  reach: Reach;
  damage: number;
  side: Direction | 'either';
  count: number;
  /** The combo it belongs to, for its conditions; empty for none. */
  card: string;
  /** [PQ-RULING-24] Again as long as it Defeats somebody. */
  repeat: boolean;
  /** What each target suffered in the end. */
  suffered: number[];
  /** A Monster's Defend was tried, which Heroes may answer. */
  revealed?: boolean;
}
export const heroAttack = named<Attack>('heroAttack');
export interface MonsterAttack extends Attack {
  /** [PQ-RULING-20] Ripostes played against it, as `hero/combo`: each at most once. */
  riposted: string[];
  /** Those of them with more to do once the damage is placed. */
  followUps: string[];
}
export const monsterAttack = named<MonsterAttack>('monsterAttack');
export const defeatOutright = named<Aimed & Pick<Aim, 'by' | 'reach' | 'card'>>('defeatOutright');

interface Strike {
  by: CreatureId;
  targets: CreatureId[];
  amounts: number[];
}
export const strikeMonsters = named<Strike & { revealed: boolean }>('strikeMonsters');
/** [PQ-RULING-82] Only an attack may be answered by Ripostes and raised by the Evil Lord. */
export interface StrikeHeroes extends Strike {
  isAttack: boolean;
}
export const strikeHeroes = named<StrikeHeroes>('strikeHeroes');
export const evilPrevent = named<{ target: CreatureId }>('evilPrevent');
export const respond = named<{ target: CreatureId }>('respond');
export const answerAttack = named<{ target: CreatureId }>('answerAttack');
export const playRiposte = named<{ hero: CreatureId; target: CreatureId; combo: string; instead: boolean }>(
  'playRiposte',
);
export const riposteFollowUp = named<{ entry: string; attacker: CreatureId }>('riposteFollowUp');
export interface AnswerEffect {
  trigger: Trigger;
  /** Whose doing it was; empty for nobody's. */
  by: CreatureId;
  /** The combo that was played, for `effectPlayed`. */
  combo: string;
  /** [PQ-RULING-75] Each combo once per original trigger, as `hero/combo`. */
  played: string[];
}
export const answerEffect = named<AnswerEffect>('answerEffect');
export interface PlayAnswer {
  hero: CreatureId;
  combo: string;
  instead: boolean;
  answered: string;
  attacker: CreatureId;
}
export const playAnswer = named<PlayAnswer>('playAnswer');

/** `by` is empty where nobody did it: tax, World Features, mode rules. */
export interface Inflict {
  by: CreatureId;
  targets: CreatureId[];
  amount: number;
  suffered: number[];
  revealed?: boolean;
  /** Those who really suffered. */
  hurt?: CreatureId[];
}
export const inflict = named<Inflict>('inflict');
export interface RemoveDefeated {
  by: CreatureId;
  /** Those who may have fallen by it. Whoever fell by something else under way waits for that. */
  among: CreatureId[];
  heroes?: CreatureId[];
  monsters?: CreatureId[];
  lanes?: number[];
  neighbours?: CreatureId[];
}
export const removeDefeated = named<RemoveDefeated>('removeDefeated');
export const sufferPenalty = named<{ heroes: CreatureId[]; why: string }>('sufferPenalty');
export const heroFalls = named<{ hero: CreatureId; by: CreatureId }>('heroFalls');
export const gains = named<{ monster: CreatureId; lane: number; by: CreatureId; prize?: boolean }>('gains');
export const offerTreasure = named<{ treasure: string; type: EnergyType; queue: CreatureId[] }>(
  'offerTreasure',
);

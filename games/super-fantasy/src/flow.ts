/**
 * The table of contents of the rules: every procedure with what it knows while it is under way. The steps stand in
 * procedures/, each file a chapter of the rulebook.
 */
import { named, rulesFor } from '@questhall/kernel';
import type { Motive } from './events.ts';
import type { FigureId, State } from './state.ts';
import type { HeroId, Side, TrapKind } from './vocabulary.ts';

export const { procedure, ask } = rulesFor<State>();

type None = Record<never, never>;

// --- the game and its turns ------------------------------------------------------------------------------------------
export const playGame = named<None>('playGame');
export const chooseHeroes = named<None>('chooseHeroes');
export const setOrder = named<None>('setOrder');
export const playTurn = named<None>('playTurn');
export const heroesPhase = named<{ next: HeroId | '' }>('heroesPhase');
export const heroTurn = named<{ hero: HeroId }>('heroTurn');
/** [SF-RULING-32] The end of a turn: arrange, give, then the tokens of armour and shields. */
export const arrangeGear = named<{ hero: HeroId }>('arrangeGear');

// --- actions ---------------------------------------------------------------------------------------------------------
interface Rolling {
  hero: HeroId;
  dice: number;
  stars?: number;
}
export const moveAction = named<Rolling & { total?: number; stays?: boolean }>('moveAction');
export const openDoor = named<Rolling & { door: number; how: 'picked' | 'bashed'; done?: boolean }>(
  'openDoor',
);
export const bashBarrel = named<Rolling & { cell: number; done?: boolean }>('bashBarrel');
export const pickChest = named<Rolling & { cell: number; done?: boolean; trap?: boolean }>('pickChest');
export const chargeUp = named<Rolling & { ability: string }>('chargeUp');
/** `door` or `cell`; the other is -1. */
export const disarmTrap = named<Rolling & { door: number; cell: number }>('disarmTrap');
export const castTome = named<Rolling & { tome: string; target: FigureId; done?: boolean }>('castTome');
/** [SF-STAT-08] [SF-STAT-09] [SF-TRAP-05] By himself or by a neighbour. */
export const breakOut = named<Rolling & { helped: HeroId; from: 'ice' | 'cage' | 'hole' }>('breakOut');
export const pushStatue = named<Rolling & { total?: number }>('pushStatue');
export const changeBrazier = named<Rolling & { cell: number; need: number }>('changeBrazier');
export const closePortal = named<Rolling & { portal: string }>('closePortal');

export interface Attack {
  hero: HeroId;
  weapon: string;
  /** One, or two by Double Fire. */
  targets: FigureId[];
  /** From the pool. */
  dice: number;
  /** [SF-ZANVOR-04] Besides those of the pool. */
  free: number;
  /** [SF-BARKA-02] Of the ability that forces it. */
  bonus: number;
  /** [SF-DODGE-09] What an attacked hero opposes; -1: nothing. */
  resisted: number;
  sides?: Side[];
  hits?: FigureId[];
  /** [SF-ZANVOR-04] A second attack follows: its free dice and bonus. */
  again?: number;
  againBonus?: number;
}
export const attack = named<Attack>('attack');
export const mustAttack = named<{ hero: HeroId; target: FigureId; bonus: number }>('mustAttack');
export const secondAttack = named<{ hero: HeroId; target: FigureId; free: number; bonus: number }>(
  'secondAttack',
);

/** [SF-RULING-23] What follows every roll: level-ups first, then each star is placed. */
export const afterRoll = named<{ hero: HeroId; stars: number }>('afterRoll');

// --- moving by other means ---------------------------------------------------------------------------------------------
export interface FreeMove {
  hero: HeroId;
  steps: number;
  /** [SF-RULING-78] It must end with this monster in reach; empty for none. */
  target: FigureId;
  /** [SF-RULING-162] A walk by a Tome ends in Block Zones. */
  zones: boolean;
  stays?: boolean;
}
export const freeMove = named<FreeMove>('freeMove');
export const jump = named<{ hero: HeroId; steps: number; at?: number }>('jump');
export interface Teleport {
  by: HeroId;
  hero: HeroId;
  adjacent: boolean;
  companion: boolean;
  from?: number;
  to?: number;
  second?: HeroId | '';
}
export const teleport = named<Teleport>('teleport');
export const quickBoots = named<{ by: HeroId; hero: HeroId; steps: number }>('quickBoots');
export interface ThrowMonster {
  hero: HeroId;
  target: FigureId;
  steps: number;
  breaks: string[];
  /** What was broken and may be replaced by a draw. */
  loot?: ('small' | 'magic')[];
}
export const throwMonster = named<ThrowMonster>('throwMonster');
/** What waits on the square a hero came to, or stays on: trap, hole, Fate token, Tome. */
export const land = named<{ hero: HeroId; how: string; stays: boolean }>('land');

// --- abilities, items, traps ---------------------------------------------------------------------------------------------
export interface UseAbility {
  hero: HeroId;
  ability: string;
  use: number;
  target: FigureId;
  tome: string;
  wall: number;
}
export const useAbility = named<UseAbility>('useAbility');
/** The deeds of an ability (level 1 to 3), a Small Item or a Tome (level 0), one after the other. */
export interface CarryOut {
  hero: HeroId;
  kind: 'ability' | 'small' | 'tome';
  id: string;
  level: number;
  use: number;
  target: FigureId;
  tome: string;
  wall: number;
  /** Of an Energy Drink. */
  ability: string;
  next: number;
  /** The way into a table or a choice: `drop/first`. */
  branch: string;
}
export const carryOut = named<CarryOut>('carryOut');
export const loot = named<{ hero: HeroId; pile: 'small' | 'magic'; optional: boolean }>('loot');
/** [SF-RULING-98] `from` is empty for what was drawn. */
export const receive = named<{ hero: HeroId; item: string; from: HeroId | '' }>('receive');
export const springTrap = named<{ hero: HeroId; trap: TrapKind | ''; dice?: number; stars?: number }>(
  'springTrap',
);

// --- the Monsters' Phase ---------------------------------------------------------------------------------------------------
export const monstersPhase = named<None>('monstersPhase');
export const wakeUp = named<None>('wakeUp');
export const newMonsters = named<None>('newMonsters');
export const monstersAct = named<None>('monstersAct');
export interface Activate {
  monster: FigureId;
  target: HeroId | '';
  why: Motive;
  /** [SF-RULING-161] The dice a charge adds. */
  charge: number;
  victim: HeroId | '';
}
export const activate = named<Activate>('activate');
export interface MonsterAttack {
  monster: FigureId;
  hero: HeroId;
  dice: number;
  why: Motive;
  tokens?: number;
  /** His total; -1: he is hit automatically. */
  protection?: number;
  stars?: number;
  monsterStars?: number;
  hit?: boolean;
}
export const monsterAttack = named<MonsterAttack>('monsterAttack');
export const clearTokens = named<None>('clearTokens');

// --- Ugly Master -------------------------------------------------------------------------------------------------------------
export const umTurn = named<None>('umTurn');
export const umMove = named<{ monster: FigureId }>('umMove');

// --- the arenas ----------------------------------------------------------------------------------------------------------------
export const huntGame = named<{ order: HeroId[] }>('huntGame');
export const huntRound = named<{ turn: number; order: HeroId[] }>('huntRound');
export const huntWave = named<None>('huntWave');
export const dodgeGame = named<None>('dodgeGame');
export const kickOff = named<{ team: number; left: HeroId[] }>('kickOff');
export const dodgeRound = named<{ team: number }>('dodgeRound');
export const dodgeTurns = named<None>('dodgeTurns');
export const slip = named<Rolling & { need: number }>('slip');
export const throwTome = named<Rolling & { to: number; landing?: number }>('throwTome');
export const catchTome = named<{ thrower: HeroId; cell: number; taker?: HeroId | ''; stars?: number }>(
  'catchTome',
);
export interface PushHero extends Rolling {
  resisted?: number;
  target: HeroId;
  total?: number;
  margin?: number;
  from?: number;
}
export const pushHero = named<PushHero>('pushHero');
/** An attacked or pushed hero discards tokens and rolls; the total goes to the caller's `resisted`. */
export interface Resist {
  hero: HeroId;
  by: HeroId;
  test: 'defend' | 'push';
  tokens?: number;
  stars?: number;
}
export const resist = named<Resist>('resist');
export const dropTome = named<{ hero: HeroId; by: HeroId | '' }>('dropTome');

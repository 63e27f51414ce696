/**
 * The table of contents of the rules: every procedure with what it knows while it is under way. The steps stand in
 * procedures/, each file a chapter of the rulebook.
 */
import { named, rulesFor } from '@questhall/kernel';
import type { Occasion } from './events.ts';
import type { FigureId, State } from './state.ts';
import type { AttackType, PowerId, Shape } from './vocabulary.ts';
import type { RowEffect, Window } from './vocabulary-monsters.ts';

export const { procedure, ask } = rulesFor<State>();

type None = Record<never, never>;

// --- campaign, adventure, round ------------------------------------------------------------------------------------
export const playGame = named<None>('playGame');
export const chooseHeroes = named<None>('chooseHeroes');
export const nextAdventure = named<None>('nextAdventure');
export const interlude = named<{ act: number }>('interlude');
/** [DL-DEC-03] Hero after hero. */
export const learnSkills = named<{ hero: FigureId }>('learnSkills');
export const visitTrader = named<{ hero: FigureId; act: number }>('visitTrader');
export const playAdventure = named<None>('playAdventure');
export const placeHeroes = named<{ hero: FigureId }>('placeHeroes');
export const playRounds = named<None>('playRounds');
export const playRound = named<None>('playRound');
export const refreshPhase = named<None>('refreshPhase');
export const eventPhase = named<None>('eventPhase');
export const actionPhase = named<None>('actionPhase');
export const endPhase = named<None>('endPhase');
export const activateCard = named<{ card: string }>('activateCard');
export const assignCard = named<{ card: number }>('assignCard');

// --- events ----------------------------------------------------------------------------------------------------------
/** `hero` goes through the party where each decides for himself. */
export const resolveEvent = named<{ card: string; hero: FigureId; chosen: FigureId[] }>('resolveEvent');

// --- activations -----------------------------------------------------------------------------------------------------
export const activateHero = named<{ hero: FigureId }>('activateHero');
export const activateAlly = named<{ ally: FigureId; moved: boolean; struck: boolean }>('activateAlly');
export const activateMonster = named<MonsterActs>('activateMonster');
export interface MonsterActs {
  monster: FigureId;
  /** What it has decided: whom, with which of its attacks, where from. */
  target: FigureId;
  attack: number;
  because: string;
  /** A row of the villain's table took its place. */
  skipMove: boolean;
  skipAttack: boolean;
  queue: FigureId[];
}
/** [DL-POW-06] A monster controlled by the party. */
export const controlledActs = named<{ monster: FigureId; hero: FigureId }>('controlledActs');
/** [DL-AI-12] A hero or an ally controlled by a monster. */
export const controlledFriend = named<{ figure: FigureId }>('controlledFriend');

// --- movement ----------------------------------------------------------------------------------------------------------
/** [DL-DEC-08] Step by step, until the steps run out or the hero stops. */
export const walk = named<{
  mover: FigureId;
  left: number;
  quiet: boolean;
  gone: number;
  why: 'move' | 'run' | 'consumable';
}>('walk');
/** Along a path that is settled. */
export interface Travel {
  mover: FigureId;
  path: number[];
  next: number;
  /** Where the mover stands if nothing has put him elsewhere. */
  at: number;
  /** Steps he may still take; those of the path may be fewer. */
  left: number;
  gone: number;
  quiet: boolean;
  why: 'move' | 'run';
}
export const travel = named<Travel>('travel');
/** [DL-FREE-01] One step with all it provokes. */
export interface Step {
  mover: FigureId;
  from: number;
  to: number;
  quiet: boolean;
  why: 'move' | 'run' | 'consumable';
  queue: FigureId[];
}
export const step = named<Step>('step');
export const freeAttack = named<{ by: FigureId; at: FigureId }>('freeAttack');
export const springTrap = named<{ figure: FigureId; scenery: number }>('springTrap');
export const moveEnds = named<{ hero: FigureId }>('moveEnds');

// --- attacks -----------------------------------------------------------------------------------------------------------
export interface Attack {
  /** NOBODY: scenery. */
  by: FigureId;
  occasion: Occasion;
  weapon: string;
  spell: string;
  type: AttackType;
  range: number;
  shape: Shape;
  dice: number;
  gable: boolean;
  /** The space aimed at. */
  centre: number;
  /** The figures aimed at; none: a free space. */
  targets: FigureId[];
  penetrative: number;
  inflicts: PowerId[];
  /** Whom an area leaves out. */
  spares: 'nobody' | 'self' | 'friends';
  /** Why a monster does it, for the log. */
  because: string;
  pushes: number;
  // While it is under way:
  boosts: string[];
  critical: 'plain' | 'superior' | 'brutal' | 'choose';
  pips: number[];
  chain: number;
  /** Dice it started with, for a Lucky Clover. */
  started: number;
  rerolled: boolean;
  signs: string[];
  standAs: string;
  successes: number;
  /** With a success, or cast. */
  success: boolean;
  victims: FigureId[];
  /** Final damage, victim by victim. */
  dealt: number[];
  /** [DL-RULING-32] The spaces of the one aimed at: they count when it has fallen. */
  stood: number[];
  /** Heroes on whom this is the first attack of the round, for the Banner. */
  first: FigureId[];
  queue: FigureId[];
}
export const attack = named<Attack>('attack');
export interface Defend {
  victim: FigureId;
  potential: number;
  more: number;
  pips: number[];
  chain: number;
  taken: number;
  started: number;
  rerolled: boolean;
  surges: number;
  net: number;
  dealt: number;
}
export const defend = named<Defend>('defend');
/** Effects without a roll for defence: spells with Damage "—". */
export const applySpell = named<{ victim: FigureId; amount: number }>('applySpell');
export const answerAttack = named<{ victim: FigureId; dealt: number }>('answerAttack');
/** An attack with a weapon of the hero's choice: counter, Flurry, Berserk, Surprise. */
interface StrikeBack {
  hero: FigureId;
  /** NOBODY: any legal target. */
  at: FigureId;
  occasion: Occasion;
}
export const strikeBack = named<StrikeBack>('strikeBack');

// --- damage, falling, coming back -----------------------------------------------------------------------------------
export interface Wound {
  to: FigureId;
  amount: number;
  by: FigureId;
  /** [DL-RULING-13] What it came by decides which powers soften it; `plain` none of them. */
  kind: 'melee' | 'ranged' | 'magical' | 'spell' | 'cleave' | 'plain';
  isAttack: boolean;
  /** [DL-POW-26] Counted, softened, but not suffered. */
  harmless: boolean;
  final: number;
}
export const wound = named<Wound>('wound');
export const heroFalls = named<{ hero: FigureId; by: FigureId }>('heroFalls');
export const monsterFalls = named<{ monster: FigureId; by: FigureId; card: string }>('monsterFalls');
export const comeBack = named<{ hero: FigureId }>('comeBack');

// --- acts --------------------------------------------------------------------------------------------------------------
/** One of weapon, spell (with the weapon that is its focus) and consumable is given. */
export interface AimAtSpace {
  hero: FigureId;
  weapon: string;
  type: AttackType;
  spell: string;
  consumable: string;
}
export const aimAtSpace = named<AimAtSpace>('aimAtSpace');
/** `against`: what comes back for the thing, one for one. */
export const swapItems = named<{
  hero: FigureId;
  partner: FigureId;
  thing: string;
  against: string;
  giving: boolean;
}>('swapItems');
/** `trades`: a trader is met behind the door. */
export const explore = named<{ hero: FigureId; door: number; trades: boolean }>('explore');
export const rollLoot = named<{ hero: FigureId; pip: number; rerolled: boolean; coin: boolean }>('rollLoot');
export const takeFound = named<{ hero: FigureId; thing: string }>('takeFound');
export const kindness = named<{ hero: FigureId }>('kindness');

// --- villains ----------------------------------------------------------------------------------------------------------
export interface Reaction {
  window: Window;
  /** The hero who attacked, moved, interacted. */
  actor: FigureId;
  /** Damage, or the share of a threshold. */
  amount: number;
  noSuccess: boolean;
  /** [DL-VAI-13] Which of the three moments of an attack this is. */
  moment: 'declared' | 'defence' | 'after' | 'any';
  /** The row that fires. */
  row: string;
  next: number;
}
export const villainReacts = named<Reaction>('villainReacts');
/** `richest`: those with the most gold, until one of them is named. */
export interface RichestChoice {
  gold: number;
  richest: FigureId[];
}
export const richestChoice = named<RichestChoice>('richestChoice');
export const moveOthers = named<{ ids: FigureId[]; spaces: number }>('moveOthers');
export const ovens = named<{ figure: FigureId }>('ovens');

export type EffectOf<D extends RowEffect['do']> = Extract<RowEffect, { readonly do: D }>;

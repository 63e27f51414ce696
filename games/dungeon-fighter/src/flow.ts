/**
 * The table of contents of the rules: every procedure with what it knows while it is under way. The steps stand in
 * procedures/, each file a chapter of the rulebook. What belongs to a whole combat or to one throw stands in the state
 * (`combat`, `throw`), because everybody at the table sees it.
 */
import type { Seat } from '@questhall/kernel';
import { named, rulesFor } from '@questhall/kernel';
import type { Doubt, Hurt } from './events.ts';
import type { CardId, HeroId, State } from './state.ts';
import type { Template } from './throws.ts';

export const { procedure, ask, askTogether } = rulesFor<State>();

type None = Record<never, never>;

// --- the game and its rounds -----------------------------------------------------------------------------------------
export const playGame = named<None>('playGame');
export const chooseHeroes = named<None>('chooseHeroes');
export const playRound = named<None>('playRound');
/** `next`: the effect of the Dungeon card that comes next. */
export const dungeonPhase = named<{ next: number }>('dungeonPhase');
export const assignEquipment = named<{ card: CardId }>('assignEquipment');

// --- combat ----------------------------------------------------------------------------------------------------------
export const fight = named<{ boss: boolean }>('fight');
/** `asked`: it lies there already, and the Active Hero was asked whether to flip it again. */
export const flipTemplate = named<{ template: Template; asked: boolean }>('flipTemplate');
/** `proposed`: backing down was proposed in this turn. */
export const heroTurn = named<{ begun: boolean; proposed: boolean }>('heroTurn');
export const voteOnBackingDown = named<{ hero: HeroId }>('voteOnBackingDown');
export const backDown = named<None>('backDown');
/** `real`: read off a real table, so the Leader may rule on it; `ruled`: what has been ruled on. */
export const throwDie = named<{ real: boolean; ruled: Doubt[] }>('throwDie');
export const hit = named<None>('hit');
/** `damage`: what is left of the Monster's blow. */
export const miss = named<{ damage: number }>('miss');

/** Everybody suffers at the same time, after a last chance to be healed. */
export interface Suffer {
  heroes: HeroId[];
  amount: number;
  why: Hurt;
  /** [DF-RULING-60] Healing that was spent on them and waits until the damage is taken off. */
  healing: { hero: HeroId; amount: number }[];
}
export const suffer = named<Suffer>('suffer');

/** The windows in which Spendables are used: the ledger's W1, W2 and W3, W6, W7 and W8. */
export const WINDOWS = ['dungeon', 'turn', 'hit', 'damage'] as const;
export type Window = (typeof WINDOWS)[number];
export const spendWindow = named<{ at: Window }>('spendWindow');
export const useSpendable = named<{ hero: HeroId; card: CardId; on: HeroId; template: Template | '' }>(
  'useSpendable',
);

// --- resting and shopping --------------------------------------------------------------------------------------------
export const rest = named<None>('rest');
export const takeScar = named<{ hero: HeroId }>('takeScar');
/** `done`: seats that have nothing more to do. */
export const arrange = named<{ done: Seat[] }>('arrange');
/** `instead`: the card that makes room for it and goes the other way, or nothing. */
export const handOver = named<{ from: HeroId; to: HeroId; card: CardId; instead: CardId | '' }>('handOver');
/** `content`: seats that propose nothing more. */
export const visitShop = named<{ content: Seat[] }>('visitShop');
export const levelUp = named<{ hero: HeroId }>('levelUp');
export const propose = named<{
  seat: Seat;
  what: 'buy' | 'buyHealing' | 'buyDie';
  card: CardId;
  hero: HeroId;
}>('propose');

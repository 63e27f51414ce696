/** The Action under way, as far as somebody who watches remembers it. */
import type { Seat } from '@questhall/kernel';
import type { HexId } from '../src/content/arena.ts';
import { STANDARD } from '../src/content/index.ts';
import type { BrawlEvent, Motion } from '../src/events.ts';
import type { ActionCard, Core, Effect, StandardAction } from '../src/vocabulary.ts';
import type { Piece } from './table.ts';

/** A Champion as it stood when it was aimed at. */
interface Target {
  readonly id: number;
  hex: HexId;
}

export interface Reaction {
  readonly seat: Seat;
  readonly card: ActionCard;
  readonly on: number;
  /** The effects of the card whose condition held when it was played. */
  readonly holds: readonly Effect[];
}

/** What one keyword made one Champion do, in however many pieces traps cut it. */
export interface Way {
  readonly champion: number;
  readonly how: Motion;
  readonly from: HexId | null;
  readonly path: HexId[];
}

export interface Deed {
  readonly seat: Seat;
  readonly champion: number;
  readonly card: ActionCard | null;
  readonly standard: StandardAction | null;
  readonly core: Core;
  /** The attack or skill was declared. */
  declared: boolean;
  declined: boolean;
  targets: Target[];
  /** Boons on targets that this attack used up. */
  readonly usedUp: { readonly champion: number; readonly op: string; readonly amount: number }[];
  /** Who stood where when the attack or skill was declared. */
  scene: readonly Piece[];
  reaction: Reaction | null;
  /** Seats that were asked for a Reaction to it. */
  readonly invited: Set<Seat>;
  readonly ways: Way[];
  /** Attack damage by pass and target. */
  readonly passes: Map<number, number>[];
  /** Champions that went out of action, and who did it. */
  readonly fallen: { readonly champion: number; readonly source: number; readonly hex: HexId | null }[];
  readonly levelled: Set<number>;
  /** All that was told and asked since it began. */
  readonly events: BrawlEvent[];
  readonly questions: { readonly kind: string; readonly seat: Seat }[];
}

/** The effects of the card or Standard Action, in printed order. */
export const effectsOf = ({ card, standard }: Deed): readonly Effect[] =>
  card?.effects ?? (standard ? STANDARD[standard].effects : []);

/** The printed move value; none: it moves nobody. */
export const printedMove = ({ card, standard }: Deed): number | undefined =>
  card ? card.move : standard ? STANDARD[standard].move : undefined;

export const dealtTo = ({ passes }: Deed, id: number): number =>
  passes.reduce((sum, pass) => sum + (pass.get(id) ?? 0), 0);

export const fell = ({ fallen }: Deed, id: number): boolean => fallen.some(({ champion }) => champion === id);

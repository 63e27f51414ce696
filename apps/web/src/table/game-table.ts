/**
 * What a game brings to its table, and what the table gives it. The shell (this folder) knows no game: it shows the
 * status line, buttons, undo, hints, seats, log, prompts, notes and large cards, and lets happen one event after the
 * other. A game brings a board, a tray, and a few functions that say how its things look.
 *
 * Things on the table are named by refs, as in the rules: `{ lane: 2 }`, `{ creature: 'slime' }`, `{ hand: 'magic' }`.
 * Whatever draws such a thing calls `useTarget(ref)` (targets.tsx) and spreads `bind` onto its button or SVG group. That
 * alone makes it glow when an option points at it, answer a click or Enter (choose; a small menu when several options
 * point at it; a note that says why not when none does), open its large card, carry a hint's flag, light up when the
 * log names it, and take part in the walk of the arrow keys.
 *
 * Options that point at nothing become buttons of the status bar, unless the game draws them itself (`draws`).
 */
import type { GameEvent, Json, Match, Option, Outcome, Ref, Viewer, Words } from '@questhall/kernel';
import type { Hint, Seen, SeenDecision } from '@questhall/protocol';
import type { ComponentType, ReactNode } from 'react';
import type { Progress } from '../app/saved-games.ts';
import type { Speed } from '../app/settings.ts';
import type { Cues } from '../sound/cues.ts';
import type { SoundPack } from '../sound/pack.ts';
import type { Mood } from '../ui/Celebration.tsx';
import type { InspectCardProps } from '../ui/InspectCard.tsx';
import type { IconShape } from '../ui/icon-shape.ts';
import type { Counter } from '../ui/SeatCard.tsx';
import type { TableNeeds } from './frame/layout.ts';
import type { Bearings } from './listen/bearings.ts';
import type { MotionPlan } from './motion/plan.ts';
import type { Since } from './since.ts';
import type { Choose } from './use-answers.ts';

/** The table at one moment, as boards, trays and prompts get it. */
export interface Scene<V = Json> {
  /** As it stands on the table: while events are being shown, not yet the position after the last of them. */
  readonly view: V;
  /** Whose view it is: the seat that is played here, or null for a spectator. */
  readonly seat: Viewer;
  /** The question that is open for this seat. Null while events are being shown, and for everybody else. */
  readonly decision: SeenDecision | null;
  readonly waiting: Seen['waiting'];
  readonly outcome: Outcome | null;
  /** Where dice are really thrown: how they lie. */
  readonly dice: Json | null;
  /** The event that is being shown now. */
  readonly happening: Happening | null;
  /** The latest events on the table, the one that is being shown included; none of before something was taken back. */
  readonly past: readonly GameEvent[];
  /** Motion as the person wants it; `instant` also where the system asks for less motion. */
  readonly speed: Speed;
  readonly words: Words<V>;
  /** The best options first, after the person has asked for advice. */
  readonly hints: readonly Hint[];
  /** Names of the people and bots, by seat. */
  readonly names: readonly string[];
  /** A lesson is under way: it asks for one thing at a time. */
  readonly taught?: boolean;
  /** What the lesson lets through; of several meanings of a click, nothing else is offered. */
  readonly allows?: (option: Option) => boolean;
  /** Chooses an option of the open decision, and says how it is thrown where dice are. */
  readonly choose: Choose;
}

export interface Happening {
  readonly event: GameEvent;
  /** Grows by one with every event: a key for animations. */
  readonly number: number;
  /** How long it is shown, in milliseconds. */
  readonly lasts: number;
}

/** One of the things a small window shows in tabs, and a large one side by side. */
export interface TrayPart<V> {
  readonly id: string;
  /** On its tab: "Hand". */
  readonly label: string;
  readonly count?: (view: V, seat: Viewer) => number | undefined;
  /** Without it: always. */
  readonly shown?: (scene: Scene<V>) => boolean;
  readonly Part: ComponentType<Scene<V>>;
}

/** A question asked out of turn, or one that deserves more than buttons: it is asked beside the board. */
export interface Prompt<V> {
  readonly title: (scene: Scene<V>) => string;
  readonly detail?: (scene: Scene<V>) => string | undefined;
  readonly portrait?: (scene: Scene<V>) => ReactNode;
  /** Instead of a list of the options. It may leave some of them to the foot of the prompt (`foot`). */
  readonly Body?: ComponentType<Scene<V>>;
  /** These stay buttons at the foot: "Take 2 damage". Without a Body: all others are cards. */
  readonly foot?: (option: Option) => boolean;
  /** It is asked out of turn, time and again: standing orders can answer it. */
  readonly reaction?: boolean;
}

/** How a seat looks in the list of seats. */
export interface SeatFace {
  readonly portrait: ReactNode;
  /** The name of the figure the seat plays; nothing: it plays none, and goes by the person's name. */
  readonly name?: string;
  /** "Thief"; the shell puts the person's name before it. */
  readonly role?: string;
  readonly counters?: readonly Counter[];
  /** Instead of the counters, under the name: hearts. */
  readonly standing?: ReactNode;
  /** In a word, how this seat stands in the round: "Done". */
  readonly tag?: string;
  /** Across the whole width, below the rest: the Champions of this seat. */
  readonly more?: ReactNode;
  /** Whoever plays several figures has a card for each of them. */
  readonly figures?: readonly SeatFace[];
}

/** How an event looks in the log, besides its sentence. */
export interface EventFace {
  readonly icon: IconShape;
  /** It begins a chapter: a round, a world. */
  readonly chapter?: boolean;
  /** It spells out a sum. */
  readonly sum?: boolean;
  /** What its sentence names: pointing at a name in the log points at the thing on the table. */
  readonly names?: readonly { readonly name: string; readonly ref: Ref }[];
  /** How long it is shown at a calm pace, in milliseconds; without it a usual time, or none if it has no sentence. */
  readonly lasts?: number;
  /** A big moment. */
  readonly moment?: {
    readonly title: string;
    readonly detail?: string;
    readonly mood?: Mood;
    readonly picture?: ReactNode;
  };
}

/** What a board is drawn near to, until the person draws it otherwise. */
export interface Near {
  /** Whenever this changes, the board is brought there anew. */
  readonly key: string;
  readonly thing: Ref;
  /** The thing is to be so wide, in pixels. */
  readonly least: number;
}

/** What is heard at a table. */
export interface TableSound<V = Json> {
  readonly pack: SoundPack;
  /** What each kind of event sounds like. */
  readonly cues: Cues;
  /** How dangerous it is now, from 0 to 1: the music follows. */
  readonly danger: (view: V) => number;
}

/** A game's table. The module `tables/<game>/table.tsx` exports one as `table`. */
export interface GameTable<V = Json> {
  /** What it needs of the frame: ways to draw the board, and the height of its tray. */
  readonly needs: TableNeeds;
  readonly Board: ComponentType<Scene<V>>;
  /** Lies over the board and stays as it is, however near the board is drawn: a mission, a turn track. */
  readonly Over?: ComponentType<Scene<V>>;
  /** Between seats and log, at the right of a large screen: a boss. */
  readonly Rail?: ComponentType<Scene<V>>;
  /** Across the foot of a large screen. */
  readonly Tray: ComponentType<Scene<V>>;
  /** Nothing lies in the tray yet: until something does, the board has its room. */
  readonly isTrayEmpty?: (scene: Scene<V>) => boolean;
  /** The same for a phone, in tabs; seats and log follow as tabs of the shell. */
  readonly trayParts: readonly TrayPart<V>[];
  readonly seat: (view: V, seat: number) => SeatFace;
  readonly event: (event: GameEvent, view: V) => EventFace;
  /** Heading of the list of seats: "Pack". */
  readonly seatsTitle: string;
  readonly progress: (view: V) => Progress;
  /** What an event sets in motion, besides what changes its place. */
  readonly motion?: (event: GameEvent) => MotionPlan | undefined;
  /** Without it, only what every table shares is heard. */
  readonly sound?: TableSound<V>;
  /** The large card of a thing; nothing: it has none. */
  readonly inspect?: (ref: Ref, view: V, decision?: SeenDecision | null) => InspectCardProps | undefined;
  /** The second line of the status bar: "1 of 2 actions left". */
  readonly detail?: (scene: Scene<V>) => string | undefined;
  /** The portrait beside the status line. */
  readonly portrait?: (scene: Scene<V>) => ReactNode;
  /** The board or the tray shows this option itself although it points at nothing: an action disc, a card. */
  readonly draws?: (option: Option, decision: SeenDecision) => boolean;
  /** The option the key E chooses and whose button is the brass one: ending one's turn. */
  readonly ends?: (option: Option) => boolean;
  /** Whoever is asked to go or to strike: dragged to where a click would do it, it does. */
  readonly mover?: (decision: SeenDecision) => Ref | undefined;
  /** What the person has said beforehand about such a question: it is not asked. */
  readonly said?: (decision: SeenDecision) => Option | undefined;
  /** A small thing that may still be done when a turn is as good as over: it does not keep the turn from ending. */
  readonly isSmall?: (option: Option) => boolean;
  /** By kind of decision. */
  readonly prompts?: { readonly [kind: string]: Prompt<V> };
  /** The part of the tray in which a question is answered: a phone opens it. */
  readonly tab?: (decision: SeenDecision) => string | undefined;
  /** How many times nearer the board can be drawn by wheel, mouse, keys and buttons; fingers zoom every board. */
  readonly zooms?: number;
  /** A board that would be too small to read begins near to this. */
  readonly near?: (scene: Scene<V>) => Near | undefined;
  /** Where dice are really thrown: how they lie, for a match that is shown again. */
  readonly dice?: (match: Pick<Match, 'state' | 'answers'>) => Json;
  /** For those who listen; without it they hear the rules' own sentences. */
  readonly bearings?: Bearings<V>;
  /** The position after an event, as far as the board can tell: lets pieces move one event at a time. */
  readonly after?: (view: V, event: GameEvent) => V;
  /** What views of older rules lack, and what stands for it. */
  readonly since?: Since;
}

/** A table as the shell sees it: its own types stay inside. */
export const asTable = <V>(table: GameTable<V>): GameTable => table as unknown as GameTable;

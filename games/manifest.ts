/**
 * What a game's folder says about itself. Shelf, page, server, command line, bots and replays know no more of it than
 * this; what is large is loaded when somebody asks for it.
 */
import type { Game, Handed, Json, Match, Option, Problem, Seat, Telling, Words } from '@questhall/kernel';
import type { DiceTable } from '@questhall/protocol/host';
import type { FormWords, Schema } from '@questhall/schema';
import type { Primer } from './primer.ts';
import type { Stories } from './stories.ts';
import type { Target } from './targets.ts';

/** How many people and bots a mode is for. */
export interface Players {
  readonly min: number;
  readonly max: number;
  /** Offered first. */
  readonly usual: number;
}

/** How a mode is said to the rules. Without one, every setting of the game is asked for. */
export interface SetUp {
  /** Without it: as many as the rules allow. */
  readonly players?: Players;
  /** The game's own settings that make this mode. */
  readonly options?: { readonly [setting: string]: Json };
  /** Settings that only matter to those who know them: not asked for. */
  readonly quiet?: readonly string[];
  /** What a seat is, where that is settled before the match. */
  readonly role?: (seat: Seat, players: number) => string | undefined;
}

export interface Mode extends SetUp {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

/** Somebody in the box. */
export interface Figure {
  readonly name: string;
  /** The name of its drawing. */
  readonly art: string;
}

/** Somebody to play as, named here too, so that the shelf need not load the whole game. */
export interface Hero extends Figure {
  /** As in the game's content. */
  readonly id: string;
  readonly role: string;
}

/** What it would be worth beside what the box has. */
export interface Budget {
  readonly points: number;
  readonly of: number;
}

/** Whether it can be played, and how it reads; or everything that is wrong with it. */
export type CheckedContent =
  | {
      /** As the rules will call it. The same content has the same id everywhere. */
      readonly id: string;
      readonly title: string;
      /** A word or two beside the title. */
      readonly role: string;
      /** As text. */
      readonly picture: string;
      readonly budget?: Budget;
      /** What of it is used one by one, such as its cards: the lab says how each fares. */
      readonly parts?: readonly { readonly id: string; readonly name: string }[];
    }
  | { readonly problems: readonly Problem[] };

/** A piece of the box as somebody would have written it. */
export interface BoxPiece {
  readonly name: string;
  readonly draft: Json;
}

/** What one may wish of something that is made by chance. */
export const LENGTHS = ['short', 'medium', 'long'] as const;
export interface SurpriseWish {
  readonly length: (typeof LENGTHS)[number];
  readonly players: number;
}

/** Makes one by chance: from the same seed the same, harder the stronger it is. */
export interface Surprise {
  readonly strongest: number;
  readonly make: (seed: string, wish: SurpriseWish, strength: number) => Json;
}

/** All it takes to make one: loaded when somebody does. */
export interface Bench {
  /** What it is made of: form, check and bounds come from it. */
  readonly schema: Schema;
  readonly words: FormWords;
  /** What one begins with. */
  readonly start: Json;
  readonly box: readonly BoxPiece[];
  /** What follows from the rest, so that nobody has to think of it. */
  readonly tidy?: (draft: Json) => Json;
  readonly check: (content: unknown) => CheckedContent;
  readonly surprise?: Surprise;
}

/** Something people make for a game and bring to a table. docs/make-content.md says what each part is for. */
export interface Creation {
  /** A browser keeps them under this name, and addresses name them so. */
  readonly id: string;
  /** One of them, and what one does with it in a sentence. */
  readonly name: string;
  readonly about: string;
  readonly label: string;
  /** The setting that takes a list of them, and how many at most. */
  readonly setting: string;
  readonly most: number;
  /** Said when there are as many. */
  readonly full: string;
  /** The setting that lets in what is stronger than anything printed. */
  readonly unbalanced?: string;
  /** The mode it is tried in. */
  readonly mode: string;
  /** It is somebody to play as, picked on the shelf. */
  readonly isHero?: true;
  /** Players choose it in the match: in the lab somebody does. */
  readonly isTaken?: true;
  readonly bench: () => Promise<Bench>;
}

export interface RealDice {
  /** What a player throws and types; nothing where an option throws nothing, or dice are not read off at this table. */
  readonly prompt: (match: Pick<Match, 'state'>, option: Option) => string | undefined;
  /** What comes of it; nothing for what cannot have come of it. */
  readonly read: (match: Pick<Match, 'state'>, option: Option, typed: string) => Handed | undefined;
}

/** What somebody who knows none of the games can say about what they want. */
export const WISHES = {
  company: ['alone', 'two', 'more'],
  time: ['short', 'hour', 'evenings'],
  taste: ['cards', 'rival', 'growth', 'dice', 'throwing'],
} as const;
export type Wished = { readonly [Wish in keyof typeof WISHES]: (typeof WISHES)[Wish][number] };

/** How much there is to learn before one plays well. */
export type Demand = 'easy' | 'medium' | 'deep';

/** What a game is set up with for the quest of the day: one person against what the days bring in turn. */
export interface DailyQuest {
  /** Seats besides that of the person; bots sit there, always the same ones. */
  readonly rivals?: number;
  /** Settings, a day each. */
  readonly days: readonly { readonly [setting: string]: Json }[];
}

/** What an achievement is drawn with. */
export const EMBLEMS = [
  'blade',
  'book',
  'boot',
  'crown',
  'die',
  'eye',
  'flame',
  'heart',
  'key',
  'mask',
  'shield',
  'skull',
  'spark',
  'star',
] as const;
export type Emblem = (typeof EMBLEMS)[number];

/**
 * Something to be proud of, which leads into a corner of the game. All that is named must hold, in one match, for one seat: so
 * many events it had a hand in, by type; so much done, by the names of deeds in the game's telling.
 */
export interface Achievement {
  readonly id: string;
  readonly name: string;
  /** What to do for it. */
  readonly about: string;
  readonly emblem: Emblem;
  readonly events?: { readonly [type: string]: number };
  readonly deeds?: { readonly [deed: string]: number };
  readonly won?: true;
  readonly options?: { readonly [setting: string]: Json };
}

/** What a game says in another language than English, made from the same data. */
export interface Spoken {
  readonly words: Words;
  /** What things are called while a match is told. */
  readonly name: Telling['name'];
  /** What the numbers of a sum are called, by their English names. */
  readonly called: { readonly [term: string]: string };
}

/** A game in another language: each part is loaded when somebody reads it. */
export interface GameLanguage {
  /** For the newest rules. */
  readonly spoken: () => Promise<Spoken>;
  readonly primer?: () => Promise<Primer>;
}

export interface Manifest {
  /** Its place on the shelf, counted from the left. */
  readonly shelf: number;
  /** On the box: a line above the title, and the title. */
  readonly series: string;
  readonly title: string;
  readonly players: string;
  readonly kind: string;
  readonly about: string;
  /** How long a match of its first mode takes one person among bots, from and to. */
  readonly minutes: readonly [number, number];
  readonly demand: Demand;
  /** Whom it suits. */
  readonly suits: { readonly [Wish in keyof Wished]: readonly Wished[Wish][] };
  /** What bots fill when one plays alone: "pack". */
  readonly company: string;
  /** The first is the usual one; none: the game has but one, and all its settings are asked for. */
  readonly modes: readonly Mode[];
  /** Who waits in the box. */
  readonly lineUp?: readonly Figure[];
  /** Chosen on the shelf, instead of the line-up. */
  readonly heroes?: { readonly label: string; readonly all: readonly Hero[] };
  /** What people can make for it. */
  readonly creations?: readonly Creation[];
  /** Says what its page offers without a match. */
  readonly practice?: string;
  /** The game on one page. */
  readonly primer?: () => Promise<Primer>;
  /** What is told before, during and after its matches. */
  readonly stories?: () => Promise<Stories>;
  readonly rules: () => Promise<Game>;
  /** By tag. English is here and among the rules. */
  readonly languages?: { readonly [tag: string]: GameLanguage };
  /** Where dice are really thrown: what a host needs for it, physics included. */
  readonly dice?: () => Promise<DiceTable>;
  /** Where players may throw dice at home and read them off. */
  readonly realDice?: () => Promise<RealDice>;
  /** Left out: what dice thrown by hand have come to, nobody can check afterwards. */
  readonly quest?: DailyQuest;
  readonly achievements?: readonly Achievement[];
  /** What its content is meant to come to. */
  readonly targets?: () => Promise<readonly Target[]>;
}

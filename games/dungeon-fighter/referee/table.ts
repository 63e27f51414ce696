/** What lies open on the table, as somebody beside it keeps count of it: taken from a view once, then moved by events only. */
import type { Die, Fault, Requirement, Rest, Template } from '../src/throws.ts';
import type { DfView } from '../src/view.ts';
import type { AbilityKind, Colour } from '../src/vocabulary.ts';

export interface Sheet {
  readonly id: string;
  readonly seat: number;
  life: number;
  scars: Colour[];
  fainted: boolean;
  eliminated: boolean;
  equipment: string[];
  turned: string[];
  xp: number;
  tokens: Colour[];
  spent: Colour[];
}

export interface Fight {
  readonly monster: string;
  readonly boss: boolean;
  life: number;
  gold: number;
  pool: Die[];
  out: Colour[];
  special: Die[];
  bushes: boolean;
  templates: Template[];
  lying: { die: Die; by: number }[];
  /** A turn has begun in it. */
  begun: boolean;
  active: string;
  stolen: number;
  tucked: string[];
  relicsUsed: readonly string[];
}

export interface Table {
  readonly heroes: Sheet[];
  readonly levelUp: boolean;
  readonly difficulty: DfView['options']['difficulty'];
  leader: string;
  gold: number;
  white: number;
  frog: boolean;
  tracking: boolean;
  shield: boolean;
  hammers: number;
  relics: string[];
  room: string | null;
  setAside: string[];
  display: string[];
  discard: string[];
  shops: number;
  fight: Fight | null;
}

/** One throw, from the choice of the die to the end of the turn. */
export interface Cast {
  readonly hero: string;
  readonly die: Die;
  weapons: readonly string[];
  ignored: readonly Requirement[];
  landed: {
    readonly rest: Rest;
    readonly slimeTarget: Rest | null;
    readonly face: string;
    readonly thorns: boolean;
    readonly faults: readonly Fault[];
  } | null;
  /** Dice on the board before this one came to rest. */
  othersOnBoard: number;
  hammersBefore: number;
  hit: boolean | null;
  value: number;
  ruled: boolean;
  ability: AbilityKind | null;
  doubled: boolean;
  hammers: number;
  armor: string[];
  /** The damage of this Miss is cancelled. */
  cancelled: boolean;
  shielded: boolean;
  /** Kinds of questions that were put since the die landed. */
  readonly asked: Set<string>;
  stolen: boolean;
  /** A Hero suffered, or was spared, for this Miss. */
  settled: boolean;
  thornsSuffered: boolean;
  instaKill: boolean;
}

export const cast = (hero: string, die: Die, hammers: number): Cast => ({
  hero,
  die,
  weapons: [],
  ignored: [],
  landed: null,
  othersOnBoard: 0,
  hammersBefore: hammers,
  hit: null,
  value: 0,
  ruled: false,
  ability: null,
  doubled: false,
  hammers: 0,
  armor: [],
  cancelled: false,
  shielded: false,
  asked: new Set(),
  stolen: false,
  settled: false,
  thornsSuffered: false,
  instaKill: false,
});

export function tableOf(view: DfView, begun = true): Table {
  const { combat } = view;
  return {
    heroes: view.heroes.map((hero) => ({
      id: hero.id,
      seat: hero.seat,
      life: hero.life,
      scars: [...hero.scars],
      fainted: hero.fainted,
      eliminated: hero.eliminated,
      equipment: [...hero.equipment],
      turned: [...hero.turned],
      xp: hero.xp,
      tokens: [...hero.tokens],
      spent: [...hero.spent],
    })),
    levelUp: view.options.levelUp,
    difficulty: view.options.difficulty,
    leader: view.leader,
    gold: view.chest.gold,
    white: view.chest.white,
    frog: view.tokens.frog,
    tracking: view.tokens.tracking,
    shield: view.tokens.shield,
    hammers: view.tokens.hammers,
    relics: [...view.relics],
    room: view.room,
    setAside: [...view.setAside],
    display: [...view.display],
    discard: [...view.monsterDiscard],
    shops: view.shops,
    fight: combat && {
      monster: combat.monster,
      boss: combat.boss,
      life: combat.life,
      gold: combat.gold,
      pool: [...combat.pool],
      out: [...combat.out],
      special: combat.special.map(({ die }) => die),
      bushes: combat.bushes,
      templates: combat.templates.map(({ template }) => template),
      lying: combat.lying.map(({ die, by }) => ({ die, by })),
      begun,
      active: combat.active,
      stolen: combat.stolen,
      tucked: [...combat.tucked],
      relicsUsed: [...combat.relicsUsed],
    },
  };
}

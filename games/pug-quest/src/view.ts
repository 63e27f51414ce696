/** What each seat may know, built from nothing. */
import type { Seat, Viewer } from '@questhall/kernel';
import { isHero } from './queries/area.ts';
import { combosOf } from './queries/combos.ts';
import { nextToAct } from './queries/initiative.ts';
import {
  bonus,
  displaySize,
  evilLordSeat,
  handLimitOf,
  initiativeOf,
  levelOf,
  lifeOf,
  movementOf,
} from './queries/values.ts';
import type { CreatureId, HeroState, Mark, MonsterState, State, TurnState } from './state.ts';
import type { Energy, Hero } from './vocabulary.ts';

interface CreatureView {
  readonly id: CreatureId;
  readonly life: number;
  readonly damage: number;
  readonly initiative: number;
  readonly movement: number;
  /** What is added to each of its attacks, and taken off each hit it suffers. */
  readonly attackBonus: number;
  readonly armour: number;
  readonly marks: readonly Pick<Mark, 'key' | 'from' | 'until' | 'colour'>[];
  readonly acted: boolean;
  /** [PQ-ACTV-03] [PQ-RULING-77] Abilities that are used up. */
  readonly used: readonly string[];
  /** [PQ-ACTV-01] [PQ-MON-11] Activation tokens on its own card or Combos, each with the pair it belongs to. */
  readonly tokens: readonly { readonly on: string; readonly colour: number }[];
}

export interface HeroView extends CreatureView {
  readonly seat: Seat;
  readonly cards: number;
  readonly handLimit: number;
  readonly treasures: readonly string[];
  readonly prizes: readonly string[];
  readonly xp: number;
  readonly level: number;
  readonly fallen: boolean;
  readonly extraActions: number;
  /** Symbols more, or fewer, in the cost of every Combo. */
  readonly costChange: number;
}

export interface MonsterView extends CreatureView {
  readonly boss: boolean;
  readonly loot: readonly string[];
}

export interface PugView {
  readonly seat: Viewer;
  readonly players: number;
  readonly mode: string;
  readonly dogsLife: boolean;
  readonly customHeroes: readonly Hero[];
  readonly world: number;
  readonly round: number;
  readonly worldCard: string | null;
  readonly boss: string | null;
  readonly turn: Readonly<TurnState> | null;
  /** Who comes next, as far as it is settled. */
  readonly next: readonly CreatureId[];
  readonly heroes: readonly HeroView[];
  /** [PQ-RULING-62] By Hero. Open to fellow Heroes; others see the number of cards only. */
  readonly hands: { readonly [hero: CreatureId]: readonly Energy[] } | null;
  readonly monsters: readonly MonsterView[];
  readonly heroLanes: readonly (readonly CreatureId[])[];
  readonly monsterLanes: readonly (readonly CreatureId[])[];
  readonly display: readonly Energy[];
  readonly displaySize: number;
  /** Face up, the last one on top. */
  readonly energyDiscard: readonly Energy[];
  readonly treasureDiscard: readonly string[];
  readonly monsterDiscard: readonly string[];
  readonly market: readonly string[];
  readonly decks: {
    readonly energy: number;
    readonly energyDiscard: number;
    readonly treasure: number;
    readonly monster: number;
  };
  readonly evilLord: {
    readonly seat: Seat;
    readonly cards: number;
    readonly hand: readonly Energy[] | null;
  } | null;
}

type Own = Pick<PugView, 'evilLord' | 'hands' | 'seat'>;

export function ownView(s: State, viewer: Viewer): Own {
  const evil = evilLordSeat(s);
  const amongHeroes = viewer !== null && viewer !== evil;
  return {
    seat: viewer,
    hands: amongHeroes ? Object.fromEntries(s.heroes.map(({ id, hand }) => [id, [...hand]])) : null,
    evilLord:
      evil === undefined
        ? null
        : { seat: evil, cards: s.evilHand.length, hand: viewer === evil ? [...s.evilHand] : null },
  };
}

export function openView(s: State): Omit<PugView, keyof Own> {
  return {
    players: s.options.players,
    mode: s.options.mode,
    dogsLife: s.options.dogsLife,
    customHeroes: s.options.customHeroes,
    world: s.world,
    round: s.round,
    worldCard: s.worldCards.at(-1) ?? null,
    boss: s.boss,
    turn: s.turn && { ...s.turn },
    next: s.turn || s.world === 0 ? [] : nextToAct(s),
    heroes: s.heroes.map((hero) => heroView(s, hero)),
    monsters: s.monsters.map((monster) => monsterView(s, monster)),
    heroLanes: s.heroLanes.map((queue) => [...queue]),
    monsterLanes: s.monsterLanes.map((queue) => [...queue]),
    display: [...s.display],
    displaySize: displaySize(s),
    energyDiscard: [...s.energyDiscard],
    treasureDiscard: [...s.treasureDiscard],
    monsterDiscard: [...s.monsterDiscard],
    market: [...s.market],
    decks: {
      energy: s.energyDeck.length,
      energyDiscard: s.energyDiscard.length,
      treasure: s.treasureDeck.length,
      monster: s.monsterDeck.length,
    },
  };
}

const creatureView = (s: State, { id, damage, marks, used }: HeroState | MonsterState): CreatureView => ({
  id,
  damage,
  life: lifeOf(s, id),
  initiative: initiativeOf(s, id),
  movement: movementOf(s, id),
  attackBonus: bonus(s, id, 'damage'),
  armour: bonus(s, id, 'armour'),
  marks: marks.map(({ key, from, until, colour }) => ({
    key,
    from,
    until,
    ...(colour === undefined ? {} : { colour }),
  })),
  acted: s.acted.includes(id),
  used: used.map((use) => use.source),
  tokens: tokensOn(s, isHero(s, id) ? combosOf(s, id).map((combo) => combo.id) : [id]),
});

/** The second tokens of the pairs whose first ones lie on Creatures: on the cards and Combos they came from. */
function tokensOn(s: State, cards: readonly string[]): CreatureView['tokens'] {
  const pairs = new Map<number, string>();
  for (const { marks } of [...s.heroes, ...s.monsters]) {
    for (const { from, colour } of marks) {
      if (colour !== undefined && cards.includes(from)) pairs.set(colour, from);
    }
  }
  return [...pairs].map(([colour, on]) => ({ on, colour }));
}

const heroView = (s: State, hero: HeroState): HeroView => ({
  ...creatureView(s, hero),
  seat: hero.seat,
  cards: hero.hand.length,
  handLimit: handLimitOf(s, hero.id),
  treasures: [...hero.treasures],
  prizes: [...hero.prizes],
  xp: hero.xp.length,
  level: levelOf(s, hero.id),
  fallen: hero.fallen,
  extraActions: hero.extraActions,
  costChange: bonus(s, hero.id, 'cost'),
});

const monsterView = (s: State, monster: MonsterState): MonsterView => ({
  ...creatureView(s, monster),
  boss: monster.boss,
  loot: [...monster.loot],
});

/** [PQ-SETUP] Options and a generator to a first state, and the steps of the set-up. */
import type { Rng } from '@questhall/kernel';
import { call, copy, freshMachine, takeFrom } from '@questhall/kernel';
import { BOSSES, HEROES, MONSTERS, TREASURES, WORLDS } from './content/index.ts';
import { ownFoeId } from './content/own.ts';
import type { ChooseHero } from './decisions.ts';
import { emit } from './events.ts';
import * as flow from './flow.ts';
import { ask, procedure } from './flow.ts';
import { drawHand, evilLordDraws, refillDisplay } from './procedures/energy.ts';
import { evilLordSeat, heroCount, printedHandLimit } from './queries/values.ts';
import type { Options, State } from './state.ts';
import { emptyLanes, frozen } from './state.ts';
import type { Energy } from './vocabulary.ts';
import { ENERGY_TYPES } from './vocabulary.ts';

/** [PQ-COMP-01] Ten of each type and five Jokers. */
function energyDeck(): Energy[] {
  const deck: Energy[] = [];
  for (const type of ENERGY_TYPES) for (let i = 0; i < 10; i++) deck.push(type);
  for (let i = 0; i < 5; i++) deck.push('joker');
  return deck;
}

function ids(cards: readonly { readonly id: string }[]): string[] {
  const list: string[] = [];
  for (const { id } of cards) list.push(id);
  return list;
}

export function setup(options: Options, rng: Rng): State {
  const s: State = {
    ...freshMachine(rng),
    options: frozen(copy(options)),
    world: 0,
    round: 1,
    worldCards: [],
    boss: null,
    heroes: [],
    monsters: [],
    heroLanes: emptyLanes(),
    monsterLanes: emptyLanes(),
    acted: [],
    turn: null,
    energyDeck: energyDeck(),
    energyDiscard: [],
    display: [],
    treasureDeck: ids(TREASURES),
    treasureDiscard: [],
    monsterDeck: [...ids(MONSTERS), ...(options.ownMonsters ?? []).map((foe) => ownFoeId('monster', foe))],
    monsterDiscard: [],
    worldDeck: ids(WORLDS),
    bossDeck: [...ids(BOSSES), ...(options.ownBosses ?? []).map((foe) => ownFoeId('boss', foe))],
    market: [],
    evilHand: [],
  };
  call(s, flow.playGame, {});
  return s;
}

/** [PQ-SETUP-03] Heroes nobody has taken yet. */
const freeHeroes = (s: State): string[] =>
  ids([...HEROES, ...s.options.customHeroes]).filter((id) => !s.heroes.some((hero) => hero.id === id));

/** [PQ-SETUP-08] No damage, no XP, no Treasures. */
function seatHero(s: State, id: string): void {
  const seat = s.heroes.length;
  s.heroes.push({
    id,
    seat,
    damage: 0,
    marks: [],
    used: [],
    hand: [],
    treasures: [],
    prizes: [],
    xp: [],
    fallen: false,
    extraActions: 0,
  });
  emit(s, { type: 'heroChosen', seat, hero: id });
}

const chooseHeroes = procedure(flow.chooseHeroes, {
  /** [PQ-SETUP-02] [PQ-DOG-01] At random. */
  random: (s) => {
    if (s.options.heroes === 'choose' && !s.options.dogsLife) return;
    while (s.heroes.length < heroCount(s)) seatHero(s, takeFrom(s, freeHeroes(s)));
  },
  /** [PQ-SETUP-01] [PQ-RULING-56] In seat order. */
  choose: ask({
    kind: 'chooseHero',
    who: (s) => (s.heroes.length < heroCount(s) ? s.heroes.length : undefined),
    candidates: (s): ChooseHero[] =>
      freeHeroes(s).map((hero) => ({ do: 'choose', hero, at: { card: hero } })),
    answer: (s, _f, option) => {
      seatHero(s, option.hero);
      return 'stay';
    },
  }),
});

const playGame = procedure(flow.playGame, {
  heroes: (s) => call(s, flow.chooseHeroes, {}),
  /** [PQ-SETUP-05] [PQ-EVIL-02] Hands first, in seat order, then the Evil Lord's. */
  hands: (s) => {
    for (const { id } of s.heroes) drawHand(s, id, printedHandLimit(s));
    if (evilLordSeat(s) !== undefined) evilLordDraws(s, s.options.players + 1);
  },
  /** [PQ-SETUP-06] */
  display: (s) => refillDisplay(s),
  /** Three Worlds; the third ends the game. */
  worlds: (s) => {
    call(s, flow.playWorld, {});
    return 'stay';
  },
});

export const setupProcedures = [chooseHeroes, playGame];

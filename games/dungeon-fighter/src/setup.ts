/** [DF-SETUP] Options and a generator to a first state, and the steps of the set-up. */
import type { Rng } from '@questhall/kernel';
import { call, copy, freshMachine, pick, takeFrom } from '@questhall/kernel';
import { BOSSES, EQUIPMENT, HEROES, MONSTERS, ROOMS } from './content/index.ts';
import { ownCardId } from './content/own.ts';
import type { ChooseHero } from './decisions.ts';
import { emit } from './events.ts';
import * as flow from './flow.ts';
import { ask, procedure } from './flow.ts';
import { heroesFor } from './options.ts';
import { finish } from './outcome.ts';
import { FULL_LIFE } from './queries/heroes.ts';
import { SHOPS } from './queries/progress.ts';
import type { Options, State } from './state.ts';
import { frozen, packsOf } from './state.ts';
import type { Pack } from './vocabulary.ts';
import { LEVELS } from './vocabulary.ts';

/** [DF-MIX-04] [DF-RULING-67] The cards of the boxes in play. */
const from = (
  packs: readonly Pack[],
  cards: readonly { readonly id: string; readonly pack: Pack }[],
): string[] => cards.filter(({ pack }) => packs.includes(pack)).map(({ id }) => id);

/** [DF-SETUP-09] So many of the levels 1 to 3; of level 4 all. */
const PICKED = 3;

/** [DF-SETUP-14] */
const FIRST_WHITE = 2;

export function setup(options: Options, rng: Rng): State {
  const packs = packsOf(options.boxes);
  const { ownMonsters = [], ownRooms = [], ownEquipment = [] } = options;
  const monsterBags = LEVELS.map((level) => [
    ...from(
      packs,
      MONSTERS.filter((monster) => monster.level === level),
    ),
    ...ownMonsters.filter((monster) => monster.level === level).map(ownCardId),
  ]);
  const s: State = {
    ...freshMachine(rng),
    options: frozen(copy(options)),
    phase: 'setup',
    round: 0,
    shops: 0,
    heroes: [],
    leader: '',
    /** [DF-SETUP-15] [DF-RULING-01] Heroes in play minus 2. */
    chest: { gold: heroesFor(options.players) - 2, white: FIRST_WHITE },
    tokens: { frog: false, tracking: false, shield: false, hammers: 0 },
    dungeonDeck: [{ cards: [...from(packs, ROOMS), ...ownRooms.map(ownCardId)], group: 0, knownBy: [] }],
    paths: [],
    room: null,
    setAside: [],
    iconsKept: 0,
    monsterBags,
    monstersLeft: monsterBags.map((bag, index) => (index === 3 ? bag.length : Math.min(PICKED, bag.length))),
    monsterDiscard: [],
    monstersGone: [],
    bossDeck: from(packs, BOSSES),
    shopDeck: [...from(packs, EQUIPMENT), ...ownEquipment.map(ownCardId)],
    display: [],
    relics: [],
    equipmentGone: [],
    passed: [],
    refused: [],
    combat: null,
    throw: null,
    serial: 0,
    scarsReceived: 0,
  };
  call(s, flow.playGame, {});
  return s;
}

/** [DF-SETUP-02] Sheets nobody has taken. */
const freeHeroes = (s: State): string[] =>
  [...from(packsOf(s.options.boxes), HEROES), ...(s.options.ownHeroes ?? []).map(ownCardId)].filter(
    (id) => !s.heroes.some((hero) => hero.id === id),
  );

const isComplete = (s: State): boolean => s.heroes.length >= heroesFor(s.options.players);

/** [DF-SOLO-01] A lone player has both. */
const nextSeat = (s: State): number => (s.options.players === 1 ? 0 : s.heroes.length);

/** [DF-SETUP-03] */
function seatHero(s: State, id: string): void {
  const seat = nextSeat(s);
  s.heroes.push({
    id,
    seat,
    life: FULL_LIFE,
    scars: [],
    fainted: false,
    eliminated: false,
    equipment: [],
    turned: [],
    xp: 0,
    tokens: [],
    spent: [],
  });
  emit(s, { type: 'heroChosen', seat, hero: id });
}

const chooseHeroes = procedure(flow.chooseHeroes, {
  random: (s) => {
    if (s.options.heroes === 'random') while (!isComplete(s)) seatHero(s, takeFrom(s, freeHeroes(s)));
  },
  /** [DF-DEC-01] In seat order. */
  choose: ask({
    kind: 'chooseHero',
    who: (s) => (isComplete(s) ? undefined : nextSeat(s)),
    candidates: (s): ChooseHero[] => freeHeroes(s).map((hero) => ({ do: 'choose', hero, at: { hero } })),
    answer: (s, _f, option) => {
      seatHero(s, option.hero);
      return 'stay';
    },
  }),
});

const playGame = procedure(flow.playGame, {
  heroes: (s) => call(s, flow.chooseHeroes, {}),
  /** [DF-SETUP-13] [DF-DEC-03] */
  leader: (s) => {
    const ids = s.heroes.map((hero) => hero.id);
    const { leader } = s.options;
    s.leader = leader === 'random' ? pick(s, ids) : (ids[Number(leader) - 1] ?? (ids[0] as string));
    emit(s, { type: 'leaderChosen', hero: s.leader, why: 'setup' });
  },
  /** [DF-ROUND-02] [DF-ROUND-03] Rounds until the third Shop. */
  rounds: (s) => {
    if (s.shops >= SHOPS) return;
    call(s, flow.playRound, {});
    return 'stay';
  },
  /** [DF-CYCLE-02] [DF-BOSS-01] */
  boss: (s) => {
    s.monstersLeft = s.monstersLeft.map(() => 0);
    s.phase = 'boss';
    s.round += 1;
    call(s, flow.fight, { boss: true });
  },
  /** [DF-WIN-01] [DF-RULING-56] */
  won: (s) => finish(s, 'bossDefeated'),
});

export const setupProcedures = [chooseHeroes, playGame];

/** [SF-SETUP] Options and a generator to a first state, and the steps of the set-up. */
import { cellOf, dominoAt } from '@questhall/geometry';
import type { Rng } from '@questhall/kernel';
import { below, call, copy, freshMachine, NOTHING_ROLLED } from '@questhall/kernel';
import { HEROES, heroCard, ITEMS, kindCard, SMALL_ITEMS } from './content/index.ts';
import type { ChooseHero, ChooseParty } from './decisions.ts';
import { emit } from './events.ts';
import * as flow from './flow.ts';
import { ask, procedure } from './flow.ts';
import type { At, MissionMonster } from './mission/types.ts';
import { addMonster } from './procedures/arrivals.ts';
import { heroState } from './queries/board.ts';
import { LEVEL_AT, MOST_EXPERIENCE } from './queries/heroes.ts';
import { layoutOf } from './queries/layout.ts';
import { missionOf } from './queries/mission.ts';
import { countedPlayers, heroCount, isSolo, seatOfHero, umSeat } from './queries/seats.ts';
import type { HeroState, Options, State } from './state.ts';
import { frozen } from './state.ts';
import type { HeroId, TrapKind } from './vocabulary.ts';
import { TRAPS } from './vocabulary.ts';

/** [SF-TRAP-03] Two of each. */
const trapTiles = (): TrapKind[] => TRAPS.flatMap((trap) => [trap, trap]);

export function setup(options: Options, rng: Rng): State {
  const s: State = {
    ...freshMachine(options.realDice ? { ...rng, byHand: NOTHING_ROLLED } : rng),
    options: frozen(copy(options)),
    turnMarker: 1,
    endToken: 20,
    phase: 'setup',
    heroes: [],
    monsters: [],
    order: [],
    turn: null,
    um: null,
    dodge:
      options.mode === 'dodge-tome'
        ? { round: 1, score: [0, 0], next: 0, conceded: 0, scored: false, tome: -1 }
        : null,
    named: 0,
    doors: [],
    gateOpen: false,
    ruined: [],
    chests: [],
    barrels: [],
    floorTraps: [],
    holes: [],
    portals: [],
    portalPiece: true,
    levers: [],
    buttons: [],
    statue: -1,
    braziers: [],
    tomes: [],
    fateTokens: [],
    fateBag: [],
    sleepy: [],
    entered: [],
    noise: [],
    trapBag: trapTiles(),
    trapsAside: 0,
    magicPile: ITEMS.map(({ id }) => id),
    smallPile: SMALL_ITEMS.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id)),
    gone: [],
    wolf: '',
    wolfDice: 0,
    aim: '',
    fortress: '',
    killed: [],
    stage: 0,
    fired: [],
  };
  layDungeon(s);
  call(s, flow.playGame, {});
  return s;
}

/** [SF-SETUP-01] [SF-SETUP-03] Everything of the map but figures. */
function layDungeon(s: State): void {
  const mission = missionOf(s);
  const { grid, tiles } = layoutOf(mission);
  const cell = ([x, y]: At): number => cellOf(grid, { x, y });
  s.doors = mission.doors.map(({ id = '', lock, trap }, index) => ({
    id: id || `door-${index}`,
    open: false,
    trap: trap ?? false,
    locked: lock !== undefined,
  }));
  s.chests = mission.chests.map(({ at, trap }) => ({ cell: cell(at), trap: trap ?? false }));
  s.barrels = mission.barrels.map(cell);
  s.floorTraps = mission.floorTraps.map(cell);
  s.trapsAside = s.trapBag.length - trapsLaid(s);
  s.portals = mission.portals.map(({ id = '', kind, at, closable }, entry) => ({
    id: id || `portal-${entry}`,
    kind,
    cell: cell(at),
    closed: false,
    closable: closable ?? false,
    progress: 0,
    entry,
  }));
  s.portalPiece = !mission.portals.some(({ kind }) => kind === 'small');
  for (const prop of mission.props) {
    const { id, kind } = prop;
    const at = cell(prop.at);
    if (kind === 'lever') s.levers.push({ id, cell: at, on: prop.on ?? false });
    else if (kind === 'button') s.buttons.push({ id, cell: at });
    else if (kind === 'statue') s.statue = at;
    else if (kind === 'brazier') s.braziers.push({ id, cell: at, on: prop.on ?? false });
    else if (kind === 'tome') s.tomes.push({ id, cell: prop.hidden ? -1 : at, brought: false });
    else s.fateTokens.push({ id, cell: at, face: '' });
  }
  s.fateBag = [...(mission.fate ?? [])];
  const portalTiles = s.portals.map((portal) => layoutOf(mission).tileOf[portal.cell] as number);
  s.sleepy = tiles
    .filter(({ name }) => mission.sleepy.includes(name))
    .map(({ index }) => index)
    /** [SF-UM-09] [SF-RULING-134] */
    .filter((index) => umSeat(s) === undefined || !portalTiles.includes(index));
}

const trapsLaid = (s: State): number =>
  s.doors.filter((door) => door.trap).length +
  s.chests.filter((chest) => chest.trap).length +
  s.floorTraps.length;

/** The monsters of the map, by the number of players. */
export function layMonsters(s: State): void {
  const players = countedPlayers(s);
  for (const monster of missionOf(s).monsters) {
    if ((monster.minPlayers ?? 0) <= players) layMonster(s, monster);
  }
}

function layMonster(s: State, { id, kind, at: [x, y], facing, ridden, orders }: MissionMonster): void {
  const { grid, tileOf } = layoutOf(missionOf(s));
  const cell = cellOf(grid, { x, y });
  /** [SF-RULING-13] It lies across the way it faces. */
  const lying = facing === 'N' || facing === 'S';
  const at = kindCard(kind).big ? dominoAt(grid, cell, lying ? cell + 1 : cell + grid.width) : cell;
  addMonster(s, kind, at, facing, {
    ...(id === undefined ? {} : { id }),
    ridden: ridden ?? false,
    orders: orders ?? '',
    awake: !s.sleepy.includes(tileOf[cell] as number),
  });
}

const freeHeroes = (s: State): HeroId[] =>
  HEROES.map(({ id }) => id).filter((id) => !s.heroes.some((hero) => hero.id === id));

function seatHero(s: State, id: HeroId, seat: number): void {
  const hero = freshHero(id, seat);
  if (s.options.heroes === 'veterans') {
    hero.xp = MOST_EXPERIENCE;
    hero.levelUps = LEVEL_AT.length;
  }
  s.heroes.push(hero);
  emit(s, { type: 'heroChosen', seat, hero: id });
}

/** [SF-SETUP-11] [SF-SETUP-12] [SF-RULING-138] */
export function freshHero(id: HeroId, seat: number): HeroState {
  return {
    id,
    seat,
    cell: -1,
    facing: 'N',
    life: heroCard(id).life,
    xp: 0,
    levelUps: 0,
    levels: [1, 1, 1],
    energy: [0, 0, 0],
    shield: 0,
    counterattack: 0,
    poisoned: false,
    stunned: '',
    frozen: false,
    caged: false,
    inHole: false,
    lying: false,
    slots: ['', '', ''],
    backpack: [],
    tome: '',
    acted: false,
    points: 0,
    knockouts: 0,
    warCry: '',
  };
}

/** [SF-SETUP-14] The next square of the entrance, front first. */
export function placeHero(s: State, id: HeroId): void {
  const mission = missionOf(s);
  const { grid } = layoutOf(mission);
  const [x, y] = mission.entrance[s.order.length] ?? [grid.left, grid.top];
  const hero = heroState(s, id);
  hero.cell = cellOf(grid, { x, y });
  s.order.push(id);
  emit(s, { type: 'heroPlaced', hero: id, square: hero.cell });
}

const chooseHeroes = procedure(flow.chooseHeroes, {
  random: (s) => {
    if (s.options.heroes === 'choose' || isSolo(s.options)) return;
    while (s.heroes.length < heroCount(s)) {
      const free = freeHeroes(s);
      seatHero(s, free[below(s, free.length)] as HeroId, seatOfHero(s, s.heroes.length));
    }
  },
  /** [SF-SOLO-01] */
  party: ask({
    kind: 'chooseParty',
    who: (s) => (isSolo(s.options) && s.heroes.length === 0 ? 0 : undefined),
    candidates: (s): ChooseParty[] =>
      missionOf(s).solo.map(({ heroes }) => ({ do: 'party', heroes: [...heroes] })),
    answer: (s, _f, { heroes }) => {
      for (const id of heroes) seatHero(s, id, 0);
      return 'end';
    },
  }),
  /** [SF-SETUP-09] [SF-CORE-06] In seat order. */
  choose: ask({
    kind: 'chooseHero',
    who: (s) => (s.heroes.length < heroCount(s) ? seatOfHero(s, s.heroes.length) : undefined),
    candidates: (): ChooseHero[] => HEROES.map(({ id }) => ({ do: 'choose', hero: id, at: { card: id } })),
    whyNot: (s, _f, { hero }) => (freeHeroes(s).includes(hero) ? undefined : { rule: 'SF-CORE-06', hero }),
    about: (s) => ({ number: s.heroes.length + 1 }),
    answer: (s, _f, { hero }) => {
      seatHero(s, hero, seatOfHero(s, s.heroes.length));
      return s.heroes.length < heroCount(s) ? 'stay' : 'end';
    },
  }),
});

export const setupProcedures = [chooseHeroes];

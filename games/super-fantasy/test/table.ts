/** A table in the middle of a game, set up in a few words; what is not said is left as plain as possible. */
import type { Facing } from '@questhall/geometry';
import { cellOf, dominoAt } from '@questhall/geometry';
import type { Scene, Stage } from '@questhall/testkit';
import { scenario } from '@questhall/testkit';
import { kindCard } from '../src/content/index.ts';
import * as flow from '../src/flow.ts';
import { rules } from '../src/index.ts';
import type { Mission } from '../src/mission/types.ts';
import { addMonster } from '../src/procedures/arrivals.ts';
import { heroState, monsterState } from '../src/queries/board.ts';
import { layoutOf } from '../src/queries/layout.ts';
import { missionOf } from '../src/queries/mission.ts';
import { freshHero } from '../src/setup.ts';
import type { Difficulty, HeroState, Mode, MonsterState, State } from '../src/state.ts';
import type { HeroId, Kind } from '../src/vocabulary.ts';

type Place = readonly [x: number, y: number, facing?: Facing];
type OfHero = Place | (Partial<Omit<HeroState, 'id' | 'cell'>> & { readonly at: Place });
type OfMonster = readonly [kind: Kind, x: number, y: number, facing?: Facing];

export interface Setting {
  readonly mission?: string;
  readonly own?: Mission;
  readonly mode?: Mode;
  readonly difficulty?: Difficulty;
  /** In seat order. */
  readonly heroes?: { readonly [hero in HeroId]?: OfHero };
  /** By id; a Big one lies across the way it faces. */
  readonly monsters?: { readonly [id: string]: OfMonster };
  /** Doors that are open, by number; all if left out. */
  readonly closed?: readonly number[];
  readonly sleepy?: readonly string[];
  readonly chests?: readonly (readonly [number, number])[];
  readonly barrels?: readonly (readonly [number, number])[];
  /** Keep portals and props of the Mission. */
  readonly furnished?: boolean;
}

/**
 * Without a word about it: the Mission of the Tome pieces. Its Gallery is a bare room at 6,6 to 11,11, the Stable north of
 * it a bare big one at 5,-2 to 12,5; west lies the Archive (0,6), east the Scriptorium (12,6), south the Porch (6,12).
 */

export function table(setting: Setting): Stage<State> {
  const heroes = Object.entries(setting.heroes ?? {}) as [HeroId, OfHero][];
  const mode = setting.mode ?? 'standard';
  const least = { standard: 2, 'ugly-master': 2, 'big-hunting': 2, 'dodge-tome': 4 }[mode];
  const seats = heroes.length + (mode === 'ugly-master' ? 1 : 0);
  const stage = scenario(rules, {
    players: Math.max(least, seats),
    mode,
    mission: setting.mission ?? 'tomes',
    difficulty: setting.difficulty ?? 'normal',
    ...(setting.own ? { ownMission: [setting.own] } : {}),
  });
  return stage.arrange((s) => {
    s.heroes = heroes.map(([id, of], seat) => layHero(s, id, of, seat));
    s.order = s.heroes.map(({ id }) => id);
    s.monsters = [];
    for (const [id, of] of Object.entries(setting.monsters ?? {})) layMonster(s, id, of);
    s.doors.forEach((door, index) => {
      door.open = setting.closed ? !setting.closed.includes(index) : true;
      door.trap = false;
      if (!setting.furnished) door.locked = false;
    });
    s.sleepy = layoutOf(missionOf(s))
      .tiles.filter(({ name }) => setting.sleepy?.includes(name))
      .map(({ index }) => index);
    s.chests = (setting.chests ?? []).map((at) => ({ cell: sq(s, ...at), trap: false }));
    s.barrels = (setting.barrels ?? []).map((at) => sq(s, ...at));
    s.floorTraps = [];
    if (!setting.furnished) {
      s.portals = [];
      s.portalPiece = true;
      s.levers = [];
      s.buttons = [];
      s.braziers = [];
      s.tomes = [];
      s.fateTokens = [];
      s.statue = -1;
    }
    s.trapsAside = s.trapBag.length;
    s.turnMarker = 2;
    s.endToken = 12;
    s.phase = 'heroes';
  });
}

/** The cell of a square. */
export const sq = (s: State, x: number, y: number): number => cellOf(layoutOf(missionOf(s)).grid, { x, y });

function layHero(s: State, id: HeroId, of: OfHero, seat: number): HeroState {
  const isPlace = Array.isArray(of);
  const [x, y, facing = 'N'] = (isPlace ? of : (of as { at: Place }).at) as Place;
  const more = isPlace ? {} : { ...(of as object), at: undefined };
  const { at: _at, ...rest } = { ...more } as { at?: unknown };
  return { ...freshHero(id, seat), cell: sq(s, x, y), facing, ...structuredClone(rest) };
}

function layMonster(s: State, id: string, [kind, x, y, facing = 'S']: OfMonster): void {
  const cell = sq(s, x, y);
  const { width } = layoutOf(missionOf(s)).grid;
  const lying = facing === 'N' || facing === 'S';
  const at = kindCard(kind).big
    ? dominoAt(layoutOf(missionOf(s)).grid, cell, lying ? cell + 1 : cell + width)
    : cell;
  addMonster(s, kind, at, facing, { id });
}

export const hero = (t: { readonly state: State }, id: string): HeroState => heroState(t.state, id);
export const foe = (t: { readonly state: State }, id: string): MonsterState => monsterState(t.state, id);

/** A hero's turn, up to his first choice. */
export const turnOf = (stage: Stage<State>, id: HeroId): Scene<State> =>
  stage.begin(flow.heroTurn, { hero: id });

/** The whole Monsters' Phase. */
export const monstersPhase = (stage: Stage<State>): Scene<State> => stage.begin(flow.monstersPhase, {});

/** One monster moves and attacks. */
export const acts = (stage: Stage<State>, monster: string): Scene<State> =>
  stage.begin(flow.activate, { monster, target: '', why: 'only', charge: 0, victim: '' });

/** Ways to name a square in a pattern. */
export const atSquare = (t: { readonly state: State }, x: number, y: number) => ({
  at: { square: sq(t.state, x, y) },
});
export const onFigure = (figure: string) => ({ at: { figure } });

/** Everything that can be gone to. */
export function reachable(t: Scene<State>, kind = 'goTo'): string[] {
  const { grid } = layoutOf(missionOf(t.state));
  return t
    .options(kind)
    .flatMap((option) => ('at' in option && option.at ? [Number(option.at.square)] : []))
    .sort((a, b) => a - b)
    .map((cell) => `${grid.left + (cell % grid.width)},${grid.top + Math.trunc(cell / grid.width)}`);
}

/** Full energy for one ability, at a level. */
export const charged = (ability: 0 | 1 | 2, level: 1 | 2 | 3 = 1) => ({
  energy: [0, 0, 0].map((_none, at) => (at === ability ? 4 : 0)),
  levels: ([1, 1, 1] as (1 | 2 | 3)[]).map((one, at) => (at === ability ? level : one)),
});

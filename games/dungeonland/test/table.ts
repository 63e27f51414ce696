/** A table in the middle of an adventure, set up in a few words; what is not said is left as plain as possible. */
import type { Scene, Stage } from '@questhall/testkit';
import { scenario } from '@questhall/testkit';
import { heroCard, statsFor, VILLAINS } from '../src/content/index.ts';
import * as flow from '../src/flow.ts';
import { rules } from '../src/index.ts';
import { freshProgress } from '../src/procedures/adventure.ts';
import { setMap } from '../src/procedures/map-changes.ts';
import { cellAt } from '../src/queries/board.ts';
import { maxEnergy, maxHealth } from '../src/queries/values.ts';
import type { Door, FigureKind, HeroState, PlacedTile, Scenery, State } from '../src/state.ts';
import { FIRST_ARRIVAL, NOBODY, NOWHERE } from '../src/state.ts';
import type { Condition, SkillId } from '../src/vocabulary.ts';

/** Faces by their short names: attack `mi me ra ab cr`, defence `mi sh cr`. */
const ATTACK = { mi: 1, me: 2, ra: 3, ab: 4, cr: 6 } as const;
const DEFENCE = { mi: 1, sh: 4, cr: 6 } as const;
export const A = (faces: string): number[] =>
  faces.split(' ').map((face) => ATTACK[face as keyof typeof ATTACK]);
export const D = (faces: string): number[] =>
  faces.split(' ').map((face) => DEFENCE[face as keyof typeof DEFENCE]);

export type XY = readonly [number, number];
export const at = ([x, y]: XY): { x: number; y: number } => ({ x, y });

export interface HeroSetting {
  readonly id: string;
  /** Left out: unconscious, or not placed. */
  readonly at?: XY;
  readonly seat?: number;
  readonly wielded?: readonly string[];
  readonly backpack?: readonly string[];
  readonly skills?: readonly SkillId[];
  readonly consumables?: readonly string[];
  readonly energy?: number;
  readonly health?: number;
  readonly gold?: number;
  readonly xp?: number;
  readonly conditions?: readonly Condition[];
  readonly outSince?: number;
}

export interface Setting {
  readonly heroes: readonly HeroSetting[];
  /** Their numbers are 10, 11, … in this order. */
  readonly monsters?: readonly (readonly [card: string, x: number, y: number, health?: number])[];
  readonly rows?: readonly string[];
  readonly scenery?: readonly (Partial<Scenery> & Pick<Scenery, 'type' | 'x' | 'y'>)[];
  readonly doors?: readonly Omit<Door, 'id'>[];
  /** A second tile, east of the first one; the wall between them is open. */
  readonly east?: readonly string[];
  readonly card?: string;
  readonly adventure?: string;
  readonly round?: number;
  readonly players?: number;
  readonly mode?: 'adventure' | 'campaign';
}

export const OPEN: readonly string[] = Array.from({ length: 8 }, () => '........');

const kindOf = (card: string): FigureKind => {
  if (card === 'mirror') return 'mirror';
  if (VILLAINS.some(({ id }) => id === card)) return 'villain';
  return card === 'captive' || card === 'cinderella' || card === 'caged-woodcutter' ? 'ally' : 'minion';
};

export function table(setting: Setting): Stage<State> {
  const party = Math.max(2, setting.heroes.length);
  const stage = scenario(rules, {
    players: setting.players ?? party,
    party: String(party),
    mode: setting.mode ?? 'adventure',
    // A campaign begins at its beginning; how far it has come is laid out below.
    adventure: setting.mode === 'campaign' ? 'a1' : (setting.adventure ?? 'a1'),
  });
  return stage.arrange((s) => layOut(s, setting));
}

function layOut(s: State, setting: Setting): void {
  s.progress = freshProgress(setting.adventure ?? 'a1');
  s.round = setting.round ?? 3;
  s.phase = 'action';
  const first: PlacedTile = {
    tile: 't04',
    rows: setting.rows ?? OPEN,
    card: setting.card ?? '',
    turns: 0,
    x: 0,
    y: 0,
  };
  const second: PlacedTile = { tile: 't07', rows: setting.east ?? OPEN, card: 'e105', turns: 0, x: 8, y: 0 };
  const passage: Door = { id: 90, side: 'E', x: 7, y: 3, open: true };
  setMap(s, {
    tiles: setting.east ? [first, second] : [first],
    doors: [
      ...(setting.doors ?? []).map((door, id) => ({ ...door, id: id + 50 })),
      ...(setting.east ? [passage] : []),
    ],
    scenery: (setting.scenery ?? []).map((piece, id) => ({
      used: false,
      lootable: false,
      holds: '',
      ...piece,
      id: id + 70,
    })),
    nextId: 100,
  });
  s.heroes = setting.heroes.map((hero, id) => seated(s, hero, id));
  for (const hero of s.heroes) {
    const wanted = setting.heroes[hero.id] as HeroSetting;
    hero.health = wanted.health ?? (hero.cell === NOWHERE ? 0 : maxHealth(s, hero));
    hero.energy = wanted.energy ?? maxEnergy(s, hero);
  }
  for (const [card, x, y, health] of setting.monsters ?? []) place(s, card, [x, y], health);
  s.row = [
    ...s.heroes.map(({ id }) => ({ card: 'hero', hero: id, done: false })),
    ...[
      ...new Set(
        s.others.filter(({ kind }) => kind === 'minion' || kind === 'villain').map(({ card }) => card),
      ),
    ].map((card) => ({
      card,
      hero: NOBODY,
      done: false,
    })),
  ];
}

export function place(s: State, card: string, where: XY, health?: number): number {
  const kind = kindOf(card);
  const id = FIRST_ARRIVAL + s.arrivals.length;
  s.arrivals.push(card);
  const { health: printed } = statsFor(kind, card, s.options.party);
  s.others.push({
    id,
    kind,
    card,
    cell: cellAt(s, at(where)),
    health: health ?? printed,
    conditions: [],
    dodged: false,
    evaded: false,
    frenzied: false,
    attackedBy: [],
    attacked: false,
    waits: false,
    leader: kind === 'ally' ? 0 : NOBODY,
  });
  if (kind === 'villain')
    s.villain = {
      figure: id,
      starting: printed,
      phase: 1,
      fired: [],
      firedIn: [],
      gained: [],
      passing: [],
      lost: [],
      speed: 0,
      target: NOBODY,
    };
  return id;
}

function seated(s: State, hero: HeroSetting, id: number): HeroState {
  const sheet = heroCard(hero.id);
  const wielded = [...(hero.wielded ?? sheet.wielded)];
  const backpack = [...(hero.backpack ?? (hero.wielded ? [] : sheet.backpack))];
  for (const thing of [...wielded, ...backpack])
    for (const deck of s.equipment) if (deck.includes(thing)) deck.splice(deck.indexOf(thing), 1);
  for (const thing of hero.consumables ?? []) s.consumables.splice(s.consumables.indexOf(thing), 1);
  return {
    id,
    kind: 'hero',
    card: hero.id,
    cell: hero.at ? cellAt(s, at(hero.at)) : NOWHERE,
    health: 0,
    conditions: [...(hero.conditions ?? [])],
    dodged: false,
    evaded: false,
    frenzied: false,
    attackedBy: [],
    attacked: false,
    waits: false,
    leader: NOBODY,
    seat: hero.seat ?? id % s.options.players,
    energy: 0,
    wielded,
    backpack,
    consumables: [...(hero.consumables ?? [])],
    gold: hero.gold ?? 10,
    xp: hero.xp ?? 0,
    skills: [...(hero.skills ?? [])],
    out: hero.at ? null : { since: hero.outSince ?? s.round, healed: false },
    acted: false,
    used: [],
    spent: [],
    kills: 0,
    stance: 0,
    inked: false,
    newTile: false,
  };
}

/** Someone far away, so that nobody is alone. */
export const friend: HeroSetting = { id: 'nutcracker', at: [0, 7], energy: 0 };

/** A hero's activation, up to its first choice. */
export const turnOf = (stage: Stage<State>, hero = 0): Scene<State> =>
  stage.begin(flow.activateHero, { hero });

/** A figure on its way along these cells. */
export const travelling = (mover: number, at: number, ...path: number[]): flow.Travel => ({
  mover,
  path,
  next: 0,
  at,
  left: path.length,
  gone: 0,
  quiet: false,
  why: 'move',
});

/** A monster's activation, up to the first choice of anybody. */
export const monsterActs = (stage: Stage<State>, monster = 10): Scene<State> =>
  stage.begin(flow.activateMonster, {
    monster,
    target: NOBODY,
    attack: -1,
    because: '',
    skipMove: false,
    skipAttack: false,
    queue: [],
  });

export const one = (t: Scene<State>, id: number) => {
  const found = id < 10 ? t.state.heroes[id] : t.state.others.find((each) => each.id === id);
  if (!found) throw new Error(`there is no figure ${id}`);
  return found;
};
export const hero = (t: Scene<State>, id = 0): HeroState => t.state.heroes[id] as HeroState;
export const health = (t: Scene<State>, id: number): number => one(t, id).health;
export const isGone = (t: Scene<State>, id: number): boolean =>
  !t.state.others.some((each) => each.id === id);

/** Answers questions of these kinds, whenever they come up, until another one is asked. */
function settle(
  t: Scene<State>,
  answers: { readonly [kind: string]: string | { readonly [field: string]: string | number } },
): Scene<State> {
  for (let i = 0; i < 50; i++) {
    const asked = t.decisions.find(({ kind }) => kind in answers);
    if (!asked) return t;
    t.choose(asked.kind, answers[asked.kind] as string, asked.seat);
  }
  return t;
}
/** Nobody spends anything, nobody reacts. */
const QUIET = {
  surge: 'keep',
  defendSurge: 'keep',
  boost: 'roll',
  reroll: 'keep',
  sureStrike: 'keep',
  flurry: 'decline',
  cleave: 'pass',
  protect: 'pass',
  counter: 'decline',
  reflexes: 'stay',
  surprise: 'decline',
  freeAttack: 'decline',
  brace: 'pass',
  stand: { do: 'stand', as: 'best' },
} as const;
export const calm = (t: Scene<State>): Scene<State> => settle(t, QUIET);

/** Damage in the order in which it was dealt, as [figure, amount]. */
export const damages = (t: Scene<State>): number[][] =>
  t.events('damaged').map((event) => [Number(event.figure), Number(event.amount)]);

/** The table while the events of a beat are read: the views before it, changed event by event as a spectator would. */
import type { SuperEvent } from '../src/events.ts';
import type { HeroView, MonsterView, SuperView } from '../src/view.ts';
import type { Links } from './board.ts';
import { linksOf } from './board.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
export type HeroPiece = Mutable<HeroView>;
export type MonsterPiece = Mutable<MonsterView>;

export interface Table {
  readonly view: SuperView;
  readonly heroes: Map<string, HeroPiece>;
  readonly monsters: Map<string, MonsterPiece>;
  links: Links;
  /** Edges that walls and closed doors shut. */
  readonly shut: Set<string>;
  /** Furniture, columns and braziers. */
  readonly solid: ReadonlySet<number>;
  readonly barrels: Set<number>;
  readonly chests: Set<number>;
  readonly holes: Set<number>;
  readonly portals: { squares: readonly number[]; kind: 'big' | 'small'; closed: boolean }[];
  statue: number;
  pool: number;
  endToken: number;
}

/** Links are dear: they are kept for as long as walls and doors stay as they are. */
const kept = new Map<string, Links>();
const MOST_KEPT = 64;

function linksFor(view: SuperView, shut: ReadonlySet<string>): Links {
  const key = `${view.map.tileOf.join()} ${[...shut].join()}`;
  const found = kept.get(key) ?? linksOf(view, shut);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, found);
  return found;
}

export function tableOf(view: SuperView): Table {
  const closed = view.doors.filter(({ open }) => !open).flatMap(({ edges }) => [...edges]);
  const shut = new Set([...view.map.walls, ...closed]);
  return {
    view,
    heroes: new Map(view.heroes.map((hero) => [hero.id, { ...hero }])),
    monsters: new Map(view.monsters.map((monster) => [monster.id, { ...monster }])),
    links: linksFor(view, shut),
    shut,
    solid: new Set([
      ...view.map.furniture.map(({ square }) => square),
      ...view.braziers.map(({ square }) => square),
    ]),
    barrels: new Set(view.barrels),
    chests: new Set(view.chests.map(({ square }) => square)),
    holes: new Set(view.holes),
    portals: view.portals.map(({ squares, kind, closed: shutDown }) => ({ squares, kind, closed: shutDown })),
    statue: view.statue,
    pool: view.turn?.pool ?? 0,
    endToken: view.endToken,
  };
}

function openEdges(table: Table, edges: readonly string[]): void {
  for (const edge of edges) table.shut.delete(edge);
  table.links = linksFor(table.view, table.shut);
}

function shutEdges(table: Table, edges: readonly string[]): void {
  for (const edge of edges) table.shut.add(edge);
  table.links = linksFor(table.view, table.shut);
}

type Reader = {
  readonly [type in SuperEvent['type']]?: (table: Table, event: never, after: SuperView) => void;
};
type Of<T extends SuperEvent['type']> = Extract<SuperEvent, { type: T }>;

const energyOf = (hero: HeroPiece, ability: string, energy: number): void => {
  hero.abilities = hero.abilities.map((entry) => (entry.id === ability ? { ...entry, energy } : entry));
};

const READERS: Reader = {
  heroPlaced: (table, { hero, square }: Of<'heroPlaced'>) => {
    const piece = table.heroes.get(hero);
    if (piece) piece.square = square;
  },
  moved: (table, { figure, path }: Of<'moved'>, after) => {
    const to = path.at(-1) ?? -1;
    const hero = table.heroes.get(figure);
    if (hero) hero.square = to;
    const monster = table.monsters.get(figure);
    if (monster) monster.squares = squaresAt(monster, to, after);
  },
  turned: (table, { figure, facing }: Of<'turned'>) => {
    const piece = table.heroes.get(figure) ?? table.monsters.get(figure);
    if (piece) piece.facing = facing;
  },
  doorOpened: (table, { door }: Of<'doorOpened'>) => openEdges(table, table.view.doors[door]?.edges ?? []),
  gateMoved: (table, { open }: Of<'gateMoved'>) => {
    const edges = table.view.doors.find(({ gate }) => gate)?.edges ?? [];
    if (open) openEdges(table, edges);
    else shutEdges(table, edges);
  },
  wallRuined: (table, { wall }: Of<'wallRuined'>) => openEdges(table, table.view.stretches[wall] ?? []),
  barrelBroken: (table, { square }: Of<'barrelBroken'>) => table.barrels.delete(square),
  chestOpened: (table, { square }: Of<'chestOpened'>) => table.chests.delete(square),
  statuePushed: (table, { to }: Of<'statuePushed'>) => {
    table.statue = to;
  },
  damaged: (table, { figure, left }: Of<'damaged'>) => {
    const hero = table.heroes.get(figure);
    if (hero) hero.life = left;
    const monster = table.monsters.get(figure);
    if (monster) monster.wounds = monster.life - left;
  },
  defeated: (table, { monster }: Of<'defeated'>) => table.monsters.delete(monster),
  wentDown: (table, { hero, end }: Of<'wentDown'>) => {
    const piece = table.heroes.get(hero);
    if (piece) piece.lying = true;
    table.endToken = end;
  },
  stoodUp: (table, { hero }: Of<'stoodUp'>) => {
    const piece = table.heroes.get(hero);
    if (!piece) return;
    piece.lying = false;
    piece.life = piece.maxLife;
  },
  healed: (table, { hero, amount }: Of<'healed'>) => {
    const piece = table.heroes.get(hero);
    if (piece) piece.life += amount;
  },
  energyGained: (table, { hero, ability, now }: Of<'energyGained'>) => {
    const piece = table.heroes.get(hero);
    if (piece) energyOf(piece, ability, now);
  },
  abilityUsed: (table, { hero, ability }: Of<'abilityUsed'>) => {
    const piece = table.heroes.get(hero);
    if (piece) energyOf(piece, ability, 0);
  },
  experienceGained: (table, { hero, amount }: Of<'experienceGained'>) => {
    const piece = table.heroes.get(hero);
    if (piece) piece.experience += amount;
  },
  shieldsGained: (table, { hero, now }: Of<'shieldsGained'>) => {
    const piece = table.heroes.get(hero);
    if (piece) piece.shields = now;
  },
  shieldsSpent: (table, { hero, now }: Of<'shieldsSpent'>) => {
    const piece = table.heroes.get(hero);
    if (piece) piece.shields = now;
  },
  counterattackGained: (table, { hero }: Of<'counterattackGained'>) => {
    const piece = table.heroes.get(hero);
    if (piece) piece.counterattack += 1;
  },
  counterattacked: (table, { hero }: Of<'counterattacked'>) => {
    const piece = table.heroes.get(hero);
    if (piece) piece.counterattack -= 1;
  },
  statusGained: (table, { figure, status }: Of<'statusGained'>) => {
    const monster = table.monsters.get(figure);
    if (monster && status !== 'poisoned') monster[status] = true;
    const hero = table.heroes.get(figure);
    if (hero && status !== 'stunned') hero[status] = true;
  },
  statusLost: (table, { figure, status }: Of<'statusLost'>) => {
    const hero = table.heroes.get(figure);
    if (hero && status !== 'stunned') hero[status] = false;
    if (hero && status === 'stunned') hero.stunned = '';
  },
  trapped: (table, { figure, how }: Of<'trapped'>) => {
    const hero = table.heroes.get(figure);
    if (hero && how === 'cage') hero.caged = true;
    if (hero && how === 'hole') hero.inHole = true;
  },
  freed: (table, { hero, from }: Of<'freed'>) => {
    const piece = table.heroes.get(hero);
    if (!piece) return;
    if (from === 'ice') piece.frozen = false;
    if (from === 'cage') piece.caged = false;
    if (from === 'hole') piece.inHole = false;
  },
  trapSprung: (table, { trap, square }: Of<'trapSprung'>) => {
    if (trap === 'spiked-hole') table.holes.add(square);
  },
  portalOpened: (table, { square }: Of<'portalOpened'>) =>
    table.portals.push({ squares: [square], kind: 'small', closed: false }),
  portalWeakened: (table, { square, closed }: Of<'portalWeakened'>) => {
    const portal = table.portals.find(({ squares }) => squares.includes(square));
    if (portal) portal.closed = closed;
  },
  monsterArrived: (table, { monster, square }: Of<'monsterArrived'>, after) => {
    const seen = after.monsters.find(({ id }) => id === monster);
    if (seen) table.monsters.set(monster, { ...seen, wounds: 0, squares: squaresAt(seen, square, after) });
  },
  tileWoke: (table, { tile }: Of<'tileWoke'>) => {
    for (const monster of table.monsters.values()) {
      if (monster.squares.some((square) => table.view.map.tileOf[square] === tile)) monster.awake = true;
    }
  },
  tokensCleared: (table) => {
    for (const hero of table.heroes.values()) Object.assign(hero, { shields: 0, fortress: false });
    for (const monster of table.monsters.values()) Object.assign(monster, { stunned: false, frozen: false });
  },
  heroTurnBegan: (table, { hero, dice }: Of<'heroTurnBegan'>) => {
    table.pool = dice;
    // [SF-DODGE-03] There the tokens stay until the hero's next turn.
    const piece = table.heroes.get(hero);
    if (piece && table.view.dodge) piece.shields = 0;
  },
  diceGained: (table, { amount }: Of<'diceGained'>) => {
    table.pool += amount;
  },
};

/** Where a monster stands that is drawn at this square: a Big one lies as the table shows afterwards, if it is still there. */
function squaresAt(monster: MonsterView, to: number, after: SuperView): readonly number[] {
  if (monster.squares.length === 1) return [to];
  const seen = after.monsters.find(({ id }) => id === monster.id)?.squares;
  if (seen?.includes(to)) return seen;
  const [first = 0, second = 0] = monster.squares;
  return [to, to + (second - first)];
}

export function read(table: Table, event: SuperEvent, after: SuperView): void {
  READERS[event.type]?.(table, event as never, after);
}

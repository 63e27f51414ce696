/** [DL-EXPL] New tiles: drawing the card, placing and turning the tile, monsters and scenery. */
import { isConnected, turnInTile } from '@questhall/geometry';
import { call, takeFrom } from '@questhall/kernel';
import { adventureCard, explorationCard, statsFor, tileCard } from '../content/index.ts';
import { standIn } from '../content/own.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { procedure } from '../flow.ts';
import { adventureOf } from '../objectives.ts';
import { boardOf, cellAt, doorPlace, squareAt, TILE_SIZE, turnedRows, turnSide } from '../queries/board.ts';
import { isFriend, occupants } from '../queries/figures.ts';
import { nearestFree } from '../queries/spawn.ts';
import type {
  Door,
  FigureId,
  FigureKind,
  FigureState,
  MapState,
  PlacedTile,
  Scenery,
  State,
} from '../state.ts';
import { FIRST_ARRIVAL, NOBODY, NOWHERE } from '../state.ts';
import type { ExplorationCard, SceneryType, Side } from '../vocabulary-dungeon.ts';
import { FACINGS } from '../vocabulary-dungeon.ts';
import { recover } from './energy.ts';
import { addScenery, setMap } from './map-changes.ts';
import { addCard, buildRow } from './row-cards.ts';
import { closeTrader, openTrader } from './trader.ts';

/** Replaces the map; figures keep their squares, whatever number their cells have now. */
function changeMap(s: State, map: MapState): void {
  const before = s.map.tiles.length === 0 ? undefined : boardOf(s).squares;
  setMap(s, map);
  if (!before) return;
  for (const each of [...s.heroes, ...s.others]) {
    const square = before[each.cell];
    if (square) each.cell = cellAt(s, square);
  }
  s.others = s.others.filter((each) => each.cell !== NOWHERE);
}

const OPPOSITE: Readonly<Record<Side, Side>> = { N: 'S', E: 'W', S: 'N', W: 'E' };
const AHEAD: Readonly<Record<Side, readonly [number, number]>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};

/** Scenery that a tile's drawing carries itself. */
const DRAWN: Readonly<Record<string, SceneryType>> = { L: 'cupboard', C: 'chest', V: 'lever' };

const LOOTABLE: readonly SceneryType[] = ['barrel', 'cupboard'];

function drawnScenery(tile: PlacedTile): Omit<Scenery, 'id'>[] {
  return turnedRows(tile).flatMap((row, dy) =>
    [...row].flatMap((letter, dx) => {
      const type = DRAWN[letter];
      return type
        ? [
            {
              type,
              x: tile.x + dx,
              y: tile.y + dy,
              used: false,
              lootable: LOOTABLE.includes(type),
              holds: '',
            },
          ]
        : [];
    }),
  );
}

function printedScenery(tile: PlacedTile, card: ExplorationCard): Omit<Scenery, 'id'>[] {
  return card.scenery.map(({ type, at: [x, y], holds }) => {
    const turned = turnInTile({ x, y }, { width: TILE_SIZE, height: TILE_SIZE }, tile.turns);
    return {
      type,
      x: tile.x + turned.x,
      y: tile.y + turned.y,
      used: false,
      lootable: LOOTABLE.includes(type),
      holds: holds ?? '',
    };
  });
}

/** Adds a tile with its scenery and doors; `entry` is a side that gets no door of its own. */
function layTile(
  s: State,
  tile: PlacedTile,
  exits: readonly Side[],
  scenery: readonly Omit<Scenery, 'id'>[],
): void {
  let { nextId } = s.map;
  const doors: Door[] = exits.map((side) => ({ id: nextId++, side, ...doorPlace(tile, side), open: false }));
  const pieces: Scenery[] = scenery.map((piece) => ({ ...piece, id: nextId++ }));
  changeMap(s, {
    tiles: [...s.map.tiles, tile],
    doors: [...s.map.doors, ...doors],
    scenery: [...s.map.scenery, ...pieces],
    nextId,
  });
  emit(s, {
    type: 'tilePlaced',
    tile: tile.tile,
    card: tile.card,
    at: { x: tile.x, y: tile.y },
    turns: tile.turns,
  });
}

/** [DL-RULING-106] */
export function layStartTile(s: State): void {
  const { startTile } = adventureOf(s);
  const tile: PlacedTile = { tile: startTile, card: '', turns: 0, x: 0, y: 0 };
  layTile(s, tile, tileCard(startTile).doors, drawnScenery(tile));
}

/** [DL-EXPL-06] [DL-RULING-78] The tile without anybody of the party; undefined if there is none. */
export function emptyTile(s: State): number | undefined {
  const { tileAt } = boardOf(s);
  const taken = new Set(
    [...s.heroes, ...s.others]
      .filter((each) => isFriend(each) && each.cell >= 0)
      .map((each) => tileAt[each.cell]),
  );
  const at = s.map.tiles.findIndex((_, index) => !taken.has(index));
  return at < 0 ? undefined : at;
}

const onTile = (tile: PlacedTile, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  x >= tile.x && x < tile.x + TILE_SIZE && y >= tile.y && y < tile.y + TILE_SIZE;

/** What the adventure cannot do without: it would leave with the tile. */
export const holdsObjective = (s: State, index: number): boolean => {
  const tile = s.map.tiles[index];
  return (
    tile !== undefined && s.map.scenery.some((piece) => !piece.used && onTile(tile, piece) && isWanted(piece))
  );
};

const isWanted = ({ type, holds }: Scenery): boolean =>
  type === 'key' ||
  type === 'lever' ||
  (type === 'cage' && holds === 'captive') ||
  type === 'gate' ||
  type === 'banner';

/** [DL-RULING-78] It leaves with everything on it; its door becomes a wall. */
function removeTile(s: State, index: number): void {
  const gone = s.map.tiles[index] as PlacedTile;
  const left = s.map.tiles.filter((tile) => tile !== gone);
  const beside = (door: Door): boolean => {
    const [dx, dy] = AHEAD[door.side];
    return onTile(gone, door) || onTile(gone, { x: door.x + dx, y: door.y + dy });
  };
  changeMap(s, {
    tiles: left,
    doors: s.map.doors.filter((door) => !beside(door)),
    scenery: s.map.scenery.filter((piece) => !onTile(gone, piece)),
    nextId: s.map.nextId,
  });
  const { searched } = s.progress;
  for (let i = searched.length - 2; i >= 0; i -= 2)
    if (searched[i] === gone.x && searched[i + 1] === gone.y) searched.splice(i, 2);
  emit(s, { type: 'tileRemoved', tile: gone.tile, at: { x: gone.x, y: gone.y } });
}

/** Cards still behind doors. */
export const cardsBehindDoors = (s: State): number =>
  s.progress.cardsLeft + (adventureOf(s).closing && !s.progress.closingPlaced ? 1 : 0);

const explore = procedure(flow.explore, {
  /** [DL-EXPL-05] [DL-RULING-79] */
  open: (s, f) => {
    emit(s, { type: 'doorOpened', figure: f.hero, door: f.door });
    const door = s.map.doors.find(({ id }) => id === f.door);
    if (!door) return 'end';
    if (s.map.tiles.length > 1) removeTile(s, emptyTile(s) ?? 0);
    const card = drawCard(s);
    const [dx, dy] = AHEAD[door.side];
    const from = s.map.tiles.find((tile) => onTile(tile, door)) as PlacedTile;
    const turns = (FACINGS.indexOf(OPPOSITE[door.side]) - FACINGS.indexOf(card.entryDoor) + 4) % 4;
    const tile: PlacedTile = {
      tile: card.tile,
      card: card.id,
      turns,
      x: from.x + dx * TILE_SIZE,
      y: from.y + dy * TILE_SIZE,
    };
    setMap(s, {
      ...s.map,
      doors: s.map.doors.map((each) => (each.id === f.door ? { ...each, open: true } : each)),
    });
    layTile(s, tile, exitsOf(s, card, turns), [...drawnScenery(tile), ...printedScenery(tile, card)]);
    settleMonsters(s, card);
    addObjectives(s, card);
    applySpecial(s, card);
    s.progress.explored += 1;
    for (const hero of s.heroes) hero.newTile = true;
    buildRow(s, card.special === 'ambush');
    f.trades = card.special === 'trader';
    return;
  },
  /** [DL-TRADE-01] Met on the way. */
  trade: (s, f) => {
    if (!f.trades) return 'end';
    const { act } = adventureOf(s);
    openTrader(s, act);
    call(s, flow.visitTrader, { hero: 0, act });
    return;
  },
  packUp: (s) => closeTrader(s, adventureOf(s).act),
});

/** [DL-RULING-114] The random cards, then the closing one. */
function drawCard(s: State): ExplorationCard {
  if (s.progress.cardsLeft > 0) {
    s.progress.cardsLeft -= 1;
    return explorationCard(takeFrom(s, s.exploration));
  }
  s.progress.closingPlaced = true;
  return explorationCard(adventureCard(s.progress.id).closing as string);
}

/** [DL-RULING-114] If no closed door were left while cards are, one more door of the tile becomes one. */
function exitsOf(s: State, card: ExplorationCard, turns: number): Side[] {
  const exits = card.exits.map((side) => turnSide(side, turns));
  if (exits.length > 0 || cardsBehindDoors(s) === 0 || s.map.doors.some(({ open }) => !open)) return exits;
  const more = FACINGS.find((side) => side !== card.entryDoor);
  return more ? [turnSide(more, turns)] : exits;
}

export function addFigure(
  s: State,
  kind: FigureKind,
  card: string,
  cell: number,
  waits: boolean,
  leader: FigureId = NOBODY,
): FigureState {
  const figure: FigureState = {
    id: FIRST_ARRIVAL + s.arrivals.length,
    kind,
    card,
    cell,
    health: statsFor(kind, card, s.options.party).health,
    conditions: [],
    dodged: false,
    evaded: false,
    frenzied: false,
    attackedBy: [],
    attacked: false,
    waits,
    leader,
  };
  s.arrivals.push(card);
  s.others.push(figure);
  return figure;
}

/** Puts a figure on the map, as near to a space as it goes; nobody if there is no room at all. */
export function settle(
  s: State,
  kind: FigureKind,
  printed: string,
  near: number,
  why: 'start' | 'explore' | 'summon' | 'event' | 'freed',
  leader: FigureId = NOBODY,
): FigureState | undefined {
  const card = kind === 'minion' ? standIn(s.options.ownMonsters, printed) : printed;
  const cell = nearestFree(s, near, statsFor(kind, card, s.options.party).large);
  if (cell === NOWHERE) return undefined;
  const figure = addFigure(
    s,
    kind,
    card,
    cell,
    why !== 'explore' && why !== 'start' && s.phase === 'action',
    leader,
  );
  emit(s, { type: 'figurePlaced', figure: figure.id, card, at: squareAt(s, cell), why });
  if (kind === 'minion' && why !== 'explore') addCard(s, card);
  return figure;
}

/** [DL-EXPL-02] Scaled for the size of the party. */
function settleMonsters(s: State, card: ExplorationCard): void {
  const index = s.options.party - 2;
  const points = boardOf(s).spawns.at(-1) as readonly number[];
  if (card.villain) {
    const figure = settle(s, 'villain', card.villain, points[7] as number, 'explore');
    if (figure)
      s.villain = {
        figure: figure.id,
        starting: figure.health,
        phase: 1,
        fired: [],
        firedIn: [],
        gained: [],
        passing: [],
        lost: [],
        speed: 0,
        target: NOBODY,
      };
  }
  for (const { kind, count, at } of card.monsters) {
    for (let i = 0; i < (count[index] as number); i++) {
      const point = points[at[i % at.length] as number] as number;
      settle(s, 'minion', kind, point >= 0 ? point : (points[1] as number), 'explore');
    }
  }
}

/** [DL-RULING-114] Captives, keys and levers stand on the random cards; each takes its share. */
function addObjectives(s: State, card: ExplorationCard): void {
  const { closing, objectives } = adventureOf(s);
  if (card.id === closing) return;
  const cards = s.progress.cardsLeft + 1;
  for (const objective of objectives) {
    if (objective.goal === 'keys') addPieces(s, 'key', objective.keys - s.progress.piecesPlaced, cards, '');
    if (objective.goal === 'levers')
      addPieces(s, 'lever', objective.levers - s.progress.piecesPlaced, cards, '');
    if (objective.goal === 'captives')
      addPieces(s, 'cage', objective.captives - s.progress.piecesPlaced, cards, 'captive');
  }
}

function addPieces(s: State, type: SceneryType, left: number, cards: number, holds: string): void {
  const share = Math.ceil(left / cards);
  for (let i = 0; i < share; i++) {
    const cell = roomFor(s);
    if (cell === NOWHERE) continue;
    addScenery(s, { type, ...squareAt(s, cell), used: false, lootable: false, holds });
    s.progress.piecesPlaced += 1;
  }
}

/** A free spawn point of the newest tile that is not the only way anywhere. */
function roomFor(s: State): number {
  const { grid, links, closed, obstacle, spawns, tileAt, sceneryAt } = boardOf(s);
  const where = occupants(s);
  const newest = s.map.tiles.length - 1;
  const open: number[] = [];
  for (let cell = 0; cell < grid.size; cell++)
    if (closed[cell] === 0 && obstacle[cell] === 0 && tileAt[cell] === newest) open.push(cell);
  const fits = (cell: number): boolean =>
    where[cell] === -1 &&
    sceneryAt[cell] === undefined &&
    isConnected(
      grid,
      open.filter((each) => each !== cell),
      links,
    );
  const points = (spawns[newest] ?? []).filter((cell) => cell >= 0 && cell !== spawns[newest]?.[7]);
  return [...points.reverse(), ...open].find(fits) ?? NOWHERE;
}

/** Rules printed on exploration cards. */
function applySpecial(s: State, card: ExplorationCard): void {
  if (card.special === 'blessing') for (const hero of s.heroes) recover(s, hero, 1);
  if (card.special === 'toll') for (const hero of s.heroes) recover(s, hero, -1);
  if (card.special === 'quiet') s.progress.skipEvent = true;
  if (card.special === 'mirrors') {
    const points = boardOf(s).spawns.at(-1) ?? [];
    for (const point of [points[1], points[2], points[4], points[6]])
      if (point !== undefined && point >= 0) settle(s, 'mirror', 'mirror', point, 'explore');
  }
  if (card.special === 'mirrors' || card.scenery.some(({ type }) => type === 'banner'))
    s.progress.setIn = s.round;
}

export const exploreProcedures = [explore];

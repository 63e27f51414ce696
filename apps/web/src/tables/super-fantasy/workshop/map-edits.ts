/** What a hand does to the map of a Mission: put something on a square, turn it, take it away. */
import type { Mission } from '@questhall/games/super-fantasy';
import { FACES, KIND_CARDS } from '@questhall/games/super-fantasy';
import type { Facing } from '@questhall/geometry';
import { FACINGS, turnRows } from '@questhall/geometry';

export type At = readonly [number, number];

/** Things that are put on squares, as `kind` or `kind:what`. */
type Tool = string;

type Tile = Mission['tiles'][number];
type Monster = Mission['monsters'][number];
type Prop = Mission['props'][number];

const isAt = (one: At, [x, y]: At): boolean => one[0] === x && one[1] === y;

/** How many squares a tile is wide and tall as it lies. */
export function sizeOf({ face, rot }: Pick<Tile, 'face' | 'rot'>): readonly [number, number] {
  const rows = FACES.find(({ id }) => id === face)?.rows ?? [];
  const [width, height] = [rows[0]?.length ?? 0, rows.length];
  return rot % 180 === 0 ? [width, height] : [height, width];
}

export const tileAt = ({ tiles }: Mission, [x, y]: At): number =>
  tiles.findIndex((tile) => {
    const [width, height] = sizeOf(tile);
    const [left, top] = tile.at;
    return x >= left && x < left + width && y >= top && y < top + height;
  });

/** A name nobody has yet: `lever-1`, `lever-2`. */
function freshName(start: string, taken: readonly (string | undefined)[], between = '-'): string {
  let number = 1;
  while (taken.includes(`${start}${between}${number}`)) number += 1;
  return `${start}${between}${number}`;
}

const without = (list: readonly At[], at: At): readonly At[] => list.filter((each) => !isAt(each, at));

/** What stands on a square, nothing of it left. Tiles stay: they are taken away by their own tool. */
function cleared(mission: Mission, at: At): Mission {
  const free = <T extends { readonly at: At }>(list: readonly T[]): readonly T[] =>
    list.filter((each) => !isAt(each.at, at));
  return {
    ...mission,
    chests: free(mission.chests),
    barrels: without(mission.barrels, at),
    columns: without(mission.columns, at),
    floorTraps: without(mission.floorTraps, at),
    props: free(mission.props),
    portals: free(mission.portals),
    monsters: free(mission.monsters),
  };
}

const TURNS = [0, 90, 180, 270] as const;

/** The next of a circle, or one farther on. */
const after = <T>(circle: readonly T[], now: T, by = 1): T =>
  circle[(circle.indexOf(now) + by) % circle.length] as T;

/** The monster on this square turns; where there is none, its tile does. */
function turned(mission: Mission, at: At): Mission {
  if (mission.monsters.some((monster) => isAt(monster.at, at)))
    return {
      ...mission,
      monsters: mission.monsters.map((each) =>
        isAt(each.at, at) ? { ...each, facing: after(FACINGS, each.facing) } : each,
      ),
    };
  const index = tileAt(mission, at);
  return {
    ...mission,
    tiles: mission.tiles.map((tile, each) =>
      each === index ? { ...tile, rot: after(TURNS, tile.rot) } : tile,
    ),
  };
}

/** Six heroes come in two abreast, the first two on this square and the one beside it. */
const wayIn = ([x, y]: At): readonly At[] =>
  [0, 1, 2].flatMap((step): At[] => [
    [x, y + step],
    [x + 1, y + step],
  ]);

/** The sides of a tile with an opening, as it lies. */
export function openSides({ face, rot }: Pick<Tile, 'face' | 'rot'>): readonly Facing[] {
  const { openings = [] } = FACES.find(({ id }) => id === face) ?? {};
  return openings.map((side) => after(FACINGS, side, rot / 90));
}

/** An opening is the two middle squares of a side. */
function openEdges(tile: Tile): readonly string[] {
  const [width, height] = sizeOf(tile);
  const [x, y] = tile.at;
  const [middle, centre] = [x + width / 2 - 1, y + height / 2 - 1];
  const edges = {
    N: `${middle},${y}N`,
    E: `${x + width},${centre}W`,
    S: `${middle},${y + height}N`,
    W: `${x},${centre}W`,
  };
  return openSides(tile).map((side) => edges[side]);
}

/** The door beside this square, put where two openings meet, or taken away. */
function withDoor(mission: Mission, at: At): Mission {
  const there = doorBy(mission, at);
  if (there !== undefined) return { ...mission, doors: mission.doors.filter(({ edge }) => edge !== there) };
  const open = mission.tiles.flatMap(openEdges);
  const edge = edgesBy(at).find((each) => open.indexOf(each) !== open.lastIndexOf(each));
  return edge === undefined ? mission : { ...mission, doors: [...mission.doors, { edge }] };
}

function withTile(mission: Mission, face: string, at: At): Mission {
  const taken = mission.tiles.map((tile) => tile.name);
  const name = freshName('Room', taken, ' ');
  return { ...mission, tiles: [...mission.tiles, { face, at, rot: 0, name }] };
}

/** Without the tile on which this square lies. */
function withoutTile(mission: Mission, at: At): Mission {
  const index = tileAt(mission, at);
  const name = mission.tiles[index]?.name;
  return {
    ...mission,
    tiles: mission.tiles.filter((_, each) => each !== index),
    sleepy: mission.sleepy.filter((each) => each !== name),
  };
}

/** The edges beside a square: its own sides, and those that begin at the square before it, as doors are two wide. */
const edgesBy = ([x, y]: At): readonly string[] => [
  ...[`${x},${y}W`, `${x},${y - 1}W`, `${x + 1},${y}W`, `${x + 1},${y - 1}W`],
  ...[`${x},${y}N`, `${x - 1},${y}N`, `${x},${y + 1}N`, `${x - 1},${y + 1}N`],
];

const doorBy = ({ doors }: Mission, at: At): string | undefined =>
  edgesBy(at).find((edge) => doors.some((door) => door.edge === edge));

/** The door beside this square opens when all levers are thrown, or is no longer locked. */
function withLock(mission: Mission, at: At): Mission {
  const edge = doorBy(mission, at);
  const levers = mission.props.flatMap(({ kind, id }) => (kind === 'lever' ? [id] : []));
  return {
    ...mission,
    doors: mission.doors.map((door) => {
      if (door.edge !== edge) return door;
      const { lock, ...open } = door;
      return lock === undefined && levers.length > 0 ? { ...open, lock: { levers } } : open;
    }),
  };
}

/** The monster on this square has to be killed to win, besides those that had to be already; or no longer. */
function withPrey(mission: Mission, at: At): Mission {
  const prey = mission.monsters.find((monster) => isAt(monster.at, at));
  if (prey === undefined) return mission;
  const id =
    prey.id ??
    freshName(
      'boss',
      mission.monsters.map((each) => each.id),
    );
  const { objective } = mission;
  const there = mission.monsters.map((each) => each.id);
  const ids = 'kill' in objective ? (objective.kill.ids ?? []).filter((each) => there.includes(each)) : [];
  const wanted = ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
  return {
    ...mission,
    monsters: mission.monsters.map((each) => (each === prey ? { ...each, id } : each)),
    objective: wanted.length === 0 ? objective : { kill: { ids: wanted } },
  };
}

/** The mission after a tool was used on a square. */
export function used(mission: Mission, tool: Tool, at: At): Mission {
  const [kind = '', what = ''] = tool.split(':');
  switch (kind) {
    case 'erase':
      return cleared(mission, at);
    case 'turn':
      return turned(mission, at);
    case 'door':
      return withDoor(mission, at);
    case 'tile':
      return withTile(mission, what, at);
    case 'untile':
      return withoutTile(mission, at);
    case 'lock':
      return withLock(mission, at);
    case 'prey':
      return withPrey(mission, at);
    case 'entrance':
      return { ...mission, entrance: wayIn(at) };
    default:
      return placed(cleared(mission, at), kind, what, at);
  }
}

function placed(mission: Mission, kind: string, what: string, at: At): Mission {
  switch (kind) {
    case 'chest':
      return { ...mission, chests: [...mission.chests, { at }] };
    case 'barrel':
      return { ...mission, barrels: [...mission.barrels, at] };
    case 'column':
      return { ...mission, columns: [...mission.columns, at] };
    case 'trap':
      return { ...mission, floorTraps: [...mission.floorTraps, at] };
    case 'portal': {
      const portal = what === 'big' ? BIG : { kind: 'small' as const };
      const others = mission.portals.filter((each) => each.kind !== portal.kind);
      return { ...mission, portals: [...others, { ...portal, at }] };
    }
    case 'prop': {
      const id = freshName(
        what,
        mission.props.map((prop) => prop.id),
      );
      return { ...mission, props: [...mission.props, { kind: what as Prop['kind'], id, at }] };
    }
    case 'monster': {
      const monster = { kind: what as Monster['kind'], at, facing: 'S' } as const;
      return { ...mission, monsters: [...mission.monsters, monster] };
    }
    default:
      return mission;
  }
}

const BIG = { kind: 'big', table: { lightning: 0, drop: 1, skull: 2 } } as const;

/** East is west. */
const MIRRORED: { readonly [facing in Facing]: Facing } = { N: 'N', E: 'W', S: 'S', W: 'E' };

/** How a tile lies that is its own mirror image, or at least opens where that does: cardboard has no other side to turn up. */
function mirroredTurn(tile: Tile): Tile['rot'] {
  const rows = FACES.find(({ id }) => id === tile.face)?.rows ?? [];
  const image = turnRows(rows, tile.rot / 90).map((row) => [...row].toReversed().join(''));
  const sides = openSides(tile).map((side) => MIRRORED[side]);
  const fits = (rot: Tile['rot']): number => {
    const open = openSides({ face: tile.face, rot });
    if (sizeOf({ face: tile.face, rot })[0] !== sizeOf(tile)[0]) return 0;
    const same = turnRows(rows, rot / 90).every((row, y) => row === image[y]);
    return (sides.every((side) => open.includes(side)) ? 2 : 0) + (same ? 1 : 0);
  };
  return TURNS.toSorted((one, other) => fits(other) - fits(one))[0] ?? tile.rot;
}

/** Everything on the other side, left for right. What stands where furniture lies then is left to whoever looks at it. */
export function mirrored(mission: Mission): Mission {
  const left = Math.min(...mission.tiles.map(({ at }) => at[0]));
  const right = Math.max(...mission.tiles.map((tile) => tile.at[0] + sizeOf(tile)[0]));
  /** Of what is so many squares wide. */
  const across = ([x, y]: At, width = 1): At => [left + right - width - x, y];
  const placed = <T extends { readonly at: At }>(list: readonly T[]): readonly T[] =>
    list.map((each) => ({ ...each, at: across(each.at) }));
  const edge = (text: string): string => {
    const [x = 0, y = 0] = text.split(/[,NW]/).map(Number);
    // A west edge is the wall between two squares; a north one begins the two that a door is wide.
    return text.endsWith('W') ? `${left + right - x},${y}W` : `${across([x, y], 2).join(',')}N`;
  };
  const monster = (each: Monster): Monster => {
    const isBig = KIND_CARDS.find(({ id }) => id === each.kind)?.big === true;
    // It lies across the way it faces.
    const lies = isBig && (each.facing === 'N' || each.facing === 'S');
    return { ...each, at: across(each.at, lies ? 2 : 1), facing: MIRRORED[each.facing] };
  };
  const patch = (each: Mission['difficulty']['heroic']): typeof each => ({
    ...each,
    ...(each.monsters && { monsters: each.monsters.map(monster) }),
  });
  return {
    ...mission,
    tiles: mission.tiles.map((tile) => ({
      ...tile,
      at: across(tile.at, sizeOf(tile)[0]),
      rot: mirroredTurn(tile),
    })),
    doors: mission.doors.map((door) => ({ ...door, edge: edge(door.edge) })),
    ...(mission.gate && { gate: { ...mission.gate, edge: edge(mission.gate.edge) } }),
    chests: placed(mission.chests),
    barrels: mission.barrels.map((at) => across(at)),
    columns: mission.columns.map((at) => across(at)),
    floorTraps: mission.floorTraps.map((at) => across(at)),
    props: placed(mission.props),
    portals: mission.portals.map((each) => ({ ...each, at: across(each.at, each.kind === 'big' ? 2 : 1) })),
    monsters: mission.monsters.map(monster),
    entrance: mission.entrance.map((at) => across(at)),
    events: mission.events.map((event) => ({
      ...event,
      do: event.do.map((deed) => ('spawn' in deed ? { ...deed, at: across(deed.at) } : deed)),
    })),
    difficulty: { heroic: patch(mission.difficulty.heroic), epic: patch(mission.difficulty.epic) },
  };
}

/** How an exploration card is written down. */
import type {
  ExplorationCard,
  MonstersOnCard,
  SceneryOnCard,
  SceneryType,
  Side,
  Special,
  Tile,
} from '../vocabulary-dungeon.ts';
import { FACINGS } from '../vocabulary-dungeon.ts';
import { TILES } from './tiles.ts';

type Count = readonly [number, number, number];
type Band = readonly [kind: string, count: Count];

const DOOR_SPACES: Readonly<Record<Side, readonly (readonly [number, number])[]>> = {
  N: [
    [3, 0],
    [4, 0],
  ],
  E: [
    [7, 3],
    [7, 4],
  ],
  S: [
    [3, 7],
    [4, 7],
  ],
  W: [
    [0, 3],
    [0, 4],
  ],
};

const tileNamed = (id: string): Tile => {
  const found = TILES.find((tile) => tile.id === id);
  if (!found) throw new Error(`there is no tile ${id}`);
  return found;
};

/** Spawn points at least two spaces away from the door one comes in by. */
function spawnPoints(id: string, entry: Side): number[] {
  const points: number[] = [];
  tileNamed(id).rows.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      const near = DOOR_SPACES[entry].some(
        ([column, line]) => Math.max(Math.abs(column - x), Math.abs(line - y)) < 2,
      );
      if (/[1-8]/.test(letter) && !near) points.push(Number(letter));
    });
  });
  return points.sort((a, b) => a - b);
}

/** Each band takes the next free points in turn; the point with the free 2 × 2 area is the last to be used. */
function stand(tile: string, entry: Side, bands: readonly Band[]): MonstersOnCard[] {
  const all = spawnPoints(tile, entry);
  const points = [...all.filter((point) => point !== 7), ...all.filter((point) => point === 7)];
  let next = 0;
  return bands.map(([kind, count]) => {
    const most = Math.max(...count);
    const isLarge = kind === 'oni-brute' || kind === 'frost-troll';
    const at = Array.from({ length: most }, (_, i) =>
      isLarge && i === 0 ? 7 : (points[next++ % points.length] as number),
    );
    return { kind, count, at };
  });
}

interface More {
  readonly scenery?: readonly SceneryOnCard[];
  readonly special?: Special;
  readonly villain?: string;
}

/** A card of a quest level: exits are all other doors of its tile, monsters stand in the order of the spawn points. */
export const card =
  (questLevel: 1 | 2 | 3) =>
  (
    id: string,
    name: string,
    tile: string,
    entryDoor: Side,
    bands: readonly Band[],
    more: More = {},
  ): ExplorationCard => {
    const exits = FACINGS.filter((side) => side !== entryDoor && tileNamed(tile).doors.includes(side));
    const { scenery = [], special, villain } = more;
    return {
      id,
      name,
      questLevel,
      tile,
      entryDoor,
      exits,
      monsters: stand(tile, entryDoor, bands),
      scenery,
      ...(special ? { special } : {}),
      ...(villain ? { villain } : {}),
    };
  };

export const put = (type: SceneryType, x: number, y: number, holds?: string): SceneryOnCard =>
  holds === undefined ? { type, at: [x, y] } : { type, at: [x, y], holds };

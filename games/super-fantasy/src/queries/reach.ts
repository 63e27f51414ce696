/** [SF-MOVE] Where heroes can go. */
import { flood, NONE, pathTo } from '@questhall/geometry';
import type { State } from '../state.ts';
import { boardOf, FREE, HERO, heroState, occupied, openedBoard } from './board.ts';
import { conditionHolds } from './conditions.ts';
import { missionOf } from './mission.ts';
import { zoneTable } from './zones.ts';

export interface Licence {
  readonly steps: number;
  readonly ignoreZones: boolean;
  /** Zones of these do not count. */
  readonly ignored?: readonly string[];
  /** [SF-YANG-05] Through heroes, monsters and closed doors. */
  readonly passAll?: boolean;
}

/** Squares a hero can end a walk on. */
export interface HeroReach {
  /** Steps to each square; NONE where he cannot end. */
  readonly steps: readonly number[];
  /** Without the square he stands on. */
  readonly cells: readonly number[];
  path(cell: number): number[];
}

/** [SF-RULING-163] Tiles no ability gets into yet. */
export function sealedTiles(s: State): number[] {
  const sealed: number[] = [];
  missionOf(s).tiles.forEach((tile, index) => {
    if (tile.sealed && !conditionHolds(s, tile.sealed)) sealed.push(index);
  });
  return sealed;
}

/** [SF-RULING-43] All that a hero can reach by shortest ways; a walk ends in a Block Zone, on a trap and in a hole. */
export function heroReach(s: State, id: string, licence: Licence): HeroReach {
  const { cell: from } = heroState(s, id);
  const board = licence.passAll ? openedBoard(s) : boardOf(s);
  const { grid, tileOf } = board.layout;
  const table = occupied(s, id);
  const zones = licence.ignoreZones ? undefined : zoneTable(s, id, licence.ignored ?? []);
  const sealed = licence.passAll ? sealedTiles(s) : [];
  const reach = flood(grid, from, {
    links: board.links,
    limit: licence.steps,
    enter: (cell) => {
      const what = table[cell] as number;
      if (what === FREE) return sealed.length === 0 || !sealed.includes(tileOf[cell] as number);
      return licence.passAll === true && what >= HERO;
    },
    leave: (cell) =>
      !(zones && zones[cell] === 1) &&
      !(table[cell] === FREE && (s.floorTraps.includes(cell) || s.holes.includes(cell))),
  });
  const cells = reach.cells.filter((cell) => cell !== from && table[cell] === FREE);
  const steps = licence.passAll
    ? reach.distance.map((distance, cell) => (table[cell] === FREE ? distance : NONE))
    : reach.distance;
  return { steps, cells, path: (cell) => pathTo(reach, cell) ?? [] };
}

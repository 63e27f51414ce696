/** Short ways to write a Mission down. */
import type { Facing } from '@questhall/geometry';
import type { At, MissionMonster, MissionTile, Rotation } from '../../mission/types.ts';
import type { Beast, Kind } from '../../vocabulary.ts';
import { BEASTS } from '../beasts.ts';

/** A Beasts Page with the printed values, changed where the Mission says so. */
export const page = (
  kinds: readonly Kind[],
  changes: { readonly [kind in Kind]?: Partial<Beast> } = {},
): { readonly [kind in Kind]?: Beast } =>
  Object.fromEntries(kinds.map((kind) => [kind, { ...BEASTS[kind], ...changes[kind] }]));

export const tile = (
  name: string,
  face: string,
  x: number,
  y: number,
  rot: Rotation = 0,
  more: Pick<MissionTile, 'sealed'> = {},
): MissionTile => ({ face, at: [x, y], rot, name, ...more });

export const monster = (
  kind: Kind,
  x: number,
  y: number,
  facing: Facing = 'S',
  more: Omit<MissionMonster, 'kind' | 'at' | 'facing'> = {},
): MissionMonster => ({ kind, at: [x, y], facing, ...more });

const STEPS_IN = [0, 1, 2];

/** The six squares of a way in from the south, two wide, front first. */
export const wayIn = (x: number, y: number): At[] =>
  STEPS_IN.flatMap((step): At[] => [
    [x, y + step],
    [x + 1, y + step],
  ]);

/** The same from the west. */
export const wayInEast = (x: number, y: number): At[] =>
  STEPS_IN.flatMap((step): At[] => [
    [x - step, y],
    [x - step, y + 1],
  ]);

/** End spaces for 2 to 6 players. */
export const ends = (
  ...spaces: readonly [number, number, number, number, number]
): { [players: string]: number } => Object.fromEntries(spaces.map((space, at) => [String(at + 2), space]));

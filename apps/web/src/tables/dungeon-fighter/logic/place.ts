/** Where things are drawn on the target board, in mm from its centre; the board is seen from above at a slant. */
import { BOARD, holesOn, PRINT, pegsOn } from '@questhall/dice-table';
import type { Board, Rest, Section } from '@questhall/games/dungeon-fighter';
import { SECTION_VALUES } from '@questhall/games/dungeon-fighter';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How much of the depth is seen. */
export const SLANT = 0.64;

const turn = (degrees: number): number => (degrees * Math.PI) / 180;

export const polar = (radius: number, degrees: number): Spot => ({
  x: radius * Math.cos(turn(degrees)),
  y: radius * Math.sin(turn(degrees)),
});

const QUARTERS = [0, 90, 180, 270] as const;
interface Hole extends Spot {
  readonly radius: number;
}

const holes = (board: Board): readonly Hole[] =>
  holesOn(board).map(({ x, z, radius }) => ({ x: x * 100, y: z * 100, radius: radius * 100 }));
const pegs = (board: Board): readonly Spot[] => pegsOn(board).map(({ x, z }) => ({ x: x * 100, y: z * 100 }));

export const HOLES: { readonly [board in Board]: readonly Hole[] } = {
  labyrinth: holes('labyrinth'),
  fair: holes('fair'),
};
export const PEGS: { readonly [board in Board]: readonly Spot[] } = {
  labyrinth: pegs('labyrinth'),
  fair: pegs('fair'),
};
export const BONES: readonly number[] = QUARTERS.map((quarter) => quarter + 45);
export const BUSHES: readonly Spot[] = QUARTERS.map((quarter) => polar(185, quarter));

/** A field as it is printed: a ring, or a wedge of one. In mm, and in degrees from x to y. */
export interface Field {
  readonly section: Section;
  readonly value: number;
  readonly inner: number;
  readonly outer: number;
  readonly from: number;
  readonly to: number;
}

const QUARTER = 90;

function fields(board: Board): readonly Field[] {
  const rings = PRINT[board];
  return rings.flatMap(({ outer, sections }, nth): readonly Field[] => {
    const radii = {
      inner: 100 * (rings[nth - 1]?.outer ?? 0),
      // The last one reaches to the rim, in the gaps between the bones.
      outer: 100 * (nth === rings.length - 1 ? BOARD.radius : outer),
    };
    const field = (section: Section, from: number, to: number): Field => ({
      section,
      value: SECTION_VALUES[section],
      ...radii,
      from,
      to,
    });
    const printed = sections as readonly Section[];
    const [only] = printed;
    if (only !== undefined && printed.length === 1) return [field(only, 0, 360)];
    const wide = QUARTER / printed.length;
    return QUARTERS.flatMap((quarter) =>
      printed.map((section, at) => field(section, quarter + at * wide, quarter + (at + 1) * wide)),
    );
  });
}

/** From the middle outwards. */
export const FIELDS: { readonly [board in Board]: readonly Field[] } = {
  labyrinth: fields('labyrinth'),
  fair: fields('fair'),
};

export const isRing = ({ from, to }: Field): boolean => to - from === 360;

/** Where the number of a field is printed: on four sides of a ring, in the middle of a wedge unless there is a hole. */
export function numbersOf(board: Board, field: Field): readonly Spot[] {
  const { value, inner, outer, from, to } = field;
  if (value === 10) return [{ x: 0, y: 0 }];
  const out = isRing(field) && value === 1 ? 157 : (inner + outer) / 2;
  const angles = isRing(field) ? QUARTERS : [(from + to) / 2];
  return angles
    .map((angle) => polar(out, angle))
    .filter(
      ({ x, y }) =>
        isRing(field) || HOLES[board].every((hole) => Math.hypot(hole.x - x, hole.y - y) > hole.radius),
    );
}

/** Of the fields of a section, the one these places are on. */
export function fieldOf(board: Board, rest: Rest, places: readonly Spot[]): Field | undefined {
  const same = FIELDS[board].filter(({ section }) => section === rest);
  const x = places.reduce((sum, place) => sum + place.x, 0);
  const y = places.reduce((sum, place) => sum + place.y, 0);
  const angle = (360 + (Math.atan2(y, x) * 180) / Math.PI) % 360;
  const off = ({ from, to }: Field): number => {
    const apart = Math.abs(angle - (from + to) / 2);
    return Math.min(apart, 360 - apart);
  };
  return same.sort((a, b) => off(a) - off(b))[0];
}

/** Far enough from the holes of each ring. */
const DISTANCES: { readonly [rest in Exclude<Rest, 'hole'>]: number } = {
  bullseye: 9,
  section5: 36,
  section4: 78,
  section3: 93,
  section2: 138,
  section1: 160,
  bone: 185,
  outside: 238,
  slime: 112,
  majorHeal: 68,
  lightning: 116,
};

/** Like things lie apart: each further one a golden angle on. */
const GOLDEN = 137.5;
/** Between the holes. */
const TEMPLATE_ANGLES = { slime: 107, majorHeal: 157, lightning: 287 } as const;

/** A place that belongs to where a die came to rest; rules know no more than that of it. */
export function spotOf(rest: Rest, serial: number, board: Board): Spot {
  if (rest === 'hole') return HOLES[board][serial % HOLES[board].length] as Spot;
  if (rest === 'bone') return polar(DISTANCES.bone, BONES[serial % BONES.length] as number);
  if (rest === 'slime' || rest === 'majorHeal' || rest === 'lightning')
    return polar(DISTANCES[rest], TEMPLATE_ANGLES[rest]);
  const wedges = FIELDS[board].filter((field) => field.section === rest && !isRing(field));
  const wedge = wedges[serial % wedges.length];
  if (wedge) return polar((wedge.inner + wedge.outer) / 2, (wedge.from + wedge.to) / 2);
  const angle = serial * GOLDEN;
  // What fell off the board lies to its left or right, where it can be seen.
  return rest === 'outside'
    ? polar(DISTANCES.outside, (angle % 80) - 40 + (serial % 2) * 180)
    : polar(DISTANCES[rest], angle);
}

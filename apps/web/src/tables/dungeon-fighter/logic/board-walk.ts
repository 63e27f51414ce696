/** The target board under the arrow keys: squares of three centimetres, as the thrower sees them from their side. */
import { BOARD, pointedAt } from '@questhall/dice-table';
import type { Board } from '@questhall/games/dungeon-fighter';
import { SECTION_VALUES } from '@questhall/games/dungeon-fighter';
import type { Place } from '../../../table/listen/bearings.ts';
import { squarePlaces } from '../../../table/listen/squares.ts';

/** Centimetres of a step, and decimetres to a centimetre. */
const STEP = 3;
const DM = 0.1;

const STEPS = Math.floor(BOARD.radius / DM / STEP);
const ALONG = Array.from({ length: 2 * STEPS + 1 }, (_, at) => at - STEPS);

/** As throws are told: "6 cm left, 3 cm short". */
function nameOf(x: number, z: number): string {
  const parts = [
    ...(x === 0 ? [] : [`${Math.abs(x) * STEP} cm ${x < 0 ? 'left' : 'right'}`]),
    ...(z === 0 ? [] : [`${Math.abs(z) * STEP} cm ${z < 0 ? 'long' : 'short'}`]),
  ];
  return parts.length === 0 ? 'The middle' : parts.join(', ');
}

type Region = ReturnType<typeof pointedAt>;

function printedOn(region: Region): string {
  if (region === 'bone' || region === 'hole') return `a ${region}: a Miss`;
  const value = Object.hasOwn(SECTION_VALUES, region)
    ? SECTION_VALUES[region as keyof typeof SECTION_VALUES]
    : undefined;
  if (region === 'bullseye') return `the bullseye, worth ${value}`;
  return value === undefined ? region : `section ${value}`;
}

/** Nearest to the middle first: there the walk begins. */
export function boardPlaces(board: Board): readonly Place[] {
  const squares = ALONG.flatMap((z) => ALONG.map((x) => ({ x, z })))
    .filter(({ x, z }) => Math.hypot(x, z) * STEP * DM < BOARD.radius)
    .sort((a, b) => Math.hypot(a.x, a.z) - Math.hypot(b.x, b.z))
    .map(({ x, z }) => {
      const region = pointedAt(board, x * STEP * DM, z * STEP * DM);
      return {
        key: keyAt(x, z),
        ref: { spot: keyAt(x, z) },
        name: nameOf(x, z),
        x,
        y: z,
        says: [printedOn(region)],
        marked: region === 'bullseye' || region === 'hole',
      };
    });
  return squarePlaces({ squares, keyAt, diagonals: 'either', between: () => undefined });
}

const keyAt = (x: number, z: number): string => `${x} ${z}`;

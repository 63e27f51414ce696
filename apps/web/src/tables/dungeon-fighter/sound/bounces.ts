/** When a thrown die is heard, and how: each touch of the film, by what it hit and how hard. */
import type { SeenDice } from '@questhall/games/dungeon-fighter/dice';
import type { Film } from '../throwing/film.ts';
import { momentAt, poseAt } from '../throwing/film.ts';

type Note = NonNullable<SeenDice['last']>;

export interface BounceSound {
  /** Milliseconds after the film begins. */
  readonly after: number;
  readonly sound: string;
  /** 0 to 1. */
  readonly strength: number;
}

const STEPS_A_SECOND = 240;
/** Change of speed that a touch must make to be heard at all, is hard, and is as loud as it gets, in dm a second. */
const SPEEDS = { heard: 1.2, hard: 9, loudest: 26 } as const;
/** Seconds of the throw before and after a touch in which its speeds are read. */
const AROUND = 1 / 60;

/** What is hit, and its soft and its hard sound. */
const MATERIALS: readonly (readonly [start: string, soft: string, hard: string])[] = [
  ['table', 'tableSoft', 'tableHard'],
  ['board', 'boardSoft', 'boardHard'],
  ['die', 'clack', 'clack'],
  ['bush', 'bush', 'bush'],
  ['template', 'slime', 'slime'],
];
/** A body, a gate, a ramp: whatever else stands about is wood. */
const OTHER = ['', 'boardSoft', 'tableHard'] as const;

type Vector = readonly [x: number, y: number, z: number];

function velocity(film: Film, poses: Film['bodies'][number]['poses'], from: number): Vector {
  const [a, b] = [poseAt(film, poses, from)?.at, poseAt(film, poses, from + AROUND)?.at];
  if (a === undefined || b === undefined) return [0, 0, 0];
  return [(b.x - a.x) / AROUND, (b.y - a.y) / AROUND, (b.z - a.z) / AROUND];
}

/** The impulse of a touch for each gram of the die: how much its speed changes. */
function impulseAt(film: Film, poses: Film['bodies'][number]['poses'], second: number): number {
  const before = velocity(film, poses, Math.max(0, second - AROUND));
  const after = velocity(film, poses, second);
  return Math.hypot(...after.map((speed, axis) => speed - (before[axis] ?? 0)));
}

/** The part of its showing (0 to 1) at which this second of the throw is seen. */
function partAt(film: Film, second: number): number {
  let [low, high] = [0, 1];
  for (let round = 0; round < 30; round++) {
    const middle = (low + high) / 2;
    if (momentAt(film, middle) < second) low = middle;
    else high = middle;
  }
  return high;
}

/** Every touch that can be heard, while the film is shown for so many milliseconds. */
export function bouncesOf({ outcome }: Note, film: Film, lasts: number): readonly BounceSound[] {
  const poses = film.bodies.find(({ body }) => body === 'die')?.poses;
  if (outcome.kind !== 'throw' || poses === undefined) return [];
  return outcome.contacts.flatMap(({ step, other, start }) => {
    const second = step / STEPS_A_SECOND;
    const impulse = start ? impulseAt(film, poses, second) : 0;
    if (impulse < SPEEDS.heard) return [];
    const [, soft, hard] = MATERIALS.find(([material]) => other.startsWith(material)) ?? OTHER;
    return [
      {
        after: partAt(film, second) * lasts,
        sound: impulse < SPEEDS.hard ? soft : hard,
        strength: Math.min(1, 0.25 + (0.75 * impulse) / SPEEDS.loudest),
      },
    ];
  });
}

/** The way of a body through a throw, for a page to play it back: one pose in four steps, seven 16-bit numbers each. */
import type { Placed } from './bits.ts';
import { STEP } from './world.ts';

/** Steps from one recorded pose to the next. */
const EVERY = 4;
const PLACE = 1000;
const TURN = 32_767;
const NUMBERS = 7;

/** `body` is `die`, `chalice`, `template` or `die:7` (by serial). `poses` is base64 of little-endian 16-bit numbers. */
export interface Track {
  readonly body: string;
  readonly poses: string;
}

export interface Recording {
  /** Seconds from one pose to the next. */
  readonly interval: number;
  readonly tracks: readonly Track[];
}

/** Somebody who notes down where bodies are. */
export interface Recorder {
  readonly note: (
    step: number,
    last: boolean,
    bodies: () => readonly (Placed & { readonly body: string })[],
  ) => void;
  readonly recording: () => Recording;
}

export function recorder(): Recorder {
  const ways = new Map<string, number[]>();
  return {
    note(step, last, bodies) {
      if (step % EVERY !== 0 && !last) return;
      for (const { body, at, rotation: q } of bodies()) {
        const way = ways.get(body) ?? [];
        ways.set(body, way);
        for (const x of [at.x, at.y, at.z]) way.push(clamp(x * PLACE));
        for (const x of [q.x, q.y, q.z, q.w]) way.push(clamp(x * TURN));
      }
    },
    recording: () => ({
      interval: EVERY * STEP,
      tracks: [...ways].map(([body, way]) => ({ body, poses: base64(way) })),
    }),
  };
}

/** Nobody who notes anything. */
export const noRecorder: Recorder = {
  note: () => undefined,
  recording: () => ({ interval: EVERY * STEP, tracks: [] }),
};

const clamp = (x: number): number => Math.max(-32_768, Math.min(32_767, Math.round(x)));

const base64 = (numbers: readonly number[]): string =>
  btoa(numbers.map((n) => String.fromCharCode(n & 255, (n >> 8) & 255)).join(''));

/** The recorded poses, in dm. */
export function posesOf({ poses }: Track): Placed[] {
  const bytes = atob(poses);
  const at = (i: number): number => {
    const n = bytes.charCodeAt(2 * i) + 256 * bytes.charCodeAt(2 * i + 1);
    return n > 32_767 ? n - 65_536 : n;
  };
  return Array.from({ length: bytes.length / (2 * NUMBERS) }, (_, nth) => {
    const i = nth * NUMBERS;
    return {
      at: { x: at(i) / PLACE, y: at(i + 1) / PLACE, z: at(i + 2) / PLACE },
      rotation: {
        x: at(i + 3) / TURN,
        y: at(i + 4) / TURN,
        z: at(i + 5) / TURN,
        w: at(i + 6) / TURN,
      },
    };
  });
}

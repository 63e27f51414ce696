/**
 * [DF-SIM-02] Sines and rotations from + − × ÷ and roots alone: what Math.sin answers may differ between engines in the
 * last bit, and one bit is enough to land a die elsewhere.
 */

export interface Vec {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface Quat {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly w: number;
}

const HALF_PI = 1.5707963267948966;
export const DEGREE = 0.017453292519943295;

/** Good to the last bits for |x| up to π/4. */
function sineNearZero(x: number): number {
  const s = x * x;
  return (
    x * (1 - (s / 6) * (1 - (s / 20) * (1 - (s / 42) * (1 - (s / 72) * (1 - (s / 110) * (1 - s / 156))))))
  );
}

function cosineNearZero(x: number): number {
  const s = x * x;
  return 1 - (s / 2) * (1 - (s / 12) * (1 - (s / 30) * (1 - (s / 56) * (1 - (s / 90) * (1 - s / 132)))));
}

export interface Angle {
  readonly sin: number;
  readonly cos: number;
}

/** Sine and cosine of an angle in radians. */
export function angle(radians: number): Angle {
  const quarters = Math.round(radians / HALF_PI);
  const rest = radians - quarters * HALF_PI;
  const sin = sineNearZero(rest);
  const cos = cosineNearZero(rest);
  switch (((quarters % 4) + 4) % 4) {
    case 0:
      return { sin, cos };
    case 1:
      return { sin: cos, cos: -sin };
    case 2:
      return { sin: -sin, cos: -cos };
    default:
      return { sin: -cos, cos: sin };
  }
}

/** An angle in 1/4096 turn, the unit in which directions travel. */
export const turn4096 = (n: number): Angle => angle((n * HALF_PI) / 1024);

export function about(axis: Vec, radians: number): Quat {
  const half = angle(radians / 2);
  return { x: axis.x * half.sin, y: axis.y * half.sin, z: axis.z * half.sin, w: half.cos };
}

/** First `b`, then `a`. */
export const times = (a: Quat, b: Quat): Quat => ({
  x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
  y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
  z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
  w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z,
});

export function rotated(q: Quat, v: Vec): Vec {
  const tx = 2 * (q.y * v.z - q.z * v.y);
  const ty = 2 * (q.z * v.x - q.x * v.z);
  const tz = 2 * (q.x * v.y - q.y * v.x);
  return {
    x: v.x + q.w * tx + q.y * tz - q.z * ty,
    y: v.y + q.w * ty + q.z * tx - q.x * tz,
    z: v.z + q.w * tz + q.x * ty - q.y * tx,
  };
}

export const inverse = (q: Quat): Quat => ({ x: -q.x, y: -q.y, z: -q.z, w: q.w });
export const plus = (a: Vec, b: Vec): Vec => ({ x: a.x + b.x, y: a.y + b.y, z: a.z + b.z });
export const minus = (a: Vec, b: Vec): Vec => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z });
export const scaled = (v: Vec, k: number): Vec => ({ x: v.x * k, y: v.y * k, z: v.z * k });
export const cross = (a: Vec, b: Vec): Vec => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
});
export const length = (v: Vec): number => Math.sqrt(v.x * v.x + v.y * v.y + v.z * v.z);

export const X: Vec = { x: 1, y: 0, z: 0 };
export const Y: Vec = { x: 0, y: 1, z: 0 };
export const Z: Vec = { x: 0, y: 0, z: 1 };

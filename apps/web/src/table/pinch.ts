/** A board larger than a phone: two fingers draw it nearer, one pushes it around. */

export interface Pose {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const AT_REST: Pose = { scale: 1, x: 0, y: 0 };
const NEAREST = 3;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** No edge of the board may come inside its frame. */
function held({ scale, x, y }: Pose, { width, height }: Size): Pose {
  const near = clamp(scale, 1, NEAREST);
  return {
    scale: near,
    x: clamp(x, width * (1 - near), 0),
    y: clamp(y, height * (1 - near), 0),
  };
}

export const pushed = (pose: Pose, by: Point, frame: Size): Pose =>
  held({ ...pose, x: pose.x + by.x, y: pose.y + by.y }, frame);

/** So many times nearer, about a point of the frame that stays where it is. */
export function drawn({ scale, x, y }: Pose, times: number, about: Point, frame: Size): Pose {
  const next = clamp(scale * times, 1, NEAREST);
  const ratio = next / scale;
  const pose = { scale: next, x: about.x - (about.x - x) * ratio, y: about.y - (about.y - y) * ratio };
  return held(pose, frame);
}

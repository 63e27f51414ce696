/** A board larger than its frame: it is drawn nearer and pushed around. */

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

export interface Box extends Point, Size {}

export const AT_REST: Pose = { scale: 1, x: 0, y: 0 };
/** How near a board comes, unless its game says otherwise. */
export const NEAREST = 3;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** No edge of the board may come inside its frame. */
const held = ({ scale, x, y }: Pose, { width, height }: Size): Pose => ({
  scale,
  x: clamp(x, width * (1 - scale), 0),
  y: clamp(y, height * (1 - scale), 0),
});

export const pushed = (pose: Pose, by: Point, frame: Size): Pose =>
  held({ ...pose, x: pose.x + by.x, y: pose.y + by.y }, frame);

/** So many times nearer, about a point of the frame that stays where it is. */
export function drawn(pose: Pose, times: number, about: Point, frame: Size, nearest: number = NEAREST): Pose {
  const scale = clamp(pose.scale * times, 1, nearest);
  const ratio = scale / pose.scale;
  const x = about.x - (about.x - pose.x) * ratio;
  const y = about.y - (about.y - pose.y) * ratio;
  return held({ scale, x, y }, frame);
}

/** A board whose things are nearly as large as wanted is left as it is. */
const NEARLY = 0.88;

/** So near that a thing, given as it lies in the frame, is so wide, and as far in the middle as the edges allow. */
export function centred(pose: Pose, thing: Box, frame: Size, least: number, nearest: number): Pose {
  const width = thing.width / pose.scale;
  const wanted = width <= 0 || width >= NEARLY * least ? 1 : clamp(least / width, 1, nearest);
  const middle = {
    x: (thing.x + thing.width / 2 - pose.x) / pose.scale,
    y: (thing.y + thing.height / 2 - pose.y) / pose.scale,
  };
  return held(
    { scale: wanted, x: frame.width / 2 - middle.x * wanted, y: frame.height / 2 - middle.y * wanted },
    frame,
  );
}

/** How far a thing has to be pushed to lie wholly between two edges. */
function shift(from: number, length: number, frame: number, margin: number): number {
  if (from < margin) return margin - from;
  const over = from + length - (frame - margin);
  return over > 0 ? -Math.min(over, from - margin) : 0;
}

/** Pushed just so far that a thing of the board, given as it lies in the frame, is seen whole. */
export function revealed(pose: Pose, { x, y, width, height }: Box, frame: Size, margin = 16): Pose {
  const by = {
    x: shift(x, width, frame.width, margin),
    y: shift(y, height, frame.height, margin),
  };
  return pushed(pose, by, frame);
}

/** [DF-SIM-06] Resting poses as the bits of 32-bit floats. */
import type { Quat, Vec } from './trig.ts';
import type { Pose } from './types.ts';

const floats = new Float32Array(7);
const bits = new Uint32Array(floats.buffer);

export function poseOf(at: Vec, rotation: Quat): Pose {
  floats.set([at.x, at.y, at.z, rotation.x, rotation.y, rotation.z, rotation.w]);
  return [...bits];
}

export interface Placed {
  readonly at: Vec;
  readonly rotation: Quat;
}

/** Where something lies, in dm. */
export function placedAt(pose: Pose): Placed {
  bits.set(pose);
  const [x = 0, y = 0, z = 0, qx = 0, qy = 0, qz = 0, qw = 1] = floats;
  return { at: { x, y, z }, rotation: { x: qx, y: qy, z: qz, w: qw } };
}

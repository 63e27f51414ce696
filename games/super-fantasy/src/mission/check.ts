/** Whether a Mission made by a user can be played; if not, everything that is wrong, and what is allowed. */
import type { Problem } from '@questhall/kernel';
import { read } from '@questhall/schema';
import { frozen } from '../state.ts';
import { senseProblems, tileProblems } from './sense.ts';
import { missionShape } from './shape.ts';
import type { Mission } from './types.ts';

export type CheckedMission = { readonly mission: Mission } | { readonly problems: readonly Problem[] };

export function checkMission(json: unknown): CheckedMission {
  const shaped = read(missionShape, json, 'the Mission');
  if ('problems' in shaped) return shaped;
  const mission: Mission = shaped.ok;
  const tiles = tileProblems(mission);
  if (tiles.length > 0) return { problems: tiles };
  const sense = senseProblems(mission);
  return sense.length > 0 ? { problems: sense } : { mission: frozen(mission) };
}

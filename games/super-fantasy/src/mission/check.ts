/** Whether a Mission made by a user can be played. */
import type { Problem } from '@questhall/kernel';
import type { Mission } from './types.ts';

export type CheckedMission = { readonly mission: Mission } | { readonly problems: readonly Problem[] };

export function checkMission(json: unknown): CheckedMission {
  if (typeof json !== 'object' || json === null)
    return {
      problems: [{ field: '', found: String(json), allowed: 'an object with the fields of a Mission' }],
    };
  return { mission: json as Mission };
}

/** [SF-UM] What a Mission changes for an Ugly Master. */
import type { Mission } from './types.ts';

const made = new WeakMap<Mission, Mission>();

/** The same Mission object is returned every time. */
export function commanded(mission: Mission): Mission {
  const { uglyMaster } = mission;
  if (!uglyMaster) return mission;
  const known = made.get(mission);
  if (known) return known;
  const { endSpace = mission.endSpace, events = [] } = uglyMaster;
  const changed = { ...mission, endSpace, events: [...mission.events, ...events] };
  made.set(mission, changed);
  return changed;
}

/** [SF-DIFF] What Heroic and Epic change in a Mission. */
import { kindCard } from '../content/index.ts';
import type { Difficulty } from '../state.ts';
import type { Beast, Kind } from '../vocabulary.ts';
import type { Mission, MissionPortal, Patch } from './types.ts';

const made = new WeakMap<Mission, { heroic: Mission; epic: Mission }>();

/** [SF-DIFF-02] Normal is as printed. The same Mission object is returned every time. */
export function harder(mission: Mission, difficulty: Difficulty): Mission {
  if (difficulty === 'normal') return mission;
  let both = made.get(mission);
  if (!both) {
    const { heroic, epic } = mission.difficulty;
    both = { heroic: changed(mission, false, [heroic]), epic: changed(mission, true, [heroic, epic]) };
    made.set(mission, both);
  }
  return both[difficulty];
}

function changed(mission: Mission, epic: boolean, patches: readonly Patch[]): Mission {
  const beasts = Object.fromEntries(
    Object.entries(mission.beasts).map(([kind, beast]) => [kind, tougher(kind as Kind, beast, epic)]),
  );
  const endSpace = Object.fromEntries(
    Object.entries(mission.endSpace).map(([players, space]) => [players, epic ? space - 1 : space]),
  );
  return {
    ...mission,
    beasts,
    endSpace,
    portals: mission.portals.map(busier),
    monsters: [...mission.monsters, ...patches.flatMap((patch) => patch.monsters ?? [])],
    objective: patches.findLast((patch) => patch.objective)?.objective ?? mission.objective,
  };
}

/** [SF-DIFF-03] [SF-DIFF-04] */
function tougher(kind: Kind, beast: Beast, epic: boolean): Beast {
  const { group } = kindCard(kind);
  const ugly = kind === 'ugly-snout';
  const fierce = kind === 'big-snout' || group === 'pet' || group === 'stud' || group === 'boss';
  return {
    ...beast,
    protection: beast.protection + (ugly ? Number(epic) : 1),
    life: beast.life + (group === 'boss' ? 1 : 0),
    attack: beast.attack + (epic && fierce ? 1 : 0),
  };
}

function busier(portal: MissionPortal): MissionPortal {
  if (portal.kind === 'small' || !portal.table) return portal;
  const { skull } = portal.table;
  const more =
    typeof skull === 'number'
      ? skull + 1
      : skull.map((entry, at) => (at === 0 ? { ...entry, n: entry.n + 1 } : entry));
  return { ...portal, table: { ...portal.table, skull: more } };
}

/** The Mission that is played, as the difficulty changes it. */
import { ARENAS, MISSIONS } from '../content/missions/index.ts';
import { harder } from '../mission/difficulty.ts';
import type { Mission } from '../mission/types.ts';
import type { Options, State } from '../state.ts';
import type { Beast, Kind } from '../vocabulary.ts';

const known = new WeakMap<Options, Mission>();

/** Looking at one match, the same Mission is asked for again and again. */
let latest: { readonly options: Options; readonly mission: Mission } | undefined;

/** [SF-RULING-137] */
export function missionOf({ options }: Pick<State, 'options'>): Mission {
  if (latest?.options === options) return latest.mission;
  const mission = known.get(options) ?? harder(printed(options), options.difficulty);
  known.set(options, mission);
  latest = { options, mission };
  return mission;
}

function printed(options: Options): Mission {
  if (options.mode === 'big-hunting') return ARENAS.hunting;
  if (options.mode === 'dodge-tome') return ARENAS.dodge;
  const [own] = options.ownMission;
  const found = own ?? MISSIONS.find(({ id }) => id === options.mission);
  if (!found) throw new Error(`there is no Mission ${options.mission}`);
  return found;
}

/** [SF-SETUP-02] */
export function beastOf(s: Pick<State, 'options'>, kind: Kind): Beast {
  const beast = missionOf(s).beasts[kind];
  if (!beast) throw new Error(`${kind} is not on the Beasts Page`);
  return beast;
}

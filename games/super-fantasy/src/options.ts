/** Decision 1: what the host may choose, and whether it can be played. */
import type { Configured, Problem, Setting } from '@questhall/kernel';
import { MISSIONS } from './content/missions/index.ts';
import { checkMission } from './mission/check.ts';
import type { Mission } from './mission/types.ts';
import type { Mode, Options, Party } from './state.ts';
import { DIFFICULTIES, MODES, PARTIES } from './state.ts';

const missionIds = MISSIONS.map(({ id }) => id);

export const SETTINGS: readonly Setting[] = [
  { key: 'mode', kind: 'choice', values: MODES, default: 'standard' },
  { key: 'mission', kind: 'choice', values: missionIds, default: missionIds[0] ?? '' },
  { key: 'difficulty', kind: 'choice', values: DIFFICULTIES, default: 'normal' },
  { key: 'heroes', kind: 'choice', values: PARTIES, default: 'choose' },
  { key: 'twoHeroesEach', kind: 'flag', default: false },
  { key: 'ownMission', kind: 'content', default: [] },
];

/** Seats in each mode: least and most. */
const SEATS: { readonly [mode in Mode]: readonly [number, number] } = {
  standard: [1, 6],
  'ugly-master': [2, 7],
  'big-hunting': [2, 4],
  'dodge-tome': [4, 6],
};

export function configure(input: { readonly [key: string]: unknown }): Configured<Options> {
  const problems: Problem[] = [];
  const known = ['players', ...SETTINGS.map((setting) => setting.key)];
  for (const field of Object.keys(input)) {
    if (!known.includes(field)) problems.push({ field, found: 'unknown setting', allowed: known.join(', ') });
  }
  const mode = oneOf(problems, 'mode', input.mode ?? 'standard', MODES);
  const mission = oneOf(problems, 'mission', input.mission ?? missionIds[0], missionIds);
  const difficulty = oneOf(problems, 'difficulty', input.difficulty ?? 'normal', DIFFICULTIES);
  const heroes = oneOf(problems, 'heroes', input.heroes ?? 'choose', PARTIES);
  const twoHeroesEach = flag(problems, 'twoHeroesEach', input.twoHeroesEach ?? false);
  const players = seats(problems, input.players, mode, twoHeroesEach);
  const ownMission = own(problems, input.ownMission ?? [], mode);
  if (problems.length > 0) return { problems };
  const common = { players, mode, difficulty, twoHeroesEach, ownMission };
  return { options: { ...common, ...(isArena(mode) ? inArena(heroes) : { mission, heroes }) } };
}

const isArena = (mode: Mode): boolean => mode === 'big-hunting' || mode === 'dodge-tome';

/** [SF-ARENA-01] No Mission is played there, and everybody begins as he is printed. */
const inArena = (heroes: Party): Pick<Options, 'mission' | 'heroes'> => ({
  mission: missionIds[0] ?? '',
  heroes: heroes === 'veterans' ? 'random' : heroes,
});

const show = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 60);

function oneOf<T extends string>(
  problems: Problem[],
  field: string,
  value: unknown,
  allowed: readonly T[],
): T {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) problems.push({ field, found: show(value), allowed: allowed.join(', ') });
  return found ?? (allowed[0] as T);
}

function flag(problems: Problem[], field: string, value: unknown): boolean {
  if (typeof value !== 'boolean') problems.push({ field, found: show(value), allowed: 'true, false' });
  return value === true;
}

/** [SF-UM-01] [SF-ARENA-02] [SF-ARENA-03] [SF-RULING-37] Two heroes each: 2 or 3 players of the standard game. */
function seats(problems: Problem[], value: unknown, mode: Mode, twoEach: boolean): number {
  const [least, most] = twoEach ? [2, 3] : SEATS[mode];
  if (twoEach && mode !== 'standard')
    problems.push({ field: 'twoHeroesEach', found: 'true', allowed: 'only in the standard mode' });
  const fits = typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
  if (fits && !(mode === 'dodge-tome' && value === 5)) return value;
  const allowed = mode === 'dodge-tome' ? '4 or 6 in this mode' : `${least} to ${most} in this mode`;
  problems.push({ field: 'players', found: show(value), allowed });
  return least;
}

function own(problems: Problem[], value: unknown, mode: Mode): readonly Mission[] {
  if (!Array.isArray(value) || value.length > 1) {
    problems.push({
      field: 'ownMission',
      found: show(value),
      allowed: 'a list with one Mission, or an empty one',
    });
    return [];
  }
  if (value.length === 0) return [];
  if (mode !== 'standard' && mode !== 'ugly-master') {
    problems.push({ field: 'ownMission', found: mode, allowed: 'standard, ugly-master' });
    return [];
  }
  const checked = checkMission(value[0]);
  if ('problems' in checked) {
    problems.push(
      ...checked.problems.map((problem) => ({ ...problem, field: `ownMission[0].${problem.field}` })),
    );
    return [];
  }
  return [checked.mission];
}

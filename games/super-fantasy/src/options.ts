/** Decision 1: what the host may choose, and whether it can be played. */
import type { Configured, Problem, Setting } from '@questhall/kernel';
import { chosen, chosenPlayers, shown } from '@questhall/kernel';
import { MISSIONS } from './content/missions/index.ts';
import { checkMission } from './mission/check.ts';
import type { Mission } from './mission/types.ts';
import type { Mode, Options, Party } from './state.ts';
import { DIFFICULTIES, MODES, PARTIES } from './state.ts';

const missionIds = MISSIONS.map(({ id }) => id);

export const SETTINGS = [
  { key: 'mode', kind: 'choice', values: MODES, default: 'standard' },
  { key: 'mission', kind: 'choice', values: missionIds, default: missionIds[0] ?? '' },
  { key: 'difficulty', kind: 'choice', values: DIFFICULTIES, default: 'normal' },
  { key: 'heroes', kind: 'choice', values: PARTIES, default: 'choose' },
  { key: 'twoHeroesEach', kind: 'flag', default: false },
  { key: 'realDice', kind: 'flag', default: false },
  { key: 'ownMission', kind: 'content', default: [] },
] as const satisfies readonly Setting[];

/** Seats in each mode: least and most. */
const SEATS: { readonly [mode in Mode]: readonly [number, number] } = {
  standard: [1, 6],
  'ugly-master': [2, 7],
  'big-hunting': [2, 4],
  'dodge-tome': [4, 6],
};

export function configure(input: { readonly [key: string]: unknown }): Configured<Options> {
  const problems: Problem[] = [];
  const { realDice, ...settings } = chosen(SETTINGS, input, problems);
  const { mode, heroes } = settings;
  const players = seats(problems, input.players, mode, settings.twoHeroesEach);
  const ownMission = own(problems, settings.ownMission, mode);
  if (problems.length > 0) return { problems };
  return {
    options: {
      ...settings,
      ...(realDice && { realDice }),
      players,
      ownMission,
      ...(isArena(mode) && inArena(heroes)),
    },
  };
}

const isArena = (mode: Mode): boolean => mode === 'big-hunting' || mode === 'dodge-tome';

/** [SF-ARENA-01] No Mission is played there, and everybody begins as he is printed. */
const inArena = (heroes: Party): Pick<Options, 'mission' | 'heroes'> => ({
  mission: missionIds[0] ?? '',
  heroes: heroes === 'veterans' ? 'random' : heroes,
});

/** [SF-UM-01] [SF-ARENA-02] [SF-ARENA-03] [SF-RULING-37] Two heroes each: 2 or 3 players of the standard game. */
function seats(problems: Problem[], value: unknown, mode: Mode, twoEach: boolean): number {
  const [least, most] = twoEach ? [2, 3] : SEATS[mode];
  if (twoEach && mode !== 'standard')
    problems.push({ field: 'twoHeroesEach', found: 'true', allowed: 'only in the standard mode' });
  if (mode === 'dodge-tome' && value === 5)
    problems.push({ field: 'players', found: '5', allowed: '4 or 6 in this mode' });
  return chosenPlayers(value, [least, most], problems, 'in this mode');
}

function own(problems: Problem[], value: readonly unknown[], mode: Mode): readonly Mission[] {
  if (value.length > 1) {
    problems.push({
      field: 'ownMission',
      found: shown(value),
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

/** [PQ-DEC-32] What the host may choose, and whether it can be played. */
import type { Configured, Problem, Setting } from '@questhall/kernel';
import { budgetVerdict } from './budget.ts';
import { parseHero } from './custom.ts';
import type { Mode, Options } from './state.ts';
import { MODES } from './state.ts';
import type { Hero } from './vocabulary.ts';

export const SETTINGS: readonly Setting[] = [
  { key: 'mode', kind: 'choice', values: MODES, default: 'standard' },
  { key: 'dogsLife', kind: 'flag', default: false },
  { key: 'heroes', kind: 'choice', values: ['choose', 'random'], default: 'choose' },
  { key: 'customHeroes', kind: 'content', default: [] },
  { key: 'allowUnbalanced', kind: 'flag', default: false },
];

/** [PQ-RULING-74] Two blank sets are in the box. */
const MOST_CUSTOM_HEROES = 2;

export function configure(input: { readonly [key: string]: unknown }): Configured<Options> {
  const problems: Problem[] = [];
  const known = ['players', ...SETTINGS.map((setting) => setting.key)];
  for (const field of Object.keys(input)) {
    if (!known.includes(field)) problems.push({ field, found: 'unknown setting', allowed: known.join(', ') });
  }
  const mode = oneOf(problems, 'mode', input.mode ?? 'standard', MODES);
  const heroes = oneOf(problems, 'heroes', input.heroes ?? 'choose', ['choose', 'random'] as const);
  const dogsLife = flag(problems, 'dogsLife', input.dogsLife ?? false);
  const allowUnbalanced = flag(problems, 'allowUnbalanced', input.allowUnbalanced ?? false);
  const players = seats(problems, input.players, mode);
  const customHeroes = ownHeroes(problems, input.customHeroes ?? [], allowUnbalanced);
  if (problems.length > 0) return { problems };
  return { options: { players, mode, heroes, dogsLife, customHeroes, allowUnbalanced } };
}

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

/** [PQ-EVIL-01] 1 to 5 players, or 2 to 6 with an Evil Lord. */
function seats(problems: Problem[], value: unknown, mode: Mode): number {
  const [least, most] = mode === 'evil-lord' ? [2, 6] : [1, 5];
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  problems.push({ field: 'players', found: show(value), allowed: `${least} to ${most} in this mode` });
  return least;
}

function ownHeroes(problems: Problem[], value: unknown, allowUnbalanced: boolean): readonly Hero[] {
  if (!Array.isArray(value)) {
    problems.push({ field: 'customHeroes', found: show(value), allowed: 'a list of Heroes' });
    return [];
  }
  if (value.length > MOST_CUSTOM_HEROES) {
    problems.push({
      field: 'customHeroes',
      found: `${value.length} Heroes`,
      allowed: `at most ${MOST_CUSTOM_HEROES}`,
    });
    return [];
  }
  return value.flatMap((entry: unknown, index) =>
    ownHero(problems, `customHeroes[${index}]`, entry, allowUnbalanced),
  );
}

function ownHero(problems: Problem[], field: string, entry: unknown, allowUnbalanced: boolean): Hero[] {
  const parsed = parseHero(asDraft(entry));
  if ('problems' in parsed) {
    problems.push(
      ...parsed.problems.map(({ path, found, allowed }) => ({ field: `${field}.${path}`, found, allowed })),
    );
    return [];
  }
  const { verdict, points, budget } = budgetVerdict(parsed.hero);
  if (verdict === 'unbalanced' && !allowUnbalanced) {
    problems.push({ field, found: `${points} points`, allowed: `${budget} points, or allowUnbalanced` });
    return [];
  }
  return [parsed.hero];
}

/** What `configure` made of a Hero may come back to it: ids are made anew from the content. */
function asDraft(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || !('id' in entry) || !('combos' in entry)) return entry;
  const { id: _id, origin: _origin, ...draft } = entry as { id: unknown; origin?: unknown; combos: unknown };
  if (!Array.isArray(draft.combos)) return draft;
  return { ...draft, combos: draft.combos.map(({ id: _combo, ...combo }: { id?: unknown }) => combo) };
}

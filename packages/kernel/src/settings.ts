/** What a host chose before the match, checked against the list of what may be chosen. */
import type { Setting } from './game.ts';
import type { Problem } from './types.ts';

type Input = { readonly [key: string]: unknown };

type ValueOf<S extends Setting> = S extends { kind: 'choice'; values: readonly (infer V)[] }
  ? V
  : S extends { kind: 'flag' }
    ? boolean
    : S extends { kind: 'number' }
      ? number
      : readonly unknown[];

export type Chosen<S extends readonly Setting[]> = {
  readonly [Each in S[number] as Each['key']]: ValueOf<Each>;
};

/** What was found, short enough for a sentence. */
export const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 60);

/** Why this setting cannot be that; nothing: it can. Content is for the game to judge. */
function allowedInstead(setting: Setting, value: unknown): string | undefined {
  switch (setting.kind) {
    case 'choice':
      return setting.values.some((known) => known === value) ? undefined : setting.values.join(', ');
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'true, false';
    case 'number':
      return isWhole(value, setting.min, setting.max)
        ? undefined
        : `a whole number from ${setting.min} to ${setting.max}`;
    case 'content':
      return Array.isArray(value) ? undefined : 'a list';
  }
}

const isWhole = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

/** Every setting, with its default where nothing was said. What is wrong is noted, and its default stands in for it. */
export function chosen<const S extends readonly Setting[]>(
  settings: S,
  input: Input,
  problems: Problem[],
): Chosen<S> {
  const known = ['players', ...settings.map(({ key }) => key)];
  for (const field of Object.keys(input)) {
    if (!known.includes(field)) problems.push({ field, found: 'unknown setting', allowed: known.join(', ') });
  }
  const values = settings.map((setting) => {
    const value = input[setting.key] ?? setting.default;
    const allowed = allowedInstead(setting, value);
    if (allowed !== undefined) problems.push({ field: setting.key, found: shown(value), allowed });
    return [setting.key, allowed === undefined ? value : setting.default] as const;
  });
  return Object.fromEntries(values) as Chosen<S>;
}

/** How many play. `where` says on what the bounds depend: "in this mode". */
export function chosenPlayers(
  value: unknown,
  [min, max]: readonly [min: number, max: number],
  problems: Problem[],
  where = '',
): number {
  if (isWhole(value, min, max)) return value;
  problems.push({
    field: 'players',
    found: shown(value),
    allowed: `${min} to ${max}${where && ` ${where}`}`,
  });
  return min;
}

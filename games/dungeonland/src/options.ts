/** What the host may choose, and whether it can be played. */
import type { Configured, Problem, Setting } from '@questhall/kernel';
import { ADVENTURES } from './content/index.ts';
import type { Options } from './state.ts';
import { MODES } from './state.ts';

const ADVENTURE_IDS = ADVENTURES.map(({ id }) => id);
const OPENINGS: readonly string[] = ['a0', 'a1'];
/** `players`: one hero each, but at least two. */
const PARTIES = ['players', '2', '3', '4'] as const;
const WAYS = ['choose', 'random'] as const;

export const SETTINGS: readonly Setting[] = [
  { key: 'mode', kind: 'choice', values: MODES, default: 'adventure' },
  { key: 'adventure', kind: 'choice', values: ADVENTURE_IDS, default: 'a1' },
  { key: 'party', kind: 'choice', values: PARTIES, default: 'players' },
  { key: 'heroes', kind: 'choice', values: WAYS, default: 'choose' },
];

export function configure(input: { readonly [key: string]: unknown }): Configured<Options> {
  const problems: Problem[] = [];
  const known = ['players', ...SETTINGS.map((setting) => setting.key)];
  for (const field of Object.keys(input)) {
    if (!known.includes(field)) problems.push({ field, found: 'unknown setting', allowed: known.join(', ') });
  }
  const players = seats(problems, input.players ?? 2);
  const mode = oneOf(problems, 'mode', input.mode ?? 'adventure', MODES);
  const adventure = oneOf(problems, 'adventure', input.adventure ?? 'a1', ADVENTURE_IDS);
  const heroes = oneOf(problems, 'heroes', input.heroes ?? 'choose', WAYS);
  const party = sizeOfParty(problems, input.party ?? 'players', players);
  /** A campaign is carried on from its beginning, with or without the tutorial. */
  if (mode === 'campaign' && !OPENINGS.includes(adventure))
    problems.push({ field: 'adventure', found: show(adventure), allowed: OPENINGS.join(', ') });
  if (problems.length > 0) return { problems };
  return { options: { players, mode, party, adventure, heroes } };
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

/** [DL-RULING-100] One person may run several heroes. */
function seats(problems: Problem[], value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 4) return value;
  problems.push({ field: 'players', found: show(value), allowed: '1 to 4' });
  return 2;
}

/** [DL-ADV-01] */
function sizeOfParty(problems: Problem[], value: unknown, players: number): number {
  const size = value === 'players' ? Math.max(2, players) : Number(value);
  if (Number.isInteger(size) && size >= Math.max(2, players) && size <= 4) return size;
  problems.push({ field: 'party', found: show(value), allowed: `players, or ${Math.max(2, players)} to 4` });
  return 2;
}

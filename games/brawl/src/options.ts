/** [SFB-DEC-01] What is agreed before the game, and whether it can be played. */
import type { Configured, Problem, Setting } from '@questhall/kernel';
import { RINGS } from './content/box.ts';
import { CHAMPIONS } from './content/index.ts';
import type { Options } from './state.ts';
import { DRAFTS, FORMINGS } from './state.ts';

export const SETTINGS: readonly Setting[] = [
  { key: 'draft', kind: 'choice', values: DRAFTS, default: 'casual' },
  { key: 'pool', kind: 'number', min: 6, max: CHAMPIONS.length, default: CHAMPIONS.length },
  { key: 'forming', kind: 'choice', values: FORMINGS, default: 'dealt' },
  { key: 'mirrors', kind: 'flag', default: false },
  { key: 'duplicates', kind: 'flag', default: false },
  { key: 'rings', kind: 'choice', values: RINGS, default: RINGS[0] },
];

export function configure(input: { readonly [key: string]: unknown }): Configured<Options> {
  const problems: Problem[] = [];
  const known = ['players', ...SETTINGS.map((setting) => setting.key)];
  for (const field of Object.keys(input)) {
    if (!known.includes(field)) problems.push({ field, found: 'unknown setting', allowed: known.join(', ') });
  }
  const players = input.players ?? 2;
  if (players !== 2 && players !== 4)
    problems.push({ field: 'players', found: show(players), allowed: '2, 4' });
  const draft = oneOf(problems, 'draft', input.draft ?? 'casual', DRAFTS);
  const rings = oneOf(problems, 'rings', input.rings ?? RINGS[0], RINGS);
  const forming = oneOf(problems, 'forming', input.forming ?? 'dealt', FORMINGS);
  const mirrors = flag(problems, 'mirrors', input.mirrors ?? false);
  const duplicates = flag(problems, 'duplicates', input.duplicates ?? false);
  if (mirrors && draft !== 'free')
    problems.push({ field: 'mirrors', found: 'true', allowed: 'false, or the free choice of Champions' });
  if (duplicates && (draft !== 'casual' || players !== 4))
    problems.push({ field: 'duplicates', found: 'true', allowed: 'false, or a casual draft of 4 players' });
  const pool = poolSize(problems, input.pool, players === 4 && !duplicates ? 8 : 6);
  if (problems.length > 0) return { problems };
  return { options: { players: players === 4 ? 4 : 2, draft, pool, forming, mirrors, duplicates, rings } };
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

/** [SFB-DRAFT-01] [SFB-TEAM-01] At least 6 different Champions; four players need 8, unless each is there twice. */
function poolSize(problems: Problem[], value: unknown, least: number): number {
  const most = CHAMPIONS.length;
  const found = value ?? most;
  if (typeof found === 'number' && Number.isInteger(found) && found >= least && found <= most) return found;
  problems.push({ field: 'pool', found: show(found), allowed: `${least} to ${most} for these players` });
  return most;
}

/** [DF-DEC-02] What the party may agree on, and whether it can be played. */
import type { Configured, Problem, Setting } from '@questhall/kernel';
import type { Options } from './state.ts';
import { LEADERS, SWAYS } from './state.ts';
import { DIFFICULTIES, HANDS } from './vocabulary.ts';

const BOXES = ['labyrinth', 'mixed'] as const;
const HERO_CHOICES = ['choose', 'random'] as const;

export const SETTINGS: readonly Setting[] = [
  { key: 'difficulty', kind: 'choice', values: DIFFICULTIES, default: 'normal' },
  { key: 'levelUp', kind: 'flag', default: false },
  { key: 'boxes', kind: 'choice', values: BOXES, default: 'labyrinth' },
  { key: 'heroes', kind: 'choice', values: HERO_CHOICES, default: 'choose' },
  { key: 'leader', kind: 'choice', values: LEADERS, default: 'random' },
  { key: 'hand', kind: 'choice', values: HANDS, default: 'average' },
  { key: 'sway', kind: 'choice', values: SWAYS, default: 'hero' },
  { key: 'realDice', kind: 'flag', default: false },
];

/** [DF-SETUP-17] [DF-MIX-01] */
const MOST_HEROES = { labyrinth: 4, mixed: 6 } as const;

export function configure(input: { readonly [key: string]: unknown }): Configured<Options> {
  const problems: Problem[] = [];
  const known = ['players', ...SETTINGS.map((setting) => setting.key)];
  for (const field of Object.keys(input)) {
    if (!known.includes(field)) problems.push({ field, found: 'unknown setting', allowed: known.join(', ') });
  }
  const boxes = oneOf(problems, 'boxes', input.boxes ?? boxesFor(input.players), BOXES);
  const players = seats(problems, input.players, boxes);
  const options: Options = {
    players,
    difficulty: oneOf(problems, 'difficulty', input.difficulty ?? 'normal', DIFFICULTIES),
    levelUp: flag(problems, 'levelUp', input.levelUp ?? false),
    boxes,
    heroes: oneOf(problems, 'heroes', input.heroes ?? 'choose', HERO_CHOICES),
    leader: leader(problems, input.leader ?? 'random', players),
    hand: oneOf(problems, 'hand', input.hand ?? 'average', HANDS),
    sway: oneOf(problems, 'sway', input.sway ?? 'hero', SWAYS),
    realDice: flag(problems, 'realDice', input.realDice ?? false),
  };
  return problems.length > 0 ? { problems } : { options };
}

/** The box alone, unless it has not enough Heroes. */
const boxesFor = (players: unknown): (typeof BOXES)[number] =>
  typeof players === 'number' && players > MOST_HEROES.labyrinth ? 'mixed' : 'labyrinth';

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

function seats(problems: Problem[], value: unknown, boxes: (typeof BOXES)[number]): number {
  const most = MOST_HEROES[boxes];
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most) return value;
  problems.push({ field: 'players', found: show(value), allowed: `1 to ${most} with these boxes` });
  return 1;
}

/** [DF-SOLO-01] A lone player leads two Heroes. */
export const heroesFor = (players: number): number => (players === 1 ? 2 : players);

function leader(problems: Problem[], value: unknown, players: number): Options['leader'] {
  const allowed = LEADERS.slice(0, heroesFor(players) + 1);
  return oneOf(problems, 'leader', value, allowed);
}

// Measures how flips end, how often dice come to rest on a Template, and where the arrow of Slime points.
//   node test/measure-templates.ts      writes src/template-landings.ts
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { placedAt } from '../src/bits.ts';
import { FLIP_AIM } from '../src/check.ts';
import type { Level } from '../src/hand.ts';
import { flipLaunchOf, LEVELS } from '../src/hand.ts';
import { aimFor } from '../src/landing.ts';
import { writeTally } from '../src/landing-codes.ts';
import { SLIME_ARROW } from '../src/measures.ts';
import type { Physics } from '../src/physics.ts';
import { loadPhysics, PHYSICS } from '../src/physics.ts';
import { pointedAt } from '../src/regions.ts';
import { plus, rotated, scaled, X } from '../src/trig.ts';
import type { Board, FlipOutcome, Pose, Requirement, Template } from '../src/types.ts';
import { BOARDS, REQUIREMENTS, TEMPLATES } from '../src/types.ts';
import { thrownAt } from './measure.ts';
import { BARE } from './seek.ts';

const FLIPS = 120;
const PLACES = 30;

export function flips(
  physics: Physics,
  template: Template,
  level: Level,
  count: number,
  salt: string,
  board: Board = 'labyrinth',
): FlipOutcome[] {
  return Array.from({ length: count }, (_, n) => {
    const input = { ...FLIP_AIM, az: 1024, template };
    return physics.flipTemplate({ ...BARE, board }, flipLaunchOf(input, level, { secret: `${salt} ${n}` }));
  });
}

export const resultOf = ({ table, turned }: FlipOutcome): string =>
  table ? 'table' : turned ? 'lies' : 'short';

const tallied = (codes: readonly string[]): string => {
  const tally = new Map<string, number>();
  for (const code of codes) tally.set(code, (tally.get(code) ?? 0) + 1);
  return writeTally(tally);
};

/** [DF-SIM-34] */
function arrowAt(board: Board, pose: Pose): string {
  const { at, rotation } = placedAt(pose);
  const { x, z } = plus(at, scaled(rotated(rotation, X), SLIME_ARROW));
  return pointedAt(board, x, z);
}

const lying = (outcomes: readonly FlipOutcome[]): Pose[] =>
  outcomes.filter((outcome) => resultOf(outcome) === 'lies').map(({ pose }) => pose);

/** About as often as in matches: a quarter of the throws is plain, the others are of each kind. */
const KINDS: readonly (readonly Requirement[])[] = [[], [], [], ...REQUIREMENTS.map((style) => [style])];

/** Of a thousand throws without a fault, those that come to rest on a Template that lies where flips leave it. */
function onTemplate(physics: Physics, template: Template, level: Level, board: Board): number {
  let valid = 0;
  let there = 0;
  for (const [place, pose] of lying(flips(physics, template, level, 2 * PLACES, 'place', board))
    .slice(0, PLACES)
    .entries()) {
    const table = { ...BARE, board, templates: [{ template, by: 1, pose }] };
    for (const [kind, styles] of KINDS.entries()) {
      const aim = aimFor('white', styles, board);
      if (!aim) throw new Error(`there is no aim for ${styles.join()}`);
      const [outcome] = thrownAt(physics, aim, level, 1, { table, salt: `on ${place} ${kind}` });
      if (outcome === undefined || !outcome.bounced || outcome.failed.length > 0) continue;
      valid += 1;
      if (outcome.rest === template) there += 1;
    }
  }
  return Math.round((1000 * there) / valid);
}

const byBoard = <T>(value: (board: Board) => T): Record<string, T> =>
  Object.fromEntries(BOARDS.map((board) => [board, value(board)]));

const byLevel = <T>(value: (level: Level) => T): Record<string, T> =>
  Object.fromEntries(LEVELS.map((level) => [level, value(level)]));

async function main(): Promise<void> {
  const physics = await loadPhysics();
  const flipped = byBoard((board) =>
    byLevel((level) => tallied(flips(physics, 'slime', level, FLIPS, 'flips', board).map(resultOf))),
  );
  const rests = byBoard((board) =>
    byLevel((level) =>
      Object.fromEntries(
        TEMPLATES.map((template) => [template, onTemplate(physics, template, level, board)]),
      ),
    ),
  );
  const arrows = byBoard((board) =>
    tallied(
      lying(flips(physics, 'slime', 'average', FLIPS, 'arrows', board)).map((pose) => arrowAt(board, pose)),
    ),
  );
  const file = fileURLToPath(new URL('../src/template-landings.ts', import.meta.url));
  const lines = [
    '// Written by test/measure-templates.ts.',
    "import type { Level } from './hand.ts';",
    "import type { Board, Template } from './types.ts';",
    '',
    'type ByBoard<T> = { readonly [board in Board]: T };',
    '',
    '/** The physics they were measured with. */',
    `export const TEMPLATES_MEASURED_WITH = ${JSON.stringify(PHYSICS)};`,
    '',
    '/** How flips end: the Template lies, it turned too little, or it touches the table. */',
    `export const FLIPS: ByBoard<{ readonly [level in Level]: string }> = ${JSON.stringify(flipped)};`,
    '',
    '/** Of a thousand throws without a fault, those that come to rest on this Template while it lies on the board. */',
    `export const ON_TEMPLATE: ByBoard<{ readonly [level in Level]: { readonly [template in Template]: number } }> = ${JSON.stringify(rests)};`,
    '',
    '/** Where the arrow of Slime points. */',
    `export const ARROWS: ByBoard<string> = ${JSON.stringify(arrows)};`,
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'ignore' });
}

if (import.meta.main) await main();

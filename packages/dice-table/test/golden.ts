// [DF-SIM-08] Throws of all dice over all gadgets, with their hashes, in test/golden.json: node test/golden.ts
// Written anew only when the physics is meant to change, in a commit of its own; PHYSICS then gets a new name.
import { readFileSync, writeFileSync } from 'node:fs';
import { below, seeded } from '@questhall/kernel';
import { flipLaunchOf, LEVELS, labellingOf, launchAtLevel } from '../src/hand.ts';
import type { Physics } from '../src/physics.ts';
import { loadPhysics, PHYSICS } from '../src/physics.ts';
import type { FlipInput, Launch, Requirement, Table } from '../src/types.ts';
import { BOARDS, DICE, REQUIREMENTS, TEMPLATES } from '../src/types.ts';
import { BARE, drawAim } from './seek.ts';

export interface Golden {
  readonly physics: string;
  readonly tables: readonly Table[];
  readonly throws: readonly {
    readonly table: number;
    readonly launch: Launch;
    readonly labelling: number;
    readonly hash: string;
  }[];
  readonly flips: readonly { readonly table: number; readonly launch: FlipInput; readonly hash: string }[];
}

const FILE = new URL('golden.json', import.meta.url);

export const readGolden = (): Golden => JSON.parse(readFileSync(FILE, 'utf8'));

/** Nothing, each requirement, every pair, and a few threes and fours. */
const SETS: readonly (readonly Requirement[])[] = [
  [],
  ...REQUIREMENTS.map((style) => [style]),
  ...REQUIREMENTS.flatMap((a, i) => REQUIREMENTS.slice(i + 1).map((b) => [a, b])),
  ['hip', 'knee', 'oneEye'],
  ['chalice', 'flick', 'ramp'],
  ['chalice', 'dancing', 'gate', 'hip'],
];

const flipOf = (salt: string, nth: number): FlipInput => {
  const rng = seeded(`${salt} ${nth}`);
  return {
    kind: 'flip',
    template: TEMPLATES[nth % TEMPLATES.length] ?? 'slime',
    az: below({ rng }, 4096),
    r: 420 + below({ rng }, 60),
    y: 100 + below({ rng }, 40),
    vf: 1100 + below({ rng }, 300),
    vu: 1400 + below({ rng }, 300),
    vs: 0,
    flip: 200 + below({ rng }, 100),
    twist: below({ rng }, 21) - 10,
  };
};

/** Of each sort: a bare board, one with bushes and dice, and one with all three Templates and a die. */
function tables(physics: Physics): Table[] {
  const plain = { die: 'white', styles: [] } as const;
  const dice: Table['dice'][number][] = [];
  for (let by = 0; dice.length < 4; by++) {
    const rng = seeded(`lying ${by}`);
    const aim = { ...drawAim(plain, rng), r: 500, y: 150, vf: 1450, vu: 0, wz: 0 };
    const { pose } = physics.throwDie(
      { ...BARE, dice },
      launchAtLevel(aim, 'good', { public: '', secret: `${by}` }),
      0,
    );
    const die = DICE[by % DICE.length] ?? 'white';
    if (pose !== null) dice.push({ die: die === 'big' ? 'white' : die, by, pose });
  }
  const templates: Table['templates'][number][] = [];
  for (let by = 0; templates.length < 3; by++) {
    const launch = { ...flipOf('placing', by), template: TEMPLATES[templates.length] ?? 'slime' };
    const { table, turned, pose } = physics.flipTemplate({ ...BARE, templates }, launch);
    if (turned && !table) templates.push({ template: launch.template, by: 100 + by, pose });
  }
  const full = [
    { ...BARE, bushes: true, dice },
    { ...BARE, dice: dice.slice(0, 1), templates },
  ];
  return BOARDS.flatMap((board) => [BARE, ...full].map((table) => ({ ...table, board })));
}

function makeGolden(physics: Physics): Golden {
  const all = tables(physics);
  const tableOf = (nth: number): Table => all[nth % all.length] ?? BARE;
  const throws = Array.from({ length: 408 }, (_, nth) => {
    const styles = SETS[nth % SETS.length] ?? [];
    // Every requirement meets every die.
    const die = DICE[(nth + Math.floor(nth / SETS.length)) % DICE.length] ?? 'white';
    const seeds = { public: `golden ${nth}`, secret: `golden ${nth}` };
    const aim = drawAim({ die, styles }, seeded(`golden ${nth}`));
    const launch = launchAtLevel(aim, LEVELS[nth % LEVELS.length] ?? 'good', seeds);
    const labelling = labellingOf(seeds);
    const { hash } = physics.throwDie(tableOf(nth), launch, labelling);
    return { table: nth % all.length, launch, labelling, hash };
  });
  const flips = Array.from({ length: 24 }, (_, nth) => {
    const launch = flipLaunchOf(flipOf('golden', nth), 'good', { secret: `golden ${nth}` });
    const table = (nth % 2) + 3 * (Math.floor(nth / 2) % BOARDS.length);
    return { table, launch, hash: physics.flipTemplate(tableOf(table), launch).hash };
  });
  return { physics: PHYSICS, tables: all, throws, flips };
}

if (import.meta.main) {
  const { throws, flips, ...head } = makeGolden(await loadPhysics());
  const lines = (rows: readonly unknown[]): string => rows.map((row) => JSON.stringify(row)).join(',\n');
  writeFileSync(
    FILE,
    `${JSON.stringify(head).slice(0, -1)},\n"throws":[\n${lines(throws)}\n],\n"flips":[\n${lines(flips)}\n]}\n`,
  );
}

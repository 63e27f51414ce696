// Measures where dice land, by the physics that hosts use.
//   node test/measure.ts all            everything that is not measured with this physics yet, then src/landings.ts
//   node test/measure.ts wood gate+hip  these kinds again (body, then requirements)
//   node test/measure.ts average        all kinds at this level again: a hand has changed
//   node test/measure.ts                src/landings.ts from what was measured
// With --rates it prints the hit rates beside the ledger's, with --speed how fast the physics is.

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Level } from '../src/hand.ts';
import { LEVELS, labellingOf, launchAtLevel } from '../src/hand.ts';
import { hitShare, landingsOf, overBone } from '../src/landing.ts';
import { codeOf, writeTally } from '../src/landing-codes.ts';
import type { Physics } from '../src/physics.ts';
import { loadPhysics, PHYSICS } from '../src/physics.ts';
import { sampleThrows } from '../src/sample.ts';
import type { Region, Requirement, Table, ThrowInput, ThrowOutcome } from '../src/types.ts';
import { REQUIREMENTS } from '../src/types.ts';
import { KNOWN_AIMS } from './known-aims.ts';
import { LEDGER } from './ledger.ts';
import type { Kind } from './seek.ts';
import { BARE, seekAims } from './seek.ts';

const FOLDER = new URL('measured/', import.meta.url);
const BODIES = ['wood', 'big', 'rubber'] as const;

type ByLevel<T> = { readonly [level in Level]: T };

export interface Measured {
  readonly physics: string;
  /** `wood`, or `wood gate hip`. */
  readonly kind: string;
  readonly aim: ThrowInput;
  /** How often each landing came (see landing-codes.ts): on the bare board, and over a bone while the bushes stand. */
  readonly landings: ByLevel<string>;
  readonly bushes: ByLevel<string>;
  /** The first throws at level good, to tell whether the physics still is the one measured. */
  readonly first: readonly string[];
}

/** A landing on a board without Templates. */
export const landingCodeOf = ({ bounced, failed, rest, thorns, cocked }: ThrowOutcome): string =>
  codeOf({
    rest: rest as Region,
    faults: [...(bounced ? [] : (['bounce'] as const)), ...failed],
    thorns,
    cocked,
  });

export function* thrownAt(
  physics: Physics,
  aim: ThrowInput,
  level: Level,
  throws: number,
  { table = BARE, salt = 'measure' }: { readonly table?: Table; readonly salt?: string } = {},
): Generator<ThrowOutcome> {
  for (let n = 0; n < throws; n++) {
    const seeds = { public: `${salt} ${n}`, secret: `${salt} ${n}` };
    yield physics.throwDie(table, launchAtLevel(aim, level, seeds), labellingOf(seeds));
  }
}

const byLevel = <T>(value: (level: Level) => T): { [level in Level]: T } => ({
  floor: value('floor'),
  good: value('good'),
  average: value('average'),
  clumsy: value('clumsy'),
});

function tallied(outcomes: Iterable<ThrowOutcome>): string {
  const tally = new Map<string, number>();
  for (const outcome of outcomes) {
    const code = landingCodeOf(outcome);
    tally.set(code, (tally.get(code) ?? 0) + 1);
  }
  return writeTally(tally);
}

/** Each share of a plain throw is known within a point, the others within three. */
const throwsFor = ({ die, styles }: Kind): { readonly bare: number; readonly bushes: number } =>
  die === 'white' && styles.length === 0 ? { bare: 2500, bushes: 500 } : { bare: 300, bushes: 60 };

function aimOf(physics: Physics, kind: Kind): ThrowInput {
  const known = KNOWN_AIMS.find(({ styles }) => styles.join() === kind.styles.join());
  if (known && kind.die === 'white') return known;
  const [first] = seekAims(physics, kind, 'good', 24, 'measure');
  if (first === undefined) throw new Error('no aim found');
  return first.aim;
}

function kindOf(name: string): Kind & { readonly body: (typeof BODIES)[number] } {
  const [body = 'wood', ...styles] = name.split('+') as [(typeof BODIES)[number], ...Requirement[]];
  const sorted = REQUIREMENTS.filter((style) => styles.includes(style));
  return { body, die: body === 'wood' ? 'white' : body, styles: sorted };
}

/** With `only`, the other levels stay as they were measured. */
function measure(physics: Physics, name: string, only?: Level): Measured {
  const before = only && readMeasured(name);
  const kind = kindOf(name);
  const { bare, bushes } = throwsFor(kind);
  const aim = before?.aim ?? aimOf(physics, kind);
  const thorny = { table: { ...BARE, bushes: true } };
  return {
    physics: PHYSICS,
    kind: [kind.body, ...kind.styles].join(' '),
    aim,
    landings: byLevel((level) =>
      before && level !== only ? before.landings[level] : tallied(thrownAt(physics, aim, level, bare)),
    ),
    bushes: byLevel((level) =>
      before && level !== only
        ? before.bushes[level]
        : tallied(thrownAt(physics, overBone(aim), level, bushes, thorny)),
    ),
    first: [...thrownAt(physics, aim, 'good', 8)].map(landingCodeOf),
  };
}

/** Every die under nothing, and wooden ones under each requirement. */
const allKinds = (): string[] => [...BODIES, ...REQUIREMENTS.map((style) => `wood+${style}`)];

const fileOf = (name: string): URL => new URL(`${name}.json`, FOLDER);

const readMeasured = (name: string): Measured => JSON.parse(readFileSync(fileOf(name), 'utf8')) as Measured;

const isMeasured = (name: string): boolean =>
  existsSync(fileOf(name)) && readMeasured(name).physics === PHYSICS;

export const allMeasured = (): Measured[] =>
  readdirSync(FOLDER)
    .sort()
    .map((file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));

/** What bots need of it. */
export const landingData = (): Record<string, Pick<Measured, 'aim' | 'landings' | 'bushes'>> =>
  Object.fromEntries(
    allMeasured().map(({ kind, aim, landings, bushes }) => [kind, { aim, landings, bushes }]),
  );

function assemble(): void {
  const file = fileURLToPath(new URL('../src/landings.ts', import.meta.url));
  const lines = [
    '// Written by test/measure.ts.',
    "import type { MeasuredThrow } from './landing.ts';",
    '',
    '/** The physics they were measured with. */',
    `export const MEASURED_WITH = ${JSON.stringify(PHYSICS)};`,
    '',
    `export const LANDINGS: Readonly<Record<string, MeasuredThrow>> = ${JSON.stringify(landingData())};`,
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'ignore' });
}

/** Measured hit rates beside those of the ledger, in percent. */
function printRates(): void {
  const skills = LEVELS.filter((level) => level !== 'floor');
  for (const kind of ['plain', ...REQUIREMENTS] as const) {
    const cells = skills.map((level) => {
      const rate = 100 * hitShare(landingsOf('white', kind === 'plain' ? [] : [kind], level));
      const wanted = 100 * LEDGER[kind][level];
      return `${level} ${rate.toFixed(1)} of ${wanted.toFixed(0)} (${(rate - wanted).toFixed(1)})`.padEnd(28);
    });
    console.log(`${kind.padEnd(10)}${cells.join('')}`);
  }
}

/** Seconds of processor time, which other work on the machine does not change much. */
const spent = (): number => (process.cpuUsage().user + process.cpuUsage().system) / 1e6;

/** How long the physics takes to load, and how many throws a core makes in a second. */
async function printSpeed(throws: number): Promise<void> {
  const before = performance.now();
  const physics = await loadPhysics();
  console.log(`${PHYSICS}: loaded in ${Math.round(performance.now() - before)} ms`);
  sampleThrows(physics, 60);
  const begun = spent();
  const hash = sampleThrows(physics, throws);
  console.log(`${Math.round(throws / (spent() - begun))} throws a second of processor time (${hash})`);
}

async function measureAll(names: readonly string[], only?: Level): Promise<void> {
  const physics = await loadPhysics();
  for (const name of names) {
    const begun = spent();
    const measured = measure(physics, name, only);
    writeFileSync(fileOf(name), `${JSON.stringify(measured, null, 1)}\n`);
    console.log(`${name}: ${(spent() - begun).toFixed(0)} s`);
  }
}

if (import.meta.main) {
  const [what, ...others] = process.argv.slice(2);
  if (what === '--rates') printRates();
  else if (what === '--speed') await printSpeed(600);
  else {
    const level = LEVELS.find((each) => each === what);
    const names = what === undefined ? [] : [what, ...others];
    if (level) await measureAll(allKinds(), level);
    else await measureAll(what === 'all' ? allKinds().filter((name) => !isMeasured(name)) : names);
    if (what === undefined || what === 'all' || level) assemble();
  }
}

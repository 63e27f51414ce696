// Measures where dice land: node test/measure.ts wood gate+hip big rubber+ramp …
// For each kind of throw it seeks an aim, throws it at every level, and writes test/measured/<kind>.json. All files there
// make up src/landings.ts: node test/measure.ts alone puts it together again. The formatter has the last word.
// With --rates it prints the hit rates beside the ledger's, with --speed how fast the physics is.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Level } from '../src/hand.ts';
import { LEVELS, labellingOf, launchAtLevel } from '../src/hand.ts';
import { hitShare, landingsOf } from '../src/landing.ts';
import type { Physics } from '../src/physics.ts';
import { loadPhysics, PHYSICS } from '../src/physics.ts';
import { sampleThrows } from '../src/sample.ts';
import type { Requirement, Table, ThrowInput, ThrowOutcome } from '../src/types.ts';
import { REQUIREMENTS } from '../src/types.ts';
import { KNOWN_AIMS } from './known-aims.ts';
import { LEDGER } from './ledger.ts';
import type { Found, Kind } from './seek.ts';
import { BARE, seekAims } from './seek.ts';

const FOLDER = new URL('measured/', import.meta.url);
const BODIES = ['wood', 'big', 'rubber'] as const;

export interface Measured {
  readonly physics: string;
  /** `wood`, or `wood gate hip`. */
  readonly kind: string;
  readonly aim: ThrowInput;
  /** How often each landing came, as the rules code it but for face and thorns. */
  readonly landings: { readonly [level in Level]: { readonly [code: string]: number } };
  /** In how many of a thousand throws over a bone a bush was touched. */
  readonly thorns: { readonly [level in Level]: number };
  /** The first throws at level good, to tell whether the physics still is the one measured. */
  readonly first: readonly string[];
}

export const codeOf = ({ bounced, failed, rest }: ThrowOutcome): string =>
  [rest, ...(bounced ? [] : ['fault:bounce']), ...failed.map((style) => `fault:${style}`)].join(' ');

export function* thrownAt(
  physics: Physics,
  aim: ThrowInput,
  level: Level,
  throws: number,
  table: Table = BARE,
): Generator<ThrowOutcome> {
  for (let n = 0; n < throws; n++) {
    const seeds = { public: `measure ${n}`, secret: `measure ${n}` };
    yield physics.throwDie(table, launchAtLevel(aim, level, seeds), labellingOf(seeds));
  }
}

const byLevel = <T>(value: (level: Level) => T): { [level in Level]: T } => ({
  floor: value('floor'),
  good: value('good'),
  average: value('average'),
  clumsy: value('clumsy'),
});

/** Throws of one aim, made when they are first asked for. */
interface Series {
  readonly codes: (level: Level, throws: number) => readonly string[];
}

function seriesOf(physics: Physics, aim: ThrowInput): Series {
  const made = byLevel((level) => ({ codes: [] as string[], more: thrownAt(physics, aim, level, 1000) }));
  return {
    codes(level, throws) {
      const { codes, more } = made[level];
      while (codes.length < throws) {
        const next = more.next();
        if (next.done) break;
        codes.push(codeOf(next.value));
      }
      return codes.slice(0, throws);
    },
  };
}

function tally(codes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const code of [...codes].sort()) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

const HIT = /^(?:section\d|bullseye)$/;

/** How far an aim is from the hit rates of the ledger in points, at the level where it is farthest. */
function distance({ codes }: Series, kind: Kind, throws: number): number {
  const wanted = LEDGER[kind.styles[0] ?? 'plain'];
  const off = LEVELS.filter((level) => level !== 'floor').map((level) => {
    const hitting = codes(level, throws).filter((code) => HIT.test(code)).length;
    return Math.abs(100 * (hitting / throws - wanted[level]));
  });
  return Math.max(...off);
}

/** Of the good aims the one that throws most as the ledger's table says; for what is not in the table, the best. */
function aimFor(physics: Physics, kind: Kind, wood: boolean): ThrowInput {
  const known = wood ? KNOWN_AIMS.find(({ styles }) => styles.join() === kind.styles.join()) : undefined;
  if (known) return known;
  const inLedger = wood && kind.styles.length <= 1;
  const found: Found[] = seekAims(physics, kind, 'good', inLedger ? 50 : 24, 'measure');
  const [first] = found;
  if (first === undefined) throw new Error('no aim found');
  if (!inLedger) return first.aim;
  const fits = found
    .slice(0, 4)
    .map(({ aim }) => ({ aim, off: distance(seriesOf(physics, aim), kind, 30) }))
    .sort((one, other) => one.off - other.off);
  return fits[0]?.aim ?? first.aim;
}

/** Over the nearest bone, away from the bushes. */
const overBone = (aim: ThrowInput): ThrowInput => ({
  ...aim,
  az: (Math.floor(aim.az / 1024) * 1024 + 512) % 4096,
});

function measure(physics: Physics, name: string): Measured {
  const [body = 'wood', ...styles] = name.split('+') as [(typeof BODIES)[number], ...Requirement[]];
  const sorted = REQUIREMENTS.filter((style) => styles.includes(style));
  const kind: Kind = { die: body === 'wood' ? 'white' : body, styles: sorted };
  const throws = sorted.length <= 1 ? (body === 'wood' ? 200 : 100) : 60;
  const aim = aimFor(physics, kind, body === 'wood');
  const { codes } = seriesOf(physics, aim);
  return {
    physics: PHYSICS,
    kind: [body, ...sorted].join(' '),
    aim,
    landings: byLevel((level) => tally(codes(level, level === 'floor' ? 60 : throws))),
    thorns: byLevel((level) => {
      const outcomes = [...thrownAt(physics, overBone(aim), level, 20, { ...BARE, bushes: true })];
      return 50 * outcomes.filter(({ thorns }) => thorns).length;
    }),
    first: codes('good', 8),
  };
}

export const allMeasured = (): Measured[] =>
  readdirSync(FOLDER)
    .sort()
    .map((file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));

/** What bots need of it. */
export const landingData = (): Record<string, Pick<Measured, 'aim' | 'landings' | 'thorns'>> =>
  Object.fromEntries(
    allMeasured().map(({ kind, aim, landings, thorns }) => [kind, { aim, landings, thorns }]),
  );

function assemble(): void {
  const file = fileURLToPath(new URL('../src/landings.ts', import.meta.url));
  const data = JSON.stringify(landingData());
  writeFileSync(
    file,
    `// Written by test/measure.ts.\nimport type { MeasuredThrow } from './landing.ts';\n\nexport const LANDINGS: Readonly<Record<string, MeasuredThrow>> = ${data};\n`,
  );
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

if (import.meta.main && process.argv[2] === '--rates') printRates();
else if (import.meta.main && process.argv[2] === '--speed') await printSpeed(600);
else if (import.meta.main) {
  const physics = await loadPhysics();
  for (const name of process.argv.slice(2)) {
    const measured = measure(physics, name);
    writeFileSync(new URL(`${name}.json`, FOLDER), `${JSON.stringify(measured)}\n`);
    console.log(name, ...LEVELS.map((level) => hits(measured, level).toFixed(2)));
  }
  if (process.argv.length === 2) assemble();
}

/** The part of throws that hit. */
function hits({ landings }: Pick<Measured, 'landings'>, level: Level): number {
  const all = Object.entries(landings[level]);
  const sum = (rows: typeof all): number => rows.reduce((total, [, times]) => total + times, 0);
  return sum(all.filter(([code]) => HIT.test(code))) / sum(all);
}

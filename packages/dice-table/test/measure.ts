// Measures where dice land, by the physics that hosts use.
//   node test/measure.ts all            everything that is not measured with this physics yet, then src/landings.ts
//   node test/measure.ts fair/wood+gate  these kinds again (board, body, then requirements)
//   node test/measure.ts average        all kinds at this level again: a hand has changed
//   node test/measure.ts crowded        all kinds that are thrown most once more, among many dice
//   node test/measure.ts                src/landings.ts from what was measured
// With --rates it prints the hit rates beside the ledger's, with --speed how fast the physics is.

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Level } from '../src/hand.ts';
import { LEVELS, labellingOf, launchAtLevel } from '../src/hand.ts';
import type { MeasuredThrow } from '../src/landing.ts';
import { CROWD, fitted, hitShare, landingsOf, overBone } from '../src/landing.ts';
import { codeOf, writeTally } from '../src/landing-codes.ts';
import { HAND_FIELDS, limitsOf } from '../src/limits.ts';
import type { Physics } from '../src/physics.ts';
import { loadPhysics, PHYSICS } from '../src/physics.ts';
import { sampleThrows } from '../src/sample.ts';
import type { Board, Die, Region, Requirement, Table, ThrowInput, ThrowOutcome } from '../src/types.ts';
import { BOARDS, REQUIREMENTS } from '../src/types.ts';
import { KNOWN_AIMS } from './known-aims.ts';
import { LEDGER } from './ledger.ts';
import type { Kind } from './seek.ts';
import { BARE, seekAims } from './seek.ts';

const FOLDER = new URL('measured/', import.meta.url);
const BODIES = ['wood', 'big', 'rubber', 'lead', 'tiny'] as const;

type ByLevel<T> = { readonly [level in Level]: T };

export interface Measured {
  readonly physics: string;
  readonly board: Board;
  /** `wood`, or `wood gate hip`. */
  readonly kind: string;
  readonly aim: ThrowInput;
  /** How often each landing came (see landing-codes.ts): on the bare board, and over a bone while the bushes stand. */
  readonly landings: ByLevel<string>;
  readonly bushes?: ByLevel<string>;
  /** Among many that lie there already. */
  readonly crowded?: ByLevel<string>;
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

/** So many dice are thrown in a fight, as a rule, before those that lie there are taken back. */
const FIGHT = 4;

/** The table after a throw: the die lies there, and what it pushed lies elsewhere. */
function tableAfter(table: Table, die: Die, by: number, { pose, moved }: ThrowOutcome): Table {
  const pushed = new Map(moved.map((each) => [each.by, each.pose]));
  const stayed = table.dice.flatMap((lies) => {
    const now = pushed.has(lies.by) ? pushed.get(lies.by) : lies.pose;
    return now ? [{ ...lies, pose: now }] : [];
  });
  return { ...table, dice: pose === null ? stayed : [...stayed, { die, by, pose }] };
}

/** As in fights: the second, third and fourth die meet those that lie there already. */
export function* thrownAt(
  physics: Physics,
  aim: ThrowInput,
  level: Level,
  throws: number,
  { table = BARE, salt = 'measure' }: { readonly table?: Table; readonly salt?: string } = {},
): Generator<ThrowOutcome> {
  let now = table;
  for (let n = 0; n < throws; n++) {
    const seeds = { public: `${salt} ${n}`, secret: `${salt} ${n}` };
    if (n % FIGHT === 0) now = table;
    const outcome = physics.throwDie(now, launchAtLevel(aim, level, seeds), labellingOf(seeds));
    now = tableAfter(now, aim.die, n, outcome);
    yield outcome;
  }
}

/** A fight in which nothing is taken back, as against a Boss. */
const LONG_FIGHT = CROWD + 5;

/** Only those that fall among many. */
export function* thrownInCrowd(
  physics: Physics,
  aim: ThrowInput,
  level: Level,
  fights: number,
  { table = BARE, salt = 'crowd' }: { readonly table?: Table; readonly salt?: string } = {},
): Generator<ThrowOutcome> {
  for (let fight = 0; fight < fights; fight++) {
    let now = table;
    for (let n = 0; n < LONG_FIGHT; n++) {
      const seeds = { public: `${salt} ${fight} ${n}`, secret: `${salt} ${fight} ${n}` };
      const outcome = physics.throwDie(now, launchAtLevel(aim, level, seeds), labellingOf(seeds));
      if (now.dice.length >= CROWD) yield outcome;
      now = tableAfter(now, aim.die, n, outcome);
    }
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

/** What is thrown most is known best: each share of a plain throw within a point, of a special die within four. */
function throwsFor({ die, styles }: Kind): { readonly bare: number; readonly bushes: number } {
  if (die !== 'white') return styles.length === 0 ? { bare: 400, bushes: 120 } : { bare: 160, bushes: 0 };
  return styles.length === 0 ? { bare: 2400, bushes: 600 } : { bare: 800, bushes: 160 };
}

function aimOf(physics: Physics, kind: Kind & { readonly board: Board }): ThrowInput {
  const known = KNOWN_AIMS.filter(({ styles }) => styles.join() === kind.styles.join());
  const [best] = known;
  if (best && kind.die === 'white' && kind.board === 'labyrinth') return best;
  const near = known.map((aim) => ({
    ...aim,
    die: kind.die,
    ...fitted(limitsOf(kind.die, kind.styles, aim).hand, HAND_FIELDS, aim),
  }));
  const [first] = seekAims(physics, kind, 'good', 40, 'measure', near);
  if (first === undefined) throw new Error('no aim found');
  return first.aim;
}

type Body = (typeof BODIES)[number];

function kindOf(name: string): Kind & { readonly board: Board; readonly body: Body } {
  const [board, what = ''] = name.split('/') as [Board, string?];
  const [body = 'wood', ...styles] = what.split('+') as [Body, ...Requirement[]];
  const sorted = REQUIREMENTS.filter((style) => styles.includes(style));
  return { board, body, die: body === 'wood' ? 'white' : body, styles: sorted };
}

const FIGHTS = 60;

const inCrowd = (physics: Physics, aim: ThrowInput, board: Board): ByLevel<string> =>
  byLevel((level) => tallied(thrownInCrowd(physics, aim, level, FIGHTS, { table: { ...BARE, board } })));

/** With `only`, the other levels stay as they were measured. */
function measure(physics: Physics, name: string, only?: Level): Measured {
  const before = only && readMeasured(name);
  const kind = kindOf(name);
  const { bare, bushes } = throwsFor(kind);
  const aim = before?.aim ?? aimOf(physics, kind);
  const table = { ...BARE, board: kind.board };
  const thorny = { ...table, bushes: true };
  return {
    physics: PHYSICS,
    board: kind.board,
    kind: [kind.body, ...kind.styles].join(' '),
    aim,
    landings: byLevel((level) =>
      before && level !== only
        ? before.landings[level]
        : tallied(thrownAt(physics, aim, level, bare, { table })),
    ),
    ...(bushes > 0 && {
      bushes: byLevel((level) =>
        before?.bushes && level !== only
          ? before.bushes[level]
          : tallied(thrownAt(physics, overBone(aim), level, bushes, { table: thorny })),
      ),
    }),
    // Special dice are too few for a crowd of them.
    ...(kind.body === 'wood' && { crowded: before?.crowded ?? inCrowd(physics, aim, kind.board) }),
    first: [...thrownAt(physics, aim, 'good', 8, { table })].map(landingCodeOf),
  };
}

/** Those of wood once more, among many; the rest stays as it was measured. */
function measureCrowd(physics: Physics, name: string): Measured {
  const { first, crowded: _old, ...before } = readMeasured(name);
  return { ...before, crowded: inCrowd(physics, before.aim, before.board), first };
}

/** On each board every die under nothing, and those of its set, and what else was measured, under each requirement. */
const allKinds = (): string[] =>
  BOARDS.flatMap((board) => [
    ...new Set([
      ...BODIES.map((body) => `${board}/${body}`),
      ...REQUIREMENTS.map((style) => `${board}/wood+${style}`),
      ...measuredOn(board),
    ]),
  ]);

const measuredOn = (board: Board): string[] =>
  readdirSync(new URL(board, FOLDER)).map((file) => `${board}/${file.replace('.json', '')}`);

const isWood = (name: string): boolean => kindOf(name).body === 'wood';

const fileOf = (name: string): URL => new URL(`${name}.json`, FOLDER);

const readMeasured = (name: string): Measured => JSON.parse(readFileSync(fileOf(name), 'utf8')) as Measured;

const isMeasured = (name: string): boolean =>
  existsSync(fileOf(name)) && readMeasured(name).physics === PHYSICS;

export const allMeasured = (): Measured[] =>
  BOARDS.flatMap((board) =>
    readdirSync(new URL(board, FOLDER))
      .sort()
      .map((file) => JSON.parse(readFileSync(new URL(`${board}/${file}`, FOLDER), 'utf8')) as Measured),
  );

/** What bots need of it. */
export const landingData = (): Record<string, Record<string, MeasuredThrow>> =>
  Object.fromEntries(
    BOARDS.map((on) => [
      on,
      Object.fromEntries(
        allMeasured()
          .filter(({ board }) => board === on)
          .map(({ kind, aim, landings, bushes, crowded }) => [
            kind,
            { aim, landings, ...(bushes && { bushes }), ...(crowded && { crowded }) },
          ]),
      ),
    ]),
  );

function assemble(): void {
  const file = fileURLToPath(new URL('../src/landings.ts', import.meta.url));
  const lines = [
    '// Written by test/measure.ts.',
    "import type { MeasuredThrow } from './landing.ts';",
    "import type { Board } from './types.ts';",
    '',
    '/** The physics they were measured with. */',
    `export const MEASURED_WITH = ${JSON.stringify(PHYSICS)};`,
    '',
    `export const LANDINGS: { readonly [board in Board]: Readonly<Record<string, MeasuredThrow>> } = ${JSON.stringify(landingData())};`,
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'ignore' });
}

/** Measured hit rates beside those of the ledger, in percent. */
function printRates(): void {
  const skills = LEVELS.filter((level) => level !== 'floor');
  for (const kind of ['plain', ...REQUIREMENTS] as const) {
    const cells = skills.map((level) => {
      const rate = 100 * hitShare(landingsOf('white', kind === 'plain' ? [] : [kind], level, 'labyrinth'));
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
  for (const board of BOARDS) {
    sampleThrows(physics, 60, board);
    const begun = spent();
    const hash = sampleThrows(physics, throws, board);
    console.log(
      `${board}: ${Math.round(throws / (spent() - begun))} throws a second of processor time (${hash})`,
    );
  }
}

async function measureAll(
  names: readonly string[],
  measured: (physics: Physics, name: string) => Measured,
): Promise<void> {
  const physics = await loadPhysics();
  for (const name of names) {
    const begun = spent();
    writeFileSync(fileOf(name), `${JSON.stringify(measured(physics, name), null, 1)}\n`);
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
    if (level) await measureAll(allKinds(), (physics, name) => measure(physics, name, level));
    else if (what === 'crowded') await measureAll(allKinds().filter(isWood), measureCrowd);
    else await measureAll(what === 'all' ? allKinds().filter((name) => !isMeasured(name)) : names, measure);
    if (what === undefined || what === 'all' || what === 'crowded' || level) assemble();
  }
}

/** The rules and the table the dice are really thrown on, put together: what physics reports is what the rules take. */
import { readFileSync } from 'node:fs';
import type {
  FlipInput,
  Launch,
  Physics,
  Requirement,
  Table,
  ThrowInput,
  ThrowOutcome,
} from '@questhall/dice-table';
import {
  checkFlip,
  checkThrow,
  FLIP_LIMITS,
  labellingOf,
  launchOf,
  limitsOf,
  loadPhysics,
  PHYSICS,
  placedAt,
} from '@questhall/dice-table';
import type { Match } from '@questhall/kernel';
import { asGame, openMatch, recordOf, replay, submit } from '@questhall/kernel';
import { beforeAll, expect, test } from 'vitest';
import type { Region, ThrowNote, ThrowRequest } from '../../src/index.ts';
import {
  DICE,
  flipLandingOf,
  landingCode,
  landingOf,
  REGIONS,
  REQUIREMENTS,
  readLanding,
  restOfCorners,
  rules,
} from '../../src/index.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

const BARE: Table = { board: 'labyrinth', bushes: false, dice: [], templates: [] };
const INPUT: ThrowInput = {
  kind: 'throw',
  die: 'red',
  styles: [],
  az: 300,
  r: 500,
  y: 150,
  side: 0,
  vf: 1450,
  vu: 0,
  vs: 0,
  wx: 0,
  wy: 0,
  wz: 0,
  yaw: 0,
  grip: 'flat',
  t: 900,
};
const LAUNCH: Launch = { ...INPUT, turn: 0, tiltForward: 0, tiltSide: 0 };
const FLIP: FlipInput = {
  kind: 'flip',
  template: 'slime',
  az: 0,
  r: 450,
  y: 120,
  vf: 1200,
  vu: 1500,
  vs: 0,
  flip: 200,
  twist: 0,
};

const made = (change: Partial<Launch>, table: Table = BARE): ThrowOutcome =>
  physics.throwDie(table, { ...LAUNCH, ...change }, 0);
/** Let fall flat from above a place, `r` mm from the centre at angle 0. */
const dropped = (r: number, change: Partial<Launch> = {}, table: Table = BARE): ThrowOutcome =>
  made({ az: 0, r, y: 40, vf: 0, ...change }, table);
const lying = (r: number, by: number, change: Partial<Launch> = {}): Table['dice'][number] => ({
  die: 'white',
  by,
  pose: dropped(r, change).pose ?? [],
});
const request = (table: Table, requirements: readonly Requirement[] = []): ThrowRequest => ({
  kind: 'throw',
  serial: 1,
  die: 'red',
  requirements,
  board: table.board,
  bushes: table.bushes,
  dice: table.dice.map(({ die, by }) => ({ die, by })),
  templates: table.templates.map(({ template, by }) => ({ template, by })),
});

/** A match in which somebody is about to throw, with the question's number. */
function aboutToThrow(): Match {
  const configured = rules.configure({ players: 2, heroes: 'random', boxes: 'labyrinth' });
  if ('problems' in configured) throw new Error('the settings have changed');
  const match = openMatch(asGame(rules), {
    options: configured.options,
    seed: 'physics 4',
    seats: ['Ada', 'Ben'],
  });
  for (let n = 0; n < 40 && match.decisions[0]?.kind !== 'throw'; n++) {
    const [open] = match.decisions;
    const [option] = open?.options ?? [];
    if (!open || !option) break;
    submit(match, { seat: open.seat, decision: open.id, option });
  }
  expect(match.decisions[0]?.kind).toBe('throw');
  return match;
}

test('[DF-SIM-01] [DF-SIM-07] a host throws, hands in what came of it, and the record plays again without physics', () => {
  const match = aboutToThrow();
  const [open] = match.decisions;
  if (!open) throw new Error('nobody throws');
  const asked = rules.view(match.state as never, null).throwing as ThrowRequest;
  const input: ThrowInput = { ...INPUT, die: asked.die, styles: [] };
  const seeds = { public: 'sway', secret: 'tremor' };
  const launch = launchOf(input, seeds, 'hero');
  const outcome = physics.throwDie(BARE, launch, labellingOf(seeds));
  expect(physics.verify(BARE, launch, labellingOf(seeds), outcome)).toBe(true);
  expect(physics.verify(BARE, launch, labellingOf(seeds), { ...outcome, rest: 'bullseye' })).toBe(false);
  const note: ThrowNote = { serial: asked.serial, physics: PHYSICS, input, launch, outcome };
  const draws = [landingCode(landingOf(outcome))];
  submit(
    match,
    { seat: open.seat, decision: open.id, option: open.options[0] as never },
    {
      draws,
      note: JSON.parse(JSON.stringify(note)),
    },
  );
  const record = recordOf(match);
  expect(record.answers.at(-1)?.handed?.note).toMatchObject({ physics: PHYSICS });
  expect(replay(asGame(rules), record).state).toEqual(match.state);
});

test('[DF-SIM-02] neither the rules nor the table call a function that engines may disagree about', () => {
  const sources = [
    'src/throws.ts',
    'src/procedures/landing.ts',
    'src/queries/odds.ts',
    'src/queries/damage.ts',
  ];
  for (const path of sources) {
    const text = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
    expect(text).not.toMatch(/Math\.(?:sin|cos|tan|atan2?|exp|log|pow|hypot|random)\b/);
  }
});

test('[DF-SIM-03] [DF-SETUP-01] the board is whole and made once: a place on a seam belongs to its ring', () => {
  for (const az of [0, 1024, 2048, 3072]) expect(dropped(155, { az }).rest).toBe('section1');
});

test('[DF-SIM-04] the order in which requirements are named makes no difference', () => {
  const finger = { power: 2000, hitY: 0, hitZ: 0 };
  const ramp = { r: 620, y: 0, vf: 1000, finger } as const;
  const one = made({ ...ramp, styles: ['gate', 'ramp'] });
  const other = made({ ...ramp, styles: ['ramp', 'gate'] });
  expect(other.hash).toBe(one.hash);
});

test('[DF-SIM-05] what the rules ask for is what a message is held against; only whole numbers come through', () => {
  expect(checkThrow(request(BARE), INPUT)).toEqual(INPUT);
  for (const change of [
    { vf: 1450.5 },
    { r: 449 },
    { die: 'blue' },
    { styles: ['hip'] },
    { rest: 'bullseye' },
  ])
    expect(() => checkThrow(request(BARE), { ...INPUT, ...change })).toThrow(/DF-SIM-05/);
});

test('[DF-SIM-06] poses are bits of 32-bit floats, and survive being written down', () => {
  const { pose } = dropped(0);
  expect(pose?.every((bits) => Number.isInteger(bits) && bits >= 0 && bits < 2 ** 32)).toBe(true);
  expect(placedAt(JSON.parse(JSON.stringify(pose)))).toEqual(placedAt(pose ?? []));
});

test('[DF-SIM-08] at least 200 golden throws are kept, with all dice and all gadgets', () => {
  const golden = readFileSync(
    new URL('../../../../packages/dice-table/test/golden.json', import.meta.url),
    'utf8',
  );
  const { throws } = JSON.parse(golden) as { throws: { readonly launch?: Launch }[] };
  expect(throws.length).toBeGreaterThanOrEqual(200);
  for (const word of [...DICE, ...REQUIREMENTS]) expect(golden).toContain(`"${word}"`);
});

test('[DF-SIM-10] [DF-VEC-53] no bounce before the board is a Miss, whatever the die does later', () => {
  const onTop = landingOf(dropped(40));
  expect(onTop.faults).toEqual(['bounce']);
  expect(landingOf(made({})).faults).toEqual([]);
  expect(landingOf(made({ vf: 2400, vu: 800 })).faults).toContain('bounce');
});

test('[DF-SIM-11] a die that lies on the board is part of it: touching it first is no bounce', () => {
  const table: Table = { ...BARE, dice: [lying(190, 4, { az: 0 })] };
  const hit = made({ az: 0, r: 240, y: 20, vf: 2500 }, table);
  expect(hit.contacts.find(({ start }) => start)?.other).toBe('die:4');
  expect(landingOf(hit).faults).toContain('bounce');
});

test.each<[string, readonly Region[], Region]>([
  ['[DF-VEC-34] two and two', ['section3', 'section3', 'section2', 'section2'], 'section2'],
  ['[DF-VEC-35] section 1 and outside', ['section1', 'section1', 'outside', 'outside'], 'outside'],
  ['[DF-VEC-35] three to one', ['section1', 'section1', 'section1', 'outside'], 'section1'],
  ['[DF-RULING-10] bullseye and 5', ['bullseye', 'bullseye', 'section5', 'section5'], 'section5'],
  ['[DF-RULING-10] section 1 and bone', ['section1', 'bone', 'section1', 'bone'], 'bone'],
  ['[DF-HIT-05] most corners', ['section4', 'section4', 'section4', 'section3'], 'section4'],
  ['[DF-HIT-06] all apart', ['section4', 'section3', 'section2', 'section5'], 'section2'],
])('%s', (_name, corners, rest) => {
  expect(restOfCorners(corners)).toBe(rest);
});

test('[DF-SIM-12] [DF-HIT-05] [DF-HIT-06] physics counts corners as the rules do', () => {
  for (let r = 0; r < 210; r += 7) {
    const outcome = dropped(r, { az: 2700, yaw: (r * 3) % 90 });
    if (outcome.rest === 'hole') continue;
    expect(outcome.corners).toHaveLength(4);
    expect(outcome.rest).toBe(restOfCorners(outcome.corners.map(({ region }) => region)));
  }
});

test('[DF-SIM-13] [DF-MISS-02] a die in a hole is a Miss to the rules', () => {
  const hole = dropped(115, { az: Math.round((62 / 360) * 4096) });
  expect(landingOf(hole).rest).toBe('hole');
  expect(readLanding(landingCode(landingOf(hole)), request(BARE))?.rest).toBe('hole');
});

test('[DF-SIM-15] [DF-RULING-47] a cocked die counts as blank, and its place counts', () => {
  const outcome = { ...made({}), cocked: true, face: 'icon' as const };
  expect(landingOf(outcome)).toMatchObject({ face: 'blank', rest: outcome.rest });
});

test('[DF-SIM-16] the rules know every place physics can name', () => {
  for (const rest of REGIONS)
    expect(readLanding(rest, request(BARE))).toMatchObject({ rest, face: 'blank', faults: [] });
  expect(readLanding('moon', request(BARE))).toBeUndefined();
});

test('[DF-SIM-18] the secret labelling decides the face and nothing else', () => {
  const faces = Array.from({ length: 24 }, (_, n) => physics.throwDie(BARE, LAUNCH, n));
  expect(new Set(faces.map(({ hash }) => hash)).size).toBe(1);
  expect(faces.filter(({ face }) => face === 'icon')).toHaveLength(8);
});

test('[DF-SIM-20] [DF-SIM-21] [DF-SIM-22] [DF-SIM-23] [DF-SIM-24] [DF-SIM-25] [DF-SIM-26] [DF-SIM-27] [DF-SIM-36] [DF-SIM-37] every set of requirements the cards can make has legal throws', () => {
  expect(limitsOf('red', ['flick', 'ramp'], {})).toEqual(limitsOf('red', ['ramp'], {}));
  expect(limitsOf('red', ['chalice', 'flick'], {}).cup).toMatchObject({ tau: [80, 80], tilt: [60, 60] });
  expect(limitsOf('red', ['chalice', 'ramp'], {}).cup).toBeDefined();
  expect(limitsOf('red', ['flick', 'hip'], { hip: 'start' }).finger).toBeDefined();
  expect(() => limitsOf('red', ['hip', 'knee'], { hip: 'start', knee: 'start' })).toThrow(/DF-SIM-24/);
  expect(() => limitsOf('red', ['hip', 'oneEye'], { hip: 'start', eye: 'left' })).toThrow(/DF-SIM-25/);
  expect(limitsOf('red', ['chalice', 'diceSpin'], {}).hand.wy).toEqual([-600, 600]);
  expect(limitsOf('red', ['gate', 'ramp'], {}).finger).toBeDefined();
  expect(limitsOf('red', ['flick', 'oneEye'], { eye: 'left' }).hand.side).toEqual([-37, -27]);
  expect(limitsOf('red', ['diceSpin', 'hip'], { hip: 'start' })).toMatchObject({ grip: 'corner' });
});

test('[DF-NINE-02] [DF-NINE-05] a predicate that fails is a fault to the rules', () => {
  const gate = made({ styles: ['gate'], r: 500, y: 250, vf: 2500 });
  expect(landingOf(gate).faults).toContain('gate');
  const code = landingCode(landingOf(made({ styles: ['dancing'], t: 1500 })));
  expect(readLanding(code, request(BARE, ['dancing']))?.faults).toContain('dancing');
  expect(readLanding(code, request(BARE))).toBeUndefined();
  expect(REQUIREMENTS).toHaveLength(9);
});

test('[DF-SIM-30] a flip is held against limits of its own', () => {
  expect(checkFlip('slime', FLIP)).toEqual(FLIP);
  expect(FLIP_LIMITS.flip).toEqual([100, 450]);
  expect(() => checkFlip('lightning', FLIP)).toThrow(/DF-SIM-30/);
});

test('[DF-SIM-31] [DF-SIM-32] [DF-TPL-04] [DF-TPL-05] half a turn and off the table: it lies', () => {
  const flipped = (change: Partial<FlipInput>) => physics.flipTemplate(BARE, { ...FLIP, ...change });
  expect(flipLandingOf(flipped({}))).toEqual({ result: 'lies', covered: [], real: false });
  expect(flipLandingOf(flipped({ vf: 200 })).result).toBe('table');
  const lazy = flipped({ flip: 100, vu: 300, y: 50, r: 300 });
  expect(lazy.turned).toBe(false);
  expect(flipLandingOf({ ...lazy, table: false }).result).toBe('short');
});

test('[DF-SIM-33] [DF-TPL-07] dice under a Template are named by their throws', () => {
  const { pose } = physics.flipTemplate(BARE, FLIP);
  const { at } = placedAt(pose);
  const r = Math.round(Math.sqrt(at.x * at.x + at.z * at.z) * 100);
  const table: Table = { ...BARE, dice: [lying(r, 2), lying(0, 5, { az: 0, r: 150 })] };
  const outcome = physics.flipTemplate(table, { ...FLIP, flip: 250 });
  expect(flipLandingOf(outcome).covered).toEqual(outcome.covered);
  expect(outcome.covered).not.toContain(5);
});

test('[DF-SIM-14] [DF-SIM-34] [DF-TPL-11] a die on the Slime says where the arrow points, in a code the rules read', () => {
  const { pose } = physics.flipTemplate(BARE, FLIP);
  const table: Table = { ...BARE, templates: [{ template: 'slime', by: 9, pose }] };
  const tries = [0, 512, 1024, 1536, 2048, 2560, 3072, 3584].flatMap((az) =>
    [0, 10, 20, 30].map((r) => dropped(r, { az, y: 16 }, table)),
  );
  const outcome = tries.find(({ rest }) => rest === 'slime') ?? dropped(0, {}, table);
  expect(outcome.rest).toBe('slime');
  const landing = readLanding(landingCode(landingOf(outcome)), request(table));
  expect(landing?.slimeTarget).toBe(outcome.slimeTarget);
  expect(readLanding(landingCode(landingOf(outcome)), request(BARE))).toBeUndefined();
});

test('[DF-SIM-35] [DF-MOD-03] a bush that was touched on the way is told to the rules', () => {
  const bushes: Table = { ...BARE, bushes: true };
  expect(landingOf(made({ az: 0, r: 450, y: 100, vf: 2400 }, bushes)).thorns).toBe(true);
  expect(landingOf(dropped(0, {}, bushes)).thorns).toBe(false);
});

test('[DF-SIM-17] [DF-RULING-06] an older die that was pushed off is named', () => {
  const outcome = {
    ...made({}),
    moved: [
      { by: 3, pose: null },
      { by: 4, pose: [1, 2, 3, 4, 5, 6, 7] },
    ],
  };
  expect(landingOf(outcome).pushedOff).toEqual([3]);
});

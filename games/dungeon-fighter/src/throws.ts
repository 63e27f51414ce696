/**
 * What the rules and whoever really throws the dice say to each other. Nothing here is imported from anywhere, and
 * everything is JSON made of integers, words and flags, so that a package which knows physics can mirror these types.
 *
 * How a throw enters a match. The question `throw` (or `flip`) is put to the seat of the Active Hero, and its answer
 * says only that the throw is made: `{ do: 'throw' }`. Where the die lands is no part of the answer, because then a bot
 * or a forged message could pick a bullseye. It is a draw, and comes through the kernel's one door for chance:
 *
 * - Nobody hands anything in: the landing is drawn by the seeded generator from a table of landing frequencies, by the
 *   skill the table agreed on (`hand`). Bots, simulation and fuzz play so, and need no physics.
 * - The host hands in a landing together with the answer (`submit(match, answer, { draws: [code], note })`). A host with
 *   physics takes the player's `ThrowInput`, simulates it on the table that `ThrowRequest` describes, judges it
 *   (`ThrowOutcome`), and hands in `landingCode(landingOf(outcome))`. A host whose players roll real dice asks them, and
 *   hands in what they read off, marked `real`: the Leader then lets it stand or rules it down.
 *
 * The record of the match keeps what was handed in beside the answer, with a `note` for the physics (a `ThrowNote`), so
 * that it plays again with and without it. The finite set of what the rules can tell apart is `Landing`.
 *
 * What lies on the board is known to the rules by number only: each throw and flip of a match has a serial number, and
 * the host finds the pose of what it left there in the note of that number. A throw without a note left nothing that
 * physics knows of.
 */

export const BOARDS = ['labyrinth', 'fair'] as const;
/** The Target board, and with it the set of coloured and white dice: those of one box (DF-MIX-02, DF-MIX-03). */
export type Board = (typeof BOARDS)[number];

export const DICE = ['red', 'green', 'blue', 'white', 'big', 'rubber', 'lead', 'tiny'] as const;
/** Which die. White ones are all alike. */
export type Die = (typeof DICE)[number];

export const REQUIREMENTS = [
  'chalice',
  'dancing',
  'diceSpin',
  'flick',
  'gate',
  'hip',
  'knee',
  'oneEye',
  'ramp',
] as const;
/** The nine Specific Throws (DF-NINE-01 to -09). */
export type Requirement = (typeof REQUIREMENTS)[number];

export const TEMPLATES = ['slime', 'majorHeal', 'lightning'] as const;
export type Template = (typeof TEMPLATES)[number];

export const FACES = ['blank', 'icon', 'rethrow', 'selfHeal', 'smash', 'coin'] as const;
/** What is on top. The last four are on one special die each (`FACES_OF`); a cocked die shows `blank`. */
export type Face = (typeof FACES)[number];

/** How often each face is on a die: the face that comes up is drawn from these, never thrown (DF-SIM-18). */
export const FACES_OF: { readonly [die in Die]: readonly Face[] } = {
  red: ['icon', 'icon', 'blank', 'blank', 'blank', 'blank'],
  green: ['icon', 'icon', 'blank', 'blank', 'blank', 'blank'],
  blue: ['icon', 'icon', 'blank', 'blank', 'blank', 'blank'],
  white: ['icon', 'icon', 'blank', 'blank', 'blank', 'blank'],
  big: ['icon', 'icon', 'selfHeal', 'selfHeal', 'blank', 'blank'],
  rubber: ['icon', 'icon', 'rethrow', 'rethrow', 'blank', 'blank'],
  lead: ['icon', 'icon', 'smash', 'smash', 'blank', 'blank'],
  tiny: ['icon', 'icon', 'coin', 'coin', 'blank', 'blank'],
};

export const SECTIONS = ['section1', 'section2', 'section3', 'section4', 'section5', 'bullseye'] as const;
export type Section = (typeof SECTIONS)[number];
/** Where on the board itself a die can come to rest, from the lowest to the highest (DF-SIM-12: ties go down). */
export const REGIONS = ['outside', 'bone', 'hole', ...SECTIONS] as const;
export type Region = (typeof REGIONS)[number];
/** Where a die came to rest: a region of the board, or wholly on a Template (DF-SIM-14). */
export type Rest = Region | Template;

/** What the printed board is worth; nothing for the places that are a Miss. */
export const SECTION_VALUES: { readonly [section in Section]: number } = {
  section1: 1,
  section2: 2,
  section3: 3,
  section4: 4,
  section5: 5,
  bullseye: 10,
};

/** A die that lies on the board and may be hit (DF-SIM-17). Types, not interfaces: so that they count as JSON. */
export type LyingDie = {
  readonly die: Die;
  /** The serial number of the throw that left it there. */
  readonly by: number;
};

/** A Template that lies on the board, in the order of placing. */
export type LyingTemplate = {
  readonly template: Template;
  /** The serial number of the flip that placed it. */
  readonly by: number;
};

/** What is on the table when something is thrown. */
export type ThrowTable = {
  readonly board: Board;
  /** The four Thorn bushes stand (DF-MOD-02). */
  readonly bushes: boolean;
  /** Oldest first. */
  readonly dice: readonly LyingDie[];
  readonly templates: readonly LyingTemplate[];
};

/** What a `throw` question asks for. It is the question's `about`, and `throwing` in every seat's view. */
export type ThrowRequest = ThrowTable & {
  readonly kind: 'throw';
  /** The number this throw will have. */
  readonly serial: number;
  readonly die: Die;
  /** The Specific Throws in force, each once, in the order of REQUIREMENTS (DF-REQ-04, -06). */
  readonly requirements: readonly Requirement[];
};

/** What a `flip` question asks for (DF-TPL-03). A copy of it that lies there has been picked up. */
export type FlipRequest = ThrowTable & {
  readonly kind: 'flip';
  readonly serial: number;
  readonly template: Template;
};

// --- what a player gives -----------------------------------------------------------------------------------------------

/** One throw as a hand makes it; integers in the units and ranges of the ledger's table 3.3. */
export interface ThrowInput {
  readonly kind: 'throw';
  /** Must be the die and the requirements asked for. */
  readonly die: Die;
  readonly styles: readonly Requirement[];
  /** Direction from the centre of the board to the hand, in 1/4096 turn: 0 to 4095. */
  readonly az: number;
  /** Distance, height and sideways shift of the hand, in mm. */
  readonly r: number;
  readonly y: number;
  readonly side: number;
  /** Forward, upward and sideways speed, in mm/s. */
  readonly vf: number;
  readonly vu: number;
  readonly vs: number;
  /** Spin, in 0.1 rad/s. */
  readonly wx: number;
  readonly wy: number;
  readonly wz: number;
  /** Direction in which the die is held, 0 to 89 degrees. */
  readonly yaw: number;
  readonly grip: 'flat' | 'corner';
  /** Milliseconds from the beginning of aiming to the release: for sway and Dancing. */
  readonly t: number;
  /** Chalice: duration of the swing (ms), tilt (degrees), way and rise of the cup (mm). */
  readonly cup?: {
    readonly tau: number;
    readonly tilt: number;
    readonly travel: number;
    readonly lift: number;
  };
  /** Flick and Ramp: speed given (mm/s), where the finger meets the die off its centre (0.1 mm). */
  readonly finger?: { readonly power: number; readonly hitY: number; readonly hitZ: number };
  /** One Eye: the closed one. */
  readonly eye?: 'left' | 'right';
  /** Hip and Knee: start on it, or touch it on the way. */
  readonly hip?: 'start' | 'touch';
  readonly knee?: 'start' | 'touch';
}

/** One flip of a Template (DF-SIM-30), in the same units; `flip` and `twist` in 0.1 rad/s. */
export interface FlipInput {
  readonly kind: 'flip';
  readonly template: Template;
  readonly az: number;
  readonly r: number;
  readonly y: number;
  readonly vf: number;
  readonly vu: number;
  readonly vs: number;
  readonly flip: number;
  readonly twist: number;
}

// --- what came of it ---------------------------------------------------------------------------------------------------

/** Position and rotation at rest as the bits of seven 32-bit floats (unsigned): x y z, then the quaternion x y z w. */
export type Pose = readonly number[];

export const GADGETS = ['gate', 'ramp', 'knee', 'hip', 'chalice'] as const;

/** What the thrown body touched: `table`, `board`, `bush:0`, `die:7` (by serial), `template:slime`, `gate` … */
export interface Contact {
  readonly step: number;
  readonly other: string;
  /** It began; otherwise it ended. */
  readonly start: boolean;
}

/** What physics reports of a throw (ledger 3.4). The rules use what `landingOf` takes from it. */
export interface ThrowOutcome {
  readonly kind: 'throw';
  readonly contacts: readonly Contact[];
  /** A real rebound from the table before the board was touched (DF-SIM-10). */
  readonly bounced: boolean;
  /** First contact with board, Template, bush or a die on the board (DF-SIM-11). */
  readonly firstBoardStep: number | null;
  /** Spin one step before that, in 0.1 rad/s: about the vertical, and in all. */
  readonly spinAtBoard: { readonly wy: number; readonly w: number } | null;
  /** The requirements in force whose predicate did not hold, in the order of REQUIREMENTS (3.5). */
  readonly failed: readonly Requirement[];
  /** Any contact of the thrown die with a bush (DF-SIM-35). */
  readonly thorns: boolean;
  readonly rest: Rest;
  /** At rest on Slime: what its arrow points at (DF-SIM-34). */
  readonly slimeTarget?: Rest;
  /** The four lowest corners with their regions (DF-SIM-12), x and z in 0.01 mm. */
  readonly corners: readonly { readonly x: number; readonly z: number; readonly region: Region }[];
  /** The face on top after labelling, 0 to 5, an index into FACES_OF of the die; cocked: it counts as blank. */
  readonly faceIndex: number;
  readonly face: Face;
  readonly cocked: boolean;
  /** Where the die lies now; null when it is off the board and picked up (ruling 6). */
  readonly pose: Pose | null;
  /** Older dice that were pushed, by serial; null: off the board now, and picked up. */
  readonly moved: readonly { readonly by: number; readonly pose: Pose | null }[];
  /** Fingerprint of final pose and contacts (DF-SIM-07). */
  readonly hash: string;
}

/** What physics reports of a flip (DF-SIM-31 to -33). */
export interface FlipOutcome {
  readonly kind: 'flip';
  /** It turned by at least 180 degrees before the first contact. */
  readonly turned: boolean;
  /** Any part of it touches the table. */
  readonly table: boolean;
  /** Serial numbers of the dice it came down on (DF-TPL-07). */
  readonly covered: readonly number[];
  readonly pose: Pose;
  readonly hash: string;
}

/** The note a host with physics puts beside the answer in the record of the match. */
export interface ThrowNote {
  readonly serial: number;
  /** Name and version of the physics it was simulated with. */
  readonly physics: string;
  /** How it was thrown; left out: by the table, for whoever did not. */
  readonly by?: 'hand' | 'steps';
  readonly input: ThrowInput | FlipInput;
  /** The input with sway and tremor in it, as it was launched. */
  readonly launch: ThrowInput | FlipInput;
  readonly outcome: ThrowOutcome | FlipOutcome;
  /** The ways of all that moved, for a page to show. */
  readonly film?: Film;
}

/** Seconds from one pose to the next, and the poses of each body: base64 of little-endian 16-bit numbers, seven a pose. */
export interface Film {
  readonly interval: number;
  readonly tracks: readonly { readonly body: string; readonly poses: string }[];
}

// --- what the rules tell apart -----------------------------------------------------------------------------------------

/** What made a throw invalid: no bounce on the table (DF-MISS-01), or a requirement not respected (DF-MISS-05). */
export type Fault = 'bounce' | Requirement;

/** How it came about, as far as it is told: see `Trace` of the dice table. It changes nothing. */
export interface Traced {
  readonly beyond: number;
  readonly right: number;
  readonly bounces: number;
  readonly turned?: number;
  readonly spun?: number;
}

/** A throw as the rules see it. Two throws with equal landings are the same to the rules. */
export interface Landing {
  readonly rest: Rest;
  /** With `rest: 'slime'`: where the arrow points. */
  readonly slimeTarget?: Rest;
  readonly face: Face;
  readonly thorns: boolean;
  /** Empty for a valid throw. */
  readonly faults: readonly Fault[];
  /** Serial numbers of older dice that were pushed off the board. */
  readonly pushedOff: readonly number[];
  /** Read off a real table, so the Leader may rule on it (DF-LEAD-02). */
  readonly real: boolean;
  /** Where physics threw. */
  readonly trace?: Traced;
}

/** A flip as the rules see it: it lies, it turned too little (again, unhurt), or it touches the table (again, 1 damage). */
export interface FlipLanding {
  readonly result: 'lies' | 'short' | 'table';
  readonly covered: readonly number[];
  readonly real: boolean;
}

/** [DF-HIT-05] [DF-HIT-06] Most corners win; of equally many the lower region (DF-RULING-10). For dice read off by eye. */
export function restOfCorners(corners: readonly Region[]): Region {
  const count = (region: Region): number => corners.filter((each) => each === region).length;
  let best: Region = 'outside';
  for (const region of REGIONS) if (count(region) > count(best)) best = region;
  return best;
}

export function landingOf(outcome: ThrowOutcome, trace?: Traced): Landing {
  const { rest, slimeTarget, face, cocked, thorns, bounced, failed, moved } = outcome;
  return {
    rest,
    ...(slimeTarget === undefined ? {} : { slimeTarget }),
    face: cocked ? 'blank' : face,
    thorns,
    faults: [...(bounced ? [] : (['bounce'] as const)), ...failed],
    pushedOff: moved.filter(({ pose }) => pose === null).map(({ by }) => by),
    real: false,
    ...(trace && { trace }),
  };
}

/** [DF-TPL-05] Touching the table comes before turning too little: it hurts either way. */
export const flipLandingOf = ({ turned, table, covered }: FlipOutcome): FlipLanding => ({
  result: table ? 'table' : turned ? 'lies' : 'short',
  covered: table || !turned ? [] : covered,
  real: false,
});

/**
 * A landing as one word sequence, which is what goes through the door and into the record:
 * `section4 icon`, `hole`, `slime>bone`, `bullseye icon thorns fault:bounce`, `section2 off:3 real`, `outside by:-220,14,1`.
 */
export function landingCode(landing: Landing): string {
  const { rest, slimeTarget, face, thorns, faults, pushedOff, real, trace } = landing;
  return [
    slimeTarget === undefined ? rest : `${rest}>${slimeTarget}`,
    ...(face === 'blank' ? [] : [face]),
    ...(thorns ? ['thorns'] : []),
    ...faults.map((fault) => `fault:${fault}`),
    ...pushedOff.map((serial) => `off:${serial}`),
    ...(real ? ['real'] : []),
    ...(trace ? traceMarks(trace) : []),
  ].join(' ');
}

const traceMarks = ({ beyond, right, bounces, turned, spun }: Traced): string[] => [
  `by:${beyond},${right},${bounces}`,
  ...(turned === undefined ? [] : [`turned:${turned}`]),
  ...(spun === undefined ? [] : [`spun:${spun}`]),
];

/** `lies`, `short`, `table real`, `lies over:4`. */
export const flipCode = ({ result, covered, real }: FlipLanding): string =>
  [result, ...covered.map((serial) => `over:${serial}`), ...(real ? ['real'] : [])].join(' ');

const oneOf = <T extends string>(words: readonly T[], word: string | undefined): T | undefined =>
  words.find((each) => each === word);

/** The landing of this code on the table that was asked for; nothing if it cannot come of this throw. */
export function readLanding(code: string, request: ThrowRequest): Landing | undefined {
  const [where = '', ...marks] = code.split(' ');
  const [restWord, targetWord] = where.split('>');
  const rest = restOf(restWord, request);
  const slimeTarget = targetWord === undefined ? undefined : restOf(targetWord, request);
  if (rest === undefined || slimeTarget === 'slime') return undefined;
  if ((rest === 'slime') !== (slimeTarget !== undefined)) return undefined;
  const faults: Fault[] = [];
  const pushedOff: number[] = [];
  let face: Face = 'blank';
  let thorns = false;
  let real = false;
  const trace = readTrace(marks);
  for (const mark of marks) {
    const [word, detail] = mark.split(':');
    if (trace && TRACE_MARKS.has(word ?? '')) continue;
    const fault = word === 'fault' ? oneOf<Fault>(['bounce', ...request.requirements], detail) : undefined;
    const shown = oneOf(FACES_OF[request.die], word);
    if (fault) faults.push(fault);
    else if (word === 'off' && request.dice.some(({ by }) => by === Number(detail)))
      pushedOff.push(Number(detail));
    else if (word === 'thorns' && request.bushes) thorns = true;
    else if (word === 'real') real = true;
    else if (shown) face = shown;
    else return undefined;
  }
  return {
    rest,
    ...(slimeTarget === undefined ? {} : { slimeTarget }),
    face,
    thorns,
    faults,
    pushedOff,
    real,
    ...(trace && { trace }),
  };
}

const TRACE_MARKS: ReadonlySet<string> = new Set(['by', 'turned', 'spun']);

/** Nothing if it is not told, or not in whole numbers. */
function readTrace(marks: readonly string[]): Traced | undefined {
  const numbers = (word: string): number[] | undefined =>
    marks
      .find((mark) => mark.startsWith(`${word}:`))
      ?.slice(word.length + 1)
      .split(',')
      .map(Number);
  const [beyond, right, bounces] = numbers('by') ?? [];
  if (beyond === undefined || right === undefined || bounces === undefined) return undefined;
  const [turned] = numbers('turned') ?? [];
  const [spun] = numbers('spun') ?? [];
  const all = [beyond, right, bounces, turned ?? 0, spun ?? 0];
  if (!all.every(Number.isInteger)) return undefined;
  return {
    beyond,
    right,
    bounces,
    ...(turned !== undefined && { turned }),
    ...(spun !== undefined && { spun }),
  };
}

function restOf(word: string | undefined, request: ThrowTable): Rest | undefined {
  const template = oneOf(TEMPLATES, word);
  if (template === undefined) return oneOf(REGIONS, word);
  return request.templates.some((lying) => lying.template === template) ? template : undefined;
}

export function readFlip(code: string, request: FlipRequest): FlipLanding | undefined {
  const [word, ...marks] = code.split(' ');
  const result = oneOf(['lies', 'short', 'table'] as const, word);
  if (result === undefined) return undefined;
  const covered: number[] = [];
  let real = false;
  for (const mark of marks) {
    const [kind, serial] = mark.split(':');
    if (kind === 'real') real = true;
    else if (kind === 'over' && request.dice.some(({ by }) => by === Number(serial)))
      covered.push(Number(serial));
    else return undefined;
  }
  return { result, covered, real };
}

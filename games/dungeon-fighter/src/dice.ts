/**
 * The table the dice are really thrown on, beside the rules, as a host brings it to a match: clients say how they throw,
 * physics says what comes of it, and the record keeps both, so that it plays again without physics.
 */
import type { FlipInput, Launch, Level, Physics, Seeds, Table, ThrowInput } from '@questhall/dice-table';
import {
  aimFor,
  checkFlip,
  checkThrow,
  FLIP_AIM,
  flipLaunchOf,
  fromNearSide,
  labellingOf,
  launchAtLevel,
  launchOf,
  loadPhysics,
  overBone,
  PHYSICS,
  ThrowRefused,
  traceOf,
} from '@questhall/dice-table';
import type { Handed, Json, Match, Option, Reason } from '@questhall/kernel';
import { LEVEL_OF } from './queries/landings.ts';
import type { State } from './state.ts';
import type { Face, FlipRequest, Pose, ThrowNote, ThrowRequest, ThrowTable } from './throws.ts';
import { flipCode, flipLandingOf, landingCode, landingOf, readFlip, readLanding } from './throws.ts';
import type { DfView } from './view.ts';

/**
 * What a client sends: how its hand moved; the same picked without haste, which trembles like an average hand (3.8); or
 * what lies on a real table at home (3.10), as `landingCode` or `flipCode` write it.
 */
export type Thrown =
  | { readonly by: 'hand' | 'steps'; readonly input: ThrowInput | FlipInput }
  | { readonly by: 'real'; readonly landing: string };

/** What everybody sees of the dice, besides what the rules know. */
export interface SeenDice {
  /** The seed of the hand's sway, for whoever aims now. */
  readonly sway: string;
  /** Where things lie, by the number of the throw or flip that left them there. */
  readonly lying: { readonly [serial: number]: { readonly pose: Pose; readonly face: Face } };
  readonly last: ThrowNote | null;
}

type Lies = SeenDice['lying'][number];
type Played = Pick<Match, 'game' | 'state' | 'answers'>;
type Landed = { readonly handed?: Handed } | { readonly refused: Reason };

/** A throw that can be made, with everything the physics needs to know: data that may go to another thread. */
type Plan = { readonly serial: number; readonly by?: 'hand' | 'steps'; readonly table: Table } & (
  | {
      readonly kind: 'throw';
      readonly input: ThrowInput;
      readonly launch: ReturnType<typeof launchOf>;
      readonly labelling: ReturnType<typeof labellingOf>;
    }
  | { readonly kind: 'flip'; readonly input: FlipInput; readonly launch: ReturnType<typeof flipLaunchOf> }
);
type Planned = Landed | { readonly plan: Json };

export interface Dice {
  throws(option: Option): boolean;
  /** `openFor`: how long the throw has been asked for, in ms; left out where nobody can cheat. */
  land(match: Played, option: Option, thrown: Json | undefined, seeds: Seeds, openFor?: number): Landed;
  /** The same in two parts: what needs the match, and what takes long. */
  plan(match: Played, option: Option, thrown: Json | undefined, seeds: Seeds, openFor?: number): Planned;
  carryOut(plan: Json): Landed;
  seen(match: Pick<Match, 'state' | 'answers'>, publicSeed: string): Json;
}

export const isThrow = (option: Option): boolean => option.do === 'throw' || option.do === 'flip';

export async function loadDice(): Promise<Dice> {
  const physics = await loadPhysics();
  const plan: Dice['plan'] = (match, _option, thrown, seeds, openFor) => {
    try {
      return planned(match, thrown, seeds, openFor);
    } catch (error) {
      if (!(error instanceof ThrowRefused)) throw error;
      return { refused: { rule: error.rule, throw: error.message.slice(error.rule.length + 2) } };
    }
  };
  const carryOut = (made: Json): Landed => landed(physics, made as unknown as Plan);
  return {
    throws: isThrow,
    seen: seenDice,
    plan,
    carryOut,
    land(...given) {
      const made = plan(...given);
      return 'plan' in made ? carryOut(made.plan) : made;
    },
  };
}

/** A `SeenDice`. */
export function seenDice(match: Pick<Match, 'state' | 'answers'>, publicSeed = ''): Json {
  const { lying, last } = layOf(match);
  const table = tableOf(match.state as State);
  const there = [...table.dice, ...table.templates].map(({ by }) => by);
  const poses = there.flatMap((by) => {
    const lies = lying.get(by);
    return lies ? [[by, lies] as const] : [];
  });
  const seen: SeenDice = { sway: publicSeed, lying: Object.fromEntries(poses), last };
  return seen as unknown as Json;
}

/** What lies there. */
const tableOf = ({ combat }: State): Pick<ThrowTable, 'dice' | 'templates'> =>
  combat === null ? { dice: [], templates: [] } : { dice: combat.lying, templates: combat.templates };

/** What the notes of the record say: where each throw and flip came to lie, and the last of them. */
function layOf({ answers }: Pick<Match, 'answers'>): { lying: Map<number, Lies>; last: ThrowNote | null } {
  const lying = new Map<number, Lies>();
  let last: ThrowNote | null = null;
  for (const { handed } of answers) {
    if (handed?.note === undefined || !isNote(handed.note)) continue;
    last = handed.note as unknown as ThrowNote;
    const { serial, outcome } = last;
    const face = outcome.kind === 'throw' ? outcome.face : 'blank';
    if (outcome.pose !== null) lying.set(serial, { pose: outcome.pose, face });
    for (const { by, pose } of outcome.kind === 'throw' ? outcome.moved : [])
      if (pose !== null) lying.set(by, { pose, face: lying.get(by)?.face ?? 'blank' });
  }
  return { lying, last };
}

const isNote = (note: Json): boolean => typeof note === 'object' && note !== null && 'launch' in note;

/** As the rules say it that the match began with: states of other versions are made otherwise. */
const askedOf = ({ game, state }: Played): ThrowRequest | FlipRequest | null =>
  (game.view(state, null) as unknown as DfView).throwing;

function planned(
  match: Played,
  thrown: Json | undefined,
  seeds: Seeds,
  openFor: number | undefined,
): Planned {
  const state = match.state as State;
  const asked = askedOf(match);
  if (asked === null) return {};
  const given = thrown === undefined ? undefined : readThrown(thrown);
  if (given?.by === 'real') return realLanding(asked, given.landing, state.options.realDice);
  const { lying } = layOf(match);
  const poseOf = ({ by }: { readonly by: number }): Pose[] => {
    const lies = lying.get(by);
    return lies ? [lies.pose] : [];
  };
  const table: Table = {
    // Matches under rules that knew of one board only do not name it.
    board: asked.board ?? 'labyrinth',
    bushes: asked.bushes,
    dice: asked.dice.flatMap((die) => poseOf(die).map((pose) => ({ ...die, pose }))),
    templates: asked.templates.flatMap((lies) => poseOf(lies).map((pose) => ({ ...lies, pose }))),
  };
  return asked.kind === 'throw'
    ? plannedThrow(asked, table, given, { seeds, openFor }, state)
    : plannedFlip(asked, table, given, seeds, LEVEL_OF[state.options.hand]);
}

const asPlan = (plan: Plan): Planned => ({ plan: plan as unknown as Json });

/** The physics of it, which takes its time. */
const landed = (physics: Physics, plan: Plan): Landed =>
  plan.kind === 'throw' ? thrownDie(physics, plan) : flipped(physics, plan);

function readThrown(thrown: Json): Thrown {
  const by = (thrown as { readonly by?: unknown } | null)?.by;
  if (by === 'hand' || by === 'steps' || by === 'real') return thrown as unknown as Thrown;
  throw new ThrowRefused('DF-SIM-05', 'a throw is made by hand, by steps or for real');
}

/** [3.10] Read off by people; the Leader may rule on it. */
function realLanding(asked: ThrowRequest | FlipRequest, landing: unknown, allowed: boolean): Landed {
  if (!allowed) throw new ThrowRefused('DF-SIM-05', 'at this table dice are thrown on the screen');
  const code = `${typeof landing === 'string' ? landing : ''} real`;
  const read = asked.kind === 'throw' ? readLanding(code, asked) : readFlip(code, asked);
  if (!read) throw new ThrowRefused('DF-SIM-05', 'it cannot have come to lie like this');
  return { handed: { draws: [code] } };
}

/** From the near side; over a bone while the bushes stand. */
const laneOf = (aim: ThrowInput, bushes: boolean): ThrowInput =>
  bushes ? overBone(fromNearSide(aim)) : fromNearSide(aim);

/** Without an input the table throws with the hand it was agreed on, as far as a good aim is known. */
function plannedThrow(
  asked: ThrowRequest,
  table: Table,
  given: Exclude<Thrown, { by: 'real' }> | undefined,
  { seeds, openFor }: { readonly seeds: Seeds; readonly openFor: number | undefined },
  { options }: State,
): Planned {
  const known = given === undefined ? aimFor(asked.die, asked.requirements, table.board) : undefined;
  const input =
    given === undefined ? known && laneOf(known, asked.bushes) : checkThrow(asked, given.input, openFor);
  if (input === undefined) return {};
  const launch =
    given?.by === 'hand'
      ? launchOf(input, seeds, options.sway)
      : launchAtLevel(input, given ? 'average' : LEVEL_OF[options.hand], seeds);
  return asPlan({
    kind: 'throw',
    serial: asked.serial,
    ...(given && { by: given.by }),
    table,
    input,
    launch,
    labelling: labellingOf(seeds),
  });
}

function thrownDie(
  physics: Physics,
  { serial, by, table, input, launch, labelling }: Extract<Plan, { kind: 'throw' }>,
): Landed {
  const { outcome, recording } = physics.filmThrow(table, launch, labelling);
  const moved = new Set(['die', 'chalice', ...outcome.moved.map(({ by }) => `die:${by}`)]);
  const tracks = recording.tracks.filter(({ body }) => moved.has(body));
  return noted(landingCode(landingOf(outcome, traceOf(outcome, launch))), {
    serial,
    physics: PHYSICS,
    ...(by && { by }),
    input,
    launch,
    outcome,
    film: { interval: recording.interval, tracks },
  });
}

function plannedFlip(
  asked: FlipRequest,
  table: Table,
  given: Exclude<Thrown, { by: 'real' }> | undefined,
  seeds: Seeds,
  level: Level,
): Planned {
  const input =
    given === undefined
      ? { ...FLIP_AIM, az: 1024, template: asked.template }
      : checkFlip(asked.template, given.input);
  const skill = given === undefined ? level : given.by === 'hand' ? 'floor' : 'average';
  const launch = flipLaunchOf(input, skill, seeds);
  return asPlan({ kind: 'flip', serial: asked.serial, ...(given && { by: given.by }), table, input, launch });
}

function flipped(
  physics: Physics,
  { serial, by, table, input, launch }: Extract<Plan, { kind: 'flip' }>,
): Landed {
  const { outcome, recording } = physics.filmFlip(table, launch);
  return noted(flipCode(flipLandingOf(outcome)), {
    serial,
    physics: PHYSICS,
    ...(by && { by }),
    input,
    launch,
    outcome,
    film: { ...recording, tracks: recording.tracks.filter(({ body }) => body === 'template') },
  });
}

const noted = (code: string, note: ThrowNote & { readonly launch: Launch | FlipInput }): Landed => ({
  handed: { draws: [code], note: JSON.parse(JSON.stringify(note)) as Json },
});

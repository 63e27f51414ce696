/** Messages from outside: whatever a client sends becomes a throw of this table, or a clear refusal. */
import type { Limits, Range } from './limits.ts';
import { CUP_FIELDS, FINGER_FIELDS, HAND_FIELDS, limitsOf, makeOf } from './limits.ts';
import { ThrowRefused } from './refused.ts';
import type { Die, FlipInput, Requirement, Template, ThrowInput } from './types.ts';

/** What the rules ask for; their `ThrowRequest` fits. */
export interface ThrowConditions {
  readonly die: Die;
  readonly requirements: readonly Requirement[];
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown, what: string, known: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ThrowRefused('DF-SIM-05', `${what} is missing`);
  const stranger = Object.keys(value).find((key) => !known.includes(key));
  if (stranger !== undefined) throw new ThrowRefused('DF-SIM-05', `${what} has no ${stranger}`);
  return value as Fields;
}

function within<Name extends string>(
  fields: Fields,
  limits: { readonly [name in Name]: Range },
  names: readonly Name[],
): { [name in Name]: number } {
  const out: Partial<Record<Name, number>> = {};
  for (const name of names) {
    const value = fields[name];
    const [low, high] = limits[name];
    // Also keeps out what JSON cannot carry, and the two zeros apart from each other.
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || Object.is(value, -0))
      throw new ThrowRefused('DF-SIM-05', `${name} must be a whole number, not ${value}`);
    if (value < low || value > high)
      throw new ThrowRefused(
        'DF-SIM-05',
        low === high
          ? `${name} is ${low} in this throw, not ${value}`
          : `${name} lies within ${low} and ${high}, ${value} does not`,
      );
    out[name] = value;
  }
  return out as { [name in Name]: number };
}

/** A group of fields that is there exactly when the throw has limits for it. */
function groupOf<Name extends string>(
  fields: Fields,
  group: 'cup' | 'finger',
  limits: { readonly [name in Name]: Range } | undefined,
  names: readonly Name[],
): { [name in Name]: number } | undefined {
  if (limits !== undefined) return within(fieldsOf(fields[group], group, names), limits, names);
  if (fields[group] !== undefined) throw new ThrowRefused('DF-SIM-05', `${group} is no part of this throw`);
  return undefined;
}

const wordOf = <T extends string>(fields: Fields, name: string, words: readonly T[]): T | undefined => {
  const value = fields[name];
  if (value === undefined) return undefined;
  const word = words.find((each) => each === value);
  if (word === undefined) throw new ThrowRefused('DF-SIM-05', `${name} is ${words.join(' or ')}`);
  return word;
};

const SQUARED_TANGENT = { 15: 0.0717967697244908, 30: 1 / 3, 45: 1 } as const;

/** A flick rises by 15 to 45 degrees; from the eye it may also fall by 30 (DF-SIM-36). */
function checkElevation({ vf, vu, vs }: ThrowInput, fromEye: boolean): void {
  const level = vf * vf + vs * vs;
  const steep = vu * vu;
  const low = fromEye
    ? vu >= 0 || steep <= level * SQUARED_TANGENT[30]
    : vu > 0 && steep >= level * SQUARED_TANGENT[15];
  if (!low || (vu > 0 && steep > level * SQUARED_TANGENT[45]))
    throw new ThrowRefused(
      fromEye ? 'DF-SIM-36' : 'DF-SIM-05',
      `a flick rises by ${fromEye ? -30 : 15} to 45 degrees`,
    );
}

/** How far the player's clock may be off, in ms. */
const CLOCK_SLACK = 1500;

/**
 * [DF-SIM-05] The message as a throw of this die under these requirements. `openFor` is how long the
 * host has been asking for it, in ms: nobody aims longer than that.
 */
export function checkThrow(asked: ThrowConditions, message: unknown, openFor?: number): ThrowInput {
  const fields = fieldsOf(message, 'the throw', [
    ...HAND_FIELDS,
    'kind',
    'die',
    'styles',
    'grip',
    'cup',
    'finger',
    'eye',
    'hip',
    'knee',
  ]);
  if (fields.kind !== 'throw') throw new ThrowRefused('DF-SIM-05', 'it is no throw');
  if (fields.die !== asked.die)
    throw new ThrowRefused('DF-SIM-05', `the die to throw is ${asked.die}, not ${fields.die}`);
  const { styles } = fields;
  if (
    !Array.isArray(styles) ||
    styles.length !== asked.requirements.length ||
    !asked.requirements.every((style) => styles.includes(style))
  )
    throw new ThrowRefused(
      'DF-SIM-05',
      `the styles are those in force: ${asked.requirements.join(', ') || 'none'}`,
    );
  const eye = wordOf(fields, 'eye', ['left', 'right']);
  const hip = wordOf(fields, 'hip', ['start', 'touch']);
  const knee = wordOf(fields, 'knee', ['start', 'touch']);
  const choices = { ...(eye && { eye }), ...(hip && { hip }), ...(knee && { knee }) };
  const limits: Limits = limitsOf(asked.die, asked.requirements, choices);
  if (fields.grip !== limits.grip)
    throw new ThrowRefused(
      limits.grip === 'corner' ? 'DF-SIM-37' : 'DF-SIM-05',
      `the die is held ${limits.grip === 'corner' ? 'by a corner' : 'flat'} in this throw`,
    );
  const cup = groupOf(fields, 'cup', limits.cup, CUP_FIELDS);
  const finger = groupOf(fields, 'finger', limits.finger, FINGER_FIELDS);
  const input: ThrowInput = {
    kind: 'throw',
    die: asked.die,
    styles: [...asked.requirements],
    ...within(fields, limits.hand, HAND_FIELDS),
    grip: limits.grip,
    ...(cup && { cup }),
    ...(finger && { finger }),
    ...choices,
  };
  const make = makeOf(asked.requirements, choices);
  if (make.launcher === 'flick') checkElevation(input, make.mount === 'eye');
  if (cup && input.r - cup.travel < 450)
    throw new ThrowRefused('DF-SIM-05', 'the cup stays 450 mm away from the centre');
  if (openFor !== undefined && input.t > openFor + CLOCK_SLACK)
    throw new ThrowRefused(
      'DF-SIM-05',
      `t is ${input.t} ms, but the throw was asked for ${Math.round(openFor)} ms ago`,
    );
  return input;
}

/** [DF-SIM-30] */
export const FLIP_LIMITS = {
  az: [0, 4095],
  r: [300, 750],
  y: [50, 200],
  vf: [0, 2500],
  vu: [300, 2500],
  vs: [-500, 500],
  flip: [100, 450],
  twist: [-100, 100],
} as const satisfies Record<string, Range>;
const FLIP_FIELDS = ['az', 'r', 'y', 'vf', 'vu', 'vs', 'flip', 'twist'] as const;

/** A flip that lies on the board more often than not, for who does not aim. */
export const FLIP_AIM = {
  kind: 'flip',
  az: 0,
  r: 450,
  y: 120,
  vf: 1200,
  vu: 1500,
  vs: 0,
  flip: 200,
  twist: 0,
} as const satisfies Omit<FlipInput, 'template'>;

export function checkFlip(template: Template, message: unknown): FlipInput {
  const fields = fieldsOf(message, 'the flip', [...FLIP_FIELDS, 'kind', 'template']);
  if (fields.kind !== 'flip') throw new ThrowRefused('DF-SIM-30', 'it is no flip');
  if (fields.template !== template)
    throw new ThrowRefused('DF-SIM-30', `the Template to flip is ${template}, not ${fields.template}`);
  return { kind: 'flip', template, ...within(fields, FLIP_LIMITS, FLIP_FIELDS) };
}

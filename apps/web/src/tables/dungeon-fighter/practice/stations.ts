/** The stations of the practice range: the plain throw and the nine others, each with what to do, a goal and its stars. */
import { landingsOf } from '@questhall/dice-table';
import { REQUIREMENT_NAMES, REQUIREMENTS } from '@questhall/games/dungeon-fighter';
import type { Kind, Tally } from './statistics.ts';
import { ROUND, worthOf } from './statistics.ts';

export const STATIONS = ['plain', ...REQUIREMENTS] as const;
export type Station = (typeof STATIONS)[number];

export const stationName = (station: Station): string =>
  station === 'plain' ? 'Plain' : REQUIREMENT_NAMES[station];

/** What a step of an instruction shows. */
export const GESTURES = [
  'pull',
  'aim',
  'release',
  'circles',
  'turn',
  'window',
  'cup',
  'tip',
  'finger',
  'snap',
  'gate',
  'low',
  'belly',
  'moment',
  'knee',
  'eye',
  'gentle',
  'ramp',
] as const;
export type Gesture = (typeof GESTURES)[number];

interface Lesson {
  /** What the rules ask for. */
  readonly rule: string;
  /** What a hand does for it on the screen. */
  readonly steps: readonly (readonly [Gesture, string])[];
}

export const LESSONS: { readonly [station in Station]: Lesson } = {
  plain: {
    rule: 'The die bounces on the table first, then comes to rest on the target.',
    steps: [
      ['pull', 'Drag the die back'],
      ['aim', 'The ring is its first bounce'],
      ['release', 'Let go'],
    ],
  },
  chalice: {
    rule: 'The die starts in the cup: swing the cup, not the die.',
    steps: [
      ['tip', 'Set how far it tips'],
      ['cup', 'Drag back: more is faster'],
      ['release', 'Let go'],
    ],
  },
  dancing: {
    rule: 'Turn all the way around, then throw at once.',
    steps: [
      ['pull', 'Drag back and hold'],
      ['turn', 'Wait for one whole turn'],
      ['window', 'Let go while it is gold'],
    ],
  },
  diceSpin: {
    rule: 'The die still spins when it reaches the board: 4 turns a second.',
    steps: [
      ['circles', 'Draw circles around the die'],
      ['pull', 'Rim full: drag back'],
      ['release', 'Let go'],
    ],
  },
  flick: {
    rule: 'The die lies on the table and is snapped with one finger.',
    steps: [
      ['finger', 'Set where the finger hits'],
      ['pull', 'Drag back'],
      ['snap', 'Let go: it snaps'],
    ],
  },
  gate: {
    rule: 'The die goes through the Gate before it touches the board.',
    steps: [
      ['gate', 'Aim between the posts'],
      ['low', 'Keep it low'],
      ['release', 'Let go'],
    ],
  },
  hip: {
    rule: 'The die lies on your belt: bump it off with your belly.',
    steps: [
      ['belly', 'Hold: the belly swings'],
      ['moment', 'The moment is the power'],
      ['release', 'Let go'],
    ],
  },
  knee: {
    rule: 'The die touches your knee on its way.',
    steps: [
      ['pull', 'Drag back'],
      ['knee', 'It drops on the knee'],
      ['release', 'Let go'],
    ],
  },
  oneEye: {
    rule: 'The die starts at one eye, the other one is shut.',
    steps: [
      ['eye', 'Choose the eye'],
      ['gentle', 'Drag back gently: it falls far'],
      ['release', 'Let go'],
    ],
  },
  ramp: {
    rule: 'The die runs up the Ramp and over its edge.',
    steps: [
      ['finger', 'Set where the finger hits'],
      ['ramp', 'Too little rolls back'],
      ['release', 'Let go'],
    ],
  },
};

/** What the stars are given for, in five throws in a row: one Hit; as many Hits, then as much damage, as good hands do. */
export interface Goals {
  readonly hits: number;
  readonly damage: number;
}

const LEAST_HITS = 2;
const AMBITION = 1.15;

export function goalsOf({ board, die, requirements }: Omit<Kind, 'bushes'>): Goals {
  const landings = landingsOf(die, requirements, 'good', board);
  const all = landings.reduce((sum, { weight }) => sum + weight, 0);
  const worth = (landing: (typeof landings)[number]): number =>
    worthOf({ rest: landing.rest, faults: landing.faults, icon: false });
  const hits = landings.filter((landing) => worth(landing) > 0).reduce((sum, { weight }) => sum + weight, 0);
  const damage = landings.reduce((sum, landing) => sum + worth(landing) * landing.weight, 0);
  return {
    hits: Math.max(LEAST_HITS, Math.min(ROUND, Math.round((ROUND * hits) / all))),
    damage: Math.max(LEAST_HITS + 1, Math.round((ROUND * damage * AMBITION) / all)),
  };
}

export type Stars = 0 | 1 | 2 | 3;

/** The stars of the best rounds so far; the third needs the second. */
export function starsOf({ hits, bestHits, bestDamage }: Tally, goals: Goals): Stars {
  if (hits === 0) return 0;
  if (bestHits < goals.hits) return 1;
  return bestDamage < goals.damage ? 2 : 3;
}

/** The stations a kind of throw is made of: one, or several at once. */
export const stationsOf = ({ requirements }: Pick<Kind, 'requirements'>): readonly Station[] =>
  requirements.length === 0 ? ['plain'] : requirements;

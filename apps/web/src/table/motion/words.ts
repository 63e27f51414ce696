/**
 * The vocabulary of motion: what figures and cards are seen to do, in all games. Only transform and opacity, so that the
 * compositor does the work; each word knows how long it takes at most, and an event that is shown for less shortens it.
 */
export const MOTIONS = [
  'strike',
  'cast',
  'recoil',
  'fall',
  'heal',
  'shield',
  'shine',
  'arrive',
  'jump',
  'shove',
  'tremble',
  'quake',
] as const;
export type Motion = (typeof MOTIONS)[number];

/** Where the other one is: a direction of length 1, and how far a full blow reaches, in the units of what moves. */
export interface Aim {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

export interface Phrase {
  readonly frames: readonly Keyframe[];
  /** Milliseconds. */
  readonly lasts: number;
  /** What it ends as stays until it is gone. */
  readonly stays?: true;
}

const OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
const IN = 'cubic-bezier(0.5, 0, 0.9, 0.4)';

/** Towards the other one, by so many reaches; then turned and scaled. */
const moved = ({ x, y, reach }: Aim, by: number, rest = ''): string =>
  `translate(${x * by * reach}px, ${y * by * reach}px) ${rest}`.trim();

const still = { transform: 'none' } as const;

type Wording = (aim: Aim) => Phrase;

const PHRASES: { readonly [motion in Motion]: Wording } = {
  // Back, as one draws breath; forward; a moment in which nothing moves; home.
  strike: (aim) => ({
    lasts: 620,
    frames: [
      { ...still, easing: OUT },
      { offset: 0.34, transform: moved(aim, -0.38, 'scale(0.96)'), easing: IN },
      { offset: 0.52, transform: moved(aim, 1, 'scale(1.1)') },
      { offset: 0.64, transform: moved(aim, 1, 'scale(1.1)'), easing: OUT },
      still,
    ],
  }),
  cast: (aim) => ({
    lasts: 620,
    frames: [
      { ...still, easing: OUT },
      { offset: 0.4, transform: `translate(0px, ${-0.3 * aim.reach}px) scale(1.1)`, easing: IN },
      { offset: 0.55, transform: moved(aim, 0.3, 'scale(1.16)') },
      { offset: 0.66, transform: moved(aim, 0.3, 'scale(1.16)'), easing: OUT },
      still,
    ],
  }),
  // The blow stops time for two frames; then it is thrown back and settles.
  recoil: (aim) => ({
    lasts: 520,
    frames: [
      { transform: 'scale(1.07, 0.93)' },
      { offset: 0.12, transform: 'scale(1.07, 0.93)', easing: OUT },
      { offset: 0.36, transform: moved(aim, -0.55, `rotate(${aim.x > 0 ? -9 : 9}deg)`) },
      { offset: 0.62, transform: moved(aim, 0.14, `rotate(${aim.x > 0 ? 4 : -4}deg)`) },
      still,
    ],
  }),
  fall: (aim) => ({
    lasts: 760,
    stays: true,
    frames: [
      { transform: 'none', opacity: 1, easing: OUT },
      { offset: 0.2, transform: moved(aim, -0.25, 'scale(1.08)'), opacity: 1, easing: IN },
      {
        offset: 0.7,
        transform: moved(aim, -0.5, `rotate(${aim.x > 0 ? -72 : 72}deg) scale(0.9)`),
        opacity: 0.9,
      },
      { transform: moved(aim, -0.55, `rotate(${aim.x > 0 ? -84 : 84}deg) scale(0.62)`), opacity: 0 },
    ],
  }),
  heal: ({ reach }) => ({
    lasts: 520,
    frames: [
      { ...still, easing: OUT },
      { offset: 0.35, transform: `translate(0px, ${-0.28 * reach}px) scale(1.06, 1.1)` },
      { offset: 0.6, transform: 'scale(1.05, 0.97)' },
      still,
    ],
  }),
  shield: (aim) => ({
    lasts: 460,
    frames: [
      { ...still, easing: OUT },
      { offset: 0.2, transform: moved(aim, 0.18, 'scale(1.1)') },
      { offset: 0.45, transform: moved(aim, -0.12, 'scale(0.97)') },
      still,
    ],
  }),
  shine: () => ({
    lasts: 700,
    frames: [
      { ...still, easing: OUT },
      { offset: 0.3, transform: 'scale(1.16) rotate(-3deg)' },
      { offset: 0.5, transform: 'scale(1.12) rotate(3deg)' },
      { offset: 0.7, transform: 'scale(1.14)' },
      still,
    ],
  }),
  arrive: ({ reach }) => ({
    lasts: 420,
    frames: [
      { transform: `translate(0px, ${-reach}px) scale(0.6)`, opacity: 0, easing: IN },
      { offset: 0.55, transform: 'scale(1.08, 0.9)', opacity: 1, easing: OUT },
      { offset: 0.78, transform: 'scale(0.97, 1.04)', opacity: 1 },
      { transform: 'none', opacity: 1 },
    ],
  }),
  jump: ({ reach }) => ({
    lasts: 480,
    frames: [
      { transform: 'scale(1.08, 0.88)', easing: OUT },
      { offset: 0.5, transform: `translate(0px, ${-1.5 * reach}px) scale(0.96, 1.06)`, easing: IN },
      { offset: 0.86, transform: 'scale(1.1, 0.88)', easing: OUT },
      still,
    ],
  }),
  shove: ({ reach }) => ({
    lasts: 420,
    frames: [
      { transform: 'rotate(0deg)' },
      { offset: 0.3, transform: `translate(0px, ${-0.16 * reach}px) rotate(-8deg)` },
      { offset: 0.65, transform: 'rotate(5deg)' },
      { transform: 'rotate(0deg)' },
    ],
  }),
  tremble: ({ reach }) => ({
    lasts: 420,
    frames: [0, 1, -1, 1, -1, 0.6, -0.6, 0].map((side) => ({
      transform: `translate(${side * 0.12 * reach}px, 0px) rotate(${side * 2}deg)`,
    })),
  }),
  quake: ({ reach }) => ({
    lasts: 380,
    frames: [0, -1, 0.8, -0.6, 0.4, -0.2, 0].map((side, index) => ({
      transform: `translate(${side * reach}px, ${(index % 2 === 0 ? -1 : 1) * side * 0.5 * reach}px)`,
    })),
  }),
};

export const phraseOf = (motion: Motion, aim: Aim): Phrase => PHRASES[motion](aim);

/** For those who want less motion: what it concerns fades and comes back, or fades away. */
export const stillPhraseOf = (motion: Motion): Phrase =>
  motion === 'fall'
    ? { lasts: 400, stays: true, frames: [{ opacity: 1 }, { opacity: 0 }] }
    : { lasts: 400, frames: [{ opacity: 1 }, { offset: 0.3, opacity: 0.45 }, { opacity: 1 }] };

/** [SFB-COMP] What else is in the box: counters and boards, which only show what the rules keep in numbers. */
export const BOX = {
  /** [SFB-COMP-04] [SFB-RULING-03] The app has as many as are needed. */
  damageTokens: 20,
  vpTokens: 13,
  firstPlayerTokens: 1,
  /** [SFB-COMP-03] */
  coreTokens: 12,
  trapTokens: 12,
  /** [SFB-COMP-12] */
  baseRings: 10,
  /** [SFB-COMP-13] */
  boards: 1,
  dashboards: 4,
} as const;

/** [SFB-SETUP-25] [SFB-DEC-35] Colours of base rings, side by side: always two different ones. */
export const RINGS = ['teal-orange', 'orange-teal', 'violet-white', 'white-violet'] as const;
export type Rings = (typeof RINGS)[number];

export const ringColours = (rings: Rings): readonly string[] => rings.split('-');

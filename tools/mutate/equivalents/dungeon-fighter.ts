import type { Equivalents } from './equivalent.ts';

export const DUNGEON_FIGHTER: Equivalents = {
  'procedures/landing.ts': [
    {
      was: 'false',
      becomes: 'true',
      line: 'real: false,',
      reason: 'Of a flip nobody asks whether it is real: only throws are ruled on (DF-LEAD-02).',
    },
  ],
  'queries/odds.ts': [
    {
      was: 'hits === 0 ? 100 : Math.floor((damage * 100) / hits)',
      becomes: 'Math.floor((damage * 100) / hits)',
      reason: 'Of every measured throw some hit, with all nine requirements at once, too.',
    },
  ],
};

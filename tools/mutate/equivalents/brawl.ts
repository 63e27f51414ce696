import type { Equivalents } from './equivalent.ts';

export const BRAWL: Equivalents = {
  'procedures/action.ts': [
    {
      was: 'id !== by',
      becomes: 'true',
      reason: 'A Champion that aims at itself is refused by its own reason, so the options are the same.',
    },
  ],
  'procedures/damage.ts': [
    {
      was: '0',
      becomes: '1',
      line: 'for (const side of SIDES) gainVp(s, side, gained[side] ?? 0);',
      reason: 'There is a number for each of the two sides: the other one is never used.',
    },
  ],
  'procedures/displace.ts': [
    {
      was: 'by === f.how',
      becomes: 'by !== f.how',
      reason: 'The only card with this effect names Push and Pull, and one of the two is always the other.',
    },
  ],
  'procedures/effects.ts': [
    {
      was: '1',
      becomes: '2',
      line: 'call(s, flow.draw, { seat, most: amountOf(s, effect.amount, contextFor(f, -1)) });',
      reason: 'No Champion has either number: it stands for the player.',
    },
  ],
};

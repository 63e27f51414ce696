import type { Equivalents } from './equivalent.ts';

export const PUG_QUEST: Equivalents = {
  'procedures/damage.ts': [
    {
      was: 'isBeaten(s, id)',
      becomes: 'true',
      line: 'for (const id of among) if (isBeaten(s, id)) return call(s, flow.removeDefeated, { by, among: [...among] });',
      reason: 'The procedure looks again who is beaten, and does nothing if nobody is.',
    },
  ],
  'queries/combos.ts': [
    {
      was: "'prize' in card ? card.prize?.combo : undefined",
      becomes: 'card.prize?.combo',
      reason: 'A Boss has no prize: nothing is found either way.',
    },
  ],
  'queries/values.ts': [
    {
      was: 'owner.marks.length > 0',
      becomes: 'true',
      reason: 'Without marks nothing is added.',
    },
    {
      was: 'on.loot',
      becomes: 'true',
      reason: 'It spares a look at Treasures that change nothing of the kind.',
    },
  ],
};

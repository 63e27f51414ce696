import type { Equivalents } from './equivalent.ts';

export const SUPER_FANTASY: Equivalents = {
  'mission/sense.ts': [
    {
      was: '0',
      becomes: '1',
      line: 'rot % 180 === 0 ? [rows[0]?.length ?? 0, rows.length] : [rows.length, rows[0]?.length ?? 0];',
      reason: 'Every face has rows: the other number is never used.',
    },
  ],
  'procedures/actions.ts': [
    {
      was: '0',
      becomes: '1',
      line: 'candidates: (s, f) => walkCandidates(s, f.hero, moveReach(s, f.hero, f.total ?? 0), f.total ?? 0),',
      reason: 'The roll before this step has given the total: the other number is never used.',
    },
    {
      was: '0',
      becomes: '1',
      line: 'squares: f.total ?? 0,',
      reason: 'The roll before this step has given the total: the other number is never used.',
    },
  ],
  'procedures/monster-attack.ts': [
    {
      was: '0',
      becomes: '1',
      line: 'const [pusher = 0] = [...monsterSquares(s, monster)].sort((a, b) => gap(a) - gap(b));',
      reason: 'Every monster has a square: the other number is never used.',
    },
  ],
  'queries/ai.ts': [
    {
      was: '8',
      becomes: '9',
      line: 'for (let direction = 0; direction < 8; direction++) {',
      reason: 'No link has a ninth direction.',
    },
  ],
  'queries/board.ts': [
    {
      was: '!found',
      becomes: 'true',
      line: 'if (!found) {',
      reason: 'What a step sweeps is worked out again: the same squares, only slower.',
    },
  ],
  'queries/mission.ts': [
    {
      was: 'latest = { options, mission };',
      becomes: '',
      reason: 'The Mission is looked up again: the same one, only slower.',
    },
  ],
  'queries/um-payments.ts': [
    {
      was: 'at < sorted.length',
      becomes: 'at <= sorted.length',
      reason: 'A die that is not there has no value, and a sum with it never pays.',
    },
  ],
};

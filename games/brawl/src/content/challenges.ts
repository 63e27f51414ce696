/** [SFB-COMP-01] [SFB-CHAL] The 22 Challenges. */
import type { Challenge, Test } from '../vocabulary.ts';

const challenge = (
  number: number,
  id: string,
  name: string,
  difficulty: Challenge['difficulty'],
  test: Test,
): Challenge => ({ id, name, number, difficulty, test });

/**
 * Both sides could meet these at once, and the first player, who scores first when the track has moved, would take them:
 * so the opponent must not meet them as well.
 */
const alone = (...printed: Parameters<typeof challenge>): Challenge => ({
  ...challenge(...printed),
  alone: true,
});

export const CHALLENGES: readonly Challenge[] = [
  challenge(1, 'blue-ground', 'Blue Ground', 'easy', { test: 'control', areas: ['manipulation'] }),
  challenge(2, 'red-ground', 'Red Ground', 'easy', { test: 'control', areas: ['destruction'] }),
  challenge(3, 'yellow-ground', 'Yellow Ground', 'easy', { test: 'control', areas: ['creation'] }),
  challenge(4, 'blue-and-red', 'Blue and Red', 'hard', {
    test: 'control',
    areas: ['manipulation', 'destruction'],
  }),
  challenge(5, 'red-and-yellow', 'Red and Yellow', 'hard', {
    test: 'control',
    areas: ['destruction', 'creation'],
  }),
  challenge(6, 'yellow-and-blue', 'Yellow and Blue', 'hard', {
    test: 'control',
    areas: ['creation', 'manipulation'],
  }),
  alone(7, 'court-of-esmae', 'Court of Esmæ', 'medium', { test: 'court', statue: 'manipulation' }),
  alone(8, 'court-of-garnet', 'Court of Garnet', 'medium', { test: 'court', statue: 'destruction' }),
  alone(9, 'court-of-ragryl', 'Court of Ragryl', 'medium', { test: 'court', statue: 'creation' }),
  alone(10, 'grand-tour', 'Grand Tour', 'hard', { test: 'grandTour' }),
  alone(11, 'daredevils', 'Daredevils', 'medium', { test: 'onTrapHexes', count: 2 }),
  alone(12, 'over-the-line', 'Over the Line', 'medium', { test: 'inEnemyHalf', count: 2 }),
  alone(13, 'gatecrasher', 'Gatecrasher', 'medium', { test: 'onEnemyDeployment', count: 1 }),
  challenge(14, 'two-on-one', 'Two on One', 'easy', { test: 'enemyBesideTwo' }),
  challenge(15, 'all-marked', 'All Marked', 'hard', { test: 'allMarked' }),
  alone(16, 'shield-wall', 'Shield Wall', 'medium', { test: 'oneGroup' }),
  alone(17, 'spread-out', 'Spread Out', 'medium', { test: 'spreadOut' }),
  alone(18, 'parade', 'Parade', 'medium', { test: 'parade' }),
  alone(19, 'unscathed', 'Unscathed', 'medium', { test: 'unscathed' }),
  challenge(20, 'first-blood', 'First Blood', 'medium', { test: 'firstBlood' }),
  challenge(21, 'crowd-favourites', 'Crowd Favourites', 'medium', { test: 'moreLevelled' }),
  challenge(22, 'hold-the-middle', 'Hold the Middle', 'easy', { test: 'moreOnMidline' }),
];

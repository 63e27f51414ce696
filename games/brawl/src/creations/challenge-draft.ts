/** [SFB-CHAL] Challenges as players write them down. */
import { exact, line, listOf, maybe, oneOf, read, sensible, variant, whole, yes } from '@questhall/schema';
import type { Test } from '../vocabulary.ts';
import { CORES } from '../vocabulary.ts';

const kind = <const T extends Test['test']>(test: T) => exact({ test: oneOf([test]) });
/** A side has three Champions. */
const count = whole(1, 3);

const areas = sensible(listOf(oneOf(CORES), 1, CORES.length), (found, note) => {
  if (new Set(found).size < found.length) note('', found, 'each area once');
});

const test = variant('test', [
  exact({ test: oneOf(['control']), areas }),
  exact({ test: oneOf(['court']), statue: oneOf(CORES) }),
  kind('grandTour'),
  exact({ test: oneOf(['onTrapHexes']), count }),
  exact({ test: oneOf(['inEnemyHalf']), count }),
  exact({ test: oneOf(['onEnemyDeployment']), count }),
  kind('enemyBesideTwo'),
  kind('allMarked'),
  kind('oneGroup'),
  kind('spreadOut'),
  kind('parade'),
  kind('unscathed'),
  kind('firstBlood'),
  kind('moreLevelled'),
  kind('moreOnMidline'),
]);

export const challengeDraft = exact({
  name: line(30),
  difficulty: oneOf(['easy', 'medium', 'hard']),
  test,
  alone: maybe(yes()),
});

export const readChallenge = (content: unknown) => read(challengeDraft, content, 'the Challenge');

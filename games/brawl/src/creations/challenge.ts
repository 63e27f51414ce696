/** [SFB-CHAL] The bench on which a Challenge is made. */
import type { Json } from '@questhall/kernel';
import type { Bench, CheckedContent } from '../../../manifest.ts';
import { CHALLENGES } from '../content/index.ts';
import { ownChallengeId } from '../content/own.ts';
import { challengeText } from '../words/cards.ts';
import { CORE_NAMES } from '../words/names.ts';
import { challengeDraft, readChallenge } from './challenge-draft.ts';

function check(content: unknown): CheckedContent {
  const found = readChallenge(content);
  if ('problems' in found) return found;
  const id = ownChallengeId(found.ok);
  return { id, title: found.ok.name, role: `${found.ok.difficulty} Challenge`, picture: challengeText(id) };
}

export const challengeBench: Bench = {
  schema: challengeDraft,
  words: {
    labels: {
      name: 'Name',
      difficulty: 'Difficulty',
      test: 'Met by',
      alone: 'Only if the opponent does not meet it as well',
      areas: 'Areas',
      statue: 'Statue',
      count: 'Champions',
    },
    values: {
      difficulty: { easy: 'easy', medium: 'medium', hard: 'hard' },
      areas: CORE_NAMES,
      statue: CORE_NAMES,
      test: {
        control: 'Control coloured areas',
        court: 'Two Champions beside a Statue',
        grandTour: 'A Champion beside every Statue',
        onTrapHexes: 'Champions on trap hexes',
        inEnemyHalf: 'Champions in the opponent’s half',
        onEnemyDeployment: 'Champions on opposing deployment hexes',
        enemyBesideTwo: 'Two Champions beside one Enemy',
        allMarked: 'A Champion beside every Enemy',
        oneGroup: 'All in one group, off the start',
        spreadOut: 'No two near each other',
        parade: 'Three Champions on one hex row',
        unscathed: 'None Bloodied, two in coloured areas',
        firstBlood: 'Two Enemies Bloodied or out',
        moreLevelled: 'More levelled-up Champions',
        moreOnMidline: 'More Champions on the midline',
      },
    },
  },
  start: { name: 'My Challenge', difficulty: 'medium', test: { test: 'onTrapHexes', count: 1 }, alone: true },
  box: CHALLENGES.map(({ id: _id, number: _number, ...draft }) => ({
    name: draft.name,
    draft: draft as unknown as Json,
  })),
  check,
};

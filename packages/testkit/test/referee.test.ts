import { replay } from '@questhall/kernel';
import { expect, test } from 'vitest';
import type { Beat, Objection, Referee } from '../src/index.ts';
import { asReferee, checkLaws } from '../src/index.ts';
import type { ToyOptions, ToyView } from '../src/toy.ts';
import { toy } from '../src/toy.ts';

const TWO: ToyOptions = { players: 2, health: 5, scouting: true };

const watching = (beat: (seen: Beat<ToyView>) => readonly Objection[]): Referee =>
  asReferee<ToyView>({ game: toy.id, watch: () => ({ opening: () => [], beat }) });

const laws = (referee: Referee) => checkLaws(toy, { games: 2, seed: 'whistle', options: [TWO], referee });

test('a referee sees every answer with the views of all seats before and after it', () => {
  const seen: Beat<ToyView>[] = [];
  const report = laws(
    watching((beat) => {
      seen.push(beat);
      return [];
    }),
  );
  expect(report.violations).toEqual([]);
  expect(seen).toHaveLength(report.decisions);
  expect(seen.every(({ before, after }) => before.views.length === 2 && after.views.length === 2)).toBe(true);
  expect(seen.filter(({ outcome }) => outcome !== null)).toHaveLength(2);
  const ended = seen.findIndex(({ outcome }) => outcome !== null);
  for (let at = 1; at <= ended; at++) expect(seen[at]?.before).toBe(seen[at - 1]?.after);
});

test('its first objection ends the match and is a broken law, with the record that leads to it', () => {
  const { violations } = laws(
    watching(({ outcome }) => (outcome ? [{ rule: 'BD-END', message: 'nobody may win' }] : [])),
  );
  expect(violations.map(({ law, message }) => [law, message])).toEqual([
    ['referee', '[BD-END] nobody may win'],
    ['referee', '[BD-END] nobody may win'],
  ]);
  const record = violations[0]?.record;
  expect(record && replay(toy, record).state.outcome).not.toBeNull();
});

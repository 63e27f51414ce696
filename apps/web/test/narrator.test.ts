import type { GameEvent, Json, Telling } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { sumsOf } from '../src/table/narrator/sums.ts';
import type { Chapter } from '../src/table/story.ts';
import { headOf, sinceLastTurn, toldOn } from '../src/table/story.ts';

const telling: Telling = {
  parts: {
    turn: { weight: 'plain', opens: 'turn', source: { seat: 'seat' } },
    attacked: { weight: 'heavy', opens: 'beat', causes: true },
    aimed: { weight: 'light' },
    drew: { weight: 'light', opens: 'beat' },
  },
  name: () => '',
  seat: ({ seat }) => Number(seat),
  standing: () => [],
};
const words = { event: ({ type }: GameEvent) => type };
const turn = (seat: number): GameEvent => ({ type: 'turn', seat }) as GameEvent;
const event = (type: string): GameEvent => ({ type });

const storyOf = (...events: readonly GameEvent[]): readonly Chapter[] => {
  let story: readonly Chapter[] = [];
  for (const each of events) story = toldOn(story, each, null as Json, { telling, words, viewer: 0 });
  return story;
};
const types = (story: readonly Chapter[]) => story.map(({ beat }) => beat.events.map(({ type }) => type));

test('since your last turn: what the others did, without one’s own turns', () => {
  const story = storyOf(
    turn(0),
    event('attacked'),
    turn(1),
    event('attacked'),
    turn(2),
    event('drew'),
    turn(0),
  );
  expect(types(sinceLastTurn(story))).toEqual([['turn'], ['attacked'], ['turn'], ['drew']]);
});

test('a round in which nothing much happened needs no recap, and neither does a match that has just begun', () => {
  expect(sinceLastTurn(storyOf(turn(0), turn(1), event('drew'), turn(0)))).toEqual([]);
  expect(sinceLastTurn(storyOf(turn(0), event('attacked')))).toEqual([]);
});

test('what something came of leads its beat', () => {
  const [chapter] = storyOf(event('aimed'), event('drew')).slice(-1);
  expect(chapter && headOf(chapter)?.text).toBe('drew');
  const attack = storyOf(turn(1), event('attacked'), event('aimed')).at(-1);
  expect(attack && headOf(attack)?.text).toBe('attacked');
});

test('numbers are grouped into sums as they arise', () => {
  const term = (sign: '' | '−' | '=', value: number) => ({ sign, value, called: '', who: null });
  const sums = sumsOf([term('', 5), term('−', 2), term('−', 0), term('=', 3), term('=', 4), term('', 1)]);
  expect(sums.map(({ terms }) => terms.map(({ sign, value }) => `${sign}${value}`).join(' '))).toEqual([
    '5 −2 =3',
    '=4',
    '1',
  ]);
});

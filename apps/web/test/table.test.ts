import type { Words } from '@questhall/kernel';
import type { SeatInfo, SeenDecision } from '@questhall/protocol';
import { describe, expect, test } from 'vitest';
import { setUpFor, setUpOf } from '../src/play/set-ups.ts';
import { choicesOf } from '../src/table/choices.ts';
import { formatTime } from '../src/table/clock.ts';
import type { GameTable } from '../src/table/game-table.ts';
import { nameParts } from '../src/table/name-parts.ts';
import { optionsAt, refKey, refOf } from '../src/table/refs.ts';
import { statusOf } from '../src/table/status.ts';
import { nextBox } from '../src/table/walk.ts';

const decision = (kind: string, ...options: SeenDecision['options']): SeenDecision => ({
  id: 1,
  seat: 0,
  kind,
  options,
  about: {},
});

describe('things on the table', () => {
  test('a thing has one key, however it is written', () => {
    expect(refKey({ lane: 2, side: 'left' })).toBe(refKey({ side: 'left', lane: 2 }));
    expect(refOf(refKey({ lane: 2 }))).toEqual({ lane: 2 });
  });

  test('options are found by what they point at', () => {
    const here = { do: 'move', at: { lane: 2 } };
    const asked = decision('act', here, { do: 'move', at: { lane: 3 } }, { do: 'end' });
    expect(optionsAt(asked, { lane: 2 })).toEqual([here]);
    expect(optionsAt(asked, { lane: 4 })).toEqual([]);
    expect(optionsAt(null, { lane: 2 })).toEqual([]);
  });
});

describe('where options are offered', () => {
  const table = { prompts: { react: { title: () => 'React!' } } } as unknown as GameTable;
  const end = { do: 'end' };

  test('what points at nothing is a button, unless the game draws it', () => {
    const asked = { decision: decision('act', { do: 'move', at: { lane: 1 } }, { do: 'draw' }, end) };
    expect(choicesOf(table, asked).buttons).toEqual([{ do: 'draw' }, end]);
    const draws = { ...table, draws: (option: { do: string }) => option.do === 'draw' };
    expect(choicesOf(draws, asked).buttons).toEqual([end]);
  });

  test('more than a few become a prompt, and so does what the game wants to be one', () => {
    const many = [1, 2, 3, 4].map((n) => ({ do: 'pay', n }));
    expect(choicesOf(table, { decision: decision('pay', ...many) })).toMatchObject({
      buttons: [],
      prompt: { options: many },
    });
    expect(choicesOf(table, { decision: decision('react', end) }).prompt?.options).toEqual([end]);
  });

  test('without a question there is nothing to offer', () => {
    expect(choicesOf(table, { decision: null })).toEqual({ buttons: [] });
  });
});

describe('the status line', () => {
  const words = {
    decision: (kind: string) => `Choose: ${kind}`,
    outcome: () => 'It is over.',
  } as unknown as Words;
  const person = (name: string, bot: SeatInfo['bot'] = null): SeatInfo => ({
    holder: 'person',
    name,
    bot,
    online: true,
    autoForced: false,
  });
  const seats = [person('Nora'), person('Zoe'), { ...person('Pip', 'greedy'), holder: 'bot' as const }];
  const told = (part: object, more: object = {}): string =>
    statusOf({
      scene: { decision: null, outcome: null, waiting: [], words, view: null, seat: 0, ...part },
      seats,
      figure: () => 'Pugtor',
      happening: undefined,
      shared: false,
      ...more,
    });

  test('it says what to do, and at a shared screen to whom', () => {
    expect(told({ decision: decision('act') })).toBe('Choose: act');
    expect(told({ decision: decision('act') }, { shared: true })).toBe('Nora: Choose: act');
  });

  test('it says whom we wait for', () => {
    expect(told({ waiting: [{ seat: 1, kind: 'act' }] })).toBe('Waiting for Zoe');
    expect(told({ waiting: [{ seat: 2, kind: 'act' }] })).toBe('Pugtor is thinking');
  });

  test('what is being shown comes first, the end last', () => {
    expect(told({ decision: decision('act') }, { happening: 'Pug bites.' })).toBe('Pug bites.');
    expect(told({ outcome: { winners: [], how: 'lost' } })).toBe('It is over.');
  });
});

describe('the walk of the arrow keys', () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  const boxes = [box(100, 0), box(40, 5), box(45, 60), box(0, 100)];

  test('it goes to the nearest thing that way', () => {
    expect(nextBox(boxes, box(0, 0), 'ArrowRight')).toBe(1);
    expect(nextBox(boxes, box(0, 0), 'ArrowDown')).toBe(3);
  });

  test('where nothing is, it stays', () => {
    expect(nextBox(boxes, box(0, 0), 'ArrowUp')).toBeUndefined();
    expect(nextBox(boxes, box(0, 0), 'ArrowLeft')).toBeUndefined();
  });
});

describe('names in sentences', () => {
  const pug = { name: 'Pug', ref: { creature: 'pug' } };
  const skeleton = { name: 'Skeleton Pug', ref: { creature: 'skeleton' } };

  test('each name can be pointed at, the longer one where both fit', () => {
    expect(nameParts('Skeleton Pug bites Pug.', [pug, skeleton])).toEqual([
      { at: 0, words: 'Skeleton Pug', ref: skeleton.ref },
      { at: 12, words: ' bites ' },
      { at: 19, words: 'Pug', ref: pug.ref },
      { at: 22, words: '.' },
    ]);
  });

  test('a sentence without names stays whole', () => {
    expect(nameParts('It rains.', [pug])).toEqual([{ at: 0, words: 'It rains.' }]);
  });
});

test('clocks are read as people read them', () => {
  expect([0, 999, 65_000, 3_725_000].map(formatTime)).toEqual(['0:00', '0:01', '1:05', '1:02:05']);
});

test('the mode of a table is known by its options', () => {
  const ANY = { players: { min: 1, max: 6 } };
  expect(setUpFor('pug-quest', { players: 3, options: { mode: 'evil-lord' } }, ANY)).toEqual(
    setUpOf('pug-quest', 'evil-lord', ANY),
  );
  expect(setUpFor('pug-quest', { players: 3, options: { dogsLife: true } }, ANY)).toEqual(
    setUpOf('pug-quest', 'dogs-life', ANY),
  );
  expect(setUpFor('pug-quest', { players: 3, options: {} }, ANY)).toEqual(
    setUpOf('pug-quest', 'standard', ANY),
  );
  expect(setUpFor('brawl', { players: 4, options: {} }, ANY)).toEqual(setUpOf('brawl', 'pairs', ANY));
  expect(setUpOf('pug-quest', 'evil-lord', ANY).role?.(3, 4)).toBe('Evil Lord');
});

test('a game without modes is for as many as its rules allow', () => {
  const rules = { players: { min: 3, max: 5 } };
  expect(setUpOf('dungeonland', 'standard', rules)).toEqual({
    players: { min: 3, max: 5, usual: 3 },
    options: {},
  });
});

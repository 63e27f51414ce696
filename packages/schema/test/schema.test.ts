import { expect, test } from 'vitest';
import type { Of } from '../src/index.ts';
import {
  anyOf,
  everyField,
  exact,
  fieldsOf,
  json,
  line,
  listOf,
  maybe,
  object,
  oneOf,
  partial,
  read,
  sensible,
  variant,
  whole,
  yes,
} from '../src/index.ts';

const amount = anyOf(
  [whole(1, 8), exact({ per: oneOf(['hit', 'card']), max: whole(1, 8) })],
  'a number or a growth',
);
const effect = variant('do', [
  exact({ do: oneOf(['heal']), amount }),
  exact({ do: oneOf(['attack']), damage: whole(1, 3), side: maybe(oneOf(['left', 'right'])) }),
]);
const hero = exact({ name: line(8), effects: listOf(effect, 1, 3), own: maybe(yes()) });

const fieldsWrong = (value: unknown): readonly string[] => {
  const found = read(hero, value, 'the hero');
  return 'ok' in found ? [] : found.problems.map(({ field }) => field);
};

test('what fits is given back, with its type', () => {
  const value: Of<typeof hero> = { name: 'Pip', effects: [{ do: 'attack', damage: 2 }] };
  expect(read(hero, value)).toEqual({ ok: value });
  expect(read(hero, { ...value, effects: [{ do: 'heal', amount: { per: 'hit', max: 2 } }] })).toHaveProperty(
    'ok',
  );
});

test('all problems are told at once, each with its place, what is there and what may be there', () => {
  expect(
    read(hero, {
      name: 'Somebody Long',
      effects: [{ do: 'attack', damage: '2', colour: 1 }, { do: 'fly' }],
      own: false,
      extra: 1,
    }),
  ).toEqual({
    problems: [
      { field: 'name', found: '"Somebody Long"', allowed: '1 to 8 visible characters' },
      { field: 'effects[0].damage', found: '"2"', allowed: 'a whole number from 1 to 3' },
      { field: 'effects[0].colour', found: '1', allowed: 'no such field; known are do, damage, side' },
      { field: 'effects[1].do', found: '"fly"', allowed: 'one of heal, attack' },
      { field: 'own', found: 'false', allowed: 'true, or leave it out' },
      { field: 'extra', found: '1', allowed: 'no such field; known are name, effects, own' },
    ],
  });
});

test('a field that is missing is told by what it wants', () => {
  expect(read(hero, { name: 'Pip' })).toEqual({
    problems: [{ field: 'effects', found: 'nothing', allowed: 'a list of 1 to 3' }],
  });
});

test.each([[null], ['text'], [7], [undefined]])('%j is no object, and is called by its name', (value) => {
  expect(read(hero, value, 'the hero')).toMatchObject({
    problems: [{ field: 'the hero', allowed: 'an object with name, effects, own' }],
  });
});

test('of several forms, a value is told about the one it comes nearest to', () => {
  const wrong = (amountGiven: unknown) =>
    fieldsWrong({ name: 'Pip', effects: [{ do: 'heal', amount: amountGiven }] });
  expect(wrong(9)).toEqual(['effects[0].amount']);
  expect(wrong({ per: 'hit' })).toEqual(['effects[0].amount.max']);
  expect(wrong('much')).toEqual(['effects[0].amount']);
});

test('what is well formed is checked for sense, what is not is not', () => {
  const asked: unknown[] = [];
  const range = sensible(object({ low: whole(0, 9), high: whole(0, 9) }), (value, note) => {
    asked.push(value);
    if (value.low > value.high) note('high', value.high, `at least ${value.low}`);
  });
  expect(read(range, { low: 3, high: 2 })).toEqual({
    problems: [{ field: 'high', found: '2', allowed: 'at least 3' }],
  });
  expect(read(range, { low: 3, high: 20 })).toHaveProperty('problems');
  expect(asked).toEqual([{ low: 3, high: 2 }]);
});

test('of optional fields a list has none', () => {
  const some = partial({ a: whole(0, 1), b: whole(0, 1) });
  expect(read(some, { b: 1, c: 2 })).toEqual({ ok: { b: 1 } });
  expect(read(some, [])).toMatchObject({ problems: [{ allowed: 'an object with some of a, b' }] });
});

test('JSON is looked at no deeper than it may be', () => {
  expect(read(json(2), { a: { b: 1 } })).toHaveProperty('ok');
  expect(read(json(2), { a: { b: {} } })).toMatchObject({ problems: [{ allowed: 'nested at most 2 deep' }] });
  expect(read(json(2), { a: 'x\0' })).toMatchObject({
    problems: [{ allowed: expect.stringContaining('NUL') }],
  });
});

test('a form has a field for each entry, with what may be put into it', () => {
  expect(fieldsOf(hero).map(({ key, kind, optional }) => [key, kind, optional])).toEqual([
    ['name', 'text', false],
    ['effects', 'list', false],
    ['own', 'flag', true],
  ]);
  expect(everyField(effect, 'do').get('attack')).toEqual([
    { key: 'damage', optional: false, kind: 'number', min: 1, max: 3 },
    { key: 'side', optional: true, kind: 'choice', values: ['left', 'right'] },
  ]);
});

test('[R15] of something large only the first problem is looked for; of anything else all are told', () => {
  let looked = 0;
  const item = sensible(object({ seat: whole(0, 3) }), () => {
    looked += 1;
    return [];
  });
  const problemsOf = (count: number): number => {
    const found = read(
      listOf(item, 0, 20_000),
      Array.from({ length: count }, () => ({})),
    );
    return 'problems' in found ? found.problems.length : 0;
  };
  expect([problemsOf(20), problemsOf(20_000)]).toEqual([20, 1]);
  expect(looked).toBe(0);
  let deep: unknown = {};
  for (let at = 0; at < 200_000; at++) deep = [deep];
  expect(read(item, deep)).toHaveProperty('problems');
});

test('a list that is too short says so beside what is wrong in it', () => {
  const found = read(exact({ cards: listOf(whole(1, 3), 2, 4) }), { cards: [9] });
  expect('problems' in found && found.problems).toEqual([
    { field: 'cards[0]', found: '9', allowed: 'a whole number from 1 to 3' },
    { field: 'cards', found: 'a list of 1', allowed: 'a list of 2 to 4' },
  ]);
});

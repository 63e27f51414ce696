import { expect, test } from 'vitest';
import { formatMessage, messageParts, pseudo, slotsOf } from '../src/index.ts';

const rule = (n: number): string => (n === 1 ? 'one' : 'other');
const say = (message: string, values: Record<string, string | number> = {}): string =>
  formatMessage(message, values, rule);

test('a text without slots is said as it is', () => {
  expect(say('No network. Saved games go on.')).toBe('No network. Saved games go on.');
});

test('slots are filled by name', () => {
  expect(say('{who} takes { what }.', { who: 'Gwaien', what: 'a trap' })).toBe('Gwaien takes a trap.');
});

test('numbers choose their form, an exact one first', () => {
  const cards = '{n, plural, =0 {no cards} one {# card} other {# cards}}';
  expect([0, 1, 2].map((n) => say(cards, { n }))).toEqual(['no cards', '1 card', '2 cards']);
});

test('one slot stands in another, and # is the number of the plural around it', () => {
  const message =
    '{who, select, you {You have {n, plural, one {# shield} other {# shields}}} other {{who} has {n}}}';
  expect(say(message, { who: 'you', n: 1 })).toBe('You have 1 shield');
  expect(say(message, { who: 'Ko’lel', n: 3 })).toBe('Ko’lel has 3');
});

test('a sign outside of plurals is a sign', () => {
  expect(say('Round #{n}', { n: 4 })).toBe('Round #4');
});

test('what is put in stays what it is', () => {
  const key = { key: 'Space' };
  expect(messageParts('Press {key} to go on.', { key }, rule)).toEqual(['Press ', key, ' to go on.']);
});

test.each([
  ['{n', /cannot be read/],
  ['a } b', /too many/],
  ['{n, plural, one {# card}}', /no case "other"/],
  ['{n, plural, one {# card} other # cards}', /cannot be read/],
])('%s says what is wrong with it', (message, problem) => {
  expect(() => say(message, { n: 1 })).toThrow(problem);
});

test('a value that is missing is named', () => {
  expect(() => say('{who} wins.')).toThrow(/\{who\}/);
});

test('all slots of a message are known, also those inside others', () => {
  expect(slotsOf('{n, plural, one {{who} card} other {# of {whose}}}')).toEqual(['n', 'who', 'whose']);
});

test('the pseudo-language is longer and keeps numbers', () => {
  expect(pseudo('Save 3')).toBe('[Šávé 3 ~~]');
  expect(pseudo('3 / 4')).toBe('3 / 4');
});

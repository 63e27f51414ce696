import { heroEffect } from '@questhall/games/pug-quest';
import { everyField, exact, maybe, oneOf, read, variant, whole } from '@questhall/schema';
import { expect, test } from 'vitest';
import { EFFECTS, effectFields, FIELDS, MODIFIERS } from '../../src/tables/pug-quest/workshop/fields.ts';

test('every effect of the rules has a form, with every field that leaves a choice', () => {
  for (const [effect, fields] of everyField(heroEffect, 'do')) {
    const open = fields.filter((field) => field.kind !== 'choice' || field.values.length > 1);
    expect([effect, FIELDS.get(effect)?.map(({ key }) => key)]).toEqual([effect, open.map(({ key }) => key)]);
    expect(Object.keys(EFFECTS)).toContain(effect);
  }
  expect(FIELDS.get('attack')?.map(({ key }) => key)).toContain('side');
});

test('fields and their values are called by words, not by what they are called in data', () => {
  const plain = [...FIELDS.values()].flat().filter(({ key, label }) => key === label);
  expect(plain).toEqual([]);
  for (const field of [...FIELDS.values()].flat())
    if (field.kind === 'choice' && field.key !== 'dir' && field.key !== 'side')
      for (const { value, label } of field.options) expect(label).not.toBe(value);
});

test('what an effect comes onto the bench with is what the rules allow', () => {
  for (const { start } of Object.values(EFFECTS)) expect(read(heroEffect, start)).toHaveProperty('ok');
});

test('modifiers go as far as the rules let them', () => {
  expect(MODIFIERS.find(({ value }) => value === 'initiative')).toMatchObject({ min: -5, max: 5 });
  expect(MODIFIERS.filter(({ value, max }) => !value.startsWith('flag:') && max === 0)).toEqual([]);
});

test('a field added to the rules is checked and asked for', () => {
  const wider = variant('do', [
    exact({ do: oneOf(['howl']), volume: whole(1, 9), at: maybe(oneOf(['moon', 'postman'])) }),
  ]);
  expect(read(wider, { do: 'howl', volume: 11 })).toMatchObject({ problems: [{ field: 'volume' }] });
  expect(effectFields(wider).get('howl')).toMatchObject([
    { key: 'volume', kind: 'number', min: 1, max: 9 },
    { key: 'at', kind: 'choice', options: [{ value: 'moon' }, { value: 'postman' }] },
  ]);
});

/** [DF-LEAD-02] What is read off a real table, and the Leader's word on it. */
import { expect, test } from 'vitest';
import { readReal, realPrompt } from '../../src/real.ts';
import { asked, combat, foeLife, hurl, lifeOf, TODD } from '../table.ts';

/** Todd's red die was read off like this. */
function readOff(landing: string, setting: Parameters<typeof combat>[0] = {}) {
  const t = combat(setting);
  hurl(t, 'red', `${landing} real`);
  t.expectAsked(0, 'rule');
  return t;
}

test.each([
  ['bone', 'ruleHigher', 'section1', true],
  ['outside', 'ruleHigher', 'section1', true],
  ['hole', 'ruleHigher', 'section1', true],
  ['section4', 'ruleHigher', 'section5', true],
  ['section5', 'ruleHigher', 'bullseye', true],
  ['section1', 'ruleLower', 'bone', false],
  ['bullseye', 'ruleLower', 'section5', true],
] as const)('[DF-LEAD-02] [DF-DEC-29] %s, %s: %s', (landing, ruling, rest, hit) => {
  const t = readOff(landing);
  t.choose('rule', ruling).choose('rule', 'stands');
  expect(t.events('judged')[0]).toMatchObject({ rest, hit });
});

test('[DF-LEAD-02] [DF-THROW-06] a throw that was called invalid counts after all', () => {
  const t = readOff('section4 fault:hip', { monster: 'obnoxious-monkey' });
  t.choose('rule', 'ruleHit').choose('rule', 'stands');
  expect(foeLife(t)).toBe(16);
  expect(lifeOf(t, TODD)).toBe(9);
});

test('[DF-DEC-29] place, throw and face are ruled on once each, in any order', () => {
  const t = readOff('section3 fault:bounce');
  t.choose('rule', 'ruleIcon').choose('rule', 'ruleHit').choose('rule', 'ruleHigher');
  expect(t.refusal('ruleLower').rule).toBe('DF-DEC-29');
  expect(t.refusal('ruleMiss').rule).toBe('DF-DEC-29');
  t.choose('rule', 'stands');
  expect(asked(t)).toEqual(['ability']);
  t.choose('ability', { ability: 'focused' });
  expect(foeLife(t)).toBe(15);
});

test.each([
  ['section4', 'ruleHit'],
  ['section4', 'ruleBlank'],
  ['section4 icon', 'ruleIcon'],
  ['bullseye', 'ruleHigher'],
  ['bone', 'ruleLower'],
  ['bone', 'ruleMiss'],
  ['section4 fault:bounce', 'ruleMiss'],
] as const)('[DF-LEAD-02] %s: nothing to rule on by %s', (landing, ruling) => {
  expect(readOff(landing).refusal(ruling).rule).toBe('DF-LEAD-02');
});

test('[DF-RULING-25] a die that is thrown again is ruled on anew', () => {
  const t = combat({ heroes: ['tina-thunder', 'randolph'] });
  hurl(t, 'green', 'bone icon real');
  t.choose('rule', 'ruleHigher').choose('rule', 'stands').choose('ability', { ability: 'rethrow' });
  t.state.rng.script?.push('bone real');
  t.choose('throw', 'throw').choose('rule', 'ruleHigher').choose('rule', 'stands');
  expect(foeLife(t)).toBe(19);
});

const REAL = { options: { realDice: true } } as const;
const THROW = { do: 'throw' } as const;

/** A red die in the hand of Todd, at a table that reads real dice off. */
function inHand(setting: Parameters<typeof combat>[0] = {}) {
  const t = combat({ ...REAL, ...setting });
  t.choose('chooseDie', { do: 'take', die: 'red' });
  return t;
}

test.each([
  ['4 icon', ['section4 icon real']],
  ['10', ['bullseye real']],
  ['Off blank', ['outside real']],
  ['5 no bounce icon', ['section5 icon fault:bounce real']],
  ['hole', ['hole real']],
  ['7', undefined],
  ['4 again', undefined],
  ['4 thorns', undefined],
  ['icon', undefined],
])('[DF-LEAD-02] typed at a terminal: %s', (typed, draws) => {
  expect(readReal(inHand(), THROW, typed)?.draws).toEqual(draws);
});

test('[DF-LEAD-02] what was asked for and what lies there can be typed, too', () => {
  const t = inHand({ monster: 'obnoxious-monkey', bushes: true, templates: ['lightning'] });
  expect(realPrompt(t, THROW)).toContain('thorns');
  expect(realPrompt(t, THROW)).toContain('not hip');
  expect(readReal(t, THROW, '3 thorns not hip')?.draws).toEqual(['section3 thorns fault:hip real']);
  expect(readReal(t, THROW, 'lightning icon')?.draws).toEqual(['lightning icon real']);
  expect(readReal(t, THROW, 'slime')).toBeUndefined();
});

test('[DF-TPL-11] [DF-LEAD-02] on Slime, what its arrow points at is typed', () => {
  const t = inHand({ templates: ['slime'] });
  expect(readReal(t, THROW, 'slime 3 icon')?.draws).toEqual(['slime>section3 icon real']);
  expect(readReal(t, THROW, 'slime icon')).toBeUndefined();
});

test('[DF-LEAD-02] at a table without real dice nothing is typed', () => {
  const t = combat();
  t.choose('chooseDie', { do: 'take', die: 'red' });
  expect(realPrompt(t, THROW)).toBeUndefined();
  expect(readReal(t, THROW, '4')).toBeUndefined();
  expect(realPrompt(inHand(), { do: 'decline' })).toBeUndefined();
});

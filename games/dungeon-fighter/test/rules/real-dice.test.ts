/** [DF-LEAD-02] What is read off a real table, and the Leader's word on it. */
import { expect, test } from 'vitest';
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

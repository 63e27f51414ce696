/** What a throw tells whoever wants to learn from it. */
import { expect, test } from 'vitest';
import type { ThrowRequest } from '../src/index.ts';
import { landingCode, readLanding, rules } from '../src/index.ts';
import { combat, hurl } from './table.ts';

const REQUEST: ThrowRequest = {
  kind: 'throw',
  serial: 1,
  die: 'red',
  requirements: ['dancing', 'diceSpin'],
  board: 'labyrinth',
  bushes: false,
  dice: [],
  templates: [],
};

/** What the log says of a red die that lands like this. */
function told(landing: string, setting: Parameters<typeof combat>[0] = {}): string | undefined {
  const t = combat(setting);
  hurl(t, 'red', landing);
  const [thrown] = t.events('thrown');
  return thrown && rules.words.event(thrown, rules.view(t.state, 0));
}

test.each([
  ['outside by:-220,-5,1', 'off the board (2 cm short; bounced once)'],
  ['outside by:-190,-130,1', 'off the board (3 cm short, left; bounced once)'],
  ['outside by:40,260,2', 'off the board (6 cm right; bounced twice)'],
  ['section3 by:70,60,1', 'on section 3 (9 cm long, right of the middle; bounced once)'],
  ['bullseye by:4,-6,3', 'in the bullseye (dead centre; bounced 3 times)'],
])('[DF-LEAD-02] %s: %s', (landing, words) => {
  expect(told(landing)).toContain(`The red die lies ${words}`);
});

test.each([
  ['section3 fault:bounce by:0,80,0', 'But it touched the board before the table.'],
  ['section3 fault:bounce by:0,80,2', 'But it slid along the table.'],
])('[DF-MISS-01] %s: %s', (landing, words) => {
  expect(told(landing)).toContain(words);
});

test('[DF-MISS-05] what was lacking in a Specific Throw is told', () => {
  const dancing = { monster: 'waltzing-puffball' } as const;
  expect(told('section3 fault:dancing by:0,80,1 turned:240', dancing)).toContain('(turned 240° of 360°)');
  expect(told('section3 fault:dancing by:0,80,1 turned:500', dancing)).toContain(
    '(came too late after the turn)',
  );
  const spun = { monster: 'whirling-wilbur' } as const;
  expect(told('section3 fault:diceSpin by:0,80,1 spun:21', spun)).toContain('(spun 2.1 of 4 turns a second)');
  expect(told('section3 fault:diceSpin by:0,80,1 spun:94', spun)).toContain('(tumbled more than it spun)');
});

test('[DF-SIM-05] a trace travels with the landing, and what is no trace is refused', () => {
  const code = 'outside icon fault:dancing by:-220,14,1 turned:240 spun:12';
  const landing = readLanding(code, REQUEST);
  expect(landing?.trace).toEqual({ beyond: -220, right: 14, bounces: 1, turned: 240, spun: 12 });
  expect(landing && landingCode(landing)).toBe(code);
  for (const bad of ['outside by:1,2', 'outside by:1,2,x', 'outside turned:240', 'outside by:1.5,2,1'])
    expect(readLanding(bad, REQUEST), bad).toBeUndefined();
});

test('a landing that nobody saw is told without a verdict', () => {
  expect(told('section3')).toBe('The red die lies on section 3, showing a blank face.');
});

test('a Monster that took more than it had is said to have none left', () => {
  const view = rules.view(combat({}).state, 0);
  const hurt = { ...view, combat: view.combat && { ...view.combat, life: -2 } };
  expect(rules.words.position?.(hurt).stands.join(' ')).toContain(': 0 of ');
});

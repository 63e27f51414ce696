import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkRules, ruleIdsIn, testedIdsIn } from '../src/rules-check.ts';

test('rules are defined by list items and table rows, not by mention', () => {
  const markdown = `
# Rules
PQ-ENER-99 is only talked about here.
All of this follows PQ-ENER-98.

- **PQ-ENER-01** Energy has five types (see PQ-RULING-07).
- **PQ-VEC-01 (B)** Given a Slime.
- **DL-POW-02** Blind. **DL-POW-02b** It lasts a turn.
- **SFB-KW-PUSH-03** Pushed.
| PQ-DEC-01 | Choose |
| **SF-VEC-01** [R5] | Zoe |
**DF-VEC-14 (tracker)** Given a Monster.
`;
  expect(ruleIdsIn(markdown)).toEqual([
    'PQ-ENER-01',
    'PQ-VEC-01',
    'DL-POW-02',
    'DL-POW-02b',
    'SFB-KW-PUSH-03',
    'PQ-DEC-01',
    'SF-VEC-01',
    'DF-VEC-14',
  ]);
});

test('a test names rules at the start of its name, one or several', () => {
  const code = [
    "test('[PQ-A-01] one', () => {});",
    'it("[PQ-A-02][PQ-A-03] [PQ-A-04] three", () => {});',
    'test(`[PQ-A-05, PQ-A-06] two`, () => {});',
    "test.each([['[PQ-A-07] a row', 1]])('%s', () => {});",
    "test.each([1, 2])('[PQ-A-08] lane %i', () => {});",
  ].join('\n');
  const ids = ['PQ-A-01', 'PQ-A-02', 'PQ-A-03', 'PQ-A-04', 'PQ-A-05', 'PQ-A-06', 'PQ-A-07', 'PQ-A-08'];
  expect(testedIdsIn(code)).toEqual(ids);
});

test('what does not run or only mentions a rule proves nothing', () => {
  const code = `
// test('[PQ-A-01] commented out', () => {});
/* test('[PQ-A-02] commented out', () => {}); */
test.${'todo'}('[PQ-A-03] later');
test.${'skip'}('[PQ-A-04] never', () => {});
test('as [PQ-A-05] says', () => {});
expect(reason.rule).toBe('PQ-A-06');
`;
  expect(testedIdsIn(code)).toEqual([]);
});

test('a game is held against its tests and its ledger', () => {
  const workplace = mkdtempSync(join(tmpdir(), 'questhall rules '));
  const gameDir = join(workplace, 'clone', 'games', 'pug-quest');
  mkdirSync(join(gameDir, 'test', 'rules'), { recursive: true });
  writeFileSync(join(gameDir, 'RULES.md'), '- **PQ-A-01** One.\n- **PQ-A-02** Two.\n');
  writeFileSync(
    join(gameDir, 'test', 'rules', 'a.test.ts'),
    "test('[PQ-A-02] two', () => {});\ntest('[PQ-A-09] nine', () => {});\n",
  );
  const report = {
    game: 'pug-quest',
    rules: ['PQ-A-01', 'PQ-A-02'],
    untested: ['PQ-A-01'],
    unknown: [{ id: 'PQ-A-09', file: join('test', 'rules', 'a.test.ts') }],
  };
  expect(checkRules(gameDir)).toEqual({ ...report, unlisted: [] });

  mkdirSync(join(workplace, 'shared', 'rules'), { recursive: true });
  writeFileSync(
    join(workplace, 'shared', 'rules', 'pug-quest.md'),
    '- **PQ-A-01** One.\n| PQ-A-03 | Three. |\n',
  );
  expect(checkRules(gameDir)).toEqual({ ...report, unlisted: ['PQ-A-03'] });
  rmSync(workplace, { recursive: true });
});

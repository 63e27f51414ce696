/** Matches at which the referee objected, and was wrong by the rulebook. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchRecord } from '@questhall/kernel';
import { objectionsTo, playOn } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { referee } from '../referee/index.ts';
import * as flow from '../src/flow.ts';
import { pugQuest, rules } from '../src/index.ts';
import { midRound } from './answers.ts';
import { table } from './table.ts';

/** The first line is the set-up, each further one an answer. */
function recordIn(name: string): MatchRecord {
  const [first = '', ...answers] = readFileSync(join(import.meta.dirname, `refereed/${name}.txt`), 'utf8')
    .trimEnd()
    .split('\n');
  return { ...JSON.parse(first), answers: answers.map((line) => JSON.parse(line)) };
}

test('[PQ-RULING-46] a Treasure that drops with the last Monster raises the hand limit of that Turn', () => {
  expect(objectionsTo(referee, pugQuest, recordIn('limit-raised-by-last-treasure'))).toEqual([]);
});

test('[PQ-DMG-01] armour looted in mid-Turn absorbs what its owner does to itself, not the Riposte before', () => {
  expect(objectionsTo(referee, pugQuest, recordIn('armour-looted-before-own-damage'))).toEqual([]);
});

test.each([
  { prevented: 1, suffered: [1, 2] },
  { prevented: 2, suffered: [2] },
])(
  '[PQ-DMG-01] a tagged Imp hurts itself for 2, whatever of a Riposte before is prevented: $prevented',
  (each) => {
    const t = midRound(
      table({
        heroes: { 3: ['warrior'] },
        monsters: { 3: ['fireworks-imp'] },
        hands: { warrior: ['strength', 'speed'] },
        evilLord: true,
        evilHand: ['magic', 'magic'],
      }).arrange(({ monsters }) => {
        const modifiers = [{ stat: 'armour', by: -1 }] as const;
        monsters[0]?.marks.push({ key: 'tagged', from: 'tag-you-are-it', until: 'worldEnd', modifiers });
      }),
    )
      .chance('imp')
      .begin(flow.monsterTurn, { monster: 'fireworks-imp' });
    const objection = playOn(rules, t, t.state.options, {
      referee,
      seed: 'imp',
      answers: 6,
      wants: ({ kind, options }) => options[kind === 'evilPrevent' ? each.prevented : 0],
    });
    expect(objection).toBeUndefined();
    expect(t.events('damaged')).toMatchObject(
      each.suffered.map((amount) => ({ creature: 'fireworks-imp', amount })),
    );
  },
);

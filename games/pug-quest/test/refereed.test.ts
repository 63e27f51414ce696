/** Matches of random play at which the referee objected, and was wrong by the rulebook. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchRecord } from '@questhall/kernel';
import { objectionsTo } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { referee } from '../referee/index.ts';
import { pugQuest } from '../src/index.ts';

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

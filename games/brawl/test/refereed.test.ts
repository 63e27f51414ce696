/** Matches of random play at which the referee objected, and was wrong by the rulebook. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchRecord } from '@questhall/kernel';
import { objectionsTo } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { referee } from '../referee/index.ts';
import { brawl } from '../src/index.ts';

/** The first line is the set-up, each further one an answer. */
function recordIn(name: string): MatchRecord {
  const [first = '', ...answers] = readFileSync(join(import.meta.dirname, `refereed/${name}.txt`), 'utf8')
    .trimEnd()
    .split('\n');
  return { ...JSON.parse(first), answers: answers.map((line) => JSON.parse(line)) };
}

test('[SFB-RULING-93] adjacency is measured from where the target fell, not from where it was aimed at', () => {
  expect(objectionsTo(referee, brawl, recordIn('target-moved-before-it-fell'))).toEqual([]);
});

test('[SFB-KW-FEAR-02] Fear of a card and of its Reaction each have their own source and length', () => {
  expect(objectionsTo(referee, brawl, recordIn('fear-of-card-and-reaction'))).toEqual([]);
});

/** Matches of random play at which the referee objected, and was wrong by the rulebook. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchRecord } from '@questhall/kernel';
import { objectionsTo } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { referee } from '../referee/index.ts';
import { superFantasy } from '../src/index.ts';

/** The first line is the set-up, each further one an answer. */
function recordIn(name: string): MatchRecord {
  const [first = '', ...answers] = readFileSync(join(import.meta.dirname, `refereed/${name}.txt`), 'utf8')
    .trimEnd()
    .split('\n');
  return { ...JSON.parse(first), answers: answers.map((line) => JSON.parse(line)) };
}

test('[SF-ZANVOR-04] the second attack has the bonus of its level', () => {
  expect(objectionsTo(referee, superFantasy, recordIn('second-attack-of-no-tomorrow'))).toEqual([]);
});

test('[SF-DEF-05] a defence counts against its own blow only', () => {
  expect(objectionsTo(referee, superFantasy, recordIn('two-blows-in-one-beat'))).toEqual([]);
});

test('[SF-LUCKY-08] a shot at two targets is one attack, and the first of a barrage', () => {
  expect(objectionsTo(referee, superFantasy, recordIn('double-fire-in-a-barrage'))).toEqual([]);
});

test('[SF-RULING-161] a charge is offered at heroes whom it brings into the zone only', () => {
  expect(objectionsTo(referee, superFantasy, recordIn('charge-of-a-frozen-stud'))).toEqual([]);
});

test('[SF-RULING-107] a Big monster that arrives is as near as the nearer of its squares', () => {
  expect(objectionsTo(referee, superFantasy, recordIn('big-arrival-between-two-heroes'))).toEqual([]);
});

test('[SF-RULING-34] nobody who arrives looks at a hero who lies', () => {
  expect(objectionsTo(referee, superFantasy, recordIn('arrival-before-one-who-lies'))).toEqual([]);
});

test('[SF-RULING-109] whoever was woken by another is not late, also when he has left his tile', () => {
  expect(objectionsTo(referee, superFantasy, recordIn('woken-and-gone-on'))).toEqual([]);
});

test('[SF-CORE-02] a Big monster that arrives and goes on in one answer lies on two squares', () => {
  expect(objectionsTo(referee, superFantasy, recordIn('big-one-arrived-and-gone-on'))).toEqual([]);
});

test('[SF-RULING-107] a hero who falls later in the phase was looked at by whoever arrived before', () => {
  expect(objectionsTo(referee, superFantasy, recordIn('arrival-before-the-fall'))).toEqual([]);
});

test('[SF-WAKE-01] a room into which a hero is pushed in the Monsters’ Phase wakes in the next one', () => {
  expect(objectionsTo(referee, superFantasy, recordIn('pushed-into-a-sleepy-room'))).toEqual([]);
});

test('[SF-UM-11] nobody is summoned on a Portal under the Statue', () => {
  expect(objectionsTo(referee, superFantasy, recordIn('statue-on-the-portal'))).toEqual([]);
});

test('[SF-RULING-135] no Big monster comes out of two Small Portals beside each other', () => {
  expect(objectionsTo(referee, superFantasy, recordIn('two-small-portals-side-by-side'))).toEqual([]);
});

test('[SF-RULING-161] Zur’ill opens no Portal while nobody stands whom it could be next to', () => {
  expect(objectionsTo(referee, superFantasy, recordIn('zurill-while-all-lie'))).toEqual([]);
});

import type { HeroView, Skill } from '@questhall/games/dungeonland';
import { SKILLS } from '@questhall/games/dungeonland';
import type { Option } from '@questhall/kernel';
import type { SeenDecision } from '@questhall/protocol';
import { expect, test } from 'vitest';
import { armBoost, saidOfBoost } from '../../src/tables/dungeonland/intent.ts';
import { approachesAsJoined } from '../../src/tables/dungeonland/logic/ahead.ts';
import { armsOf } from '../../src/tables/dungeonland/logic/arms.ts';
import { endIfOnlyRuns } from '../../src/tables/dungeonland/logic/drawn.ts';
import { armOf, meantAt, preferArm, withArm } from '../../src/tables/dungeonland/logic/meant.ts';
import { oddsLines } from '../../src/tables/dungeonland/logic/odds.ts';
import { standOf } from '../../src/tables/dungeonland/logic/phases.ts';
import { outlineOf } from '../../src/tables/dungeonland/logic/place.ts';
import { branchesOf, stateOf, treeRows } from '../../src/tables/dungeonland/logic/trees.ts';

const snowWhite = {
  wielded: ['mirror-wand', 'winter-gown'],
  skills: ['fireball', 'vigor'],
  consumables: ['fire-oil', 'fire-oil'],
  xp: 1,
} as unknown as HeroView;

test('a hero attacks and casts with what is in hand, learned and packed, each with its price', () => {
  expect(armsOf(snowWhite).map(({ id, detail, cost }) => [id, detail, cost])).toEqual([
    ['mirror-wand', 'Magical 4', '3 dice'],
    ['fireball', 'Blast', '2 energy'],
    ['vigor', '', '2 energy'],
    ['fire-oil', 'Consumable', ''],
  ]);
});

test('with something in hand only what it can do is lit, and all of it if it can do nothing', () => {
  const shot = { do: 'attack', weapon: 'mirror-wand', type: 'magical', at: { figure: 10 } };
  const spell = { do: 'cast', spell: 'fireball', focus: '', at: { figure: 10 } };
  const rest = { do: 'rest' };
  expect([shot, spell, rest].map(armOf)).toEqual(['mirror-wand', 'fireball', undefined]);
  expect(withArm([shot, spell, rest], 'fireball')).toEqual([spell]);
  expect(withArm([shot, spell, rest], 'vigor')).toEqual([shot, spell, rest]);
  expect(withArm([shot, spell, rest], undefined)).toEqual([shot, spell, rest]);
});

test('[T4] a target is meant with what was used last, else with the weapon; the others stay to be pointed at', () => {
  const shot = { do: 'attack', weapon: 'mirror-wand', type: 'magical', at: { figure: 10 } };
  const spell = { do: 'cast', spell: 'fireball', focus: '', at: { figure: 10 } };
  const far = { do: 'attack', weapon: 'mirror-wand', type: 'magical', at: { figure: 11 } };
  const move = { do: 'move', provokes: 0, at: { x: 1, y: 1 } };
  expect(preferArm([shot, spell, far, move], 'fireball')).toEqual([spell, far, move]);
  expect(preferArm([shot, spell, far, move], undefined)).toEqual([shot, far, move]);
  expect(preferArm([spell, { ...spell, spell: 'inferno' }], undefined)).toHaveLength(2);
  expect(meantAt([shot, spell, far, move], { figure: 10 }, 'fireball')).toEqual(spell);
  expect(meantAt([shot, spell, far, move], { figure: 10 }, undefined)).toEqual(shot);
  expect(meantAt([shot, spell, far, move], { figure: 12 }, undefined)).toBeUndefined();
  expect(preferArm([shot, far, move], 'fireball')).toEqual([shot, far, move]);
});

const asks = (kind: string, options: readonly Option[], about: SeenDecision['about'] = {}): SeenDecision => ({
  id: 1,
  seat: 0,
  kind,
  options,
  about,
});

test('[T4] a click on somebody out of reach goes there and strikes, with what is meant then', () => {
  const move = { do: 'move', provokes: 0, at: { x: 3, y: 2 } };
  const about = { approaches: [{ to: { figure: 12 }, by: { x: 3, y: 2 } }] };
  const [joined] = approachesAsJoined(asks('act', [move, { do: 'rest' }], about), undefined);
  expect(joined).toMatchObject({ at: { figure: 12 }, first: move });
  const blow = { do: 'attack', weapon: 'sabre', type: 'melee', at: { figure: 12 } };
  expect(joined?.after(asks('act', [blow]))).toEqual(blow);
  // Struck on the way, or stopped: whoever is asked something else answers that himself.
  expect(joined?.after(asks('defendSurge', [{ do: 'keep' }]))).toBeUndefined();
  expect(joined?.after(asks('act', [{ do: 'rest' }]))).toBeUndefined();
});

test('[T4] a Rest that ends the activation ends it only where nothing but running is left', () => {
  const end = { do: 'endActivation' };
  const run = { do: 'run', provokes: 0, at: { x: 1, y: 1 } };
  expect(endIfOnlyRuns(asks('act', [run, end]))).toEqual(end);
  expect(endIfOnlyRuns(asks('act', [run, { do: 'consume' }, end]))).toBeUndefined();
  expect(endIfOnlyRuns(asks('defendSurge', [{ do: 'keep' }]))).toBeUndefined();
});

test('[T3] a figure tells its odds for whatever can be pointed at it, now or after a move', () => {
  const shot = { do: 'attack', weapon: 'mirror-wand', type: 'magical', at: { figure: 10 } };
  const odds = [
    { arm: 'mirror-wand', type: 'magical', figure: 10, hits: 64, fells: 22, damage: 13 },
    { arm: 'sleep', type: 'magical', figure: 10, hits: 58, fells: 0, damage: 0 },
    { arm: 'mirror-wand', type: 'magical', figure: 11, hits: 50, fells: 10, damage: 9 },
  ];
  const act = asks('act', [shot], { odds, approaches: [{ to: { figure: 11 }, by: { x: 1, y: 1 } }] });
  expect(oddsLines(act, 10)).toEqual(['Mirror Wand: 64% to hurt, 22% to defeat, 1.3 damage on average.']);
  expect(oddsLines(act, 11)).toEqual(['Mirror Wand: 50% to hurt, 10% to defeat, 0.9 damage on average.']);
  const sleep = { do: 'cast', spell: 'sleep', focus: '', at: { figure: 10 } };
  expect(oddsLines(asks('act', [sleep], { odds }), 10)).toEqual(['Sleep: 58% to succeed.']);
  expect(oddsLines(act, 12)).toEqual([]);
});

test('[T3] [DL-DEC-12] boosts are asked about once, and then taken up before the attack', () => {
  const roll = { do: 'roll' };
  const strike = { do: 'powerStrike' };
  const boost = asks('boost', [strike, roll], { hero: 3 });
  expect(saidOfBoost(boost)).toBeUndefined();
  expect(saidOfBoost(boost)).toEqual(roll);
  armBoost(3, 'powerStrike');
  expect(saidOfBoost(boost)).toEqual(strike);
  expect(saidOfBoost(boost)).toEqual(roll);
  const shots = asks('boost', [{ do: 'multiShot', at: { figure: 11 } }, roll], { hero: 3 });
  expect(saidOfBoost(shots)).toBeUndefined();
  expect(saidOfBoost(asks('act', [roll]))).toBeUndefined();
});

test('[DL-XP-04][DL-XP-05][DL-XP-06] a tree has a row for each price, lines between rows, and only the price before a skill', () => {
  const tree = SKILLS.filter((skill) => skill.tree === 'spellcasting');
  const rows = treeRows(tree);
  expect(rows.map((row) => row.length)).toEqual([3, 3, 3, 2]);
  expect(rows[3]?.map(({ x }) => x)).toEqual([1, 2]);
  expect(branchesOf(rows).every((branch) => branch.to.cost === branch.from.cost + 1)).toBe(true);
  const stateFor = (wanted: string) => stateOf(tree.find(({ id }) => id === wanted) as Skill, snowWhite);
  expect(['fireball', 'magicalArrow', 'inferno', 'heal'].map(stateFor)).toEqual([
    'learned',
    'affordable',
    'affordable',
    'dear',
  ]);
});

test('phases are over, now or ahead', () => {
  expect([standOf('refresh', 'action'), standOf('event', 'event'), standOf('end', 'action')]).toEqual([
    'over',
    'now',
    'ahead',
  ]);
});

test('a line runs around squares that touch, not between them', () => {
  const around = outlineOf([
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ]);
  expect(around.match(/M/g)).toHaveLength(6);
});

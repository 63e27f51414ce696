import { expect, test } from 'vitest';
import { hero, isStanding, monster } from '../../src/queries/area.ts';
import { monsterCard } from '../../src/queries/cards.ts';
import { endure, wounds } from '../answers.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

test('[PQ-VEC-15] the Dachshydra', () => {
  expect(monsterCard('dachshydra')).toMatchObject({
    name: 'Dachshydra',
    initiative: 1,
    life: 5,
    movement: { steps: 1 },
    turn: [{ do: 'attack', reach: 'triple-fan', damage: 1 }],
  });
  expect(monsterCard('dachshydra').defend).toBeDefined();
});

test('[PQ-VEC-16] from lane 3 it hits the fronts of lanes 2, 3 and 4', () => {
  const t = monsterActs(
    table({
      heroes: { 2: ['bard'], 3: ['cleric', 'thief'], 4: ['druid'] },
      monsters: { 2: ['dachshydra'] },
    }),
    'dachshydra',
  );
  expect(t.state.monsterLanes[2]).toEqual(['dachshydra']);
  expect(wounds(endure(t))).toEqual({ bard: 1, cleric: 1, druid: 1 });
});

test('[PQ-VEC-17] from lane 1 it hits lanes 1 and 2, not lane 5', () => {
  const t = monsterActs(
    table({ heroes: { 1: ['bard'], 2: ['cleric'], 5: ['druid'] }, monsters: { 5: ['dachshydra'] } }),
    'dachshydra',
  );
  expect(t.state.monsterLanes[0]).toEqual(['dachshydra']);
  expect(wounds(endure(t))).toEqual({ bard: 1, cleric: 1 });
});

/** The Thief carries a Bone Sword: 3 damage. */
const chop = (revealed: string, damage = 0, ...dropped: readonly string[]) =>
  turnOf(
    table({
      heroes: { 3: ['thief'] },
      monsters: { 3: ['dachshydra'], 5: ['slime'] },
      hands: { thief: ['spirit', 'strength', 'speed'] },
      treasures: { thief: ['bone-sword'] },
      damage: { dachshydra: damage },
    }).dice(revealed, ...dropped),
    'thief',
  );

test('[PQ-VEC-18] hit for 3: its Defend type ignores all, another type or a Joker nothing', () => {
  const hit = (revealed: string) => {
    const t = chop(revealed).choose('act', { do: 'combo', combo: 'chop-and-chew' });
    expect(t.state.energyDiscard).toEqual(['strength', 'spirit', revealed]);
    intact(t);
    return monster(t.state, 'dachshydra').damage;
  };
  expect(['speed', 'strength', 'magic', 'joker'].map(hit)).toEqual([0, 3, 3, 3]);
});

test('[PQ-VEC-19] with 4 damage and hit for 1 it is Defeated', () => {
  const t = chop('magic', 4, 'pizza').choose('act', 'standardAttack');
  expect(isStanding(t.state, 'dachshydra')).toBe(false);
  expect(hero(t.state, 'thief').xp).toEqual(['dachshydra']);
  expect(monster(chop('speed', 4).choose('act', 'standardAttack').state, 'dachshydra').damage).toBe(4);
});

test('[PQ-VEC-21] penetrating for 2: everybody in the lane suffers 2', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['wizard'] },
      monsters: { 3: ['war-bulldog', 'slime', 'chowtaur'], 4: ['trolldoodle'] },
      hands: { wizard: ['magic', 'strength'] },
    }),
    'wizard',
  ).choose('act', { do: 'combo', combo: 'hot-breath' });
  expect(wounds(t)).toEqual({ 'war-bulldog': 2, slime: 2, chowtaur: 2 });
});

test('[PQ-VEC-22] a Standard Attack from rank 3 hurts nobody on the own side', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['bard', 'cleric', 'thief'] },
      monsters: { 3: ['war-bulldog', 'slime'] },
      hands: { thief: ['strength'] },
    }),
    'thief',
  ).choose('act', 'standardAttack');
  expect(wounds(t)).toEqual({ 'war-bulldog': 1 });
});

test('[PQ-VEC-23] with nobody in the facing lane a Hero is not offered the attack, a Monster loses it', () => {
  const t = turnOf(
    table({ heroes: { 3: ['bard'] }, monsters: { 2: ['slime'] }, hands: { bard: ['spirit', 'joker'] } }),
    'bard',
  );
  expect(t.options('act').map((option) => option.do)).not.toContain('standardAttack');
  expect(t.refusal({ do: 'standardAttack' })).toMatchObject({ rule: 'PQ-RULING-10' });

  /** The Schnauzer Bomber attacks first and moves afterwards; Saint Burnard heals its neighbours afterwards. */
  const bomber = monsterActs(
    table({ heroes: { 3: ['bard'] }, monsters: { 1: ['schnauzer-bomber'] } }),
    'schnauzer-bomber',
  );
  expect(bomber.events('attackLost')).toEqual([{ type: 'attackLost', by: 'schnauzer-bomber' }]);
  expect(bomber.state.monsterLanes[2]).toEqual(['schnauzer-bomber']);
  bomber.expectEnd();

  const saint = monsterActs(
    table({
      heroes: { 3: ['bard'] },
      monsters: { 1: ['slime'], 2: ['saint-burnard'], 4: ['chowtaur'] },
      damage: { slime: 2, chowtaur: 2 },
    }),
    'saint-burnard',
  );
  expect(saint.events('attackLost')).toHaveLength(1);
  expect(wounds(saint)).toEqual({ slime: 1, chowtaur: 2 });
});

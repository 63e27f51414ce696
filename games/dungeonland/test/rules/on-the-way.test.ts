/** What no card used once: Control and Frozen against heroes, a row instead of a move, a trader on the way. */
import { expect, test } from 'vitest';
import { EXPLORATION, VILLAINS } from '../../src/content/index.ts';
import * as flow from '../../src/flow.ts';
import type { HeroSetting } from '../table.ts';
import { A, D, damages, friend, hero, monsterActs, one, table, turnOf } from '../table.ts';

const prince: HeroSetting = { id: 'prince-charming', at: [2, 2], energy: 0 };

test('[DL-POW-12] a Frost Troll freezes: the hero loses his next activation, and only that', () => {
  const stage = table({ heroes: [prince, friend], monsters: [['frost-troll', 3, 2]] });
  monsterActs(stage.dice(...A('me mi mi mi mi'), ...D('mi mi')));
  const lost = turnOf(stage);
  expect(lost.events('activationLost')).toMatchObject([{ figure: 0, condition: 'frozen' }]);
  expect(hero(lost).conditions).toEqual([]);
  expect(turnOf(stage).options('act').length).toBeGreaterThan(1);
});

test('[DL-POW-06] [DL-RULING-56] [DL-AI-12] the Unwritten King rewrites a hero, who then attacks his friend', () => {
  const stage = table({
    heroes: [
      { ...prince, at: [2, 2] },
      { ...friend, at: [2, 5], energy: 0 },
    ],
    monsters: [['unwritten-king', 4, 2, 10]],
  }).arrange((s) => {
    if (s.villain) s.villain.phase = 2;
  });
  // No defence against Control, and no damage.
  const king = monsterActs(stage.dice(...A('ab mi mi mi')));
  expect(king.events('rowFired')).toMatchObject([{ row: 'KING-7' }]);
  expect([damages(king), king.events('defenceRolled')]).toEqual([[], []]);
  const [rewritten] = king.events('conditionGained');
  expect(rewritten).toMatchObject({ condition: 'controlled' });
  const victim = Number(rewritten?.figure);
  const other = 1 - victim;
  const turn = stage
    .arrange((s) => {
      s.others = [];
      s.villain = null;
    })
    .dice(...A('me mi mi'), ...D('mi mi mi'))
    .begin(flow.activateHero, { hero: victim });
  turn.state.rng.script = [];
  expect(turn.events('attackDeclared')).toMatchObject([
    { by: victim, occasion: 'controlled', targets: [other] },
  ]);
  expect(hero(turn, victim).conditions).toEqual([]);
});

test('[DL-VAI-12] a row instead of the move: the witch changes places and attacks from there', () => {
  const t = monsterActs(
    table({
      heroes: [
        { ...prince, at: [2, 3] },
        { ...friend, at: [0, 7] },
      ],
      monsters: [
        ['gingerbread-witch', 3, 2],
        ['gingerbread-man', 6, 2],
      ],
    })
      .arrange((s) => {
        // Nobody is at full Health: her other row does not fit.
        for (const each of s.heroes) each.health = 2;
      })
      .dice(...A('mi mi mi mi')),
  );
  expect(t.events('rowFired')).toMatchObject([{ row: 'WITCH-6' }]);
  expect([one(t, 10).cell, one(t, 11).cell]).toEqual([6 + 2 * 8, 3 + 2 * 8]);
  expect(t.events('moved').every(({ why }) => why === 'swapped')).toBe(true);
  expect(t.events('attackDeclared')).toMatchObject([{ by: 10, occasion: 'monster' }]);
  expect(VILLAINS.flatMap(({ rows }) => rows).some(({ window }) => window === 'insteadOfMove')).toBe(true);
});

test('[DL-TRADE-01] [DL-RULING-118] a trader is met behind a door; what is not sold goes back', () => {
  expect(
    EXPLORATION.filter(({ special }) => special === 'trader').map(({ questLevel }) => questLevel),
  ).toEqual([1, 2, 3]);
  const stage = table({
    heroes: [
      { ...prince, at: [3, 0], gold: 60 },
      { ...friend, at: [4, 4] },
    ],
    doors: [{ side: 'N', x: 3, y: 0, open: false }],
  })
    .arrange((s) => {
      s.progress.cardsLeft = 1;
      s.exploration = ['e112'];
    })
    .chance('trader');
  const t = turnOf(stage).choose('act', { do: 'openDoor' });
  const before = t.state.equipment[0]?.length ?? 0;
  t.expectAsked(0, 'trade');
  const offer = [...t.state.offer];
  expect(offer).toHaveLength(6);
  t.choose('trade', { do: 'buyConsumable', consumable: 'fairy-tea' });
  expect([hero(t).consumables, hero(t).gold]).toEqual([['fairy-tea'], 50]);
  t.choose('trade', 'done').choose('trade', 'done');
  expect([t.decisions[0]?.kind, t.state.offer]).toEqual(['act', []]);
  expect(t.state.equipment[0]).toHaveLength(before + 6);
});

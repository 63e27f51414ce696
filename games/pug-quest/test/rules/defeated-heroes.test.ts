import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { hero } from '../../src/queries/area.ts';
import { cards, endure, midRound } from '../answers.ts';
import type { Setting } from '../table.ts';
import { intact, table } from '../table.ts';

/** The War Bulldog is about to Defeat the Bard, who has something of everything. */
const bulldogTurn = (more: Partial<Setting> = {}, ...drawn: readonly string[]) =>
  endure(
    midRound(
      table({
        heroes: { 2: ['bard', 'cleric'] },
        monsters: { 2: ['war-bulldog'] },
        hands: { bard: ['magic', 'joker'], cleric: ['magic'] },
        treasures: { bard: ['pizza', 'ham'], cleric: ['treats'] },
        prizes: { bard: ['slime'] },
        xp: { bard: 3 },
        left: { bard: 1 },
        ...more,
      }).dice(...drawn),
    ).begin(flow.monsterTurn, { monster: 'war-bulldog' }),
  );

test.each([1, 2] as const)(
  '[PQ-FALL-01] [PQ-FALL-02] Defeated in World %d: all but the XP is lost',
  (world) => {
    const t = bulldogTurn({ world });
    /** The hit itself takes one Treasure first. */
    t.choose('forcedDiscard', { treasure: 'pizza' });
    expect(t.state.heroLanes[1]).toEqual(['cleric']);
    expect(hero(t.state, 'bard')).toMatchObject({ fallen: true, treasures: [], prizes: [], hand: [] });
    expect(hero(t.state, 'bard').xp).toHaveLength(3);
    expect(t.state.treasureDiscard).toEqual(['pizza', 'ham']);
    expect(t.state.monsterDiscard).toEqual(['slime']);
    expect(t.state.energyDiscard).toEqual(['magic', 'joker']);
    expect(hero(t.state, 'cleric')).toMatchObject({ fallen: false, hand: ['magic'], treasures: ['treats'] });
    intact(t);
  },
);

test('[PQ-FALL-03] no Market and no exchange for a Defeated Hero', () => {
  const t = table({
    seats: ['bard', 'cleric', 'thief'],
    heroes: { 2: ['cleric', 'thief'] },
    fallen: ['bard'],
  })
    .dice('pizza', 'ham', 'treats')
    .begin(flow.playWorld, {}, 'market');
  expect(t.decisions.map(({ seat, kind }) => [seat, kind])).toEqual([[2, 'market']]);
  t.choose('market', 'pass').expectAsked(1, 'market').choose('market', 'pass');
  expect(t.decisions.map(({ seat, kind }) => [seat, kind])).toEqual([
    [1, 'exchange'],
    [2, 'exchange'],
  ]);
  expect(t.options('exchange', 1)).toEqual([{ do: 'offer', at: { creature: 'thief' } }, { do: 'confirm' }]);
});

test('[PQ-FALL-04] back at the start of the next World with a new hand', () => {
  const t = table({
    seats: ['bard', 'cleric'],
    heroes: { 2: ['cleric'] },
    fallen: ['bard'],
    hands: { cleric: ['magic'] },
  })
    .dice(...cards(9, 'speed'), 'icy', 'slime', 'trolldoodle', 'yeti-sheepdog')
    .begin(flow.playWorld, {});
  expect(hero(t.state, 'bard')).toMatchObject({ fallen: false, hand: cards(9, 'speed') });
  expect(hero(t.state, 'cleric').hand).toEqual(['magic']);
  t.choose('placeHero', { at: { lane: 3 } }, 1).choose('placeHero', { at: { lane: 5 } }, 0);
  expect(t.events('heroPlaced').map(({ hero: id }) => id)).toEqual(['cleric', 'bard']);
});

test('[PQ-FALL-05] Defeated in World 3: out for good, the others go on', () => {
  const t = bulldogTurn({
    world: 3,
    round: 10,
    treasures: {},
    heroes: { 2: ['bard', 'cleric'] },
    monsters: { 2: ['war-bulldog'], 4: ['rat-king'] },
  });
  expect(hero(t.state, 'bard')).toMatchObject({ fallen: true, hand: [], prizes: [] });
  t.expectAsked(1, 'act').choose('act', 'endTurn');
  t.expectOver({ how: 'timeOut' });
  expect(t.events('turnBegan').map(({ creature }) => creature)).not.toContain('bard');
  intact(t);
});

/** Two Heroes in one lane that a single attack Defeats. */
const wipe = (world: 1 | 2 | 3, ...drawn: readonly string[]) =>
  endure(
    midRound(
      table({
        heroes: { 2: ['bard', 'cleric'] },
        monsters: { 2: ['schnauzer-bomber'], 5: ['slime'] },
        left: { bard: 1, cleric: 1 },
        world,
        round: 4,
      }).dice(...drawn),
    ).begin(flow.monsterTurn, { monster: 'schnauzer-bomber' }),
  );

test.each([1, 2] as const)(
  '[PQ-FALL-06] all Heroes Defeated in World %d: the next one begins at once',
  (world) => {
    const t = wipe(world, ...cards(9, 'magic'), ...cards(9, 'speed'));
    t.expectAsked(1, 'placeHero');
    expect(t.state).toMatchObject({ world: world + 1, round: 1, monsters: [] });
    expect(t.state.heroes.map(({ fallen, damage, hand }) => [fallen, damage, hand.length])).toEqual([
      [false, 0, 9],
      [false, 0, 9],
    ]);
    expect(t.events('worldEnded')).toEqual([{ type: 'worldEnded', world, how: 'wiped' }]);
    expect(t.events('marketOpened')).toEqual([]);
    expect(t.events('turnBegan').map(({ creature }) => creature)).toEqual(['schnauzer-bomber']);
    t.done();
    intact(t);
  },
);

test('[PQ-FALL-07] all Heroes Defeated in World 3: lost at once', () => {
  const t = wipe(3);
  t.expectOver({ winners: [], how: 'heroesDefeated' });
  expect(t.events('turnEnded')).toEqual([]);
});

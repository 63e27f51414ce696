import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { buildRow, moveCard } from '../../src/procedures/row-cards.ts';
import type { HeroSetting, Setting } from '../table.ts';
import { A, calm, D, friend, health, hero, OPEN, one, table, travelling, turnOf } from '../table.ts';

const robin: HeroSetting = { id: 'robin-hood', at: [2, 2], energy: 3 };
const rowOf = (t: { state: { row: { card: string; hero: number }[] } }) =>
  t.state.row.map(({ card, hero }) => (card === 'hero' ? hero : card));

test('[DL-ROUND-01] [DL-ROUND-06] [DL-ROUND-07] four phases in order', () => {
  const t = table({ heroes: [robin, friend], round: 1 }).arrange((s) => {
    s.eventDeck = ['dawn'];
    s.eventDiscard = [];
  });
  const scene = t.dice('dawn').begin(flow.playRound, {});
  expect([scene.state.round, scene.state.phase, scene.events('eventDrawn').length]).toEqual([2, 'action', 1]);
  scene.choose('act', 'endActivation').choose('act', 'endActivation');
  expect(scene.state.phase).toBe('end');
  scene.expectEnd();
});

test('[DL-ROUND-02] [DL-ROUND-03] in the Refresh Phase used abilities come back, except those of the whole adventure', () => {
  const t = table({ heroes: [robin, friend], monsters: [['tengu-duelist', 5, 5]] })
    .arrange((s) => {
      Object.assign(s.heroes[0] ?? {}, {
        used: ['deadlyShot'],
        spent: ['multiShot'],
        acted: true,
        dodged: true,
        evaded: true,
      });
      Object.assign(s.others[0] ?? {}, { dodged: true });
      s.rules = ['fog'];
      for (const card of s.row) card.done = true;
    })
    .begin(flow.refreshPhase, {});
  expect(hero(t)).toMatchObject({
    used: [],
    spent: ['multiShot'],
    acted: false,
    dodged: false,
    evaded: false,
  });
  expect([one(t, 10).dodged, t.state.rules, t.state.row.some(({ done }) => done)]).toEqual([
    false,
    [],
    false,
  ]);
});

test('[DL-ACT-01] [DL-ACT-03] [DL-RULING-65] two actions, the same twice or fewer; free things fit between', () => {
  const t = turnOf(
    table({ heroes: [{ ...robin, at: [0, 2], energy: 0 }, friend], monsters: [['wolf-cub', 4, 2, 9]] }).dice(
      ...A('mi mi mi mi'),
      ...A('mi mi mi mi'),
    ),
  );
  t.choose('act', { do: 'attack' }).choose('act', { do: 'attack' });
  expect(t.refusal({ do: 'attack' })).toEqual({ rule: 'DL-ACT-01' });
  expect(t.refusal('walk')).toEqual({ rule: 'DL-ACT-01' });
  t.choose('act', 'endActivation').expectEnd();
});

test('[DL-DEC-08] step by step, with a warning, until one stops', () => {
  const t = turnOf(table({ heroes: [robin, friend], monsters: [['wolf-cub', 3, 2]] }).dice(...A('mi mi')));
  t.choose('act', 'walk');
  expect(t.options('step')).toContainEqual({ do: 'step', provokes: 1, at: { x: 1, y: 2 } });
  expect(t.options('step')).toContainEqual({ do: 'step', provokes: 0, at: { x: 2, y: 1 } });
  calm(t.choose('step', { do: 'step', at: { x: 1, y: 2 } })).choose('step', 'stop');
  expect([one(t, 0).cell, t.state.active?.actions]).toEqual([1 + 2 * 8, 1]);
});

test('[DL-ACTV-01] [DL-RULING-86] a condition ends with the activation that began after it', () => {
  const t = turnOf(table({ heroes: [{ ...robin, conditions: ['immobilized'] }, friend] }));
  expect(t.refusal('walk')).toEqual({ rule: 'DL-POW-17' });
  // Laid on again during the activation, it holds for the next one.
  one(t, 0).conditions.push('immobilized');
  t.choose('act', 'endActivation');
  expect(one(t, 0).conditions).toEqual(['immobilized']);
});

test('[DL-INIT-01] [DL-INIT-02] [DL-RULING-74] one card for each hero, each kind, each villain', () => {
  const t = table({
    heroes: [robin, friend, { id: 'snow-white', outSince: 2 }],
    monsters: [
      ['wolf-cub', 5, 5],
      ['wolf-cub', 6, 5],
      ['big-bad-wolf', 7, 7],
      ['mirror', 0, 0],
    ],
  }).begin(flow.moveEnds, { hero: 0 });
  buildRow(t.state);
  expect(rowOf(t)).toEqual([-1, -1, -1, 'wolf-cub', 'big-bad-wolf']);
});

test('[DL-INIT-06] [DL-INIT-07] [DL-RULING-76] moved cards neither gain nor lose an activation', () => {
  const t = table({ heroes: [robin, friend], monsters: [['wolf-cub', 5, 5]] })
    .arrange((s) => {
      (s.row[0] as { done: boolean }).done = true;
      moveCard(s, 0, 2);
    })
    .begin(flow.moveEnds, { hero: 0 });
  expect(t.state.row.map(({ card, hero, done }) => [card, hero, done])).toEqual([
    ['hero', 1, false],
    ['wolf-cub', -1, false],
    ['hero', 0, true],
  ]);
  const reshuffled = table({ heroes: [robin, friend], monsters: [['wolf-cub', 5, 5]] })
    .arrange((s) => {
      for (const card of s.row) card.done = card.card === 'wolf-cub';
    })
    .begin(flow.resolveEvent, { card: 'restless-tale', hero: 0, chosen: [] });
  expect(reshuffled.state.row.find(({ card }) => card === 'wolf-cub')?.done).toBe(true);
  expect(rowOf(reshuffled).filter((each) => each === -1)).toHaveLength(2);
});

const doorway: Setting = {
  heroes: [
    { ...robin, at: [3, 0] },
    { ...friend, at: [0, 0] },
  ],
  doors: [{ side: 'N', x: 3, y: 0, open: false }],
};
const opened = (setting: Setting, ...dice: (string | number)[]) =>
  turnOf(
    table(setting)
      .arrange((s) => {
        s.progress.cardsLeft = 1;
        s.exploration = ['e105', 'e103'];
      })
      .dice(...dice),
  ).choose('act', 'openDoor');

test('[DL-EXPL-02] [DL-EXPL-03] [DL-EXPL-05] [DL-ACT-06] [DL-RULING-79] opening a door draws a card; the tile is turned to meet it', () => {
  const t = opened(doorway, 'e103');
  expect(t.state.map.tiles[1]).toMatchObject({ tile: 't04', card: 'e103', x: 0, y: -8, turns: 3 });
  expect(t.state.map.doors.find(({ id }) => id === 50)?.open).toBe(true);
  expect(t.state.map.doors.filter(({ open }) => !open)).toHaveLength(3);
  expect(t.state.others.map(({ card }) => card)).toEqual([
    'gingerbread-man',
    'gingerbread-man',
    'gingerbread-man',
  ]);
  expect(t.state.map.scenery.map(({ type }) => type)).toEqual(['fountain']);
  // The explorer has not moved and goes on.
  expect(t.events('moved')).toEqual([]);
  expect(t.state.active).toMatchObject({ figure: 0, actions: 1 });
  expect(rowOf(t)).toEqual([-1, -1, 'gingerbread-man']);
});

test('[DL-RULING-73] the new row runs from its top in the same round; nobody acts twice', () => {
  const stage = table(doorway).arrange((s) => {
    s.progress.cardsLeft = 1;
    s.exploration = ['e105'];
    s.row = [0, 1].map((id) => ({ card: 'hero', hero: id, done: false }));
  });
  const t = stage.dice('e105').begin(flow.actionPhase, {});
  t.choose('act', 'openDoor').choose('act', 'endActivation');
  t.choose('assignCard', { do: 'takeCard', at: { figure: 0 } }, 0);
  // Robin has acted already: the next to act is the other hero.
  t.expectAsked(1, 'act');
});

test('[DL-RULING-106] [DL-EXPL-01] [DL-DEC-41] the party places the heroes on spawn points 1 to 4 of the starting tile', () => {
  const t = table({ heroes: [robin, friend], adventure: 'a1' }).begin(flow.playAdventure, {});
  expect(t.state.map.tiles).toMatchObject([{ tile: 't01', x: 0, y: 0 }]);
  expect(t.options('placeHero')).toHaveLength(4);
  t.choose('placeHero', { do: 'place', at: { x: 1, y: 4 } });
  expect(t.options('placeHero')).toHaveLength(3);
  t.choose('placeHero', { do: 'place', at: { x: 3, y: 4 } });
  expect([t.state.round, t.state.progress.cardsLeft, t.state.others]).toEqual([1, 2, []]);
});

test('[DL-TOKEN-01] [DL-TOKEN-02] tokens are dealt anew before each adventure', () => {
  const t = table({ heroes: [{ ...robin, energy: 0, health: 1, conditions: ['stunned'] }, friend] })
    .arrange((s) => Object.assign(s.heroes[0] ?? {}, { spent: ['multiShot'] }))
    .begin(flow.playAdventure, {});
  expect(hero(t)).toMatchObject({ energy: 6, health: 4, conditions: [], spent: [] });
});

test('[DL-RULING-116] brambles do not stop whoever swings over somebody', () => {
  const brambles = OPEN.map((row, y) => (y === 1 ? '~~~~~~~~' : row));
  const swing = (friendAt: readonly [number, number]) =>
    table({
      heroes: [robin, { ...friend, at: friendAt }],
      monsters: [['mouse-soldier', 5, 2]],
      rows: brambles,
    }).begin(flow.travel, { ...travelling(10, 5 + 2 * 8, 5 + 8, 5), quiet: true });
  expect(one(swing([0, 7]), 10).cell).toBe(5 + 8);
  expect(one(swing([5, 1]), 10).cell).toBe(5);
});

test('[DL-RULING-116] fountain, altar, chest, cage, brambles, oven and trap plate', () => {
  const using = (type: 'fountain' | 'altar' | 'chest' | 'cage', holds = '', dice: (string | number)[] = []) =>
    turnOf(
      table({
        heroes: [{ ...robin, energy: 0 }, friend],
        scenery: [{ type, x: 3, y: 2, holds }],
        adventure: 'a3b',
      }).dice(...dice),
    ).choose('act', { do: 'interact' });
  expect(hero(using('fountain')).energy).toBe(6);
  const altar = using('altar');
  expect([health(altar, 0), hero(altar).xp]).toEqual([3, 1]);
  expect(altar.refusal({ do: 'interact' })).toMatchObject({ rule: 'DL-RULING-116' });
  const chest = using('chest', '', ['cudgel']).choose('found', { do: 'take', at: { figure: 0 } });
  expect(hero(chest).backpack).toContain('cudgel');
  const cage = using('cage', 'captive');
  expect([cage.state.others[0]?.card, cage.state.others[0]?.leader, cage.state.progress.freed]).toEqual([
    'captive',
    0,
    1,
  ]);
  const thorns = turnOf(
    table({ heroes: [robin, friend], rows: OPEN.map((row, y) => (y === 1 ? '~~~~~~~~' : row)) }),
  );
  thorns.choose('act', 'walk').choose('step', { do: 'step', at: { x: 2, y: 1 } });
  expect(thorns.decisions[0]?.kind).toBe('act');
  const trap = turnOf(
    table({
      heroes: [{ ...robin, wielded: [], energy: 0 }, friend],
      scenery: [{ type: 'trapPlate', x: 3, y: 2 }],
    }).dice(...A('me mi mi')),
  );
  trap.choose('act', { do: 'move', at: { x: 4, y: 2 } });
  expect([health(trap, 0), one(trap, 0).cell, trap.state.map.scenery[0]?.used]).toEqual([3, 4 + 2 * 8, true]);
  const oven = turnOf(
    table({
      heroes: [
        { ...robin, wielded: [], energy: 0 },
        { ...friend, at: [4, 2] },
      ],
      scenery: [{ type: 'oven', x: 3, y: 2 }],
    }).dice(...A('ab mi mi'), ...D('mi mi mi')),
  );
  expect([health(oven, 0), health(oven, 1)]).toEqual([3, 5]);
  const over = turnOf(
    table({
      heroes: [{ id: 'sugar-plum-fairy', at: [2, 2] }, friend],
      scenery: [{ type: 'trapPlate', x: 3, y: 2 }],
    }),
  );
  over.choose('act', { do: 'move', at: { x: 3, y: 2 } });
  expect(over.state.map.scenery[0]?.used).toBe(false);
});

test('[DL-DEC-05] [DL-RULING-117] events: what they do, and what the party decides', () => {
  const event = (card: string, more: Partial<Setting> = {}, dice: (string | number)[] = []) =>
    table({
      heroes: [
        { ...robin, gold: 20 },
        { ...friend, energy: 2 },
      ],
      ...more,
    })
      .dice(...dice)
      .begin(flow.resolveEvent, { card, hero: 0, chosen: [] });
  expect(event('thick-fog').state.rules).toEqual(['fog']);
  expect(event('midnight-strikes').state.heroes.map(({ energy }) => energy)).toEqual([2, 1]);
  expect(event('lucky-penny').state.heroes.map(({ gold }) => gold)).toEqual([25, 15]);
  const apple = event('poisoned-apple');
  apple.choose('eventChoice', { do: 'hero', at: { figure: 1 } }, 0);
  expect(health(apple, 1)).toBe(5);
  const mirror = event('cursed-mirror').choose('eventChoice', 'hero', 1);
  expect(one(mirror, 0).conditions).toEqual(['blind']);
  expect(
    event('reinforcements', {
      monsters: [['wolf-cub', 5, 5]],
      rows: OPEN.map((row, y) => (y === 7 ? '.......1' : row)),
    }).state.others,
  ).toHaveLength(2);
  const rats = event('rats-in-the-packs', {
    heroes: [
      { ...robin, consumables: ['snare'] },
      { ...friend, energy: 2 },
    ],
  });
  rats.choose('eventChoice', { do: 'discardConsumable' }, 0).choose('eventChoice', 'loseEnergy', 1);
  expect([hero(rats).consumables, hero(rats, 1).energy]).toEqual([[], 1]);
  expect(rowOf(event('reversal-of-fortune'))).toEqual([1, 0]);
  const bargain = event('a-bargain').choose('eventChoice', 'payBargain', 0);
  expect([bargain.state.rules, bargain.state.heroes.map(({ gold }) => gold)]).toEqual([['bargain'], [10, 0]]);
  const wheel = event('spinning-wheel')
    .choose('eventChoice', { do: 'hero', at: { figure: 0 } }, 0)
    .choose('eventChoice', { do: 'hero', at: { figure: 1 } }, 0);
  expect([one(wheel, 0).conditions, hero(wheel, 1).energy]).toEqual([['asleep'], 4]);
  expect(event('two-faced-coin', {}, [1]).state.heroes.map(({ energy }) => energy)).toEqual([2, 1]);
  const path = event('hidden-path', { monsters: [['wolf-cub', 3, 2]] })
    .choose('eventChoice', { do: 'stepTo', at: { x: 1, y: 2 } }, 0)
    .choose('eventChoice', 'pass', 1);
  expect(path.events('attackDeclared')).toEqual([]);
  const wind = event('second-wind').choose('eventChoice', { do: 'raise', places: 1, at: { figure: 1 } }, 0);
  expect(rowOf(wind)).toEqual([1, 0]);
  const song = event('old-song', {
    heroes: [{ ...robin, conditions: ['stunned', 'terrified'] }, friend],
  }).choose('eventChoice', { do: 'cure', condition: 'terrified' }, 0);
  expect(one(song, 0).conditions).toEqual(['stunned']);
  const stash = event('forgotten-stash', {}, ['snare'])
    .choose('eventChoice', { do: 'hero', at: { figure: 1 } }, 1)
    .choose('found', { do: 'take', at: { figure: 1 } });
  expect(hero(stash, 1).consumables).toEqual(['snare']);
  const kind = event('kind-woodcutter', { heroes: [{ ...robin, health: 2 }, friend] }).choose(
    'eventChoice',
    'hero',
    0,
  );
  expect(health(kind, 0)).toBe(3);
});

/** How an adventure begins, what lies on its tiles, and what is told on the way. */
import { scenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { CONSUMABLES } from '../../src/content/index.ts';
import * as flow from '../../src/flow.ts';
import { rules } from '../../src/index.ts';
import { checkObjectives } from '../../src/objectives.ts';
import { hasPower } from '../../src/queries/powers.ts';
import type { HeroSetting } from '../table.ts';
import { A, calm, D, damages, friend, hero, monsterActs, OPEN, one, place, table, turnOf } from '../table.ts';

const prince: HeroSetting = { id: 'prince-charming', at: [2, 2], energy: 0 };

test('[DL-DEC-01] a hero is chosen once; then he is nobody else’s', () => {
  const t = scenario(rules, { players: 2, adventure: 'a1', heroes: 'choose' }).chance('two').start();
  t.choose('chooseHero', { do: 'choose', hero: 'robin-hood' });
  expect(t.options('chooseHero').some((option) => 'hero' in option && option.hero === 'robin-hood')).toBe(
    false,
  );
  expect(t.options('chooseHero')).toHaveLength(7);
});

test.each([
  ['a0', 1],
  ['a1', 2],
  ['a6b', 4],
])(
  '[DL-RULING-114] [DL-TOKEN-01] %s begins with %i random cards, full tokens and a row',
  (adventure, cards) => {
    const t = scenario(rules, { players: 2, adventure, heroes: 'random' })
      .chance(`begin ${adventure}`)
      .start();
    for (let i = 0; i < 40 && t.decisions[0]?.kind !== 'placeHero'; i++) t.choose('learn', 'done');
    expect(t.events('adventureBegan')).toMatchObject([{ adventure }]);
    expect(t.state.progress.cardsLeft).toBe(cards);
    expect(t.decisions[0]).toMatchObject({ kind: 'placeHero', seat: 0 });
    t.choose('placeHero', t.options('placeHero')[0] as never).choose(
      'placeHero',
      t.options('placeHero')[0] as never,
    );
    expect(t.state.row.map(({ card }) => card)).toEqual(['hero', 'hero']);
    expect(t.state.round).toBe(1);
    const drawn = t.events('itemTaken').length;
    const all = CONSUMABLES.reduce((sum, { count }) => sum + count, 0);
    expect(t.state.consumables.length + drawn).toBe(all);
  },
);

test('[DL-EXPL-02] [DL-LOOT-01] what a tile is drawn with stands there: cupboards to be searched', () => {
  const t = turnOf(
    table({
      heroes: [
        { ...prince, at: [3, 0] },
        { ...friend, at: [4, 4] },
      ],
      doors: [{ side: 'N', x: 3, y: 0, open: false }],
    })
      .arrange((s) => {
        s.progress.cardsLeft = 1;
        s.exploration = ['e101'];
      })
      .chance('cottage'),
  ).choose('act', { do: 'openDoor' });
  expect(t.state.map.scenery).toMatchObject([{ type: 'cupboard', lootable: true, used: false }]);
});

test('[DL-RULING-116] a locked gate stops whoever has no key, and sight; opened it stops neither', () => {
  const rows = OPEN.map((row, y) => (y === 2 ? row : '########'));
  const before = (used: boolean) =>
    turnOf(
      table({
        heroes: [
          { id: 'robin-hood', at: [2, 2] },
          { ...friend, at: [0, 2] },
        ],
        monsters: [['bone-pirate', 6, 2]],
        scenery: [{ type: 'gate', x: 4, y: 2, used }],
        rows,
      }),
    ).options('act');
  const ends = (used: boolean) =>
    before(used).flatMap((option) =>
      option.do === 'move' && option.at && 'x' in option.at ? [option.at.x] : [],
    );
  expect([ends(false), ends(true)]).toEqual([
    [1, 3],
    [1, 3, 4, 5],
  ]);
  const shoots = (used: boolean) => before(used).some(({ do: deed }) => deed === 'attack');
  expect([shoots(false), shoots(true)]).toEqual([false, true]);
});

test('[DL-RULING-115] [DL-RULING-87] a mirror takes damage and no conditions', () => {
  const t = turnOf(
    table({
      heroes: [{ ...prince, wielded: ['cudgel', 'mail-shirt'] }, friend],
      monsters: [['mirror', 3, 2]],
      adventure: 'a7',
    }).dice(...A('me me mi'), ...D('mi mi')),
  );
  t.choose('act', { do: 'attack', at: { figure: 10 } });
  expect([damages(t), one(t, 10).conditions, t.events('conditionGained')]).toEqual([[[10, 2]], [], []]);
});

test('[DL-RULING-115] the escort is done on the last tile and nowhere else', () => {
  const met = (closing: string) => {
    const { state } = table({
      heroes: [prince, friend],
      adventure: 'a5',
      card: closing,
    })
      .arrange((s) => {
        s.progress.closingPlaced = true;
        place(s, 'cinderella', [4, 4]);
      })
      .begin(flow.moveEnds, { hero: 0 });
    checkObjectives(state);
    return state.progress.met;
  };
  expect([met('c5'), met('e201')]).toEqual([true, false]);
});

test('[DL-ENERGY-07] [DL-MOVE-02] where a move has led is told once, and not for a move that was not made', () => {
  const t = turnOf(table({ heroes: [{ ...prince, energy: 1 }, friend] }));
  t.choose('act', { do: 'move', at: { x: 4, y: 2 } }).choose('act', { do: 'run', at: { x: 5, y: 2 } });
  t.choose('act', 'walk').choose('step', 'stop');
  expect(t.events('arrived')).toEqual([
    { type: 'arrived', figure: 0, at: { x: 4, y: 2 }, why: 'move' },
    { type: 'arrived', figure: 0, at: { x: 5, y: 2 }, why: 'run' },
  ]);
});

test('[DL-DEC-20] whoever stays where he is after an attack does not move', () => {
  const t = monsterActs(
    table({ heroes: [{ ...prince, skills: ['fastReflexes'] }, friend], monsters: [['wolf-cub', 3, 2]] }).dice(
      ...A('mi mi'),
    ),
  );
  t.choose('reflexes', 'stay');
  expect([t.events('skillUsed'), t.events('moved'), hero(t).cell]).toEqual([[], [], 2 + 2 * 8]);
});

test('[DL-DICE-15] [DL-POW-20] a defence die that is rolled again and shows a Critical brings one die more', () => {
  const t = monsterActs(
    table({
      heroes: [{ ...prince, wielded: ['mail-shirt', 'thimble-ring'] }, friend],
      monsters: [['wolf-cub', 3, 2]],
    }).dice(...A('me me'), ...D('mi'), ...D('cr'), ...D('mi')),
  );
  t.choose('reroll', { do: 'reroll', die: 0 });
  expect(t.events('rerolled')).toMatchObject([{ faces: ['critical', 'miss'] }]);
  expect(damages(t)).toEqual([[0, 1]]);
  // Once is enough, and not where nothing would come through.
  expect(t.events('rerolled')).toHaveLength(1);
});

test('[DL-RULING-05] Criticals of a spell stand for what the spell needs, and for nothing else', () => {
  const t = turnOf(
    table({
      heroes: [
        { id: 'snow-white', at: [2, 2], energy: 5, skills: ['inferno'] },
        { ...friend, at: [7, 7] },
      ],
      monsters: [['wolf-cub', 5, 2, 9]],
    }).dice(...A('cr mi mi mi'), ...A('mi')),
  );
  t.choose('act', { do: 'cast', spell: 'inferno', at: { figure: 10 } }).choose('surge', 'keep');
  expect(t.options('stand')).toEqual([
    { do: 'stand', as: 'best' },
    { do: 'stand', as: 'melee' },
    { do: 'stand', as: 'ability' },
  ]);
});

test('[DL-VAI-06] a power until the next activation ends with it; others stay', () => {
  const stage = table({ heroes: [prince, { ...friend, at: [7, 7] }], monsters: [['big-bad-wolf', 3, 2]] })
    .arrange((s) => {
      s.villain?.gained.push({ power: 'invisible' }, { power: 'superiorCritical' });
      s.villain?.passing.push('invisible');
    })
    .dice(...A('mi mi mi mi'));
  const t = monsterActs(stage);
  expect(t.events('powerLost')).toMatchObject([{ power: 'invisible' }]);
  expect(
    ['invisible', 'superiorCritical'].map((power) => hasPower(t.state, one(t, 10), power as never)),
  ).toEqual([false, true]);
});

test('[DL-RULING-58] at the trader nobody gives himself anything', () => {
  const t = table({ heroes: [{ ...prince, backpack: ['cudgel'] }, friend] }).begin(flow.visitTrader, {
    hero: 0,
    act: 1,
  });
  expect(t.options('trade').flatMap((option) => ('to' in option ? [option.to] : []))).toEqual([1]);
});

test('[DL-RULING-72] with no consumable left anywhere, a Forgotten Stash is empty', () => {
  const t = table({ heroes: [prince, friend] })
    .arrange((s) => {
      s.consumables = [];
      s.consumableDiscard = [];
    })
    .begin(flow.resolveEvent, { card: 'forgotten-stash', hero: 0, chosen: [] });
  t.choose('eventChoice', { do: 'hero', at: { figure: 0 } }, 0);
  t.expectEnd();
  expect([t.events('itemFound'), hero(t).consumables]).toEqual([[], []]);
});

test('[DL-EXPL-02] reinforcements come every second round after the tile, one of the first kind, up to eight', () => {
  const refreshed = (round: number, many = 0) =>
    table({
      heroes: [prince, friend],
      card: 'c4',
      adventure: 'a4',
      round,
      rows: ['1......2', ...OPEN.slice(1)],
      monsters: Array.from({ length: many }, (_, i) => ['wolf-cub', i, 5] as const),
    })
      .arrange((s) => {
        s.progress.setIn = 2;
      })
      .begin(flow.refreshPhase, {})
      .events('figurePlaced')
      .map(({ card }) => card);
  expect([2, 3, 4, 5, 6].map((round) => refreshed(round))).toEqual([
    [],
    [],
    ['mouse-soldier'],
    [],
    ['mouse-soldier'],
  ]);
  expect(refreshed(4, 8)).toEqual([]);
});

test('[DL-RULING-116] an oven burns those beside it, once a round, and nobody who is far away', () => {
  const far = monsterActs(
    table({
      heroes: [
        { ...prince, at: [7, 0] },
        { ...friend, at: [0, 0] },
      ],
      monsters: [['thorn-sprout', 3, 5]],
      scenery: [{ type: 'oven', x: 5, y: 7 }],
    }),
  );
  far.expectEnd();
  expect(far.events('attackDeclared')).toEqual([]);
  const near = monsterActs(
    table({
      heroes: [
        { ...prince, at: [7, 0] },
        { ...friend, at: [0, 0] },
      ],
      monsters: [['thorn-sprout', 4, 6]],
      scenery: [{ type: 'oven', x: 5, y: 7 }],
    }).dice(...A('mi mi mi')),
  );
  calm(near);
  expect(near.events('sceneryUsed')).toMatchObject([{ what: 'oven' }]);
});

test('[DL-DEC-09] [DL-ROUND-07] Pebbles stop whoever walks until the End Phase; that they come and go is told', () => {
  const t = table({ heroes: [{ ...prince, consumables: ['pebbles'] }, friend], round: 0 })
    .dice()
    .begin(flow.playRound, {});
  t.choose('act', { do: 'consumeAt', consumable: 'pebbles' });
  t.choose('space', { do: 'aim', at: { x: 3, y: 2 } });
  expect(t.options('act')).not.toContainEqual(expect.objectContaining({ do: 'move', at: { x: 3, y: 2 } }));
  const laid = { figure: 0, what: 'pebbles', at: { x: 3, y: 2 } };
  expect(t.events('sceneryPlaced')).toMatchObject([laid]);
  const scenery = t.state.map.scenery[0]?.id;
  t.choose('act', 'endActivation').choose('act', 'endActivation').expectEnd();
  const gone = { type: 'sceneryRemoved', scenery, what: 'pebbles', at: { x: 3, y: 2 } };
  expect([t.events('sceneryRemoved'), t.state.map.scenery]).toEqual([[gone], []]);
});

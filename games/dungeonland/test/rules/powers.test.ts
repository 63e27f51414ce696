import { expect, test } from 'vitest';
import { EQUIPMENT, HEROES, MINIONS, SPELLS, VILLAINS } from '../../src/content/index.ts';
import * as flow from '../../src/flow.ts';
import { hasPower } from '../../src/queries/powers.ts';
import { defenceOf } from '../../src/queries/values.ts';
import { POWERS } from '../../src/vocabulary.ts';
import { powerText } from '../../src/words/cards.ts';
import type { HeroSetting, Setting } from '../table.ts';
import {
  A,
  calm,
  D,
  damages,
  friend,
  health,
  hero,
  monsterActs,
  one,
  table,
  travelling,
  turnOf,
} from '../table.ts';

const prince: HeroSetting = { id: 'prince-charming', at: [2, 2], energy: 0 };
const duel = (who: HeroSetting = prince, monster = 'wolf-cub', life = 9): Setting => ({
  heroes: [who, friend],
  monsters: [[monster, 3, 2, life]],
});

test('[DL-POW-02b] [DL-RULING-01] Blind lasts until the next Refresh Phase', () => {
  const t = table({ heroes: [{ ...prince, conditions: ['blind', 'stunned'] }, friend] }).begin(
    flow.refreshPhase,
    {},
  );
  expect(one(t, 0).conditions).toEqual(['stunned']);
});

test('[DL-POW-06b] under control a monster may strike its own friends', () => {
  const t = monsterActs(
    table({
      heroes: [prince, friend],
      monsters: [
        ['wolf-cub', 5, 5, 9],
        ['mouse-soldier', 6, 5, 9],
      ],
    }).arrange((s) => Object.assign(s.others[0] ?? {}, { conditions: ['controlled'], leader: 1 })),
  );
  expect(t.options('controlled', 1)).toContainEqual({ do: 'hit', attack: 0, at: { figure: 11 } });
});

test('[DL-POW-14] [DL-POW-14b] Ghostly passes enemies and obstacles, and provokes nobody', () => {
  const rows = ['..o.....', ...Array(7).fill('########')];
  const ghost = turnOf(
    table({
      heroes: [
        { ...prince, at: [0, 0], wielded: ['ghost-slippers'] },
        { id: 'nutcracker', outSince: 3 },
      ],
      monsters: [['wolf-cub', 1, 0]],
      rows,
    }),
  );
  const moves = ghost
    .options('act')
    .flatMap((option) =>
      option.do === 'move' ? [[option.at?.x, 'provokes' in option ? option.provokes : -1]] : [],
    );
  expect(moves).toEqual([
    [3, 0],
    [4, 0],
  ]);
  ghost.choose('act', { do: 'move', at: { x: 4, y: 0 } });
  expect(ghost.events('attackDeclared')).toEqual([]);
});

test('[DL-POW-21] Magic Resistance halves spells and magic, rounded up', () => {
  const t = turnOf(
    table(
      duel({ id: 'snow-white', at: [0, 2], energy: 3, skills: ['sleep', 'inferno'] }, 'clockwork-guard'),
    ).dice(...A('ab me mi mi'), ...D('mi mi mi mi')),
  );
  calm(t.choose('act', { do: 'cast', spell: 'inferno', at: { figure: 10 } }));
  expect(damages(t)).toEqual([[10, 2]]);
});

test('[DL-POW-26b] a sleeper defends with one die less', () => {
  const t = table(duel(prince, 'grey-wolf'))
    .arrange((s) => Object.assign(s.others[0] ?? {}, { conditions: ['asleep'] }))
    .begin(flow.moveEnds, { hero: 0 });
  expect(defenceOf(t.state, one(t, 10)).dice).toBe(1);
});

test('[DL-POW-30] [DL-RULING-98] [DL-AI-10] Swarm rolls its failures again when another minion attacked before', () => {
  const setting: Setting = {
    heroes: [prince, friend],
    monsters: [
      ['wolf-cub', 3, 2],
      ['wolf-cub', 3, 3],
    ],
  };
  const stage = table(setting).dice(...A('mi mi'), ...A('mi me'), ...A('me'), ...D('mi mi'));
  calm(monsterActs(stage, 10));
  const t = calm(monsterActs(stage, 11));
  expect(t.events('rerolled')).toMatchObject([{ die: 0, why: 'swarm', faces: ['melee'] }]);
  expect(damages(t)).toEqual([[0, 2]]);
});

test('[DL-POW-33b] [DL-RULING-93] a Large Creature needs all its spaces free; obstacles stop walkers, not sight', () => {
  const rows = [
    '........',
    '........',
    '........',
    '..o.....',
    '........',
    '........',
    '........',
    '........',
  ];
  const t = table({
    heroes: [{ ...prince, at: [7, 7] }, friend],
    monsters: [['oni-brute', 0, 2]],
    rows,
  }).begin(flow.travel, travelling(10, 2 * 8, 1 + 2 * 8));
  expect(one(t, 10).cell).toBe(0 + 2 * 8);
  const clear = table({
    heroes: [{ ...prince, at: [7, 7] }, friend],
    monsters: [['oni-brute', 0, 0]],
    rows,
  }).begin(flow.travel, travelling(10, 0, 1));
  expect(one(clear, 10).cell).toBe(1);
});

test('[DL-POW-28c] every power is printed on a card, by one name', () => {
  const printed = [
    ...HEROES.flatMap(({ powers }) => powers),
    ...MINIONS.flatMap(({ powers }) => powers),
    ...VILLAINS.flatMap(({ powers, rows }) => [
      ...powers,
      ...rows.flatMap(({ effects }) =>
        effects.flatMap((effect) =>
          'attack' in effect ? [...effect.attack.powers] : effect.do === 'gainPower' ? [effect.power] : [],
        ),
      ),
    ]),
    ...EQUIPMENT.flatMap(({ powers }) => powers),
    ...SPELLS.flatMap(({ powers }) => powers),
  ];
  expect(POWERS.filter((id) => !printed.some(({ power }) => power === id))).toEqual([]);
  expect(powerText({ power: 'superiorCritical' })).toBe('Superior Critical');
  expect(powerText({ power: 'increase', of: 'health', amount: 1 })).toBe('Increase (Health (1))');
  expect(powerText({ power: 'cancel', of: 'stun' })).toBe('Cancel (Stun)');
});

test('[DL-RULING-120] Frenzy and Stun change the activation only, not what happens outside it', () => {
  const stage = table({ heroes: [prince, friend], monsters: [['mouse-soldier', 3, 2, 9]] }).arrange((s) =>
    Object.assign(s.others[0] ?? {}, { frenzied: true }),
  );
  const free = turnOf(stage.dice(...A('mi mi')));
  calm(free.choose('act', { do: 'move', at: { x: 0, y: 2 } }));
  expect(free.events('attackRolled')[0]?.faces).toHaveLength(2);
  const own = calm(
    monsterActs(
      table(duel(prince, 'mouse-soldier'))
        .arrange((s) => Object.assign(s.others[0] ?? {}, { frenzied: true }))
        .dice(...A('mi mi mi')),
    ),
  );
  expect(own.events('attackRolled')[0]?.faces).toHaveLength(3);
  expect(one(own, 10).frenzied).toBe(false);
});

test('[DL-RULING-96] pushes and swaps are no moves: nobody strikes', () => {
  const t = table({
    heroes: [prince, friend],
    monsters: [
      ['wolf-cub', 3, 2],
      ['big-bad-wolf', 1, 2],
    ],
  })
    .dice(...A('ab mi mi'), ...D('mi mi'), ...A('mi mi mi'))
    .begin(flow.attack, {
      by: 11,
      occasion: 'row',
      weapon: '',
      spell: '',
      type: 'magical',
      range: 4,
      shape: 'target',
      dice: 3,
      gable: false,
      centre: -1,
      targets: [0],
      penetrative: 0,
      inflicts: [],
      spares: 'self',
      because: '',
      pushes: 1,
      boosts: [],
      critical: 'plain',
      pips: [],
      chain: 0,
      started: 0,
      rerolled: false,
      signs: [],
      standAs: 'best',
      successes: 0,
      success: false,
      victims: [],
      dealt: [],
      stood: [],
      first: [],
      queue: [],
    });
  t.state.rng.script = [];
  expect(t.events('moved')).toMatchObject([{ figure: 0, why: 'pushed' }]);
  expect(t.events('attackDeclared')).toHaveLength(1);
});

test('Kindness, Basket, Banner, Gallant Charge, Point Blank, Wooden Heart, Nine Lives', () => {
  const charge = turnOf(
    table({
      heroes: [
        { ...prince, at: [0, 2], wielded: ['longsword'] },
        { ...friend, at: [7, 7] },
      ],
      monsters: [['wolf-cub', 4, 2, 9]],
    }).dice(...A('mi mi mi mi')),
  );
  charge.choose('act', { do: 'move', at: { x: 3, y: 2 } }).choose('act', { do: 'attack' });
  expect(charge.events('attackRolled')[0]?.faces).toHaveLength(4);
  const point = turnOf(table(duel({ id: 'robin-hood', at: [2, 2], energy: 0 })).dice(...A('mi mi mi')));
  point.choose('act', { do: 'attack', weapon: 'yew-bow' });
  expect(point.events('attackRolled')[0]?.faces).toHaveLength(3);
  const banner = monsterActs(
    table({
      heroes: [
        { ...prince, wielded: [] },
        { id: 'jeanne-darc', at: [1, 2], energy: 0 },
      ],
      monsters: [['wolf-cub', 3, 2, 9]],
    }).dice(...A('me mi'), ...D('sh')),
  );
  expect(health(banner, 0)).toBe(5);
  const wood = table({ heroes: [{ id: 'nutcracker', at: [2, 2] }, prince] }).begin(flow.moveEnds, {
    hero: 0,
  });
  expect([
    hasPower(wood.state, hero(wood), 'cancel', 'stun'),
    hasPower(wood.state, hero(wood), 'cancel', 'blind'),
  ]).toEqual([true, false]);
});

test('[DL-DEC-35] Kindness gives one energy to a hero within three spaces', () => {
  const t = table({
    heroes: [
      { id: 'snow-white', at: [0, 0], energy: 1 },
      { ...prince, at: [3, 3] },
      { id: 'robin-hood', at: [7, 7], energy: 0 },
    ],
  }).begin(flow.endPhase, {});
  expect(t.options('kindness')).toEqual([
    { do: 'recover', at: { figure: 0 } },
    { do: 'recover', at: { figure: 1 } },
  ]);
  t.choose('kindness', { do: 'recover', at: { figure: 1 } });
  expect(hero(t, 1).energy).toBe(1);
});

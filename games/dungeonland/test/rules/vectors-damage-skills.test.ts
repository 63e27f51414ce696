import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { monsterAttack } from '../../src/queries/attacks.ts';
import { hasPower } from '../../src/queries/powers.ts';
import { defenceOf, speedOf } from '../../src/queries/values.ts';
import type { HeroSetting, Setting } from '../table.ts';
import {
  A,
  calm,
  D,
  damages,
  friend,
  health,
  hero,
  isGone,
  monsterActs,
  one,
  table,
  turnOf,
} from '../table.ts';

const prince: HeroSetting = { id: 'prince-charming', at: [2, 2], energy: 0 };
const wound = { by: 10, isAttack: true, harmless: false, final: 0 } as const;

/** What reaches a hero with these items of damage that got past the defence. */
const softened = (
  wielded: readonly string[],
  blows: readonly (readonly [number, 'melee' | 'ranged' | 'magical' | 'spell'])[],
): number[] => {
  const stage = table({
    heroes: [{ ...prince, wielded, health: 99 }, friend],
    monsters: [['wolf-cub', 3, 2]],
  });
  let scene = stage.begin(flow.wound, {
    ...wound,
    to: 0,
    amount: blows[0]?.[0] ?? 0,
    kind: blows[0]?.[1] ?? 'melee',
  });
  for (const [amount, kind] of blows.slice(1)) {
    scene = stage.begin(flow.wound, { ...wound, to: 0, amount, kind });
  }
  return [99 - health(scene, 0)];
};

test('[DL-VEC-025] [DL-POW-08] [DL-RULING-12] Dodge ignores the first point of each round', () => {
  const stage = table({
    heroes: [{ ...prince, wielded: ['elven-jerkin'], health: 50 }, friend],
    monsters: [['wolf-cub', 3, 2]],
  });
  const hit = (amount: number) =>
    health(stage.begin(flow.wound, { ...wound, to: 0, amount, kind: 'melee' }), 0);
  expect(hit(2)).toBe(49);
  expect(hit(2)).toBe(47);
  stage.begin(flow.refreshPhase, {});
  expect(hit(1)).toBe(47);
});

test('[DL-VEC-026] [DL-POW-03] Block ignores one point of every Ranged attack', () => {
  expect(
    softened(
      ['tower-shield'],
      [
        [1, 'ranged'],
        [2, 'ranged'],
        [2, 'melee'],
      ],
    ),
  ).toEqual([0 + 1 + 2]);
});

test('[DL-VEC-027] [DL-VEC-029] [DL-RULING-13] [DL-RULING-14] Magic Resistance, then Block, then Dodge', () => {
  expect(softened(['tower-shield', 'elven-jerkin'], [[2, 'ranged']])).toEqual([0]);
  expect(softened(['dragonscale', 'glass-slipper'], [[3, 'spell']])).toEqual([1]);
  expect(softened(['dragonscale'], [[1, 'magical']])).toEqual([1]);
  expect(softened(['dragonscale'], [[4, 'melee']])).toEqual([4]);
});

test('[DL-VEC-030] [DL-POW-17] [DL-RULING-86] damage that is dodged brings no effect', () => {
  const t = calm(
    monsterActs(
      table({
        heroes: [{ ...prince, wielded: ['elven-jerkin'] }, friend],
        monsters: [['thorn-sprout', 3, 2]],
      }).dice(...A('me mi mi'), ...D('mi mi')),
    ),
  );
  expect(health(t, 0)).toBe(5);
  expect(one(t, 0).conditions).toEqual([]);
  t.expectEnd();
  const hurt = calm(
    monsterActs(
      table({ heroes: [{ ...prince, wielded: [] }, friend], monsters: [['thorn-sprout', 3, 2]] }).dice(
        ...A('me mi mi'),
      ),
    ),
  );
  expect(one(hurt, 0).conditions).toEqual(['immobilized']);
});

test('[DL-VEC-031] [DL-MART-01] [DL-MART-03] Power Strike costs 1 with the fitting weapon', () => {
  const setting: Setting = {
    heroes: [
      { ...prince, energy: 3, wielded: ['woodcutters-axe'], skills: ['powerStrike', 'twoHandedMaster'] },
      friend,
    ],
    monsters: [['wolf-cub', 3, 2, 20]],
  };
  const t = turnOf(table(setting).dice(...A('mi mi mi mi mi')));
  calm(t.choose('act', { do: 'attack' }).choose('boost', 'powerStrike'));
  expect(t.events('attackRolled')[0]?.faces).toHaveLength(5);
  expect(hero(t).energy).toBe(2);
  const one1 = turnOf(
    table({
      ...setting,
      heroes: [
        { ...prince, energy: 2, wielded: ['soldiers-sword'], skills: ['powerStrike', 'twoHandedMaster'] },
        friend,
      ],
    }).dice(...A('mi mi mi mi')),
  );
  calm(one1.choose('act', { do: 'attack' }).choose('boost', 'powerStrike'));
  expect(hero(one1).energy).toBe(0);
});

test('[DL-MART-04] [DL-RULING-30] One Handed Master makes it 1 for one hand; without Power Strike a Master skill does nothing', () => {
  const t = turnOf(
    table({
      heroes: [
        { ...prince, energy: 1, wielded: ['soldiers-sword'], skills: ['powerStrike', 'oneHandedMaster'] },
        friend,
      ],
      monsters: [['wolf-cub', 3, 2, 9]],
    }).dice(...A('mi mi mi mi')),
  );
  calm(t.choose('act', { do: 'attack' }).choose('boost', 'powerStrike'));
  expect(hero(t).energy).toBe(0);
  const none = turnOf(
    table({
      heroes: [{ ...prince, energy: 5, skills: ['oneHandedMaster'] }, friend],
      monsters: [['wolf-cub', 3, 2, 9]],
    }).dice(...A('mi mi mi')),
  );
  none.choose('act', { do: 'attack' });
  expect(none.decisions[0]?.kind).toBe('surge');
});

test('[DL-VEC-032] [DL-MART-02] [DL-VEC-036] [DL-MART-10] [DL-MART-11] [DL-RULING-33] Power Strike once per attack, anew on the Flurry', () => {
  const t = turnOf(
    table({
      heroes: [
        {
          ...prince,
          energy: 9,
          wielded: ['soldiers-sword'],
          skills: ['powerStrike', 'flurryOfBlows', 'vigor'],
        },
        friend,
      ],
      monsters: [
        ['wolf-cub', 3, 2, 9],
        ['wolf-cub', 1, 2, 9],
      ],
    }).dice(...A('mi mi mi mi'), ...A('mi mi mi mi')),
  );
  t.choose('act', { do: 'attack', at: { figure: 10 } }).choose('boost', 'powerStrike');
  // Nothing else to boost with: the dice fall.
  expect(t.decisions[0]?.kind).toBe('surge');
  t.choose('surge', 'keep');
  expect(hero(t).energy).toBe(7);
  t.choose('flurry', { do: 'strike', at: { figure: 11 } });
  expect(hero(t).energy).toBe(3);
  t.choose('boost', 'powerStrike');
  expect(hero(t).energy).toBe(1);
  expect(t.state.active?.actions).toBe(1);
  expect(hero(t).spent).toContain('flurryOfBlows');
  // Once per adventure.
  expect(t.decisions[0]?.kind).toBe('act');
});

test('[DL-VEC-034] [DL-MART-05] [DL-RULING-32] Cleave hands the final damage on: no defence roll, but Dodge', () => {
  const t = turnOf(
    table({
      heroes: [{ ...prince, wielded: ['woodcutters-axe'], skills: ['cleaveAttack'] }, friend],
      monsters: [
        ['wolf-cub', 3, 2, 9],
        ['tengu-duelist', 4, 2, 9],
        ['wolf-cub', 6, 6, 9],
      ],
    }).dice(...A('me me me mi'), ...D('mi')),
  );
  t.choose('act', { do: 'attack', at: { figure: 10 } });
  expect(t.options('cleave')).toEqual([{ do: 'cleave', at: { figure: 11 } }, { do: 'pass' }]);
  t.choose('cleave', 'cleave');
  expect([health(t, 10), health(t, 11)]).toEqual([6, 7]);
  expect(one(t, 11).dodged).toBe(true);
  t.done();
});

test('[DL-VEC-035] [DL-MART-06] [DL-MART-07] Powerful Blow adds three dice, once per adventure', () => {
  const t = turnOf(
    table({
      heroes: [{ ...prince, energy: 4, skills: ['powerfulBlow'] }, friend],
      monsters: [['wolf-cub', 3, 2, 9]],
    }).dice(...A('mi mi mi mi mi mi'), ...A('mi mi mi')),
  );
  t.choose('act', { do: 'attack' }).choose('boost', 'powerfulBlow');
  expect(t.events('attackRolled')[0]?.faces).toHaveLength(6);
  expect(hero(t).energy).toBe(0);
  hero(t).energy = 4;
  t.choose('act', { do: 'attack' });
  expect(t.decisions[0]?.kind).toBe('surge');
});

test('[DL-VEC-037] [DL-ZEN-06] [DL-ZEN-07] [DL-RULING-36] Deadly Shot: two less range, one die more, once per round', () => {
  const robin: HeroSetting = {
    id: 'robin-hood',
    at: [0, 0],
    energy: 0,
    wielded: ['yew-bow'],
    skills: ['deadlyShot'],
  };
  const far = turnOf(
    table({ heroes: [robin, friend], monsters: [['wolf-cub', 5, 0, 9]] }).dice(...A('mi mi mi mi')),
  );
  far.choose('act', { do: 'attack' });
  expect(far.decisions[0]?.kind).toBe('act');
  const near = turnOf(
    table({ heroes: [robin, friend], monsters: [['wolf-cub', 4, 0, 9]] }).dice(
      ...A('mi mi mi mi mi'),
      ...A('mi mi mi mi'),
    ),
  );
  near.choose('act', { do: 'attack' }).choose('boost', 'deadlyShot');
  expect(near.events('attackRolled')[0]?.faces).toHaveLength(5);
  near.choose('act', { do: 'attack' });
  expect(near.decisions[0]?.kind).toBe('act');
  expect(hero(near).used).toContain('deadlyShot');
});

test('[DL-VEC-039] [DL-ZEN-04] [DL-ZEN-05] [DL-RULING-37] [DL-SHAPE-03] Blasting Power hits everybody within two, friends too', () => {
  const t = turnOf(
    table({
      heroes: [
        { id: 'sugar-plum-fairy', at: [2, 5], energy: 4, wielded: ['star-wand'], skills: ['blastingPower'] },
        { ...prince, at: [4, 4], wielded: ['chain-hauberk'], energy: 0 },
      ],
      monsters: [
        ['wolf-cub', 5, 5, 9],
        ['wolf-cub', 7, 5, 9],
        ['wolf-cub', 5, 1, 9],
      ],
    }).dice(...A('ab cr mi ra'), ...A('ab'), ...D('mi'), ...D('sh'), ...D('sh mi')),
  );
  t.choose('act', { do: 'attack', at: { figure: 10 } }).choose('boost', 'blastingPower');
  calm(t);
  expect(t.events('attackCounted')[0]).toMatchObject({ successes: 3 });
  expect(damages(t)).toEqual([
    [10, 3],
    [11, 2],
    [1, 2],
  ]);
  expect(health(t, 12)).toBe(9);
  expect(hero(t).spent).toContain('blastingPower');
  t.done();
});

test('[DL-VEC-040] [DL-ZEN-08] [DL-ZEN-09] [DL-RULING-38] Surprise Attack comes before the move; a monster that falls does nothing', () => {
  const t = monsterActs(
    table({
      heroes: [
        { id: 'robin-hood', at: [2, 2], energy: 2, wielded: ['yew-bow'], skills: ['surpriseAttack'] },
        friend,
      ],
      monsters: [['wolf-cub', 5, 2, 1]],
    }).dice(...A('ra mi mi mi'), ...D('mi')),
  );
  t.choose('surprise', { do: 'strike' });
  calm(t);
  expect(isGone(t, 10)).toBe(true);
  expect(hero(t).energy).toBe(0);
  expect(hero(t).used).toContain('surpriseAttack');
  expect(t.events('moved')).toEqual([]);
  t.expectEnd();
});

test('[DL-VEC-041] [DL-PROT-01] [DL-ACT-05] [DL-RULING-40] [DL-DEC-29] Vigor costs an action and 2 energy and heals 1', () => {
  const t = turnOf(table({ heroes: [{ ...prince, health: 3, energy: 4, skills: ['vigor'] }, friend] }));
  t.choose('act', 'vigor');
  expect([hero(t).health, hero(t).energy, t.state.active?.actions]).toEqual([4, 2, 1]);
  const full = turnOf(table({ heroes: [{ ...prince, energy: 4, skills: ['vigor'] }, friend] }));
  expect(full.refusal('vigor')).toEqual({ rule: 'DL-PROT-01' });
});

const knight: HeroSetting = {
  ...prince,
  at: [2, 3],
  wielded: ['chain-hauberk', 'crest-shield'],
  skills: ['heavyArmorMastery'],
};

test('[DL-VEC-042] [DL-PROT-02] [DL-PROT-03] [DL-PROT-04] [DL-RULING-42] [DL-RULING-43] [DL-DEC-18] the knight takes the attack', () => {
  const snow: HeroSetting = { id: 'snow-white', at: [2, 2], energy: 0 };
  const stage = table({ heroes: [snow, knight], monsters: [['wolf-cub', 3, 2, 9]] });
  const t = stage.dice(...A('me me'), ...D('mi mi mi'), ...A('mi mi')).begin(flow.attack, {
    ...monsterAttack(wolf, { type: 'melee', range: 0, dice: 2 }, 'monster', []),
    targets: [0],
  });
  t.choose('protect', 'protect', 1);
  calm(t);
  expect(damages(t)).toEqual([[1, 2]]);
  expect(t.events('defenceRolled')[0]).toMatchObject({ figure: 1 });
  const again = stage.begin(flow.attack, {
    ...monsterAttack(wolf, { type: 'melee', range: 0, dice: 2 }, 'monster', []),
    targets: [0],
  });
  expect(again.events('targetChanged')).toEqual([]);
  again.expectEnd();
  const boots = table({
    heroes: [snow, { ...knight, wielded: ['chain-hauberk', 'crest-shield', 'soft-boots'] }],
    monsters: [['wolf-cub', 3, 2, 9]],
  })
    .dice(...A('mi mi'))
    .begin(flow.attack, {
      ...monsterAttack(wolf, { type: 'melee', range: 0, dice: 2 }, 'monster', []),
      targets: [0],
    });
  boots.expectEnd();
});

const wolf = {
  id: 10,
  kind: 'minion' as const,
  card: 'wolf-cub',
  cell: 0,
  health: 9,
  conditions: [],
  dodged: false,
  evaded: false,
  frenzied: false,
  attackedBy: [],
  attacked: false,
  waits: false,
  leader: -1,
};

test('[DL-VEC-044] [DL-PROT-08] [DL-PROT-09] [DL-RULING-41] Defensive Stance trades Speed for defence', () => {
  const t = turnOf(
    table({
      heroes: [
        { id: 'robin-hood', at: [2, 2], wielded: ['painted-coat'], skills: ['defensiveStance'] },
        friend,
      ],
    }),
  );
  expect(t.options('act').filter((option) => option.do === 'stance')).toEqual([
    { do: 'stance', by: 2 },
    { do: 'stance', by: 4 },
  ]);
  t.choose('act', { do: 'stance', by: 4 });
  expect([speedOf(t.state, hero(t)), defenceOf(t.state, hero(t)).dice]).toEqual([1, 4]);
  expect(t.refusal({ do: 'stance', by: 2 })).toEqual({ rule: 'DL-PROT-09' });
  const slow = turnOf(
    table({ heroes: [{ ...prince, wielded: ['painted-coat'], skills: ['defensiveStance'] }, friend] }),
  );
  slow.choose('act', { do: 'stance', by: 4 });
  expect([speedOf(slow.state, hero(slow)), defenceOf(slow.state, hero(slow)).dice]).toEqual([0, 3]);
  expect(slow.refusal('walk')).toEqual({ rule: 'DL-CHAR-06' });
  slow.choose('act', 'endActivation').expectEnd();
  const next = turnOf(
    table({ heroes: [{ ...prince, skills: ['defensiveStance'] }, friend] }).arrange((s) =>
      Object.assign(s.heroes[0] ?? {}, { stance: 4 }),
    ),
  );
  expect(hero(next).stance).toBe(0);
});

test('[DL-VEC-045] [DL-PROT-10] [DL-PROT-11] [DL-RULING-45] Shield Slam attacks with the dice of the shield', () => {
  const t = turnOf(
    table({
      heroes: [{ ...prince, wielded: ['longsword', 'tower-shield'], skills: ['shieldSlam'] }, friend],
      monsters: [['wolf-cub', 3, 2, 9]],
    }).dice(...A('me cr'), ...A('me'), ...D('mi')),
  );
  calm(t.choose('act', { do: 'shieldSlam' }));
  expect(t.events('attackCounted')[0]).toMatchObject({ successes: 3 });
  expect(t.state.active?.actions).toBe(1);
  const bare = turnOf(
    table({
      heroes: [{ ...prince, wielded: ['longsword'], skills: ['shieldSlam'] }, friend],
      monsters: [['wolf-cub', 3, 2, 9]],
    }),
  );
  expect(bare.refusal({ do: 'shieldSlam' })).toEqual({ rule: 'DL-PROT-11' });
});

test('[DL-VEC-046] [DL-PROT-12] [DL-PROT-13] [DL-RULING-46] Evasive is Dodge, or Ghostly beside another Dodge', () => {
  const t = turnOf(
    table({ heroes: [{ ...prince, wielded: ['glass-slipper'], skills: ['evasive'] }, friend] }),
  );
  const has = () => [hasPower(t.state, hero(t), 'dodge'), hasPower(t.state, hero(t), 'ghostly')];
  expect(has()).toEqual([true, true]);
  hero(t).wielded = [];
  expect(has()).toEqual([true, false]);
});

test('[DL-VEC-047] [DL-PROT-14] [DL-PROT-15] [DL-RULING-47] [DL-DEC-25] Berserk: Health 1 and two attacks, once', () => {
  const stage = table({
    heroes: [{ ...prince, health: 2, wielded: ['longsword'], skills: ['berserk'] }, friend],
    monsters: [['wolf-cub', 3, 2, 9]],
  });
  const t = stage
    .dice(...A('mi mi mi'), ...A('mi mi mi'))
    .begin(flow.wound, { ...wound, to: 0, amount: 4, kind: 'melee' });
  t.choose('berserk', 'berserk')
    .choose('extraAttack', { do: 'strike' })
    .choose('extraAttack', { do: 'strike' });
  expect([hero(t).health, hero(t).cell >= 0]).toEqual([1, true]);
  expect(t.events('attackDeclared')).toHaveLength(2);
  const second = stage.begin(flow.wound, { ...wound, to: 0, amount: 4, kind: 'melee' });
  expect(hero(second).out).toEqual({ since: 3, healed: false });
});

test('[DL-VEC-049] [DL-ZEN-02] [DL-RULING-35] [DL-DEC-11] Magical Mastery: the type is declared before the roll', () => {
  const fairy: HeroSetting = {
    id: 'sugar-plum-fairy',
    at: [0, 0],
    energy: 0,
    wielded: ['ash-staff'],
    skills: ['magicalMastery'],
  };
  for (const [type, successes] of [
    ['magical', 2],
    ['ranged', 3],
  ] as const) {
    const t = turnOf(
      table({ heroes: [fairy, friend], monsters: [['clockwork-guard', 3, 0, 9]] }).dice(
        ...A('ab ra ra cr'),
        ...A('mi'),
        ...D('mi mi mi mi'),
      ),
    );
    calm(t.choose('act', { do: 'attack', type }));
    expect(t.events('attackCounted')[0]).toMatchObject({ successes });
  }
  const close = turnOf(table({ heroes: [fairy, friend], monsters: [['wolf-cub', 1, 0, 9]] }));
  expect(close.refusal({ do: 'attack', type: 'ranged' })).toMatchObject({ rule: 'DL-RANGE-01' });
});

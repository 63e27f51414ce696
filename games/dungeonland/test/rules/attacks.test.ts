import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { monsterAttack } from '../../src/queries/attacks.ts';
import { attackFace, countAttack, countDefence, defenceFace } from '../../src/queries/dice.ts';
import { maxEnergy, maxHealth, speedOf } from '../../src/queries/values.ts';
import { ATTACK_FACES, DEFENCE_FACES, LOOT_FACES } from '../../src/vocabulary.ts';
import type { HeroSetting, Setting } from '../table.ts';
import { A, calm, D, damages, friend, health, hero, monsterActs, one, table, turnOf } from '../table.ts';

const prince: HeroSetting = { id: 'prince-charming', at: [2, 2], energy: 0 };
const duel = (who: HeroSetting = prince, monster = 'wolf-cub', life = 9): Setting => ({
  heroes: [who, friend],
  monsters: [[monster, 3, 2, life]],
});
const count = (
  pips: number[],
  type: 'melee' | 'ranged' | 'magical',
  critical = 'plain',
  signs: string[] = [],
) => countAttack({ pips, chain: 0, critical, signs }, type, false);

test('[DL-DICE-01] three kinds of dice with six faces each', () => {
  expect([ATTACK_FACES, DEFENCE_FACES, LOOT_FACES].map((faces) => faces.length)).toEqual([6, 6, 6]);
});

test('[DL-DICE-04] [DL-DICE-05] [DL-DICE-07] [DL-DICE-08] what each face is worth to each type', () => {
  expect([1, 2, 3, 4, 5, 6].map(attackFace)).toEqual([
    'miss',
    'melee',
    'ranged',
    'ability',
    'melee',
    'critical',
  ]);
  expect(count([1], 'melee')).toBe(0);
  expect([count([2], 'melee'), count([2], 'ranged'), count([2], 'magical')]).toEqual([1, 0, 0]);
  expect([count([4], 'melee'), count([4], 'ranged'), count([4], 'magical')]).toEqual([0, 0, 1]);
  expect([count([6], 'melee'), count([6], 'ranged'), count([6], 'magical')]).toEqual([1, 1, 1]);
});

test('[DL-DICE-12] [DL-DICE-14] half of the faces of a defence die are shields', () => {
  expect([1, 2, 3, 4, 5, 6].map(defenceFace)).toEqual([
    'miss',
    'miss',
    'miss',
    'shield',
    'shield',
    'critical',
  ]);
  expect(countDefence([1, 2, 3, 4, 5, 6])).toBe(3);
});

test('[DL-DICE-09] [DL-DICE-10] [DL-RULING-04] Criticals explode wave by wave, bonus dice and explosion dice too', () => {
  const t = turnOf(
    table(duel({ ...prince, energy: 2, skills: ['powerStrike'] })).dice(
      ...A('cr mi mi cr'),
      ...A('cr me'),
      ...A('me'),
      ...D('mi'),
    ),
  );
  calm(t.choose('act', { do: 'attack' }).choose('boost', 'powerStrike'));
  expect(t.events('attackRolled')[0]?.faces).toEqual([
    'critical',
    'miss',
    'miss',
    'critical',
    'critical',
    'melee',
    'melee',
  ]);
  expect(t.events('attackCounted')[0]).toMatchObject({ successes: 5 });
  t.done();
});

test('[DL-DICE-03] [DL-DICE-13] [DL-MON-03] monsters roll attack dice too, and whoever is attacked rolls defence dice', () => {
  const t = calm(monsterActs(table(duel()).dice(...A('me me'), ...D('mi mi'))));
  expect(t.events('attackRolled')[0]).toMatchObject({ figure: 10, faces: ['melee', 'melee'] });
  expect(t.events('defenceRolled')[0]).toMatchObject({ figure: 0, faces: ['miss', 'miss'] });
  expect(health(t, 0)).toBe(3);
});

test('[DL-CHAR-01] [DL-CHAR-02] [DL-CHAR-03] [DL-CHAR-04] [DL-ACT-02] Speed is spaces of a Move, Health damage, Energy what is spent', () => {
  const t = turnOf(
    table({
      heroes: [
        { ...prince, at: [0, 0] },
        { ...friend, at: [7, 7] },
      ],
    }),
  );
  expect([speedOf(t.state, hero(t)), maxHealth(t.state, hero(t)), maxEnergy(t.state, hero(t))]).toEqual([
    4, 5, 5,
  ]);
  const reach = t
    .options('act')
    .flatMap((option) =>
      option.do === 'move' ? [Math.max(option.at?.x as number, option.at?.y as number)] : [],
    );
  expect(Math.max(...reach)).toBe(4);
  t.choose('act', { do: 'move', at: { x: 4, y: 4 } });
  expect([one(t, 0).cell, t.state.active?.actions]).toEqual([4 + 4 * 8, 1]);
});

test('[DL-CHAR-05] [DL-CHAR-06] [DL-POW-31] items and effects change Speed, never below 0', () => {
  const t = turnOf(
    table({ heroes: [{ ...prince, wielded: ['leather-coat', 'seven-league-boots'] }, friend] }),
  );
  expect(speedOf(t.state, hero(t))).toBe(7);
  hero(t).wielded = ['greaves'];
  expect(speedOf(t.state, hero(t))).toBe(3);
  hero(t).stance = 4;
  expect(speedOf(t.state, hero(t))).toBe(0);
  t.choose('act', 'forgo');
  expect(t.refusal('walk')).toEqual({ rule: 'DL-CHAR-06' });
});

test('[DL-ENERGY-01] [DL-ENERGY-02] [DL-CHAR-15] [DL-RULING-02] a cost is paid in full or not at all', () => {
  const t = turnOf(
    table(duel({ id: 'snow-white', at: [0, 2], energy: 1, skills: ['fireball', 'magicalArrow'] })).dice(
      ...A('mi mi mi'),
    ),
  );
  expect(t.refusal({ do: 'cast', spell: 'fireball' })).toEqual({ rule: 'DL-ENERGY-02', need: 2, have: 1 });
  calm(t.choose('act', { do: 'cast', spell: 'magicalArrow' }));
  expect(hero(t).energy).toBe(0);
  expect(t.refusal({ do: 'cast', spell: 'magicalArrow' })).toEqual({
    rule: 'DL-ENERGY-02',
    need: 1,
    have: 0,
  });
});

test('[DL-ENERGY-04] [DL-ENERGY-05] [DL-ENERGY-06] [DL-RULING-06] [DL-DEC-16] [DL-DEC-17] Surge after the own roll, as often as energy lasts, attacking and defending', () => {
  const t = turnOf(table(duel({ ...prince, energy: 5 })).dice(...A('mi mi mi'), ...D('mi')));
  t.choose('act', { do: 'attack' });
  expect(t.options('surge')).toEqual([{ do: 'surge', as: 'melee' }, { do: 'keep' }]);
  t.choose('surge', 'surge').choose('surge', 'surge');
  expect([hero(t).energy, health(t, 10)]).toEqual([1, 7]);
  const hit = monsterActs(table(duel({ ...prince, energy: 4 })).dice(...A('me me'), ...D('mi mi')));
  hit.choose('defendSurge', { do: 'surge', as: 'shield' }).choose('defendSurge', 'keep');
  expect([hero(hit).energy, hero(hit).health]).toEqual([2, 4]);
});

test('[DL-ATTACK-01] [DL-ATTACK-02] [DL-EQUIP-05] one weapon against one target, within reach and sight', () => {
  const t = turnOf(
    table({
      heroes: [{ ...prince, wielded: ['soldiers-sword', 'throwing-knives'] }, friend],
      monsters: [
        ['wolf-cub', 3, 2, 9],
        ['wolf-cub', 5, 2, 9],
      ],
    }),
  );
  expect(t.refusal({ do: 'attack', weapon: 'soldiers-sword', at: { figure: 11 } })).toEqual({
    rule: 'DL-EQUIP-05',
    figure: 11,
  });
  expect(t.refusal({ do: 'attack', weapon: 'throwing-knives', at: { figure: 10 } })).toEqual({
    rule: 'DL-RANGE-01',
    figure: 10,
  });
  expect(t.refusal({ do: 'attack', weapon: 'throwing-knives', at: { figure: 11 } })).toEqual({
    rule: 'DL-LOS-01',
    figure: 11,
    by: 'figure',
    east: 1,
    south: 0,
  });
  const attacks = t.options('act').filter((option) => option.do === 'attack');
  expect(attacks).toEqual([{ do: 'attack', weapon: 'soldiers-sword', type: 'melee', at: { figure: 10 } }]);
});

test('[DL-ATTACK-03] [DL-DEC-10] a free space may be the target; nobody is hurt, and the action is gone', () => {
  const t = turnOf(table(duel()).dice(...A('me me me')));
  t.choose('act', { do: 'attackSpace' }).choose('space', 'cancel');
  expect(t.state.active?.actions).toBe(2);
  calm(t.choose('act', { do: 'attackSpace' }).choose('space', { do: 'aim', at: { x: 1, y: 1 } }));
  expect([damages(t), t.state.active?.actions]).toEqual([[], 1]);
});

test('[DL-ATTACK-04] [DL-ATTACK-05] [DL-ATTACK-06] [DL-ATTACK-07] [DL-ATTACK-08] [DL-ATTACK-09] dice, successes, defence, and what is left is lost', () => {
  const t = turnOf(table(duel(prince, 'grey-wolf')).dice(...A('me me cr'), ...A('me'), ...D('sh mi')));
  calm(t.choose('act', { do: 'attack' }));
  expect(t.events('attackRolled')[0]?.faces).toHaveLength(4);
  expect(t.events('attackCounted')[0]).toMatchObject({ successes: 4 });
  expect(t.events('defenceRolled')[0]?.faces).toHaveLength(2);
  expect(damages(t)).toEqual([[10, 3]]);
});

test('[DL-ATTACK-10] [DL-POW-27] [DL-DEC-07] further effects only with damage: a stunned hero has one action', () => {
  const t = turnOf(
    table(duel({ ...prince, wielded: ['cudgel'] })).dice(
      ...A('me mi mi'),
      ...D('sh'),
      ...A('me me mi'),
      ...D('sh'),
    ),
  );
  calm(t.choose('act', { do: 'attack' }));
  expect(one(t, 10).conditions).toEqual([]);
  calm(t.choose('act', { do: 'attack' }));
  expect(one(t, 10).conditions).toEqual(['stunned']);
  const stunned = turnOf(table(duel({ ...prince, conditions: ['stunned'] })));
  expect(stunned.state.active?.actions).toBe(1);
  stunned.choose('act', 'endActivation');
  expect(one(stunned, 0).conditions).toEqual([]);
});

test('[DL-CAST-01] [DL-CAST-02] [DL-CAST-04] [DL-CAST-06] [DL-CAST-07] [DL-SHAPE-01] [DL-SHAPE-06] [DL-ACT-04] a spell is rolled like an attack, at the range of the weapon', () => {
  const snow: HeroSetting = {
    id: 'snow-white',
    at: [0, 2],
    energy: 3,
    wielded: ['mirror-wand'],
    skills: ['frostLance'],
  };
  const t = turnOf(
    table({
      heroes: [snow, friend],
      monsters: [
        ['grey-wolf', 4, 2, 9],
        ['grey-wolf', 5, 3, 9],
      ],
    }).dice(...A('ab ra mi mi'), ...D('sh mi')),
  );
  expect(t.refusal({ do: 'cast', at: { figure: 11 } })).toEqual({
    rule: 'DL-RULING-57',
    figure: 11,
    have: 4,
    need: 5,
  });
  calm(t.choose('act', { do: 'cast', at: { figure: 10 } }));
  expect(t.events('attackRolled')[0]?.faces).toHaveLength(4);
  expect([health(t, 10), one(t, 10).conditions, t.state.active?.actions]).toEqual([7, ['frozen'], 1]);
});

test('[DL-ZEN-10] [DL-ZEN-11] [DL-ZEN-12] [DL-RULING-39] [DL-DEC-12] Multi-Shot: up to three targets, one roll, each defends', () => {
  const robin: HeroSetting = {
    id: 'robin-hood',
    at: [0, 2],
    energy: 8,
    skills: ['multiShot', 'blastingPower'],
  };
  const t = turnOf(
    table({
      heroes: [robin, friend],
      monsters: [
        ['wolf-cub', 3, 1, 9],
        ['wolf-cub', 3, 2, 9],
        ['wolf-cub', 3, 3, 9],
        ['wolf-cub', 3, 5, 9],
      ],
    }).dice(...A('ra ra mi mi'), ...D('mi'), ...D('sh'), ...D('cr'), ...D('sh')),
  );
  t.choose('act', { do: 'attack', at: { figure: 10 } });
  t.choose('boost', { do: 'multiShot', at: { figure: 11 } }).choose('boost', {
    do: 'multiShot',
    at: { figure: 12 },
  });
  expect(t.events('boosted')).toEqual([{ type: 'boosted', figure: 0, skill: 'multiShot', energy: 4 }]);
  calm(t);
  expect(damages(t)).toEqual([
    [10, 2],
    [11, 1],
  ]);
  expect(hero(t).energy).toBe(4);
  expect(hero(t).spent).toEqual(['multiShot']);
});

test('[DL-ZEN-01] [DL-RULING-34] [DL-DEC-20] Fast Reflexes: a step after an attack without damage, a free attack included', () => {
  const quick: HeroSetting = { ...prince, skills: ['fastReflexes'] };
  const t = monsterActs(table(duel(quick)).dice(...A('mi mi')));
  t.choose('reflexes', { do: 'sidestep', at: { x: 1, y: 1 } });
  expect(one(t, 0).cell).toBe(1 + 8);
  expect(t.events('attackDeclared')).toHaveLength(1);
  const walking = turnOf(table(duel(quick)).dice(...A('mi mi')));
  walking.choose('act', { do: 'move', at: { x: 0, y: 2 } });
  walking.choose('reflexes', { do: 'sidestep', at: { x: 1, y: 3 } });
  // The step that provoked was not taken: he goes on from where he stands, with all his steps.
  expect(walking.events('moved')).toMatchObject([{ path: [{ x: 1, y: 3 }], why: 'sidestep' }]);
  walking.choose('step', { do: 'step', at: { x: 0, y: 2 } }).choose('step', 'stop');
  expect([walking.decisions[0]?.kind, hero(walking).cell]).toEqual(['act', 2 * 8]);
  const stuck = monsterActs(table(duel({ ...quick, conditions: ['immobilized'] })).dice(...A('mi mi')));
  stuck.expectEnd();
});

test('[DL-PROT-05] [DL-PROT-06] [DL-PROT-07] [DL-RULING-44] [DL-DEC-19] Light Armor Mastery strikes back once a round', () => {
  const light: HeroSetting = { ...prince, wielded: ['longsword', 'jerkin'], skills: ['lightArmorMastery'] };
  const stage = table(duel(light)).dice(
    ...A('me me'),
    ...D('mi'),
    ...A('mi mi mi'),
    ...A('me me'),
    ...D('mi'),
  );
  const t = monsterActs(stage);
  t.choose('counter', { do: 'strike', weapon: 'longsword' });
  expect(t.events('attackDeclared')[1]).toMatchObject({ by: 0, occasion: 'counter', targets: [10] });
  monsterActs(stage).expectEnd();
  const mixed = monsterActs(
    table(duel({ ...light, wielded: ['longsword', 'jerkin', 'iron-cap'] })).dice(
      ...A('me me'),
      ...D('mi mi'),
    ),
  );
  mixed.expectEnd();
});

test('[DL-MART-08] [DL-POW-28] [DL-POW-28b] Critical Mastery: a Critical counts two and does not explode', () => {
  const t = turnOf(
    table(duel({ ...prince, skills: ['criticalMastery'] })).dice(...A('cr mi mi'), ...D('mi')),
  );
  calm(t.choose('act', { do: 'attack' }));
  expect(t.events('attackCounted')[0]).toMatchObject({ successes: 2 });
  t.done();
});

test('[DL-DEC-13] [DL-DEC-14] [DL-DEC-15] [DL-DEC-23] [DL-DEC-24] the questions of an attack are asked of the attacker', () => {
  const t = turnOf(
    table({
      heroes: [
        {
          ...prince,
          energy: 4,
          wielded: ['giants-cleaver'],
          consumables: ['lucky-clover'],
          skills: ['criticalMastery', 'cleaveAttack', 'flurryOfBlows'],
        },
        friend,
      ],
      monsters: [
        ['wolf-cub', 3, 2, 9],
        ['wolf-cub', 3, 3, 9],
      ],
    }).dice(...A('mi mi mi mi mi'), ...A('me mi mi mi mi'), ...D('mi'), ...A('mi mi mi mi mi')),
  );
  t.choose('act', { do: 'attack', at: { figure: 10 } });
  t.expectAsked(0, 'critical').choose('critical', { do: 'critical', as: 'superior' });
  t.expectAsked(0, 'reroll').choose('reroll', 'clover');
  t.choose('surge', 'keep');
  t.expectAsked(0, 'cleave').choose('cleave', 'pass');
  t.expectAsked(0, 'flurry').choose('flurry', { do: 'strike', at: { figure: 11 } });
  expect(t.decisions[0]?.kind).toBe('critical');
});

test('[DL-RULING-111] [DL-DEC-36] the Clover throws the whole roll away; Troll Bread adds two dice', () => {
  const t = turnOf(
    table(duel({ ...prince, consumables: ['lucky-clover'] })).dice(
      ...A('cr mi mi'),
      ...A('mi'),
      ...A('me me mi'),
      ...D('mi'),
    ),
  );
  t.choose('act', { do: 'attack' }).choose('reroll', 'clover');
  expect(t.events('attackCounted')[0]).toMatchObject({ successes: 2 });
  expect(hero(t).consumables).toEqual([]);
  const bread = monsterActs(
    table(duel({ ...prince, wielded: [], consumables: ['troll-bread'] })).dice(...A('me me'), ...D('sh sh')),
  );
  bread.choose('brace', 'trollBread');
  expect(health(bread, 0)).toBe(5);
});

test('[DL-RULING-110] no stepping in before a shot from beside the protector', () => {
  const snow: HeroSetting = { id: 'snow-white', at: [2, 2], energy: 0 };
  const knight: HeroSetting = {
    ...prince,
    at: [2, 3],
    wielded: ['chain-hauberk'],
    skills: ['heavyArmorMastery'],
  };
  const pirate = {
    id: 10,
    kind: 'minion' as const,
    card: 'bone-pirate',
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
  const shot = (x: number) =>
    table({ heroes: [snow, knight], monsters: [['bone-pirate', x, 4, 9]] })
      .dice(...A('mi mi mi'))
      .begin(flow.attack, {
        ...monsterAttack(pirate, { type: 'ranged', range: 5, dice: 3 }, 'monster', []),
        targets: [0],
      });
  expect(shot(3).decisions[0]?.kind).toBe('testEnd');
  expect(shot(5).decisions[0]?.kind).toBe('protect');
});

test('[DL-RULING-102] of several protectors the first closes the window', () => {
  const snow: HeroSetting = { id: 'snow-white', at: [2, 2], energy: 0 };
  const knight: HeroSetting = {
    ...prince,
    at: [2, 3],
    wielded: ['chain-hauberk'],
    skills: ['heavyArmorMastery'],
  };
  const other: HeroSetting = {
    id: 'nutcracker',
    at: [1, 2],
    wielded: ['painted-coat'],
    skills: ['heavyArmorMastery'],
    energy: 0,
  };
  const t = monsterActs(
    table({ heroes: [{ ...snow, health: 1 }, knight, other], monsters: [['wolf-cub', 3, 1, 9]] }).dice(
      ...A('mi mi'),
    ),
  );
  t.expectAsked(1, 'protect').choose('protect', 'pass', 1);
  t.expectAsked(2, 'protect').choose('protect', 'protect', 2).expectEnd();
});

test('[DL-RULING-109] penalties take fixed dice first, then successes of a Gable chain', () => {
  const t = monsterActs(
    table(duel({ ...prince, wielded: ['chancers-buckler'], conditions: ['asleep'] })).dice(
      ...A('me me'),
      ...D('sh sh mi'),
    ),
  );
  expect(t.events('defenceCounted')[0]).toMatchObject({ successes: 1 });
  expect(health(t, 0)).toBe(4);
});

test('[DL-RULING-10] [DL-RULING-15] Penetrative adds up; a power without a number is there or not', () => {
  const t = turnOf(
    table(duel({ ...prince, wielded: ['sugar-lance', 'crown-of-thorns'] }, 'clockwork-guard')).dice(
      ...A('me me me mi mi'),
      ...D('sh sh sh mi'),
    ),
  );
  calm(t.choose('act', { do: 'attack' }));
  expect(damages(t)).toEqual([[10, 3]]);
  const twice = table(duel({ ...prince, wielded: ['elven-jerkin', 'glass-slipper'], health: 9 })).begin(
    flow.wound,
    { to: 0, amount: 3, by: 10, kind: 'melee', isAttack: true, harmless: false, final: 0 },
  );
  expect(health(twice, 0)).toBe(7);
});

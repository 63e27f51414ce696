/** Where rules meet: each of these went wrong once, and is played from a real situation. */
import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import type { HeroSetting, Setting } from '../table.ts';
import { A, calm, D, damages, friend, hero, isGone, monsterActs, one, table, turnOf } from '../table.ts';

const snow: HeroSetting = { id: 'snow-white', at: [2, 2], skills: ['heal', 'restoration'] };
const prince: HeroSetting = { id: 'prince-charming', at: [2, 2] };

/** Somebody falls under the attack of a monster, and the next hero's activation begins. */
function fallen(healer: HeroSetting) {
  const stage = table({
    heroes: [healer, { ...friend, at: [6, 6], health: 1, energy: 0 }],
    monsters: [['wolf-cub', 7, 6]],
  }).dice(...A('me me'), ...D('mi mi mi'), ...A('ab ab mi mi'));
  monsterActs(stage);
  const t = turnOf(stage);
  expect(hero(t, 1).out).toEqual({ since: 3, healed: false });
  return t;
}

test('[DL-CHAR-10] [DL-RULING-19] Heal reaches a hero who fell, wherever he lies, and he is told to stir', () => {
  const t = fallen(snow);
  t.choose('act', { do: 'cast', spell: 'heal', at: { figure: 1 } });
  calm(t);
  expect(t.events('heroRoused')).toMatchObject([{ figure: 1, by: 0 }]);
  expect(hero(t, 1).out?.healed).toBe(true);
  // Once is enough: a second healing would be paid for and do nothing.
  expect(t.refusal({ do: 'cast', spell: 'heal', at: { figure: 1 } })).toMatchObject({
    rule: 'DL-RULING-19',
  });
});

test('[DL-CHAR-10] a Draught reaches a hero who fell from any distance, and a healthy one only beside the drinker', () => {
  const t = fallen({ ...snow, consumables: ['healing-draught'] });
  t.choose('act', { do: 'consume', consumable: 'healing-draught', at: { figure: 1 } });
  expect(t.events('heroRoused')).toMatchObject([{ figure: 1 }]);
  const apart = turnOf(
    table({
      heroes: [
        { ...snow, consumables: ['healing-draught'], health: 1 },
        { ...friend, at: [6, 6], health: 1 },
      ],
    }),
  );
  expect(apart.options('act').filter((option) => option.do === 'consume')).toMatchObject([
    { at: { figure: 0 } },
  ]);
});

const CUDGEL: Setting = {
  heroes: [{ id: 'robin-hood', at: [2, 2], energy: 6, skills: ['surpriseAttack'] }, friend],
  monsters: [['thorn-sprout', 3, 2]],
};

test('[DL-RULING-86] [DL-POW-17] what roots a hero in his own activation roots him in the next one only', () => {
  const t = turnOf(table(CUDGEL).dice(...A('me me me'), ...D('mi')));
  t.choose('act', { do: 'move', at: { x: 1, y: 2 } });
  calm(t);
  expect(hero(t).conditions).toEqual(['immobilized']);
  expect(t.options('act').some((option) => option.do === 'move')).toBe(true);
  t.choose('act', 'endActivation');
  const next = turnOf(
    table({ ...CUDGEL, monsters: [] }).arrange((s) => s.heroes[0]?.conditions.push('immobilized')),
  );
  expect(next.options('act').some((option) => option.do === 'move' || option.do === 'run')).toBe(false);
  next.choose('act', 'endActivation');
  expect(hero(next).conditions).toEqual([]);
});

test('[DL-RULING-86] [DL-POW-27] [DL-RULING-70] a hero stunned in his own activation may still rest in it', () => {
  const t = turnOf(
    table({
      heroes: [{ ...prince, energy: 1 }, friend],
      monsters: [['oni-brute', 3, 2]],
    }).dice(...A('me mi mi mi mi'), ...D('mi mi')),
  );
  t.choose('act', { do: 'move', at: { x: 1, y: 2 } });
  calm(t);
  expect(hero(t).conditions).toEqual(['stunned']);
  t.choose('act', 'rest');
  expect(hero(t).energy).toBe(5);
});

test('[DL-RULING-86] [DL-POW-32] fear that comes in the own activation lets energy be spent until it ends', () => {
  const t = turnOf(
    table({
      heroes: [{ ...prince, energy: 5, skills: ['vigor'] }, friend],
      monsters: [['hags-apprentice', 3, 2]],
    }).dice(...A('ab mi mi mi'), ...D('mi mi')),
  );
  t.choose('act', { do: 'move', at: { x: 1, y: 2 } });
  calm(t);
  expect(hero(t).conditions).toEqual(['terrified']);
  t.choose('act', 'vigor');
  expect(hero(t).energy).toBe(3);
  t.choose('act', 'endActivation');
  const afraid = turnOf(
    table({
      heroes: [{ ...prince, energy: 5, health: 1, skills: ['vigor'], conditions: ['terrified'] }, friend],
    }),
  );
  expect(afraid.options('act').some(({ do: deed }) => deed === 'vigor' || deed === 'run')).toBe(false);
});

test('[DL-RULING-86] a Surprise Attack that stuns leaves this activation whole and shortens the next', () => {
  const t = monsterActs(
    table({
      heroes: [
        { ...prince, at: [2, 2], wielded: ['cudgel', 'mail-shirt'], skills: ['surpriseAttack'], energy: 2 },
        friend,
      ],
      monsters: [['card-pikeman', 3, 3, 9]],
    }).dice(...A('me mi mi'), ...D('mi mi'), ...A('mi mi mi')),
  );
  t.choose('surprise', 'strike');
  calm(t);
  expect(one(t, 10).conditions).toEqual(['stunned']);
  expect(t.events('attackDeclared')).toMatchObject([{ occasion: 'surprise' }, { occasion: 'monster' }]);
});

const FULL = ['hatchet', 'dagger', 'sabre', 'iron-cap'];

test('[DL-ACT-07] [DL-WIELD-03] with a full backpack, what is packed goes on for what is worn', () => {
  const t = turnOf(
    table({ heroes: [{ ...prince, backpack: ['chain-hauberk', ...FULL.slice(0, 3)] }, friend] }),
  );
  t.choose('act', 'swap');
  expect(t.refusal({ do: 'wield', at: { item: 'chain-hauberk' } })).toMatchObject({
    rule: 'DL-WIELD-01',
  });
  t.choose('swap', { do: 'exchange', at: { item: 'chain-hauberk' } });
  expect([hero(t).wielded, hero(t).backpack]).toEqual([
    ['longsword', 'crest-shield', 'chain-hauberk'],
    ['hatchet', 'dagger', 'sabre', 'mail-shirt'],
  ]);
  // Two come off for a weapon of two hands: one place in the backpack is not enough.
  const both = turnOf(
    table({ heroes: [{ ...prince, backpack: ['woodcutters-axe', ...FULL.slice(0, 3)] }, friend] }),
  );
  both.choose('act', 'swap');
  expect(both.refusal({ do: 'exchange', at: { item: 'woodcutters-axe' } })).toMatchObject({
    rule: 'DL-WIELD-03',
  });
});

test('[DL-ACT-07] [DL-DEC-30] two heroes with full backpacks trade one for one, if both agree', () => {
  const t = turnOf(
    table({
      heroes: [
        { ...prince, backpack: FULL },
        { ...friend, at: [3, 2], backpack: ['cudgel', 'hood', 'soft-boots', 'purse'] },
      ],
    }),
  );
  t.choose('act', 'swap').choose('swap', { do: 'barter', thing: 'dagger', against: 'hood' });
  t.expectAsked(1, 'agree').choose('agree', 'agree');
  expect([hero(t).backpack, hero(t, 1).backpack]).toEqual([
    ['hatchet', 'sabre', 'iron-cap', 'hood'],
    ['cudgel', 'soft-boots', 'purse', 'dagger'],
  ]);
  // What was worn leaves no place in the backpack.
  expect(t.refusal({ do: 'barter', thing: 'longsword', against: 'cudgel' })).toMatchObject({
    rule: 'DL-WIELD-03',
    figure: 0,
  });
});

test('[DL-RULING-61] [DL-DEC-31] what is found is put on only by those who say so', () => {
  const found = (pack: readonly string[]) =>
    table({ heroes: [{ id: 'robin-hood', at: [2, 2], backpack: pack }, friend] })
      .arrange((s) => {
        for (const deck of s.equipment) if (deck.includes('greaves')) deck.splice(deck.indexOf('greaves'), 1);
      })
      .begin(flow.takeFound, { hero: 0, thing: 'greaves' });
  const packed = found([]).choose('found', { do: 'take', at: { figure: 0 } });
  expect([hero(packed).wielded.includes('greaves'), hero(packed).backpack]).toEqual([false, ['greaves']]);
  const worn = found([]).choose('found', { do: 'putOn', at: { figure: 0 } });
  expect([hero(worn).wielded.includes('greaves'), hero(worn).backpack]).toEqual([true, []]);
  // A full backpack: a free slot, or something stays behind.
  const full = found(FULL);
  expect(full.options('found').filter(({ at }) => at && 'figure' in at && at.figure === 0)).toMatchObject([
    { do: 'putOn' },
    ...FULL.map((thing) => ({ do: 'replace', thing })),
  ]);
});

test('[DL-MART-05] [DL-RULING-32] Cleave reaches everybody beside any space of a Large Creature, also when it fell', () => {
  const t = turnOf(
    table({
      heroes: [{ ...prince, at: [2, 2], skills: ['cleaveAttack'] }, friend],
      monsters: [
        ['oni-brute', 3, 2, 1],
        ['wolf-cub', 5, 4],
        ['wolf-cub', 6, 4],
      ],
    }).dice(...A('me me me'), ...D('mi mi mi')),
  );
  t.choose('act', { do: 'attack', at: { figure: 10 } }).choose('surge', 'keep');
  expect(isGone(t, 10)).toBe(true);
  t.choose('cleave', { do: 'cleave', at: { figure: 11 } });
  expect(damages(t)).toEqual([
    [10, 3],
    [11, 3],
  ]);
});

test('[DL-PROT-14] [DL-RULING-101] whoever falls by the answer to his Berserk falls once', () => {
  const t = monsterActs(
    table({
      heroes: [{ ...prince, at: [2, 2], health: 1, energy: 0, skills: ['berserk'] }, friend],
      monsters: [['big-bad-wolf', 3, 2]],
    }).dice(...A('me me mi mi'), ...D('mi mi'), ...A('mi mi mi'), ...A('me me'), ...D('mi mi')),
  );
  t.choose('berserk', 'berserk').choose('extraAttack', 'strike');
  expect(t.events('heroFell')).toMatchObject([{ figure: 0 }]);
  expect(t.events('rowFired')).toMatchObject([{ row: 'WOLF-2' }]);
  expect(hero(t).out).toEqual({ since: 3, healed: false });
});

test('[DL-POW-27] [DL-RULING-83] a stunned monster under control does one thing', () => {
  const t = monsterActs(
    table({
      heroes: [prince, friend],
      monsters: [
        ['wolf-cub', 5, 5],
        ['bone-pirate', 6, 6],
      ],
    }).arrange((s) => {
      const cub = s.others[0];
      cub?.conditions.push('controlled', 'stunned');
      if (cub) cub.leader = 0;
    }),
  );
  t.choose('controlled', { do: 'move', at: { x: 4, y: 5 } });
  t.expectEnd();
});

test('[DL-POW-26] [DL-RULING-99] an ally who sleeps loses one activation and wakes; a stunned one does one thing', () => {
  const laid = (condition: 'asleep' | 'stunned') =>
    table({
      heroes: [prince, friend],
      monsters: [
        ['caged-woodcutter', 4, 4],
        ['wolf-cub', 5, 5, 9],
      ],
    })
      .arrange((s) => s.others[0]?.conditions.push(condition))
      .dice(...A('me mi'), ...D('mi'));
  const asleep = laid('asleep');
  const lost = asleep.begin(flow.activateAlly, { ally: 10, moved: false, struck: false });
  expect(lost.events('activationLost')).toMatchObject([{ figure: 10, condition: 'asleep' }]);
  expect(one(lost, 10).conditions).toEqual([]);
  lost.state.rng.script = [];
  const nextRound = asleep.arrange((s) => {
    if (s.others[0]) s.others[0].waits = false;
  });
  const awake = nextRound.begin(flow.activateAlly, { ally: 10, moved: false, struck: false });
  expect(awake.options('allyAct').length).toBeGreaterThan(1);
  const stunned = laid('stunned').begin(flow.activateAlly, { ally: 10, moved: false, struck: false });
  stunned.choose('allyAct', { do: 'hit', at: { figure: 11 } });
  expect(stunned.options('allyAct')).toEqual([{ do: 'done' }]);
});

test('[DL-POW-11] [DL-RULING-84] Frenzy that is earned in the own activation is for the next one', () => {
  const stage = table({
    heroes: [
      {
        ...prince,
        at: [2, 2],
        wielded: ['longsword', 'jerkin'],
        skills: ['lightArmorMastery', 'cleaveAttack'],
      },
      friend,
    ],
    monsters: [
      ['mouse-soldier', 3, 2, 9],
      ['wolf-cub', 3, 3, 1],
    ],
  });
  // The hero answers the attack, and his Cleave brings another minion of the same level down.
  const t = monsterActs(stage.dice(...A('me me'), ...D('mi'), ...A('me me mi'), ...D('mi')));
  t.choose('defendSurge', 'keep').choose('counter', 'strike').choose('surge', 'keep');
  t.choose('cleave', { do: 'cleave', at: { figure: 11 } });
  t.expectEnd();
  expect(one(t, 10).frenzied).toBe(true);
  const next = monsterActs(stage.dice(...A('mi mi mi')));
  next.expectEnd();
  const after = monsterActs(stage.dice(...A('mi mi')));
  after.expectEnd();
});

test('[DL-ATTACK-03] [DL-CAST-02] [DL-RULING-52] a free space is a target for every weapon and spell, with nobody on the map', () => {
  const t = turnOf(
    table({ heroes: [{ ...snow, wielded: ['mirror-wand', 'winter-gown'] }, friend] }).dice(...A('mi mi mi')),
  );
  const aims = t
    .options('act')
    .flatMap((option) => ('spell' in option && option.do === 'castSpace' ? [option.spell] : []));
  expect(aims).toEqual(['heal']);
  t.choose('act', { do: 'attackSpace', weapon: 'mirror-wand' }).choose('space', {
    do: 'aim',
    at: { x: 4, y: 2 },
  });
  calm(t);
  expect(t.events('attackDeclared')).toMatchObject([{ targets: [], at: { x: 4, y: 2 } }]);
});

test('[DL-CONS-01] [DL-RULING-51] Fire Oil bursts on an enemy, and on a space beside one', () => {
  const oil = (): Setting => ({
    heroes: [{ ...prince, energy: 0, consumables: ['fire-oil'] }, friend],
    monsters: [
      ['wolf-cub', 5, 2, 9],
      ['wolf-cub', 6, 2, 9],
      ['wolf-cub', 7, 7, 9],
    ],
  });
  const t = turnOf(table(oil()).dice(...A('ab mi mi'), ...D('mi'), ...D('mi')));
  t.choose('act', { do: 'consume', consumable: 'fire-oil', at: { figure: 10 } });
  expect(damages(t)).toEqual([
    [10, 1],
    [11, 1],
  ]);
  const far = turnOf(table(oil()));
  expect(far.refusal({ do: 'consume', at: { figure: 12 } })).toBeDefined();
});

test('[DL-ENERGY-05] [DL-RULING-85] a sleeping hero may still spend energy on a Shield', () => {
  const t = monsterActs(
    table({
      heroes: [{ ...prince, energy: 2, conditions: ['asleep'] }, friend],
      monsters: [['wolf-cub', 3, 2]],
    }).dice(...A('me me'), ...D('mi')),
  );
  t.choose('defendSurge', 'surge');
  expect(damages(t)).toEqual([[0, 1]]);
});

test("[DL-ATTACK-07] Jeanne's Banner helps against the first attack of the round, not against the first beside her", () => {
  const stage = table({
    heroes: [
      { id: 'jeanne-darc', at: [7, 7], energy: 0 },
      { id: 'robin-hood', at: [2, 2], energy: 0 },
    ],
    monsters: [['wolf-cub', 3, 2]],
  });
  const apart = monsterActs(stage.dice(...A('me mi'), ...D('mi')));
  expect(apart.events('defenceRolled')).toMatchObject([{ faces: ['miss'] }]);
  const beside = stage.arrange((s) => {
    const jeanne = s.heroes[0];
    if (jeanne) jeanne.cell = 1 + 2 * 8;
  });
  expect(
    monsterActs(beside.dice(...A('me mi'), ...D('mi')))
      .events('defenceRolled')
      .at(-1),
  ).toMatchObject({
    faces: ['miss'],
  });
});

test('[DL-RULING-22] tokens that go with an item are told', () => {
  const t = turnOf(
    table({ heroes: [{ ...prince, wielded: ['longsword', 'wolf-tooth-amulet', 'copper-ring'] }, friend] }),
  );
  t.choose('act', 'swap').choose('swap', { do: 'unwield', at: { item: 'wolf-tooth-amulet' } });
  t.choose('swap', { do: 'unwield', at: { item: 'copper-ring' } });
  expect(t.events('healthReturned')).toMatchObject([{ figure: 0, amount: 1, health: 5 }]);
  expect(t.events('energyChanged')).toMatchObject([{ figure: 0, amount: -1, energy: 5 }]);
});

test('[DL-RULING-117] a discarded consumable is not used', () => {
  const t = table({ heroes: [{ ...prince, consumables: ['troll-bread'] }, friend] }).begin(
    flow.resolveEvent,
    {
      card: 'rats-in-the-packs',
      hero: 0,
      chosen: [],
    },
  );
  t.choose('eventChoice', 'discardConsumable', 0);
  expect([t.events('consumed'), t.events('itemDropped')]).toMatchObject([[], [{ thing: 'troll-bread' }]]);
});

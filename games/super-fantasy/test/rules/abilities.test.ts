import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { boardOf } from '../../src/queries/board.ts';
import {
  atSquare,
  charged,
  foe,
  hero,
  monstersPhase,
  onFigure,
  reachable,
  sq,
  table,
  turnOf,
} from '../table.ts';

type Setting = Parameters<typeof table>[0];
type Id = Parameters<typeof turnOf>[1];
const FULL = [4, 4, 4];

/** A hero at 7,7 with one ability ready and the others full, so that stars ask nothing. */
const ready = (
  id: Id,
  ability: 0 | 1 | 2,
  level: 1 | 2 | 3,
  monsters: NonNullable<Setting['monsters']>,
  more: Partial<Setting> = {},
) =>
  table({
    heroes: {
      [id]: { at: [7, 7], ...charged(ability, level), energy: FULL },
      ...(id === 'zoe' ? { barka: [11, 11] } : { zoe: [11, 11] }),
    },
    monsters,
    ...more,
  });
const attack = (weapon: string, figure: string, dice: number) => ({
  do: 'attack',
  weapon,
  dice,
  ...onFigure(figure),
});
const use = (ability: string, figure?: string) => ({
  do: 'ability',
  ability,
  ...(figure ? onFigure(figure) : {}),
});
const bonusOf = (t: { events(type: string): readonly { readonly [field: string]: unknown }[] }, at = 0) =>
  t.events('rolled').filter(({ test: kind }) => kind === 'attack')[at]?.bonus;

test('[SF-ABIL-02] [SF-ABIL-03] only at maximum; the energy drops, then the effect happens', () => {
  const t = turnOf(
    table({
      heroes: { barka: { at: [7, 7], energy: [3, 3, 0] }, zoe: [11, 11] },
      monsters: { m: ['ugly-snout', 9, 9] },
    }),
    'barka',
  );
  expect(t.refusal({ do: 'ability', ability: 'brutal-assault' })).toEqual({
    rule: 'SF-ABIL-02',
    have: 3,
    need: 4,
  });
  t.choose('act', use('war-cry', 'm'));
  expect(hero(t, 'barka').energy).toEqual([3, 0, 0]);
  expect(hero(t, 'barka').shield).toBe(2);
});

test('[SF-ABIL-04] [SF-ABIL-09] abilities are used before the roll they improve, several in one turn', () => {
  const t = turnOf(ready('helena', 1, 1, { m: ['big-snout', 10, 7] }).dice('star'), 'helena');
  t.choose('act', use('focused-aim', 'm')).choose('act', use('elven-step'));
  t.choose('act', attack('composite-bow', 'm', 1));
  expect(bonusOf(t)).toBe(2);
  expect(t.events('abilityUsed')).toHaveLength(2);
});

test('[SF-BARKA-01] [SF-BARKA-02] [SF-RULING-78] [SF-RULING-41] [SF-VEC-20] a free move to the enemy, then he must attack with +3; 7 is not enough for a S.N.O.U.T.', () => {
  const t = turnOf(
    ready('barka', 0, 1, { near: ['ugly-snout', 8, 8], squad: ['s-n-o-u-t', 11, 7] }).dice(
      'swords',
      'swords',
    ),
    'barka',
  );
  t.choose('act', use('brutal-assault', 'squad'));
  expect(reachable(t, 'landing')).toEqual(['10,6', '10,7', '10,8']);
  t.choose('landing', atSquare(t, 10, 7)).choose('mustAttack', { dice: 2 });
  expect(t.events('rolled')[0]).toMatchObject({ total: 7, need: 8, bonus: 3 });
  expect(foe(t, 'squad').wounds).toBe(0);
  expect(hero(t, 'barka').energy[0]).toBe(0);
  expect(t.state.turn?.pool).toBe(4);
  const poor = turnOf(ready('barka', 0, 1, { squad: ['s-n-o-u-t', 8, 7] }), 'barka').choose('act', {
    do: 'defend',
    dice: 6,
  });
  expect(poor.refusal(use('brutal-assault', 'squad'))).toMatchObject({ rule: 'SF-RULING-78' });
});

test('[SF-BARKA-03] [SF-BARKA-04] [SF-VEC-18] [SF-VEC-19] War Cry I: tokens, one monster of the room; a star may then complete another ability', () => {
  const t = turnOf(
    table({
      heroes: { barka: { at: [7, 7], energy: [3, 3, 0] }, zoe: [11, 11] },
      monsters: { big: ['big-snout', 10, 10], other: ['ugly-snout', 3, 8] },
    }).dice('star'),
    'barka',
  );
  expect(t.refusal(use('war-cry', 'other'))).toMatchObject({ rule: 'SF-BARKA-04' });
  t.choose('act', use('war-cry', 'big')).choose('act', { do: 'move', dice: 1 }).choose('goTo', 'stay');
  t.choose('placeStar', { ability: 'brutal-assault' });
  expect(foe(t, 'big').warCry).toBe('barka');
  expect(hero(t, 'barka')).toMatchObject({ shield: 2, energy: [4, 0, 0] });
  expect(
    t
      .options('act')
      .some(
        (option) => 'ability' in option && option.ability === 'brutal-assault' && option.do === 'ability',
      ),
  ).toBe(true);
});

test('[SF-BARKA-05] [SF-BARKA-07] [SF-DV-26] [SF-ABIL-07] War Cry II: all monsters in the room now, none that comes later', () => {
  const t = turnOf(
    ready('barka', 1, 2, { a: ['ugly-snout', 9, 9], b: ['ugly-snout', 10, 7], out: ['ugly-snout', 3, 8] }),
    'barka',
  );
  t.choose('act', use('war-cry'));
  expect(['a', 'b', 'out'].map((id) => foe(t, id).warCry)).toEqual(['barka', 'barka', '']);
});

test('[SF-BARKA-06] [SF-XP-09] [SF-RULING-79] [SF-RULING-117] under War Cry it goes for Barka alone, and each Damage is 1 experience', () => {
  const t = table({ heroes: { barka: [9, 9], zoe: [7, 6] }, monsters: { m: ['ugly-snout', 7, 7] } })
    .arrange((s) => {
      const [monster] = s.monsters;
      if (monster) monster.warCry = 'barka';
    })
    .begin(flow.activate, { monster: 'm', target: '', why: 'only', charge: 0, victim: '' });
  expect(hero(t, 'barka')).toMatchObject({ life: 4, xp: 1 });
  expect(hero(t, 'zoe').life).toBe(3);
});

test('[SF-BARKA-08] [SF-RULING-80] Catapult Move: away from Barka, up to 3, not Big ones before level III', () => {
  const t = turnOf(ready('barka', 2, 1, { m: ['ugly-snout', 8, 7], far: ['ugly-snout', 10, 10] }), 'barka');
  expect(t.refusal(use('catapult-move', 'far'))).toMatchObject({ rule: 'SF-RULING-80' });
  t.choose('act', use('catapult-move', 'm'));
  expect(reachable(t, 'throwMonster')).toEqual(['9,6', '9,7', '10,7', '11,7', '9,8', '10,9', '11,10']);
  t.choose('throwMonster', atSquare(t, 11, 7));
  expect(foe(t, 'm').at).toBe(sq(t.state, 11, 7));
  const big = turnOf(ready('barka', 2, 1, { m: ['racing-spider', 8, 7, 'W'] }), 'barka');
  expect(big.refusal(use('catapult-move', 'm'))).toMatchObject({ rule: 'SF-RULING-80' });
  const three = turnOf(ready('barka', 2, 3, { m: ['racing-spider', 8, 7, 'W'] }), 'barka');
  expect(
    three.options('act').some((option) => 'ability' in option && option.ability === 'catapult-move'),
  ).toBe(true);
});

test('[SF-LUCKY-01] [SF-LUCKY-02] [SF-LUCKY-03] [SF-RULING-41] [SF-RULING-81] [SF-RULING-157] Bullet Time leaves a zone without dice; tokens only outside every zone, the Aim bonus anyhow', () => {
  const moved = (x: number, y: number) => {
    const t = turnOf(ready('luckylock', 0, 3, { m: ['ugly-snout', 8, 8] }).dice('star'), 'luckylock');
    t.choose('act', use('bullet-time')).choose('landing', atSquare(t, x, y));
    return t;
  };
  const out = moved(6, 6);
  expect(hero(out, 'luckylock').shield).toBe(3);
  expect(out.state.turn?.pool).toBe(6);
  out.choose('act', attack('clover-gun', 'm', 1));
  expect(out.events('rolled')[0]).toMatchObject({ star: 4 });
  expect(hero(moved(9, 9), 'luckylock').shield).toBe(0);
});

test('[SF-LUCKY-04] [SF-RULING-82] Relentless Barrage: every attack after the first', () => {
  const t = turnOf(
    ready('luckylock', 1, 1, { m: ['big-snout', 9, 7] }).dice('sword', 'sword', 'sword'),
    'luckylock',
  );
  t.choose('act', use('relentless-barrage'));
  for (let i = 0; i < 3; i++) t.choose('act', attack('clover-gun', 'm', 1));
  expect([0, 1, 2].map((at) => bonusOf(t, at))).toEqual([0, 2, 2]);
});

test('[SF-LUCKY-05] [SF-LUCKY-06] [SF-LUCKY-07] [SF-RULING-82] [SF-WAKE-03] Barrage III breaks a wall into a passage; both rooms wake; three at most', () => {
  const t = turnOf(
    ready('luckylock', 1, 3, {}, { sleepy: ['Scriptorium', 'Gallery'], closed: [6] }),
    'luckylock',
  );
  const { layout } = boardOf(t.state);
  const wall = layout.stretches.findIndex(
    ({ cells }) => cells.includes(sq(t.state, 12, 10)) && cells.includes(sq(t.state, 11, 11)),
  );
  t.choose('act', { do: 'ability', ability: 'relentless-barrage', at: { wall } });
  expect(boardOf(t.state).around[sq(t.state, 11, 10)]).toContain(sq(t.state, 12, 10));
  expect(t.state.entered.sort((a, b) => a - b)).toEqual([4, 6]);
  expect(t.state.turn?.running).toEqual([]);
  const full = turnOf(
    ready('luckylock', 1, 3, {}).arrange((s) => {
      s.ruined = [0, 1, wall + 1];
    }),
    'luckylock',
  );
  expect(full.refusal({ do: 'ability', ability: 'relentless-barrage', at: { wall } })).toEqual({
    rule: 'SF-LUCKY-06',
  });
});

test('[SF-LUCKY-08] [SF-LUCKY-09] [SF-DV-25] [SF-RULING-83] [SF-RULING-155] Double Fire: one roll against two Protections, one experience; or one target with a bonus', () => {
  const monsters = { ugly: ['ugly-snout', 9, 7], big: ['big-snout', 9, 8] } as const;
  const two = turnOf(ready('luckylock', 2, 1, monsters).dice('swords', 'swords', 'star'), 'luckylock');
  two.choose('act', use('double-fire'));
  two.choose('act', { do: 'attack', weapon: 'clover-gun', also: 'big', dice: 3, ...onFigure('ugly') });
  expect(two.events('rolled').map(({ total, need }) => [total, need])).toEqual([
    [7, 4],
    [7, 9],
  ]);
  expect(two.state.monsters.map(({ id }) => id)).toEqual(['big']);
  expect(hero(two, 'luckylock').xp).toBe(1);
  const one = turnOf(ready('luckylock', 2, 1, monsters).dice('swords'), 'luckylock');
  one
    .choose('act', use('double-fire'))
    .choose('act', { ...attack('clover-gun', 'big', 1), also: undefined } as never);
  expect(bonusOf(one)).toBe(3);
  const apart = turnOf(
    ready('luckylock', 2, 1, { a: ['ugly-snout', 9, 9], b: ['ugly-snout', 5, 5] }, { closed: [] }),
    'luckylock',
  );
  apart.choose('act', use('double-fire'));
  expect(apart.options('act').some((option) => 'also' in option)).toBe(false);
});

test('[SF-HELENA-01] [SF-HELENA-02] [SF-HELENA-03] [SF-RULING-84] [SF-CLEAR-02] the Wolf takes Attack dice, at III it Freezes; it goes at the end of the Monsters’ Phase', () => {
  const t = turnOf(ready('helena', 0, 3, { m: ['big-snout', 10, 7], far: ['ugly-snout', 11, 7] }), 'helena');
  expect(t.refusal(use('spectral-wolf', 'far'))).toMatchObject({ rule: 'SF-RANGE-07' });
  t.choose('act', use('spectral-wolf', 'm'));
  expect(t.state).toMatchObject({ wolf: 'm', wolfDice: 2 });
  expect(foe(t, 'm').frozen).toBe(true);
  const after = monstersPhase(
    ready('helena', 0, 1, { m: ['big-snout', 8, 8] })
      .arrange((s) => {
        s.wolf = 'm';
        s.wolfDice = 2;
        for (const each of s.heroes) each.shield = 1;
      })
      .dice('sword', 'swords'),
  );
  after.choose('defend', { dice: 1 });
  expect(after.events('rolled').find(({ test: kind }) => kind === 'monsterAttack')).toMatchObject({
    dice: ['swords'],
  });
  expect(after.state.wolf).toBe('');
});

test('[SF-HELENA-04] [SF-RULING-85] Focused Aim: a bonus on that monster only, until the end of her turn', () => {
  const t = turnOf(
    ready('helena', 1, 3, { m: ['big-snout', 10, 7], other: ['big-snout', 10, 8] }).dice('sword', 'sword'),
    'helena',
  );
  t.choose('act', use('focused-aim', 'm'));
  t.choose('act', attack('composite-bow', 'other', 1)).choose('act', attack('composite-bow', 'm', 1));
  expect([bonusOf(t, 0), bonusOf(t, 1)]).toEqual([0, 4]);
  t.choose('act', { do: 'endTurn', dice: 0 });
  expect(t.state.aim).toBe('');
});

test('[SF-HELENA-06] [SF-HELENA-07] [SF-RULING-86] Elven Step: the Aim bonus when a move ends outside every zone; III gives a die', () => {
  const t = turnOf(
    ready('helena', 2, 3, { m: ['ugly-snout', 9, 7] }).dice('sword', 'sword', 'star'),
    'helena',
  );
  t.choose('act', { do: 'move', dice: 1 }).choose('goTo', 'stay').choose('act', use('elven-step'));
  expect(t.state.turn?.pool).toBe(6);
  t.choose('act', { do: 'move', dice: 1 }).choose('goTo', atSquare(t, 6, 7));
  t.choose('act', attack('composite-bow', 'm', 1));
  expect(t.events('rolled').at(-1)).toMatchObject({ star: 6 });
});

test('[SF-ZOE-01] [SF-ZOE-02] [SF-RULING-87] [SF-RULING-75] Arcane Power: the next Magic Attack alone, Stunned on a hit', () => {
  const t = turnOf(ready('zoe', 0, 3, { m: ['big-snout', 9, 7] }).dice('star', 'sword'), 'zoe');
  t.choose('act', use('arcane-power')).choose('act', attack('crooked-wand', 'm', 1));
  t.choose('placeStar', { ability: 'arcane-power' });
  expect(foe(t, 'm')).toMatchObject({ wounds: 1, stunned: true });
  t.choose('act', attack('crooked-wand', 'm', 1));
  expect([bonusOf(t, 0), bonusOf(t, 1)]).toEqual([5, 0]);
});

test('[SF-ZOE-03] [SF-ZOE-04] [SF-RULING-88] [SF-RULING-164] Instant Teleport: the room, from II on also adjacent rooms; at III a neighbour comes along', () => {
  const one = turnOf(ready('zoe', 1, 1, { m: ['ugly-snout', 8, 8] }), 'zoe').choose(
    'act',
    use('instant-teleport', 'zoe'),
  );
  expect(reachable(one, 'teleportTo').every((square) => Number(square.split(',')[0]) >= 6)).toBe(true);
  const t = turnOf(
    table({
      heroes: { zoe: { at: [7, 7], ...charged(1, 3) }, barka: [8, 8], helena: [11, 11] },
      closed: [0, 1, 2, 3, 4, 5, 6, 7],
    }),
    'zoe',
  );
  t.choose('act', use('instant-teleport', 'zoe')).choose('teleportTo', atSquare(t, 2, 8));
  expect(t.options('companion')).toHaveLength(2);
  t.choose('companion', onFigure('barka'))
    .choose('consent', 'yes', 1)
    .choose('companionTo', atSquare(t, 2, 9), 0);
  expect(hero(t, 'barka').cell).toBe(sq(t.state, 2, 9));
  expect(t.state.turn?.pool).toBe(6);
});

test('[SF-ZOE-06] [SF-ZOE-07] [SF-ZOE-08] [SF-RULING-89] Dark Knowledge casts a Tome in hand without a test; the Fate Die may give a die or a Life Point', () => {
  const cast = (level: 2 | 3, face: string) => {
    const t = turnOf(
      table({
        heroes: {
          zoe: { at: [7, 7], ...charged(2, level), life: 1, slots: ['tome-winter', '', ''] },
          barka: [11, 11],
        },
        monsters: { m: ['ugly-snout', 9, 9] },
      }).dice(face),
      'zoe',
    );
    t.choose('act', { do: 'defend', dice: 2 });
    return t.choose('act', {
      do: 'ability',
      ability: 'dark-knowledge',
      tome: 'tome-winter',
      ...onFigure('m'),
    });
  };
  const two = cast(2, 'lightning-red');
  expect(foe(two, 'm').frozen).toBe(true);
  expect(two.state.turn?.pool).toBe(5);
  expect(hero(cast(3, 'skull-black'), 'zoe').life).toBe(2);
  expect(hero(cast(3, 'drop-blue').choose('chooseEffect', { which: 'second' }), 'zoe').life).toBe(2);
  const none = turnOf(table({ heroes: { zoe: { at: [7, 7], ...charged(2) }, barka: [11, 11] } }), 'zoe');
  expect(none.refusal({ do: 'ability', ability: 'dark-knowledge' })).toEqual({ rule: 'SF-RULING-89' });
});

test('[SF-YANG-01] [SF-YANG-02] [SF-YANG-03] [SF-VEC-21] Sneak Attack III from behind with a weapon of +1 Damage: 3 Damage, 1 experience', () => {
  const t = turnOf(
    table({
      heroes: {
        'yang-ping': { at: [7, 7], ...charged(0, 3), energy: FULL, slots: ['tusk-cleaver', '', ''] },
        zoe: [11, 11],
      },
      monsters: { m: ['racing-spider', 7, 5, 'N'] },
    }).dice('star', 'star'),
    'yang-ping',
  );
  t.state.monsters.forEach((monster) => {
    monster.at = sq(t.state, 7, 6) * 2;
  });
  t.choose('act', use('sneak-attack')).choose('act', attack('tusk-cleaver', 'm', 2));
  expect(t.events('rolled')[0]).toMatchObject({ bonus: 5, total: 11 });
  expect(t.events('damaged')[0]).toMatchObject({ amount: 3 });
  expect(hero(t, 'yang-ping').xp).toBe(1);
});

test('[SF-YANG-06] [SF-YANG-07] [SF-VEC-22] [SF-RULING-92] Dance of Blades in two zones; a kill that leaves one ends it', () => {
  const t = turnOf(
    ready('yang-ping', 2, 1, { a: ['ugly-snout', 7, 6], b: ['big-snout', 8, 8] }).dice('star', 'sword'),
    'yang-ping',
  );
  t.choose('act', use('dance-of-blades')).choose('act', attack('claw-blade', 'a', 1));
  expect(t.events('rolled')[0]).toMatchObject({ bonus: 1, total: 4 });
  expect(t.state.turn?.running).toEqual([]);
  t.choose('placeStar', { ability: 'dance-of-blades' }).choose('act', attack('claw-blade', 'b', 1));
  expect(bonusOf(t, 1)).toBe(0);
  const single = turnOf(ready('yang-ping', 2, 1, { a: ['ugly-snout', 7, 6] }), 'yang-ping');
  expect(single.refusal(use('dance-of-blades'))).toEqual({ rule: 'SF-YANG-06', zones: 1 });
});

test('[SF-ZANVOR-01] [SF-RULING-93] Blunt Bazooka in exactly one zone; the bonus waits for the next melee attack', () => {
  const t = turnOf(ready('zanvor', 0, 1, { a: ['big-snout', 7, 6] }).dice('sword', 'sword'), 'zanvor');
  t.choose('act', use('blunt-bazooka'));
  t.choose('act', attack('foil', 'a', 1)).choose('act', attack('foil', 'a', 1));
  expect([bonusOf(t, 0), bonusOf(t, 1)]).toEqual([3, 0]);
  const two = turnOf(ready('zanvor', 0, 1, { a: ['big-snout', 7, 6], b: ['ugly-snout', 8, 8] }), 'zanvor');
  expect(two.refusal(use('blunt-bazooka'))).toEqual({ rule: 'SF-ZANVOR-01', zones: 2 });
});

test('[SF-ZANVOR-02] [SF-ZANVOR-03] [SF-DV-30] [SF-RULING-94] Dwarven Jump lands in a zone; at II a bonus on that monster', () => {
  const t = turnOf(
    ready('zanvor', 1, 2, { a: ['big-snout', 10, 7], b: ['big-snout', 10, 9] }).dice('sword', 'sword'),
    'zanvor',
  );
  t.choose('act', use('dwarven-jump'));
  expect(reachable(t, 'jumpTo')).not.toContain('8,7');
  t.choose('jumpTo', atSquare(t, 9, 8)).choose('foe', onFigure('a'));
  t.choose('act', attack('foil', 'a', 1)).choose('act', attack('foil', 'b', 1));
  expect([bonusOf(t, 0), bonusOf(t, 1)]).toEqual([1, 0]);
  const nobody = turnOf(ready('zanvor', 1, 1, { a: ['ugly-snout', 3, 3] }), 'zanvor');
  expect(nobody.refusal(use('dwarven-jump'))).toEqual({ rule: 'SF-ZANVOR-02' });
});

test('[SF-ZANVOR-04] [SF-ZANVOR-05] [SF-RULING-95] [SF-RULING-156] No Tomorrow: after a hit a second attack with 2 free dice and up to 4 of the pool', () => {
  const t = turnOf(
    ready('zanvor', 2, 2, { a: ['big-snout', 7, 6] }).dice(
      'star',
      'star',
      'swords',
      'sword',
      'sword',
      'sword',
    ),
    'zanvor',
  );
  t.choose('act', { do: 'defend', dice: 1 }).choose('act', use('no-tomorrow-attack'));
  t.choose('act', attack('foil', 'a', 3));
  t.choose('placeStar', 'star').choose('placeStar', 'star');
  expect(t.options('secondAttack').filter((option) => option.do === 'again')).toHaveLength(6);
  t.choose('secondAttack', { weapon: 'rapier', dice: 1 });
  expect(t.events('rolled').at(-1)).toMatchObject({ dice: ['sword', 'sword', 'sword'], bonus: 1, total: 4 });
  expect(t.state.turn?.pool).toBe(1);
  const dead = turnOf(ready('zanvor', 2, 1, { a: ['ugly-snout', 7, 6] }).dice('star'), 'zanvor');
  dead
    .choose('act', use('no-tomorrow-attack'))
    .choose('act', attack('foil', 'a', 1))
    .choose('placeStar', 'star')
    .expectAsked(0, 'act');
});

test('[SF-RULING-76] the same ability twice in a turn does not add for one attack', () => {
  const t = turnOf(
    ready('zoe', 0, 1, { m: ['big-snout', 9, 7] })
      .arrange((s) => {
        const [zoe] = s.heroes;
        if (zoe) zoe.backpack = ['energy-drink'];
      })
      .dice('sword'),
    'zoe',
  );
  t.choose('act', use('arcane-power')).choose('act', {
    do: 'smallItem',
    item: 'energy-drink',
    ability: 'arcane-power',
  });
  t.choose('act', use('arcane-power')).choose('act', attack('crooked-wand', 'm', 1));
  expect(bonusOf(t)).toBe(3);
});

test('[SF-RULING-167] [SF-RULING-69] the Mirror Shield gives one Counterattack token; after a block it may strike back', () => {
  const t = turnOf(
    table({ heroes: { barka: { at: [7, 7], slots: ['', 'mirror-shield', ''] }, zoe: [11, 11] } }),
    'barka',
  );
  t.choose('act', { do: 'endTurn', dice: 0 }).choose('arrange', 'done');
  expect(hero(t, 'barka')).toMatchObject({ counterattack: 1, shield: 2 });
  const block = table({
    heroes: { barka: { at: [7, 7], energy: FULL, shield: 2, counterattack: 1 }, zoe: [11, 11] },
    monsters: { m: ['ugly-snout', 7, 6] },
  })
    .dice('star', 'star', 'sword', 'sword')
    .begin(flow.monsterAttack, { monster: 'm', hero: 'barka', dice: 2, why: 'only' });
  block.choose('defend', { dice: 2 }).choose('counterattack', 'yes');
  expect(block.state.monsters).toEqual([]);
  expect(hero(block, 'barka')).toMatchObject({ xp: 1, counterattack: 0 });
  expect(block.state.noise).toHaveLength(1);
});

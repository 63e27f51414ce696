import { expect, test } from 'vitest';
import { HEROES, ITEMS } from '../../src/content/index.ts';
import * as flow from '../../src/flow.ts';
import { foe, hero, monstersPhase, onFigure, table, turnOf } from '../table.ts';

const FULL = { energy: [4, 4, 4] };
type Setting = Parameters<typeof table>[0];

/** Helena with full energy, so that stars ask nothing. */
const helena = (monsters: Setting['monsters'] = {}, of: object = FULL) =>
  table({ heroes: { helena: { at: [7, 7], ...of }, zoe: [11, 11] }, ...(monsters ? { monsters } : {}) });
const attack = (weapon: string, figure: string, dice: number) => ({
  do: 'attack',
  weapon,
  dice,
  ...onFigure(figure),
});

test('[SF-ATK-01] [SF-ATK-02] [SF-ATK-03] [SF-ATK-04] [SF-WPN-01] [SF-RANGE-01] the attribute of a weapon fixes type and range', () => {
  const weapons = [...ITEMS, ...HEROES.flatMap(({ basics }) => [...basics])].filter(
    (card) => card.kind === 'weapon',
  );
  for (const weapon of weapons) {
    if (weapon.attribute === 'strength') expect(weapon.range).toBe(1);
    if (weapon.attribute === 'aim') expect([2, 3]).toContain(weapon.range);
    expect([1, 2, 3]).toContain(weapon.range);
  }
});

test('[SF-VEC-11] [SF-ATK-07] [SF-ATK-09] [SF-ATK-10] [SF-XP-02] the knife: 2 + 2 against Protection 4 kills the Ugly Snout', () => {
  const t = turnOf(helena({ ugly: ['ugly-snout', 7, 6] }, {}).dice('swords', 'star'), 'helena');
  t.choose('act', attack('hunting-knife', 'ugly', 2));
  expect(t.events('rolled')[0]).toMatchObject({ total: 4, need: 4 });
  t.choose('placeStar', { ability: 'elven-step' });
  expect(t.state.monsters).toEqual([]);
  expect(t.state.turn?.pool).toBe(4);
  expect(hero(t, 'helena').xp).toBe(1);
});

test('[SF-VEC-12] [SF-ATK-08] the bow: 4 + 3 against Protection 9 misses', () => {
  const t = turnOf(
    helena({ big: ['big-snout', 10, 7] }, {}).dice('star', 'sword', 'sword', 'sword'),
    'helena',
  );
  t.choose('act', attack('composite-bow', 'big', 4));
  expect(t.events('rolled')[0]).toMatchObject({ total: 7, need: 9 });
  expect(foe(t, 'big').wounds).toBe(0);
  expect(hero(t, 'helena').xp).toBe(0);
});

test('[SF-ATK-05] [SF-RANGE-02] [SF-DV-16] a weapon hits only its own ring', () => {
  const t = turnOf(
    helena({ near: ['ugly-snout', 8, 8], two: ['ugly-snout', 9, 7], three: ['ugly-snout', 10, 7] }),
    'helena',
  );
  const targets = (weapon: string) =>
    t
      .options('act')
      .flatMap((option) =>
        'weapon' in option && option.weapon === weapon && 'dice' in option && option.dice === 1
          ? [option.at?.figure]
          : [],
      );
  expect(targets('hunting-knife')).toEqual(['near']);
  expect(targets('composite-bow')).toEqual(['three']);
  expect(t.refusal({ do: 'attack', weapon: 'composite-bow', ...onFigure('near') })).toEqual({
    rule: 'SF-RANGE-02',
    range: 3,
  });
});

test('[SF-DV-17] a hero, a monster and a barrel in between do not matter', () => {
  const t = turnOf(
    table({
      heroes: { helena: { at: [7, 7], ...FULL }, zoe: [8, 7] },
      monsters: { ugly: ['ugly-snout', 9, 7], far: ['ugly-snout', 10, 7] },
      barrels: [[9, 6]],
    }),
    'helena',
  );
  expect(
    t
      .options('act')
      .some(
        (option) => 'weapon' in option && option.weapon === 'composite-bow' && option.at?.figure === 'far',
      ),
  ).toBe(true);
});

test('[SF-ATK-06] [SF-VEC-28] [SF-RULING-61] an Attack bonus of the weapon is added, that of the other hand is not', () => {
  const of = { ...FULL, slots: ['comet-flail', 'boulder-splitter', ''] };
  const t = turnOf(
    helena({ big: ['big-snout', 7, 6] }, { ...of, slots: ['comet-flail', 'tusk-cleaver', ''] }).dice(
      'swords',
    ),
    'helena',
  );
  t.choose('act', attack('comet-flail', 'big', 1));
  expect(t.events('rolled')[0]).toMatchObject({ bonus: 2, total: 4 });
});

test('[SF-ATK-11] [SF-CLEAR-06] [SF-ATK-13] wounds stay between turns; one experience however much Damage', () => {
  const t = turnOf(
    helena({ big: ['big-snout', 7, 6] }, { ...FULL, slots: ['tusk-cleaver', '', ''] }).dice(
      'star',
      'star',
      'star',
      'star',
      'star',
    ),
    'helena',
  );
  t.choose('act', attack('tusk-cleaver', 'big', 5));
  expect(t.events('damaged')[0]).toMatchObject({ amount: 2 });
  expect(hero(t, 'helena').xp).toBe(1);
  const wounded = monstersPhase(
    helena({ big: ['big-snout', 6, 2] }).arrange((s) => {
      const [monster] = s.monsters;
      if (monster) monster.wounds = 1;
    }),
  );
  expect(foe(wounded, 'big').wounds).toBe(1);
});

test('[SF-ITEM-09] [SF-VEC-23] [SF-RULING-103] Strength +1 matters only for stars', () => {
  const total = (...dice: string[]) => {
    const t = turnOf(
      helena({ big: ['big-snout', 7, 6] }, { ...FULL, slots: ['', '', 'turtle-plate'] }).dice(...dice),
      'helena',
    );
    t.choose('act', attack('hunting-knife', 'big', dice.length));
    return t.events('rolled')[0]?.total;
  };
  expect(total('swords', 'sword')).toBe(3);
  expect(total('star', 'star')).toBe(6);
});

test('[SF-RESTR-05] [SF-FACE-03] [SF-RULING-90] from behind: by the facing of the target', () => {
  const bonus = (facing: 'N' | 'S') => {
    const t = turnOf(
      helena({ big: ['big-snout', 7, 6, facing] }, { ...FULL, slots: ['backstabber', '', ''] }).dice('sword'),
      'helena',
    );
    t.choose('act', attack('backstabber', 'big', 1));
    return t.events('rolled')[0]?.bonus;
  };
  expect(bonus('N')).toBe(3);
  expect(bonus('S')).toBe(0);
});

test('[SF-RESTR-06] in the Block Zone of a single monster', () => {
  const bonus = (monsters: NonNullable<Setting['monsters']>) => {
    const t = turnOf(
      helena(monsters, { ...FULL, slots: ['single-combat-rapier', '', ''] }).dice('sword'),
      'helena',
    );
    t.choose('act', attack('single-combat-rapier', 'big', 1));
    return t.events('rolled')[0]?.bonus;
  };
  expect(bonus({ big: ['big-snout', 7, 6] })).toBe(2);
  expect(bonus({ big: ['big-snout', 7, 6], other: ['ugly-snout', 8, 8] })).toBe(0);
});

test('[SF-RULING-62] [SF-RULING-74] the Tome of Embers hurts all within 2 and counts as one attack, with noise', () => {
  const t = turnOf(
    table({
      heroes: { zoe: { at: [7, 7], ...FULL, slots: ['tome-embers', '', ''] }, barka: [11, 11] },
      monsters: { a: ['ugly-snout', 8, 8], b: ['ugly-snout', 9, 7], far: ['ugly-snout', 10, 7] },
    }).dice('star', 'star'),
    'zoe',
  );
  t.choose('act', { do: 'castTome', dice: 2 });
  expect(t.state.monsters.map(({ id }) => id)).toEqual(['far']);
  expect(hero(t, 'zoe').xp).toBe(1);
  expect(t.state.noise).toHaveLength(1);
});

test('[SF-RULING-63] noise is made on the tile of the damaged monster', () => {
  const t = turnOf(
    table({
      heroes: { helena: { at: [7, 8], ...FULL }, zoe: [11, 11] },
      monsters: { m: ['ugly-snout', 4, 8] },
      sleepy: ['Archive'],
    }).dice('star'),
    'helena',
  );
  t.choose('act', attack('composite-bow', 'm', 1));
  expect(t.state.noise).toEqual([5]);
});

test('[SF-RULING-28] [SF-STAT-04] [SF-RULING-65] a Frozen monster has Protection 4 less, never below 0, from the moment on', () => {
  const need = (kind: 'ugly-snout' | 'big-snout') => {
    const t = turnOf(
      helena({ m: [kind, 7, 6] })
        .arrange((s) => {
          const [monster] = s.monsters;
          if (monster) monster.frozen = true;
        })
        .dice('sword'),
      'helena',
    );
    t.choose('act', attack('hunting-knife', 'm', 1));
    return t.events('rolled')[0]?.need;
  };
  expect(need('big-snout')).toBe(5);
  expect(need('ugly-snout')).toBe(0);
});

test('[SF-RULING-72] heroes are no targets of heroes', () => {
  const t = turnOf(table({ heroes: { helena: [7, 7], zoe: [7, 8] } }), 'helena');
  expect(t.options('act').some((option) => option.do === 'attack')).toBe(false);
});

test('[SF-RULING-144] with both hands covered by shield and Tome there is no attack', () => {
  const t = turnOf(
    helena({ m: ['ugly-snout', 7, 6] }, { ...FULL, slots: ['tower-shield', 'tome-winter', ''] }),
    'helena',
  );
  expect(t.options('act').some((option) => option.do === 'attack')).toBe(false);
});

test('[SF-RULING-67] [SF-RULING-68] [SF-STAT-01] [SF-STAT-11] a status does not stack, and nothing Poisons a monster', () => {
  const t = turnOf(
    helena({ m: ['big-snout', 9, 7] }, { ...FULL, slots: ['thunder-blunderbuss', '', ''] }).dice(
      'star',
      'star',
      'star',
      'star',
      'star',
    ),
    'helena',
  );
  t.choose('act', attack('thunder-blunderbuss', 'm', 3));
  expect(foe(t, 'm').stunned).toBe(true);
  expect(t.events('statusGained')).toHaveLength(1);
  t.choose('act', attack('thunder-blunderbuss', 'm', 2));
  const poisons = JSON.stringify(ITEMS).includes('"status":"poisoned"');
  expect(poisons).toBe(false);
});

test('[SF-DEF-03] [SF-DEF-04] [SF-DEF-05] [SF-DEF-06] [SF-DEF-09] [SF-VEC-13] [SF-MATK-02] Barka blocks with two tokens and keeps the third', () => {
  const t = table({
    heroes: { barka: { at: [7, 7], shield: 3 }, zoe: [11, 11] },
    monsters: { a: ['ugly-snout', 7, 6] },
  })
    .dice('swords', 'star', 'sword', 'swords')
    .begin(flow.monsterAttack, { monster: 'a', hero: 'barka', dice: 2, why: 'only' });
  t.choose('defend', { dice: 2 });
  expect(t.events('rolled').map(({ total }) => total)).toEqual([5, 3]);
  expect(t.events('blocked')).toHaveLength(1);
  expect(hero(t, 'barka')).toMatchObject({ shield: 1, life: 5 });
  t.choose('placeStar', { ability: 'war-cry' }).expectEnd();
});

test('[SF-VEC-15] a tie hits', () => {
  const t = table({
    heroes: { barka: { at: [7, 7], shield: 1 }, zoe: [11, 11] },
    monsters: { b: ['ugly-snout', 7, 6] },
  })
    .dice('swords', 'sword', 'sword')
    .begin(flow.monsterAttack, { monster: 'b', hero: 'barka', dice: 2, why: 'only' });
  t.choose('defend', { dice: 1 });
  expect(hero(t, 'barka')).toMatchObject({ shield: 0, life: 4 });
});

test('[SF-VEC-17] [SF-MATK-01] [SF-MATK-03] [SF-DEF-01] without tokens the hit is automatic: no dice, 1 Life Point', () => {
  const t = table({ heroes: { zoe: [7, 7], barka: [11, 11] }, monsters: { big: ['big-snout', 7, 6] } }).begin(
    flow.monsterAttack,
    {
      monster: 'big',
      hero: 'zoe',
      dice: 3,
      why: 'only',
    },
  );
  expect(hero(t, 'zoe').life).toBe(2);
  t.expectEnd();
});

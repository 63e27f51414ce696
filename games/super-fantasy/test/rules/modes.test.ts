import { scenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { MISSIONS } from '../../src/content/missions/index.ts';
import * as flow from '../../src/flow.ts';
import { rules } from '../../src/index.ts';
import { harder } from '../../src/mission/difficulty.ts';
import type { Mission } from '../../src/mission/types.ts';
import { boardOf } from '../../src/queries/board.ts';
import { endSpace } from '../../src/queries/seats.ts';
import { paymentsFor } from '../../src/queries/um-payments.ts';
import { atSquare, foe, hero, onFigure, sq, table } from '../table.ts';

const FULL = { energy: [4, 4, 4] };
type Setting = Parameters<typeof table>[0];

// --- Ugly Master -----------------------------------------------------------------------------------------------------
const um = (monsters: NonNullable<Setting['monsters']>, more: Partial<Setting> = {}) =>
  table({ mode: 'ugly-master', heroes: { barka: [6, 6], zoe: [11, 11] }, monsters, ...more });
const rolled = (...dice: string[]) => [...dice, ...Array.from({ length: 6 - dice.length }, () => 'sword')];

test('[SF-UM-01] [SF-UM-02] [SF-RULING-141] [SF-RULING-154] 2 to 7 players; the End token starts 2 farther, by the number of heroes', () => {
  expect(rules.players.max).toBe(7);
  expect(rules.configure({ players: 1, mode: 'ugly-master' })).toHaveProperty('problems');
  expect(rules.configure({ players: 7, mode: 'ugly-master' })).toHaveProperty('options');
  const end = (players: number) => {
    const t = scenario(rules, { players, mode: 'ugly-master', heroes: 'random' }).chance('um').start();
    return t.state.endToken;
  };
  const spaces = (index: number) => (MISSIONS[index] as Mission).endSpace;
  const printed = (heroes: number): number => (spaces(0)[heroes] ?? 0) + 2;
  expect([end(2), end(3), end(5)]).toEqual([printed(2), printed(2), printed(4)]);
  const state = {
    ...scenario(rules, { players: 3, mission: 'throne', mode: 'ugly-master', heroes: 'random' })
      .chance('x')
      .start().state,
  };
  /** The track has twenty spaces. */
  expect(endSpace(state)).toBe(Math.min(20, (spaces(5)[2] ?? 0) + 2));
});

test('[SF-UM-02] [SF-UM-11] every Mission: End token 2 over what it says, summons from the first turn', () => {
  for (const { id, endSpace: printed } of MISSIONS) {
    for (const heroes of [2, 3, 4, 5, 6]) {
      const input = { players: heroes + 1, mission: id, mode: 'ugly-master', heroes: 'random' };
      const { state } = scenario(rules, input).chance(`${id} ${heroes}`).start();
      expect([id, heroes, state.endToken]).toEqual([id, heroes, (printed[heroes] ?? 0) + 2]);
    }
    const t = um({}, { mission: id, furnished: true })
      .arrange((s) => {
        s.turnMarker = 1;
      })
      .dice(...rolled('star'))
      .begin(flow.umTurn, {});
    expect([id, t.options('umSpend').some((option) => option.do === 'summon')]).toEqual([id, true]);
  }
});

test('[SF-UM-03] [SF-UM-05] [SF-UM-06] [SF-DV-24] [SF-RULING-129] [SF-RULING-133] six dice at once, a star is worth all players; steps 1 and 2 do not happen', () => {
  const t = table({
    mode: 'ugly-master',
    heroes: { barka: [6, 6], zoe: [11, 11], helena: [10, 10] },
    sleepy: ['Archive'],
  })
    .arrange((s) => {
      s.entered = [5];
      s.portals = [
        { id: 'p', kind: 'small', cell: sq(s, 8, 0), closed: false, closable: false, progress: 0, entry: -1 },
      ];
    })
    .dice('star', 'star', 'swords', 'swords', 'sword', 'sword')
    .begin(flow.umTurn, {});
  expect(t.state.um?.dice).toEqual([4, 4, 2, 2, 1, 1]);
  expect(t.state.monsters).toEqual([]);
  expect(t.state.sleepy).toHaveLength(1);
  expect(paymentsFor([4, 4, 2, 2, 1, 1], 6)).toContainEqual([4, 2]);
});

test('[SF-UM-07] [SF-UM-08] [SF-RULING-130] [SF-RULING-134] [SF-RULING-152] waking costs the printed Life of the strongest; whole dice; nothing else wakes a room', () => {
  const t = um({ big: ['big-snout', 2, 8], ugly: ['ugly-snout', 3, 8] }, { sleepy: ['Archive', 'Stable'] })
    .arrange((s) => {
      for (const each of s.monsters) each.awake = false;
      foe({ state: s }, 'big').wounds = 1;
    })
    .dice(...rolled('swords'))
    .begin(flow.umTurn, {});
  const wakes = t.options('umSpend').filter((option) => option.do === 'wake');
  expect(wakes.map((option) => 'dice' in option && option.dice)).toEqual([[2], [1, 1]]);
  expect(t.refusal({ do: 'wake', tile: 7 })).toEqual({ rule: 'SF-RULING-130', tile: 7 });
  t.choose('umSpend', { do: 'wake', dice: [2] });
  expect([foe(t, 'big').awake, foe(t, 'ugly').awake]).toEqual([true, true]);
  expect(t.state.um?.dice).toEqual([1, 1, 1, 1, 1]);
});

test('[SF-UM-09] [SF-RULING-134] rooms with a Portal start awake', () => {
  const t = scenario(rules, { players: 3, mode: 'ugly-master', heroes: 'random' }).chance('awake').start();
  const barracks = boardOf(t.state).layout.tiles.findIndex(({ name }) => name === 'Barracks');
  expect(t.state.sleepy).not.toContain(barracks);
  const standard = scenario(rules, { players: 3, heroes: 'random' }).chance('awake').start();
  expect(standard.state.sleepy).toContain(barracks);
});

test('[SF-UM-10] [SF-UM-13] [SF-RULING-131] [SF-RULING-120] a monster is moved once for its Life, up to its Step, anywhere but over heroes', () => {
  const t = um({ m: ['ugly-snout', 8, 8], s: ['ugly-snout', 2, 8] }, { sleepy: ['Archive'] })
    .arrange((s) => {
      foe({ state: s }, 's').awake = false;
    })
    .dice(...rolled())
    .begin(flow.umTurn, {});
  expect(t.refusal({ do: 'moveMonster', dice: [1], ...onFigure('s') })).toMatchObject({ rule: 'SF-UM-10' });
  t.choose('umSpend', { do: 'moveMonster', dice: [1], ...onFigure('m') });
  expect(t.options('umMoveTo').some((option) => option.at?.square === sq(t.state, 11, 11))).toBe(false);
  t.choose('umMoveTo', atSquare(t, 11, 8)).choose('umFacing', { facing: 'W' });
  expect(foe(t, 'm')).toMatchObject({ at: sq(t.state, 11, 8), facing: 'W' });
  expect(t.refusal({ do: 'moveMonster', dice: [1], ...onFigure('m') })).toMatchObject({
    rule: 'SF-RULING-131',
  });
});

test('[SF-UM-11] [SF-RULING-135] summoning: kinds of the Mission, no Boss, on a free Portal square; it may move at once', () => {
  const t = um({ m: ['ugly-snout', 8, 8] }, { mission: 'throne', heroes: { barka: [6, 18], zoe: [11, 23] } })
    .arrange((s) => {
      s.turnMarker = 12;
      s.endToken = 20;
      s.monsters = [];
      s.portals = [
        {
          id: 'p',
          kind: 'small',
          cell: sq(s, 8, 20),
          closed: false,
          closable: false,
          progress: 0,
          entry: -1,
        },
      ];
    })
    .dice(...rolled('star', 'star', 'star', 'star', 'star', 'star'))
    .begin(flow.umTurn, {});
  const kinds = new Set(t.options('umSpend').flatMap((option) => ('kind' in option ? [option.kind] : [])));
  expect(kinds).toEqual(new Set(['ugly-snout', 'big-snout', 's-n-o-u-t']));
  t.choose('umSpend', { do: 'summon', kind: 'ugly-snout', dice: [3] });
  expect(t.state.monsters[0]).toMatchObject({ kind: 'ugly-snout', awake: true, moved: false });
});

test('[SF-RULING-135] nobody is summoned of whom no figure is left', () => {
  const t = um({
    a: ['big-snout', 6, 10],
    b: ['big-snout', 7, 10],
    c: ['big-snout', 9, 10],
    d: ['big-snout', 10, 10],
  })
    .arrange((s) => {
      const portal = { id: 'p', kind: 'small', cell: sq(s, 8, 8), closed: false } as const;
      s.portals = [{ ...portal, closable: false, progress: 0, entry: -1 }];
    })
    .dice(...rolled('star', 'star'))
    .begin(flow.umTurn, {});
  const kinds = new Set(t.options('umSpend').flatMap((option) => ('kind' in option ? [option.kind] : [])));
  expect(kinds).toContain('ugly-snout');
  expect(kinds).not.toContain('big-snout');
});

test('[SF-UM-12] [SF-UM-15] [SF-UM-16] [SF-RULING-132] then every awake monster in melee may attack once, by his choice; tokens defend; he may laugh', () => {
  const t = um(
    { a: ['ugly-snout', 7, 7], b: ['ugly-snout', 6, 7] },
    { heroes: { barka: { at: [6, 6], ...FULL, shield: 1 }, zoe: [11, 11] } },
  )
    .dice(...rolled(), 'sword', 'sword', 'sword')
    .begin(flow.umTurn, {});
  t.choose('umSpend', 'done');
  t.choose('umAttack', { do: 'strike', by: 'b' }).choose('defend', { dice: 1 }, 0);
  expect(hero(t, 'barka').life).toBe(4);
  t.choose('umAttack', 'laugh', 2);
  expect(t.events('laughed')).toHaveLength(1);
  expect(t.options('umAttack').map((option) => option.do)).toEqual(['strike', 'done']);
  t.choose('umAttack', 'done').expectEnd();
});

test('[SF-RULING-136] War Cry binds the Ugly Master: no farther from Barka, and Barka first', () => {
  const t = um({ m: ['ugly-snout', 7, 7] }, { heroes: { barka: [6, 6], zoe: [8, 8] } })
    .arrange((s) => {
      foe({ state: s }, 'm').warCry = 'barka';
    })
    .dice(...rolled())
    .begin(flow.umTurn, {});
  t.choose('umSpend', { do: 'moveMonster', dice: [1], ...onFigure('m') });
  expect(t.refusal({ do: 'place', ...atSquare(t, 8, 7) })).toMatchObject({ rule: 'SF-RULING-136' });
  t.choose('umMoveTo', atSquare(t, 7, 7))
    .choose('umFacing', { facing: 'N' })
    .choose('umSpend', 'done');
  expect(t.refusal({ do: 'strike', by: 'm', ...onFigure('zoe') })).toMatchObject({ rule: 'SF-RULING-136' });
});

// --- difficulty ------------------------------------------------------------------------------------------------------
test('[SF-DIFF-01] [SF-DIFF-02] [SF-DIFF-03] [SF-DIFF-04] [SF-RULING-137] Normal as printed; Heroic and Epic change Mission data only', () => {
  const throne = MISSIONS[5];
  if (!throne) throw new Error('no sixth Mission');
  expect(harder(throne, 'normal')).toBe(throne);
  const heroic = harder(throne, 'heroic');
  const epic = harder(throne, 'epic');
  expect(heroic.beasts['ugly-snout']).toEqual(throne.beasts['ugly-snout']);
  expect(heroic.beasts['big-snout']).toMatchObject({ protection: 10, attack: 3 });
  const { protection = 0, life = 0, attack } = throne.beasts.dorbak ?? {};
  expect(heroic.beasts.dorbak).toMatchObject({ protection: protection + 1, life: life + 1, attack });
  expect(epic.beasts['ugly-snout']?.protection).toBe(5);
  expect(epic.beasts['big-snout']?.attack).toBe(4);
  expect(epic.beasts['s-n-o-u-t']?.attack).toBe(2);
  expect(epic.endSpace['4']).toBe((throne.endSpace['4'] ?? 0) - 1);
  expect(epic.monsters.some(({ kind }) => kind === 'tatanka')).toBe(true);
  const gate = MISSIONS[1] as (typeof MISSIONS)[number];
  expect(harder(gate, 'heroic').portals[0]?.table?.skull).toBe(Number(gate.portals[0]?.table?.skull) + 1);
});

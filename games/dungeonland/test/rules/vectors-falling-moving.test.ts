import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { maxHealth } from '../../src/queries/values.ts';
import type { HeroSetting, Setting } from '../table.ts';
import { A, calm, damages, friend, hero, table, travelling, turnOf } from '../table.ts';

const robin: HeroSetting = { id: 'robin-hood', at: [2, 2], energy: 0, wielded: ['dagger'] };
const blow = { by: 10, amount: 9, kind: 'melee', isAttack: true, harmless: false, final: 0 } as const;

/** Rounds after the fall until the hero is back, nobody helping. */
const backIn = (id: string, healed = false): number => {
  const stage = table({
    heroes: [
      { id, at: [4, 4] },
      { id: id === 'nutcracker' ? 'prince-charming' : 'nutcracker', at: [1, 1] },
    ],
    round: 3,
  });
  stage.begin(flow.wound, { ...blow, to: 0 });
  for (let round = 3; round < 12; round++) {
    stage.arrange((s) => {
      s.round = round;
      if (healed && s.heroes[0]?.out) s.heroes[0].out.healed = true;
    });
    const t = stage.begin(flow.endPhase, {});
    if (t.decisions[0]?.kind === 'comeBack') {
      t.choose('comeBack', t.options()[0] as never);
      expect(hero(t).health).toBe(1);
      return round;
    }
  }
  return 99;
};

test('[DL-VEC-065] [DL-VEC-066] [DL-CHAR-08] [DL-CHAR-09] [DL-CHAR-12] [DL-RULING-18] [DL-RULING-23] out for 6 − base Health rounds, at least one', () => {
  expect(backIn('robin-hood')).toBe(5);
  expect(backIn('prince-charming')).toBe(4);
  expect(backIn('sugar-plum-fairy')).toBe(6);
  expect(backIn('nutcracker')).toBe(4);
});

test('[DL-VEC-067] [DL-CHAR-13] [DL-RULING-19] healing does not break the one-round minimum', () => {
  expect(backIn('sugar-plum-fairy', true)).toBe(4);
});

test('[DL-CHAR-10] [DL-CHAR-14] [DL-RULING-19] later than that he is back at once, wherever the healer stands', () => {
  const t = turnOf(
    table({
      heroes: [
        { id: 'snow-white', at: [0, 0], consumables: ['smelling-salts'] },
        { id: 'sugar-plum-fairy', outSince: 1 },
      ],
      round: 3,
    }),
  );
  t.choose('act', { do: 'consume', consumable: 'smelling-salts' });
  t.choose('comeBack', { do: 'comeBack', at: { x: 1, y: 1 } });
  expect([hero(t, 1).health, hero(t, 1).out]).toEqual([1, null]);
});

test('[DL-VEC-069] [DL-CHAR-11] [DL-RULING-20] [DL-DEC-32] he comes back beside any conscious hero', () => {
  const t = table({
    heroes: [
      { id: 'robin-hood', at: [1, 1] },
      { id: 'snow-white', at: [6, 6] },
      { id: 'prince-charming', outSince: 1 },
    ],
  }).begin(flow.comeBack, { hero: 2 });
  expect(t.options('comeBack')).toHaveLength(16);
  t.choose('comeBack', { do: 'comeBack', at: { x: 7, y: 7 } }).expectEnd();
});

test('[DL-VEC-070] [DL-RULING-24] all heroes unconscious: the adventure is lost at once', () => {
  const t = table({ heroes: [robin, { id: 'prince-charming', outSince: 3 }] }).begin(flow.wound, {
    ...blow,
    to: 0,
  });
  expect(t.state.progress.lost).toBe('allUnconscious');
});

test('[DL-VEC-071] [DL-RULING-22] [DL-POW-18] [DL-TOKEN-03] Increase raises the maximum, not the base Health', () => {
  const t = table({ heroes: [{ ...robin, wielded: ['wolf-tooth-amulet'] }, friend] }).begin(flow.moveEnds, {
    hero: 0,
  });
  expect(maxHealth(t.state, hero(t))).toBe(5);
  expect(hero(t).health).toBe(5);
  const swap = turnOf(table({ heroes: [{ ...robin, wielded: ['wolf-tooth-amulet'] }, friend] }));
  swap.choose('act', 'swap').choose('swap', { do: 'unwield', at: { item: 'wolf-tooth-amulet' } });
  expect(hero(swap).health).toBe(4);
  swap.choose('swap', { do: 'wield', at: { item: 'wolf-tooth-amulet' } });
  expect(hero(swap).health).toBe(4);
});

test('[DL-VEC-072] [DL-RULING-21] energy stays, conditions go', () => {
  const t = table({ heroes: [{ ...robin, energy: 3, conditions: ['stunned', 'blind'] }, friend] }).begin(
    flow.wound,
    { ...blow, to: 0 },
  );
  expect([hero(t).energy, hero(t).conditions, hero(t).cell]).toEqual([3, [], -1]);
});

const left = (
  setting: Setting,
  steps: readonly (readonly [number, number])[],
  dice: readonly number[] = [],
) => {
  const t = turnOf(table(setting).dice(...dice));
  t.choose('act', 'walk');
  for (const [x, y] of steps) calm(t.choose('step', { do: 'step', at: { x, y } }));
  return t;
};

test('[DL-VEC-074] [DL-FREE-01] [DL-RULING-67] circling an enemy is free, leaving it is not', () => {
  const t = left({ heroes: [robin, friend], monsters: [['wolf-cub', 3, 2]] }, [[2, 1]]);
  expect(t.events('attackDeclared')).toEqual([]);
  const gone = left(
    { heroes: [robin, friend], monsters: [['wolf-cub', 3, 2]] },
    [
      [2, 1],
      [1, 1],
    ],
    A('mi mi'),
  );
  expect(gone.events('attackDeclared')).toHaveLength(1);
  expect(gone.events('attackDeclared')[0]).toMatchObject({ occasion: 'free', at: { x: 2, y: 1 } });
});

test('[DL-VEC-075] [DL-RANGE-01] [DL-RULING-63] whoever only shoots makes no free attack; magic does', () => {
  const archer = left({ heroes: [robin, friend], monsters: [['bone-pirate', 3, 2]] }, [[1, 2]]);
  expect(archer.events('attackDeclared')).toEqual([]);
  const imp = left({ heroes: [robin, friend], monsters: [['candle-imp', 3, 2]] }, [[1, 2]], A('mi mi mi'));
  expect(imp.events('attackDeclared')).toHaveLength(1);
});

test('[DL-VEC-076] [DL-FREE-03] [DL-POW-01] [DL-DEC-34] each enemy strikes; Agile ignores one', () => {
  const both: Setting = {
    heroes: [robin, friend],
    monsters: [
      ['mouse-soldier', 3, 2],
      ['mouse-soldier', 3, 3],
    ],
  };
  expect(left(both, [[1, 2]], [...A('mi mi'), ...A('mi mi')]).events('attackDeclared')).toHaveLength(2);
  const t = turnOf(
    table({ ...both, heroes: [{ ...robin, wielded: ['dagger', 'soft-boots'] }, friend] }).dice(...A('mi mi')),
  );
  t.choose('act', 'walk').choose('step', { do: 'step', at: { x: 1, y: 2 } });
  t.choose('agile', { do: 'ignore', at: { figure: 11 } });
  expect(t.events('attackDeclared').map((event) => event.by)).toEqual([10]);
});

test('[DL-VEC-077] [DL-ENERGY-07] [DL-ENERGY-08] [DL-ENERGY-03] Run is a step for 1 energy, twice at most, and provokes', () => {
  const t = turnOf(
    table({ heroes: [{ ...robin, energy: 5 }, friend], monsters: [['wolf-cub', 3, 2]] }).dice(...A('mi mi')),
  );
  calm(t.choose('act', { do: 'run', provokes: 1, at: { x: 1, y: 2 } }));
  expect(t.events('attackDeclared')).toHaveLength(1);
  calm(t.choose('act', { do: 'run', at: { x: 0, y: 2 } }));
  expect([hero(t).energy, t.state.active?.actions]).toEqual([3, 2]);
  expect(t.refusal({ do: 'run', at: { x: 0, y: 1 } })).toEqual({ rule: 'DL-ENERGY-08' });
});

test('[DL-VEC-079] [DL-RULING-95] [DL-POW-33] beside a Large Creature one is beside all of it', () => {
  const setting: Setting = { heroes: [{ ...robin, at: [4, 2] }, friend], monsters: [['oni-brute', 2, 2]] };
  expect(left(setting, [[4, 3]]).events('attackDeclared')).toEqual([]);
  expect(left(setting, [[5, 2]], A('mi mi mi mi mi')).events('attackDeclared')).toHaveLength(1);
});

test('[DL-VEC-080] whoever falls on the way falls where he was, and his activation is over', () => {
  const t = turnOf(
    table({ heroes: [{ ...robin, health: 1, wielded: [] }, friend], monsters: [['wolf-cub', 3, 2]] }).dice(
      ...A('me mi'),
    ),
  );
  t.choose('act', { do: 'move', at: { x: 0, y: 1 } });
  expect(hero(t).out).toEqual({ since: 3, healed: false });
  expect(t.state.active).toBe(null);
  t.expectEnd();
});

test('[DL-VEC-081] [DL-MOVE-03] [DL-ADJ-01] [DL-RULING-66] a diagonal step needs one free way round the corner', () => {
  const steps = (rows: string[]) =>
    turnOf(
      table({
        heroes: [
          { ...robin, at: [0, 0] },
          { ...friend, at: [7, 7] },
        ],
        rows: [...rows, ...Array(6).fill('........')],
      }),
    )
      .choose('act', 'walk')
      .options('step')
      .map((option) => ('at' in option ? `${option.at?.x},${option.at?.y}` : 'stop'));
  expect(steps(['.#......', '#.......'])).toEqual(['stop']);
  expect(steps(['.#......', '........'])).toContain('1,1');
});

test('[DL-VEC-082] [DL-MOVE-01] [DL-MOVE-02] [DL-POW-10] nobody walks through a friend, but the Fairy flies', () => {
  const rows = ['........', ...Array(7).fill('########')];
  const reach = (id: string) =>
    turnOf(
      table({
        heroes: [
          { id, at: [0, 0] },
          { ...friend, at: [1, 0] },
        ],
        rows,
      }),
    )
      .options('act')
      .flatMap((option) => (option.do === 'move' ? [option.at?.x] : []));
  expect(reach('robin-hood')).toEqual([]);
  expect(reach('sugar-plum-fairy')).toEqual([2, 3, 4]);
});

test('[DL-FREE-02] [DL-DEC-22] heroes strike at monsters that leave them, or let them go', () => {
  const stage = table({
    heroes: [robin, { ...friend, at: [7, 7] }],
    monsters: [['bone-pirate', 3, 2, 9]],
  }).dice(...A('me mi'));
  const t = stage.begin(flow.travel, travelling(10, 3 + 2 * 8, 4 + 2 * 8));
  t.choose('freeAttack', { do: 'strike', weapon: 'dagger' });
  expect(damages(t)).toEqual([[10, 1]]);
  const declined = stage.begin(flow.travel, travelling(10, 4 + 2 * 8, 5 + 2 * 8));
  declined.expectEnd();
});

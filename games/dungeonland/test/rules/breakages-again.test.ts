/** More rules that could be broken once without a test noticing: things, marks and moments. */
import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { checkObjectives } from '../../src/objectives.ts';
import type { HeroSetting, Setting } from '../table.ts';
import { A, calm, D, friend, hero, monsterActs, table, travelling, turnOf } from '../table.ts';

const prince: HeroSetting = { id: 'prince-charming', at: [2, 2], energy: 0 };
const explored = { card: 'e101' } as const;

test('[DL-POW-20] Lucky (Loot) rerolls the die, once', () => {
  const searching = (wielded: readonly string[]) =>
    turnOf(table({ heroes: [{ ...prince, wielded }, friend], ...explored }).dice(1, 1)).choose('act', 'loot');
  const lucky = searching(['hood']);
  lucky.expectAsked(0, 'reroll').choose('reroll', 'reroll');
  expect(lucky.events('lootRolled')).toHaveLength(2);
  expect(lucky.decisions.map(({ kind }) => kind)).not.toContain('reroll');
  expect(searching([]).decisions.map(({ kind }) => kind)).not.toContain('reroll');
});

test('[DL-RULING-61] [DL-RULING-118] what is dropped for a find goes to the discards of its deck', () => {
  const t = turnOf(
    table({
      heroes: [
        { ...prince, wielded: [], backpack: ['hood', 'purse', 'greaves', 'iron-cap'] },
        { ...friend, backpack: ['soft-boots', 'cudgel', 'copper-ring', 'short-bow'] },
      ],
      ...explored,
    }).dice(6, 'round-shield'),
  ).choose('act', 'loot');
  const drops = t.options('found').find((option) => option.do === 'replace');
  if (drops) t.take(0, drops);
  const [dropped] = t.events('itemDropped').map(({ thing }) => thing);
  expect(t.state.equipmentDiscard.flat()).toEqual([dropped]);
});

test('[DL-ZEN-09] a Surprise Attack once a round, against whichever monster', () => {
  const asked = (used: boolean) =>
    monsterActs(
      table({
        heroes: [{ ...prince, energy: 6, wielded: ['longsword'], skills: ['surpriseAttack'] }, friend],
        monsters: [['wolf-cub', 3, 2]],
      })
        .arrange((s) => {
          if (used) s.heroes[0]?.used.push('surpriseAttack');
        })
        .chance('surprise'),
    ).decisions.map(({ kind }) => kind);
  expect(asked(false)).toContain('surprise');
  expect(asked(true)).not.toContain('surprise');
});

test('[DL-PROT-11] no Shield Slam with armour that is no Shield', () => {
  const slams = (wielded: readonly string[]) =>
    turnOf(
      table({
        heroes: [{ ...prince, wielded, skills: ['shieldSlam'] }, friend],
        monsters: [['wolf-cub', 3, 2]],
      }),
    )
      .options('act')
      .some((option) => option.do === 'shieldSlam');
  expect([slams(['cuirass']), slams(['cuirass', 'round-shield'])]).toEqual([false, true]);
});

test('[DL-RULING-11] Blind takes one success of a Gable chain', () => {
  const struck = (blind: boolean) => {
    const t = turnOf(
      table({
        heroes: [{ ...prince, wielded: ['gamblers-cutlass'], conditions: blind ? ['blind'] : [] }, friend],
        monsters: [['wolf-cub', 3, 2, 9]],
      }).dice(...A('me me mi'), ...D('mi')),
    );
    t.choose('act', { do: 'attack', at: { figure: 10 } });
    return calm(t).events('attackCounted')[0]?.successes;
  };
  expect([struck(false), struck(true)]).toEqual([2, 1]);
});

test('[DL-MOVE-01] whoever finds somebody in the way on a path that was free stops before him', () => {
  const t = table({
    heroes: [{ ...prince, at: [4, 0], wielded: [] }, friend],
    monsters: [['wolf-cub', 2, 0]],
  })
    .chance('path')
    .begin(flow.travel, travelling(10, 2, 3, 4, 5));
  expect(t.events('moved')).toMatchObject([{ path: [{ x: 3, y: 0 }] }]);
});

test('[DL-POW-14] a ghost runs past everybody without provoking', () => {
  const runs = (wielded: readonly string[]) =>
    turnOf(
      table({
        heroes: [{ ...prince, energy: 3, wielded }, friend],
        monsters: [['wolf-cub', 3, 2]],
      }),
    )
      .options('act')
      .filter(({ do: deed }) => deed === 'run')
      .map((option) => Number('provokes' in option ? option.provokes : -1));
  expect(Math.max(...runs(['ghost-slippers']))).toBe(0);
  expect(Math.max(...runs([]))).toBe(1);
});

test('[DL-RULING-116] an altar takes its Health from two on', () => {
  const prays = (health: number) =>
    turnOf(table({ heroes: [{ ...prince, health }, friend], scenery: [{ type: 'altar', x: 3, y: 2 }] }))
      .options('act')
      .some(({ do: deed }) => deed === 'interact');
  expect([prays(2), prays(1)]).toEqual([true, false]);
});

test('[DL-RULING-82] a new adventure begins with nothing left of the last one', () => {
  const t = table({ heroes: [prince, friend], mode: 'campaign' })
    .arrange((s) => {
      for (const each of s.heroes)
        Object.assign(each, {
          stance: 4,
          kills: 3,
          inked: true,
          spent: ['berserk'],
          conditions: ['stunned'],
        });
    })
    .chance('anew')
    .begin(flow.playAdventure, {});
  expect(hero(t)).toMatchObject({ stance: 0, kills: 0, inked: false, spent: [], conditions: [] });
});

test('[DL-RULING-115] no escort is done while a monster is on the map', () => {
  const met = (monsters: Setting['monsters']) => {
    const { state } = table({
      heroes: [prince, friend],
      monsters: [['cinderella', 4, 4], ...(monsters ?? [])],
      adventure: 'a5',
      card: 'c5',
    })
      .arrange((s) => {
        s.progress.closingPlaced = true;
      })
      .begin(flow.moveEnds, { hero: 0 });
    checkObjectives(state);
    return state.progress.met;
  };
  expect([met([]), met([['wolf-cub', 7, 0]])]).toEqual([true, false]);
});

test('[DL-MOVE-03] nobody jumps over whoever steps into his way while he is struck at', () => {
  const t = table({
    heroes: [
      { ...prince, at: [1, 0], wielded: ['longsword'] },
      { ...friend, at: [0, 7] },
    ],
    monsters: [['wolf-cub', 2, 0]],
  }).begin(flow.travel, travelling(10, 2, 3, 4, 5));
  t.expectAsked(0, 'freeAttack');
  const [, other] = t.state.heroes;
  if (other) other.cell = 3;
  expect(calm(t).events('moved')).toEqual([]);
});

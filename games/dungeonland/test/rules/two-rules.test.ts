/** Where two sentences of the rulebook meet. */
import { expect, test } from 'vitest';
import type { HeroSetting } from '../table.ts';
import { A, calm, D, damages, friend, hero, monsterActs, table, turnOf } from '../table.ts';

const prince: HeroSetting = { id: 'prince-charming', at: [2, 2], energy: 0 };
const away: HeroSetting = { ...friend, at: [7, 7] };

test('[DL-RULING-67] [DL-RULING-85] nobody who is frozen or asleep strikes at whoever walks away', () => {
  for (const condition of ['frozen', 'asleep'] as const) {
    const t = turnOf(
      table({ heroes: [prince, away], monsters: [['wolf-cub', 3, 2]] }).arrange((s) => {
        s.others[0]?.conditions.push(condition);
      }),
    );
    t.choose('act', { do: 'move', at: { x: 1, y: 2 } });
    expect(t.events('attackDeclared')).toEqual([]);
  }
});

test('[DL-RULING-66] [DL-POW-17] whoever is Immobilized may not Run either', () => {
  const t = turnOf(table({ heroes: [{ ...prince, energy: 3, conditions: ['immobilized'] }, away] }));
  expect(t.options('act').some((option) => option.do === 'run' || option.do === 'move')).toBe(false);
});

test('[DL-POW-22] [DL-RULING-32] whom Cleave fells counts for Payroll', () => {
  const t = turnOf(
    table({
      heroes: [{ ...prince, wielded: ['longsword', 'purse'], skills: ['cleaveAttack'], gold: 10 }, away],
      monsters: [
        ['wolf-cub', 3, 2, 1],
        ['wolf-cub', 3, 3, 1],
      ],
    }).dice(...A('me me mi'), ...D('mi')),
  );
  t.choose('act', { do: 'attack', at: { figure: 10 } });
  if (t.decisions[0]?.kind === 'surge') t.choose('surge', 'keep');
  t.choose('cleave', { do: 'cleave', at: { figure: 11 } });
  expect([t.events('defeated').length, hero(t).gold]).toEqual([2, 11]);
});

test('[DL-RULING-39] [DL-ZEN-04] Multi-Shot and Blasting Power do not go together, whichever comes first', () => {
  const at = () =>
    turnOf(
      table({
        heroes: [{ id: 'robin-hood', at: [0, 2], energy: 8, skills: ['multiShot', 'blastingPower'] }, away],
        monsters: [
          ['wolf-cub', 4, 2, 9],
          ['wolf-cub', 4, 4, 9],
          ['wolf-cub', 4, 6, 9],
        ],
      }),
    ).choose('act', { do: 'attack', at: { figure: 10 } });
  const deeds = (t: ReturnType<typeof at>) =>
    t.decisions[0]?.kind === 'boost' ? t.options('boost').map((option) => option.do) : [];
  expect(deeds(at())).toEqual(expect.arrayContaining(['multiShot', 'blastingPower']));
  expect(deeds(at().choose('boost', { do: 'multiShot', at: { figure: 11 } }))).not.toContain('blastingPower');
});

test('[DL-RULING-42] [DL-FREE-01] Heavy Armor Mastery takes over a free attack, too', () => {
  const t = turnOf(
    table({
      heroes: [prince, { id: 'nutcracker', at: [2, 1], energy: 0, skills: ['heavyArmorMastery'] }],
      monsters: [['wolf-cub', 3, 3]],
    }).dice(...A('me me'), ...D('mi mi mi')),
  );
  t.choose('act', { do: 'move', at: { x: 1, y: 2 } });
  t.expectAsked(1, 'protect');
  t.choose('protect', t.options('protect')[0] as never, 1);
  expect(t.events('targetChanged')).toMatchObject([{ from: 0, to: 1 }]);
  expect(damages(t)).toEqual([[1, 2]]);
});

test('[DL-RULING-109] [DL-CHAR-07] [DL-POW-26] Speed 0 and sleep take a die each, never more than there are', () => {
  const t = monsterActs(
    table({
      heroes: [{ ...prince, conditions: ['asleep'] }, away],
      monsters: [['wolf-cub', 3, 2]],
    })
      .arrange((s) => {
        const sleeper = s.heroes[0];
        if (sleeper) sleeper.stance = 4;
      })
      .dice(...A('me me'), ...D('sh sh')),
  );
  calm(t);
  // Shield 1 and mail 1, stance 2: four dice, less one for Speed 0 and one for sleep.
  expect(t.events('defenceRolled')).toMatchObject([{ faces: ['shield', 'shield'] }]);
  expect(damages(t)).toEqual([]);
});

test('[DL-RULING-115] [DL-POW-19] a mirror is an object: the Cloak of Shadows hides beside it, not beside a monster', () => {
  const cloaked: HeroSetting = { ...prince, wielded: ['longsword', 'cloak-of-shadows'] };
  const shotAt = (beside: string) =>
    monsterActs(
      table({
        heroes: [cloaked, { ...away, health: 5 }],
        monsters: [
          ['candle-imp', 2, 6],
          [beside, 3, 2],
        ],
      }).chance('cloak'),
    ).events('attackDeclared');
  expect(shotAt('mirror')).toMatchObject([{ targets: [1] }]);
  expect(shotAt('thorn-sprout')).toMatchObject([{ targets: [0] }]);
});

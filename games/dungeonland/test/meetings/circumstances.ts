/** What a hero, those beside him and those against him can be in. */
import type { State } from '../../src/state.ts';
import type { Condition } from '../../src/vocabulary.ts';
import type { HeroSetting, Setting } from '../table.ts';

export interface Circumstance {
  readonly name: string;
  /** Changes the table on which the deed will be done. */
  readonly lay?: (setting: Setting) => Setting;
  readonly arrange?: (s: State) => void;
}

/** The one who acts is the first, whoever it is done to the second. */
const withHero =
  (at: number, more: Partial<HeroSetting>) =>
  (setting: Setting): Setting => ({
    ...setting,
    heroes: setting.heroes.map((hero, i) => (i === at ? { ...hero, ...more } : hero)),
  });

const own = (condition: Condition): Circumstance => ({
  name: `${condition}`,
  lay: withHero(0, { conditions: [condition] }),
});
const others = (condition: Condition): Circumstance => ({
  name: `the other hero ${condition}`,
  lay: withHero(1, { conditions: [condition] }),
});
const enemy = (condition: Condition): Circumstance => ({
  name: `the enemy ${condition}`,
  arrange: (s) => {
    const [first] = s.others;
    if (!first || first.kind === 'mirror') return;
    first.conditions.push(condition);
    if (condition === 'controlled') first.leader = 0;
  },
});

const against = (name: string, monsters: NonNullable<Setting['monsters']>): Circumstance => ({
  name,
  lay: (setting) => ({ ...setting, monsters: [...monsters, ...(setting.monsters ?? []).slice(1)] }),
});

const more = (heroes: readonly HeroSetting[]): Circumstance => ({
  name: `${2 + heroes.length} heroes`,
  lay: (setting) => ({ ...setting, heroes: [...setting.heroes, ...heroes] }),
});

/** The first space has the number 0, which is a space like any other. */
const inTheCorner =
  (hero: [number, number], foe: [number, number]) =>
  (setting: Setting): Setting => ({
    ...withHero(0, { at: hero })(setting),
    monsters: (setting.monsters ?? []).map(([card, x, y, ...rest], i) =>
      i === 0 ? [card, ...foe, ...rest] : [card, x, y, ...rest],
    ),
  });

const THIRD: HeroSetting = { id: 'jeanne-darc', at: [5, 5] };
const FOURTH: HeroSetting = { id: 'puss-in-boots', at: [6, 1] };

export const CIRCUMSTANCES: readonly Circumstance[] = [
  { name: 'nothing special' },
  own('stunned'),
  own('immobilized'),
  own('terrified'),
  own('blind'),
  own('asleep'),
  own('controlled'),
  others('asleep'),
  others('frozen'),
  enemy('asleep'),
  enemy('stunned'),
  enemy('controlled'),
  {
    name: 'the other hero unconscious',
    lay: (setting) => ({
      ...setting,
      heroes: setting.heroes.map((hero, i) => {
        if (i !== 1) return hero;
        const { at: _gone, ...lying } = hero;
        return { ...lying, outSince: 2 };
      }),
    }),
  },
  { name: 'no energy', lay: withHero(0, { energy: 0 }) },
  { name: 'one Health left', lay: withHero(0, { health: 1 }) },
  { name: 'two Health left', lay: withHero(0, { health: 2 }) },
  { name: 'in the first space of the map', lay: inTheCorner([0, 0], [1, 0]) },
  { name: 'the enemy in the first space of the map', lay: inTheCorner([1, 0], [0, 0]) },
  {
    name: 'a villain looks on',
    lay: (setting) => ({ ...setting, monsters: [...(setting.monsters ?? []), ['big-bad-wolf', 6, 5]] }),
  },
  { name: 'a full backpack', lay: withHero(0, { backpack: ['hatchet', 'dagger', 'rapier', 'yew-bow'] }) },
  {
    name: 'Berserk spent',
    arrange: (s) => {
      s.heroes[0]?.spent.push('berserk', 'powerfulBlow', 'flurryOfBlows', 'multiShot', 'blastingPower');
    },
  },
  against('a Large enemy', [['oni-brute', 3, 2]]),
  against('a villain', [['big-bad-wolf', 3, 2]]),
  against('an Invisible enemy', [['mirror-wraith', 3, 2]]),
  against('the last of its kind', [['wolf-cub', 3, 2, 1]]),
  against('several enemies', [
    ['wolf-cub', 3, 2],
    ['mouse-soldier', 3, 3],
    ['bone-pirate', 6, 2],
  ]),
  { name: 'nobody against them', lay: (setting) => ({ ...setting, monsters: [] }) },
  {
    name: 'an ally beside',
    lay: (setting) => ({ ...setting, monsters: [...(setting.monsters ?? []), ['captive', 1, 1]] }),
  },
  {
    name: 'empty decks',
    arrange: (s) => {
      s.consumableDiscard.push(...s.consumables.splice(0));
      for (const [level, deck] of s.equipment.entries()) s.equipmentDiscard[level]?.push(...deck.splice(0));
      s.eventDiscard.push(...s.eventDeck.splice(0));
    },
  },
  more([THIRD]),
  more([THIRD, FOURTH]),
];

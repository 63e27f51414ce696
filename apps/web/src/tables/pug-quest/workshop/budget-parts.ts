/** What a hero is worth, part by part, beside the printed ones: says where too much comes from. */
import type { Ability, Combo, Hero } from '@questhall/games/pug-quest';
import { budgetVerdict, HEROES } from '@questhall/games/pug-quest';

export interface Part {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  /** The most any printed hero has there. */
  readonly most: number;
}

const NO_COMBO = { effects: [], cost: [], conditions: [] } satisfies Partial<Combo>;
const NO_ABILITY = { name: '', when: 'free', effects: [] } satisfies Ability & { name: string };

const pointsOf = (hero: Hero): number => budgetVerdict(hero).points;

/** A part is worth what the hero loses without it. */
const lost = (hero: Hero, without: Partial<Hero>): number =>
  pointsOf(hero) - pointsOf({ ...hero, ...without });

function withoutCombo(hero: Hero, at: number): Partial<Hero> {
  const [a, b, c, d, e] = hero.combos.map((combo, index) =>
    index === at ? { ...combo, ...NO_COMBO } : combo,
  ) as unknown as Hero['combos'];
  return { combos: [a, b, c, d, e] };
}

const valuesOf = (hero: Hero): number => lost(hero, { life: 0, initiative: 0, movement: 0 });
const abilityOf = (hero: Hero): number => lost(hero, { ability: NO_ABILITY });
const comboOf = (hero: Hero, at: number): number => lost(hero, withoutCombo(hero, at));

const most = (value: (hero: Hero) => number): number => Math.max(...HEROES.map(value));

/** Of the combos of one level, any may be the dearest. */
const dearest = (level: Combo['level']): number =>
  most((hero) =>
    Math.max(...hero.combos.flatMap((combo, at) => (combo.level === level ? [comboOf(hero, at)] : []))),
  );

const PRINTED = {
  values: most(valuesOf),
  ability: most(abilityOf),
  1: dearest(1),
  2: dearest(2),
  3: dearest(3),
} as const;

export function partsOf(hero: Hero): readonly Part[] {
  return [
    { id: 'values', name: 'Life and values', points: valuesOf(hero), most: PRINTED.values },
    { id: 'ability', name: hero.ability.name, points: abilityOf(hero), most: PRINTED.ability },
    ...hero.combos.map(({ id, name, level }, at) => ({
      id,
      name,
      points: comboOf(hero, at),
      most: PRINTED[level === 'treasure' ? 1 : level],
    })),
  ];
}

/** What is done to sheets and lists, whatever told it. */
import { mostLife, sheet } from '../printed.ts';
import type { Scene } from '../scene.ts';
import type { Sheet, Table } from '../table.ts';

export const without = <T>(list: readonly T[], one: T): T[] => {
  const at = list.indexOf(one);
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
};

export const forHero = (table: Table, id: string, change: (hero: Sheet) => void): void => {
  const hero = sheet(table, id);
  if (hero) change(hero);
};

/** Whoever has full life has nothing to gain. */
export const healAll = (scene: Scene, heroes: readonly Sheet[], amount: number, rule: string): void => {
  for (const hero of heroes) {
    if (hero.life >= mostLife(hero)) continue;
    scene.due.push({ what: 'heal', hero: hero.id, amount, rule, afterDamage: false });
  }
};

export const only = ({ table }: Scene, id: string): readonly Sheet[] =>
  table.heroes.filter((hero) => hero.id === id);

import type { PugView } from '@questhall/games/pug-quest';

type DangerView = Pick<PugView, 'heroes' | 'monsters'>;

/** The boss stands on the table, and how hurt the pack is. */
export function danger({ heroes, monsters }: DangerView): number {
  const life = heroes.reduce((sum, hero) => sum + hero.life, 0);
  const hurt = heroes.reduce((sum, { fallen, life: all, damage }) => sum + (fallen ? all : damage), 0);
  const boss = monsters.some((monster) => monster.boss) ? 0.6 : 0;
  return Math.min(1, boss + (life === 0 ? 0 : hurt / life));
}

/** What the parts of this table get. */
import type { HeroView, MonsterView, SuperView } from '@questhall/games/super-fantasy';
import type { Option } from '@questhall/kernel';
import type { Scene } from '../../../table/game-table.ts';

export type SuperScene = Scene<SuperView>;

export const heroOf = (id: string, view: SuperView): HeroView | undefined =>
  view.heroes.find((hero) => hero.id === id);

export const monsterOf = (id: string, view: SuperView): MonsterView | undefined =>
  view.monsters.find((monster) => monster.id === id);

/** The hero played here: who acts, or else the first of this seat; for who looks on, who acts. */
export function heroShown({ view, seat }: Pick<SuperScene, 'view' | 'seat'>): HeroView | undefined {
  const own = view.heroes.filter((hero) => seat === null || hero.seat === seat);
  return own.find(({ id }) => id === view.turn?.hero) ?? own[0];
}

/** What pointing at a monster could have meant: the rules list what cannot be reached once, with all dice there are. */
export const attacksAt = (figure: string, { view, seat }: Pick<SuperScene, 'view' | 'seat'>): Option[] =>
  (heroShown({ view, seat })?.gear ?? []).map(
    (weapon) => ({ do: 'attack', weapon, dice: view.turn?.pool ?? 0, at: { figure } }) as Option,
  );

/** The party is being chosen: there is nobody on the map yet. */
export const isChoosing = ({ waiting }: Pick<SuperScene, 'waiting'>): boolean =>
  waiting.some(({ kind }) => kind === 'chooseHero' || kind === 'chooseParty' || kind === 'team');

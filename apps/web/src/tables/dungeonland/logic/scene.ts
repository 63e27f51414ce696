/** What the parts of this table get. */
import type { DungeonlandView, HeroView, OtherView } from '@questhall/games/dungeonland';
import type { Scene } from '../../../table/game-table.ts';

export type DungeonScene = Scene<DungeonlandView>;
export type FigureView = HeroView | OtherView;

export const isHero = (figure: FigureView): figure is HeroView => figure.kind === 'hero';

export const figureOf = (id: number, view: DungeonlandView): FigureView | undefined =>
  view.heroes.find((hero) => hero.id === id) ?? view.others.find((other) => other.id === id);

export const isVillain = ({ villain }: DungeonlandView, { id }: FigureView): boolean =>
  villain?.figure === id;

/** The hero a question is about. */
export function heroAsked({ view, decision }: Pick<DungeonScene, 'view' | 'decision'>): HeroView | undefined {
  const asked = decision?.about.hero;
  return view.heroes.find(({ id }) => id === asked);
}

const CAMP: readonly string[] = ['learn', 'trade', 'chooseBranch', 'replay'];

/** Between adventures, and before the first: nobody is on the map. */
export const isInCamp = ({ view, decision }: Pick<DungeonScene, 'view' | 'decision'>): boolean =>
  CAMP.includes(decision?.kind ?? '') || (view.phase === 'between' && view.round > 0);

/** The hero played here: who acts, or else the first of this seat; for who looks on, who acts. */
export function heroShown(scene: Pick<DungeonScene, 'view' | 'seat' | 'decision'>): HeroView | undefined {
  const { view, seat } = scene;
  const asked = heroAsked(scene);
  if (asked) return asked;
  const own = view.heroes.filter((hero) => seat === null || hero.seat === seat);
  return own.find(({ id }) => id === view.active?.figure) ?? own[0];
}

/** What the parts of this table get. */
import type { Board, DfView, HeroView } from '@questhall/games/dungeon-fighter';
import { heroSheet } from '@questhall/games/dungeon-fighter';
import type { Scene } from '../../../table/game-table.ts';
import type { SeatNumber } from '../../../ui/seats.ts';

export type DfScene = Scene<DfView>;

/** Matches under rules that knew of one board only do not name it. */
export const boardOf = ({ view }: Pick<DfScene, 'view'>): Board => view.options.board ?? 'labyrinth';

export const seatNumber = (seat: number): SeatNumber => ((seat % 6) + 1) as SeatNumber;

export const heroName = (id: string): string => heroSheet(id).name;

export const heroOf = (id: string, { heroes }: DfView): HeroView | undefined =>
  heroes.find((hero) => hero.id === id);

/** Heroes played here; who looks on sees all of them. */
export const ownHeroes = ({ view, seat }: Pick<DfScene, 'view' | 'seat'>): readonly HeroView[] =>
  view.heroes.filter((hero) => seat === null || hero.seat === seat);

/** The Hero whose sheet lies in front: of whom the question is, who throws, or the first of this seat. */
export function heroShown(scene: Pick<DfScene, 'view' | 'seat' | 'decision'>): HeroView | undefined {
  const { view, decision } = scene;
  const own = ownHeroes(scene);
  const cards =
    decision?.options.flatMap(({ at }) => (at !== undefined && 'card' in at ? [at.card] : [])) ?? [];
  const wanted = (id: unknown) => own.find((hero) => hero.id === id);
  return (
    wanted(decision?.about.hero) ??
    own.find(({ equipment }) => equipment.some((card) => cards.includes(card))) ??
    wanted(view.throw?.hero) ??
    wanted(view.combat?.active) ??
    own[0]
  );
}

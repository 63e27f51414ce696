/** The position after one event, as far as the event tells: so figures move one event at a time. */
import type { DungeonlandView } from '@questhall/games/dungeonland';
import { asDungeonlandEvent } from '@questhall/games/dungeonland';
import type { GameEvent } from '@questhall/kernel';
import type { FigureView } from './scene.ts';

type Change = (figure: FigureView) => Partial<FigureView>;

const withFigure = (view: DungeonlandView, id: number, change: Change): DungeonlandView => ({
  ...view,
  heroes: view.heroes.map((hero) => (hero.id === id ? ({ ...hero, ...change(hero) } as typeof hero) : hero)),
  others: view.others.map((other) =>
    other.id === id ? ({ ...other, ...change(other) } as typeof other) : other,
  ),
});

const withHero = (
  view: DungeonlandView,
  id: number,
  change: (hero: DungeonlandView['heroes'][number]) => Partial<DungeonlandView['heroes'][number]>,
): DungeonlandView => ({
  ...view,
  heroes: view.heroes.map((hero) => (hero.id === id ? { ...hero, ...change(hero) } : hero)),
});

export function positionAfter(view: DungeonlandView, raw: GameEvent): DungeonlandView {
  const event = asDungeonlandEvent(raw);
  switch (event.type) {
    case 'roundBegan':
      return { ...view, round: event.round };
    case 'figurePlaced':
      return withFigure(view, event.figure, () => ({ at: event.at }));
    case 'moved':
      return withFigure(view, event.figure, ({ at }) => ({ at: event.path.at(-1) ?? at }));
    case 'damaged':
    case 'healed':
      return withFigure(view, event.figure, () => ({ health: event.health }));
    case 'energyChanged':
      return withHero(view, event.figure, () => ({ energy: event.energy }));
    case 'goldChanged':
      return withHero(view, event.figure, ({ gold }) => ({ gold: gold + event.amount }));
    case 'xpGained':
      return withHero(view, event.figure, ({ xp }) => ({ xp: xp + event.amount }));
    case 'conditionGained':
      return withFigure(view, event.figure, ({ conditions }) => ({
        conditions: [...conditions.filter((other) => other !== event.condition), event.condition],
      }));
    case 'conditionEnded':
      return withFigure(view, event.figure, ({ conditions }) => ({
        conditions: conditions.filter((other) => other !== event.condition),
      }));
    case 'defeated':
      return { ...view, others: view.others.filter(({ id }) => id !== event.figure) };
    case 'doorOpened':
      return {
        ...view,
        doors: view.doors.map((door) => (door.id === event.door ? { ...door, open: true } : door)),
      };
    case 'eventDrawn':
      return { ...view, lastEvent: event.card };
    default:
      return view;
  }
}

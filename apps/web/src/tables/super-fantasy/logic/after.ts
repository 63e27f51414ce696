/** The position after one event, as far as the event tells: so figures move one event at a time. */

import type { HeroView, MonsterView, SuperView } from '@questhall/games/super-fantasy';
import { asSuperEvent } from '@questhall/games/super-fantasy';
import type { GameEvent } from '@questhall/kernel';

const withHero = (view: SuperView, id: string, change: (hero: HeroView) => Partial<HeroView>): SuperView => ({
  ...view,
  heroes: view.heroes.map((hero) => (hero.id === id ? { ...hero, ...change(hero) } : hero)),
});

const withMonster = (
  view: SuperView,
  id: string,
  change: (monster: MonsterView) => Partial<MonsterView>,
): SuperView => ({
  ...view,
  monsters: view.monsters.map((monster) =>
    monster.id === id ? { ...monster, ...change(monster) } : monster,
  ),
});

/** A Big monster follows its head. */
const arriveAt = ({ squares }: MonsterView, path: readonly number[]): readonly number[] => {
  const [last, before] = [path.at(-1), path.at(-2)];
  if (last === undefined) return squares;
  return squares.length === 1 ? [last] : [last, before ?? squares[0] ?? last];
};

export function positionAfter(view: SuperView, raw: GameEvent): SuperView {
  const event = asSuperEvent(raw);
  switch (event.type) {
    case 'turnBegan':
      return { ...view, turnMarker: event.turn, endToken: event.end, phase: 'heroes' };
    case 'monstersPhaseBegan':
      return {
        ...view,
        phase: 'monsters',
        turn: null,
        monsters: view.monsters.map((monster) => ({ ...monster, acted: false })),
      };
    case 'attacked':
      return withMonster(view, event.by, () => ({ acted: true }));
    case 'heroPlaced':
      return withHero(view, event.hero, () => ({ square: event.square }));
    case 'moved': {
      const last = event.path.at(-1);
      const moved = last === undefined ? view : withHero(view, event.figure, () => ({ square: last }));
      return withMonster(moved, event.figure, (monster) => ({
        squares: arriveAt(monster, event.path),
        acted: view.phase === 'monsters' || monster.acted,
      }));
    }
    case 'turned':
      return withMonster(
        withHero(view, event.figure, () => ({ facing: event.facing })),
        event.figure,
        () => ({ facing: event.facing }),
      );
    case 'damaged':
      return withMonster(
        withHero(view, event.figure, () => ({ life: event.left })),
        event.figure,
        ({ life }) => ({ wounds: Math.max(0, life - event.left) }),
      );
    case 'healed':
      return withHero(view, event.hero, ({ life, maxLife }) => ({
        life: Math.min(maxLife, life + event.amount),
      }));
    case 'defeated':
      return { ...view, monsters: view.monsters.filter(({ id }) => id !== event.monster) };
    case 'shieldsGained':
    case 'shieldsSpent':
      return withHero(view, event.hero, () => ({ shields: event.now }));
    case 'energyGained':
      return withHero(view, event.hero, ({ abilities }) => ({
        abilities: abilities.map((ability) =>
          ability.id === event.ability
            ? { ...ability, energy: event.now, ready: event.now >= ability.max }
            : ability,
        ),
      }));
    case 'doorOpened':
      return {
        ...view,
        doors: view.doors.map((door) =>
          door.index === event.door ? { ...door, open: true, trapped: false } : door,
        ),
      };
    case 'barrelBroken':
      return { ...view, barrels: view.barrels.filter((square) => square !== event.square) };
    case 'chestOpened':
      return { ...view, chests: view.chests.filter(({ square }) => square !== event.square) };
    case 'tileWoke':
      return {
        ...view,
        map: {
          ...view.map,
          tiles: view.map.tiles.map((tile, at) => (at === event.tile ? { ...tile, asleep: false } : tile)),
        },
      };
    default:
      return view;
  }
}

/** The position after one event, as far as the event tells: so life and dice change one event at a time. */
import type { CombatView, DfView, HeroView } from '@questhall/games/dungeon-fighter';
import { asDfEvent } from '@questhall/games/dungeon-fighter';
import type { GameEvent } from '@questhall/kernel';

const withHero = (view: DfView, id: string, change: (hero: HeroView) => Partial<HeroView>): DfView => ({
  ...view,
  heroes: view.heroes.map((hero) => (hero.id === id ? { ...hero, ...change(hero) } : hero)),
});

const withCombat = (view: DfView, change: (combat: CombatView) => Partial<CombatView>): DfView =>
  view.combat === null ? view : { ...view, combat: { ...view.combat, ...change(view.combat) } };

const withFoeLife = (view: DfView, life: number): DfView => {
  const shown = Math.max(0, life);
  return withCombat(view, () => ({ life, tens: Math.floor(shown / 10), units: shown % 10 }));
};

const withChest = (view: DfView, gold: number, white = 0): DfView => ({
  ...view,
  chest: { gold: view.chest.gold + gold, white: view.chest.white + white },
});

const without = <T>(items: readonly T[], item: T): readonly T[] => items.filter((each) => each !== item);

/** Without a Hero it is a Relic, and lies by the Chest. */
const withEquipment = (view: DfView, hero: string, card: string): DfView =>
  hero === ''
    ? { ...view, relics: [...without(view.relics, card), card] }
    : withHero(view, hero, ({ equipment }) => ({ equipment: [...without(equipment, card), card] }));

export function positionAfter(view: DfView, raw: GameEvent): DfView {
  const event = asDfEvent(raw);
  switch (event.type) {
    case 'leaderChosen':
      return { ...view, leader: event.hero };
    case 'roundBegan':
      return { ...view, round: event.round, shops: event.shops };
    case 'pathsDrawn':
      return { ...view, phase: 'dungeon', pathsHeld: event.count, paths: event.cards ?? null, room: null };
    case 'pathChosen':
      return { ...view, room: event.card, pathsHeld: 0, paths: null };
    case 'monsterRevealed':
      // The fight against the Boss is a round of its own.
      return event.boss ? { ...view, phase: 'boss', round: view.round + 1 } : { ...view, phase: 'combat' };
    case 'goldGained':
      return withChest(view, event.amount);
    case 'dieGained':
      return withChest(view, 0, 1);
    case 'healed':
    case 'heroHurt':
      return withHero(view, event.hero, () => ({ life: event.life }));
    case 'scarred':
      return withHero(view, event.hero, ({ scars, maxLife }) => ({
        life: event.life,
        maxLife: maxLife - 2,
        scars: [...scars, event.colour],
        fainted: false,
      }));
    case 'fainted':
      return withHero(view, event.hero, () => ({ fainted: true }));
    case 'eliminated':
      return withHero(view, event.hero, () => ({ eliminated: true }));
    case 'xpGained':
      return withHero(view, event.hero, () => ({ xp: event.xp }));
    case 'equipmentTaken':
      return withEquipment({ ...view, found: null }, event.hero, event.card);
    case 'equipmentLeft':
    case 'spent':
    case 'stolen':
      return withHero(view, event.hero, ({ equipment }) => ({ equipment: without(equipment, event.card) }));
    case 'equipmentPassed':
      return withHero(
        withHero(view, event.from, ({ equipment }) => ({ equipment: without(equipment, event.card) })),
        event.to,
        ({ equipment }) => ({ equipment: [...equipment, event.card] }),
      );
    case 'armorUsed':
      return withHero(view, event.hero, ({ turned }) => ({ turned: [...turned, event.card] }));
    case 'turnBegan':
      return withCombat(view, () => ({ active: event.hero }));
    case 'dieRemoved':
      return withCombat(view, ({ out, pool }) => ({
        out: [...out, event.die],
        pool: without(pool, event.die),
      }));
    case 'bushesPlaced':
      return withCombat(view, () => ({ bushes: true }));
    case 'templateRemoved':
      return withCombat(view, ({ templates }) => ({
        templates: templates.filter(({ template }) => template !== event.template),
      }));
    case 'monsterHurt':
      return withFoeLife(view, event.life);
    case 'instaKilled':
      return withFoeLife(view, 0);
    case 'hammersSpent':
      return { ...view, tokens: { ...view.tokens, hammers: view.tokens.hammers - event.spent } };
    case 'restBegan':
      return { ...view, phase: 'resting', combat: null, throw: null };
    case 'setAside':
      return { ...view, room: null, icons: event.total };
    case 'shopOpened':
      return { ...view, phase: 'shop', shops: event.shop, display: event.cards };
    case 'bought':
      return withEquipment(
        withChest({ ...view, display: without(view.display, event.card) }, -event.price),
        event.hero,
        event.card,
      );
    case 'healingBought':
      return withChest(view, -1);
    case 'dieBought':
      return withChest(view, -2, 1);
    default:
      return view;
  }
}

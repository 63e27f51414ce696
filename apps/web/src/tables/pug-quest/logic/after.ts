/**
 * The position after one event, as far as the event tells: so pieces move one event at a time. What it cannot know (which
 * card fills the display, what a new Monster's numbers come to) is put right when the whole page of events is over.
 */

import type { HeroView, MonsterView, PugEvent, PugView } from '@questhall/games/pug-quest';
import { asPugEvent, ENERGIES } from '@questhall/games/pug-quest';
import type { GameEvent } from '@questhall/kernel';
import type { Energy } from '../vocabulary.ts';
import { foeCard, worldCard } from './cards.ts';

/** The view of a seat, with those that are just being carried off the area. */
export interface TableView extends PugView {
  readonly leaving?: readonly string[];
}

const isEnergy = (card: string): card is Energy => ENERGIES.some((energy) => energy === card);

function without<T>(items: readonly T[], gone: readonly T[]): readonly T[] {
  const left = [...items];
  for (const item of gone) {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const withHero = (view: TableView, id: string, change: (hero: HeroView) => Partial<HeroView>): TableView => ({
  ...view,
  heroes: view.heroes.map((hero) => (hero.id === id ? { ...hero, ...change(hero) } : hero)),
});

/** Nothing changes where it is not to be seen. */
const withHand = (
  view: TableView,
  id: string,
  change: (hand: readonly Energy[]) => readonly Energy[],
): TableView => {
  const hand = view.hands?.[id];
  return hand === undefined ? view : { ...view, hands: { ...view.hands, [id]: change(hand) } };
};

/** Changes a Hero or a Monster alike. */
function withCreature(
  view: TableView,
  id: string,
  change: (creature: HeroView | MonsterView) => Partial<MonsterView & HeroView>,
): TableView {
  return {
    ...withHero(view, id, change),
    monsters: view.monsters.map((monster) =>
      monster.id === id ? { ...monster, ...change(monster) } : monster,
    ),
  };
}

type Lanes = PugView['heroLanes'];

const leaves = (lanes: Lanes, id: string): Lanes =>
  lanes.some((queue) => queue.includes(id))
    ? lanes.map((queue) => queue.filter((other) => other !== id))
    : lanes;

const enters = (lanes: Lanes, id: string, lane: number, ahead = 0): Lanes =>
  leaves(lanes, id).map((queue, at) =>
    at === lane - 1 ? queue.toSpliced(queue.length - ahead, 0, id) : queue,
  );

/** [PQ-RULING-44] The Boss is placed first, but Monsters of its lane may be meant to stand before it. */
function aheadOfBoss({ boss, worldCard: world, monsterLanes, heroes }: TableView, lane: number): number {
  const queue = monsterLanes[lane - 1] ?? [];
  if (boss === null || !queue.includes(boss)) return 0;
  const sheet = foeCard(boss);
  const marks =
    ((sheet && 'lanes' in sheet ? sheet.lanes : undefined) ?? worldCard(world)?.lanes)?.[lane - 1] ?? [];
  const before = marks
    .slice(0, marks.indexOf('B'))
    .filter((mark) => typeof mark === 'number' && mark <= heroes.length).length;
  return queue.indexOf(boss) < before ? queue.length - queue.indexOf(boss) : 0;
}

function withPlaced(view: TableView, id: string, lane: number, ahead = 0): TableView {
  const card = foeCard(id);
  if (card === undefined) return { ...view, heroLanes: enters(view.heroLanes, id, lane) };
  const fresh: MonsterView = {
    id,
    life: card.life,
    damage: 0,
    initiative: card.initiative,
    movement: card.movement.steps,
    attackBonus: 0,
    armour: 0,
    marks: [],
    tokens: [],
    acted: false,
    used: [],
    boss: id === view.boss,
    loot: [],
  };
  return {
    ...view,
    monsters: [...view.monsters.filter((monster) => monster.id !== id), fresh],
    monsterLanes: enters(view.monsterLanes, id, lane, ahead),
    decks: { ...view.decks, monster: Math.max(0, view.decks.monster - (fresh.boss ? 0 : 1)) },
  };
}

/** [PQ-ENER-04] From a hand to the discard pile. */
function withDiscarded(view: TableView, id: string, cards: readonly Energy[], xp = 0): TableView {
  const evil = view.evilLord;
  const byHero = view.heroes.some((hero) => hero.id === id);
  const paid: TableView = {
    ...view,
    energyDiscard: [...view.energyDiscard, ...cards],
    decks: { ...view.decks, energyDiscard: view.decks.energyDiscard + cards.length },
    evilLord:
      evil === null || byHero
        ? evil
        : {
            ...evil,
            cards: evil.cards - cards.length,
            hand: evil.hand && without(evil.hand, cards),
          },
  };
  const left = withHand(paid, id, (hand) => without(hand, cards));
  return withHero(left, id, (hero) => ({ cards: hero.cards - cards.length, xp: hero.xp - xp }));
}

function withDrawn(view: TableView, event: Extract<PugEvent, { type: 'drew' }>): TableView {
  const { hero: id, from, energy } = event;
  const left = energy !== undefined && from === 'display' ? without(view.display, [energy]) : view.display;
  const taken: TableView = {
    ...view,
    display: left,
    decks: { ...view.decks, energy: Math.max(0, view.decks.energy - 1) },
  };
  const drawn = energy === undefined ? taken : withHand(taken, id, (hand) => [...hand, energy]);
  return withHero(drawn, id, (hero) => ({ cards: hero.cards + 1 }));
}

const gains = (view: TableView, id: string, treasure: string): TableView =>
  withHero(view, id, (hero) => ({ treasures: [...hero.treasures, treasure] }));

const loses = (view: TableView, id: string, treasure: string): TableView =>
  withHero(view, id, (hero) => ({ treasures: without(hero.treasures, [treasure]) }));

function handedOver(view: TableView, from: string, to: string, cards: readonly string[]): TableView {
  return cards.reduce((now, card) => {
    if (!isEnergy(card)) return gains(loses(now, from, card), to, card);
    const given = withHero(now, from, (hero) => ({ cards: hero.cards - 1 }));
    const taken = withHero(given, to, (hero) => ({ cards: hero.cards + 1 }));
    return withHand(
      withHand(taken, from, (hand) => without(hand, [card])),
      to,
      (hand) => [...hand, card],
    );
  }, view);
}

/** Those that fell with the event before are gone now. */
function cleared({ leaving, ...view }: TableView): TableView {
  if (leaving === undefined || leaving.length === 0) return view;
  return leaving.reduce<TableView>(
    (now, id) => ({
      ...withHand(
        withHero(now, id, () => ({ fallen: true, cards: 0 })),
        id,
        () => [],
      ),
      heroLanes: leaves(now.heroLanes, id),
      monsterLanes: leaves(now.monsterLanes, id),
    }),
    view,
  );
}

const EMPTY_LANES: Lanes = [[], [], [], [], []];

export function positionAfter(before: TableView, raw: GameEvent): TableView {
  const event = asPugEvent(raw);
  const view = cleared(before);
  switch (event.type) {
    case 'worldBegan':
      return {
        ...view,
        world: event.world,
        round: view.dogsLife && event.world > 1 ? view.round : 1,
        turn: null,
        heroLanes: EMPTY_LANES,
        monsterLanes: EMPTY_LANES,
        monsters: [],
        market: [],
      };
    case 'heroReturned':
      return withHero(view, event.hero, () => ({ fallen: false, damage: 0 }));
    case 'heroPlaced':
      return withPlaced(view, event.hero, event.lane);
    case 'monsterPlaced':
      return withPlaced(view, event.monster, event.lane, aheadOfBoss(view, event.lane));
    case 'summoned':
      return withPlaced(view, event.monster, event.lane);
    case 'worldRevealed':
      return { ...view, worldCard: event.card };
    case 'bossRevealed':
      return { ...view, boss: event.boss };
    case 'roundBegan':
      return {
        ...view,
        world: event.world,
        round: event.round,
        heroes: view.heroes.map((hero) => ({ ...hero, acted: false })),
        monsters: view.monsters.map((monster) => ({ ...monster, acted: false })),
      };
    case 'turnBegan': {
      const hero = view.heroes.find(({ id }) => id === event.creature);
      const actionsLeft = hero === undefined ? 0 : 2 + hero.extraActions;
      return {
        ...withCreature(view, event.creature, () => ({ acted: true })),
        turn: { of: event.creature, actionsLeft, moved: false, standardAttackMade: false },
      };
    }
    case 'turnEnded':
      return { ...view, turn: null };
    case 'paid':
      return withDiscarded(view, event.by, event.cards, event.xp);
    case 'discarded':
      return withDiscarded(view, event.hero, event.cards);
    case 'drew':
      return withDrawn(view, event);
    case 'evilLordDrew':
      return view.evilLord === null
        ? view
        : {
            ...view,
            evilLord: {
              ...view.evilLord,
              cards: view.evilLord.cards + event.cards,
              hand: view.evilLord.hand && [...view.evilLord.hand, ...(event.hand ?? [])],
            },
          };
    case 'displayChanged':
      return { ...view, display: [] };
    case 'swapped':
      return withHand(
        { ...view, display: [...without(view.display, [event.took]), event.gave] },
        event.hero,
        (hand) => [...without(hand, [event.gave]), event.took],
      );
    case 'moved': {
      const side = view.heroes.some(({ id }) => id === event.creature) ? 'heroLanes' : 'monsterLanes';
      return { ...view, [side]: enters(view[side], event.creature, event.to) };
    }
    case 'damaged':
      return withCreature(view, event.creature, ({ damage }) => ({ damage: damage + event.amount }));
    case 'healed':
      return withCreature(view, event.creature, ({ damage }) => ({ damage: damage - event.amount }));
    case 'marked': {
      const { key, from } = event;
      return withCreature(view, event.creature, ({ marks }) => ({
        marks: [
          ...marks.filter((mark) => mark.key !== key || mark.from !== from),
          { key, from, until: 'worldEnd' },
        ],
      }));
    }
    case 'defeated':
      return { ...view, leaving: [event.creature] };
    case 'actionGranted':
      return withHero(view, event.hero, (hero) => ({ extraActions: hero.extraActions + event.actions }));
    case 'xpGained':
      return withHero(view, event.hero, (hero) => ({ xp: hero.xp + 1 }));
    case 'levelReached':
      return withHero(view, event.hero, () => ({ level: event.level }));
    case 'prizeTaken':
      return withHero(view, event.hero, (hero) => ({ prizes: [...hero.prizes, event.monster] }));
    case 'treasureTaken':
      return gains(view, event.hero, event.treasure);
    case 'treasureDiscarded':
      return event.hero === undefined ? view : loses(view, event.hero, event.treasure);
    case 'consumed':
      return loses(view, event.by, event.treasure);
    case 'lootTaken':
      return withCreature(loses(view, event.hero, event.treasure), event.monster, (monster) =>
        'loot' in monster ? { loot: [...monster.loot, event.treasure] } : {},
      );
    case 'marketOpened':
      return { ...view, market: event.treasures };
    case 'bought':
      return gains({ ...view, market: without(view.market, [event.treasure]) }, event.hero, event.treasure);
    case 'treasureSwapped': {
      const market = [...without(view.market, [event.took]), event.gave];
      return gains(loses({ ...view, market }, event.hero, event.gave), event.hero, event.took);
    }
    case 'exchanged':
      return handedOver(handedOver(view, event.from, event.to, event.gave), event.to, event.from, event.took);
    default:
      return view;
  }
}

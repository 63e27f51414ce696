/** What lies on the table, as somebody knows who sees every hand: read from the views, then moved on event by event. */
import type { Watched } from '@questhall/testkit';
import type { PugEvent } from '../src/events.ts';
import type { HeroView, MonsterView, PugView } from '../src/view.ts';
import type { Energy, Hero, Prize } from '../src/vocabulary.ts';
import { foeCard, prizeOf } from './cards.ts';

export type EventOf<T extends PugEvent['type']> = Extract<PugEvent, { type: T }>;

export interface Being {
  readonly id: string;
  readonly hero: boolean;
  readonly life: number;
  readonly initiative: number;
  readonly movement: number;
  readonly attackBonus: number;
  readonly armour: number;
  damage: number;
  readonly marks: readonly string[];
  /** It has come in since the last question: its values are not seen yet. */
  readonly fresh: boolean;
}

export interface Pug extends Being {
  readonly seat: number;
  readonly handLimit: number;
  readonly costChange: number;
  readonly level: number;
  readonly extraActions: number;
  hand: Energy[];
  treasures: string[];
  prizes: string[];
  xp: number;
}

export interface Table {
  readonly custom: readonly Hero[];
  readonly mode: string;
  readonly worldCard: string | null;
  readonly pugs: readonly Pug[];
  foes: Being[];
  heroLanes: string[][];
  monsterLanes: string[][];
  evilHand: Energy[];
  round: number;
  world: number;
}

const being = (seen: HeroView | MonsterView): Omit<Being, 'hero'> => ({
  fresh: false,
  id: seen.id,
  life: seen.life,
  initiative: seen.initiative,
  movement: seen.movement,
  attackBonus: seen.attackBonus,
  armour: seen.armour,
  damage: seen.damage,
  marks: seen.marks.map(({ key }) => key),
});

export function tableOf({ views, open }: Watched<PugView>): Table {
  const hands = views.find((view) => view.hands !== null)?.hands ?? {};
  const evil = open.evilLord === null ? null : views[open.evilLord.seat]?.evilLord;
  return {
    custom: open.customHeroes,
    mode: open.mode,
    worldCard: open.worldCard,
    pugs: open.heroes.map((seen) => ({
      ...being(seen),
      hero: true,
      seat: seen.seat,
      handLimit: seen.handLimit,
      costChange: seen.costChange,
      level: seen.level,
      extraActions: seen.extraActions,
      hand: [...(hands[seen.id] ?? [])],
      treasures: [...seen.treasures],
      prizes: [...seen.prizes],
      xp: seen.xp,
    })),
    foes: open.monsters.map((seen) => ({ ...being(seen), hero: false })),
    heroLanes: open.heroLanes.map((lane) => [...lane]),
    monsterLanes: open.monsterLanes.map((lane) => [...lane]),
    evilHand: [...(evil?.hand ?? [])],
    round: open.round,
    world: open.world,
  };
}

export const pugOf = (table: Table, id: string): Pug | undefined => table.pugs.find((pug) => pug.id === id);
export const beingOf = (table: Table, id: string): Being | undefined =>
  pugOf(table, id) ?? table.foes.find((foe) => foe.id === id);
export const isPug = (table: Table, id: string): boolean => pugOf(table, id) !== undefined;

/** The lane somebody stands in, counted from 1; 0 for nowhere. */
export const laneOf = ({ heroLanes, monsterLanes }: Table, id: string): number =>
  1 +
  Math.max(
    heroLanes.findIndex((lane) => lane.includes(id)),
    monsterLanes.findIndex((lane) => lane.includes(id)),
  );

export const without = <T>(list: readonly T[], taken: readonly T[]): T[] => {
  const left = [...list];
  for (const each of taken) {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
};

const leave = (table: Table, id: string): void => {
  table.heroLanes = table.heroLanes.map((lane) => lane.filter((each) => each !== id));
  table.monsterLanes = table.monsterLanes.map((lane) => lane.filter((each) => each !== id));
};

function join(table: Table, id: string, lane: number): void {
  leave(table, id);
  (isPug(table, id) ? table.heroLanes : table.monsterLanes)[lane - 1]?.push(id);
}

function arrive(table: Table, id: string, lane: number): void {
  const card = foeCard(id);
  const { life = 0, initiative = 0 } = card ?? {};
  const movement = card?.movement.steps ?? 0;
  table.foes.push({
    id,
    hero: false,
    life,
    initiative,
    movement,
    attackBonus: 0,
    armour: 0,
    damage: 0,
    marks: [],
    fresh: true,
  });
  join(table, id, lane);
}

const onPug = (table: Table, id: string, change: (pug: Pug) => void): void => {
  const pug = pugOf(table, id);
  if (pug) change(pug);
};

const energies = (cards: readonly string[]): Energy[] => cards as Energy[];
const isTreasure = (pug: Pug, card: string): boolean => pug.treasures.includes(card);

/** Cards that go from one Hero to another in an exchange. */
function hand(from: Pug, to: Pug, cards: readonly string[]): void {
  const loot = cards.filter((card) => isTreasure(from, card));
  const energy = energies(cards.filter((card) => !isTreasure(from, card)));
  from.treasures = without(from.treasures, loot);
  to.treasures = [...to.treasures, ...loot];
  from.hand = without(from.hand, energy);
  to.hand = [...to.hand, ...energy];
}

function usePrize(table: Table, by: string, isIt: (prize: Prize, id: string) => boolean): void {
  onPug(table, by, (pug) => {
    const used = pug.prizes.filter((id) => {
      const prize = prizeOf(id);
      return prize?.discardOnUse && isIt(prize, id);
    });
    pug.prizes = without(pug.prizes, used);
  });
}

type Tellers = { readonly [type in PugEvent['type']]?: (table: Table, event: EventOf<type>) => void };

const TELLERS: Tellers = {
  worldBegan: (table, { world }) => {
    table.world = world;
    table.foes = [];
    table.heroLanes = table.heroLanes.map(() => []);
    table.monsterLanes = table.monsterLanes.map(() => []);
  },
  roundBegan: (table, { round }) => {
    table.round = round;
  },
  heroPlaced: (table, { hero, lane }) => join(table, hero, lane),
  monsterPlaced: (table, { monster, lane }) => arrive(table, monster, lane),
  summoned: (table, { monster, lane }) => arrive(table, monster, lane),
  moved: (table, { creature, to }) => join(table, creature, to),
  damaged: (table, { creature, amount }) => {
    const hit = beingOf(table, creature);
    if (hit) hit.damage += amount;
  },
  healed: (table, { creature, amount }) => {
    const hit = beingOf(table, creature);
    if (hit) hit.damage -= amount;
  },
  heroReturned: (table, { hero }) =>
    onPug(table, hero, (pug) => Object.assign(pug, { damage: 0, hand: [], treasures: [], prizes: [] })),
  defeated: (table, { creature }) => {
    leave(table, creature);
    table.foes = table.foes.filter(({ id }) => id !== creature);
  },
  paid: (table, { by, cards, xp }) => {
    onPug(table, by, (pug) => {
      pug.hand = without(pug.hand, cards);
      pug.xp -= xp;
    });
    if (!isPug(table, by)) table.evilHand = without(table.evilHand, cards);
  },
  drew: (table, { hero, energy }) =>
    onPug(table, hero, (pug) => {
      if (energy) pug.hand.push(energy);
    }),
  evilLordDrew: (table, { hand: drawn = [] }) => {
    table.evilHand.push(...drawn);
  },
  discarded: (table, { hero, cards }) =>
    onPug(table, hero, (pug) => {
      pug.hand = without(pug.hand, cards);
    }),
  swapped: (table, { hero, gave, took }) =>
    onPug(table, hero, (pug) => {
      pug.hand = [...without(pug.hand, [gave]), took];
    }),
  xpGained: (table, { hero }) =>
    onPug(table, hero, (pug) => {
      pug.xp += 1;
    }),
  prizeTaken: (table, { hero, monster }) =>
    onPug(table, hero, (pug) => {
      pug.prizes.push(monster);
    }),
  treasureTaken: (table, { hero, treasure }) =>
    onPug(table, hero, (pug) => {
      pug.treasures.push(treasure);
    }),
  bought: (table, { hero, treasure }) =>
    onPug(table, hero, (pug) => {
      pug.treasures.push(treasure);
    }),
  treasureSwapped: (table, { hero, gave, took }) =>
    onPug(table, hero, (pug) => {
      pug.treasures = [...without(pug.treasures, [gave]), took];
    }),
  treasureDiscarded: (table, { treasure, hero = '' }) =>
    onPug(table, hero, (pug) => {
      pug.treasures = without(pug.treasures, [treasure]);
    }),
  consumed: (table, { by, treasure }) =>
    onPug(table, by, (pug) => {
      pug.treasures = without(pug.treasures, [treasure]);
      pug.prizes = without(pug.prizes, [treasure]);
    }),
  /** A Prize for one use is gone with it. */
  abilityUsed: (table, { by, source }) => {
    const [kind, rest = ''] = source.split(':');
    if (kind === 'prize') usePrize(table, by, (_prize, id) => id === rest.split('#')[0]);
  },
  comboPlayed: (table, { by, combo }) => usePrize(table, by, (prize) => prize.combo?.id === combo),
  ripostePlayed: (table, { by, combo }) => usePrize(table, by, (prize) => prize.combo?.id === combo),
  exchanged: (table, { from, to, gave, took }) => {
    const [a, b] = [pugOf(table, from), pugOf(table, to)];
    if (!a || !b) return;
    hand(a, b, gave);
    hand(b, a, took);
  },
};

export function tell(table: Table, event: PugEvent): void {
  (TELLERS[event.type] as ((table: Table, event: PugEvent) => void) | undefined)?.(table, event);
}

/** [PQ-KILL] [PQ-XP] [PQ-DROP] [PQ-PRIZE] What a Defeated Monster gives. */
import { callEach } from '@questhall/kernel';
import type { PickUp, PrizeChoice } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { hero, heroesIn, isHero, isStanding, monster } from '../queries/area.ts';
import { monsterCard } from '../queries/cards.ts';
import { payments, plainCost, purseOf } from '../queries/payment.ts';
import { evilLordSeat, hasFlag, levelAt, levelOf, priceOf } from '../queries/values.ts';
import type { CreatureId, State } from '../state.ts';
import { drawTreasure } from './decks.ts';
import { spend } from './energy.ts';

const gains = procedure(flow.gains, {
  /** [PQ-PRIZE-01] Only the Hero that dealt the last damage chooses. */
  prize: ask({
    kind: 'prize',
    who: (s, f) => {
      const card = monsterCard(f.monster);
      return 'prize' in card && card.prize && isHero(s, f.by) && isStanding(s, f.by)
        ? hero(s, f.by).seat
        : undefined;
    },
    candidates: (): PrizeChoice[] => [{ do: 'takePrize' }, { do: 'takeXp' }],
    about: (_s, f) => ({ hero: f.by, monster: f.monster }),
    answer: (_s, f, option) => {
      f.prize = option.do === 'takePrize';
    },
  }),
  /** [PQ-KILL-02] [PQ-PRIZE-02] [PQ-RULING-26] The card goes to a Hero, or to the Monster discard pile. */
  card: (s, f) => {
    if (f.prize) {
      hero(s, f.by).prizes.push(f.monster);
      emit(s, { type: 'prizeTaken', hero: f.by, monster: f.monster });
    } else if (isHero(s, f.by)) gainXp(s, f.by, f.monster);
    else s.monsterDiscard.push(f.monster);
  },
  /** [PQ-DROP-01] [PQ-RULING-29] The random one first, then the loot; [PQ-RULING-81] robbed or Prize: none at all. */
  drop: (s, f) => {
    const fallen = monster(s, f.monster);
    const none = f.prize || hasFlag(s, f.monster, 'noTreasureDrop');
    const { loot } = fallen;
    s.monsters = s.monsters.filter((candidate) => candidate.id !== f.monster);
    if (none) {
      s.treasureDiscard.push(...loot);
      return;
    }
    const random = drawTreasure(s);
    const treasures = random === undefined ? loot : [random, ...loot];
    for (const treasure of treasures) emit(s, { type: 'treasureDropped', treasure, lane: f.lane });
    /** [PQ-DROP-02] [PQ-RULING-28] The Heroes of the facing lane, from rank 1, as they stand now. */
    const { type } = monsterCard(f.monster);
    callEach(
      s,
      flow.offerTreasure,
      treasures.map((treasure) => ({ treasure, type, queue: [...heroesIn(s, f.lane)] })),
    );
  },
});

function gainXp(s: State, id: CreatureId, card: string): void {
  const before = levelOf(s, id);
  const { xp } = hero(s, id);
  xp.push(card);
  emit(s, { type: 'xpGained', hero: id, monster: card });
  const level = levelAt(xp.length);
  if (level > before) emit(s, { type: 'levelReached', hero: id, level });
}

const offerTreasure = procedure(flow.offerTreasure, {
  /** [PQ-DROP-04] Who cannot pay is passed over; against an Evil Lord everybody is asked. */
  skip: (s, f) => {
    while (
      f.queue.length > 0 &&
      evilLordSeat(s) === undefined &&
      ways(s, f.queue[0] ?? '', f.type).length === 0
    ) {
      f.queue.shift();
    }
  },
  /** [PQ-DROP-03] [PQ-RULING-27] Face up, for 1 card of the Monster's Type. */
  offer: ask({
    kind: 'pickUp',
    who: (s, f) => (f.queue[0] === undefined ? undefined : hero(s, f.queue[0]).seat),
    candidates: (s, f): PickUp[] => [
      ...ways(s, f.queue[0] ?? '', f.type).map((payment): PickUp => ({ do: 'pickUp', ...payment })),
      { do: 'decline' },
    ],
    about: (_s, f) => ({ hero: f.queue[0] ?? '', treasure: f.treasure, type: f.type }),
    answer: (s, f, option) => {
      const id = f.queue.shift() ?? '';
      if (option.do === 'decline') return 'again';
      spend(s, id, option);
      hero(s, id).treasures.push(f.treasure);
      emit(s, { type: 'treasureTaken', hero: id, treasure: f.treasure });
      return 'end';
    },
  }),
  /** [PQ-DROP-05] */
  discard: (s, f) => {
    s.treasureDiscard.push(f.treasure);
    emit(s, { type: 'treasureDiscarded', treasure: f.treasure });
  },
});

const ways = (s: State, id: CreatureId, type: Parameters<typeof plainCost>[0][number]) =>
  payments(purseOf(s, id), plainCost(Array.from({ length: priceOf(s, id, 'pickUp') }, () => type)));

export const gainProcedures = [gains, offerTreasure];

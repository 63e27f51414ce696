/** [DF-ROUND] [DF-PATH] [DF-DUNFX] A round, and its first part: the way into the next room. */
import { call, takeFrom } from '@questhall/kernel';
import type { Assign, Path } from '../decisions.ts';
import { emit, emitToSeat } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { equipmentCard, roomCard } from '../queries/cards.ts';
import { whyNotCarry } from '../queries/carrying.ts';
import { clockwiseFrom, hero, leaderSeat } from '../queries/heroes.ts';
import { icons, iconsNeeded } from '../queries/progress.ts';
import type { HeldPath, State } from '../state.ts';
import type { RoomEffect } from '../vocabulary.ts';
import { discardEquipment, gainDie, gainGold, healAll } from './gains.ts';

/** [DF-ROUND-01] */
const playRound = procedure(flow.playRound, {
  begin: (s) => {
    s.round += 1;
    s.phase = 'dungeon';
    emit(s, { type: 'roundBegan', round: s.round, shops: s.shops });
  },
  /** W1. */
  window: (s) => call(s, flow.spendWindow, { at: 'dungeon' }),
  dungeon: (s) => call(s, flow.dungeonPhase, { next: 0 }),
  combat: (s) => {
    s.phase = 'combat';
    call(s, flow.fight, { boss: false });
  },
  rest: (s) => call(s, flow.rest, {}),
  /** [DF-REST-13] */
  shop: (s) => {
    if (icons(s) >= iconsNeeded(s)) call(s, flow.visitShop, { content: [] });
  },
});

/** The top card of the Dungeon deck, if there is one. */
function drawPath(s: State): HeldPath | undefined {
  while (s.dungeonDeck[0]?.cards.length === 0) s.dungeonDeck.shift();
  const [top] = s.dungeonDeck;
  return top && { card: takeFrom(s, top.cards), group: top.group, knownBy: [...top.knownBy] };
}

const dungeonPhase = procedure(flow.dungeonPhase, {
  /** [DF-PATH-01] The Leader looks at two. */
  draw: (s) => {
    renewIfEmpty(s);
    for (let i = 0; i < 2; i++) {
      const path = drawPath(s);
      if (path) s.paths.push(path);
    }
    const told = { type: 'pathsDrawn', leader: s.leader, count: s.paths.length } as const;
    emitToSeat(s, leaderSeat(s), { ...told, cards: s.paths.map(({ card }) => card) }, told);
  },
  /** [DF-PATH-02] [DF-PATH-03] [DF-DEC-04] */
  choose: ask({
    kind: 'path',
    who: leaderSeat,
    candidates: (s): Path[] => s.paths.map(({ card }) => ({ do: 'path', card, at: { card } })),
    answer: (s, _f, { card }) => {
      for (const path of s.paths.splice(0)) if (path.card !== card) putUnder(s, path);
      s.room = card;
      emit(s, { type: 'pathChosen', leader: s.leader, card });
    },
  }),
  /** [DF-PATH-07] [DF-PATH-08] Everything but the Advantage, which waits for the Monster. */
  effects: (s, f) => {
    const effect = roomCard(s.room ?? '').effects[f.next];
    if (effect === undefined) return 'end';
    f.next += 1;
    takeEffect(s, effect);
    return 'stay';
  },
});

/** [DF-PATH-03] Not shown to anybody. */
function putUnder(s: State, { card, group, knownBy }: HeldPath): void {
  const seat = leaderSeat(s);
  s.dungeonDeck.push({
    cards: [card],
    group,
    knownBy: knownBy.includes(seat) ? [...knownBy] : [...knownBy, seat],
  });
}

/** [DF-RULING-63] An empty deck is made anew from the cards set aside, whose icons stay counted. */
function renewIfEmpty(s: State): void {
  if (s.dungeonDeck.some(({ cards }) => cards.length > 0)) return;
  s.iconsKept = icons(s);
  s.dungeonDeck = [{ cards: s.setAside.splice(0), group: s.round, knownBy: [] }];
  emit(s, { type: 'deckRenewed', deck: 'dungeon' });
}

function takeEffect(s: State, effect: RoomEffect): void {
  switch (effect.kind) {
    case 'gold':
      return gainGold(s, effect.amount, 'room');
    case 'healAll':
      return healAll(s, effect.amount, 'room');
    case 'gainDie':
      return gainDie(s, 'room');
    case 'freeEquipment':
      return findEquipment(s);
    case 'advantage':
      return;
  }
}

/** [DF-DUNFX-04] [DF-RULING-44] [DF-RULING-63] */
function findEquipment(s: State): void {
  if (s.shopDeck.length === 0) return emit(s, { type: 'equipmentFound', card: null });
  const card = takeFrom(s, s.shopDeck);
  emit(s, { type: 'equipmentFound', card });
  if (equipmentCard(card).type !== 'relic') return call(s, flow.assignEquipment, { card });
  s.relics.push(card);
  emit(s, { type: 'equipmentTaken', card, hero: '' });
}

/** [DF-DEC-05] [DF-RULING-19] */
const assignEquipment = procedure(flow.assignEquipment, {
  assign: ask({
    kind: 'assign',
    who: leaderSeat,
    candidates: (s, f): Assign[] => {
      const takers = clockwiseFrom(s, s.leader).filter((state) => !state.eliminated);
      const { type } = equipmentCard(f.card);
      return [
        ...takers.map(({ id }): Assign => ({ do: 'give', hero: id, at: { hero: id } })),
        ...takers.flatMap((state) =>
          whyNotCarry(state, f.card) === undefined
            ? []
            : state.equipment
                .filter((own) => equipmentCard(own).type === type)
                .map(
                  (instead): Assign => ({ do: 'replace', hero: state.id, instead, at: { hero: state.id } }),
                ),
        ),
        { do: 'leave' },
      ];
    },
    whyNot: (s, f, option) => {
      if (option.do === 'leave') return undefined;
      const without = option.do === 'replace' ? option.instead : undefined;
      return whyNotCarry(hero(s, option.hero), f.card, without);
    },
    about: (_s, f) => ({ card: f.card }),
    answer: (s, f, option) => {
      if (option.do === 'leave') {
        s.equipmentGone.push(f.card);
        emit(s, { type: 'equipmentLeft', card: f.card, hero: '' });
        return;
      }
      const taker = hero(s, option.hero);
      if (option.do === 'replace') {
        discardEquipment(s, taker, option.instead);
        emit(s, { type: 'equipmentLeft', card: option.instead, hero: taker.id });
      }
      taker.equipment.push(f.card);
      emit(s, { type: 'equipmentTaken', card: f.card, hero: taker.id });
    },
  }),
});

export const dungeonProcedures = [playRound, dungeonPhase, assignEquipment];

/** [SFB-DECK] Hands, decks, and the keywords about them. */
import type { Seat } from '@questhall/kernel';
import { takeFrom } from '@questhall/kernel';
import { actionCard } from '../content/index.ts';
import { ownerSign } from '../content/own.ts';
import type { Count, DiscardForStun, Plan, Recover } from '../decisions.ts';
import { emit, emitToSeat } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { champion, player } from '../queries/champions.ts';
import { isImmune } from '../queries/values.ts';
import type { ChampionId, PlayerState, State } from '../state.ts';

export function removeFrom<T>(pile: T[], card: T): void {
  const at = pile.indexOf(card);
  if (at < 0) throw new Error(`${String(card)} is not there`);
  pile.splice(at, 1);
}

/** [SFB-DECK-01] [SFB-RULING-67] The top card; an empty deck is made anew from the discard pile. */
function topCard(s: State, owner: PlayerState): string | undefined {
  if (owner.planned.length === 0 && owner.deck.length === 0) {
    if (owner.discard.length === 0) return undefined;
    owner.deck = owner.discard;
    owner.discard = [];
    emit(s, { type: 'deckRenewed', seat: owner.seat });
  }
  return owner.planned.pop() ?? takeFrom(s, owner.deck);
}

export function drawCards(s: State, seat: Seat, n: number): void {
  const owner = player(s, seat);
  const cards: string[] = [];
  while (cards.length < n) {
    const card = topCard(s, owner);
    if (card === undefined) break;
    cards.push(card);
  }
  if (cards.length === 0) return;
  owner.hand.push(...cards);
  emitToSeat(
    s,
    seat,
    { type: 'drew', seat, n: cards.length, cards },
    { type: 'drew', seat, n: cards.length },
  );
}

/** The top cards go to the discard pile. */
export function millCards(s: State, seat: Seat, n: number): void {
  const owner = player(s, seat);
  for (let i = 0; i < n; i++) {
    const card = topCard(s, owner);
    if (card === undefined) return;
    owner.discard.push(card);
    emit(s, { type: 'milled', seat, card });
  }
}

const countsTo = (most: number): Count[] => Array.from({ length: most + 1 }, (_, n) => ({ do: 'count', n }));

const cardsLeft = (s: State, seat: Seat): number => {
  const { planned, deck, discard } = player(s, seat);
  return planned.length + deck.length + discard.length;
};

/** [SFB-KW-DRAW-01] [SFB-KW-DRAW-02] The number is said first. */
const draw = procedure(flow.draw, {
  count: ask({
    kind: 'draw',
    who: (s, f) => (f.most > 0 && cardsLeft(s, f.seat) > 0 ? f.seat : undefined),
    candidates: (_s, f) => countsTo(f.most),
    about: (_s, f) => ({ most: f.most }),
    answer: (s, f, { n }) => drawCards(s, f.seat, n),
  }),
});

/** [SFB-KW-PLAN-01] [SFB-RULING-69] One card after the other; the last one lies on top. */
const plan = procedure(flow.plan, {
  choose: ask({
    kind: 'plan',
    who: (s, f) => (f.left > 0 && player(s, f.seat).hand.length > 0 ? f.seat : undefined),
    candidates: (s, f): Plan[] => [
      ...player(s, f.seat).hand.map((card): Plan => ({ do: 'plan', card, at: { card } })),
      { do: 'done' },
    ],
    about: (_s, f) => ({ left: f.left }),
    answer: (s, f, option) => {
      if (option.do === 'done') return 'end';
      const { card } = option;
      const owner = player(s, f.seat);
      removeFrom(owner.hand, card);
      owner.planned.push(card);
      f.left -= 1;
      emitToSeat(s, f.seat, { type: 'planned', seat: f.seat, card }, { type: 'planned', seat: f.seat });
      return 'stay';
    },
  }),
});

/** From the own discard pile to the hand. */
const recover = procedure(flow.recover, {
  choose: ask({
    kind: 'recover',
    who: (_s, f) => (f.left > 0 ? f.seat : undefined),
    candidates: (s, f): Recover[] =>
      player(s, f.seat).discard.map((card) => ({ do: 'recover', card, at: { card } })),
    answer: (s, f, { card }) => {
      const owner = player(s, f.seat);
      removeFrom(owner.discard, card);
      owner.hand.push(card);
      f.left -= 1;
      emit(s, { type: 'recovered', seat: f.seat, card });
      return 'stay';
    },
  }),
});

/** The cards in hand that belong to this Champion. */
const fittingCards = (s: State, id: ChampionId): string[] => {
  const { seat, key } = champion(s, id);
  const sign = ownerSign(key);
  return player(s, seat).hand.filter((card) => actionCard(card).champion === sign);
};

/** [SFB-KW-STUN] [SFB-RULING-70] */
const stun = procedure(flow.stun, {
  /** [SFB-KW-STUN-02] Without a fitting card the hand is shown; an empty one counts as shown. */
  show: (s, f) => {
    if (isImmune(s, f.champion, 'stun')) {
      emit(s, { type: 'warded', champion: f.champion, against: 'stun' });
      return 'end';
    }
    const { seat } = champion(s, f.champion);
    if (fittingCards(s, f.champion).length > 0) return;
    emit(s, { type: 'handShown', champion: f.champion, seat, cards: [...player(s, seat).hand] });
    return 'end';
  },
  /** [SFB-KW-STUN-01] */
  discard: ask({
    kind: 'stun',
    who: (s, f) => champion(s, f.champion).seat,
    candidates: (s, f): DiscardForStun[] =>
      player(s, champion(s, f.champion).seat).hand.map((card) => ({ do: 'discard', card, at: { card } })),
    whyNot: (s, f, { card }) =>
      actionCard(card).champion === ownerSign(champion(s, f.champion).key)
        ? undefined
        : { rule: 'SFB-KW-STUN-01' },
    about: (_s, f) => ({ champion: f.champion }),
    answer: (s, f, { card }) => {
      const { seat } = champion(s, f.champion);
      const owner = player(s, seat);
      removeFrom(owner.hand, card);
      owner.discard.push(card);
      emit(s, { type: 'stunned', champion: f.champion, seat, card });
    },
  }),
});

export const cardProcedures = [draw, plan, recover, stun];

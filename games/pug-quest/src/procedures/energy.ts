/** [PQ-ENER] The Energy deck, the display, drawing, discarding and paying. */
import { call, takeFrom } from '@questhall/kernel';
import type { Discard, DrawFrom, Pay } from '../decisions.ts';
import { emit, emitToEvilLord, emitToHeroes } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { hero, isHero, isStanding } from '../queries/area.ts';
import type { Cost, Payment } from '../queries/payment.ts';
import { payments, purseOf } from '../queries/payment.ts';
import { displaySize, evilLordSeat } from '../queries/values.ts';
import type { CreatureId, State } from '../state.ts';
import type { Energy } from '../vocabulary.ts';
import { ENERGIES } from '../vocabulary.ts';

/** [PQ-ENER-05] [PQ-RULING-36] The next card of the deck; the discard pile becomes the deck when it has run out. */
export function drawFromDeck(s: State): Energy | undefined {
  if (s.energyDeck.length === 0) {
    if (s.energyDiscard.length === 0) return undefined;
    s.energyDeck = s.energyDiscard;
    s.energyDiscard = [];
    emit(s, { type: 'deckRenewed', deck: 'energy' });
  }
  return takeFrom(s, s.energyDeck);
}

const canDrawFromDeck = (s: State): boolean => s.energyDeck.length + s.energyDiscard.length > 0;

/** [PQ-ENER-07] The display is filled up at once. */
export function refillDisplay(s: State): void {
  const size = displaySize(s);
  while (s.display.length < size) {
    const card = drawFromDeck(s);
    if (card === undefined) return;
    s.display.push(card);
  }
}

/** A display that has become smaller gives up its oldest cards. */
export function fitDisplay(s: State): void {
  const surplus = s.display.length - displaySize(s);
  if (surplus > 0) discardEnergy(s, s.display.splice(0, surplus));
  refillDisplay(s);
}

/** [PQ-ENER-04] Onto the discard pile; a short display is filled as soon as cards exist. */
export function discardEnergy(s: State, cards: readonly Energy[]): void {
  s.energyDiscard.push(...cards);
  if (s.energyDeck.length === 0 && s.display.length < displaySize(s)) refillDisplay(s);
}

export function removeFrom<T>(pile: T[], card: T): void {
  const at = pile.indexOf(card);
  if (at < 0) throw new Error(`${String(card)} is not there`);
  pile.splice(at, 1);
}

/** Starting and returning hands come from the deck. */
export function drawHand(s: State, id: CreatureId, cards: number): void {
  for (let i = 0; i < cards; i++) takeFromDeck(s, id);
}

function takeFromDeck(s: State, id: CreatureId): void {
  const energy = drawFromDeck(s);
  if (energy === undefined) return;
  hero(s, id).hand.push(energy);
  emitToHeroes(s, { type: 'drew', hero: id, from: 'deck', energy }, { type: 'drew', hero: id, from: 'deck' });
}

/** [PQ-ENER-07] A display card is replaced before any next draw. */
function takeFromDisplay(s: State, id: CreatureId, energy: Energy): void {
  removeFrom(s.display, energy);
  hero(s, id).hand.push(energy);
  emit(s, { type: 'drew', hero: id, from: 'display', energy });
  refillDisplay(s);
}

/** [PQ-EVIL-02] [PQ-RULING-37] */
export function evilLordDraws(s: State, cards: number): void {
  const hand: Energy[] = [];
  for (let i = 0; i < cards; i++) {
    const energy = drawFromDeck(s);
    if (energy !== undefined) hand.push(energy);
  }
  s.evilHand.push(...hand);
  emitToEvilLord(
    s,
    { type: 'evilLordDrew', cards: hand.length, hand },
    { type: 'evilLordDrew', cards: hand.length },
  );
}

/** The kinds of Energy in a hand or display: cards of one kind are the same. */
export function kindsIn(cards: readonly Energy[]): Energy[] {
  const kinds: Energy[] = [];
  for (const energy of ENERGIES) if (cards.includes(energy)) kinds.push(energy);
  return kinds;
}

/** What can be done with an Energy card: made once, since there are only six kinds of them. */
const fromDisplay = optionPer((display) => ({ do: 'takeDisplay' as const, at: { display } }));
export const discardsFrom = optionPer((hand) => ({ do: 'discardCard' as const, at: { hand } }));

function optionPer<O>(option: (energy: Energy) => O): (cards: readonly Energy[]) => O[] {
  const options = ENERGIES.map(option);
  return (cards) => {
    const list: O[] = [];
    for (let kind = 0; kind < ENERGIES.length; kind++)
      if (cards.includes(ENERGIES[kind] as Energy)) list.push(options[kind] as O);
    return list;
  };
}

const TAKE_DECK: DrawFrom = { do: 'takeDeck' };
const STOP: DrawFrom = { do: 'stop' };
const DONE: Discard = { do: 'done' };

/** [PQ-ACT-06] [PQ-ACT-07] [PQ-RULING-37] Card by card, each from the deck or the display. */
const drawCards = procedure(flow.drawCards, {
  draw: ask({
    kind: 'drawFrom',
    who: (s, f) => (f.left > 0 && isStanding(s, f.hero) ? hero(s, f.hero).seat : undefined),
    candidates: (s, f): DrawFrom[] => {
      const list: DrawFrom[] = canDrawFromDeck(s) ? [TAKE_DECK] : [];
      for (const option of fromDisplay(s.display)) list.push(option);
      if (f.mayStop && list.length > 0) list.push(STOP);
      return list;
    },
    about: (_s, f) => ({ left: f.left }),
    answer: (s, f, option) => {
      if (option.do === 'stop') return 'end';
      if (option.do === 'takeDeck') takeFromDeck(s, f.hero);
      else takeFromDisplay(s, f.hero, option.at.display);
      f.left -= 1;
      return 'stay';
    },
  }),
});

/** [PQ-ACT-08] [PQ-RULING-39] Any number, at least 1, all before the first draw; then as many again. */
const discardAction = procedure(flow.discardAction, {
  choose: ask({
    kind: 'discardCards',
    who: (s, f) => hero(s, f.hero).seat,
    candidates: (s, f): Discard[] => {
      const list: Discard[] = discardsFrom(hero(s, f.hero).hand);
      if (f.discarded.length > 0) list.push(DONE);
      return list;
    },
    about: (_s, f) => ({ chosen: f.discarded.length, cards: [...f.discarded] }),
    answer: (s, f, option) => {
      if (option.do === 'done') return undefined;
      removeFrom(hero(s, f.hero).hand, option.at.hand);
      f.discarded.push(option.at.hand);
      return 'stay';
    },
  }),
  discard: (s, f) => {
    emit(s, { type: 'discarded', hero: f.hero, cards: f.discarded, why: 'discardAction' });
    discardEnergy(s, f.discarded);
  },
  draw: (s, f) => call(s, flow.drawCards, { hero: f.hero, left: f.discarded.length, mayStop: false }),
});

/** [PQ-ACT-05] [PQ-RULING-39] Change: all face-up cards make way for new ones. */
export function changeDisplay(s: State, by: CreatureId): void {
  discardEnergy(s, s.display.splice(0));
  refillDisplay(s);
  emit(s, { type: 'displayChanged', by });
}

/** [PQ-ENER-09] [PQ-ACT-15] Down to the limit at the end of the own Turn, the player chooses. */
const keepHandLimit = procedure(flow.keepHandLimit, {
  discard: ask({
    kind: 'handLimit',
    who: (s, f) => (hero(s, f.hero).hand.length > f.limit ? hero(s, f.hero).seat : undefined),
    candidates: (s, f) => discardsFrom(hero(s, f.hero).hand),
    about: (s, f) => ({ surplus: hero(s, f.hero).hand.length - f.limit }),
    answer: (s, f, option) => {
      removeFrom(hero(s, f.hero).hand, option.at.hand);
      discardEnergy(s, [option.at.hand]);
      emit(s, { type: 'discarded', hero: f.hero, cards: [option.at.hand], why: 'handLimit' });
      return 'stay';
    },
  }),
});

/** Hands over what was chosen. The payer is a Hero, or a Creature whose costs the Evil Lord pays. */
export function spend(s: State, payer: CreatureId, { cards, xp }: Payment): void {
  if (isHero(s, payer)) {
    const state = hero(s, payer);
    for (const card of cards) removeFrom(state.hand, card);
    /** [PQ-RULING-33] The last XP gained go first; they end on the Monster discard pile. */
    s.monsterDiscard.push(...state.xp.splice(state.xp.length - xp, xp));
  } else {
    for (const card of cards) removeFrom(s.evilHand, card);
  }
  if (cards.length + xp > 0) emit(s, { type: 'paid', by: payer, cards, xp });
  discardEnergy(s, cards);
}

/** [PQ-RULING-34] The payer composes the payment. */
const payCost = procedure(flow.payCost, {
  choose: ask({
    kind: 'pay',
    who: (s, f) => (isHero(s, f.payer) ? hero(s, f.payer).seat : evilLordSeat(s)),
    candidates: (s, f): Pay[] =>
      payments(purseOf(s, f.payer), f).map((payment) => ({ do: 'pay', ...payment })),
    about: (_s, f) => ({ symbols: f.symbols, purpose: f.purpose }),
    answer: (s, f, option) => spend(s, f.payer, option),
  }),
});

/**
 * Pays at once where there is only one way, asks otherwise: always against an Evil Lord, since not to be asked would tell
 * the other side about a hand. The last thing a step does.
 */
export function pay(s: State, payer: CreatureId, cost: Cost, purpose: string): void {
  const ways = payments(purseOf(s, payer), cost);
  const only = ways[0];
  if (only === undefined) throw new Error(`${payer} cannot pay for ${purpose}`);
  const betrays = evilLordSeat(s) !== undefined && cost.symbols.length > 0;
  if (ways.length === 1 && !betrays) spend(s, payer, only);
  else call(s, flow.payCost, { payer, symbols: [...cost.symbols], less: cost.less, purpose });
}

export const energyProcedures = [drawCards, discardAction, keepHandLimit, payCost];

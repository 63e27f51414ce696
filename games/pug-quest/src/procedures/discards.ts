/** What cards make Heroes give up, and what Heroes do with the display. */
import { call, takeFrom } from '@questhall/kernel';
import type { Discard, DiscardDisplay, LoseTreasure, SwapDisplay } from '../decisions.ts';
import { emit } from '../events.ts';
import type { ForcedDiscard } from '../flow.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { hero, isStanding } from '../queries/area.ts';
import { evilLordSeat } from '../queries/values.ts';
import type { State } from '../state.ts';
import { controllerOf } from './aim.ts';
import { discardEnergy, discardsFrom, kindsIn, refillDisplay, removeFrom } from './energy.ts';

const pileOf = (s: State, f: ForcedDiscard): readonly string[] =>
  f.what === 'energy' ? hero(s, f.hero).hand : hero(s, f.hero).treasures;

/** [PQ-DEC-19] The player chooses, unless the card says random. */
const forcedDiscard = procedure(flow.forcedDiscard, {
  count: (s, f) => {
    if (!isStanding(s, f.hero)) return 'end';
    const have = pileOf(s, f).length;
    f.missed = have < f.left;
    f.left = Math.min(f.left, have);
    return;
  },
  random: (s, f) => {
    if (!f.random) return;
    for (; f.left > 0; f.left--) {
      if (f.what === 'energy') lose(s, f, takeFrom(s, hero(s, f.hero).hand));
      else lose(s, f, takeFrom(s, hero(s, f.hero).treasures));
    }
  },
  choose: ask({
    kind: 'forcedDiscard',
    who: (s, f) => (f.left > 0 ? hero(s, f.hero).seat : undefined),
    candidates: (s, f): (Exclude<Discard, { do: 'done' }> | LoseTreasure)[] =>
      f.what === 'energy'
        ? discardsFrom(hero(s, f.hero).hand)
        : hero(s, f.hero).treasures.map((treasure) => ({
            do: 'loseTreasure',
            treasure,
            at: { card: treasure },
          })),
    about: (_s, f) => ({ what: f.what, left: f.left }),
    answer: (s, f, option) => {
      if (option.do === 'discardCard') {
        removeFrom(hero(s, f.hero).hand, option.at.hand);
        lose(s, f, option.at.hand);
      } else {
        removeFrom(hero(s, f.hero).treasures, option.treasure);
        lose(s, f, option.treasure);
      }
      f.left -= 1;
      return 'stay';
    },
  }),
  /** [PQ-DOG-03] [PQ-DOG-04] [PQ-RULING-71] */
  penalty: (s, f) => {
    if (f.missed && s.options.dogsLife) call(s, flow.sufferPenalty, { heroes: [f.hero], why: 'dogsLife' });
  },
});

function lose(s: State, f: ForcedDiscard, card: string): void {
  if (f.what === 'treasure') {
    s.treasureDiscard.push(card);
    emit(s, { type: 'treasureDiscarded', treasure: card, hero: f.hero });
    return;
  }
  const [energy] = kindsIn([card as never]);
  if (!energy) return;
  emit(s, { type: 'discarded', hero: f.hero, cards: [energy], why: 'forced' });
  discardEnergy(s, [energy]);
}

/** Hand cards and face-up cards change places, one for one. */
const swapDisplay = procedure(flow.swapDisplay, {
  swap: ask({
    kind: 'swapDisplay',
    who: (s, f) => (f.left > 0 && isStanding(s, f.hero) ? hero(s, f.hero).seat : undefined),
    candidates: (s, f): SwapDisplay[] => {
      const list: SwapDisplay[] = [];
      for (const give of kindsIn(hero(s, f.hero).hand)) {
        for (const display of kindsIn(s.display)) {
          if (display !== give) list.push({ do: 'swapCard', give, at: { display } });
        }
      }
      return list.length > 0 || evilLordSeat(s) !== undefined ? [...list, { do: 'stop' }] : [];
    },
    about: (_s, f) => ({ left: f.left }),
    answer: (s, f, option) => {
      if (option.do === 'stop') return 'end';
      const { hand } = hero(s, f.hero);
      removeFrom(hand, option.give);
      removeFrom(s.display, option.at.display);
      hand.push(option.at.display);
      s.display.push(option.give);
      emit(s, { type: 'swapped', hero: f.hero, gave: option.give, took: option.at.display });
      f.left -= 1;
      return 'stay';
    },
  }),
});

/** All chosen cards go before new ones are turned up. */
const discardDisplay = procedure(flow.discardDisplay, {
  choose: ask({
    kind: 'discardDisplay',
    who: (s, f) => controllerOf(s, f.by),
    candidates: (s): DiscardDisplay[] =>
      kindsIn(s.display).map((display) => ({ do: 'discardDisplay', at: { display } })),
    about: (_s, f) => ({ left: f.left }),
    answer: (s, f, option) => {
      removeFrom(s.display, option.at.display);
      s.energyDiscard.push(option.at.display);
      f.left -= 1;
      return f.left > 0 ? 'stay' : undefined;
    },
  }),
  refill: (s, f) => {
    refillDisplay(s);
    emit(s, { type: 'displayChanged', by: f.by });
  },
});

export const discardProcedures = [forcedDiscard, swapDisplay, discardDisplay];

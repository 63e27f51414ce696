/** [DL-ROUND-04] What the cards of the event deck do. */
import { call } from '@questhall/kernel';
import { eventCard } from '../content/index.ts';
import type { Choice } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { cellAt, squareAt } from '../queries/board.ts';
import { consciousHeroes, hero as heroById, monsters, partySeats } from '../queries/figures.ts';
import { spawnPoints } from '../queries/spawn.ts';
import { maxEnergy, maxHealth, speedOf } from '../queries/values.ts';
import type { FigureId, HeroState, State } from '../state.ts';
import { NOBODY } from '../state.ts';
import type { Condition } from '../vocabulary.ts';
import type { EventEffect } from '../vocabulary-dungeon.ts';
import { freeNeighbours } from './defend.ts';
import { endCondition, gainGold, heal, inflict, recover, spend } from './energy.ts';
import { settle } from './explore.ts';
import { drawConsumable, drop } from './loot.ts';
import { placeOn } from './placing.ts';
import { moveCard, reshuffleRow } from './row-cards.ts';
import { springUnder } from './traps.ts';

interface Resolve {
  card: string;
  hero: FigureId;
  chosen: FigureId[];
}

const effectOf = (f: Resolve): EventEffect => eventCard(f.card).effects[0] as EventEffect;

const most = (heroes: readonly HeroState[], worth: (hero: HeroState) => number): HeroState[] => {
  const top = Math.max(...heroes.map(worth));
  return heroes.filter((hero) => worth(hero) === top);
};

const resolveEvent = procedure(flow.resolveEvent, {
  /** What asks nobody. */
  plain: (s, f) => {
    const effect = effectOf(f);
    switch (effect.do) {
      case 'roundRule':
        s.rules.push(effect.rule);
        return 'end';
      case 'eachEnergy':
        for (const hero of s.heroes) recover(s, hero, effect.amount);
        return 'end';
      case 'eachGold':
        for (const hero of s.heroes) gainGold(s, hero, effect.amount, 'event');
        return 'end';
      case 'reinforce':
        reinforce(s);
        return 'end';
      case 'topToBottom':
        moveCard(s, 0, s.row.length - 1);
        return 'end';
      case 'reshuffle':
        reshuffleRow(s);
        return 'end';
      case 'coin':
        call(s, flow.rollLoot, { hero: consciousHeroes(s)[0]?.id ?? 0, pip: 0, rerolled: true, coin: true });
        return 'end';
      default:
        return;
    }
  },
  /** The party's choice. */
  choose: ask({
    kind: 'eventChoice',
    who: (s, f) => (forEach(f) ? undefined : partySeats(s)),
    candidates: (s, f) => partyChoices(s, f),
    about: (_s, f) => ({ card: f.card, chosen: f.chosen.length }),
    answer: (s, f, option) => decide(s, f, option),
  }),
  /** Each hero for himself. */
  each: ask({
    kind: 'eventChoice',
    who: (s, f) => (forEach(f) ? s.heroes[f.hero]?.seat : undefined),
    candidates: (s, f) => ownChoices(s, f, heroById(s, f.hero)),
    about: (_s, f) => ({ card: f.card, hero: f.hero }),
    answer: (s, f, option) => {
      decideAlone(s, heroById(s, f.hero), option);
    },
  }),
  next: (s, f) => {
    f.hero += 1;
    return forEach(f) && f.hero < s.heroes.length ? 'again' : 'end';
  },
});

const forEach = (f: Resolve): boolean => {
  const effect = effectOf(f).do;
  return effect === 'discardOrEnergy' || effect === 'eachSteps' || effect === 'cureEach';
};

/** [DL-RULING-117] Of the kind highest on the row, at the spawn point farthest from heroes. */
function reinforce(s: State): void {
  const kind = s.row.find(({ card }) =>
    monsters(s).some((each) => each.kind === 'minion' && each.card === card),
  )?.card;
  if (kind) settle(s, 'minion', kind, spawnPoints(s, 'farthest')[0] as number, 'event');
}

const named = (heroes: readonly HeroState[]): Choice[] =>
  heroes.map(({ id }) => ({ do: 'hero', at: { figure: id } }));

function partyChoices(s: State, f: Resolve): Choice[] {
  const awake = consciousHeroes(s);
  const effect = effectOf(f);
  switch (effect.do) {
    case 'healthiestLoses':
      return named(most(awake, (hero) => hero.health).filter((hero) => hero.health > 1));
    case 'richestBlind':
      return named(most(awake, (hero) => hero.gold));
    case 'bargain':
      return s.heroes.every((hero) => hero.gold >= effect.gold)
        ? [{ do: 'payBargain' }, { do: 'refuseBargain' }]
        : [];
    case 'spinningWheel':
      return named(awake.filter((hero) => !f.chosen.includes(hero.id)));
    case 'healOne':
      return named([
        ...awake.filter((hero) => hero.health < maxHealth(s, hero)),
        ...s.heroes.filter(({ out }) => out && !out.healed),
      ]);
    case 'raiseCard':
      return raises(s);
    case 'drawConsumable':
      return named(awake);
    default:
      return [];
  }
}

/** [DL-INIT-07] The hero, then how far: one option for each way. */
const raises = (s: State): Choice[] =>
  s.row.flatMap(({ hero }, place) =>
    hero === NOBODY || place === 0
      ? []
      : [1, 2]
          .filter((places) => places <= place)
          .map((places): Choice => ({ do: 'raise', places, at: { figure: hero } })),
  );

function decide(s: State, f: Resolve, option: Choice): 'end' | 'stay' | undefined {
  const effect = effectOf(f);
  if (option.do === 'payBargain') {
    for (const hero of s.heroes) gainGold(s, hero, -10, 'event');
    s.rules.push('bargain');
  }
  if (option.do === 'raise') {
    const place = s.row.findIndex(({ hero }) => hero === option.at.figure);
    moveCard(s, place, place - option.places);
  }
  if (option.do !== 'hero') return 'end';
  const hero = heroById(s, option.at.figure);
  switch (effect.do) {
    case 'healthiestLoses':
      hero.health -= effect.amount;
      emit(s, { type: 'damaged', figure: hero.id, amount: effect.amount, by: NOBODY, health: hero.health });
      break;
    case 'richestBlind':
      inflict(s, hero.id, 'blind');
      break;
    case 'healOne':
      heal(s, hero.id, effect.amount, NOBODY);
      break;
    case 'drawConsumable': {
      const thing = drawConsumable(s);
      if (thing !== undefined) {
        emit(s, { type: 'itemFound', figure: hero.id, thing });
        call(s, flow.takeFound, { hero: hero.id, thing });
      }
      break;
    }
    case 'spinningWheel':
      if (f.chosen.length === 0) {
        f.chosen.push(hero.id);
        inflict(s, hero.id, 'sleep');
        return 'stay';
      }
      recover(s, hero, maxEnergy(s, hero));
      break;
    default:
      break;
  }
  return 'end';
}

function ownChoices(s: State, f: Resolve, hero: HeroState): Choice[] {
  switch (effectOf(f).do) {
    case 'discardOrEnergy': {
      const kinds = [...new Set(hero.consumables)];
      const discards = kinds.map((consumable): Choice => ({ do: 'discardConsumable', consumable }));
      return hero.energy > 0 || kinds.length === 0 ? [...discards, { do: 'loseEnergy' }] : discards;
    }
    case 'eachSteps':
      /** [DL-CHAR-06] */
      if (hero.cell < 0 || speedOf(s, hero) === 0) return [];
      return [
        ...freeNeighbours(s, hero).map((cell): Choice => ({ do: 'stepTo', at: squareAt(s, cell) })),
        { do: 'pass' },
      ];
    default:
      return [...new Set(hero.conditions)].map((condition): Choice => ({ do: 'cure', condition }));
  }
}

function decideAlone(s: State, hero: HeroState, option: Choice): void {
  switch (option.do) {
    case 'discardConsumable':
      return drop(s, hero.id, option.consumable);
    case 'loseEnergy':
      if (hero.energy > 0) spend(s, hero, 1);
      return;
    case 'stepTo':
      placeOn(s, hero.id, cellAt(s, option.at), 'event');
      return springUnder(s, hero);
    case 'cure':
      return endCondition(s, hero, option.condition as Condition);
    default:
      return;
  }
}

export const eventProcedures = [resolveEvent];

import { scenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { rules } from '../../src/index.ts';
import { hero, monster } from '../../src/queries/area.ts';
import { payments, plainCost } from '../../src/queries/payment.ts';
import type { EnergyType } from '../../src/vocabulary.ts';
import { ENERGY_TYPES } from '../../src/vocabulary.ts';
import type { Setting } from '../table.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

/** A Zombie Basset in lane 5 reaches nobody and keeps the World from being clear. */
const quiet = (setting: Omit<Setting, 'heroes'> & { readonly heroes?: Setting['heroes'] }) =>
  table({ heroes: { 1: ['bard'] }, ...setting, monsters: { 5: ['zombie-basset'], ...setting.monsters } });

test('[PQ-ENER-01] the five types', () => {
  expect(new Set(ENERGY_TYPES)).toEqual(new Set(['speed', 'magic', 'strength', 'intellect', 'spirit']));
});

test.each<readonly [EnergyType, string]>([
  ['speed', 'bunny-slippers'],
  ['magic', 'mimic-doghouse'],
  ['strength', 'war-bulldog'],
  ['intellect', 'corgriffin'],
  ['spirit', 'slime'],
])('[PQ-ENER-02] a Joker pays for %s', (type, target) => {
  const t = turnOf(quiet({ monsters: { 1: [target] }, hands: { bard: ['joker'] } }), 'bard');
  t.choose('act', 'standardAttack');
  expect(monster(t.state, target)).toMatchObject({ damage: 1 });
  expect(t.events('paid')).toEqual([{ type: 'paid', by: 'bard', cards: ['joker'], xp: 0 }]);
  const hand = ['joker'] as const;
  expect(payments({ hand, xp: 0 }, plainCost([type]))).toEqual([{ cards: ['joker'], xp: 0 }]);
  intact(t);
});

test('[PQ-ENER-03] [PQ-ENER-04] a Combo, a Standard Attack and a Treasure are paid by discarding', () => {
  const t = turnOf(
    quiet({
      monsters: { 1: ['skeleton-pug'] },
      hands: { bard: ['spirit', 'spirit', 'intellect', 'speed'] },
      damage: { 'skeleton-pug': 2 },
      heroes: { 1: ['bard', 'thief'] },
    }).dice('bone-sword'),
    'bard',
  );
  t.choose('act', 'standardAttack');
  expect(t.state.energyDiscard).toEqual(['spirit']);
  t.choose('pickUp', { do: 'pickUp', cards: ['spirit'] });
  expect(t.state.energyDiscard).toEqual(['spirit', 'spirit']);
  t.choose('act', { do: 'combo', combo: 'encore' }).choose('ally', { at: { creature: 'thief' } });
  expect(t.state.energyDiscard).toEqual(['spirit', 'spirit', 'intellect', 'speed']);
  expect(hero(t.state, 'bard')).toMatchObject({ hand: [], treasures: ['bone-sword'] });
  intact(t);
});

test('[PQ-ENER-03] [PQ-ENER-04] Defend, tax and Market are paid by discarding', () => {
  const attacked = monsterActs(
    quiet({ monsters: { 1: ['war-bulldog'] }, hands: { bard: ['intellect', 'magic'] } }),
    'war-bulldog',
  );
  attacked.choose('defend', { cards: ['intellect'] });
  expect(attacked.state.energyDiscard).toEqual(['intellect']);
  expect(hero(attacked.state, 'bard')).toMatchObject({ damage: 1, hand: ['magic'] });

  const taxed = quiet({ world: 2, hands: { bard: ['spirit', 'magic'] } }).begin(flow.payTax, {});
  taxed.choose('tax', 'payTax');
  expect(taxed.state.energyDiscard).toEqual(['spirit']);

  const shopping = quiet({ hands: { bard: ['spirit', 'magic'] } })
    .dice('pizza')
    .begin(flow.visitMarket, { left: ['bard'], first: '' });
  shopping.choose('market', 'buy');
  expect(shopping.state.energyDiscard).toEqual(['spirit']);
  expect(hero(shopping.state, 'bard')).toMatchObject({ hand: ['magic'], treasures: ['pizza'] });
  intact(shopping);
});

test('[PQ-ENER-04] cards lost to a Monster, to the hand limit or by being Defeated are discarded, too', () => {
  const slimed = monsterActs(
    quiet({ monsters: { 1: ['slime'] }, hands: { bard: ['magic', 'speed'] } }),
    'slime',
  );
  slimed.choose('defend', { cards: [] }).choose('forcedDiscard', { at: { hand: 'magic' } });
  expect(slimed.state.energyDiscard).toEqual(['magic']);

  const beaten = monsterActs(
    quiet({
      heroes: { 1: ['bard'], 3: ['thief'] },
      monsters: { 1: ['war-bulldog'] },
      hands: { bard: ['magic', 'speed'] },
      damage: { bard: 4 },
    }),
    'war-bulldog',
  );
  beaten.choose('defend', { cards: [] });
  expect(hero(beaten.state, 'bard')).toMatchObject({ fallen: true, hand: [] });
  expect(beaten.state.energyDiscard).toEqual(['magic', 'speed']);
  intact(beaten);
});

test('[PQ-ENER-05] an empty deck is renewed from the discard pile', () => {
  const t = turnOf(
    quiet({ deck: ['magic'] })
      .arrange((s) => {
        s.heroes[0]?.hand.push(...s.energyDiscard.splice(2));
      })
      .dice('magic', 'strength'),
    'bard',
  );
  const [first, second] = t.state.energyDiscard;
  expect([first, second]).toEqual(['strength', 'strength']);
  t.choose('act', 'draw').choose('drawFrom', 'takeDeck');
  expect(t.events('deckRenewed')).toEqual([]);
  t.choose('drawFrom', 'takeDeck');
  expect(t.events('deckRenewed')).toEqual([{ type: 'deckRenewed', deck: 'energy' }]);
  expect(t.state).toMatchObject({ energyDeck: ['strength'], energyDiscard: [] });
  intact(t);
});

test('[PQ-ENER-06] five cards lie face up when the first World begins, for everybody to see', () => {
  const t = scenario(rules, { players: 2 }).chance('display').start();
  t.choose('chooseHero', { hero: 'bard' }).choose('chooseHero', { hero: 'thief' });
  expect(t.state.display).toHaveLength(5);
  for (const viewer of [0, 1, null]) expect(rules.view(t.state, viewer).display).toEqual(t.state.display);
});

test('[PQ-ENER-07] a card taken from the display is replaced before the next draw', () => {
  const t = turnOf(quiet({ display: ['magic', 'magic', 'magic', 'magic', 'magic'] }).dice('joker'), 'bard');
  t.choose('act', 'draw').choose('drawFrom', { at: { display: 'magic' } });
  expect(t.state.display).toEqual(['magic', 'magic', 'magic', 'magic', 'joker']);
  expect(t.options('drawFrom')).toContainEqual({ do: 'takeDisplay', at: { display: 'joker' } });
});

test.each([
  [1, 10],
  [2, 9],
  [3, 9],
  [4, 8],
  [5, 8],
])('[PQ-ENER-08] [PQ-ENER-12] %i players hold and begin with %i cards', (players, limit) => {
  const t = scenario(rules, { players, heroes: 'random' }).chance('hands').start();
  const { heroes } = rules.view(t.state, 0);
  expect(heroes.map(({ handLimit }) => handLimit)).toEqual(heroes.map(() => limit));
  expect(heroes.map(({ cards }) => cards)).toEqual(heroes.map(() => limit));
});

test('[PQ-ENER-12] a returning hand has the size of the limit, a survivor keeps its own', () => {
  const t = table({
    heroes: { 1: ['bard'] },
    fallen: ['thief'],
    hands: { bard: ['magic'] },
  })
    .chance('return')
    .begin(flow.playWorld, {});
  expect(t.state.heroes.map(({ id, hand }) => [id, hand.length])).toEqual([
    ['bard', 1],
    ['thief', 9],
  ]);
});

const twelve = [
  ...Array.from({ length: 5 }, () => 'magic' as const),
  ...Array.from({ length: 5 }, () => 'speed' as const),
  'joker',
  'joker',
] as const;

test('[PQ-ENER-09] [PQ-ENER-10] too large a hand may be used all Turn long; at its end the player discards by choice', () => {
  const t = turnOf(
    quiet({ heroes: { 1: ['bard'], 3: ['thief'] }, hands: { bard: twelve, thief: twelve.slice(0, 4) } }).dice(
      'strength',
    ),
    'bard',
  );
  t.choose('act', 'draw').choose('drawFrom', 'takeDeck').choose('drawFrom', 'stop');
  expect(hero(t.state, 'bard').hand).toHaveLength(13);
  t.expectAsked(0, 'act').choose('act', 'endTurn');
  expect(t.about()).toEqual({ surplus: 4 });
  for (const card of ['joker', 'magic', 'strength', 'magic'])
    t.choose('handLimit', { at: { hand: card } }, 0);
  expect(t.state.energyDiscard).toEqual(['joker', 'magic', 'strength', 'magic']);
  expect(hero(t.state, 'bard').hand).toHaveLength(9);
  t.expectEnd();
});

test('[PQ-ENER-09] out of turn nobody checks the limit', () => {
  const setting = { heroes: { 1: ['bard'], 3: ['thief'] }, hands: { thief: twelve } } as const;
  const t = turnOf(quiet(setting), 'bard');
  t.choose('act', 'endTurn');
  expect(hero(t.state, 'thief').hand).toHaveLength(12);
  t.expectEnd();
});

test('[PQ-ENER-11] each symbol takes one card of its type or one Joker, no more and no less', () => {
  const t = turnOf(
    quiet({
      heroes: { 1: ['warrior'] },
      monsters: { 1: ['war-bulldog'] },
      hands: { warrior: ['strength', 'magic', 'speed', 'speed'] },
    }),
    'warrior',
  );
  expect(t.refusal({ combo: 'accurate-strike' })).toEqual({ rule: 'PQ-ENER-11', short: 1 });
  t.choose('act', { combo: 'lightning-strikes' });
  expect(t.events('paid')).toMatchObject([{ cards: ['strength', 'speed', 'speed'], xp: 0 }]);
  expect(hero(t.state, 'warrior').hand).toEqual(['magic']);

  const hand = ['strength', 'strength', 'strength', 'joker', 'magic'] as const;
  expect(payments({ hand, xp: 0 }, plainCost(['strength', 'strength']))).toEqual([
    { cards: ['strength', 'strength'], xp: 0 },
    { cards: ['strength', 'joker'], xp: 0 },
  ]);
});

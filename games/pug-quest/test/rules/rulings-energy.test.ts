import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { hero } from '../../src/queries/area.ts';
import { comboCost, payments, shortOf } from '../../src/queries/payment.ts';
import type { Energy, EnergyType } from '../../src/vocabulary.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

const of = (n: number, energy: Energy): Energy[] => Array.from({ length: n }, () => energy);

test('[PQ-RULING-35] the hand limit counts at the end of the own Turn only', () => {
  const out = monsterActs(
    table({
      heroes: { 3: ['cleric'], 1: ['bard'] },
      monsters: { 3: ['war-bulldog'] },
      hands: { cleric: [...of(5, 'magic'), ...of(5, 'speed')] },
    }).within(flow.heroTurn, { hero: 'bard' }),
    'war-bulldog',
  );
  out.choose('defend', { cards: [] }).choose('act', 'endTurn').expectEnd();
  expect(hero(out.state, 'cleric').hand).toHaveLength(10);

  const own = turnOf(
    table({
      heroes: { 3: ['cleric'], 1: ['bard'] },
      monsters: { 3: ['war-bulldog'] },
      hands: { cleric: [...of(5, 'magic'), ...of(4, 'speed')] },
    }).dice('joker', 'joker'),
    'cleric',
  );
  own.choose('act', 'draw').choose('drawFrom', 'takeDeck').choose('drawFrom', 'takeDeck');
  /** Eleven cards in mid-Turn are nobody's business. */
  own.choose('act', 'endTurn');
  own.choose('handLimit', { at: { hand: 'magic' } }).choose('handLimit', { at: { hand: 'speed' } });
  expect(hero(own.state, 'cleric').hand).toHaveLength(9);
  own.expectEnd();
  intact(own);
});

test('[PQ-RULING-36] the discard pile becomes the deck when a card is needed and the deck is empty, not before', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['cleric'] },
      monsters: { 3: ['war-bulldog'] },
      deck: ['magic'],
    }).dice('magic', 'joker'),
    'cleric',
  );
  t.choose('act', 'draw').choose('drawFrom', 'takeDeck');
  expect(t.state.energyDeck).toEqual([]);
  expect(t.events('deckRenewed')).toEqual([]);
  t.choose('drawFrom', 'takeDeck');
  expect(t.events('deckRenewed')).toEqual([{ type: 'deckRenewed', deck: 'energy' }]);
  expect(hero(t.state, 'cleric').hand).toEqual(['magic', 'joker']);
  expect(t.state.energyDiscard).toEqual([]);
  intact(t);
});

test('[PQ-RULING-36] with both piles empty one draws what there is, and a short display fills up as soon as cards exist', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['cleric'], 1: ['bard'] },
      monsters: { 3: ['war-bulldog'] },
      hands: { cleric: ['strength'] },
      display: ['joker', 'joker'],
    })
      .arrange((s) => {
        /** Everything else is in the other hand. */
        hero(s, 'bard').hand = s.energyDeck.splice(0);
      })
      .dice('strength'),
    'cleric',
  );
  t.choose('act', 'draw');
  expect(t.options('drawFrom')).toEqual([{ do: 'takeDisplay', at: { display: 'joker' } }]);
  t.choose('drawFrom', { do: 'takeDisplay' });
  expect(t.state.display).toEqual(['joker']);
  t.choose('drawFrom', { do: 'takeDisplay' });
  expect(t.state.display).toEqual([]);
  /** A Standard Attack pays a card: it turns up in the display at once. */
  t.choose('act', { do: 'standardAttack', at: { creature: 'war-bulldog' } });
  t.choose('pay', { cards: ['strength'] });
  expect(t.state.display).toEqual(['strength']);
  intact(t);
});

test('[PQ-RULING-37] a Draw in a text is like the Draw Action: deck or display, card by card', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['cleric'] },
      monsters: { 3: ['war-bulldog'] },
      treasures: { cleric: ['treats'] },
    }).dice('joker', 'magic', 'speed'),
    'cleric',
  );
  t.choose('act', { do: 'consume', treasure: 'treats' });
  t.choose('drawFrom', 'takeDeck');
  t.choose('drawFrom', { do: 'takeDisplay', at: { display: 'spirit' } });
  t.choose('drawFrom', 'takeDeck');
  expect(hero(t.state, 'cleric').hand).toEqual(['joker', 'spirit', 'speed']);
  expect(t.state.display).toContain('magic');
  t.expectAsked(0, 'act');
});

test('[PQ-RULING-37] returning hands and the Evil Lord draw from the deck, in seat order', () => {
  const t = table({
    heroes: { 3: ['warrior'] },
    seats: ['cleric', 'warrior', 'bard'],
    fallen: ['cleric', 'bard'],
    evilLord: true,
  })
    .dice(...of(9, 'magic'), ...of(9, 'speed'), 'joker', 'joker', 'joker', 'joker', 'joker')
    .begin(flow.playWorld, {});
  expect(hero(t.state, 'cleric').hand).toEqual(of(9, 'magic'));
  expect(hero(t.state, 'bard').hand).toEqual(of(9, 'speed'));
  expect(t.state.evilHand).toEqual(of(5, 'joker'));
  expect(t.state.display).toEqual(['strength', 'spirit', 'intellect', 'speed', 'magic']);
  t.expectAsked(0, 'placeHero').done();
  intact(t);
});

test('[PQ-RULING-38] Jokers lie in the display to be taken, also the one just turned up', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['cleric'] },
      monsters: { 3: ['war-bulldog'] },
      display: ['joker', 'spirit', 'spirit', 'speed', 'magic'],
    }).dice('joker', 'strength'),
    'cleric',
  );
  t.choose('act', 'draw');
  t.choose('drawFrom', { do: 'takeDisplay', at: { display: 'joker' } });
  t.choose('drawFrom', { do: 'takeDisplay', at: { display: 'joker' } });
  expect(hero(t.state, 'cleric').hand).toEqual(['joker', 'joker']);
  t.expectAsked(0, 'act');
});

test('[PQ-RULING-39] Discard takes at least one card, and all go before the first is drawn', () => {
  const empty = turnOf(table({ heroes: { 3: ['cleric'] }, monsters: { 3: ['war-bulldog'] } }), 'cleric');
  expect(empty.refusal('discard')).toEqual({ rule: 'PQ-RULING-39' });

  /** The deck is empty and so is the discard pile: the new cards can only be the discarded ones. */
  const t = turnOf(
    table({
      heroes: { 3: ['cleric'], 1: ['bard'] },
      monsters: { 3: ['war-bulldog'] },
      hands: { cleric: ['magic', 'speed'] },
    })
      .arrange((s) => {
        hero(s, 'bard').hand = s.energyDeck.splice(0);
      })
      .dice('speed', 'magic'),
    'cleric',
  );
  t.choose('act', 'discard');
  expect(t.options('discardCards')).toEqual([
    { do: 'discardCard', at: { hand: 'speed' } },
    { do: 'discardCard', at: { hand: 'magic' } },
  ]);
  t.choose('discardCards', { at: { hand: 'magic' } }).choose('discardCards', { at: { hand: 'speed' } });
  t.choose('discardCards', 'done').choose('drawFrom', 'takeDeck').choose('drawFrom', 'takeDeck');
  expect(hero(t.state, 'cleric').hand).toEqual(['speed', 'magic']);
  intact(t);
});

test('[PQ-RULING-39] Draw may take one card; Change is legal with any display', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['cleric'] },
      monsters: { 3: ['war-bulldog'] },
      display: of(5, 'joker'),
    }).dice('magic', 'speed', 'speed', 'speed', 'speed', 'speed'),
    'cleric',
  );
  t.choose('act', 'draw').choose('drawFrom', 'takeDeck').choose('drawFrom', 'stop');
  expect(hero(t.state, 'cleric').hand).toEqual(['magic']);
  t.choose('act', 'change');
  expect(t.state.display).toEqual(of(5, 'speed'));
  t.choose('act', 'endTurn').expectEnd();
  intact(t);
});

test('[PQ-RULING-33] [PQ-RULING-34] where 1 less is to be paid, any symbol may be left out, but never the only one', () => {
  const cost = { symbols: ['spirit', 'magic'], less: 1 } as const;
  const ways = (hand: readonly Energy[], xp = 0) => payments({ hand, xp }, cost);
  expect(ways(['spirit', 'magic']).map(({ cards }) => cards)).toEqual([['spirit'], ['magic']]);
  expect(ways(['joker'])).toEqual([{ cards: ['joker'], xp: 0 }]);
  expect(ways([], 1)).toEqual([{ cards: [], xp: 1 }]);
  expect([shortOf({ hand: [], xp: 0 }, cost), shortOf({ hand: ['magic'], xp: 0 }, cost)]).toEqual([1, 0]);
  const cheaper = turnOf(
    table({ heroes: { 3: ['druid'] }, monsters: { 3: ['war-bulldog'] } }).arrange((s) => {
      const modifiers = [{ stat: 'cost', by: -1 }] as const;
      hero(s, 'druid').marks = [{ key: 'spared', from: 'druid', until: 'worldEnd', modifiers }];
    }),
    'druid',
  ).state;
  const costing = (...symbols: EnergyType[]) =>
    comboCost(cheaper, 'druid', { id: 'trial', name: 'Trial', level: 1, cost: symbols, effects: [] });
  expect(costing('spirit', 'magic').less).toBe(1);
  expect(costing('spirit').less).toBe(0);
  expect(costing().less).toBe(0);
});

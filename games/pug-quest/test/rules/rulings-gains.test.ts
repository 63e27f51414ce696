import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { hero, monster } from '../../src/queries/area.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

test('[PQ-RULING-26] Defeated by nobody: no XP and no Prize, but a Treasure, and the card is discarded', () => {
  const t = table({
    heroes: { 3: ['warrior'] },
    monsters: { 3: ['corgriffin'], 1: ['slime'] },
    left: { corgriffin: 1 },
    hands: { warrior: ['intellect'] },
  })
    .dice('pizza')
    .begin(flow.inflict, { by: '', targets: ['corgriffin'], amount: 1, suffered: [] });
  t.choose('pickUp', { do: 'pickUp' });
  expect(hero(t.state, 'warrior')).toMatchObject({ xp: [], prizes: [], treasures: ['pizza'] });
  expect(t.state.monsterDiscard).toEqual(['corgriffin']);
  t.expectEnd();
  intact(t);
});

test("[PQ-RULING-26] a Monster that Defeats itself is nobody's", () => {
  const t = monsterActs(
    table({
      heroes: { 5: ['thief'] },
      monsters: { 1: ['fireworks-imp'], 2: ['slime'] },
      left: { 'fireworks-imp': 1 },
    }).dice('pizza'),
    'fireworks-imp',
  );
  expect(t.state.monsterDiscard).toEqual(['fireworks-imp']);
  expect(t.events('xpGained')).toEqual([]);
  expect(t.state.treasureDiscard).toEqual(['pizza']);
  t.expectEnd();
  intact(t);
});

test('[PQ-RULING-26] Coup de Grace counts as dealing the last damage', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['warrior'] },
      monsters: { 3: ['corgriffin'], 1: ['slime'] },
      damage: { corgriffin: 1 },
      xp: { warrior: 5 },
      hands: { warrior: ['strength', 'strength', 'strength', 'speed', 'intellect'] },
    }).dice('pizza'),
    'warrior',
  );
  t.choose('act', { do: 'combo', combo: 'coup-de-grace' }).choose('prize', 'takeXp');
  expect(hero(t.state, 'warrior').xp.at(-1)).toBe('corgriffin');
});

test('[PQ-RULING-27] what drops lies face up before anybody decides', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['cleric'] },
      monsters: { 3: ['mimic-doghouse'], 1: ['slime'] },
      left: { 'mimic-doghouse': 1 },
      hands: { cleric: ['magic', 'magic'] },
    }).dice('bone-sword'),
    'cleric',
  );
  t.choose('act', { do: 'standardAttack', at: { creature: 'mimic-doghouse' } });
  expect(t.about()).toMatchObject({ hero: 'cleric', treasure: 'bone-sword' });
  expect(t.seenBy(0, 'treasureDropped')).toEqual([
    { type: 'treasureDropped', treasure: 'bone-sword', lane: 3 },
  ]);
});

test('[PQ-RULING-28] the Heroes facing the Monster where it fell are asked, from rank 1, and nobody else', () => {
  const t = turnOf(
    table({
      heroes: { 1: ['ranger'], 4: ['cleric', 'bard'] },
      monsters: { 4: ['slime', 'mimic-doghouse'] },
      left: { 'mimic-doghouse': 2 },
      hands: { ranger: ['speed', 'intellect', 'magic'], cleric: ['magic'], bard: ['magic'] },
    }).dice('pizza'),
    'ranger',
  );
  t.choose('act', { do: 'combo', combo: 'stick-shot' });
  t.choose('target', { at: { creature: 'mimic-doghouse' } });
  t.choose('pickUp', 'decline', 1).choose('pickUp', 'pickUp', 2);
  expect(hero(t.state, 'bard').treasures).toEqual(['pizza']);
  expect(hero(t.state, 'ranger')).toMatchObject({ xp: ['mimic-doghouse'], treasures: [] });
});

test('[PQ-RULING-29] two Treasures at once are offered one after the other, each from rank 1, the loot last, same price', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['cleric', 'bard'] },
      monsters: { 3: ['mimic-doghouse'], 1: ['slime'] },
      left: { 'mimic-doghouse': 1 },
      loot: { 'mimic-doghouse': ['ham'] },
      hands: { cleric: ['magic', 'magic'], bard: ['magic'] },
      evilLord: true,
    }).dice('pizza'),
    'cleric',
  );
  t.choose('act', { do: 'standardAttack', at: { creature: 'mimic-doghouse' } });
  t.choose('pay', { cards: ['magic'] }).choose('evilPrevent', { cards: [] });
  expect(t.about(0)).toMatchObject({ treasure: 'pizza', type: 'magic' });
  t.choose('pickUp', 'decline', 0).choose('pickUp', { do: 'pickUp', cards: ['magic'] }, 1);
  expect(t.about(0)).toMatchObject({ treasure: 'ham', type: 'magic' });
  t.choose('pickUp', { do: 'pickUp', cards: ['magic'] }, 0);
  expect([hero(t.state, 'cleric').treasures, hero(t.state, 'bard').treasures]).toEqual([['ham'], ['pizza']]);
  intact(t);
});

test('[PQ-RULING-30] a Prize costs no Energy', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['cleric'] },
      monsters: { 3: ['corgriffin'], 1: ['slime'] },
      left: { corgriffin: 1 },
      hands: { cleric: ['intellect'] },
    }),
    'cleric',
  );
  t.choose('act', { do: 'standardAttack', at: { creature: 'corgriffin' } });
  expect(hero(t.state, 'cleric').hand).toEqual([]);
  t.choose('prize', 'takePrize');
  expect(hero(t.state, 'cleric')).toMatchObject({ prizes: ['corgriffin'], xp: [] });
  expect(t.events('treasureDropped')).toEqual([]);
  intact(t);
});

test.each(['takePrize', 'takeXp'])(
  '[PQ-RULING-31] a robbed Monster may still be taken (%s); only the Treasure is missing',
  (choice) => {
    const t = turnOf(
      table({
        heroes: { 3: ['thief'] },
        monsters: { 3: ['corgriffin'], 1: ['slime'] },
        left: { corgriffin: 1 },
        hands: { thief: ['speed', 'intellect', 'intellect'] },
      }).dice('pizza', 'magic'),
      'thief',
    );
    t.choose('act', { do: 'combo', combo: 'pickpocket' }).choose('drawFrom', 'takeDeck');
    t.choose('act', { do: 'standardAttack', at: { creature: 'corgriffin' } }).choose('prize', choice);
    const { prizes, xp } = hero(t.state, 'thief');
    expect([...prizes, ...xp]).toEqual(['corgriffin']);
    expect(t.events('treasureDropped')).toEqual([]);
    t.expectAsked(0, 'act').done();
    intact(t);
  },
);

test('[PQ-RULING-32] a Prize is no Treasure for those who demand one', () => {
  const t = monsterActs(
    table({
      heroes: { 3: ['cleric'] },
      monsters: { 3: ['war-bulldog'] },
      prizes: { cleric: ['corgriffin'] },
    }),
    'war-bulldog',
  );
  t.choose('defend', { cards: [] });
  t.expectEnd();
  expect(hero(t.state, 'cleric').prizes).toEqual(['corgriffin']);
});

test('[PQ-RULING-32] it is not swapped at the Market, not looted, and gone when its Hero is Defeated', () => {
  const market = table({
    heroes: { 3: ['cleric'] },
    prizes: { cleric: ['corgriffin'] },
  })
    .dice('pizza')
    .begin(flow.visitMarket, { left: ['cleric'], first: '' });
  expect(market.options('market')).toEqual([{ do: 'pass' }]);

  const fall = monsterActs(
    table({
      heroes: { 3: ['cleric'], 1: ['bard'] },
      monsters: { 3: ['war-bulldog'] },
      left: { cleric: 1 },
      prizes: { cleric: ['corgriffin'] },
      evilLord: true,
    }),
    'war-bulldog',
  );
  fall.choose('evilAdd', 'pass').choose('riposte', 'pass').choose('defend', { cards: [] });
  expect(fall.options('evilReward')).toEqual([{ do: 'drawTwo' }, { do: 'waive' }]);
  fall.choose('evilReward', 'waive');
  expect(fall.state.monsterDiscard).toEqual(['corgriffin']);
  fall.expectEnd();
  intact(fall);
});

test('[PQ-RULING-32] it passes from World to World', () => {
  const t = table({ heroes: { 3: ['cleric'] }, prizes: { cleric: ['corgriffin'] } }).begin(
    flow.playWorld,
    {},
  );
  t.expectAsked(0, 'placeHero');
  expect(hero(t.state, 'cleric').prizes).toEqual(['corgriffin']);
});

test('[PQ-RULING-33] XP past the fifth pays wherever a Joker pays, and ends on the Monster discard pile', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['warrior'] },
      monsters: { 3: ['mimic-doghouse'], 1: ['slime'] },
      left: { 'mimic-doghouse': 1 },
      xp: { warrior: 7 },
      hands: { warrior: [] },
    }).dice('pizza'),
    'warrior',
  );
  const [sixth, seventh] = hero(t.state, 'warrior').xp.slice(5);
  /** A Standard Attack. */
  t.choose('act', { do: 'standardAttack', at: { creature: 'mimic-doghouse' } });
  expect(t.state.monsterDiscard).toEqual([seventh]);
  /** Picking up: the new XP is the spare one now. */
  t.choose('pickUp', { do: 'pickUp', cards: [], xp: 1 });
  expect(t.state.monsterDiscard).toEqual([seventh, 'mimic-doghouse']);
  expect(hero(t.state, 'warrior').xp).toHaveLength(6);
  expect(hero(t.state, 'warrior').xp.at(-1)).toBe(sixth);
  intact(t);
});

test('[PQ-RULING-33] it pays for Combos, Defend, tax and at the Market; the first five never', () => {
  const combo = (xp: number) =>
    turnOf(
      table({
        heroes: { 3: ['warrior'] },
        monsters: { 3: ['war-bulldog'] },
        xp: { warrior: xp },
        hands: { warrior: ['strength'] },
      }),
      'warrior',
    );
  expect(combo(5).refusal({ do: 'combo', combo: 'accurate-strike' })).toEqual({
    rule: 'PQ-ENER-11',
    short: 1,
  });
  combo(6).choose('act', { do: 'combo', combo: 'accurate-strike' }).expectAsked(0, 'drawFrom');

  const rich = { heroes: { 3: ['cleric'] }, xp: { cleric: 6 } } as const;
  const defend = monsterActs(table({ ...rich, monsters: { 3: ['war-bulldog'] } }), 'war-bulldog');
  defend.choose('riposte', 'pass').choose('defend', { cards: [], xp: 1 });
  expect(hero(defend.state, 'cleric').damage).toBe(1);

  const tax = table({ ...rich, monsters: { 3: ['war-bulldog'] }, world: 2 }).begin(flow.payTax, {});
  tax.choose('tax', { do: 'payTax', cards: [], xp: 1 }).expectEnd();
  expect(hero(tax.state, 'cleric')).toMatchObject({ damage: 0 });

  const market = table(rich)
    .dice('pizza')
    .begin(flow.visitMarket, { left: ['cleric'], first: '' });
  market.choose('market', { do: 'buy', treasure: 'pizza' }).expectEnd();
  expect(hero(market.state, 'cleric').xp).toHaveLength(5);
});

test('[PQ-RULING-33] it is no hand card: no limit, no forced discard, no exchange', () => {
  const slime = monsterActs(
    table({ heroes: { 3: ['cleric'] }, monsters: { 3: ['slime'] }, xp: { cleric: 7 } }),
    'slime',
  );
  slime.choose('riposte', 'pass').choose('defend', { cards: [], xp: 0 }).expectEnd();
  expect(hero(slime.state, 'cleric').xp).toHaveLength(7);

  const deal = table({ heroes: { 3: ['cleric'], 2: ['bard'] }, xp: { cleric: 7 } }).begin(flow.makeDeal, {
    from: 'cleric',
    to: 'bard',
    gives: [],
    takes: [],
    what: ['energy', 'treasure'],
  });
  expect(deal.options('deal')).toEqual([{ do: 'withdraw' }]);
});

test('[PQ-RULING-34] the payer chooses the cards, natural ones are proposed first, nobody overpays', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['warrior'] },
      monsters: { 3: ['war-bulldog'] },
      xp: { warrior: 6 },
      hands: { warrior: ['strength', 'strength', 'joker', 'magic'] },
    }),
    'warrior',
  );
  t.choose('act', { do: 'combo', combo: 'accurate-strike' });
  expect(t.options('pay')).toEqual([
    { do: 'pay', cards: ['strength', 'strength'], xp: 0 },
    { do: 'pay', cards: ['strength', 'joker'], xp: 0 },
    { do: 'pay', cards: ['strength'], xp: 1 },
    { do: 'pay', cards: ['joker'], xp: 1 },
  ]);
  t.choose('pay', { cards: ['joker'], xp: 1 });
  expect(hero(t.state, 'warrior')).toMatchObject({ hand: ['strength', 'strength', 'magic'] });
  expect(monster(t.state, 'war-bulldog').damage).toBe(3);
});

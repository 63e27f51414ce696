import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { hero } from '../../src/queries/area.ts';
import type { Setting } from '../table.ts';
import { intact, table, turnOf } from '../table.ts';

/** Barkwood (Type Spirit) has come to an end. Initiatives: Thief 9, Bard 7, Cleric 2. */
const worldEnds = (more: Partial<Setting> = {}, ...shown: readonly string[]) =>
  table({
    seats: ['cleric', 'bard', 'thief'],
    heroes: { 1: ['cleric'], 2: ['bard', 'thief'] },
    hands: { cleric: ['spirit', 'magic'], bard: ['joker'], thief: ['speed'] },
    ...more,
  })
    .dice(...shown)
    .begin(flow.playWorld, {}, 'market');

test('[PQ-MKT-01] the Market opens only when the last Monster was Defeated, for survivors only', () => {
  const wiped = worldEnds({ heroes: {}, fallen: ['cleric', 'bard', 'thief'] });
  wiped.expectEnd();
  const timeOut = worldEnds({ monsters: { 5: ['slime'] } });
  timeOut.expectEnd();
  const cleared = worldEnds(
    { heroes: { 1: ['cleric'], 2: ['bard'] }, fallen: ['thief'] },
    'pizza',
    'ham',
    'treats',
  );
  cleared.expectAsked(1, 'market').choose('market', 'pass');
  cleared.expectAsked(0, 'market').choose('market', 'pass');
  expect(cleared.decisions[0]?.kind).toBe('exchange');
  expect([wiped, timeOut, cleared].map((t) => t.events('marketOpened').length)).toEqual([0, 0, 1]);
});

test('[PQ-MKT-02] as many Treasures as players, also for fewer survivors', () => {
  const shown = ['pizza', 'ham', 'treats'];
  for (const fallen of [[], ['thief'], ['bard', 'thief']]) {
    const standing = ['cleric', 'bard', 'thief'].filter((id) => !fallen.includes(id));
    const t = worldEnds({ heroes: { 1: standing }, fallen }, ...shown);
    expect(t.state.market).toEqual(shown);
    t.done();
  }
});

test('[PQ-MKT-03] in descending Initiative', () => {
  const t = worldEnds({}, 'pizza', 'ham', 'treats');
  const asked: number[] = [];
  while (t.decisions[0]?.kind === 'market') {
    asked.push(...t.decisions.map(({ seat }) => seat));
    t.choose('market', 'pass');
  }
  expect(asked).toEqual([2, 1, 0]);
});

test("[PQ-MKT-04] one single Treasure for 1 card of the World's Type or a Joker", () => {
  const t = worldEnds({}, 'pizza', 'ham', 'treats');
  expect(t.refusal({ do: 'buy', treasure: 'pizza' })).toEqual({ rule: 'PQ-MKT-04', type: 'spirit' });
  t.choose('market', 'pass').expectAsked(1, 'market').choose('market', { do: 'buy', treasure: 'ham' });
  expect(hero(t.state, 'bard')).toMatchObject({ hand: [], treasures: ['ham'] });
  /** No second one: it is the Cleric's turn now. */
  t.expectAsked(0, 'market').choose('market', { do: 'buy', treasure: 'pizza' });
  expect(hero(t.state, 'cleric')).toMatchObject({ hand: ['magic'], treasures: ['pizza'] });
  expect(t.decisions[0]?.kind).toBe('exchange');
  intact(t);
});

test('[PQ-MKT-04] a Treasure does not pay for itself', () => {
  /** Whoever carries the Golden Tag buys for nothing; whoever buys it does not carry it yet. */
  const t = worldEnds({ hands: { thief: ['spirit'] } }, 'golden-tag', 'ham', 'treats');
  t.choose('market', { do: 'buy', treasure: 'golden-tag' });
  expect(hero(t.state, 'thief')).toMatchObject({ hand: [], treasures: ['golden-tag'] });
  intact(t);
});

test('[PQ-MKT-05] or a swap of an own Treasure, for no Energy; what was given is there for the next', () => {
  const t = worldEnds({ treasures: { thief: ['broth'], cleric: ['cupcake'] } }, 'pizza', 'ham', 'treats');
  expect(t.options('market').filter((option) => option.do === 'swap')).toHaveLength(3);
  t.choose('market', { do: 'swap', give: 'broth', take: 'ham' });
  expect(hero(t.state, 'thief')).toMatchObject({ hand: ['speed'], treasures: ['ham'] });
  t.expectAsked(1, 'market').choose('market', { do: 'buy', treasure: 'broth' });
  expect(hero(t.state, 'bard').treasures).toEqual(['broth']);
  t.expectAsked(0, 'market');
  expect(t.state.market).toEqual(['pizza', 'treats']);
  intact(t);
});

test('[PQ-MKT-06] what is left over is discarded', () => {
  const t = worldEnds({}, 'pizza', 'ham', 'treats').choose('market', 'pass');
  t.choose('market', { do: 'buy', treasure: 'ham' }).choose('market', 'pass');
  expect(t.state.market).toEqual([]);
  expect(t.state.treasureDiscard).toEqual(['pizza', 'treats']);
  intact(t);
});

const exchange = (more: Partial<Setting> = {}) =>
  table({
    heroes: { 1: ['cleric'], 2: ['bard', 'thief'] },
    hands: { cleric: ['spirit', 'spirit', 'magic'], bard: ['joker'] },
    treasures: { bard: ['pizza'], thief: ['ham'] },
    ...more,
  }).begin(flow.exchange, { confirmed: [] });

test('[PQ-MKT-07] after the Market survivors exchange Treasures and Energy as they like, by offer and consent', () => {
  const t = exchange();
  expect(t.decisions.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  t.choose('exchange', { do: 'offer', at: { creature: 'bard' } }, 0);
  t.choose('deal', { do: 'give', card: 'spirit' })
    .choose('deal', { do: 'take', card: 'pizza' })
    .choose('deal', 'propose');
  t.expectAsked(1, 'dealReply').choose('dealReply', 'refuse');
  expect(hero(t.state, 'bard').treasures).toEqual(['pizza']);

  t.choose('exchange', { do: 'offer', at: { creature: 'bard' } }, 2);
  t.choose('deal', { do: 'give', card: 'ham' }).choose('deal', 'propose').choose('dealReply', 'agree', 1);
  expect(hero(t.state, 'bard').treasures).toEqual(['pizza', 'ham']);

  t.choose('exchange', 'confirm', 1).choose('exchange', 'confirm', 0).choose('exchange', 'confirm', 2);
  t.expectEnd();
  intact(t);
});

test('[PQ-MKT-08] Prizes and XP never change hands', () => {
  const t = exchange({ prizes: { cleric: ['slime'] }, xp: { cleric: 7, bard: 1 } });
  t.choose('exchange', { do: 'offer', at: { creature: 'bard' } }, 0);
  expect(t.options('deal')).toEqual([
    { do: 'give', card: 'spirit' },
    { do: 'give', card: 'magic' },
    { do: 'take', card: 'joker' },
    { do: 'take', card: 'pizza' },
    { do: 'withdraw' },
  ]);
});

test('[PQ-MKT-09] at no other moment, unless a card says so', () => {
  const turn = (id: string) =>
    turnOf(
      table({
        heroes: { 2: [id, 'cleric'] },
        monsters: { 5: ['slime'] },
        hands: { [id]: ['intellect', 'magic'], cleric: ['spirit'] },
        treasures: { cleric: ['pizza'] },
      }),
      id,
    );
  const deeds = new Set(
    turn('thief')
      .options('act')
      .map((option) => option.do),
  );
  expect(deeds).toEqual(new Set(['draw', 'change', 'discard', 'move', 'endTurn']));

  const barter = turn('merchant').choose('act', { do: 'combo', combo: 'barter' });
  barter.choose('ally', { at: { creature: 'cleric' } });
  barter.choose('deal', { do: 'give', card: 'magic' }).choose('deal', { do: 'take', card: 'pizza' });
  barter.choose('deal', 'propose').choose('dealReply', 'agree');
  expect(hero(barter.state, 'merchant')).toMatchObject({ treasures: ['pizza'], hand: [] });
  expect(hero(barter.state, 'cleric').hand).toEqual(['spirit', 'magic']);
  intact(barter);
});

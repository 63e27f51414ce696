import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { hero } from '../../src/queries/area.ts';
import type { State } from '../../src/state.ts';
import { cards, endure, midRound, wounds } from '../answers.ts';
import type { Setting } from '../table.ts';
import { intact, table } from '../table.ts';

test('[PQ-VEC-61] World 2 of Type Spirit: Round 1 is taxed, Round 2 is not, World 1 is not', () => {
  const round = (world: 1 | 2, number: number) =>
    table({
      heroes: { 1: ['bard'], 2: ['cleric'], 3: ['thief'] },
      monsters: { 5: ['slime'] },
      hands: { bard: ['spirit', 'magic'], cleric: ['joker'], thief: ['magic'] },
      xp: { thief: 5 },
      world,
      round: number,
    }).begin(flow.playRound, {});
  const t = round(2, 1);
  t.choose('tax', { cards: ['spirit'] }, 0).choose('tax', { cards: ['joker'] }, 1);
  expect(t.options('tax', 2)).toEqual([{ do: 'suffer' }]);
  t.choose('tax', 'suffer', 2);
  expect(wounds(t)).toEqual({ thief: 1 });
  expect(t.state.heroes.map(({ hand }) => hand)).toEqual([['magic'], [], ['magic']]);
  expect([round(2, 2), round(1, 1)].map(({ decisions }) => decisions[0]?.kind)).toEqual(['act', 'act']);
});

/** The Bard has 3 XP, 2 Treasures, a Prize and 6 cards, and falls to the Zombie Basset. */
const bardFalls = (more: Partial<Setting>) =>
  endure(
    midRound(
      table({
        heroes: { 2: ['bard', 'cleric'] },
        monsters: { 2: ['zombie-basset'], 5: ['rat-king'] },
        hands: { bard: ['magic', 'magic', 'speed', 'speed', 'spirit', 'joker'] },
        treasures: { bard: ['pizza', 'ham'] },
        prizes: { bard: ['slime'] },
        xp: { bard: 3 },
        left: { bard: 1 },
        ...more,
      }),
    ).begin(flow.monsterTurn, { monster: 'zombie-basset' }),
  );

test('[PQ-VEC-62] Defeated in World 1: XP kept, the rest lost, no Market, back in World 2 with a full hand', () => {
  const t = bardFalls({ monsters: { 2: ['zombie-basset'] } });
  expect(hero(t.state, 'bard')).toMatchObject({ hand: [], treasures: [], prizes: [], fallen: true });
  expect(hero(t.state, 'bard').xp).toHaveLength(3);
  expect(t.state.energyDiscard).toHaveLength(6);
  expect(t.state.treasureDiscard).toEqual(['pizza', 'ham']);
  expect(t.state.monsterDiscard).toEqual(['slime']);
  intact(t);

  /** The World has been cleared without the Bard. */
  const next = table({
    seats: ['bard', 'cleric'],
    heroes: { 2: ['cleric'] },
    fallen: ['bard'],
    xp: { bard: 3 },
    damage: { bard: 7 },
  })
    .within(flow.playGame, {}, 'worlds')
    .dice('treats', 'broth', ...cards(9, 'speed'))
    .begin(flow.playWorld, {}, 'market');
  next.expectAsked(1, 'market').choose('market', 'pass');
  expect(next.state).toMatchObject({ world: 2, round: 1 });
  expect(hero(next.state, 'bard')).toMatchObject({
    damage: 0,
    hand: cards(9, 'speed'),
    marks: [],
    fallen: false,
  });
  expect(hero(next.state, 'bard').xp).toHaveLength(3);
});

test('[PQ-VEC-63] the same in World 3: out of the game, the others go on', () => {
  const t = bardFalls({ world: 3, round: 2 });
  expect(hero(t.state, 'bard')).toMatchObject({ fallen: true, hand: [], treasures: [], prizes: [] });
  expect(t.state.outcome).toBeNull();
  while (t.decisions.length > 0 && t.state.round < 3) {
    const [asked] = t.decisions;
    expect(asked?.seat).toBe(1);
    const kind = asked?.kind ?? '';
    t.choose(kind, kind === 'act' ? 'endTurn' : kind === 'tax' ? 'suffer' : { do: 'defend', cards: [] });
  }
  expect(t.state.heroLanes.flat()).toEqual(['cleric']);
});

test('[PQ-VEC-64] all Heroes Defeated in World 2, Round 4: World 3, Round 1, at once', () => {
  const t = endure(
    midRound(
      table({
        heroes: { 2: ['bard', 'cleric'] },
        monsters: { 2: ['schnauzer-bomber'], 5: ['slime'] },
        left: { bard: 1, cleric: 1 },
        world: 2,
        round: 4,
      }).dice(...cards(9, 'magic'), ...cards(9, 'speed')),
    ).begin(flow.monsterTurn, { monster: 'schnauzer-bomber' }),
  );
  expect(t.state).toMatchObject({ world: 3, round: 1 });
  expect(t.events('marketOpened')).toEqual([]);
  t.expectAsked(1, 'placeHero').done();
  intact(t);
});

const bossWithOneLife = (more: Partial<Setting> = {}) =>
  midRound(
    table({
      heroes: { 4: ['bard'] },
      monsters: { 1: ['slime', 'trolldoodle', 'zombie-basset'], 4: ['rat-king'] },
      hands: { bard: ['spirit'] },
      left: { 'rat-king': 1 },
      world: 3,
      round: 10,
      ...more,
    }).arrange((s: State) => {
      s.acted = ['slime', 'trolldoodle', 'zombie-basset', 'rat-king'];
    }),
  ).begin(flow.heroTurn, { hero: 'bard' });

test('[PQ-VEC-66] Round 10 of World 3: lost with the Boss at 1 Life, won if it falls with 3 Monsters left', () => {
  bossWithOneLife().choose('act', 'endTurn').expectOver({ winners: [], how: 'timeOut' });
  const won = bossWithOneLife().choose('act', 'standardAttack');
  won.expectOver({ winners: [0], how: 'bossDefeated' });
  expect(won.state.monsterLanes.flat()).toHaveLength(3);
});

test('[PQ-VEC-67] World 3 without Monsters but with the Boss goes on, without a Market', () => {
  const t = midRound(
    table({
      heroes: { 1: ['bard'] },
      monsters: { 1: ['skeleton-pug'], 3: ['rat-king'] },
      hands: { bard: ['spirit'] },
      left: { 'skeleton-pug': 1 },
      world: 3,
      round: 5,
    }).dice('pizza'),
  ).begin(flow.heroTurn, { hero: 'bard' });
  t.choose('act', 'standardAttack').expectAsked(0, 'act').choose('act', 'endTurn');
  expect(t.state).toMatchObject({ world: 3, round: 6, outcome: null });
  expect(t.events('marketOpened')).toEqual([]);
});

test('[PQ-VEC-68] a survivor takes 2 damage along, but no token', () => {
  const t = table({ heroes: { 2: ['bard'] }, damage: { bard: 2 } })
    .arrange((s) => {
      hero(s, 'bard').marks = [
        { key: 'frozen', from: 'yeti-sheepdog', until: 'worldEnd', modifiers: ['cannotMove'], colour: 0 },
      ];
    })
    .begin(flow.playWorld, {});
  expect(t.state.world).toBe(2);
  expect(hero(t.state, 'bard')).toMatchObject({ damage: 2, marks: [] });
});

test('[PQ-VEC-69] Market, 3 players, one Defeated', () => {
  const t = table({
    seats: ['cleric', 'bard', 'thief'],
    heroes: { 1: ['cleric'], 2: ['bard'] },
    fallen: ['thief'],
    hands: { cleric: ['joker', 'spirit'], bard: ['spirit', 'spirit'] },
  })
    .dice('pizza', 'ham', 'treats')
    .begin(flow.playWorld, {}, 'market');
  expect(t.state.market).toHaveLength(3);
  t.expectAsked(1, 'market').choose('market', { do: 'buy', treasure: 'ham' });
  t.expectAsked(0, 'market')
    .choose('market', { do: 'buy', treasure: 'treats' })
    .choose('pay', { cards: ['joker'] });
  expect(t.decisions[0]?.kind).toBe('exchange');
  expect(t.state.heroes.map(({ treasures, hand }) => [treasures, hand])).toEqual([
    [['treats'], ['spirit']],
    [['ham'], ['spirit']],
    [[], []],
  ]);
  expect(t.state.treasureDiscard).toEqual(['pizza']);
  intact(t);
});

test('[PQ-VEC-71] 2 Energy cards for a Treasure: legal; a Prize or XP: not', () => {
  const t = table({
    heroes: { 1: ['cleric'], 2: ['bard'] },
    hands: { cleric: ['spirit', 'magic', 'joker'] },
    treasures: { bard: ['pizza'] },
    prizes: { cleric: ['slime'] },
    xp: { cleric: 6 },
  }).begin(flow.exchange, { confirmed: [] });
  t.choose('exchange', { do: 'offer', at: { creature: 'bard' } }, 0);
  expect(t.options('deal').flatMap((option) => ('card' in option ? [option.card] : []))).toEqual([
    'spirit',
    'magic',
    'joker',
    'pizza',
  ]);
  t.choose('deal', { do: 'give', card: 'spirit' }).choose('deal', { do: 'give', card: 'magic' });
  t.choose('deal', { do: 'take', card: 'pizza' }).choose('deal', 'propose').choose('dealReply', 'agree', 1);
  expect(t.state.heroes.map(({ treasures, hand }) => [treasures, hand])).toEqual([
    [['pizza'], ['joker']],
    [[], ['spirit', 'magic']],
  ]);
  intact(t);
});

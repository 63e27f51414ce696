import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { creature, hero, monster } from '../../src/queries/area.ts';
import { lifeOf } from '../../src/queries/values.ts';
import type { Energy } from '../../src/vocabulary.ts';
import type { Setting } from '../table.ts';
import { intact, table, turnOf } from '../table.ts';

const of = (n: number, energy: Energy): Energy[] => Array.from({ length: n }, () => energy);

/** The Rounds of a World, and then whatever follows in the game. */
const rounds = (setting: Setting, ...draws: readonly string[]) =>
  table(setting)
    .dice(...draws)
    .within(flow.playGame, {}, 'worlds')
    .begin(flow.playWorld, {}, 'rounds');

test('[PQ-RULING-45] [PQ-RULING-47] each World has ten Rounds; Monsters left are discarded without gains, no Market', () => {
  const t = rounds({
    heroes: { 3: ['cleric'] },
    monsters: { 5: ['zombie-basset'], 1: ['corgriffin'] },
    loot: { corgriffin: ['pizza'] },
    hands: { cleric: of(3, 'magic') },
    round: 10,
  });
  t.choose('defend', { cards: [] }).choose('act', 'endTurn');
  expect(t.events('worldEnded')).toEqual([{ type: 'worldEnded', world: 1, how: 'timeOut' }]);
  expect(t.state).toMatchObject({ world: 2, round: 1, monsters: [] });
  expect(t.state.monsterDiscard.toSorted()).toEqual(['corgriffin', 'zombie-basset']);
  expect(t.state.treasureDiscard).toEqual(['pizza']);
  expect(t.events('xpGained')).toEqual([]);
  t.expectAsked(0, 'placeHero');
  intact(t);
});

test('[PQ-RULING-46] with the last Monster the World is over: its gains and the text are settled, then no Turn and no hand limit', () => {
  const t = rounds(
    {
      heroes: { 3: ['warrior'], 1: ['cleric'] },
      monsters: { 3: ['mimic-doghouse'] },
      damage: { 'mimic-doghouse': 1 },
      hands: { warrior: ['strength', 'strength', ...of(9, 'magic')] },
    },
    'pizza',
    'joker',
    'ham',
    'treats',
  );
  t.choose('act', { do: 'combo', combo: 'accurate-strike' }).choose('pickUp', 'pickUp');
  t.choose('drawFrom', 'takeDeck');
  t.expectAsked(1, 'market');
  expect(hero(t.state, 'warrior')).toMatchObject({ xp: ['mimic-doghouse'], treasures: ['pizza'] });
  expect(hero(t.state, 'warrior').hand).toHaveLength(9);
  expect(t.events('turnBegan')).toHaveLength(1);
  t.done();
  intact(t);
});

test('[PQ-RULING-46] [PQ-ENER-09] the hand limit holds on the Turn that ends a World [PQ-F2]', () => {
  const t = rounds(
    {
      heroes: { 3: ['warrior'] },
      monsters: { 3: ['mimic-doghouse'] },
      left: { 'mimic-doghouse': 1 },
      hands: { warrior: [...of(9, 'magic'), ...of(4, 'speed')] },
    },
    'pizza',
    'ham',
  );
  t.choose('act', { do: 'standardAttack', at: { creature: 'mimic-doghouse' } }).choose('pickUp', 'decline');
  expect(t.expectAsked(0, 'handLimit').about()).toMatchObject({ surplus: 2 });
  const magic = { at: { hand: 'magic' } };
  t.choose('handLimit', magic).choose('handLimit', magic);
  t.expectAsked(0, 'market');
  expect(hero(t.state, 'warrior').hand).toHaveLength(10);
});

test('[PQ-RULING-47] after a wipe the Monsters go too', () => {
  const t = rounds(
    {
      heroes: { 3: ['cleric'] },
      monsters: { 3: ['war-bulldog'], 5: ['corgriffin'] },
      left: { cleric: 1 },
    },
    ...of(9, 'magic'),
    'joker',
  );
  t.choose('defend', { cards: [] });
  expect(t.events('worldEnded')).toEqual([{ type: 'worldEnded', world: 1, how: 'wiped' }]);
  expect(t.state.monsterDiscard.toSorted()).toEqual(['corgriffin', 'war-bulldog']);
  expect([t.events('xpGained'), t.events('treasureDropped')]).toEqual([[], []]);
  t.expectAsked(0, 'placeHero');
  intact(t);
});

test('[PQ-RULING-48] at the start of every World all Heroes are placed anew, the slowest first, before its card; survivors draw nothing', () => {
  const t = table({
    heroes: { 5: ['thief', 'bard', 'cleric'] },
    hands: { thief: ['magic'], bard: [], cleric: ['speed', 'speed'] },
    damage: { bard: 2 },
  })
    .dice('castle', 'slime', 'chowtaur', 'yeti-sheepdog', 'frenchgoyle', 'trolldoodle')
    .begin(flow.playWorld, {});
  t.choose('placeHero', { at: { lane: 1 } }, 2).choose('placeHero', { at: { lane: 1 } }, 1);
  expect(t.events('worldRevealed')).toEqual([]);
  t.choose('placeHero', { at: { lane: 2 } }, 0);
  expect(t.state.heroLanes.slice(0, 2)).toEqual([['cleric', 'bard'], ['thief']]);
  expect(t.events('worldRevealed')).toEqual([{ type: 'worldRevealed', card: 'castle' }]);
  expect(t.state.heroes.map(({ hand, damage }) => [hand.length, damage])).toEqual([
    [1, 0],
    [0, 2],
    [2, 0],
  ]);
  t.expectAsked(0, 'tax').done();
});

test('[PQ-RULING-49] who returns has no damage, no tokens, a full hand, its XP and Level', () => {
  const t = table({
    heroes: { 1: ['thief'] },
    fallen: ['cleric'],
    damage: { cleric: 7 },
    xp: { cleric: 3 },
  })
    .arrange((s) => {
      hero(s, 'cleric').used = [{ source: 'ability:cleric', until: 'worldEnd' }];
    })
    .dice(...of(9, 'magic'))
    .begin(flow.playWorld, {});
  expect(hero(t.state, 'cleric')).toMatchObject({
    damage: 0,
    marks: [],
    used: [],
    fallen: false,
    hand: of(9, 'magic'),
  });
  expect(hero(t.state, 'cleric').xp).toHaveLength(3);
  t.expectAsked(1, 'placeHero').done();
});

test('[PQ-RULING-49] while Defeated it decides and pays nothing', () => {
  const t = table({
    heroes: { 1: ['thief'] },
    fallen: ['cleric'],
    monsters: { 5: ['slime'] },
    xp: { cleric: 7 },
    world: 2,
  }).begin(flow.playRound, {});
  expect(t.decisions.map(({ seat, kind }) => [seat, kind])).toEqual([[0, 'tax']]);
  t.choose('tax', 'suffer', 0).choose('act', 'endTurn', 0).expectEnd();
  expect(hero(t.state, 'cleric').xp).toHaveLength(7);
});

test('[PQ-RULING-50] all decide on the tax together, before the first Turn; suffering is free to choose and cannot be Defended', () => {
  const t = table({
    heroes: { 1: ['cleric'], 3: ['bard'] },
    monsters: { 5: ['corgriffin'] },
    hands: { cleric: ['spirit'], bard: ['joker', 'spirit'] },
    world: 2,
  }).begin(flow.playRound, {});
  expect(t.decisions.map(({ seat, kind }) => [seat, kind])).toEqual([
    [0, 'tax'],
    [1, 'tax'],
  ]);
  expect(t.options('tax', 1)).toEqual([
    { do: 'payTax', cards: ['spirit'], xp: 0 },
    { do: 'payTax', cards: ['joker'], xp: 0 },
    { do: 'suffer' },
  ]);
  t.choose('tax', { do: 'payTax', cards: ['joker'] }, 1);
  /** Nothing counts until both have spoken. */
  expect(hero(t.state, 'bard').hand).toEqual(['joker', 'spirit']);
  t.choose('tax', 'suffer', 0);
  expect(hero(t.state, 'bard')).toMatchObject({ hand: ['spirit'], damage: 0 });
  expect(hero(t.state, 'cleric')).toMatchObject({ hand: ['spirit'], damage: 1 });
  expect(t.events('turnBegan').length).toBe(1);
});

test('[PQ-RULING-50] the tax can Defeat; all that fall by it fall together', () => {
  const t = table({
    heroes: { 3: ['cleric', 'bard'] },
    monsters: { 5: ['slime'] },
    left: { cleric: 1, bard: 1 },
    prizes: { bard: ['golem-retriever'] },
    hands: { bard: ['strength'] },
    world: 3,
  }).begin(flow.playRound, {});
  t.choose('tax', 'suffer', 0).choose('tax', 'suffer', 1);
  /** The Bard could have answered the Cleric's fall, had it still stood. */
  t.expectOver({ how: 'heroesDefeated', winners: [] });
});

test('[PQ-RULING-51] the Boss and the last Hero together: the Heroes win', () => {
  const t = table({ heroes: { 3: ['cleric'] }, monsters: { 3: ['badger'] }, world: 3 }).begin(flow.inflict, {
    by: '',
    targets: ['cleric', 'badger'],
    amount: 30,
    suffered: [],
  });
  t.expectOver({ how: 'bossDefeated', winners: [0] });
});

test('[PQ-RULING-51] a Boss beaten but not yet removed has lost when the last Hero falls in the same resolution', () => {
  const t = table({
    heroes: { 3: ['cleric'] },
    monsters: { 3: ['badger'] },
    world: 3,
  })
    .arrange((s) => {
      for (const id of ['badger', 'cleric']) creature(s, id).damage = lifeOf(s, id);
    })
    .begin(flow.removeDefeated, { by: 'badger', among: ['cleric'] });
  t.expectOver({ how: 'bossDefeated', winners: [0] });
});

test('[PQ-RULING-52] all Monsters gone, the Boss alive: Rounds and tax go on', () => {
  const t = table({
    heroes: { 1: ['thief'] },
    monsters: { 1: ['mimic-doghouse'], 5: ['vacuum-golem'] },
    left: { 'mimic-doghouse': 1 },
    hands: { thief: ['magic'] },
    display: ['strength', 'spirit', 'intellect'],
    world: 3,
    round: 2,
  })
    .dice('pizza')
    .begin(flow.playRounds, {});
  t.choose('act', { do: 'standardAttack', at: { creature: 'mimic-doghouse' } });
  t.choose('act', 'endTurn');
  expect(t.state).toMatchObject({ world: 3, round: 3, monsterLanes: [[], [], [], ['vacuum-golem'], []] });
  expect(t.events('turnBegan').map(({ creature }) => creature)).toEqual(['thief', 'vacuum-golem']);
  t.expectAsked(0, 'tax');
});

test('[PQ-RULING-53] one acquisition each: buy for Energy, or swap without; as many are shown as there are players', () => {
  const t = table({
    heroes: { 1: ['thief'], 2: ['cleric'] },
    fallen: ['bard'],
    treasures: { cleric: ['bone-sword'] },
    hands: { thief: ['spirit', 'spirit'] },
  })
    .dice('pizza', 'ham', 'treats')
    .begin(flow.visitMarket, { left: ['thief', 'cleric'], first: '' });
  expect(t.events('marketOpened')).toEqual([{ type: 'marketOpened', treasures: ['pizza', 'ham', 'treats'] }]);
  t.choose('market', { do: 'buy', treasure: 'ham' }, 0);
  /** The Thief could pay again, but the Cleric is next; without Energy it can only swap. */
  t.expectAsked(1, 'market');
  expect(t.refusal({ do: 'buy', treasure: 'pizza' })).toMatchObject({ rule: 'PQ-MKT-04' });
  t.choose('market', { do: 'swap', give: 'bone-sword', take: 'pizza' }, 1);
  expect(hero(t.state, 'cleric').treasures).toEqual(['pizza']);
  expect(hero(t.state, 'thief')).toMatchObject({ treasures: ['ham'], hand: ['spirit'] });
  expect(t.state.treasureDiscard).toEqual(['treats', 'bone-sword']);
  t.expectEnd();
  intact(t);
});

test('[PQ-RULING-53] the Evil Lord is no player of the Market', () => {
  const t = table({ heroes: { 1: ['thief'], 2: ['cleric'] }, evilLord: true })
    .dice('pizza', 'ham')
    .begin(flow.visitMarket, { left: ['thief', 'cleric'], first: '' });
  expect(t.state.market).toEqual(['pizza', 'ham']);
  t.choose('market', 'pass', 0).choose('market', 'pass', 1).expectEnd();
});

test('[PQ-RULING-54] the exchange goes by offer and acceptance until all have confirmed, without a hand limit', () => {
  const t = table({
    heroes: { 1: ['thief'], 2: ['cleric'] },
    fallen: ['bard'],
    hands: { thief: of(9, 'magic'), cleric: ['speed'] },
    treasures: { cleric: ['pizza'] },
  }).begin(flow.exchange, { confirmed: [] });
  expect(t.options('exchange', 0)).toEqual([{ do: 'offer', at: { creature: 'cleric' } }, { do: 'confirm' }]);
  t.choose('exchange', 'offer', 1);
  t.choose('deal', { do: 'give', card: 'pizza' }).choose('deal', { do: 'give', card: 'speed' });
  t.choose('deal', 'propose').choose('dealReply', 'refuse', 0);
  expect(hero(t.state, 'cleric').treasures).toEqual(['pizza']);
  t.choose('exchange', 'offer', 1);
  t.choose('deal', { do: 'give', card: 'pizza' }).choose('deal', { do: 'give', card: 'speed' });
  t.choose('deal', 'propose').choose('dealReply', 'agree', 0);
  expect(hero(t.state, 'thief')).toMatchObject({ treasures: ['pizza'], hand: [...of(9, 'magic'), 'speed'] });
  t.choose('exchange', 'confirm', 0).choose('exchange', 'confirm', 1).expectEnd();
  intact(t);
});

test('[PQ-RULING-61] a Level counts at once, within the Turn', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['warrior'] },
      monsters: { 3: ['mimic-doghouse', 'war-bulldog'] },
      left: { 'mimic-doghouse': 1 },
      xp: { warrior: 1 },
      hands: { warrior: ['joker', 'strength', 'strength', 'speed', 'spirit'] },
    }).dice('pizza'),
    'warrior',
  );
  expect(t.refusal({ do: 'combo', combo: 'chasing-attack' })).toEqual({
    rule: 'PQ-HERO-06',
    need: 2,
    have: 1,
  });
  t.choose('act', { do: 'standardAttack', at: { creature: 'mimic-doghouse' } });
  t.choose('act', { do: 'combo', combo: 'chasing-attack' });
  expect(monster(t.state, 'war-bulldog').damage).toBe(2);
});

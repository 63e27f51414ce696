import { readFileSync } from 'node:fs';
import type { Scene } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { parseHero } from '../../src/custom.ts';
import { hero, monster } from '../../src/queries/area.ts';
import type { State } from '../../src/state.ts';
import { playOut } from '../play-out.ts';
import type { Setting } from '../table.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

/** The Bard in lane 1, facing a War Bulldog; a Zombie Basset far away. */
const turn = (more: Partial<Setting> = {}, ...draws: readonly string[]) =>
  turnOf(
    table({
      heroes: { 1: ['bard'] },
      monsters: { 1: ['war-bulldog'], 4: ['zombie-basset'] },
      ...more,
    }).dice(...draws),
    'bard',
  );

const offered = (t: Scene<State>): ReadonlySet<string> =>
  new Set(t.options('act').map((option) => option.do));

test('[PQ-ACT-01] two Actions, or fewer; a third is refused', () => {
  const t = turn();
  t.choose('act', { do: 'move', at: { lane: 2 } }).choose('act', { do: 'move', at: { lane: 3 } });
  expect(t.refusal({ do: 'move', at: { lane: 4 } })).toEqual({ rule: 'PQ-ACT-01', have: 0 });
  expect(t.refusal('draw')).toEqual({ rule: 'PQ-ACT-01', have: 0 });
  t.choose('act', 'endTurn');
  t.expectEnd();

  for (const moves of [0, 1]) {
    const lazy = turn();
    for (let i = 0; i < moves; i++) lazy.choose('act', { do: 'move', at: { lane: 2 } });
    lazy.choose('act', 'endTurn');
    lazy.expectEnd();
  }
});

test('[PQ-ACT-02] Change, Draw, Discard, Move and Standard Attack are the Actions; all else is free', () => {
  const t = turn(
    {
      heroes: { 2: ['bard'] },
      monsters: { 2: ['war-bulldog'], 3: ['zombie-basset'] },
      hands: { bard: ['strength', 'spirit', 'intellect'] },
      treasures: { bard: ['pizza'] },
    },
    ...['magic', 'magic', 'magic', 'magic', 'joker', 'joker', 'speed', 'speed', 'speed', 'speed'],
  );
  const free = ['combo', 'consume', 'ability', 'endTurn'];
  expect(offered(t)).toEqual(new Set(['draw', 'change', 'discard', 'move', 'standardAttack', ...free]));
  t.choose('act', 'change').choose('act', 'change');
  expect(offered(t)).toEqual(new Set(free));
});

test('[PQ-ACT-03] an Action may be done twice, but for the Standard Attack', () => {
  const t = turn({ hands: { bard: ['strength', 'strength'] } }, 'magic', 'speed');
  t.choose('act', 'standardAttack');
  expect(t.state.turn?.actionsLeft).toBe(1);
  expect(t.refusal({ do: 'standardAttack', at: { creature: 'war-bulldog' } })).toEqual({ rule: 'PQ-ACT-11' });
  t.choose('act', 'draw').choose('drawFrom', 'takeDeck').choose('drawFrom', 'takeDeck');

  const twice = turn({}, 'magic', 'speed');
  for (let i = 0; i < 2; i++)
    twice.choose('act', 'draw').choose('drawFrom', 'takeDeck').choose('drawFrom', 'stop');
  expect(hero(twice.state, 'bard').hand).toEqual(['magic', 'speed']);
});

test('[PQ-ACT-04] Actions and free actions in any order', () => {
  const t = turn(
    {
      heroes: { 2: ['bard'] },
      hands: { bard: ['strength', 'intellect', 'spirit', 'intellect', 'spirit'] },
      treasures: { bard: ['pizza'] },
      damage: { bard: 3 },
    },
    'magic',
  );
  t.choose('act', { combo: 'shrill-note' }).choose('drawFrom', 'takeDeck');
  t.choose('act', { do: 'move', at: { lane: 1 } });
  t.choose('act', { do: 'consume', treasure: 'pizza' });
  t.choose('act', 'standardAttack').expectAsked(0, 'act');
  expect(monster(t.state, 'war-bulldog').damage).toBe(3);
  expect(hero(t.state, 'bard')).toMatchObject({ damage: 0, hand: ['intellect', 'spirit', 'magic'] });
  expect(t.state.turn?.actionsLeft).toBe(0);
  expect(t.refusal({ combo: 'shrill-note' })).toEqual({ rule: 'PQ-RULING-10', reach: 'double-fork' });
  intact(t);
});

test('[PQ-ACT-05] Change: all face-up cards go, five new ones come, the hand stays', () => {
  const t = turn(
    { hands: { bard: ['strength'] }, display: ['magic', 'magic', 'speed', 'joker', 'spirit'] },
    'strength',
    'strength',
    'spirit',
    'speed',
    'joker',
  );
  t.choose('act', 'change');
  expect(t.state.display).toEqual(['strength', 'strength', 'spirit', 'speed', 'joker']);
  expect(t.state.energyDiscard).toEqual(['magic', 'magic', 'speed', 'joker', 'spirit']);
  expect(hero(t.state, 'bard').hand).toEqual(['strength']);
  t.done();
  intact(t);
});

const DISPLAY = ['magic', 'magic', 'magic', 'magic', 'magic'] as const;

test.each([
  ['2 from the deck', ['takeDeck', 'takeDeck'], ['speed', 'spirit'], ['speed', 'spirit']],
  ['2 from the display', ['takeDisplay', 'takeDisplay'], ['speed', 'spirit'], ['magic', 'magic']],
  ['display, then deck', ['takeDisplay', 'takeDeck'], ['speed', 'spirit'], ['magic', 'spirit']],
  ['deck, then display', ['takeDeck', 'takeDisplay'], ['speed', 'spirit'], ['speed', 'magic']],
  ['1 only', ['takeDeck', 'stop'], ['speed'], ['speed']],
] as const)('[PQ-ACT-06] [PQ-ACT-07] Draw: %s', (_name, [first, second], draws, hand) => {
  const t = turn({ display: DISPLAY }, ...draws);
  const take = (what: string) =>
    what === 'takeDisplay' ? { do: what, at: { display: 'magic' } } : { do: what };
  t.choose('act', 'draw').choose('drawFrom', take(first)).choose('drawFrom', take(second));
  expect(hero(t.state, 'bard').hand).toEqual(hand);
  expect(t.state.display).toHaveLength(5);
  expect(t.state.turn?.actionsLeft).toBe(1);
  t.expectAsked(0, 'act').done();
  intact(t);
});

test('[PQ-ACT-06] what comes from the deck is not known before', () => {
  const t = turn({ display: DISPLAY });
  t.choose('act', 'draw');
  expect(t.options('drawFrom')).toEqual([
    { do: 'takeDeck' },
    { do: 'takeDisplay', at: { display: 'magic' } },
  ]);
});

test('[PQ-ACT-08] Discard: any number of cards, then as many again from deck and display', () => {
  const t = turn(
    { hands: { bard: ['strength', 'spirit', 'spirit', 'speed'] }, display: DISPLAY },
    'joker',
    'intellect',
    'joker',
  );
  t.choose('act', 'discard');
  for (const card of ['spirit', 'speed', 'spirit']) t.choose('discardCards', { at: { hand: card } });
  t.choose('discardCards', 'done');
  expect(t.state.energyDiscard).toEqual(['spirit', 'speed', 'spirit']);
  t.choose('drawFrom', 'takeDeck');
  t.choose('drawFrom', { at: { display: 'magic' } }).choose('drawFrom', 'takeDeck');
  expect(hero(t.state, 'bard').hand).toEqual(['strength', 'joker', 'magic', 'joker']);
  t.expectAsked(0, 'act').done();
  intact(t);
});

test('[PQ-ACT-08] Discard draws all it discarded, and needs a card', () => {
  const t = turn({ hands: { bard: ['strength'] } }, 'joker');
  t.choose('act', 'discard').choose('discardCards', { at: { hand: 'strength' } });
  t.choose('discardCards', 'done');
  expect(t.options('drawFrom').map((option) => option.do)).not.toContain('stop');
  t.choose('drawFrom', 'takeDeck').expectAsked(0, 'act');
  expect(turn().refusal('discard')).toEqual({ rule: 'PQ-RULING-39' });
});

test('[PQ-ACT-09] Move: in either direction, up to the Movement, behind whoever is there', () => {
  const t = turn({ heroes: { 1: ['bard'], 5: ['druid'] } });
  t.choose('act', { do: 'move', at: { lane: 5 } });
  expect(t.state.heroLanes[4]).toEqual(['druid', 'bard']);
  expect(t.refusal({ do: 'move', at: { lane: 2 } })).toEqual({ rule: 'PQ-HERO-02', need: 2, have: 1 });
});

test('[PQ-ACT-10] Standard Attack: melee, 1 damage, for a card of the target’s Type or a Joker', () => {
  const t = turn({
    monsters: { 1: ['war-bulldog', 'slime'], 4: ['zombie-basset'] },
    hands: { bard: ['strength', 'joker', 'magic'] },
  });
  expect(t.refusal({ do: 'standardAttack', at: { creature: 'slime' } })).toMatchObject({ rule: 'PQ-ATK-03' });
  expect(t.refusal({ do: 'standardAttack', at: { creature: 'zombie-basset' } })).toMatchObject({
    rule: 'PQ-ATK-03',
  });
  t.choose('act', { do: 'standardAttack', at: { creature: 'war-bulldog' } });
  expect(t.options('pay')).toEqual([
    { do: 'pay', cards: ['strength'], xp: 0 },
    { do: 'pay', cards: ['joker'], xp: 0 },
  ]);
  t.choose('pay', { cards: ['joker'] });
  expect(monster(t.state, 'war-bulldog').damage).toBe(1);
  expect(hero(t.state, 'bard').hand).toEqual(['strength', 'magic']);
  expect(t.events('attacked')).toMatchObject([{ by: 'bard', reach: 'melee', damage: 1 }]);
});

test('[PQ-ACT-11] one Standard Attack per Turn, and a new one in the next', () => {
  const stage = table({
    heroes: { 1: ['bard'] },
    monsters: { 1: ['war-bulldog'] },
    hands: { bard: ['strength', 'strength'] },
  });
  const t = turnOf(stage, 'bard').choose('act', 'standardAttack');
  expect(t.refusal('standardAttack')).toEqual({ rule: 'PQ-ACT-11' });
  t.choose('act', 'endTurn');
  t.expectEnd();
  const next = turnOf(stage, 'bard').choose('act', 'standardAttack');
  expect(monster(next.state, 'war-bulldog').damage).toBe(2);
});

test('[PQ-ACT-12] Heroes in front are in nobody’s way', () => {
  const t = turn({ heroes: { 1: ['druid', 'cleric', 'bard'] }, hands: { bard: ['strength'] } });
  t.choose('act', 'standardAttack');
  expect(monster(t.state, 'war-bulldog').damage).toBe(1);
  expect(t.state.heroes.map(({ damage }) => damage)).toEqual([0, 0, 0]);
});

test('[PQ-ACT-13] any number of Combos, the same one too, each time paid', () => {
  const t = turn(
    {
      heroes: { 2: ['bard'] },
      monsters: { 1: ['war-bulldog'], 3: ['golem-retriever'] },
      hands: { bard: ['intellect', 'intellect', 'intellect', 'spirit', 'spirit', 'spirit'] },
    },
    ...['magic', 'speed', 'magic', 'speed', 'magic'],
  );
  for (const damage of [2, 4]) {
    t.choose('act', { combo: 'shrill-note' }).choose('drawFrom', 'takeDeck');
    expect(monster(t.state, 'war-bulldog').damage).toBe(damage);
    expect(t.state.turn?.actionsLeft).toBe(2);
  }
  expect(t.state.energyDiscard.filter((card) => card === 'intellect')).toHaveLength(2);
  expect(hero(t.state, 'bard').hand).toEqual(['intellect', 'spirit', 'speed', 'speed']);
  intact(t);
});

test('[PQ-ACT-14] any number of Consumables', () => {
  const t = turn({ treasures: { bard: ['pizza', 'broth', 'ham'] }, damage: { bard: 5 } });
  for (const [treasure, damage] of [
    ['pizza', 2],
    ['ham', 1],
    ['broth', 0],
  ] as const) {
    t.choose('act', { do: 'consume', treasure });
    expect(hero(t.state, 'bard').damage).toBe(damage);
  }
  expect(t.state.turn?.actionsLeft).toBe(2);
  expect(t.state.treasureDiscard).toEqual(['pizza', 'ham', 'broth']);
  intact(t);
});

test('[PQ-ACT-15] the hand limit counts at the end of the Turn', () => {
  const hand = [...Array(6).fill('magic'), ...Array(5).fill('speed')];
  const t = turn({ hands: { bard: hand } });
  t.choose('act', 'endTurn').choose('handLimit', { at: { hand: 'speed' } });
  expect(hero(t.state, 'bard').hand).toHaveLength(10);
  t.expectEnd();
});

test('[PQ-ACT-15] cards that come at the end of the Turn count, too', () => {
  const cook: unknown = JSON.parse(
    readFileSync(new URL('../../examples/madame-souffle.json', import.meta.url), 'utf8'),
  );
  const made = parseHero({
    ...(cook as object),
    ability: { name: 'Leftovers', when: 'turnEnd', effects: [{ do: 'draw', energy: 2, who: 'self' }] },
  });
  if ('problems' in made) throw new Error(JSON.stringify(made.problems));
  const { id } = made.hero;
  const t = turnOf(
    table({
      heroes: { 1: [id] },
      customHeroes: [made.hero],
      monsters: { 4: ['zombie-basset'] },
      hands: { [id]: [...Array(9).fill('magic')] },
    }).dice('speed', 'speed'),
    id,
  );
  t.choose('act', 'endTurn').choose('drawFrom', 'takeDeck').choose('drawFrom', 'takeDeck');
  t.choose('handLimit', { at: { hand: 'magic' } });
  expect(hero(t.state, id).hand).toHaveLength(10);
  t.expectEnd();
});

test('[PQ-ACT-16] out of turn a Hero answers, but begins nothing', () => {
  const answers = new Set<string>();
  for (const seed of [4, 5, 6]) {
    playOut({ players: 3, heroes: 'random' }, seed, ({ state, decisions }) => {
      const active = state.heroes.find(({ id }) => id === state.turn?.of)?.seat;
      if (state.turn === null) return;
      for (const { seat, kind } of decisions) if (seat !== active) answers.add(kind);
    });
  }
  const begun = [
    'act',
    'discardCards',
    'handLimit',
    'swapDisplay',
    'ability',
    'market',
    'exchange',
    'placeHero',
  ];
  expect(begun.filter((kind) => answers.has(kind))).toEqual([]);
  for (const answer of ['defend', 'riposte', 'forcedDiscard']) expect([...answers]).toContain(answer);
});

test('[PQ-ACT-16] Defend, Riposte, Prize and Pick Up are all done in a Monster’s Turn', () => {
  const t = monsterActs(
    table({
      heroes: { 3: ['druid', 'barbarian'] },
      monsters: { 1: ['corgriffin'], 5: ['zombie-basset'] },
      damage: { corgriffin: 1, barbarian: 3 },
      hands: { barbarian: ['strength', 'spirit', 'strength'], druid: ['intellect'] },
    }).dice('pizza'),
    'corgriffin',
  );
  t.choose('riposte', { combo: 'bite-back' }, 1).choose('defend', { cards: ['strength'] }, 1);
  t.choose('prize', 'takeXp', 1).choose('pickUp', { cards: ['intellect'] }, 0);
  expect(hero(t.state, 'barbarian')).toMatchObject({ damage: 3, xp: ['corgriffin'] });
  expect(hero(t.state, 'druid').treasures).toEqual(['pizza']);
  t.expectEnd();
  intact(t);
});

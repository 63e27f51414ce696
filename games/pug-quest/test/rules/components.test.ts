import { scenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { BOSSES, HEROES, MONSTERS, WORLDS } from '../../src/content/index.ts';
import { rules } from '../../src/index.ts';
import { hero, monster, placeOf } from '../../src/queries/area.ts';
import type { State } from '../../src/state.ts';
import { LANES } from '../../src/state.ts';
import { playOut } from '../play-out.ts';
import { table, turnOf } from '../table.ts';

/** The table before anybody has sat down. */
function box(input: { readonly [setting: string]: unknown } = { players: 3 }): State {
  const found: State[] = [];
  scenario(rules, input).arrange((s) => {
    found.push(s);
  });
  return found[0] as State;
}

const copies = (pile: readonly string[], card: string): number =>
  pile.filter((candidate) => candidate === card).length;

test('[PQ-COMP-01] 55 Energy cards: ten of each type and five Jokers', () => {
  const { energyDeck } = box();
  expect(energyDeck).toHaveLength(55);
  for (const type of ['strength', 'spirit', 'intellect', 'speed', 'magic'])
    expect(copies(energyDeck, type)).toBe(10);
  expect(copies(energyDeck, 'joker')).toBe(5);
});

test('[PQ-COMP-02] [PQ-COMP-04] a Hero and a Boss are a card and a sheet each', () => {
  for (const { life, combos } of HEROES) expect([life > 0, combos.length]).toEqual([true, 5]);
  for (const { life, turn } of BOSSES) expect([life > 0, turn.length > 0]).toEqual([true, true]);
  expect(box().bossDeck).toHaveLength(10);
});

test('[PQ-COMP-05] [PQ-COMP-06] [PQ-COMP-07] decks of 21 Treasures, 30 Monsters, 5 Worlds; no card twice', () => {
  const { treasureDeck, monsterDeck, worldDeck } = box();
  const sizes = [treasureDeck, monsterDeck, worldDeck].map((deck) => [deck.length, new Set(deck).size]);
  expect(sizes).toEqual([
    [21, 21],
    [30, 30],
    [5, 5],
  ]);
});

test('[PQ-COMP-07] a game uses three of the five Worlds', () => {
  const t = playOut({ players: 1, heroes: 'random' }, 3, () => undefined);
  expect(t.state.worldCards).toHaveLength(3);
  expect(t.state.worldDeck).toHaveLength(2);
  expect(t.events('worldRevealed')).toHaveLength(3);
});

test('[PQ-COMP-08] reference cards are help, not part of the rules: no deck holds one', () => {
  expect(new Set(rules.content.map((tag) => tag.split(':')[0]))).toEqual(
    new Set(['hero', 'combo', 'boss', 'treasure', 'monster', 'world']),
  );
  expect(rules.faults(box())).toEqual([]);
});

/** All thirty Monsters, six to a lane. */
const crowd = Object.fromEntries(
  LANES.map((lane) => [lane, MONSTERS.slice(6 * (lane - 1), 6 * lane).map(({ id }) => id)]),
);

test('[PQ-COMP-09] damage is a number: it can be placed when more than 30 tokens would be out', () => {
  const hurt = Object.fromEntries([...MONSTERS.map(({ id }) => [id, 1]), ['ranger', 2]]);
  const t = turnOf(
    table({ heroes: { 1: ['ranger'] }, monsters: crowd, damage: hurt, hands: { ranger: ['speed'] } }),
    'ranger',
  );
  t.choose('act', { do: 'ability' }).choose('target', { at: { creature: 'war-bulldog' } });
  expect(monster(t.state, 'war-bulldog').damage).toBe(2);
  const shown = rules.view(t.state, 0);
  expect(shown.monsters.reduce((sum, { damage }) => sum + damage, 0)).toBe(31);
  expect(shown.heroes[0]?.damage).toBe(2);
});

test('[PQ-COMP-10] tokens of a pair lie on the Combo and on its target; a fourteenth pair can be had', () => {
  const t = turnOf(
    table({ heroes: { 1: ['witch'] }, monsters: crowd, hands: { witch: ['magic', 'spirit'] } }).arrange(
      (s) => {
        for (const [colour, other] of s.monsters.slice(0, 13).entries())
          other.marks = [{ key: 'hexed', from: 'sniffle-hex', until: 'worldEnd', modifiers: [], colour }];
      },
    ),
    'witch',
  );
  t.choose('act', { do: 'combo', combo: 'sniffle-hex' });
  t.choose('target', { at: { creature: 'jack-rustle' } });
  const marked = rules.view(t.state, 0).monsters.filter(({ marks }) => marks.length > 0);
  expect(marked).toHaveLength(14);
  expect(marked.at(-1)).toMatchObject({
    id: 'jack-rustle',
    marks: [{ key: 'hexed', from: 'sniffle-hex', until: 'worldEnd', colour: 13 }],
  });
});

test('[PQ-COMP-11] [PQ-COMP-12] [PQ-AREA-06] [PQ-AREA-07] the mat shows area, Round, World, Turn and decks', () => {
  const t = turnOf(
    table({ heroes: { 2: ['thief'] }, monsters: { 4: ['slime'] }, world: 2, round: 7 }),
    'thief',
  );
  const shown = rules.view(t.state, 0);
  expect(shown).toMatchObject({ world: 2, round: 7, turn: { of: 'thief' }, worldCard: 'forest' });
  expect(shown.heroLanes).toEqual([[], ['thief'], [], [], []]);
  expect(shown.monsterLanes).toEqual([[], [], [], ['slime'], []]);
  expect(shown.decks).toEqual({ energy: 50, energyDiscard: 0, treasure: 21, monster: 29 });
});

test('[PQ-AREA-01] [PQ-AREA-04] [PQ-AREA-05] [PQ-AREA-06] [PQ-AREA-07] whatever happens, everybody keeps to their side', () => {
  const bosses = new Set(BOSSES.map(({ id }) => id));
  const foes = new Set([...bosses, ...MONSTERS.map(({ id }) => id)]);
  const worlds = new Set<number>();
  for (const seed of [1, 2]) {
    playOut({ players: 2, heroes: 'random' }, seed, ({ state }) => {
      const heroes = state.heroLanes.flat();
      const monsters = state.monsterLanes.flat();
      expect(heroes.filter((id) => foes.has(id))).toEqual([]);
      expect(monsters.filter((id) => !foes.has(id))).toEqual([]);
      expect(new Set([...heroes, ...monsters]).size).toBe(heroes.length + monsters.length);
      if (state.world < 3) expect(monsters.filter((id) => bosses.has(id))).toEqual([]);
      expect(state.round).toSatisfy((round: number) => round >= 1 && round <= 10);
      worlds.add(state.world);
    });
  }
  expect([...worlds].sort()).toEqual([1, 2, 3]);
});

test('[PQ-AREA-02] five lanes on each side, told apart by rank', () => {
  const { heroLanes, monsterLanes } = box();
  expect([heroLanes.length, monsterLanes.length]).toEqual([5, 5]);
  const t = turnOf(table({ heroes: { 5: ['bard', 'thief'] }, monsters: { 1: ['slime'] } }), 'thief');
  expect(placeOf(t.state, 'bard')).toEqual({ lane: 5, rank: 1 });
  expect(placeOf(t.state, 'thief')).toEqual({ lane: 5, rank: 2 });
});

test('[PQ-AREA-03] a lane may be as deep as one likes, and its last one acts like any other', () => {
  const t = turnOf(
    table({
      heroes: { 2: ['bard', 'witch', 'druid', 'cleric'], 3: ['thief'] },
      monsters: { 2: ['slime', 'chowtaur', 'trolldoodle', 'frenchgoyle'] },
      hands: { thief: ['speed', 'speed', 'strength'] },
    }).dice('magic'),
    'thief',
  );
  t.choose('act', { do: 'move', at: { lane: 2 } }).choose('drawFrom', 'takeDeck');
  expect(placeOf(t.state, 'thief')).toEqual({ lane: 2, rank: 5 });
  t.choose('act', { do: 'combo', combo: 'sausage-sting' });
  t.choose('target', { at: { creature: 'frenchgoyle' } });
  expect(monster(t.state, 'frenchgoyle').damage).toBe(2);
});

test('[PQ-AREA-08] Heroes nobody plays are out of the game', () => {
  const t = turnOf(table({ heroes: { 1: ['bard'] }, monsters: { 1: ['slime'] } }), 'bard');
  expect(rules.view(t.state, 0).heroes.map(({ id }) => id)).toEqual(['bard']);
  expect(() => hero(t.state, 'thief')).toThrow('no Hero of this match');
  expect(t.state.worldDeck.length + t.state.worldCards.length).toBe(WORLDS.length);
  expect(t.state.bossDeck).toHaveLength(10);
});

test.each(LANES)('[PQ-AREA-09] Hero lane %i faces the Monster lane of the same number', (lane) => {
  const t = turnOf(
    table({
      heroes: { [lane]: ['bard'] },
      monsters: {
        1: ['chowtaur'],
        2: ['golem-retriever'],
        3: ['saint-burnard'],
        4: ['war-bulldog'],
        5: ['zombie-basset'],
      },
      hands: { bard: ['strength'] },
    }),
    'bard',
  );
  const facing = ['chowtaur', 'golem-retriever', 'saint-burnard', 'war-bulldog', 'zombie-basset'][lane - 1];
  const attacks = t.options('act').filter((option) => option.do === 'standardAttack');
  expect(attacks).toEqual([{ do: 'standardAttack', at: { creature: facing } }]);
});

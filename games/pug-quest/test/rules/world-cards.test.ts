import type { Scene } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { BOSSES, WORLDS } from '../../src/content/index.ts';
import * as flow from '../../src/flow.ts';
import { rules } from '../../src/index.ts';
import { displaySize, handLimitOf, initiativeOf } from '../../src/queries/values.ts';
import type { State } from '../../src/state.ts';
import type { Setting } from '../table.ts';
import { intact, monsterActs, table } from '../table.ts';

const PARTY = ['bard', 'druid', 'wizard', 'witch', 'cleric'] as const;

test('[PQ-WORLD-01] every World card has a name, a Type, a Feature and a Position Order', () => {
  for (const { name, type, feature, lanes } of WORLDS) {
    expect(name).not.toBe('');
    expect(['strength', 'spirit', 'intellect', 'speed', 'magic']).toContain(type);
    expect(feature.length).toBeGreaterThan(0);
    expect(lanes).toHaveLength(5);
  }
});

describe('the Feature', () => {
  const nextWorld = (worldCard: string, ...draws: readonly string[]) =>
    table({ heroes: { 1: ['bard'] }, worldCard })
      .dice(...draws)
      .begin(flow.playWorld, {});

  test('[PQ-WORLD-02] lasts until the next World card is revealed', () => {
    const t = nextWorld('castle', 'forest', 'slime', 'psi-pincher');
    t.expectAsked(0, 'placeHero');
    expect(handLimitOf(t.state, 'bard')).toBe(11);
    t.choose('placeHero', { at: { lane: 5 } });
    expect(t.events('worldRevealed')).toEqual([{ type: 'worldRevealed', card: 'forest' }]);
    expect(handLimitOf(t.state, 'bard')).toBe(10);
    t.done();
  });

  test('[PQ-WORLD-02] works from the moment of its reveal, before Monsters are placed', () => {
    const t = nextWorld('forest', 'desert', 'slime', 'psi-pincher');
    expect(displaySize(t.state)).toBe(5);
    t.choose('placeHero', { at: { lane: 2 } });
    expect(t.state.display).toHaveLength(3);
    expect(t.state.energyDiscard).toHaveLength(2);
    intact(t);
  });

  test('[PQ-WORLD-05] is that of the card on top; those below do nothing', () => {
    const stage = table({ heroes: { 1: ['bard'] }, monsters: { 1: ['slime'] }, world: 2 }).arrange((s) => {
      s.worldDeck = s.worldDeck.filter((id) => id !== 'castle');
      s.worldCards = ['castle', 'forest'];
    });
    const t = stage.begin(flow.heroTurn, { hero: 'bard' });
    expect(initiativeOf(t.state, 'slime')).toBe(3);
    expect(handLimitOf(t.state, 'bard')).toBe(10);
    expect(rules.view(t.state, 0).worldCard).toBe('forest');
    intact(t);
  });

  test('[PQ-WORLD-05] a new World card comes on top', () => {
    const t = nextWorld('forest', 'castle', 'slime', 'psi-pincher');
    t.choose('placeHero', { at: { lane: 2 } });
    expect(t.state.worldCards).toEqual(['forest', 'castle']);
    expect(initiativeOf(t.state, 'slime')).toBe(4);
    t.done();
  });
});

describe('the Type', () => {
  test.each(WORLDS.map(({ id, type }) => [id, type] as const))(
    '[PQ-WORLD-03] [PQ-WORLD-04] %s takes %s at its Market and as its tax',
    (worldCard, type) => {
      const others = (['strength', 'spirit', 'intellect', 'speed', 'magic'] as const).filter(
        (other) => other !== type,
      );
      const poor = { heroes: { 1: ['bard'] }, worldCard, hands: { bard: others } } as const;
      const rich = { ...poor, hands: { bard: [...others, type] } };
      const market = (setting: Setting) =>
        table(setting)
          .dice('pizza')
          .begin(flow.visitMarket, { left: ['bard'], first: '' });
      expect(market(poor).refusal('buy')).toEqual({ rule: 'PQ-MKT-04', type });
      const shop = market(rich).choose('market', 'buy');
      expect(shop.state.energyDiscard).toContain(type);

      const tax = (setting: Setting) => table({ ...setting, world: 2 }).begin(flow.payTax, {});
      expect(tax(poor).options('tax')).toEqual([{ do: 'suffer' }]);
      expect(tax(rich).options('tax')).toEqual([{ do: 'payTax', cards: [type], xp: 0 }, { do: 'suffer' }]);
    },
  );
});

describe('the Position Order', () => {
  /** Heroes stand, the World card comes next; Monsters as chance has it. */
  function placement(players: number, worldCard: string, world: 1 | 2 | 3 = 1, boss?: string): Scene<State> {
    const heroes = PARTY.slice(0, players);
    return table({ heroes: { 3: heroes }, world, worldCard: 'forest' })
      .arrange((s) => {
        s.worldDeck = [...s.worldDeck, ...s.worldCards].filter((id) => id !== worldCard);
        s.worldCards = [worldCard];
        if (boss === undefined) return;
        s.bossDeck = s.bossDeck.filter((id) => id !== boss);
        s.boss = boss;
      })
      .chance(`placement ${worldCard} ${players}`)
      .begin(flow.playWorld, {}, 'monsters');
  }

  /** How many Monsters were put into each lane, without the Boss. */
  const crowds = (t: Scene<State>): readonly number[] =>
    [1, 2, 3, 4, 5].map(
      (lane) =>
        t
          .events('monsterPlaced')
          .filter((event) => event.lane === lane && !BOSSES.some(({ id }) => id === event.monster)).length,
    );

  test('[PQ-POS-01] marks the Monsters’ side with numbers 1-5, X and B', () => {
    const marks: readonly unknown[] = [1, 2, 3, 4, 5, 'X', 'B'];
    for (const { lanes } of [...WORLDS, ...BOSSES])
      for (const mark of lanes?.flat() ?? []) expect(marks).toContain(mark);
    expect(new Set(WORLDS.flatMap(({ lanes }) => lanes.flat()))).toEqual(new Set(marks));
  });

  test.each(WORLDS.flatMap(({ id }) => [1, 2, 3, 4, 5].map((players) => [id, players] as const)))(
    '[PQ-POS-02] [PQ-POS-03] %s for %i: a Monster on every number up to it, none beyond',
    (worldCard, players) => {
      const lanes = WORLDS.find(({ id }) => id === worldCard)?.lanes ?? [];
      const t = placement(players, worldCard);
      expect(crowds(t)).toEqual(
        lanes.map((lane) => lane.filter((mark) => typeof mark === 'number' && mark <= players).length),
      );
      intact(t);
    },
  );

  test('[PQ-POS-03] Icy Lands: what is marked 3 and more stays empty for two', () => {
    expect(crowds(placement(2, 'icy'))).toEqual([3, 0, 0, 0, 0]);
  });

  test('[PQ-POS-04] an X is empty at first; a Monster may move there later', () => {
    expect(crowds(placement(5, 'icy'))[1]).toBe(0);
    const t = monsterActs(
      table({ heroes: { 4: ['bard'] }, monsters: { 1: ['beagle-eye'] }, worldCard: 'icy' }),
      'beagle-eye',
    );
    expect(t.state.monsterLanes[1]).toEqual(['beagle-eye']);
  });

  test('[PQ-POS-05] [PQ-BOSS-04] in World 3 the Boss stands on B', () => {
    for (const { id, lanes } of WORLDS) {
      const t = placement(3, id, 3, 'rat-king');
      const lane = lanes.findIndex((marks) => marks.includes('B')) + 1;
      expect(t.events('monsterPlaced')).toContainEqual({ type: 'monsterPlaced', monster: 'rat-king', lane });
    }
  });

  test('[PQ-POS-06] in Worlds 1 and 2 a B means nothing', () => {
    for (const world of [1, 2] as const) {
      const t = placement(5, 'icy', world);
      expect(crowds(t)).toEqual([3, 0, 0, 0, 3]);
      expect(t.state.boss).toBeNull();
      expect(t.events('monsterPlaced')).toHaveLength(6);
    }
  });

  test('[PQ-POS-07] several in one lane, deeper than the mat', () => {
    const t = table({ heroes: { 1: ['bard', 'druid'] }, worldCard: 'icy' })
      .dice('slime', 'trolldoodle', 'frenchgoyle')
      .begin(flow.playWorld, {}, 'monsters');
    expect(t.state.monsterLanes[0]).toEqual(['slime', 'trolldoodle', 'frenchgoyle']);
  });

  test('[PQ-POS-08] [PQ-POS-10] chance draws the Monsters from their deck, and nobody is asked', () => {
    const placed = ['a', 'b', 'c'].map((seed) => {
      const t = table({ heroes: { 1: ['thief'] } })
        .chance(seed)
        .begin(flow.playWorld, {}, 'worldCard');
      expect(t.state.monsterDeck).toHaveLength(30 - t.events('monsterPlaced').length);
      const asked = t.events('turnBegan').at(-1);
      expect(t.decisions[0]?.kind).not.toBe('placeHero');
      expect(asked).toBeDefined();
      return t.events('monsterPlaced').map(({ monster }) => monster);
    });
    expect(new Set(placed.map(String)).size).toBe(3);
  });

  test('[PQ-POS-09] the Boss Sheet may have a Position Order of its own', () => {
    const badger = BOSSES.find(({ id }) => id === 'badger')?.lanes;
    expect(badger).toEqual([['X'], [1, 2], [3, 4], [1, 5], ['B']]);
    const t = placement(5, 'icy', 3, 'badger');
    expect(crowds(t)).toEqual([0, 2, 2, 2, 0]);
    expect(t.events('monsterPlaced')).toContainEqual({ type: 'monsterPlaced', monster: 'badger', lane: 5 });
    expect(crowds(placement(5, 'icy', 3, 'rat-king'))).toEqual([3, 0, 0, 0, 3]);
  });
});

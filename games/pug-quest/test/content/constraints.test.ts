/** What the cards of the Heroes must keep, whatever their numbers become: sections 4 and 5 of the rules ledger. */
import { describe, expect, test } from 'vitest';
import { BOSSES, HEROES, MONSTERS, TREASURES, WORLDS } from '../../src/content/index.ts';
import type { Combo, Effect, Modifier } from '../../src/vocabulary.ts';
import { ENERGY_TYPES, REACHES } from '../../src/vocabulary.ts';
import {
  abilityEffects,
  boss,
  combos,
  count,
  family,
  found,
  has,
  hero,
  lent,
  monster,
  reachesOf,
} from './cards.ts';

/** What the box has, at least: more may be added. */
describe('how many, and whose', () => {
  test('[PQ-COMP-02] 10 Heroes', () => expect(HEROES.length).toBeGreaterThanOrEqual(10));
  test('[PQ-COMP-04] 10 Bosses', () => expect(BOSSES.length).toBeGreaterThanOrEqual(10));
  test('[PQ-COMP-05] 21 Treasures', () => expect(TREASURES.length).toBeGreaterThanOrEqual(21));
  test('[PQ-COMP-06] 30 Monsters', () => expect(MONSTERS.length).toBeGreaterThanOrEqual(30));
  test('[PQ-COMP-07] 5 Worlds', () => expect(WORLDS.length).toBeGreaterThanOrEqual(5));

  test('[PQ-5] every id is a slug of its own, every name too', () => {
    const cards = [...HEROES, ...BOSSES, ...TREASURES, ...MONSTERS, ...WORLDS];
    const ids = [...cards.map(({ id }) => id), ...[...combos, ...lent].map(({ id }) => id)];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
    const names = [...cards, ...combos, ...lent].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('[PQ-5] given, public and authored cards say so', () => {
    const from = (origin: string) =>
      [...HEROES, ...MONSTERS, ...BOSSES, ...TREASURES, ...WORLDS].filter((card) => card.origin === origin);
    expect(from('given').map(({ id }) => id)).toEqual([
      ...['warrior', 'barbarian', 'merchant', 'witch', 'cleric', 'thief', 'druid', 'wizard', 'ranger'],
      ...['dachshydra', 'slime', 'skeleton-pug', 'mimic-doghouse', 'corgriffin', 'war-bulldog'],
      ...['badger', 'rat-king', 'pizza', 'cupcake', 'treats', 'chainmail', 'icy'],
    ]);
    expect(from('public-name').map(({ id }) => id)).toEqual([
      ...['bard', 'schnauzer-bomber', 'psi-pincher', 'demon-pug', 'supreme-feline-mind'],
    ]);
  });
});

describe('known facts', () => {
  test('[PQ-4.1] Puggab has Life 6, Pugpin lives by Speed', () => {
    expect(hero('barbarian').life).toBe(6);
    expect(hero('thief').type).toBe('speed');
  });

  test('[PQ-4.2] the five Combos of the Warrior', () => {
    const [accurate, parry, lightning, chasing, coup] = hero('warrior').combos;
    expect(hero('warrior').combos.map(({ cost }) => cost.length)).toEqual([2, 2, 3, 4, 5]);
    expect(hero('warrior').combos.map(({ level }) => level)).toEqual([1, 1, 1, 2, 3]);
    expect(accurate.effects).toEqual([
      { do: 'attack', reach: 'melee', damage: 3 },
      { do: 'draw', energy: 1, who: 'self' },
    ]);
    expect(parry).toMatchObject({
      riposte: 'attackedSelf',
      effects: [
        { do: 'prevent', max: 2 },
        { do: 'attack', reach: 'melee', damage: 1 },
      ],
    });
    expect(lightning.effects).toEqual([
      { do: 'attack', reach: 'melee', damage: 1, times: 3 },
      { do: 'draw', energy: 1, who: 'self' },
    ]);
    expect(chasing.effects).toEqual([{ do: 'attack', reach: 'melee', damage: 2, repeatOnDefeat: true }]);
    expect(coup).toMatchObject({
      conditions: ['notMovedThisTurn', 'targetDamaged', 'targetNotBoss'],
      effects: [{ do: 'defeat', reach: 'melee' }],
    });
  });

  test('[PQ-4.2] Pickpocket, Entangle, Prayer, Mimic Magic and the others by name', () => {
    const named = (id: string): Combo => found(combos, id);
    expect(named('pickpocket')).toMatchObject({
      level: 1,
      reach: 'melee',
      activation: true,
      conditions: ['targetNotMarked', 'targetNotBoss'],
      effects: [
        { do: 'mark', who: 'target', until: 'worldEnd', modifiers: ['noTreasureDrop'] },
        { do: 'drawTreasure', n: 1 },
        { do: 'draw', energy: 1 },
      ],
    });
    expect(named('entangle')).toMatchObject({
      level: 1,
      activation: true,
      effects: [
        { do: 'attack', reach: 'distance', damage: 1 },
        { do: 'mark', who: 'target', until: 'worldEnd', modifiers: ['cannotMove'] },
      ],
    });
    expect(hero('cleric').ability).toMatchObject({
      name: 'Prayer',
      effects: [{ do: 'payInstead', cost: ['spirit'], uses: 'oncePerWorld' }],
    });
    expect(named('mimic-magic')).toMatchObject({ riposte: 'effectPlayed', effects: [{ do: 'copyCombo' }] });
    expect(has(named('protection').effects, 'prevent')).toBe(true);
    expect(named('protection').riposte).toBeDefined();
    expect(has(named('cure').effects, 'heal')).toBe(true);
    expect(has(named('regeneration').effects, 'heal')).toBe(true);
    for (const id of ['blessing', 'alpha-pug'])
      expect(named(id)).toMatchObject({ activation: true, effects: [{ do: 'mark', until: 'worldEnd' }, {}] });
    expect(has(hero('witch').ability.effects, 'swapDisplay')).toBe(true);
  });

  test('[PQ-4.3] the Monsters of the rulebook', () => {
    expect(monster('dachshydra')).toMatchObject({
      initiative: 1,
      life: 5,
      movement: { steps: 1 },
      turn: [{ do: 'attack', reach: 'triple-fan', damage: 1 }],
    });
    expect(monster('dachshydra').defend).toBeDefined();
    expect(monster('slime').onHit).toEqual([{ do: 'discard', what: 'energy', n: 1, who: 'target' }]);
    expect(monster('slime').prize?.abilities?.some(({ effects }) => has(effects, 'heal'))).toBe(true);
    expect(monster('skeleton-pug').movement.dir).toBe('left');
    expect(monster('mimic-doghouse').type).toBe('magic');
    expect(monster('corgriffin').prize).toBeDefined();
    expect(monster('war-bulldog').onHit).toEqual([{ do: 'discard', what: 'treasure', n: 1, who: 'target' }]);
  });

  test('[PQ-4.4] the Badger sails 2 left', () =>
    expect(boss('badger').movement).toEqual({ steps: 2, dir: 'left' }));

  test('[PQ-4.5] Pizza, Cupcake and Treats are eaten, Canine Chainmail stops damage', () => {
    expect(found(TREASURES, 'pizza').effects?.[0]?.do).toBe('heal');
    for (const id of ['pizza', 'cupcake', 'treats']) expect(found(TREASURES, id).kind).toBe('consumable');
    const { kind, combo } = found(TREASURES, 'chainmail');
    expect([kind, combo?.riposte, combo?.effects[0]?.do]).toEqual(['trinket', 'attackedSelf', 'prevent']);
  });

  test('[PQ-4.6] [PQ-RULING-43] the lanes of Icy Lands', () =>
    expect(found(WORLDS, 'icy').lanes).toEqual([[1, 1, 2], ['X'], ['B'], ['X'], [3, 4, 5]]));
});

describe('Heroes', () => {
  test('[PQ-5.2] two Heroes of each Energy type', () => {
    for (const type of ENERGY_TYPES)
      expect(count(HEROES, (one) => one.type === type)).toBeGreaterThanOrEqual(2);
  });

  test('[PQ-5.2] Life 5-8, Movement 1-2, Initiative 2-9 and no value more than twice', () => {
    for (const { life, movement, initiative } of HEROES) {
      expect(life).toSatisfy((n: number) => n >= 5 && n <= 8);
      expect([1, 2]).toContain(movement);
      expect(initiative).toSatisfy((n: number) => n >= 2 && n <= 9);
      expect(count(HEROES, (other) => other.initiative === initiative)).toBeLessThanOrEqual(2);
    }
  });

  test.each(HEROES.map((one) => [one.name, one] as const))(
    '[PQ-5.2] [PQ-HERO-05] the sheet of %s',
    (_, one) => {
      expect(one.combos.map(({ level }) => level)).toEqual([1, 1, 1, 2, 3]);
      const sizes = one.combos.map(({ cost }) => cost.length);
      const curve = [...sizes.slice(0, 3).sort((a, b) => a - b), ...sizes.slice(3)];
      [2, 2, 3, 4, 5].forEach((yardstick, i) => {
        expect(Math.abs((curve[i] ?? 0) - yardstick)).toBeLessThanOrEqual(1);
      });
      for (const combo of one.combos.slice(3)) expect(new Set(combo.cost).size).toBeGreaterThanOrEqual(2);
      const symbols = one.combos.flatMap(({ cost }) => cost);
      expect(count(symbols, (type) => type === one.type) / symbols.length).toBeGreaterThanOrEqual(0.4);
      const strikes = (combo: Combo) => combo.riposte === undefined && has(combo.effects, 'attack', 'damage');
      expect(count(one.combos.slice(0, 3), strikes)).toBeGreaterThanOrEqual(1);
      expect(count(one.combos.slice(0, 3), strikes)).toBeLessThan(3);
    },
  );

  test('[PQ-5.2] each way to hit, both doubles and both triples', () => {
    const used = combos.flatMap(({ effects }) => [...new Set(reachesOf(effects))]);
    for (const name of ['melee', 'distance', 'any', 'penetrating', 'double', 'triple'])
      expect(count(used, (reach) => family(reach) === name)).toBeGreaterThanOrEqual(4);
    for (const reach of REACHES) expect(count(used, (one) => one === reach)).toBeGreaterThanOrEqual(2);
  });

  test('[PQ-5.2] Ripostes, Activation, heals, moves, cards of others, help', () => {
    const others = ['ally', 'adjacentHeroes', 'laneHeroes', 'allHeroes'];
    const ofOthers = (effect: Effect) => 'who' in effect && others.includes(effect.who ?? 'self');
    expect(count(combos, ({ riposte }) => riposte !== undefined)).toBeGreaterThanOrEqual(6);
    expect(count(HEROES, (one) => one.combos.some(({ riposte }) => riposte))).toBeGreaterThanOrEqual(5);
    expect(count(combos, ({ activation }) => activation === true)).toBeGreaterThanOrEqual(8);
    expect(count(combos, ({ effects }) => has(effects, 'heal'))).toBeGreaterThanOrEqual(5);
    expect(count(combos, ({ effects }) => has(effects, 'move'))).toBeGreaterThanOrEqual(4);
    const cards = (effect: Effect) =>
      ['swapDisplay', 'trade'].includes(effect.do) ||
      (effect.do === 'discard' && effect.what === 'display') ||
      (effect.do === 'draw' && ofOthers(effect));
    expect(count(combos, ({ effects }) => effects.some(cards))).toBeGreaterThanOrEqual(4);
    const helps = (effect: Effect) =>
      ['extraAction', 'draw', 'trade', 'mark'].includes(effect.do) && ofOthers(effect);
    expect(count(combos, ({ effects }) => effects.some(helps))).toBeGreaterThanOrEqual(3);
    expect(count(combos, ({ effects }) => has(effects, 'extraAction'))).toBeGreaterThanOrEqual(2);
  });

  test.each(HEROES.map((one) => [one.name, one] as const))('[PQ-5.2] %s is not useless alone', (_, one) => {
    const needsOthers = (effect: Effect) =>
      'who' in effect && ['ally', 'adjacentHeroes'].includes(effect.who ?? '');
    const alone = one.combos.filter(
      ({ riposte, effects }) =>
        riposte !== 'attackedAlly' && riposte !== 'effectPlayed' && !effects.every(needsOthers),
    );
    expect(alone.length).toBeGreaterThanOrEqual(4);
    expect(alone.some(({ level, effects }) => level === 1 && has(effects, 'attack'))).toBe(true);
  });

  test('[PQ-ACTV-01] [PQ-5.2] the Activation symbol stands where a mark lasts for the World', () => {
    const lasts = (effect: Effect) => effect.do === 'mark' && effect.until === 'worldEnd';
    for (const combo of [...combos, ...lent])
      expect([combo.id, combo.activation === true]).toEqual([combo.id, combo.effects.some(lasts)]);
  });

  test('[PQ-5.2] no Combo draws as much as it costs', () => {
    const drawn = (effect: Effect) =>
      effect.do === 'draw' && typeof effect.energy === 'number' ? effect.energy : 0;
    for (const { id, cost, effects } of combos)
      expect([id, effects.reduce((n, effect) => n + drawn(effect), 0) < cost.length]).toEqual([id, true]);
  });
});

describe('Treasures', () => {
  const of = (kind: string) => TREASURES.filter((one) => one.kind === kind);
  const modifiers = (one: (typeof TREASURES)[number]): readonly Modifier[] =>
    (one.abilities ?? []).flatMap((ability) => ability.modifiers ?? []);
  const changes = (stat: string) => (modifier: Modifier) =>
    typeof modifier === 'object' && 'stat' in modifier && modifier.stat === stat;

  test('[PQ-5.5] 6 Consumables, 8 Weapons, 7 Trinkets, each with what its kind has', () => {
    expect([of('consumable').length, of('weapon').length, of('trinket').length]).toEqual([6, 8, 7]);
    for (const one of TREASURES) {
      expect([one.id, one.effects !== undefined]).toEqual([one.id, one.kind === 'consumable']);
      if (one.kind === 'weapon') expect([one.id, one.combo !== undefined]).toEqual([one.id, true]);
      if (one.kind === 'trinket') expect(one.combo ?? one.abilities).toBeDefined();
    }
  });

  test('[PQ-5.5] Weapons cost 1-3, reach in every way, and use each Energy type at least 3 times', () => {
    const swings = of('weapon').flatMap(({ combo }) => (combo ? [combo] : []));
    for (const { cost, level } of swings) {
      expect(cost.length).toSatisfy((n: number) => n >= 1 && n <= 3);
      expect(level).toBe('treasure');
    }
    expect(new Set(swings.flatMap(({ effects }) => reachesOf(effects)))).toEqual(new Set(REACHES));
    for (const type of ENERGY_TYPES)
      expect(count(swings, ({ cost }) => cost.includes(type))).toBeGreaterThanOrEqual(3);
  });

  test('[PQ-5.5] Trinkets: 2 defensive, 2 for the economy, 1 movement, 1 initiative', () => {
    const trinkets = of('trinket');
    expect(
      count(trinkets, (one) => has(one.combo?.effects, 'prevent') || modifiers(one).some(changes('armour'))),
    ).toBeGreaterThanOrEqual(2);
    expect(
      count(
        trinkets,
        (one) => has(abilityEffects(one), 'draw', 'swapDisplay') || modifiers(one).some(changes('handLimit')),
      ),
    ).toBeGreaterThanOrEqual(2);
    expect(
      count(trinkets, (one) => has(abilityEffects(one), 'move') || modifiers(one).some(changes('movement'))),
    ).toBeGreaterThanOrEqual(1);
    expect(count(trinkets, (one) => modifiers(one).some(changes('initiative')))).toBeGreaterThanOrEqual(1);
  });

  test.each(TREASURES.map((one) => [one.name, one] as const))(
    '[PQ-5.5] [PQ-RULING-67] %s under a Creature',
    (_, one) => {
      expect(one.underCreature.length).toBeGreaterThanOrEqual(1);
      const effects = one.underCreature.flatMap((ability) => ability.effects ?? []);
      expect(
        has(
          effects,
          'draw',
          'drawTreasure',
          'swapDisplay',
          'trade',
          'extraAction',
          'payInstead',
          'prevent',
          'copyCombo',
        ),
      ).toBe(false);
      for (const ability of one.underCreature) {
        expect((ability.effects ?? []).length + (ability.modifiers ?? []).length).toBeGreaterThanOrEqual(1);
        for (const stat of ['cost', 'handLimit'])
          expect((ability.modifiers ?? []).some(changes(stat))).toBe(false);
      }
    },
  );
});

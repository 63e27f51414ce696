import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { budgetVerdict, heroPoints } from '../../src/budget.ts';
import { HEROES } from '../../src/content/index.ts';
import { parseHero } from '../../src/custom.ts';
import type { Hero } from '../../src/vocabulary.ts';
import { heroText } from '../../src/words/cards.ts';
import { hero } from './cards.ts';

const example = (name: string): string =>
  readFileSync(new URL(`../../examples/${name}.json`, import.meta.url), 'utf8');

/** A Hero as a player would write it down. */
function written({ id: _, origin: __, short: ___, combos, ...rest }: Hero) {
  return { ...rest, combos: combos.map(({ id: _, ...combo }) => combo) };
}

function parsed(input: unknown): Hero {
  const result = parseHero(input);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.hero;
}

function problems(input: unknown) {
  const result = parseHero(input);
  return 'problems' in result ? result.problems : [];
}

const paths = (input: unknown): readonly string[] => problems(input).map(({ field }) => field);

const cook = () => JSON.parse(example('madame-souffle'));

/** The cook with one field changed, by its path. */
function spoiled(path: string, value: unknown): unknown {
  const made = cook();
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let at = made;
  for (const step of steps) at = at[step];
  if (value === undefined) delete at[last];
  else at[last] = value;
  return made;
}

describe('Heroes made by players', () => {
  test('[PQ-COMP-03] the example is a Hero, from text or from its value', () => {
    const made = parsed(example('madame-souffle'));
    expect(made).toMatchObject({ name: 'Madame Soufflé', class: 'Cook', life: 6, origin: 'authored' });
    expect(parsed(cook())).toEqual(made);
    expect(made.id).toMatch(/^own-madame-souffle-[a-z0-9]+$/);
    expect(new Set(made.combos.map(({ id }) => id)).size).toBe(5);
    expect(heroText(made)).toHaveLength(6);
  });

  test('[PQ-RULING-74] the same Hero has the same id, another one another', () => {
    expect(parsed(spoiled('life', 5)).id).not.toBe(parsed(cook()).id);
  });

  test('[PQ-5.3] a Hero above the budget is marked', () => {
    expect(budgetVerdict(parsed(example('madame-souffle'))).verdict).toBe('balanced');
    const king = budgetVerdict(parsed(example('king-pugulus')));
    expect(king.verdict).toBe('unbalanced');
    expect(king.points).toBeGreaterThan(king.budget);
  });

  test('[PQ-5.3] the ten printed Heroes lie within 15 % of their mean', () => {
    const points = HEROES.map(heroPoints);
    const mean = points.reduce((sum, n) => sum + n, 0) / points.length;
    for (const [i, n] of points.entries())
      expect([HEROES[i]?.id, Math.abs(n - mean) <= 0.15 * mean]).toEqual([HEROES[i]?.id, true]);
    for (const one of HEROES) expect(budgetVerdict(one).verdict).toBe('balanced');
  });

  test('[PQ-5.3] more Life, a cheaper Combo, a stronger effect: more points; useless cards save little', () => {
    const warrior = hero('warrior');
    const points = heroPoints(warrior);
    const [first, ...rest] = warrior.combos;
    const [second, third, fourth, fifth] = rest;
    const changed = (combo: Partial<typeof first>): Hero => ({
      ...warrior,
      combos: [{ ...first, ...combo }, second, third, fourth, fifth],
    });
    expect(heroPoints({ ...warrior, life: 8 })).toBeGreaterThan(points);
    expect(heroPoints(changed({ cost: ['strength'] }))).toBeGreaterThan(points);
    expect(heroPoints(changed({ effects: [{ do: 'attack', reach: 'melee', damage: 8 }] }))).toBeGreaterThan(
      points,
    );
    const useless = changed({ effects: [{ do: 'damage', amount: 4, who: 'self' }] });
    expect(points - heroPoints(useless)).toBeLessThanOrEqual(40);
  });

  test.each(HEROES.map((one) => [one.name, one] as const))(
    '[PQ-5.3] %s passes the rules for players',
    (_, one) => {
      const made = parsed(written(one));
      expect(written(made)).toEqual(written(one));
    },
  );
});

describe('what is refused', () => {
  test.each([
    ['name', ''],
    ['name', 'x'.repeat(31)],
    ['name', ' padded '],
    ['name', 'tab\there'],
    ['name', 'turn\u202eround'],
    ['name', 7],
    ['name', undefined],
    ['class', 'x'.repeat(21)],
    ['type', 'joker'],
    ['life', 3],
    ['life', 9],
    ['life', 6.5],
    ['life', '6'],
    ['life', Number.NaN],
    ['initiative', 0],
    ['initiative', 11],
    ['movement', 3],
    ['picture', 'crown'],
    ['picture.hat', 'fez'],
    ['ability', undefined],
    ['ability.when', 'deploy'],
    ['ability.when', 'neighbourDefeated'],
    ['ability.uses', 'often'],
    ['ability.cost', []],
    ['ability.effects', []],
    ['ability.if', {}],
    ['combos', {}],
    ['combos', []],
    ['combos.0', null],
    ['combos.0.cost', []],
    ['combos.0.cost', Array(7).fill('magic')],
    ['combos.0.cost', ['joker']],
    ['combos.0.level', 2],
    ['combos.4.level', 4],
    ['combos.1.name', 'Frying Pan'],
    ['combos.1.riposte', 'always'],
    ['combos.0.effects', []],
    ['combos.0.effects.0.damage', 0],
    ['combos.0.effects.0.damage', 9],
    ['combos.0.effects.0.damage', -3],
    ['combos.0.effects.0.damage', { per: 'ownDamage', each: 1 }],
    ['combos.0.effects.0.damage', { per: 'friends', each: 1, max: 2 }],
    ['combos.0.effects.0.reach', 'everywhere'],
    ['combos.0.effects.0.times', 5],
    ['combos.0.effects.0.do', 'constructor'],
    ['combos.0.effects.1.key', 'Not A Key'],
    ['combos.0.effects.1.until', 'forever'],
    ['combos.0.effects.1.modifiers.0', 'immortal'],
    ['combos.0.effects.1.modifiers.0', { stat: 'cost', by: -1 }],
    ['combos.0.effects.1.modifiers.0', { stat: 'damage', by: 0 }],
    ['combos.0.effects.1.modifiers.0', { price: 'market', by: -2 }],
    ['combos.4.activation', 'yes'],
  ])('[PQ-5.3] %s = %j', (path, value) => {
    const found = problems(spoiled(path, value));
    expect(found.length).toBeGreaterThan(0);
    const where = path.replace(/\.(\d+)/g, '[$1]');
    expect(found.some((problem) => problem.field.startsWith(where))).toBe(true);
    for (const problem of found) expect(problem.allowed).not.toBe('');
  });

  test.each([
    ['a summon', { do: 'summon', from: 'deck', n: 1, lane: 'own' }, 'effects[0].do'],
    ['another size of the display', { do: 'displaySize', n: 9 }, 'effects[0].do'],
    ['preventing without an attack', { do: 'prevent', max: 1 }, 'effects[0].do'],
    ['copying without a trigger', { do: 'copyCombo', of: 'trigger' }, 'effects[0].do'],
    [
      'paying instead in a Combo',
      { do: 'payInstead', cost: ['magic'], uses: 'oncePerWorld' },
      'effects[0].do',
    ],
    ['an attacker where none is', { do: 'damage', amount: 1, who: 'attacker' }, 'effects[0].who'],
    ['a target where none is', { do: 'damage', amount: 1, who: 'target' }, 'effects[0].who'],
    ['going onward without a move', { do: 'move', who: 'self', lanes: 1, dir: 'onward' }, 'effects[0].dir'],
    [
      'a side without neighbours',
      { do: 'attack', reach: 'melee', damage: 1, side: 'left' },
      'effects[0].side',
    ],
    ['many targets in melee', { do: 'attack', reach: 'melee', damage: 1, targets: 2 }, 'effects[0].targets'],
    ['healing Monsters', { do: 'heal', amount: 1, who: 'allMonsters' }, 'effects[0].who'],
    ['a Combo that pays for itself', { do: 'draw', energy: 2, who: 'self' }, 'effects'],
  ])('[PQ-5.3] %s', (_, effect, where) =>
    expect(paths(spoiled('combos.0.effects', [effect]))).toEqual([`combos[0].${where}`]),
  );

  test('[PQ-5.3] a lasting mark needs the Activation symbol, and the other way round', () => {
    expect(paths(spoiled('combos.4.activation', undefined))).toEqual(['combos[4].activation']);
    expect(paths(spoiled('combos.0.activation', true))).toEqual(['combos[0].activation']);
  });

  test('[PQ-5.3] conditions need their target and their own Turn', () => {
    expect(paths(spoiled('combos.3.conditions', ['targetDamaged']))).toEqual(['combos[3].conditions[0]']);
    expect(paths(spoiled('combos.1.conditions', ['notMovedThisTurn']))).toEqual(['combos[1].conditions[0]']);
    expect(paths(spoiled('combos.0.conditions', ['targetDamaged', 'targetDamaged']))).toEqual([
      'combos[0].conditions[1]',
    ]);
    expect(paths(spoiled('combos.0.reach', 'any'))).toEqual(['combos[0].reach']);
  });

  test.each([
    ['standing without modifiers', { name: 'x', when: 'standing' }],
    [
      'standing with effects',
      { name: 'x', when: 'standing', modifiers: ['cannotMove'], effects: [{ do: 'draw', energy: 1 }] },
    ],
    [
      'an attack in answer to a hit',
      { name: 'x', when: 'onHit', effects: [{ do: 'attack', reach: 'melee', damage: 1 }] },
    ],
    [
      'hurting oneself when hurt',
      { name: 'x', when: 'onDamaged', effects: [{ do: 'damage', amount: 1, who: 'self' }] },
    ],
    [
      'a cost outside the own Turn',
      { name: 'x', when: 'roundEnd', cost: ['magic'], effects: [{ do: 'heal', amount: 1, who: 'self' }] },
    ],
    ['an endless draw', { name: 'x', when: 'free', cost: ['magic'], effects: [{ do: 'draw', energy: 1 }] }],
    [
      'a trade out of turn',
      { name: 'x', when: 'roundEnd', effects: [{ do: 'trade', what: ['energy'], who: 'ally' }] },
    ],
    [
      'a World Feature',
      { name: 'x', when: 'roundEnd', applies: 'all', effects: [{ do: 'heal', amount: 1, who: 'self' }] },
    ],
  ])('[PQ-5.3] the ability: %s', (_, ability) => {
    const found = paths(spoiled('ability', ability));
    expect(found.length).toBeGreaterThan(0);
    for (const path of found) expect(path).toMatch(/^ability/);
  });

  test('[PQ-5.3] unknown fields, at every depth', () => {
    expect(paths(spoiled('id', 'warrior'))).toEqual(['id']);
    expect(paths(spoiled('origin', 'given'))).toEqual(['origin']);
    expect(paths(spoiled('ability.applies', 'all'))).toEqual(['ability.applies']);
    expect(paths(spoiled('combos.2.effects.0.hook', 'x'))).toEqual(['combos[2].effects[0].hook']);
    const cuckoo = example('madame-souffle').replace('{', '{"__proto__":{"life":99},');
    expect(parsed(cuckoo)).toEqual(parsed(cook()));
  });

  test('[PQ-5.3] all problems at once, each with what was found and what is allowed', () => {
    const made = cook();
    made.name = '';
    made.life = 99;
    made.combos[1].effects[0].max = -1;
    made.combos.pop();
    expect(problems(made)).toEqual([
      { field: 'name', found: '""', allowed: '1 to 30 visible characters' },
      { field: 'life', found: '99', allowed: 'a whole number from 4 to 8' },
      { field: 'combos[1].effects[0].max', found: '-1', allowed: 'a whole number from 1 to 8' },
      { field: 'combos', found: 'a list of 4', allowed: 'a list of 5' },
    ]);
  });
});

describe('hostile input', () => {
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
  let deep: unknown = {};
  for (let i = 0; i < 100_000; i++) deep = { combos: deep };

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 42],
    ['a list', []],
    ['a function', () => 1],
    ['a symbol', Symbol('hero')],
    ['a big number', 10n],
    ['no JSON', '{"name": "x"'],
    ['an empty text', ''],
    ['a long text', ' '.repeat(1_000_000)],
    ['deep text', nested(9_000)],
    ['a deep object', deep],
    ['a huge list', { combos: Array(1_000_000).fill({}) }],
    ['a huge name', { name: 'x'.repeat(10_000_000) }],
    ['a date', new Date(0)],
    [
      'fields that throw',
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw new Error('no');
          },
        },
      ),
    ],
    [
      'a revoked proxy',
      (() => {
        const { proxy, revoke } = Proxy.revocable({}, {});
        revoke();
        return proxy;
      })(),
    ],
  ])('[PQ-5.3] %s', (_, input) => {
    const found = problems(input);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(50);
    expect(JSON.stringify(found).length).toBeLessThan(20_000);
  });

  test('[PQ-5.3] a thousand unknown fields give a short report', () => {
    const made = cook();
    for (let i = 0; i < 1000; i++) made[`field${i}`] = i;
    expect(problems(made).length).toBeLessThanOrEqual(10);
  });

  test('[PQ-5.3] the Hero shares nothing with the input', () => {
    const input = cook();
    const made = parsed(input);
    input.combos[0].cost.push('magic');
    input.ability.name = 'changed';
    expect(made).toEqual(parsed(cook()));
  });
});

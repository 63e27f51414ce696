import { readFileSync } from 'node:fs';
import { scenario } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { HEROES } from '../../src/content/index.ts';
import * as flow from '../../src/flow.ts';
import { rules } from '../../src/index.ts';
import { hero } from '../../src/queries/area.ts';
import type { Energy } from '../../src/vocabulary.ts';
import { seen } from '../seen.ts';
import { intact, table } from '../table.ts';

const example = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../examples/${name}.json`, import.meta.url), 'utf8'));
const COOK = example('madame-souffle');
const KING = example('king-pugulus');

describe('before the game', () => {
  const problemsOf = (input: { readonly [key: string]: unknown }): readonly string[] => {
    const made = rules.configure(input);
    return 'problems' in made ? made.problems.map(({ field }) => field) : [];
  };

  test('[PQ-DEC-32] the host chooses modes, Heroes, custom Heroes and seats', () => {
    expect(rules.settings.map(({ key }) => key)).toEqual([
      'mode',
      'dogsLife',
      'heroes',
      'customHeroes',
      'allowUnbalanced',
      'ownMonsters',
      'ownBosses',
    ]);
    expect(problemsOf({ players: 5 })).toEqual([]);
    expect(problemsOf({ players: 6, mode: 'evil-lord', dogsLife: true, heroes: 'random' })).toEqual([]);
    expect(problemsOf({ players: 2, customHeroes: [COOK] })).toEqual([]);
  });

  test('[PQ-DEC-32] what cannot be played is refused, each with what is allowed', () => {
    expect(problemsOf({ players: 6 })).toEqual(['players']);
    expect(problemsOf({ players: 1, mode: 'evil-lord' })).toEqual(['players']);
    expect(problemsOf({ players: 3, mode: 'solo', heroes: 'stolen', dogsLife: 'yes' })).toEqual([
      'mode',
      'dogsLife',
      'heroes',
    ]);
    expect(problemsOf({ players: 2, customHeroes: [COOK, COOK, COOK] })).toEqual(['customHeroes']);
    expect(problemsOf({ players: 2, customHeroes: [KING] })).toEqual(['customHeroes[0]']);
    expect(problemsOf({ players: 2, customHeroes: [KING], allowUnbalanced: true })).toEqual([]);
  });

  test('[PQ-DEC-01] in seat order, any free Hero, custom ones among them', () => {
    const input = { players: 3, customHeroes: [COOK, KING], allowUnbalanced: true };
    const t = scenario(rules, input).chance('custom').start();
    const custom = t.state.options.customHeroes.map(({ id }) => id);
    expect(custom).toHaveLength(2);
    const all = [...HEROES.map(({ id }) => id), ...custom];
    expect(t.options('chooseHero', 0)).toEqual(
      all.map((id) => ({ do: 'choose', hero: id, at: { card: id } })),
    );
    expect(t.decisions).toHaveLength(1);
    t.choose('chooseHero', { hero: custom[0] ?? '' }, 0);
    expect(t.options('chooseHero', 1)).toHaveLength(all.length - 1);
    t.choose('chooseHero', { hero: 'bard' }, 1);
    t.choose('chooseHero', { hero: custom[1] ?? '' }, 2);
    expect(t.state.heroes.map(({ id }) => id)).toEqual([custom[0], 'bard', custom[1]]);
    for (const viewer of [0, 1, 2, null])
      expect(rules.view(t.state, viewer).heroes.map(({ id }) => id)).toEqual([custom[0], 'bard', custom[1]]);
  });
});

describe('at the start of a World', () => {
  test('[PQ-DEC-02] the lowest Initiative places first, in any lane, with the World still unknown', () => {
    const t = scenario(rules, { players: 3 }).chance('place').start();
    for (const id of ['bard', 'cleric', 'druid']) t.choose('chooseHero', { hero: id });
    const lanes = [1, 2, 3, 4, 5].map((lane) => ({ do: 'place', at: { lane } }));
    for (const [seat, lane] of [
      [1, 4],
      [2, 4],
      [0, 2],
    ] as const) {
      expect(t.decisions.map((each) => each.seat)).toEqual([seat]);
      expect(t.options('placeHero', seat)).toEqual(lanes);
      expect(rules.view(t.state, seat)).toMatchObject({ worldCard: null, boss: null, monsters: [] });
      expect(t.events('worldRevealed')).toEqual([]);
      t.choose('placeHero', { at: { lane } });
    }
    expect(t.events('worldRevealed')).toHaveLength(1);
    expect(t.events('heroPlaced').map((event) => [event.hero, event.lane])).toEqual([
      ['cleric', 4],
      ['druid', 4],
      ['bard', 2],
    ]);
  });

  test('[PQ-DEC-02] the Heroes are asked in every World, and the Evil Lord never', () => {
    const t = table({ heroes: { 1: ['bard'] }, evilLord: true, world: 2 })
      .chance('again')
      .begin(flow.playWorld, {});
    expect(t.state.world).toBe(3);
    expect(seen(t, 1).asked).toEqual([[0, 'placeHero']]);
  });
});

describe('tax', () => {
  const due = (thief: readonly Energy[], bard: readonly Energy[], xp = 0) =>
    table({
      heroes: { 1: ['thief'], 3: ['bard'] },
      fallen: ['druid'],
      monsters: { 5: ['zombie-basset'] },
      hands: { thief, bard },
      xp: { bard: xp },
      world: 2,
      evilLord: true,
    }).begin(flow.playRound, {});

  test('[PQ-DEC-03] everybody with a Hero on the area decides at once: pay in any way, or suffer', () => {
    const t = due(['magic'], ['spirit', 'joker', 'speed'], 6);
    expect(t.decisions.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'tax'],
      [1, 'tax'],
    ]);
    expect(t.options('tax', 0)).toEqual([{ do: 'suffer' }]);
    expect(t.options('tax', 1)).toEqual([
      { do: 'payTax', cards: ['spirit'], xp: 0 },
      { do: 'payTax', cards: ['joker'], xp: 0 },
      { do: 'payTax', cards: [], xp: 1 },
      { do: 'suffer' },
    ]);
    t.choose('tax', 'suffer', 1).choose('tax', 'suffer', 0);
    expect(t.state.heroes.map(({ damage }) => damage)).toEqual([1, 1, 0]);
    expect(hero(t.state, 'bard').hand).toEqual(['spirit', 'joker', 'speed']);
  });

  test('[PQ-DEC-03] the Evil Lord learns nothing about hands from the asking, nor from half of the answers', () => {
    const rich = due(['spirit'], ['joker']);
    const poor = due(['magic'], ['speed']);
    expect(seen(rich, 3)).toEqual(seen(poor, 3));
    rich.choose('tax', { do: 'payTax' }, 0);
    poor.choose('tax', 'suffer', 0);
    for (const viewer of [3, null]) expect(seen(rich, viewer)).toEqual(seen(poor, viewer));
    expect(rich.decisions.map(({ seat }) => seat)).toEqual([1]);
    rich.choose('tax', { do: 'payTax' }, 1);
    expect(rich.events('taxPaid').map((event) => event.hero)).toEqual(['thief', 'bard']);
    intact(rich);
  });
});

describe('ties among Heroes', () => {
  /** Merchant and Druid have Initiative 3, the Cleric 2. */
  const setting = {
    heroes: { 1: ['druid'], 2: ['cleric'], 4: ['merchant'] },
    seats: ['cleric', 'merchant', 'druid'],
    monsters: { 5: ['zombie-basset'] },
  } as const;

  test('[PQ-DEC-04] the first of the tied may let another go, who has to agree', () => {
    const t = table(setting).begin(flow.takeTurns, { first: '' });
    expect(t.options('tieOrder', 1)).toEqual([
      { do: 'goFirst', at: { creature: 'merchant' } },
      { do: 'goFirst', at: { creature: 'druid' } },
    ]);
    t.choose('tieOrder', { at: { creature: 'druid' } }, 1);
    expect(t.options('tieAgree', 2)).toEqual([{ do: 'agree' }, { do: 'refuse' }]);
    t.choose('tieAgree', 'agree', 2);
    for (const seat of [2, 1, 0]) t.choose('act', 'endTurn', seat);
    expect(t.events('turnBegan').map((event) => event.creature)).toEqual([
      ...['druid', 'merchant', 'cleric', 'zombie-basset'],
    ]);
  });

  test('[PQ-DEC-04] seat order where they do not', () => {
    const t = table(setting).begin(flow.takeTurns, { first: '' });
    t.choose('tieOrder', { at: { creature: 'druid' } }, 1).choose('tieAgree', 'refuse', 2);
    t.expectAsked(1, 'act').choose('act', 'endTurn').expectAsked(2, 'act');
  });

  test('[PQ-DEC-04] the same for placement and at the Market', () => {
    const placing = table(setting).begin(flow.placeHeroes, {
      left: ['cleric', 'merchant', 'druid'],
      first: '',
    });
    placing.choose('placeHero', { at: { lane: 1 } }, 0);
    placing.choose('tieOrder', { at: { creature: 'merchant' } }, 1);
    placing.choose('placeHero', { at: { lane: 1 } }, 1).expectAsked(2, 'placeHero');

    const shopping = table(setting)
      .dice('pizza', 'ham', 'broth')
      .begin(flow.visitMarket, { left: ['druid', 'cleric', 'merchant'], first: '' });
    shopping.choose('tieOrder', { at: { creature: 'druid' } }, 1).choose('tieAgree', 'agree', 2);
    shopping.choose('market', 'pass', 2).choose('market', 'pass', 1).expectAsked(0, 'market');
  });
});

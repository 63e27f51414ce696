/** Words of the vocabulary that only Heroes made by players use, and that no other word is left unused. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BOSSES, HEROES, MONSTERS, TREASURES, WORLDS } from '../../src/content/index.ts';
import { parseHero } from '../../src/custom.ts';
import * as flow from '../../src/flow.ts';
import { summon } from '../../src/procedures/summon.ts';
import { hero, placeOf } from '../../src/queries/area.ts';
import { remainingLife } from '../../src/queries/values.ts';
import type { Combo, Effect, Hero } from '../../src/vocabulary.ts';
import { CONDITIONS, FLAGS, MEASURES, REACHES, STATS, TRIGGERS, WHENS, WHO } from '../../src/vocabulary.ts';
import { endure, wounds } from '../answers.ts';
import type { Setting } from '../table.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

test('every word stands on some card; "all Monsters" and a Riposte for others only wait for players who use them', () => {
  const printed = JSON.stringify([BOSSES, HEROES, MONSTERS, TREASURES, WORLDS]);
  const words = [CONDITIONS, FLAGS, MEASURES, REACHES, STATS, TRIGGERS, WHENS, WHO].flat();
  expect(words.filter((word) => !printed.includes(`"${word}"`))).toEqual(['attackedAlly', 'allMonsters']);
});

const example = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../examples/${name}.json`, import.meta.url), 'utf8'));

interface Changes {
  readonly ability?: Hero['ability'];
  /** Instead of the first Combo. */
  readonly combo?: Omit<Combo, 'id' | 'level' | 'name'>;
}

/** The cook of the examples with another ability, or another first Combo; Life 6, Type Spirit. */
function cook({ ability, combo }: Changes): Hero {
  const madame = example('madame-souffle');
  const [, ...rest] = madame.combos;
  const made = parseHero({
    ...madame,
    ability: ability ?? madame.ability,
    combos: combo ? [{ ...combo, name: 'Trial', level: 1 }, ...rest] : madame.combos,
  });
  if ('problems' in made) throw new Error(JSON.stringify(made.problems));
  return made.hero;
}

const withCook = (made: Hero, more: Partial<Setting> = {}) =>
  table({ heroes: { 3: [made.id] }, monsters: { 3: ['war-bulldog'] }, customHeroes: [made], ...more });

const draws: readonly Effect[] = [{ do: 'draw', energy: 1, who: 'self' }];

test('damage to all Monsters that is no attack: each may Defend, and those that fall are earned', () => {
  const made = cook({
    combo: { cost: ['spirit'], effects: [{ do: 'damage', amount: 2, who: 'allMonsters' }] },
  });
  const t = turnOf(
    withCook(made, {
      monsters: { 1: ['shih-boo'], 3: ['war-bulldog'], 5: ['mimic-doghouse'] },
      left: { 'mimic-doghouse': 2 },
      hands: { [made.id]: ['spirit'] },
    }).dice('spirit', 'pizza'),
    made.id,
  );
  t.choose('act', { do: 'combo', combo: `${made.id}-1` });
  expect(wounds(t)).toEqual({ 'war-bulldog': 2 });
  expect(hero(t.state, made.id).xp).toEqual(['mimic-doghouse']);
  intact(t);
});

test("damage to the attacker, of King Pugulus' Guards", () => {
  const parsed = parseHero(example('king-pugulus'));
  if ('problems' in parsed) throw new Error('the King is no Hero');
  const king = parsed.hero;
  const t = monsterActs(
    withCook(king, { monsters: { 5: ['corgriffin'] }, hands: { [king.id]: ['intellect', 'strength'] } }),
    'corgriffin',
  );
  t.choose('riposte', { combo: `${king.id}-2` }).expectEnd();
  expect(wounds(t)).toEqual({ corgriffin: 2 });
});

test('[PQ-RULING-88] borrowed Life: who lived by it falls when it ends', () => {
  const made = cook({
    combo: {
      cost: ['spirit'],
      effects: [
        { do: 'mark', key: 'stuffed', who: 'self', until: 'roundEnd', modifiers: [{ stat: 'life', by: 2 }] },
      ],
    },
  });
  const t = turnOf(
    withCook(made, {
      heroes: { 3: [made.id], 1: ['cleric'] },
      damage: { [made.id]: 5 },
      hands: { [made.id]: ['spirit', 'magic'] },
    })
      .within(flow.playRound, {}, 'end')
      .within(flow.monsterTurn, { monster: 'war-bulldog' }),
    made.id,
  );
  t.choose('act', { do: 'combo', combo: `${made.id}-1` });
  expect(remainingLife(t.state, made.id)).toBe(3);
  t.choose('act', 'endTurn');
  /** Seven damage on six Life and two more: it stands until the Round ends. */
  expect(endure(t).events('defeated')).toEqual([{ type: 'defeated', creature: made.id, by: '' }]);
  expect(hero(t.state, made.id)).toMatchObject({ fallen: true, hand: [] });
  t.expectEnd();
  intact(t);
});

test('[PQ-RULING-55] who falls by the own Combo does not finish it', () => {
  const made = cook({
    combo: {
      cost: ['spirit'],
      effects: [
        { do: 'damage', amount: 1, who: 'self' },
        { do: 'damage', amount: 2, who: 'allMonsters' },
      ],
    },
  });
  const t = turnOf(
    withCook(made, {
      heroes: { 3: [made.id], 1: ['cleric'] },
      damage: { [made.id]: 5 },
      hands: { [made.id]: ['spirit'] },
    }),
    made.id,
  );
  t.choose('act', { do: 'combo', combo: `${made.id}-1` }).expectEnd();
  expect(wounds(t)).toEqual({ [made.id]: 6 });
});

test('a price may also rise', () => {
  const made = cook({
    ability: {
      name: 'Fussy',
      when: 'standing',
      modifiers: [
        { price: 'pickUp', by: 1 },
        { price: 'market', by: 1 },
      ],
    },
  });
  const market = (...hand: readonly ['spirit', ...'spirit'[]]) =>
    withCook(made, { monsters: {}, hands: { [made.id]: hand } })
      .dice('ham')
      .begin(flow.visitMarket, { left: [made.id], first: '' });
  expect(market('spirit').refusal({ do: 'buy', treasure: 'ham' })).toMatchObject({ rule: 'PQ-MKT-04' });
  const t = market('spirit', 'spirit').choose('market', { do: 'buy', treasure: 'ham' });
  expect(hero(t.state, made.id)).toMatchObject({ hand: [], treasures: ['ham'] });
});

test.each([
  ['turnStart', (made: Hero) => turnOf(withCook(made).dice('joker'), made.id)],
  ['turnEnd', (made: Hero) => turnOf(withCook(made).dice('joker'), made.id).choose('act', 'endTurn')],
  ['roundStart', (made: Hero) => withCook(made).dice('joker').begin(flow.playRound, {}, 'creaturesStart')],
  ['roundEnd', (made: Hero) => withCook(made).dice('joker').begin(flow.playRound, {}, 'creaturesEnd')],
  [
    'onHit',
    (made: Hero) =>
      turnOf(withCook(made, { hands: { [made.id]: ['strength'] } }).dice('joker'), made.id).choose(
        'act',
        'standardAttack',
      ),
  ],
] as const)('an ability of a Hero at %s', (when, until) => {
  const made = cook({ ability: { name: 'Nibble', when, effects: draws } });
  const t = until(made);
  t.choose('drawFrom', 'takeDeck');
  expect(hero(t.state, made.id).hand).toEqual(['joker']);
  expect(t.events('abilityUsed')).toEqual([
    { type: 'abilityUsed', by: made.id, source: `ability:${made.id}` },
  ]);
});

test('a Monster may be called to a lane by chance', () => {
  const t = table({ heroes: { 3: ['cleric'] }, monsters: { 1: ['slime'] } })
    .dice('chowtaur', 4)
    .arrange((s) => summon(s, 'slime', { do: 'summon', from: 'deck', n: 1, lane: 'random' }))
    .begin(flow.heroTurn, { hero: 'cleric' });
  expect(placeOf(t.state, 'chowtaur')).toEqual({ lane: 4, rank: 1 });
  intact(t);
});

test('[PQ-RULING-11] a Combo for another Hero only is refused to who stands alone', () => {
  const made = cook({ combo: { cost: ['spirit'], effects: [{ do: 'draw', energy: 1, who: 'ally' }] } });
  const trial = { do: 'combo', combo: `${made.id}-1` };
  const hands = { [made.id]: ['spirit'] as const };
  expect(turnOf(withCook(made, { hands }), made.id).refusal(trial)).toMatchObject({ rule: 'PQ-RULING-11' });
  const two = turnOf(withCook(made, { hands, heroes: { 3: [made.id], 4: ['druid'] } }), made.id);
  expect(two.options('act')).toContainEqual(expect.objectContaining(trial));
});

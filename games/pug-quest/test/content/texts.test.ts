import { describe, expect, test } from 'vitest';
import { BOSSES, HEROES, MONSTERS, TREASURES, WORLDS } from '../../src/content/index.ts';
import type { Effect, Modifier } from '../../src/vocabulary.ts';
import { CONDITIONS, ENERGY_TYPES, REACHES, STATS, TRIGGERS, WHENS, WHO } from '../../src/vocabulary.ts';
import { effectText } from '../../src/words/card-effects.ts';
import { IT } from '../../src/words/card-grammar.ts';
import {
  abilityText,
  bossText,
  comboText,
  conditionText,
  heroText,
  lootText,
  monsterText,
  thresholdText,
  treasureText,
  usesText,
  worldText,
} from '../../src/words/cards.ts';
import { found, hero, monster } from './cards.ts';

const cards: readonly (readonly [string, readonly string[]])[] = [
  ...HEROES.map((card) => [card.id, heroText(card)] as const),
  ...MONSTERS.map((card) => [card.id, monsterText(card)] as const),
  ...BOSSES.map((card) => [card.id, bossText(card)] as const),
  ...TREASURES.map((card) => [card.id, [...treasureText(card), ...lootText(card)]] as const),
  ...WORLDS.map((card) => [card.id, worldText(card)] as const),
];

describe('every card', () => {
  test.each(cards)('[PQ-5.8] the text of %s is made of whole sentences', (_, lines) => {
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line).toMatch(/^[A-Z0-9].*\.$/);
      expect(line).not.toMatch(
        /undefined|NaN|\[object|Heros\b|\.\.| {2}|\b1 (lanes|cards|Treasures|Monsters)\b/,
      );
    }
  });

  test('[PQ-5.2] no two Combos of Heroes say the same', () => {
    const texts = HEROES.flatMap(({ combos }) => combos.map(comboText));
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });
});

describe('given cards', () => {
  const [accurate, parry, lightning, chasing, coup] = hero('warrior').combos;

  test('[PQ-VEC-29] Accurate Strike', () =>
    expect(comboText(accurate)).toBe('3 damage to the first Monster of your lane. Draw 1.'));
  test('[PQ-VEC-30] Parry and Riposte', () =>
    expect(comboText(parry)).toBe(
      'When you are attacked, stop up to 2 damage, then deal 1 damage to the first Monster of your lane.',
    ));
  test('[PQ-VEC-33] Lightning Strikes', () =>
    expect(comboText(lightning)).toBe('1 damage to the first Monster of your lane, three times. Draw 1.'));
  test('[PQ-VEC-35] Chasing Attack', () =>
    expect(comboText(chasing)).toBe(
      '2 damage to the first Monster of your lane; again as long as it Defeats its target.',
    ));
  test('[PQ-VEC-37] Coup de Grace', () =>
    expect(comboText(coup)).toBe(
      'Defeat the first Monster of your lane. Only if you have not moved this Turn, only on a damaged Monster, not on a Boss.',
    ));
  test('[PQ-VEC-40] Prayer', () =>
    expect(abilityText(hero('cleric').ability, 'hero')).toBe(
      'Once per World, pay 1 Spirit instead of the cost of one Combo you know.',
    ));
  test('[PQ-VEC-39] Pickpocket', () =>
    expect(comboText(hero('thief').combos[0])).toBe(
      'The first Monster of your lane drops no Treasure until the World ends. Draw 1 Treasure. Draw 1 Energy. Only once on each Monster, not on a Boss.',
    ));
  test('[PQ-VEC-15] Dachshydra', () =>
    expect(monsterText(monster('dachshydra'))).toEqual([
      'Moves 1 lane right, then deals 1 damage to the first Heroes of its lane and both lanes beside it.',
      'Defends with Speed.',
    ]));
  test('[PQ-VEC-80] Slime', () =>
    expect(monsterText(monster('slime'))).toEqual([
      'Deals 1 damage to the first Hero of its lane.',
      'The Hero hit discards 1 Energy card.',
      'Prize. Heal 3. Then discard this card.',
    ]));
  test('[PQ-MON-07] who attacks first says so', () =>
    expect(monsterText(monster('jack-rustle'))[0]).toMatch(/^Deals .*, then moves 2 lanes right\.$/));
  test('[PQ-WORLD-02] Icy Lands', () =>
    expect(worldText(found(WORLDS, 'icy'))).toEqual(['When a Hero moves, it slides 1 lane further.']));
});

describe('the vocabulary', () => {
  const said = (effect: Effect) => effectText(effect, { voice: 'hero', target: IT });
  const marked = (modifier: Modifier) =>
    said({ do: 'mark', key: 'x', who: 'self', until: 'turnEnd', modifiers: [modifier] });
  const distinct = (texts: readonly string[]) => expect(new Set(texts).size).toBe(texts.length);

  test('[PQ-5.8] every reach reads differently', () =>
    distinct(REACHES.map((reach) => said({ do: 'attack', reach, damage: 1 }))));
  test('[PQ-5.8] every who reads differently', () =>
    distinct(WHO.map((who) => said({ do: 'damage', amount: 1, who }))));
  test('[PQ-5.8] every trigger, condition and moment reads differently', () => {
    distinct(
      TRIGGERS.map((riposte) =>
        comboText({
          id: 'x',
          name: 'x',
          level: 1,
          cost: ['magic'],
          riposte,
          effects: [{ do: 'draw', energy: 1 }],
        }),
      ),
    );
    distinct(CONDITIONS.map(conditionText));
    const moments = WHENS.filter((when) => when !== 'standing');
    distinct(moments.map((when) => abilityText({ when, effects: [{ do: 'draw', energy: 1 }] }, 'hero')));
    distinct((['oncePerTurn', 'oncePerRound', 'oncePerWorld'] as const).map(usesText));
  });
  test('[PQ-5.8] every value, up and down', () => {
    distinct(STATS.flatMap((stat) => [marked({ stat, by: 1 }), marked({ stat, by: -1 })]));
    expect(marked({ stat: 'handLimit', by: 2 })).toBe('you may hold 2 cards more until the Turn ends');
    expect(marked({ stat: 'cost', by: -1 })).toBe(
      'you pay 1 Energy less for every Combo until the Turn ends',
    );
    expect(marked({ price: 'market', by: 1 })).toBe(
      'you buy at the Market for 1 Energy more until the Turn ends',
    );
  });
  test('[PQ-5.8] thresholds are named together', () =>
    expect(thresholdText({ damageAtLeast: 3, roundAtLeast: 4, heroesAtLeast: 2 })).toBe(
      'with 3 damage or more, from Round 4 on and against 2 Heroes or more',
    ));
  test('[PQ-5.8] one target is it, several are they', () => {
    const push = (reach: 'melee' | 'penetrating') =>
      comboText({
        id: 'x',
        name: 'x',
        level: 1,
        cost: [ENERGY_TYPES[0]],
        effects: [
          { do: 'attack', reach, damage: 1 },
          { do: 'mark', key: 'x', who: 'target', until: 'roundEnd', modifiers: ['cannotMove'] },
        ],
      });
    expect(push('melee')).toMatch(/ It cannot move/);
    expect(push('penetrating')).toMatch(/ They cannot move/);
  });
});

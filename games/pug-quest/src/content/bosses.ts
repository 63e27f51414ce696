import type { Ability, Boss, Modifier } from '../vocabulary.ts';
import { attack, discard, heal, hurt, mark, move, standing, summon } from './build.ts';

/**
 * A Boss is printed for one Hero and grows with the party that comes for it: by so much Life for each further Hero, and by 2
 * damage against more than one. No attack of a Boss deals more than 4, so none fells an untouched Hero at one blow; what
 * makes a large party sweat is a second attack, or what follows a hit.
 */
const grownBy = (life: number): Ability => standing(thicker(life), fiercer);
const thicker = (life: number): Modifier => ({
  stat: 'life',
  by: { per: 'heroCount', each: life, beyond: 1 },
});
const fiercer: Modifier = { stat: 'damage', by: { per: 'heroCount', each: 2, beyond: 1, max: 2 } };

/** [PQ-COMP-04] */
export const BOSSES: readonly Boss[] = [
  {
    /** [PQ-VEC-07] 2 left is given. */
    id: 'badger',
    name: 'Badger of the Seven Seas',
    short: 'Badger',
    origin: 'given',
    type: 'speed',
    initiative: 6,
    life: 15,
    movement: { steps: 2, dir: 'left' },
    turn: [attack('melee', 2)],
    onHit: [discard('treasure', 1, 'target')],
    abilities: [
      grownBy(13),
      { when: 'turnEnd', if: { damageAtLeast: 4 }, effects: [attack('penetrating', 2)] },
    ],
    lanes: [['X'], [1, 2], [3, 4], [1, 5], ['B']],
  },
  {
    id: 'rat-king',
    name: 'Rat King',
    origin: 'given',
    type: 'spirit',
    initiative: 4,
    life: 13,
    movement: { steps: 1, dir: 'right' },
    turn: [attack('triple-wide', 1)],
    abilities: [
      grownBy(11),
      { when: 'onDamaged', uses: 'oncePerRound', effects: [summon('deck', 1, 'emptiest')] },
      { when: 'standing', if: { roundAtLeast: 3 }, modifiers: [{ stat: 'damage', by: 1 }] },
    ],
  },
  {
    id: 'demon-pug',
    name: 'Demon Pug',
    origin: 'public-name',
    type: 'magic',
    initiative: 8,
    life: 12,
    movement: { steps: 1, dir: 'right' },
    turn: [attack('melee', { per: 'roundNumber', each: 1, max: 2 })],
    abilities: [
      grownBy(13),
      { when: 'turnStart', effects: [hurt(1, 'laneHeroes')] },
      { when: 'turnEnd', if: { roundAtLeast: 2 }, effects: [attack('triple-fan', 1)] },
    ],
  },
  {
    id: 'supreme-feline-mind',
    name: 'Supreme Feline Mind',
    short: 'Feline Mind',
    origin: 'public-name',
    type: 'intellect',
    initiative: 9,
    life: 11,
    movement: { steps: 0 },
    turn: [attack('any', 1)],
    onHit: [move('target', 2, 'choice')],
    defend: 'intellect',
    abilities: [
      grownBy(12),
      { when: 'roundStart', effects: [discard('display', 5, 'self')] },
      {
        when: 'turnEnd',
        if: { damageAtLeast: 6 },
        effects: [discard('energy', 1, 'allHeroes', { random: true })],
      },
    ],
    lanes: [[1], [3], [1, 2, 'B'], [4], [5]],
  },
  {
    id: 'vacuum-golem',
    name: 'Vacuum Golem',
    origin: 'authored',
    type: 'strength',
    initiative: 3,
    life: 20,
    movement: { steps: 1, dir: 'left' },
    turn: [attack('double-fork', 1)],
    onHit: [discard('energy', 1, 'target', { random: true })],
    abilities: [
      grownBy(14),
      { when: 'standing', effects: [{ do: 'displaySize', n: 3 }] },
      {
        when: 'standing',
        if: { damageAtLeast: 5 },
        modifiers: [
          { stat: 'damage', by: 1 },
          { stat: 'initiative', by: 4 },
        ],
      },
    ],
  },
  {
    id: 'chihuahua-warlord',
    name: 'Chihuahua Warlord',
    short: 'Warlord',
    origin: 'authored',
    type: 'strength',
    initiative: 9,
    life: 10,
    movement: { steps: 2, dir: 'right' },
    turn: [attack('melee', 1, { times: 2 })],
    /** [PQ-BOSS-09] */
    activation: true,
    onHit: [mark('yapped-at', 'target', 'worldEnd', { stat: 'initiative', by: -1 })],
    abilities: [
      /** Small, but twice as quick: it does not bite harder for the party. */
      standing(thicker(12)),
      {
        when: 'standing',
        modifiers: [{ stat: 'damage', by: { per: 'ownDamage', each: 1, beyond: 4, max: 1 } }],
      },
      {
        when: 'roundStart',
        effects: [mark('under-orders', 'adjacentMonsters', 'roundEnd', { stat: 'damage', by: 1 })],
      },
      {
        when: 'roundStart',
        if: { roundAtLeast: 4 },
        uses: 'oncePerWorld',
        effects: [summon('deck', 2, 'emptiest')],
      },
    ],
    lanes: [[2, 5], [1, 3], ['B'], [1, 4], [5]],
  },
  {
    id: 'postman-lich',
    name: 'Postman Lich',
    origin: 'authored',
    type: 'spirit',
    initiative: 7,
    life: 14,
    movement: { steps: 2, dir: 'right' },
    turn: [attack('distance', 1)],
    onHit: [discard('energy', 1, 'target')],
    abilities: [
      grownBy(12),
      { when: 'deploy', effects: [summon('deck', 1, 'own')] },
      { when: 'turnEnd', effects: [summon('discard', 1, 'own')] },
      { when: 'roundEnd', if: { damageAtLeast: 6 }, effects: [heal(1)] },
    ],
  },
  {
    id: 'poodle-empress',
    name: 'Poodle Empress',
    short: 'Empress',
    origin: 'authored',
    type: 'intellect',
    initiative: 5,
    life: 16,
    movement: { steps: 1, dir: 'left' },
    turn: [attack('double-side', 1, { side: 'either' })],
    defend: 'spirit',
    abilities: [
      grownBy(12),
      {
        when: 'turnStart',
        effects: [mark('snubbed', 'laneHeroes', 'roundEnd', { stat: 'cost', by: 1 })],
      },
      { when: 'roundEnd', if: { roundAtLeast: 3 }, effects: [heal(1, 'adjacentMonsters')] },
    ],
    lanes: [['X'], [1, 3], [1, 'B'], [2, 4], [5, 5]],
  },
  {
    id: 'bath-elemental',
    name: 'Bath Elemental',
    origin: 'authored',
    type: 'magic',
    initiative: 4,
    life: 18,
    movement: { steps: 1, dir: 'right' },
    turn: [attack('penetrating', 1)],
    onHit: [move('target', 1, 'choice')],
    abilities: [
      grownBy(13),
      {
        when: 'onDamaged',
        uses: 'oncePerRound',
        effects: [discard('energy', 1, 'attacker')],
      },
      { when: 'roundEnd', if: { roundAtLeast: 3 }, effects: [hurt(1, 'allHeroes')] },
    ],
  },
  {
    id: 'thunder-hound',
    name: 'Thunder Hound',
    origin: 'authored',
    type: 'speed',
    initiative: 8,
    life: 17,
    movement: { steps: 2, dir: 'left' },
    turn: [attack('triple-fan', 1)],
    abilities: [
      grownBy(13),
      {
        when: 'roundStart',
        if: { damageAtLeast: 6 },
        effects: [mark('startled', 'allHeroes', 'roundEnd', { stat: 'initiative', by: -3 })],
      },
      { when: 'turnEnd', if: { heroesAtLeast: 3 }, effects: [attack('any', 1)] },
    ],
  },
];

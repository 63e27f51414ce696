/** Cards as they are printed, made from their data. */

import { SPELLS } from '../content/spells.ts';
import type {
  Consumable,
  Hero,
  Item,
  Power,
  PowerId,
  Shape,
  Skill,
  SkillId,
  Spell,
  Unique,
} from '../vocabulary.ts';
import { SYMBOLS } from '../vocabulary.ts';
import type { EventCard, EventEffect, ExplorationCard, Special } from '../vocabulary-dungeon.ts';
import type { Ally, Minion, StandardAttack, Villain } from '../vocabulary-monsters.ts';
import {
  listed,
  nameOfThing,
  POWER_NAMES,
  plural,
  SCENERY_NAMES,
  SIGN_NAMES,
  TREE_NAMES,
  TYPE_NAMES,
} from './names.ts';

export { rowText } from './rows.ts';

const WHEN: Readonly<Record<string, string>> = {
  noEnemyAdjacent: ' while no enemy is adjacent',
  melee: ' with melee attacks',
  spell: ' with spells',
  newTile: ' in the first activation after a tile was placed',
};

/** `Cancel (Stun)`, `Increase (Health (1))`, `Penetrative 2`. */
export function powerText(power: Power): string {
  const name = POWER_NAMES[power.power];
  const when = power.when ? (WHEN[power.when] ?? '') : '';
  if (power.power === 'increase') return `${name} (${capital(power.of ?? '')} (${power.amount ?? 1}))${when}`;
  if (power.power === 'cancel') return `${name} (${POWER_NAMES[power.of as PowerId]})${when}`;
  if (power.of) return `${name} (${capital(power.of)})${when}`;
  return `${name}${power.amount === undefined ? '' : ` ${power.amount}`}${when}`;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const powersText = (powers: readonly Power[]): string =>
  powers.length === 0 ? '' : ` ${powers.map(powerText).join(', ')}.`;

const UNIQUES: Readonly<Record<Unique, readonly [string, string]>> = {
  basket: ['Basket', 'Holds three consumables, and draws one at the start of each adventure.'],
  gallantCharge: [
    'Gallant Charge',
    'After three spaces or more with one Move action, the next melee attack of this activation rolls one more die.',
  ],
  kindness: [
    'Kindness',
    'In the End Phase one hero within 3 spaces, perhaps she herself, recovers 1 energy.',
  ],
  pointBlank: ['Point Blank', 'May shoot at adjacent enemies, with one die less.'],
  woodenHeart: ['Wooden Heart', 'Nothing stuns, lulls or frightens wood.'],
  wings: ['Wings', 'Flies over friends and obstacles.'],
  banner: [
    'Banner',
    'Other heroes beside her defend with one more die against the first attack on them each round.',
  ],
  nineLives: ['Nine Lives', 'Out for one round only; returns with 2 extra energy.'],
};
export const uniqueText = (unique: Unique): { readonly name: string; readonly text: string } => {
  const [name, text] = UNIQUES[unique];
  return { name, text };
};

export const heroText = (hero: Hero): string => {
  const { name, text } = uniqueText(hero.unique);
  return `Speed ${hero.speed}, Health ${hero.health}, Energy ${hero.energy}. ${hero.trees.map((tree) => TREE_NAMES[tree]).join(', ')}. ${name}: ${text}${powersText(hero.powers)}`;
};

const attackText = ({ dice, type, range }: StandardAttack): string =>
  `${plural(dice, 'die').replace('dies', 'dice')} ${TYPE_NAMES[type]}${range > 0 ? ` ${range}` : ''}`;

export const minionText = (minion: Minion): string =>
  `Level ${minion.level}, ${minion.realm}. Speed ${minion.speed}, attack ${minion.attacks.map(attackText).join(' or ')}, Defence ${minion.defence}, Health ${minion.health}.${powersText(minion.powers)}`;

export const villainText = (villain: Villain): string =>
  `Villain of level ${villain.level}. Speed ${villain.speed}, attack ${villain.attacks.map(attackText).join(' or ')}, Defence ${villain.defence}, Health ${villain.health.join('/')}, phases at ${villain.thresholds.map((share) => `${share}%`).join(' and ')}.${powersText(villain.powers)}`;

export const allyText = (ally: Ally): string =>
  `Speed ${ally.speed}, Defence ${ally.defence}, Health ${ally.health}${ally.attacks.length > 0 ? `, attack ${ally.attacks.map(attackText).join(' or ')}` : ', no attack'}.`;

const diceText = (dice: number | 'gable'): string => (dice === 'gable' ? 'Gable' : String(dice));

export function itemText(item: Item): string {
  const price = item.level === 0 ? 'starting equipment' : `${item.cost} gold`;
  const speed = item.speed ? ` Speed ${item.speed > 0 ? '+' : '−'}${Math.abs(item.speed)}.` : '';
  if (item.kind === 'weapon') {
    const range = item.range > 0 ? ` ${item.range}` : '';
    return `${TYPE_NAMES[item.type]}${range}, Attack ${diceText(item.dice)}, ${item.hands === 1 ? '1 hand' : '2 hands'}, ${price}.${powersText(item.powers)}${speed}`;
  }
  if (item.kind === 'armour')
    return `${capital(item.type)}, ${item.slot}, Defence ${diceText(item.dice)}, ${price}.${powersText(item.powers)}${speed}`;
  const focus = item.focus ? ` Counts as a wielded Magical weapon of range ${item.focus} for casting.` : '';
  const phoenix = item.phoenix ? ' Once per adventure Health 0 becomes Health 1.' : '';
  return `${capital(item.type)}${item.slot ? `, ${item.slot}` : ''}, ${price}.${powersText(item.powers)}${focus}${phoenix}`;
}

const SHAPES = { target: 'Target', blast: 'Blast', bigBlast: 'Big Blast', party: 'Party' } as const;

export function spellText(spell: Spell): string {
  const cast = SYMBOLS.filter((sign) => spell.cast[sign] > 0).map(
    (sign) => `${spell.cast[sign]} ${SIGN_NAMES[sign]}`,
  );
  const damage = spell.damage === null ? 'no damage' : `Damage ${spell.damage}`;
  return `Energy ${spell.energy}, ${spell.dice} dice, ${damage}, ${SHAPES[spell.shape]}${spell.enemiesOnly ? ', enemies only' : ''}, Cast (${cast.join(', ')}).${powersText(spell.powers)}`;
}

const SKILL_TEXTS: Readonly<Partial<Record<SkillId, string>>> = {
  powerStrike: 'One more die on an attack; once per attack.',
  twoHandedMaster: 'Power Strike with a two-handed weapon costs 1.',
  oneHandedMaster: 'Power Strike with a one-handed weapon costs 1.',
  cleaveAttack: 'Melee damage also strikes one other monster beside the target.',
  powerfulBlow: 'Three more dice on an attack; once per adventure.',
  criticalMastery: 'Superior Critical with every weapon; Penetrative 1 where the weapon has it already.',
  flurryOfBlows: 'A second melee attack at once; once per adventure.',
  fastReflexes: 'After an attack on the hero that did no damage: a step aside.',
  magicalMastery: 'A Magical weapon may attack as Ranged.',
  rangedMastery: 'Ranged weapons see past enemies.',
  blastingPower: 'An attack becomes a Big Blast with one more die; once per adventure.',
  deadlyShot: 'One more die for −2 range; once per round.',
  surpriseAttack: 'An attack on a monster in sight that activates; once per round.',
  multiShot: 'Up to three targets for a Ranged or Magical attack; once per adventure.',
  vigor: 'Heal 1, as an action.',
  heavyArmorMastery: 'In Heavy armour only: take an attack on a friend beside you; once per round.',
  lightArmorMastery: 'In Light armour only: strike back when damaged; once per round.',
  defensiveStance: 'Give up 2 or 4 Speed for 1 or 2 defence until the next activation; once per adventure.',
  shieldSlam: 'Attack with the dice of the shield, as an action.',
  evasive: 'Gives Dodge, or Ghostly to a hero who has Dodge already.',
  berserk: 'When an attack brings you down: back to 1 Health, and two attacks; once per adventure.',
};

const REACHES: Readonly<Record<Shape, string>> = {
  target: 'one target',
  blast: 'everyone in a Blast',
  bigBlast: 'everyone in a Big Blast',
  party: 'the whole party',
};

const heals = ({ powers }: Spell): boolean => powers.some(({ power }) => power === 'heal');

/** [DL-POW-15] What a spell does, to whom, and what the roll must show. */
function spellSummary(spell: Spell): string {
  const signs = SYMBOLS.filter((sign) => spell.cast[sign] > 0).map(
    (sign) => `${spell.cast[sign]} ${SIGN_NAMES[sign]}`,
  );
  const whom = spell.enemiesOnly ? REACHES[spell.shape].replace('everyone', 'enemies') : REACHES[spell.shape];
  const roll = `${spell.dice} dice, needs ${listed(signs)}.`;
  if (heals(spell)) return `Heals ${whom}, 1 Health for each success. ${roll}`;
  if (spell.damage === null) return `${spell.powers.map(powerText).join(', ')}: ${whom}. ${roll}`;
  return `${spell.damage} damage to ${whom}. ${roll}${powersText(spell.powers)}`;
}

export function skillText({ id, tree, cost, energy }: Skill): string {
  const spell = SPELLS.find((each) => each.id === id);
  const price = energy ?? spell?.energy;
  const text = spell === undefined ? (SKILL_TEXTS[id] ?? '') : spellSummary(spell);
  return `${TREE_NAMES[tree]}, ${cost} XP${price ? `, ${price} energy` : ''}. ${text}`;
}

export function consumableText({ effect, reaction }: Consumable): string {
  const text = ((): string => {
    switch (effect.does) {
      case 'heal':
        return `Heals ${effect.amount} of yourself or a hero beside you.`;
      case 'revive':
        return 'Brings back an unconscious hero from anywhere.';
      case 'energy':
        return effect.amount > 20 ? 'Recover all energy.' : `Recover ${effect.amount} energy.`;
      case 'obstacle':
        return `An obstacle on a free space within ${effect.within} until the End Phase.`;
      case 'attack':
        return `A Magical Blast with ${effect.dice} dice, range ${effect.range}.`;
      case 'snare':
        return 'A monster beside you is Immobilized.';
      case 'invisible':
        return 'Invisible until your next activation.';
      case 'rerollAll':
        return 'Reroll all dice of one of your rolls.';
      case 'defence':
        return `${effect.dice} more dice before a defence roll.`;
      case 'topOfRow':
        return 'Your initiative card goes to the top.';
      case 'walk':
        return `Move up to ${effect.spaces} spaces without free attacks.`;
    }
  })();
  return reaction ? `Reaction. ${text}` : text;
}

const ROUND_RULES: Readonly<Record<string, string>> = {
  howl: '+1 Speed for all minions this round.',
  fog: 'Ranges are at most 3 this round.',
  brambles: '−1 Speed for heroes this round (minimum 1).',
  bargain: 'Nobody falls below 1 Health this round.',
  wildMagic: 'Spells deal 1 more damage this round; a caster who fails loses 1 Health.',
  openSeason: 'Free attacks roll one more die this round.',
  wolfsShadow: 'Every monster has Hunter this round.',
  dawn: 'Monsters roll 1 fewer defence die this round.',
};
export const roundRuleText = (rule: string): string => ROUND_RULES[rule] ?? rule;

function effectText(effect: EventEffect): string {
  switch (effect.do) {
    case 'roundRule':
      return roundRuleText(effect.rule);
    case 'healthiestLoses':
      return `The hero with the most Health loses ${effect.amount}, but not the last.`;
    case 'eachEnergy':
      return `Each hero ${effect.amount < 0 ? 'loses' : 'recovers'} ${Math.abs(effect.amount)} energy.`;
    case 'reinforce':
      return 'One more minion of a kind on the map appears far from the heroes.';
    case 'richestBlind':
      return 'The hero with the most gold is Blind this round.';
    case 'discardOrEnergy':
      return 'Each hero discards a consumable or loses 1 energy.';
    case 'topToBottom':
      return 'The top card of the row goes to the bottom.';
    case 'reshuffle':
      return 'The whole row is shuffled.';
    case 'bargain':
      return `If each hero pays ${effect.gold} gold, nobody falls below 1 Health this round.`;
    case 'spinningWheel':
      return 'One hero falls asleep, another recovers all energy.';
    case 'coin':
      return 'Roll the loot die: on a Miss each hero loses 1 energy.';
    case 'healOne':
      return `One hero heals ${effect.amount}.`;
    case 'eachGold':
      return `Each hero gains ${effect.amount} gold.`;
    case 'eachSteps':
      return 'Each hero may step to an adjacent space without free attacks.';
    case 'raiseCard':
      return `One hero moves his card up to ${effect.places} places higher.`;
    case 'cureEach':
      return 'Each hero loses one condition.';
    case 'drawConsumable':
      return 'One hero draws a consumable.';
  }
}
export const eventText = ({ effects }: EventCard): string => effects.map(effectText).join(' ');

const SPECIALS: Readonly<Record<Special, string>> = {
  ambush: 'Monsters go first: their cards lie on top of the new row.',
  darkness: 'While this tile is in play, ranges are at most 4.',
  quiet: 'The next Event Phase is skipped.',
  reinforcements: 'Every second round one more minion of the first kind appears.',
  blessing: 'Each hero recovers 1 energy.',
  toll: 'Each hero loses 1 energy.',
  trader: 'A trader is on the way here: the heroes may buy and sell at once.',
  mirrors: 'Four mirrors stand here (Defence 2, Health 3 for each hero).',
};

export const specialText = (special: Special): string => SPECIALS[special];

export function explorationText(card: ExplorationCard): string {
  const bands = card.monsters.map(({ kind, count }) => `${count.join('/')} ${nameOfThing(kind)}`);
  const scenery = card.scenery.map(({ type }) => SCENERY_NAMES[type]);
  return [
    `${nameOfThing(card.tile)}, quest level ${card.questLevel}.`,
    card.villain ? `${nameOfThing(card.villain)}.` : '',
    bands.length > 0 ? `${listed(bands)}.` : '',
    scenery.length > 0 ? `With ${listed(scenery)}.` : '',
    card.special ? specialText(card.special) : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** The text of cards, made from their data. */
import type { Template } from '../throws.ts';
import type {
  Ability,
  ArmorEffect,
  Boss,
  Condition,
  Equipment,
  Hero,
  Monster,
  MonsterAbility,
  RelicEffect,
  Room,
  RoomEffect,
  SpendableEffect,
} from '../vocabulary.ts';
import { COLOURS, CONDITIONS } from '../vocabulary.ts';
import {
  ABILITY_NAMES,
  COLOUR_NAMES,
  DIE_NAMES,
  listed,
  plural,
  REQUIREMENT_NAMES,
  TEMPLATE_NAMES,
  TYPE_NAMES,
} from './names.ts';

const WHEN: { readonly [condition in Condition]: string } = {
  hit: 'Only on a Hit: ',
  miss: 'Only on a Miss: ',
  any: '',
};

/** What an ability does, with its condition in front. */
export function abilityText(ability: Ability): string {
  const text = effectOf(ability);
  const when = WHEN[CONDITIONS[ability.kind]];
  return when === '' ? text : `${when}${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

function effectOf(ability: Ability): string {
  switch (ability.kind) {
    case 'agileInstincts':
      return 'You take no damage from it, and the Monster takes 2.';
    case 'rethrow':
      return 'Take this die back and throw it again; the first throw does not count.';
    case 'healParty':
      return 'Every Hero heals 1.';
    case 'piercing':
      return 'The Hit deals 2 more.';
    case 'pickpocket':
      return 'Put 1 Gold into the Chest.';
    case 'focused':
      return 'The section counts as 5.';
    case 'selfHealing':
      return 'Heal 3.';
    case 'swornEnemy':
      return `The Hit deals 4 more against a ${TYPE_NAMES[ability.type]}, 1 more against anything else.`;
    case 'metamorphosis':
      return 'The Frog sits on the Monster: until the combat ends, every Miss costs 2 life less.';
    case 'royalMoney':
      return 'The Hit deals 1 more for every 2 Gold in the Chest, at most 5.';
    case 'trackingStrike':
      return 'The Monster is tracked: until the combat ends, every Hit deals 1 more.';
    case 'hammer':
      return 'The Hit deals 1 more, and a Hammer becomes active. Spend Hammers on anybody’s later Hits: one for 1 more damage, two for 3 more.';
    case 'grapeshot':
      return 'The Hit deals 1 more for every other die on the board, at most 3.';
    case 'paradeShield':
      return 'The Shield goes up: it prevents the damage of the next Miss in this combat, whoever makes it.';
    case 'bellRinger':
      return 'The Hit deals 3 more on 4, 5 or the bullseye, 1 more anywhere else.';
    case 'clowning':
      return 'Every other Hero heals 1, and 1 Gold lands in the Chest.';
  }
}

export const heroText = ({ abilities, carries }: Hero): readonly string[] => [
  ...COLOURS.map((colour) => {
    const ability = abilities[colour];
    return `${COLOUR_NAMES[colour]}: ${ABILITY_NAMES[ability.kind]}. ${abilityText(ability)}`;
  }),
  `Carries ${plural(carries.weapon, 'Weapon')}, ${plural(carries.armor, 'Armor')}, ${plural(carries.spendable, 'Spendable')}.`,
];

function foeAbilityText(ability: MonsterAbility): string {
  switch (ability.kind) {
    case 'crook':
      return `Crook: whoever Misses discards 1 of their own Equipment cards, at most ${plural(ability.limit, 'card')} per combat.`;
    case 'deceitful':
      return 'Deceitful: the Leader takes one coloured die out of this combat.';
    case 'superCrook':
      return 'Super Crook: whoever Misses loses 1 of their own Equipment cards to the Boss, and each card under it makes its blows 1 harder.';
    case 'superDeceitful':
      return 'Super Deceitful: all three coloured dice are out of this combat.';
  }
}

/** What a card puts on the table. */
const demandsText = ({
  requirement,
  template,
  bushes,
  specialDie,
}: Pick<Room, 'requirement' | 'template' | 'bushes' | 'specialDie'>): readonly string[] => [
  ...(requirement ? [`Every throw must be a ${REQUIREMENT_NAMES[requirement]} throw.`] : []),
  ...(template ? [`The first Hero flips the ${TEMPLATE_NAMES[template]} Template.`] : []),
  ...(bushes ? ['The Thorn bushes stand around the board: whoever’s die touches one takes 3 damage.'] : []),
  ...(specialDie ? [`The ${DIE_NAMES[specialDie]} joins the pool.`] : []),
];

export const foeText = (card: Monster | Boss): readonly string[] => [
  ...demandsText(card),
  ...(card.ability ? [foeAbilityText(card.ability)] : []),
];

function roomEffectText(effect: RoomEffect): string {
  switch (effect.kind) {
    case 'gold':
      return `Put ${effect.amount} Gold into the Chest.`;
    case 'healAll':
      return `Every Hero heals ${effect.amount}.`;
    case 'gainDie':
      return 'Put a white die into the Chest.';
    case 'freeEquipment':
      return 'Take the top card of the Shop deck for free.';
    case 'advantage':
      return `The Monster has ${effect.amount} more life.`;
  }
}

export const roomText = (card: Room): readonly string[] => [
  ...card.effects.map(roomEffectText),
  ...demandsText(card),
];

function armorText(effect: ArmorEffect): string {
  switch (effect.kind) {
    case 'prevent':
      return effect.amount === 'all' ? 'take no damage' : `take ${effect.amount} less damage`;
    case 'hurtMonster':
      return `the Monster takes ${effect.amount}`;
    case 'gold':
      return `put ${effect.amount} Gold into the Chest`;
  }
}

function spendableText(effect: SpendableEffect): string {
  switch (effect.kind) {
    case 'doubleSection':
      return 'On anybody’s Hit: the value of the section is doubled.';
    case 'heal':
      return effect.whom === 'all'
        ? `Every Hero heals ${effect.amount}.`
        : `One Hero heals ${effect.amount}.`;
    case 'joinDie':
      return `The ${DIE_NAMES[effect.die]} joins the pool of this combat.`;
    case 'flip': {
      const names = listed(
        effect.templates.map((template) => TEMPLATE_NAMES[template]),
        'or',
      );
      return `Before a throw: the Active Hero flips the ${names} Template.`;
    }
    case 'cancelMissDamage':
      return 'On anybody’s Miss: it does no damage.';
  }
}

function relicText(effect: RelicEffect): string {
  switch (effect.kind) {
    case 'ignoreRequirement':
      return 'Once per combat: one requirement is ignored for one throw.';
    case 'epicGold':
      return `Every Epic Shot is worth ${effect.amount} Gold more.`;
    case 'restHeal':
      return `In every Resting phase each Hero heals ${effect.amount}.`;
  }
}

export function equipmentText(card: Equipment): readonly string[] {
  switch (card.type) {
    case 'weapon':
      return [
        `+${card.damage} damage on a Hit.`,
        ...(card.requirement
          ? [`A throw with it must be a ${REQUIREMENT_NAMES[card.requirement]} throw.`]
          : []),
      ];
    case 'armor':
      return [
        `Once per combat, on your Miss: ${armorText(card.effect)}.`,
        ...(card.discardAfterUse ? ['Discard it after use.'] : []),
      ];
    case 'spendable':
      return [spendableText(card.effect), 'Discard it after use.'];
    case 'relic':
      return [relicText(card.effect)];
  }
}

const TEMPLATE_TEXTS: { readonly [template in Template]: string } = {
  slime: 'A die that lies on it slides to where the arrow points, and counts there.',
  majorHeal: 'A Hit worth 0: all Heroes heal 5, and the Template is gone.',
  lightning: 'A Hit worth 3: afterwards the Hero may take the Template away and the die back.',
};
export const templateText = (template: Template): string => TEMPLATE_TEXTS[template];

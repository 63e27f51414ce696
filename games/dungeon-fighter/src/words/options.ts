/** What is asked, and what may be answered. */
import type { Json } from '@questhall/kernel';
import type { DecisionKind, DfOption } from '../decisions.ts';
import { heroSheet, monsterCard } from '../queries/cards.ts';
import { spendableCard } from '../queries/carrying.ts';
import type { Die, Face, Fault, Requirement, Rest, Template } from '../throws.ts';
import type { DfView } from '../view.ts';
import { abilityText } from './cards.ts';
import {
  ABILITY_NAMES,
  COLOUR_NAMES,
  DIE_NAMES,
  FACE_NAMES,
  faultNamed,
  listed,
  nameOf,
  plural,
  REQUIREMENT_NAMES,
  REST_NAMES,
  requirementsNamed,
  TEMPLATE_NAMES,
} from './names.ts';

type About = { readonly [detail: string]: Json };

const requirements = (about: About): readonly Requirement[] => about.requirements as readonly Requirement[];

const style = (about: About): string =>
  requirements(about).length === 0 ? '' : ` (${requirementsNamed(requirements(about))})`;

const landed = (about: About): string =>
  `${REST_NAMES[String(about.rest) as Rest]}, showing ${FACE_NAMES[String(about.face) as Face]}`;

const faultsIn = ({ faults }: About): string => {
  const named = (faults as readonly Fault[]).map(faultNamed);
  return named.length === 0 ? '' : `, but ${listed(named)}`;
};

const DECISION_WORDS: { readonly [kind in DecisionKind]: (about: About, view: DfView) => string } = {
  chooseHero: () => 'Choose your Hero',
  path: () => 'Choose the way: nobody else sees these rooms',
  assign: (about) => `You found ${nameOf(about.card)}: choose who takes it`,
  deceive: (about) => `${nameOf(about.monster)} is Deceitful: choose the die that is out`,
  keepTemplate: (about) =>
    `The ${TEMPLATE_NAMES[String(about.template) as Template]} Template lies there already: leave it, or flip it again`,
  flip: (about) => `Flip the ${TEMPLATE_NAMES[String(about.template) as Template]} Template onto the board`,
  backDown: (about) =>
    `${nameOf(about.hero)} wants to back down: everybody would lose ${Number(about.level)} life`,
  chooseDie: (about, view) =>
    view.combat && view.combat.pool.length === 0
      ? `${nameOf(about.hero)}: the dice are thrown, choose how to go on`
      : `${nameOf(about.hero)}: choose a die`,
  weapons: (about) => `${nameOf(about.hero)}: choose your Weapons for this throw`,
  throw: (about) => `Throw the ${DIE_NAMES[String(about.die) as Die]}${style(about)}`,
  ability: (about) => `The die lies ${landed(about)}: use an ability, or not`,
  rethrow: (about) => `The die lies ${landed(about)}: throw it again, or keep it`,
  hammers: (about) =>
    `${nameOf(about.hero)} Hits for ${Number(about.damage)}, and ${Number(about.life)} are left: spend Hammers, or not`,
  spend: (about) =>
    about.at === 'damage'
      ? `${listed((about.heroes as readonly string[]).map(nameOf))} will lose ${Number(about.amount)} life: use something, or pass`
      : 'Use a Spendable, or pass',
  armor: (about) =>
    `A Miss: ${Number(about.damage)} damage${about.shield && Number(about.damage) > 0 ? ', unless the Shield prevents it' : ''}. Use your Armor, or not`,
  takeBack: (about) => `Take the Lightning away and the ${DIE_NAMES[String(about.die) as Die]} back, or not`,
  lose: (about) => `${nameOf(about.monster)} steals: choose what ${nameOf(about.hero)} loses`,
  scar: (about) => `${nameOf(about.hero)} has fainted: choose where the Scar goes`,
  arrange: () => 'Pass on Equipment, or rest',
  accept: (about) =>
    about.instead === ''
      ? `${nameOf(about.from)} offers ${nameOf(about.to)} ${nameOf(about.card)}: take it?`
      : `${nameOf(about.from)} offers ${nameOf(about.to)} ${nameOf(about.card)} for ${nameOf(about.instead)}: swap?`,
  shop: (about) =>
    about.leader
      ? `Buy for ${Number(about.gold)} Gold, or leave the Shop`
      : 'Propose something to buy, or be content',
  confirm: (about) => `Seat ${Number(about.seat) + 1} proposes: ${proposalNamed(about)}. Agree?`,
  levelUp: (about) => `${nameOf(about.hero)} may take a Level Up token: choose a colour`,
  rule: (about) => `Read off as lying ${landed(about)}${faultsIn(about)}: let it stand, or rule on it`,
};

const proposalNamed = (about: About): string => {
  if (about.what === 'buyHealing') return 'heal everybody by 1';
  if (about.what === 'buyDie') return 'buy a white die';
  return about.hero === ''
    ? `buy ${nameOf(about.card)}`
    : `buy ${nameOf(about.card)} for ${nameOf(about.hero)}`;
};

export const decisionWords = (kind: string, about: About, view: DfView): string =>
  DECISION_WORDS[kind as DecisionKind]?.(about, view) ?? kind;

/** What the ability is called that the Active Hero's die would trigger. */
const abilityOf = (option: Extract<DfOption, { do: 'use' }>, view: DfView): string => {
  const sheet = view.throw ? heroSheet(view.throw.hero) : undefined;
  const ability = sheet?.abilities[option.colour];
  const text = ability ? `: ${abilityText(ability)}` : '';
  return `${ABILITY_NAMES[option.ability]}${option.token ? ' (Level Up token)' : ''}${text}`;
};

/** [DF-NODICE-03] [DF-BACK-02] What the way out costs. */
const levelIn = ({ combat }: DfView): number =>
  combat === null || combat.boss ? 0 : monsterCard(combat.monster).level;

export function optionWords(option: DfOption, view: DfView): string {
  switch (option.do) {
    case 'choose':
      return `Play ${nameOf(option.hero)}`;
    case 'path':
      return `Enter ${nameOf(option.card)}`;
    case 'give':
      return `Give it to ${nameOf(option.hero)}`;
    case 'replace':
      return `Give it to ${nameOf(option.hero)} in place of ${nameOf(option.instead)}`;
    case 'leave':
      return 'Leave it here';
    case 'remove':
      return `The ${DIE_NAMES[option.die]} is out`;
    case 'keep':
      return 'Leave the Template where it lies';
    case 'pickUp':
      return 'Pick it up and flip it again';
    case 'flip':
      return 'Flip';
    case 'agree':
      return 'Agree';
    case 'refuse':
      return 'Refuse';
    case 'take':
      return option.die === 'white' ? 'Take a white die from the Chest' : `Take the ${DIE_NAMES[option.die]}`;
    case 'retrieve':
      return `Take the coloured dice back: every Hero suffers ${levelIn(view)}`;
    case 'backDown':
      return `Propose to back down: every Hero loses ${levelIn(view)} life`;
    case 'arm':
      return option.weapons.length === 0 ? 'No Weapon' : `Use ${listed(option.weapons.map(nameOf))}`;
    case 'throw':
      return 'Throw';
    case 'ignore':
      return `Ignore ${REQUIREMENT_NAMES[option.requirement]} (${nameOf(option.at.card)})`;
    case 'stands':
      return 'It stands';
    case 'ruleLower':
      return 'In doubt: the next lower section';
    case 'ruleHigher':
      return 'The next higher section';
    case 'ruleMiss':
      return 'It is a Miss';
    case 'ruleHit':
      return 'The throw was valid';
    case 'ruleBlank':
      return 'The face does not count';
    case 'ruleIcon':
      return 'The icon shows';
    case 'use':
      return abilityOf(option, view);
    case 'decline':
      return 'No ability';
    case 'again':
      return 'Throw it again';
    case 'keepThrow':
      return 'Keep this throw';
    case 'hammers':
      return option.spend === 0 ? 'No Hammer' : `Spend ${plural(option.spend, 'Hammer')}`;
    case 'spend':
      return `Use ${nameOf(option.card)}${spentOn(option)}${warning(option, view)}`;
    case 'armor':
      return `Use ${nameOf(option.card)}`;
    case 'pass':
      return 'Pass';
    case 'takeBack':
      return `Take the ${DIE_NAMES[option.at.die]} back`;
    case 'letLie':
      return 'Let it lie';
    case 'lose':
      return `Lose ${nameOf(option.card)}`;
    case 'scar':
      return `Scar on the ${COLOUR_NAMES[option.colour]} ability`;
    case 'hand':
      return option.instead === undefined
        ? `Hand ${nameOf(option.card)} to ${nameOf(option.to)}`
        : `Swap ${nameOf(option.card)} for ${nameOf(option.instead)} of ${nameOf(option.to)}`;
    case 'drop':
      return `Discard ${nameOf(option.card)}`;
    case 'done':
      return 'Done';
    case 'buy':
      return option.hero === ''
        ? `Buy ${nameOf(option.card)}`
        : `Buy ${nameOf(option.card)} for ${nameOf(option.hero)}`;
    case 'buyHealing':
      return 'Heal everybody by 1 for 1 Gold';
    case 'buyDie':
      return 'Buy a white die for 2 Gold';
    case 'leaveShop':
      return 'Leave the Shop';
    case 'content':
      return 'Nothing more to propose';
    case 'levelUp':
      return `Level Up token on the ${COLOUR_NAMES[option.colour]} ability`;
    case 'keepXp':
      return 'Keep the experience';
  }
}

/** [DF-RULING-60] Healing that comes too late is offered all the same, and says so. */
function warning(option: Extract<DfOption, { do: 'spend' }>, { threat }: DfView): string {
  const { effect } = spendableCard(option.card);
  if (!threat || effect.kind !== 'heal') return '';
  const lost = threat.heroes.filter((id, at) => {
    const left = threat.left[at] ?? 0;
    return left < 1 && left + effect.amount < 1 && (option.hero ?? id) === id;
  });
  return lost.length === 0 ? '' : ` (not enough to keep ${listed(lost.map(nameOf))} up)`;
}

const spentOn = ({ hero, template }: { hero?: string; template?: Template }): string => {
  if (template !== undefined) return `: ${TEMPLATE_NAMES[template]}`;
  return hero === undefined ? '' : ` on ${nameOf(hero)}`;
};

/** What is asked, and what may be answered, as sentences. */
import type { Json } from '@questhall/kernel';
import { ROLL } from '@questhall/kernel';
import type { DecisionKind, SuperOption } from '../decisions.ts';
import type { SuperView } from '../view.ts';
import { rollAnswer, rollQuestion } from './dice.ts';
import { dice, doorName, FACING_NAMES, listed, nameOf, plural, squareName, tileName } from './names.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

type About = { readonly [detail: string]: Json };
const text = (value: Json | undefined): string => String(value ?? '');
const who = (about: About): string => nameOf(text(about.hero));

const QUESTIONS: { readonly [kind in DecisionKind]: (about: About, view: SuperView) => string } = {
  chooseHero: () => 'Choose a hero.',
  chooseParty: () => 'Choose the heroes you play.',
  order: (about) => `Who goes in ${ORDINALS[Number(about.place) - 1] ?? 'next'}?`,
  claim: () => 'Who acts next?',
  act: (about) => `${who(about)}: ${dice(Number(about.dice))} left. What do you do?`,
  goTo: (about) => `${who(about)} may move up to ${plural(Number(about.squares), 'square')}.`,
  placeStar: (about) =>
    `${who(about)} rolled ${plural(Number(about.stars), 'star')} to place. Which ability gains energy?`,
  landing: (about) => `Where does ${who(about)} move?`,
  mustAttack: (about) => `${who(about)} must attack ${nameOf(text(about.target))} now.`,
  throwMonster: (about) => `Where is ${nameOf(text(about.target))} thrown?`,
  takeBroken: (about) => `${who(about)} may draw an item for what was broken.`,
  teleportTo: (about) => `Where does ${who(about)} appear?`,
  companion: () => 'Who comes along?',
  companionTo: (about) => `Where does ${who(about)} appear?`,
  consent: (about) => `${nameOf(text(about.by))} wants to move ${who(about)}. Do you agree?`,
  walk: (about) => `Where does ${who(about)} go?`,
  chooseEffect: (about) => `${nameOf(text(about.source))}: which of the two?`,
  jumpTo: (about) => `Where does ${who(about)} land?`,
  foe: (about) => `Which monster does ${who(about)} mean?`,
  secondAttack: (about) =>
    `${who(about)} may strike ${nameOf(text(about.target))} again with ${plural(Number(about.free), 'free die', 'free dice')}.`,
  takeMagic: (about) => `${who(about)} found ${nameOf(text(about.item))}. Where does it go?`,
  takeSmall: (about) => `${who(about)} found ${nameOf(text(about.item))}, but the Backpack is full.`,
  dodgeRock: (about) => `A rock falls on ${who(about)}! With how many dice do you dodge?`,
  arrange: (about) => `${who(about)} may rearrange, discard or give things before the turn closes.`,
  gift: (about) => `${nameOf(text(about.from))} offers ${who(about)} ${nameOf(text(about.item))}.`,
  defend: (about) =>
    `${nameOf(text(about.monster))} attacks ${who(about)} with ${dice(Number(about.dice))}. How many Shield Die tokens do you discard?`,
  counterattack: (about) =>
    `${who(about)} blocked. Use a Counterattack token on ${nameOf(text(about.monster))}?`,
  levelUp: (about) => `${who(about)} reached level ${text(about.level)}. Which ability is raised?`,
  umSpend: (about) => `Ugly Master: ${dice(Number(about.dice))} left to wake, move and summon.`,
  umMoveTo: (about) => `Where does ${nameOf(text(about.monster))} go?`,
  umFacing: (about) => `Which way does ${nameOf(text(about.monster))} face?`,
  umAttack: () => 'Ugly Master: who attacks whom?',
  startAbility: () => 'Which ability starts at level II?',
  kickOff: (about) => `Where in the base does ${who(about)} stand?`,
  team: () => 'Which hero of the team acts?',
  throwDice: (about, view) =>
    `${who(about)} throws the Tome to ${squareName(Number(about.square), view)}. With how many dice?`,
  intercept: () => 'Does somebody try to intercept the Tome?',
  resist: (about) => `${who(about)}: how many Shield Die tokens do you discard?`,
  dropTome: (about) => `Where does ${who(about)} drop the Tome?`,
  follow: (about) => `Does ${who(about)} follow?`,
  statueTo: () => 'How far is the Statue pushed?',
};

export const decisionWords = (kind: string, about: About, view: SuperView): string =>
  kind === ROLL ? rollQuestion(about) : QUESTIONS[kind as DecisionKind](about, view);

const SLOTS = ['left hand', 'right hand', 'armour'] as const;

/** What an option points at. */
function target(option: SuperOption, view: SuperView): string {
  if (!('at' in option)) return '';
  const at = option.at as { readonly [kind: string]: string | number };
  if ('figure' in at) return nameOf(String(at.figure));
  if ('square' in at) return squareName(Number(at.square), view);
  if ('door' in at) return doorName(Number(at.door), view);
  if ('wall' in at) return `the wall by ${(view.stretches[Number(at.wall)] ?? []).join(' and ')}`;
  return nameOf(String(at.card));
}

const FROM = { ice: 'the ice', cage: 'the cage', hole: 'the hole' } as const;
const paid = (values: readonly number[]): string => `dice ${listed(values.map(String))}`;

export function optionWords(option: SuperOption, view: SuperView): string {
  const at = target(option, view);
  switch (option.do) {
    case 'choose':
      return `Play ${nameOf(option.hero)}`;
    case 'party':
      return `Play ${listed(option.heroes.map(nameOf))}`;
    case 'goNext':
      return `${at} goes next`;
    case 'claim':
      return `${at} acts`;
    case 'move':
      return `Move with ${dice(option.dice)}`;
    case 'pickDoor':
      return `Pick the lock of ${at} with ${dice(option.dice)}`;
    case 'bashDoor':
      return `Bash ${at} with ${dice(option.dice)}`;
    case 'bashBarrel':
      return `Bash the barrel at ${at} with ${dice(option.dice)}`;
    case 'pickChest':
      return `Pick the lock of the chest at ${at} with ${dice(option.dice)}`;
    case 'attack':
      return `Attack ${at}${option.also ? ` and ${nameOf(option.also)}` : ''} with ${nameOf(option.weapon)}, ${dice(option.dice)}`;
    case 'defend':
      return `Defend with ${plural(option.dice, 'Shield Die', 'Shield Dice')}`;
    case 'charge':
      return `Charge up ${nameOf(option.ability)} with ${dice(option.dice)}`;
    case 'disarm':
      return `Disarm the trap of ${at} with ${dice(option.dice)}`;
    case 'ability':
      return abilityOption(option, at);
    case 'smallItem':
      return `Use ${nameOf(option.item)}${option.ability ? ` for ${nameOf(option.ability)}` : 'figure' in option.at ? ` on ${at}` : ''}`;
    case 'castTome':
      return `Cast ${nameOf(option.tome)}${'figure' in option.at ? ` on ${at}` : ''} with ${dice(option.dice)}`;
    case 'breakFree':
      return `Break free of ${FROM[option.from]} with ${dice(option.dice)}`;
    case 'help':
      return `Help ${at} out of ${FROM[option.from]} with ${dice(option.dice)}`;
    case 'lever':
      return `Throw the lever at ${at} for 1 die`;
    case 'pushStatue':
      return `Push the Statue with ${dice(option.dice)}`;
    case 'brazier':
      return `Light or quench the brazier at ${at}${option.far ? ' from afar' : ''} with ${dice(option.dice)}`;
    case 'closePortal':
      return `Work on closing the Portal with ${dice(option.dice)}`;
    case 'slip':
      return `Slip away with ${dice(option.dice)}`;
    case 'throwTome':
      return `Throw the Tome to ${at}`;
    case 'push':
      return `Push ${at} with ${dice(option.dice)}`;
    case 'withdraw':
      return 'Let another go first';
    case 'endTurn':
      return option.dice > 0
        ? `End the turn with ${plural(option.dice, 'Shield Die', 'Shield Dice')}`
        : 'End the turn';
    case 'goTo':
      return `Go to ${at}${option.steps > 0 ? ` (${plural(option.steps, 'square')})` : ''}`;
    case 'stay':
      return 'Stay here';
    case 'star':
      return `1 energy for ${nameOf(option.ability)}`;
    case 'raise':
      return `Raise ${nameOf(option.ability)}`;
    case 'put':
      return `Square ${at}`;
    case 'place':
      return `To ${at}`;
    case 'none':
      return 'No';
    case 'name':
      return at;
    case 'yes':
      return 'Yes';
    case 'no':
      return 'No';
    case 'effect':
      return option.which === 'first' ? '1 Action Die back' : '1 Life Point back';
    case 'again':
      return `Strike with ${nameOf(option.weapon)}${option.dice > 0 ? ` and ${plural(option.dice, 'die', 'dice')} of the pool` : ''}`;
    case 'leave':
      return 'Leave it';
    case 'exchange':
      return `Discard ${nameOf(option.item)} for it`;
    case 'swapHands':
      return 'Swap hands';
    case 'discard':
      return `Discard ${nameOf(option.item)}`;
    case 'give':
      return `Give ${nameOf(option.item)} to ${at}`;
    case 'giveTome':
      return `Hand the Tome piece to ${at}`;
    case 'done':
      return 'Done';
    case 'spend':
      return option.dice === 0 ? 'None' : String(option.dice);
    case 'wake':
      return `Wake ${tileName(option.tile, view)} with ${paid(option.dice)}`;
    case 'moveMonster':
      return `Move ${at} with ${paid(option.dice)}`;
    case 'summon':
      return `Summon ${nameOf(option.kind)} at ${at} with ${paid(option.dice)}`;
    case 'face':
      return `Face ${FACING_NAMES[option.facing]}`;
    case 'strike':
      return `${nameOf(option.by)} attacks ${at}`;
    case 'rolled':
    case 'lend':
      return rollAnswer(option);
    case 'laugh':
      return 'Laugh at the heroes';
    case 'equip':
      return equipOption(option);
    case 'stow':
      return 'item' in option ? `Put ${nameOf(option.item)} in the Backpack` : 'Put it in the Backpack';
  }
}

function equipOption(option: Extract<SuperOption, { do: 'equip' }>): string {
  const slot = SLOTS[option.slot] ?? 'hand';
  if ('item' in option) return `Put ${nameOf(option.item)} on the ${slot}`;
  const old =
    option.old === 'none'
      ? ''
      : option.old === 'discard'
        ? '; discard what is there'
        : '; stow what is there';
  return `Put it on the ${slot}${old}`;
}

function abilityOption(option: Extract<SuperOption, { do: 'ability' }>, at: string): string {
  const tome = option.tome ? `: ${nameOf(option.tome)}` : '';
  const on = 'card' in option.at ? '' : ` on ${at}`;
  return `${nameOf(option.ability)}${tome}${on}`;
}

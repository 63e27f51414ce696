/** Options as sentences. */
import { skillCard, spellCard } from '../content/index.ts';
import type { DungeonlandOption } from '../decisions.ts';
import type { DungeonlandView } from '../view.ts';
import type { Condition, Sign } from '../vocabulary.ts';
import { rollAnswer } from './dice.ts';
import {
  CONDITION_NAMES,
  listed,
  nameOfFigure,
  nameOfThing,
  plural,
  SCENERY_NAMES,
  SIGN_NAMES,
  squareNamed,
  TYPE_NAMES,
} from './names.ts';

const warned = (provokes: number): string =>
  provokes === 0 ? '' : `, provoking ${plural(provokes, 'free attack')}`;
const piece = (id: number, view: DungeonlandView): string => {
  const found = view.scenery.find((each) => each.id === id);
  return found ? SCENERY_NAMES[found.type] : 'object';
};
const VERBS: { readonly [type: string]: string } = {
  chest: 'Open the chest',
  fountain: 'Drink from the fountain: all energy back',
  altar: 'Give 1 Health to the altar for 1 XP',
  lever: 'Throw the lever',
  gate: 'Unlock the gate',
  cage: 'Open the cage',
  key: 'Take the key',
};

export function optionWords(option: DungeonlandOption, view: DungeonlandView): string {
  const name = (id: number): string => nameOfFigure(id, view);
  switch (option.do) {
    case 'rolled':
    case 'lend':
      return rollAnswer(option);
    case 'choose':
      return `Play ${nameOfThing(option.hero)}`;
    case 'goOn':
      return `Go on to ${nameOfThing(option.adventure)}`;
    case 'learn':
      return `Learn ${nameOfThing(option.skill)} for ${skillCard(option.skill).cost} XP`;
    case 'done':
      return 'Done';
    case 'place':
      return `Begin at ${squareNamed(option.at)}`;
    case 'takeCard':
      return `${name(option.at.figure)} takes this card`;
    case 'move':
      return `Move to ${squareNamed(option.at)}${warned(option.provokes)}`;
    case 'walk':
      return 'Move step by step';
    case 'run':
      return `Run to ${squareNamed(option.at)} for 1 energy${warned(option.provokes)}`;
    case 'step':
      return `Step to ${squareNamed(option.at)}${warned(option.provokes)}`;
    case 'stop':
      return 'Stop here';
    case 'attack':
    case 'strike':
      return `Attack ${name(option.at.figure)} with ${nameOfThing(option.weapon)} (${TYPE_NAMES[option.type]})`;
    case 'attackSpace':
      return `Aim ${nameOfThing(option.weapon)} (${TYPE_NAMES[option.type]}) at a space`;
    case 'cast':
      return `Cast ${nameOfThing(option.spell)} at ${name(option.at.figure)} (${spellCard(option.spell).energy} energy${option.focus === '' ? '' : `, ${nameOfThing(option.focus)}`})`;
    case 'castParty':
      return `Cast ${nameOfThing(option.spell)} (${spellCard(option.spell).energy} energy)`;
    case 'castSpace':
      return `Cast ${nameOfThing(option.spell)} at a space${option.focus === '' ? '' : ` (${nameOfThing(option.focus)})`}`;
    case 'vigor':
      return 'Vigor: heal 1 for 2 energy';
    case 'stance':
      return `Defensive Stance: ${option.by} Speed for ${option.by / 2} defence`;
    case 'shieldSlam':
      return `Shield Slam ${name(option.at.figure)}`;
    case 'openDoor':
      return 'Open the door';
    case 'interact': {
      const found = view.scenery.find((each) => each.id === option.at.scenery);
      return VERBS[found?.type ?? ''] ?? 'Interact';
    }
    case 'swap':
      return 'Sort items, or trade with a hero beside you';
    case 'rest':
      return 'Rest: recover all energy';
    case 'forgo':
      return 'Forgo an action';
    case 'loot':
      return 'Search this tile';
    case 'lootScenery':
      return `Search the ${piece(option.at.scenery, view)}`;
    case 'consume':
      return `Use ${nameOfThing(option.consumable)} on ${name(option.at.figure)}`;
    case 'consumeAt':
      return `Use ${nameOfThing(option.consumable)}`;
    case 'endActivation':
      return 'End the activation';
    case 'aim':
      return `Aim at ${squareNamed(option.at)}`;
    case 'cancel':
      return 'Never mind';
    case 'powerStrike':
    case 'powerfulBlow':
    case 'blastingPower':
    case 'deadlyShot':
      return nameOfThing(option.do);
    case 'multiShot':
      return `Multi-Shot: also ${name(option.at.figure)}`;
    case 'roll':
      return 'Roll the dice';
    case 'critical':
      return option.as === 'brutal'
        ? 'Brutal Strike: two dice for each Critical'
        : 'Superior Critical: each counts two';
    case 'reroll':
      return `Roll die ${option.die + 1} again`;
    case 'clover':
      return 'Lucky Clover: reroll all dice';
    case 'keep':
      return 'Keep it';
    case 'turn':
      return `Turn die ${option.die + 1} to ${SIGN_NAMES[option.to]}`;
    case 'surge':
      return `Surge: one ${SIGN_NAMES[option.as as Sign]} for 2 energy`;
    case 'protect':
      return 'Take the attack instead';
    case 'pass':
      return 'Pass';
    case 'decline':
      return 'Decline';
    case 'sidestep':
      return `Step aside to ${squareNamed(option.at)}`;
    case 'stay':
      return 'Stay';
    case 'cleave':
      return `Cleave ${name(option.at.figure)}`;
    case 'berserk':
      return 'Go berserk: 1 Health, two attacks';
    case 'stand':
      return option.as === 'best' ? 'Whatever helps most' : `All as ${SIGN_NAMES[option.as]}`;
    case 'hit':
      return `Attack ${name(option.at.figure)}${option.attack === 0 ? '' : ' with the other attack'}`;
    case 'wield':
      return `Wield ${nameOfThing(option.at.item)}`;
    case 'exchange':
      return `Wield ${nameOfThing(option.at.item)} instead of ${listed(option.for.map(nameOfThing))}`;
    case 'barter':
      return `Trade ${nameOfThing(option.thing)} for ${nameOfThing(option.against)} with ${name(option.with)}`;
    case 'unwield':
      return `Pack ${nameOfThing(option.at.item)}`;
    case 'give':
      return `Give ${nameOfThing(option.thing)} to ${name(option.to)}`;
    case 'take':
      return 'thing' in option
        ? `Ask ${name(option.from)} for ${nameOfThing(option.thing)}`
        : `${name(option.at.figure)} packs it`;
    case 'putOn':
      return `${name(option.at.figure)} puts it on`;
    case 'giveGold':
      return `Give ${option.amount} gold to ${name(option.to)}`;
    case 'agree':
      return 'Agree';
    case 'refuse':
      return 'Refuse';
    case 'replace':
      return `Take it and drop ${nameOfThing(option.thing)}`;
    case 'discard':
      return 'Leave it';
    case 'comeBack':
      return `Come back at ${squareNamed(option.at)}`;
    case 'ignore':
      return `Ignore ${name(option.at.figure)}`;
    case 'recover':
    case 'hero':
      return name(option.at.figure);
    case 'trollBread':
      return 'Eat the Troll Bread: 2 more defence dice';
    case 'discardConsumable':
      return `Discard ${nameOfThing(option.consumable)}`;
    case 'loseEnergy':
      return 'Lose 1 energy';
    case 'loseGold':
      return 'Lose the gold';
    case 'beTerrified':
      return 'Be Terrified';
    case 'payBargain':
      return 'Pay 10 gold each';
    case 'refuseBargain':
      return 'Keep the gold';
    case 'stepTo':
      return `Step to ${squareNamed(option.at)}`;
    case 'raise':
      return `${name(option.at.figure)}: ${plural(option.places, 'place')} higher`;
    case 'cure':
      return `No longer ${CONDITION_NAMES[option.condition as Condition] ?? option.condition}`;
    case 'replay':
      return 'Try again';
    case 'leave':
      return 'Leave the campaign';
    case 'buy':
      return `Buy ${nameOfThing(option.at.item)}`;
    case 'buyConsumable':
      return `Buy ${nameOfThing(option.consumable)}`;
    case 'sell':
      return `Sell ${nameOfThing(option.at.item)}`;
  }
}

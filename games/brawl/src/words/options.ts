/** What is asked, and what may be answered. */
import type { Json } from '@questhall/kernel';
import type { BrawlOption, DecisionKind } from '../decisions.ts';
import type { BrawlView } from '../view.ts';
import type { StandardAction } from '../vocabulary.ts';
import {
  CORE_NAMES,
  cardNamed,
  championNamed,
  hexNamed,
  listed,
  nameOf,
  names,
  plural,
  STANDARD_NAMES,
  seatNamed,
  sourceNamed,
} from './names.ts';
import { targetsIn } from './naming.ts';

type About = { readonly [detail: string]: Json };

const name = (about: About, view: BrawlView): string => nameOf(Number(about.champion), view);

const HOW: { readonly [how: string]: string } = {
  walk: 'Move',
  dash: 'Dash',
  jump: 'Jump',
  swoop: 'Swoop',
  force: 'Force',
};

const WHAT: { readonly [op: string]: string } = {
  damage: 'who suffers the damage',
  push: 'who is Pushed',
  pull: 'who is Pulled',
  force: 'who is Forced',
  fear: 'who suffers Fear',
  stun: 'who is Stunned',
  heal: 'who Heals',
  dash: 'who Dashes',
};
const what = (about: About): string => WHAT[String(about.what)] ?? 'whom it concerns';

const DECISION_WORDS: { readonly [kind in DecisionKind]: (about: About, view: BrawlView) => string } = {
  home: () => 'Choose your end of the arena',
  order: () => 'Choose who of your team goes first',
  chooseChampion: () => 'Choose a Champion',
  formPool: (about) => `Add a Champion to the pool: ${Number(about.left)} to go`,
  draft: () => 'Draft a Champion',
  bring: () => 'Choose a Champion to bring; the other side does not see it yet',
  ban: (about) => `Ban one of the Champions of ${seatNamed(Number(about.from))}`,
  placeTrap: () => 'Put a face-down trap on a trap hex',
  mulligan: () => 'Choose the cards you want to exchange',
  deploy: (about, view) => `Place ${name(about, view)} on a deployment hex`,
  act: () => 'Play a card, use a Standard Action, or end your turn',
  move: (about, view) =>
    `${HOW[String(about.how)] ?? 'Move'} ${name(about, view)}: up to ${plural(Number(about.left), 'hex', 'hexes')}`,
  attack: (about, view) =>
    `Choose whom ${name(about, view)} attacks with ${cardNamed(String(about.card))}, or decline`,
  use: (about) => `Use ${cardNamed(String(about.card))}, or decline`,
  react: (about, view) =>
    `${name(about, view)} attacks ${listed(targetsIn(about, names, view))} with ${cardNamed(String(about.card))}: react, or pass`,
  next: (about) => `${sourceNamed(String(about.of))}: choose ${what(about)} next`,
  fear: (about, view) => `Choose where ${name(about, view)} flees to`,
  draw: (about) => `Draw how many cards? Up to ${Number(about.most)}`,
  plan: (about) =>
    `Put up to ${plural(Number(about.left), 'card')} back on top of your deck; the last one ends up on top`,
  heal: (about, view) => `${name(about, view)} Heals how much? Up to ${Number(about.most)}`,
  stun: (about, view) => `${name(about, view)} is Stunned: discard one of its cards`,
  replaceTrap: () => 'Put a fresh face-down trap on another trap hex',
  place: (about, view) => `Place ${name(about, view)}`,
  pick: (about) => `${sourceNamed(String(about.of))}: choose ${what(about)}`,
  recover: () => 'Take a card from your discard pile into your hand',
  takeTrap: () => 'Choose a trap to move',
  putTrap: () => 'Put the trap on an empty trap hex',
  ignoreTrap: (about, view) => `${name(about, view)} steps on a trap: trigger or ignore it`,
  healReceiver: (about) => `Choose who is healed by ${Number(about.most)}`,
};

export const decisionWords = (kind: string, about: About, view: BrawlView): string =>
  DECISION_WORDS[kind as DecisionKind]?.(about, view) ?? kind;

const DIRECTIONS = ['east', 'south-east', 'south-west', 'west', 'north-west', 'north-east'] as const;

/** A Core of another colour than the card's is named. */
const cost = (card: string, core: keyof typeof CORE_NAMES): string =>
  `${cardNamed(card)} (${CORE_NAMES[core]})`;

export function optionWords(option: BrawlOption, view: BrawlView): string {
  switch (option.do) {
    case 'home':
      return option.home === 'south' ? 'Take the south end' : 'Take the north end';
    case 'goFirst':
      return `${seatNamed(option.at.seat)} goes first`;
    case 'take':
      return `Take ${championNamed(option.champion)}`;
    case 'addToPool':
      return `Add ${championNamed(option.champion)} to the pool`;
    case 'bring':
      return `Bring ${championNamed(option.champion)}`;
    case 'ban':
      return `Ban ${championNamed(option.champion)}`;
    case 'putTrap':
      return `Trap on ${hexNamed(option.at.hex)}`;
    case 'mulligan':
      return option.cards.length === 0 ? 'Keep the hand' : `Exchange ${listed(option.cards.map(cardNamed))}`;
    case 'deploy':
      return `${nameOf(option.champion, view)} to ${hexNamed(option.at.hex)}`;
    case 'play':
      return `Play ${cost(option.card, option.core)}`;
    case 'standard':
      return `${nameOf(option.at.champion, view)}: ${standardNamed(option.action)} (${CORE_NAMES[option.core]})`;
    case 'endPhase':
      return 'End the turn';
    case 'move':
      return `To ${hexNamed(option.at.hex)}`;
    case 'stay':
      return 'Stay';
    case 'aim':
      return `At ${nameOf(option.at.champion, view)}`;
    case 'aimArea':
      return `Over ${listed(option.hexes.map(hexNamed))}`;
    case 'use':
      return 'Use it';
    case 'decline':
      return 'Decline';
    case 'react':
      /** [SFB-RULING-72] What it costs is said before it is confirmed. */
      return `${cardNamed(option.card)} on ${nameOf(option.at.champion, view)} (${CORE_NAMES[option.core]}, spent in your next turn)`;
    case 'pass':
      return 'Pass';
    case 'passTurn':
      return 'Pass for the rest of this turn';
    case 'next':
    case 'pick':
      return nameOf(option.at.champion, view);
    case 'none':
      return 'Nobody';
    case 'flee':
      return `${capital(DIRECTIONS[option.direction] ?? '')} to ${hexNamed(option.at.hex)}`;
    case 'count':
      return String(option.n);
    case 'plan':
      return `Put back ${cardNamed(option.card)}`;
    case 'done':
      return 'Done';
    case 'discard':
      return `Discard ${cardNamed(option.card)}`;
    case 'place':
      return `To ${hexNamed(option.at.hex)}`;
    case 'recover':
      return `Take ${cardNamed(option.card)}`;
    case 'takeTrap':
      return `The trap on ${hexNamed(option.at.hex)}`;
    case 'ignore':
      return 'Ignore the trap';
    case 'trigger':
      return 'Trigger the trap';
  }
}

const standardNamed = (action: StandardAction): string => STANDARD_NAMES[action];
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

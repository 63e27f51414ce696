import type { Effect, Modifier, Stat, Until } from '../vocabulary.ts';
import type { Subject, Telling, Voice } from './card-grammar.ts';
import {
  amountText,
  costText,
  IT,
  inflect,
  listed,
  many,
  one,
  plural,
  reached,
  says,
  subjectOf,
  THEY,
  timesText,
  unreachable,
} from './card-grammar.ts';

type Of<Kind extends Effect['do']> = Extract<Effect, { do: Kind }>;

/** What one effect does, as a clause without capital and full stop. */
export function effectText(effect: Effect, telling: Telling): string {
  const { voice } = telling;
  switch (effect.do) {
    case 'attack':
      return attackText(effect, telling);
    case 'defeat':
      return `${voice === 'hero' ? 'Defeat' : 'it Defeats'} ${reached(effect.reach, voice).object}`;
    case 'prevent':
      return effect.max === 'all'
        ? 'stop all of the damage'
        : `stop up to ${amountText(effect.max, 'damage', voice)}`;
    case 'heal':
      return does(effect.who, telling, 'heal', amountText(effect.amount, '', voice));
    case 'damage':
      return says(subjectOf(effect.who, telling), `suffer`).concat(
        ` ${amountText(effect.amount, 'damage', voice)}`,
      );
    case 'draw':
      return does(
        effect.who ?? 'self',
        telling,
        'draw',
        amountText(effect.energy, telling.nameEnergy ? 'Energy' : '', voice),
      );
    case 'drawTreasure':
      return `draw ${plural(effect.n, 'Treasure')}`;
    case 'discard':
      return discardText(effect, telling);
    case 'mark':
      return `${predicates(effect.modifiers, subjectOf(effect.who ?? 'target', telling), voice)} ${untilText(effect.until)}`;
    case 'move':
      return moveText(effect, telling);
    case 'swapDisplay':
      return effect.n === 1
        ? 'you may swap 1 of your cards with a face-up one'
        : `you may swap up to ${effect.n} of your cards with face-up ones`;
    case 'copyCombo':
      return 'do the same, as if that Combo were yours';
    case 'summon':
      return summonText(effect, voice);
    case 'displaySize':
      return `the display holds only ${plural(effect.n, 'card')}`;
    case 'extraAction': {
      const subject = subjectOf(effect.who, telling);
      const whose = subject.number === 'you' ? 'your' : subject.number === 'one' ? 'its' : 'their';
      return `${says(subject, 'have')} ${plural(effect.n, 'more Action')} in ${whose} next Turn`;
    }
    case 'trade':
      return `trade ${listed(effect.what.map((what) => (what === 'energy' ? 'Energy' : 'Treasures')))} with ${subjectOf(effect.who, telling).object}`;
    case 'payInstead':
      return `once per World, pay ${costText(effect.cost)} instead of the cost of one Combo you know`;
    default:
      return unreachable(effect);
  }
}

/** "draw 2" for the Hero who reads it, "all Heroes draw 2" for others. */
function does(who: Of<'heal'>['who'], telling: Telling, verb: string, amount: string): string {
  const subject = subjectOf(who, telling);
  return `${subject.number === 'you' ? verb : says(subject, verb)} ${amount}`;
}

function attackText(effect: Of<'attack'>, { voice, running }: Telling): string {
  const whom = reached(effect.reach, voice, effect.side, effect.targets).object;
  const often = effect.times === undefined ? '' : `, ${timesText(effect.times)}`;
  const again = effect.repeatOnDefeat ? '; again as long as it Defeats its target' : '';
  const dealt = amountText(effect.damage, 'damage', voice);
  return `${voice !== 'hero' ? 'it deals ' : running ? 'deal ' : ''}${dealt} to ${whom}${often}${again}`;
}

function discardText(effect: Of<'discard'>, telling: Telling): string {
  if (effect.what === 'display') {
    const cards = plural(effect.n, 'face-up card');
    return telling.voice === 'hero'
      ? `discard ${cards}`
      : `${cards} ${effect.n === 1 ? 'is' : 'are'} discarded`;
  }
  const subject = subjectOf(effect.who, telling);
  const cards = plural(effect.n, effect.what === 'treasure' ? 'Treasure' : 'Energy card');
  const luck = effect.random ? (subject.number === 'many' ? ', at random' : ' at random') : '';
  if (subject.number === 'you') return `discard ${cards}${luck}`;
  return `${says(subject, 'discard')} ${cards}${subject.number === 'many' ? ' each' : ''}${luck}`;
}

function moveText({ who, lanes, dir }: Of<'move'>, telling: Telling): string {
  const subject = subjectOf(who, telling);
  const distance = plural(lanes, 'lane');
  if (dir === 'onward') return `${says(subject, 'slide')} ${distance} further`;
  const way = dir === 'choice' ? '' : ` ${dir}`;
  if (telling.voice !== 'hero') return `${says(subject, 'move')} ${distance}${way || ' to either side'}`;
  const far = dir === 'choice' && lanes > 1 ? `up to ${distance}` : distance;
  return subject.number === 'you' ? `move ${far}${way}` : `move ${subject.object} ${far}${way}`;
}

function summonText({ from, n, lane }: Of<'summon'>, voice: Voice): string {
  const source = from === 'deck' ? 'deck' : 'discard pile';
  const monsters = n === 1 ? `a Monster from the ${source} joins` : `${n} Monsters from the ${source} join`;
  switch (lane) {
    case 'own':
      return `${monsters} the end of ${voice === 'hero' ? 'the lane facing you' : 'its lane'}`;
    case 'random':
      return `${monsters} the end of a random lane`;
    case 'emptiest':
      return `${monsters} the emptiest lane${n === 1 ? '' : 's'}`;
    default:
      return unreachable(lane);
  }
}

export function untilText(until: Until): string {
  switch (until) {
    case 'worldEnd':
      return 'until the World ends';
    case 'roundEnd':
      return 'until the Round ends';
    case 'turnEnd':
      return 'until the Turn ends';
    default:
      return unreachable(until);
  }
}

/** "you deal 1 more damage and cannot move". */
export const predicates = (modifiers: readonly Modifier[], subject: Subject, voice: Voice): string =>
  `${subject.words} ${listed(modifiers.map((modifier) => modifierText(modifier, subject, voice)))}`;

/** What a modifier does to its bearer, as the rest of a clause: "deals 1 more damage". */
export function modifierText(modifier: Modifier, subject: Subject, voice: Voice): string {
  if (modifier === 'cannotMove') return 'cannot move';
  if (modifier === 'noAttack') return 'cannot attack';
  if (modifier === 'noTreasureDrop') return `${inflect(subject, 'drop')} no Treasure`;
  if ('price' in modifier) return priceText(modifier, subject);
  return statText(modifier.stat, modifier.by, subject, voice);
}

function priceText({ price, by }: Extract<Modifier, { price: unknown }>, subject: Subject): string {
  const buy = price === 'market' ? 'buy at the Market' : 'Pick Up Treasures';
  const [verb = '', ...rest] = buy.split(' ');
  const how = by < 0 ? 'for free' : `for ${by} Energy more`;
  return [inflect(subject, verb), ...rest, how].join(' ');
}

function statText(
  stat: Stat,
  by: Extract<Modifier, { stat: unknown }>['by'],
  subject: Subject,
  voice: Voice,
): string {
  const less = typeof by === 'number' ? by < 0 : by.each < 0;
  const size = typeof by === 'number' ? Math.abs(by) : { ...by, each: Math.abs(by.each) };
  const counted = (what: string): string => amountText(size, what, voice);
  const signed = (name: string): string =>
    `${inflect(subject, 'have')} ${counted(`${less ? 'less' : 'more'} ${name}`)}`;
  switch (stat) {
    case 'damage':
      return `${inflect(subject, 'deal')} ${counted(less ? 'less damage' : 'more damage')}`;
    case 'armour':
      return `${inflect(subject, 'suffer')} ${counted(less ? 'more damage' : 'less damage')} from every hit`;
    case 'initiative':
      return signed('Initiative');
    case 'movement':
      return signed('Movement');
    case 'life':
      return signed('Life');
    case 'handLimit':
      return `may hold ${counted(`${size === 1 ? 'card' : 'cards'} ${less ? 'fewer' : 'more'}`)}`;
    case 'cost':
      return less
        ? `${inflect(subject, 'pay')} ${counted('Energy less')} for every Combo`
        : `${inflect(subject, 'pay')} ${counted(`more of ${subject.number === 'you' ? 'your' : subject.number === 'one' ? 'its' : 'their'} own Type`)} for every Combo`;
    default:
      return unreachable(stat);
  }
}

/** A Hero's targets are "it" or "they"; on a Monster's card "it" is the Monster. */
export function calledAgain(targets: Subject, voice: Voice): Subject {
  if (voice === 'hero') return targets.number === 'many' ? THEY : IT;
  return targets.number === 'many' ? many('those Heroes') : one('that Hero');
}

/** How the targets of an effect are called by the effects after it. */
export function namedBy(effect: Effect, voice: Voice): Subject | undefined {
  if (effect.do !== 'attack' && effect.do !== 'defeat') return undefined;
  const side = effect.do === 'attack' ? effect.side : undefined;
  const targets = effect.do === 'attack' ? effect.targets : undefined;
  return calledAgain(reached(effect.reach, voice, side, targets), voice);
}

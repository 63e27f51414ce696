/** The text of cards, made from their data. */

import { STATUES } from '../content/arena.ts';
import { actionCard, challengeCard, championCard, STANDARD } from '../content/index.ts';
import type {
  Amount,
  Challenge,
  ChampionSide,
  Condition,
  Effect,
  StandardAction,
  Targeting,
  Until,
  Who,
} from '../vocabulary.ts';
import { CORE_NAMES, listed, plural } from './names.ts';

/** A name at the beginning of a sentence. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const TARGETING: { readonly [kind in Targeting['kind']]: (targeting: Targeting) => string } = {
  none: () => '',
  melee: () => 'Melee: 1 adjacent Enemy',
  direct: (t) => `Direct shot ${range(t)}`,
  indirect: (t) => `Indirect shot ${range(t)}`,
  arc3: () => 'Area: 3 neighbouring adjacent hexes',
  ring6: () => 'Area: all 6 adjacent hexes',
  adjacentEnemies: () => 'Every adjacent Enemy',
  ally: () => '1 Ally',
  adjacentAlly: () => '1 adjacent Ally',
};

/** [SFB-CARD-04] One number is the maximum; two are minimum and maximum. */
function range(targeting: Targeting): string {
  if (targeting.kind !== 'direct' && targeting.kind !== 'indirect') return '';
  return targeting.min === 1 ? String(targeting.max) : `${targeting.min}-${targeting.max}`;
}

const COUNTED = {
  readyCores: 'Core you have ready',
  enemyTargets: 'Enemy in the area',
  damageDealt: 'point of attack damage dealt',
  damageOnTarget: 'damage on the target',
  hexesMoved: 'hex moved',
} as const;

/** An amount and, where it is no plain number, what it depends on. */
function amountText(amount: Amount): { n: string; per: string } {
  if (typeof amount === 'number') return { n: String(amount), per: '' };
  if ('base' in amount)
    return { n: String(amount.base), per: ` (${amount.base + amount.plus} ${conditionText(amount.when)})` };
  const most = amount.most === undefined ? '' : `, at most ${amount.most}`;
  return { n: String(amount.times), per: ` for each ${COUNTED[amount.of]}${most}` };
}

function conditionText(condition: Condition): string {
  switch (condition.is) {
    case 'damageDealt':
      return 'if attack damage was dealt';
    case 'targetOut':
      return 'if the target goes out of action';
    case 'stillIn':
      return 'if that Champion is still in the arena';
    case 'bloodied':
      return condition.who === 'self' ? 'if this Champion is Bloodied' : 'if that Champion is Bloodied';
    case 'onTrapHex':
      return condition.who === 'self'
        ? 'if this Champion is on a trap hex'
        : 'if the target is on a trap hex';
    case 'attackerNotAdjacent':
      return 'if the attacker is not adjacent';
    case 'pushCausedDamage':
      return 'if the Push caused damage';
  }
}

const WHO: { readonly [who in Who]: string } = {
  self: 'this Champion',
  player: 'you',
  target: 'the target',
  attacker: 'the attacker',
  reactedOn: 'that Champion',
  allies: 'each Ally',
  adjacentAllies: 'each adjacent Ally',
  adjacentEnemy: '1 adjacent Enemy',
  adjacentEnemies: 'each adjacent Enemy',
  championsAdjacentToTarget: 'every other Champion adjacent to the target',
  enemiesAdjacentToTarget: 'each other Enemy adjacent to the target',
  enemyNearTarget: '1 other Enemy near the target',
  targetsController: 'the target’s player',
};

const whoText = (effect: Effect): string =>
  effect.who === 'enemyNearTarget'
    ? `1 other Enemy within ${plural(effect.within ?? 1, 'hex', 'hexes')} of the target`
    : WHO[effect.who];

const UNTIL: { readonly [until in Until]: string } = {
  thisAttack: ' in this attack',
  nextAttack: '',
  endOfTurn: ' until the end of the turn',
};

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** What an effect says, without its condition and without the moment it is carried out. */
function deedText(effect: Effect): string {
  const who = whoText(effect);
  const lasting = effect.when === 'static' ? '' : 'until' in effect ? UNTIL[effect.until] : '';
  switch (effect.op) {
    case 'dash':
    case 'jump':
    case 'swoop': {
      const leap = `${capital(effect.op)} ${effect.amount}`;
      if (effect.who === 'self') return leap;
      return effect.who === 'allies' ? `each Ally may ${leap}` : `${who} makes a ${leap}`;
    }
    case 'push':
    case 'pull':
    case 'force': {
      const { n, per } = amountText(effect.amount);
      return `${capital(effect.op)} ${n}${per}${effect.who === 'target' ? '' : ` ${who}`}`;
    }
    case 'fear': {
      const { n, per } = amountText(effect.amount);
      return `${who} suffers Fear ${n}${per}`;
    }
    case 'damage': {
      const { n, per } = amountText(effect.amount);
      return `${n} damage to ${who}${per}`;
    }
    case 'heal': {
      const { n, per } = amountText(effect.amount);
      return effect.who === 'self' ? `Heal ${n}${per}` : `${who} Heals ${n}${per}`;
    }
    case 'draw':
    case 'plan': {
      const { n, per } = amountText(effect.amount);
      return `${capital(effect.op)} ${n}${per}`;
    }
    case 'mill': {
      const { n } = amountText(effect.amount);
      return `${who} discards the top ${n === '1' ? 'card' : `${n} cards`} of their deck`;
    }
    case 'recover': {
      const { n } = amountText(effect.amount);
      return `take ${n === '1' ? 'a card' : `${n} cards`} of your discard pile into your hand`;
    }
    case 'stun':
      return `${who} suffers Stun`;
    case 'root':
      return `${who} suffers Root`;
    case 'double':
      return 'Double';
    case 'lifesteal':
      return 'Lifesteal';
    case 'poison':
      return `Poison ${effect.amount}`;
    case 'healReceiver':
      return 'an Ally may take the healing instead';
    case 'moveTrap':
      return 'move a trap to an empty trap hex without looking at it';
    case 'strength': {
      const { n, per } = amountText(effect.amount);
      return effect.until === 'thisAttack'
        ? `+${n} strength${per}`
        : `${who} has +${n} strength${per}${lasting}`;
    }
    case 'move':
      return `${who} has ${signed(effect.amount)} movement${lasting}`;
    case 'defence':
      return `${who} has ${signed(effect.amount)} defence${lasting}`;
    case 'incomingStrength':
      return effect.until === 'nextAttack'
        ? `the next attack against ${who} this turn has ${signed(effect.amount)} strength`
        : `${effect.when === 'post' ? 'other attacks' : 'attacks'} against ${who} have ${signed(effect.amount)} strength${lasting}`;
    case 'ignoreDefence':
      return ignoreText(effect, who);
    case 'range':
      return `${who}’s attacks with a range: minimum ${signed(effect.min)}, maximum ${signed(effect.max)}`;
    case 'immune':
      return immuneText(effect, who);
    case 'place':
      return effect.where === 'adjacentFree'
        ? `Place ${who} on a free hex adjacent to it`
        : `you may Place ${who} on the hex the target left`;
    case 'payOtherCore':
      return 'once per turn a card of this Champion may be paid with another Core';
  }
}

function ignoreText(effect: Extract<Effect, { op: 'ignoreDefence' }>, who: string): string {
  const much = effect.amount === 'all' ? 'defence' : `up to ${effect.amount} defence`;
  return effect.who === 'self'
    ? `${who}’s attacks ignore ${much}`
    : `attacks against ${who} ignore ${much}${UNTIL[effect.until]}`;
}

function immuneText(effect: Extract<Effect, { op: 'immune' }>, who: string): string {
  switch (effect.to) {
    case 'push':
      return `${who} cannot be Pushed`;
    case 'stun':
      return `${who} cannot be Stunned`;
    case 'fear':
      return `${who} ignores Fear in this attack`;
    case 'displacement':
      return `${who} ignores all displacement in this attack`;
    case 'postAttack':
      return `${who} ignores the post-attack abilities of this attack`;
    case 'traps':
      return `${who} may ignore traps`;
  }
}

/** One effect as a sentence. */
export function effectText(effect: Effect): string {
  const moment = momentText(effect);
  const deed = effect.if ? `${conditionText(effect.if)}, ${deedText(effect)}` : deedText(effect);
  const optional = effect.may && effect.op !== 'place' ? 'you may deal ' : '';
  return `${moment}${moment ? `${optional}${deed}` : capital(`${optional}${deed}`)}.`;
}

function momentText(effect: Effect): string {
  if (effect.when === 'pre') return 'Pre-attack: ';
  if (effect.when === 'post') return 'Post-attack: ';
  if (effect.when === 'onPlay') return `When you play a ${effect.type ?? 'card'} of this Champion: `;
  if (effect.when === 'onDamageBy')
    return `When ${listed((effect.by ?? []).map(capital)).replace(' and ', ' or ')} by this Champion damages an Enemy: `;
  return '';
}

function strengthText(strength: Amount | undefined): string {
  if (strength === undefined) return '';
  const { n, per } = amountText(strength);
  return typeof strength !== 'number' && 'of' in strength && strength.times === 1
    ? `Strength: 1${per}`
    : `Strength ${n}${per}`;
}

/** Everything a card says, on one line. */
export function cardText(id: string): string {
  const card = actionCard(id);
  const parts = [
    card.move === undefined ? '' : `Move ${card.move}`,
    TARGETING[card.targeting.kind](card.targeting),
    strengthText(card.strength),
    card.type === 'reaction' ? `Defence +${card.defence ?? 0}` : '',
  ].filter((part) => part !== '');
  return [...parts.map((part) => `${part}.`), ...card.effects.map(effectText)].join(' ');
}

/** What a card says besides its numbers, for a card that shows those as signs. */
export function effectsText(id: string): string {
  const { strength, effects } = actionCard(id);
  const counted = typeof strength === 'object' ? [`${strengthText(strength)}.`] : [];
  return [...counted, ...effects.map(effectText)].join(' ');
}

export const standardText = (action: StandardAction): string => {
  const { core, move, effects } = STANDARD[action];
  const price = core ? `${CORE_NAMES[core]} Core` : 'Any Core';
  return [`${price}: Move ${move}.`, ...effects.map(effectText)].join(' ');
};

export const sideText = ({ hitpoints, defence, effects }: ChampionSide): string =>
  [`Hitpoints ${hitpoints}. Defence ${defence}.`, ...effects.map(effectText)].join(' ');

export const championText = (id: string): string => {
  const { name, basic, levelled } = championCard(id);
  return `${name}. Basic: ${sideText(basic)} Levelled Up: ${sideText(levelled)}`;
};

export const challengeText = (id: string): string => testText(challengeCard(id).test);

function testText(test: Challenge['test']): string {
  switch (test.test) {
    case 'control':
      return `You control the ${listed(test.areas.map((area) => CORE_NAMES[area]))} ${test.areas.length === 1 ? 'area' : 'areas'}.`;
    case 'court':
      return `At least 2 of your Champions are adjacent to the Statue of ${STATUES[test.statue].name}.`;
    case 'grandTour':
      return 'Each of the 3 Statues has one of your Champions beside it.';
    case 'onTrapHexes':
      return `At least ${test.count} of your Champions stand on trap hexes.`;
    case 'inEnemyHalf':
      return `At least ${test.count} of your Champions are in the opponent’s half.`;
    case 'onEnemyDeployment':
      return 'One of your Champions is on a deployment hex of the opponent.';
    case 'enemyBesideTwo':
      return 'An Enemy is adjacent to at least 2 of your Champions.';
    case 'allMarked':
      return 'At least 2 Enemies are in the arena, and each of them is adjacent to one of your Champions.';
    case 'oneGroup':
      return 'Your Champions, none on the Gate or on your deployment hexes, form one connected group.';
    case 'spreadOut':
      return 'None of your Champions is on the Gate, and no two of them are within 2 hexes of each other.';
    case 'parade':
      return 'At least 3 of your Champions, none of them on a deployment hex, stand on one hex row.';
    case 'unscathed':
      return 'None of your Champions is Bloodied or on the Gate, and at least 2 stand in coloured areas.';
    case 'firstBlood':
      return 'At least 2 Enemies are Bloodied or on their Gate.';
    case 'moreLevelled':
      return 'You have more levelled-up Champions than the opponent.';
    case 'moreOnMidline':
      return 'You have more Champions on the midline than the opponent.';
  }
}

/** What effects say. A Reaction speaks of the defender: the Champion it is played on. */
import type { Amount, Condition, Effect, Until, Who } from '../vocabulary.ts';
import { listed, plural } from './names.ts';
import { signed } from './naming.ts';
import type { Voice } from './sentences.ts';
import { capital, sentences } from './sentences.ts';

const COUNTED = {
  readyCores: 'Core you have ready',
  enemyTargets: 'Enemy in the area',
  damageDealt: 'point of attack damage dealt',
  damageOnTarget: 'damage on the target',
  hexesMoved: 'hex moved',
} as const;

/** An amount and, where it is no plain number, what it depends on. */
export function amountText(amount: Amount, voice: Voice): { readonly n: string; readonly per: string } {
  if (typeof amount === 'number') return { n: String(amount), per: '' };
  if ('base' in amount) {
    const more = `${amount.base + amount.plus} ${conditionText(amount.when, voice)}`;
    return { n: String(amount.base), per: ` (${more})` };
  }
  const most = amount.most === undefined ? '' : `, at most ${amount.most}`;
  return { n: String(amount.times), per: ` for each ${COUNTED[amount.of]}${most}` };
}

function conditionText(condition: Condition, { self }: Voice): string {
  switch (condition.is) {
    case 'damageDealt':
      return 'if attack damage was dealt';
    case 'targetOut':
      return 'if the target goes out of action';
    case 'stillIn':
      return 'if the defender is still in the arena';
    case 'bloodied':
      return `if ${condition.who === 'self' ? self : 'the defender'} is Bloodied`;
    case 'onTrapHex':
      return `if ${condition.who === 'self' ? self : 'the target'} is on a trap hex`;
    case 'attackerNotAdjacent':
      return 'if the attacker is not adjacent';
    case 'pushCausedDamage':
      return 'if the Push caused damage';
  }
}

const WHO: { readonly [who in Exclude<Who, 'self' | 'target' | 'enemyNearTarget'>]: string } = {
  player: 'you',
  attacker: 'the attacker',
  reactedOn: 'the defender',
  allies: 'each Ally',
  adjacentAllies: 'each adjacent Ally',
  adjacentEnemy: '1 adjacent Enemy',
  adjacentEnemies: 'each adjacent Enemy',
  championsAdjacentToTarget: 'every other Champion adjacent to the target',
  enemiesAdjacentToTarget: 'each other Enemy adjacent to the target',
  targetsController: 'the target’s player',
};

function whoText({ who, within }: Effect, { self, several }: Voice): string {
  if (who === 'self') return self;
  if (who === 'target') return several ? 'each target' : 'the target';
  if (who !== 'enemyNearTarget') return WHO[who];
  return `1 other Enemy within ${plural(within ?? 1, 'hex', 'hexes')} of the target`;
}

const UNTIL: { readonly [until in Until]: string } = {
  thisAttack: ' in this attack',
  nextAttack: '',
  endOfTurn: ' until the end of the turn',
};

/** How long it lasts; what is always on needs no word for it. */
const lasting = (effect: Effect): string =>
  effect.when !== 'static' && 'until' in effect ? UNTIL[effect.until] : '';

/** What an effect gives to a Champion for a while: `+1 strength`. */
function giftText(effect: Effect, voice: Voice): string | undefined {
  if (effect.op === 'strength') {
    const { n, per } = amountText(effect.amount, voice);
    return `+${n} strength${per}`;
  }
  if (effect.op === 'move') return `${signed(effect.amount)} movement`;
  return effect.op === 'defence' ? `${signed(effect.amount)} defence` : undefined;
}

/** What an effect says, without its condition and without the moment it is carried out. */
function deedText(effect: Effect, voice: Voice): string {
  const who = whoText(effect, voice);
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
    case 'force':
    case 'fear': {
      const { n, per } = amountText(effect.amount, voice);
      const shift = `${capital(effect.op)} ${n}${per}`;
      return effect.who === 'target' && !voice.several && effect.op !== 'fear'
        ? shift
        : `${who} suffers ${shift}`;
    }
    case 'damage': {
      const { n, per } = amountText(effect.amount, voice);
      return `${n} damage to ${who}${per}`;
    }
    case 'heal': {
      const { n, per } = amountText(effect.amount, voice);
      return effect.who === 'self' ? `Heal ${n}${per}` : `${who} Heals ${n}${per}`;
    }
    case 'draw':
    case 'plan': {
      const { n, per } = amountText(effect.amount, voice);
      return `${capital(effect.op)} ${n}${per}`;
    }
    case 'mill': {
      const { n } = amountText(effect.amount, voice);
      return `${who} discards the top ${n === '1' ? 'card' : `${n} cards`} of their deck`;
    }
    case 'recover': {
      const { n } = amountText(effect.amount, voice);
      return `take ${n === '1' ? 'a card' : `${n} cards`} of your discard pile into your hand`;
    }
    case 'stun':
    case 'root':
      return `${who} suffers ${capital(effect.op)}`;
    case 'double':
    case 'lifesteal':
      return capital(effect.op);
    case 'poison':
      return `Poison ${effect.amount}`;
    case 'healReceiver':
      return 'an Ally may take the healing instead';
    case 'moveTrap':
      return 'move a trap to an empty trap hex without looking at it';
    case 'strength':
    case 'move':
    case 'defence': {
      const gift = giftText(effect, voice) ?? '';
      const own = effect.op === 'strength' && effect.until === 'thisAttack';
      return own ? gift : `${who} has ${gift}${lasting(effect)}`;
    }
    case 'incomingStrength': {
      if (effect.until === 'nextAttack')
        return `the next attack against ${who} this turn has ${signed(effect.amount)} strength`;
      const which = effect.when === 'post' ? 'other attacks' : 'attacks';
      return `${which} against ${who} have ${signed(effect.amount)} strength${lasting(effect)}`;
    }
    case 'ignoreDefence': {
      const much = effect.amount === 'all' ? 'defence' : `up to ${effect.amount} defence`;
      if (effect.who === 'self') return `${who}’s attacks ignore ${much}`;
      return `attacks against ${who} ignore ${much}${lasting(effect)}`;
    }
    case 'range':
      return `${who}’s attacks with a range: minimum ${signed(effect.min)}, maximum ${signed(effect.max)}`;
    case 'immune':
      return `${who} ${IMMUNE[effect.to]}`;
    case 'place':
      return effect.where === 'adjacentFree'
        ? `Place ${who} on a free hex adjacent to it`
        : `you may Place ${who} on the hex the target left`;
    case 'payOtherCore':
      return `once per turn a card of ${who} may be paid with another Core`;
  }
}

const IMMUNE = {
  push: 'cannot be Pushed',
  stun: 'cannot be Stunned',
  fear: 'ignores Fear in this attack',
  displacement: 'ignores all displacement in this attack',
  postAttack: 'ignores the post-attack abilities of this attack',
  traps: 'may ignore traps',
} as const;

/** When an effect is carried out, if it must be said. */
function momentText(effect: Effect, { self }: Voice): string {
  if (effect.when === 'pre') return 'Pre-attack';
  if (effect.when === 'post') return 'Post-attack';
  if (effect.when === 'onPlay') return `When you play a ${effect.type ?? 'card'} of ${self}`;
  if (effect.when !== 'onDamageBy') return '';
  const by = listed((effect.by ?? []).map(capital)).replace(' and ', ' or ');
  return `When ${by} by ${self} damages an Enemy`;
}

function clauseText(effect: Effect, voice: Voice): string {
  const deed = deedText(effect, voice);
  const optional = effect.may && effect.op !== 'place' ? `you may deal ${deed}` : deed;
  return effect.if ? `${conditionText(effect.if, voice)}, ${optional}` : optional;
}

export const effectTexts = (effects: readonly Effect[], voice: Voice): string[] =>
  sentences(effects, {
    moment: (effect) => momentText(effect, voice),
    clause: (effect) => clauseText(effect, voice),
    gift: (effect) => giftText(effect, voice),
    lasting,
    gifts: (effect, one, other) => `${whoText(effect, voice)} has ${one} and ${other}${lasting(effect)}`,
    afterColon: (said) => said,
  });

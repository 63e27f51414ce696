/** Was Wirkungen sagen. Eine Reaktion spricht vom Verteidiger: dem Champion, für den sie gespielt wird. */
import type {
  Amount,
  CardType,
  Condition,
  Displacement,
  Effect,
  Leap,
  Until,
  Who,
} from '../../vocabulary.ts';
import { signed } from '../naming.ts';
import type { Voice } from '../sentences.ts';
import { capital, sentences } from '../sentences.ts';
import { cards } from './names.ts';

const KEYWORDS: { readonly [keyword in Leap | Displacement]: string } = {
  dash: 'Spurt',
  jump: 'Sprung',
  swoop: 'Flug',
  push: 'Wegstoßen',
  pull: 'Heranziehen',
  force: 'Verschieben',
  fear: 'Furcht',
};

/** Nach „je“, im Wemfall. */
const COUNTED = {
  readyCores: 'bereitem Kern',
  enemyTargets: 'Feind im Bereich',
  damageDealt: 'Punkt Angriffsschaden',
  damageOnTarget: 'Schaden auf dem Ziel',
  hexesMoved: 'zurückgelegtem Feld',
} as const;

/** Ein Wert und, wo er keine einfache Zahl ist, wovon er abhängt. */
export function amountText(amount: Amount, voice: Voice): { readonly n: number; readonly per: string } {
  if (typeof amount === 'number') return { n: amount, per: '' };
  if ('base' in amount)
    return {
      n: amount.base,
      per: ` (${amount.base + amount.plus}, ${conditionText(amount.when, voice)})`,
    };
  const most = amount.most === undefined ? '' : `, höchstens ${amount.most}`;
  return { n: amount.times, per: ` je ${COUNTED[amount.of]}${most}` };
}

function conditionText(condition: Condition, { self }: Voice): string {
  switch (condition.is) {
    case 'damageDealt':
      return 'wenn Angriffsschaden verursacht wurde';
    case 'targetOut':
      return 'wenn das Ziel außer Gefecht gesetzt wird';
    case 'stillIn':
      return 'wenn der Verteidiger noch in der Arena ist';
    case 'bloodied':
      return `wenn ${condition.who === 'self' ? self : 'der Verteidiger'} angeschlagen ist`;
    case 'onTrapHex':
      return `wenn ${condition.who === 'self' ? self : 'das Ziel'} auf einem Fallenfeld steht`;
    case 'attackerNotAdjacent':
      return 'wenn der Angreifer nicht angrenzt';
    case 'pushCausedDamage':
      return 'wenn das Wegstoßen Schaden verursacht hat';
  }
}

/** Wer, wen, wem. */
interface Cases {
  readonly who: string;
  readonly whom: string;
  readonly toWhom: string;
}

const inCases = (who: string, whom = who, toWhom = whom): Cases => ({ who, whom, toWhom });

const WHO: { readonly [who in Exclude<Who, 'self' | 'target' | 'enemyNearTarget'>]: Cases } = {
  player: inCases('du', 'dich', 'dir'),
  attacker: inCases('der Angreifer', 'den Angreifer', 'dem Angreifer'),
  reactedOn: inCases('der Verteidiger', 'den Verteidiger', 'dem Verteidiger'),
  allies: inCases('jeder Verbündete', 'jeden Verbündeten', 'jedem Verbündeten'),
  adjacentAllies: inCases(
    'jeder angrenzende Verbündete',
    'jeden angrenzenden Verbündeten',
    'jedem angrenzenden Verbündeten',
  ),
  adjacentEnemy: inCases('1 angrenzender Feind', '1 angrenzenden Feind'),
  adjacentEnemies: inCases('jeder angrenzende Feind', 'jeden angrenzenden Feind', 'jedem angrenzenden Feind'),
  championsAdjacentToTarget: inCases(
    'jeder andere an das Ziel angrenzende Champion',
    'jeden anderen an das Ziel angrenzenden Champion',
    'jedem anderen an das Ziel angrenzenden Champion',
  ),
  enemiesAdjacentToTarget: inCases(
    'jeder andere an das Ziel angrenzende Feind',
    'jeden anderen an das Ziel angrenzenden Feind',
    'jedem anderen an das Ziel angrenzenden Feind',
  ),
  targetsController: inCases('der Spieler des Ziels', 'den Spieler des Ziels', 'dem Spieler des Ziels'),
};

function casesOf({ who, within = 1 }: Effect, { self, several }: Voice): Cases {
  if (who === 'self') return inCases(self);
  if (who === 'target')
    return several
      ? inCases('jedes Ziel', 'jedes Ziel', 'jedem Ziel')
      : inCases('das Ziel', 'das Ziel', 'dem Ziel');
  if (who !== 'enemyNearTarget') return WHO[who];
  const near = `höchstens ${within === 1 ? '1 Feld' : `${within} Felder`} vom Ziel entfernt`;
  return inCases(`1 anderer Feind, ${near}`, `1 anderen Feind, ${near}`);
}

const UNTIL: { readonly [until in Until]: string } = {
  thisAttack: ' in diesem Angriff',
  nextAttack: '',
  endOfTurn: ' bis zum Ende des Zuges',
};

/** Wie lange; was immer gilt, braucht kein Wort dafür. */
const lasting = (effect: Effect): string =>
  effect.when !== 'static' && 'until' in effect ? UNTIL[effect.until] : '';

/** Was eine Wirkung einem Champion für eine Weile gibt: „+1 Stärke“. */
function giftText(effect: Effect, voice: Voice): string | undefined {
  if (effect.op === 'strength') {
    const { n, per } = amountText(effect.amount, voice);
    return `+${n} Stärke${per}`;
  }
  if (effect.op === 'move') return `${signed(effect.amount)} Bewegung`;
  return effect.op === 'defence' ? `${signed(effect.amount)} Verteidigung` : undefined;
}

/** Was eine Wirkung tut, ohne ihre Bedingung und ohne den Zeitpunkt. */
function deedText(effect: Effect, voice: Voice): string {
  const { who, whom, toWhom } = casesOf(effect, voice);
  switch (effect.op) {
    case 'dash':
    case 'jump':
    case 'swoop': {
      const leap = `${KEYWORDS[effect.op]} ${effect.amount}`;
      if (effect.who === 'self') return leap;
      return effect.who === 'allies' ? `${who} darf ${leap} ausführen` : `${who} führt ${leap} aus`;
    }
    case 'push':
    case 'pull':
    case 'force':
    case 'fear': {
      const { n, per } = amountText(effect.amount, voice);
      const shift = `${KEYWORDS[effect.op]} ${n}${per}`;
      return effect.who === 'target' && !voice.several && effect.op !== 'fear'
        ? shift
        : `${who} erleidet ${shift}`;
    }
    case 'damage': {
      const { n, per } = amountText(effect.amount, voice);
      return `${n} Schaden${per} für ${whom}`;
    }
    case 'heal': {
      const { n, per } = amountText(effect.amount, voice);
      return effect.who === 'self' ? `Heilen ${n}${per}` : `${who} heilt ${n}${per}`;
    }
    case 'draw': {
      const { n, per } = amountText(effect.amount, voice);
      return `ziehe ${cards(n)}${per}`;
    }
    case 'plan': {
      const { n, per } = amountText(effect.amount, voice);
      return `Planen ${n}${per}`;
    }
    case 'mill': {
      const { n } = amountText(effect.amount, voice);
      return `${who} legt ${n === 1 ? 'die oberste Karte' : `die obersten ${n} Karten`} seines Stapels ab`;
    }
    case 'recover': {
      const { n } = amountText(effect.amount, voice);
      return `nimm ${n === 1 ? 'eine Karte' : `${n} Karten`} aus deinem Ablagestapel auf die Hand`;
    }
    case 'stun':
      return `${who} wird betäubt`;
    case 'root':
      return `${who} wird festgewurzelt`;
    case 'double':
      return 'Doppelschlag';
    case 'lifesteal':
      return 'Lebensraub';
    case 'poison':
      return `Gift ${effect.amount}`;
    case 'healReceiver':
      return 'stattdessen darf ein Verbündeter geheilt werden';
    case 'moveTrap':
      return 'verlege eine Falle auf ein leeres Fallenfeld, ohne sie anzusehen';
    case 'strength':
    case 'move':
    case 'defence': {
      const gift = giftText(effect, voice) ?? '';
      const own = effect.op === 'strength' && effect.until === 'thisAttack';
      return own ? gift : `${who} hat${lasting(effect)} ${gift}`;
    }
    case 'incomingStrength': {
      if (effect.until === 'nextAttack')
        return `der nächste Angriff gegen ${whom} in diesem Zug hat ${signed(effect.amount)} Stärke`;
      const which = effect.when === 'post' ? 'andere Angriffe' : 'Angriffe';
      return `${which} gegen ${whom} haben${lasting(effect)} ${signed(effect.amount)} Stärke`;
    }
    case 'ignoreDefence': {
      const much = effect.amount === 'all' ? 'die Verteidigung' : `bis zu ${effect.amount} Verteidigung`;
      if (effect.who === 'self') return `Angriffe von ${toWhom} ignorieren ${much}`;
      return `Angriffe gegen ${whom} ignorieren${lasting(effect)} ${much}`;
    }
    case 'range':
      return `Angriffe von ${toWhom} mit Reichweite: Minimum ${signed(effect.min)}, Maximum ${signed(effect.max)}`;
    case 'immune':
      return `${who} ${IMMUNE[effect.to]}`;
    case 'place':
      return effect.where === 'adjacentFree'
        ? `versetze ${whom} auf ein angrenzendes freies Feld`
        : `du darfst ${whom} auf das Feld versetzen, das das Ziel verlassen hat`;
    case 'payOtherCore':
      return `einmal pro Zug darf eine Karte von ${toWhom} mit einem anderen Kern bezahlt werden`;
  }
}

const IMMUNE = {
  push: 'kann nicht weggestoßen werden',
  stun: 'kann nicht betäubt werden',
  fear: 'ignoriert in diesem Angriff Furcht',
  displacement: 'kann in diesem Angriff nicht von der Stelle bewegt werden',
  postAttack: 'ignoriert bei diesem Angriff alle Wirkungen nach dem Angriff',
  traps: 'darf Fallen ignorieren',
} as const;

const PLAYED: { readonly [type in CardType]: string } = {
  attack: 'einen Angriff',
  skill: 'eine Fähigkeit',
  reaction: 'eine Reaktion',
};

/** Wann eine Wirkung eintritt, wenn es gesagt werden muss. */
function momentText(effect: Effect, { self }: Voice): string {
  if (effect.when === 'pre') return 'Vor dem Angriff';
  if (effect.when === 'post') return 'Nach dem Angriff';
  if (effect.when === 'onPlay')
    return `Wenn du ${effect.type ? PLAYED[effect.type] : 'eine Karte'} von ${self} spielst`;
  if (effect.when !== 'onDamageBy') return '';
  const by = (effect.by ?? []).map((keyword) => KEYWORDS[keyword]).join(' oder ');
  return `Wenn ${by} durch ${self} einem Feind Schaden zufügt`;
}

/** Die Bedingung steht hinten: so bleibt das Verb an seiner Stelle. */
function clauseText(effect: Effect, voice: Voice): string {
  const deed = deedText(effect, voice);
  const optional = effect.may && effect.op !== 'place' ? `${deed} (freiwillig)` : deed;
  return effect.if ? `${optional}, ${conditionText(effect.if, voice)}` : optional;
}

export const effectTexts = (effects: readonly Effect[], voice: Voice): string[] =>
  sentences(effects, {
    moment: (effect) => momentText(effect, voice),
    clause: (effect) => clauseText(effect, voice),
    gift: (effect) => giftText(effect, voice),
    lasting,
    gifts: (effect, one, other) => `${casesOf(effect, voice).who} hat${lasting(effect)} ${one} und ${other}`,
    afterColon: capital,
  });

/** Der Text der Karten, aus ihren Daten gemacht. */
import { STATUES } from '../../content/arena.ts';
import { actionCard, challengeCard, championCard, STANDARD } from '../../content/index.ts';
import { sideShown } from '../../queries/cards.ts';
import type { Amount, CardType, Challenge, StandardAction, Targeting } from '../../vocabulary.ts';
import { range, voiceOf } from '../cards.ts';
import type { Voice } from '../sentences.ts';
import { amountText, effectTexts } from './effects.ts';
import { names } from './names.ts';

const { cores, listed } = names;

const TARGETING: { readonly [kind in Targeting['kind']]: (targeting: Targeting) => string } = {
  none: () => '',
  melee: () => 'Nahkampf: 1 angrenzender Feind',
  direct: (t) => `Direkter Schuss ${range(t)}`,
  indirect: (t) => `Indirekter Schuss ${range(t)}`,
  arc3: () => 'Bereich: 3 benachbarte angrenzende Felder',
  ring6: () => 'Bereich: alle 6 angrenzenden Felder',
  adjacentEnemies: () => 'Jeder angrenzende Feind',
  ally: () => '1 Verbündeter',
  adjacentAlly: () => '1 angrenzender Verbündeter',
};

export const TYPE_NAMES: { readonly [type in CardType]: string } = {
  attack: 'Angriff',
  skill: 'Fähigkeit',
  reaction: 'Reaktion',
};

function strengthText(strength: Amount | undefined, voice: Voice): string {
  if (strength === undefined) return '';
  const { n, per } = amountText(strength, voice);
  return typeof strength !== 'number' && 'of' in strength ? `Stärke: ${n}${per}` : `Stärke ${n}${per}`;
}

function effectLines(id: string): string[] {
  const card = actionCard(id);
  return effectTexts(card.effects, voiceOf(card, names));
}

export function textUnderNumbers(id: string): string {
  const card = actionCard(id);
  const counted =
    typeof card.strength === 'object' ? [`${strengthText(card.strength, voiceOf(card, names))}.`] : [];
  return [...counted, ...effectLines(id)].join(' ');
}

export function cardText(id: string): string {
  const card = actionCard(id);
  const parts = [
    card.move === undefined ? '' : `Bewegen ${card.move}`,
    TARGETING[card.targeting.kind](card.targeting),
    strengthText(card.strength, voiceOf(card, names)),
    card.type === 'reaction' ? `Verteidigung +${card.defence ?? 0}` : '',
  ].filter((part) => part !== '');
  return [...parts.map((part) => `${part}.`), ...effectLines(id)].join(' ');
}

export const standardText = (action: StandardAction): string => {
  const { core, move, effects } = STANDARD[action];
  const price = core ? `Kern der ${cores[core]}` : 'Beliebiger Kern';
  const voice = { self: 'der Champion', several: false };
  return [`${price}: Bewegen ${move}.`, ...effectTexts(effects, voice)].join(' ');
};

export function sideText(id: string, levelled: boolean): string {
  const { hitpoints, defence, effects } = sideShown(championCard(id), levelled);
  const voice = { self: names.champion(id), several: false };
  return [`Lebenspunkte ${hitpoints}. Verteidigung ${defence}.`, ...effectTexts(effects, voice)].join(' ');
}

export const championText = (id: string): string =>
  `${names.champion(id)}. Grundseite: ${sideText(id, false)} Aufgestiegen: ${sideText(id, true)}`;

export function challengeText(id: string): string {
  const { test, alone } = challengeCard(id);
  return alone ? `${testText(test)} Und auf den Gegner trifft das nicht zu.` : testText(test);
}

const counted = (count: number): string => `${count} Champion${count === 1 ? '' : 's'}`;

/** Worum es geht, in wenigen Worten; die Karte sagt den Rest. */
export function challengeGoal(id: string): string {
  const { test } = challengeCard(id);
  switch (test.test) {
    case 'control':
      return `${listed(test.areas.map((area) => cores[area]))} halten`;
    case 'court':
      return `2 Champions neben ${STATUES[test.statue].name}`;
    case 'grandTour':
      return 'Ein Champion neben jeder Statue';
    case 'onTrapHexes':
      return `${counted(test.count)} auf ${test.count === 1 ? 'einem Fallenfeld' : 'Fallenfeldern'}`;
    case 'inEnemyHalf':
      return `${counted(test.count)} in Gegners Hälfte`;
    case 'onEnemyDeployment':
      return 'Ein gegnerisches Startfeld erreichen';
    case 'enemyBesideTwo':
      return '2 Champions neben einem Feind';
    case 'allMarked':
      return 'Ein Champion neben jedem Feind';
    case 'oneGroup':
      return 'Alle in einer Gruppe, weg vom Start';
    case 'spreadOut':
      return 'Alle über 2 Felder auseinander';
    case 'parade':
      return '3 Champions in einer Feldreihe';
    case 'unscathed':
      return 'Keiner angeschlagen, 2 in Gebieten';
    case 'firstBlood':
      return '2 Feinde angeschlagen oder besiegt';
    case 'moreLevelled':
      return 'Mehr aufgestiegene Champions';
    case 'moreOnMidline':
      return 'Mehr Champions auf der Mittellinie';
  }
}

const champions = (count: number): string =>
  count === 1 ? 'Mindestens 1 deiner Champions steht' : `Mindestens ${count} deiner Champions stehen`;

function testText(test: Challenge['test']): string {
  switch (test.test) {
    case 'control':
      return test.areas.length === 1
        ? `Du beherrschst das Gebiet der ${listed(test.areas.map((area) => cores[area]))}.`
        : `Du beherrschst die Gebiete der ${listed(test.areas.map((area) => cores[area]))}.`;
    case 'court':
      return `${champions(2)} neben der Statue von ${STATUES[test.statue].name}.`;
    case 'grandTour':
      return 'Neben jeder der 3 Statuen steht einer deiner Champions.';
    case 'onTrapHexes':
      return `${champions(test.count)} auf Fallenfeldern.`;
    case 'inEnemyHalf':
      return `${champions(test.count)} in der Hälfte des Gegners.`;
    case 'onEnemyDeployment':
      return 'Einer deiner Champions steht auf einem Startfeld des Gegners.';
    case 'enemyBesideTwo':
      return 'Neben einem Feind stehen mindestens 2 deiner Champions.';
    case 'allMarked':
      return 'Mindestens 2 Feinde sind in der Arena, und neben jedem von ihnen steht einer deiner Champions.';
    case 'oneGroup':
      return 'Deine Champions, keiner am Tor oder auf deinen Startfeldern, bilden eine zusammenhängende Gruppe.';
    case 'spreadOut':
      return 'Keiner deiner Champions ist am Tor, und je zwei von ihnen sind mehr als 2 Felder voneinander entfernt.';
    case 'parade':
      return 'Mindestens 3 deiner Champions, keiner auf einem Startfeld, stehen in einer Feldreihe.';
    case 'unscathed':
      return 'Keiner deiner Champions ist angeschlagen oder am Tor, und mindestens 2 stehen in farbigen Gebieten.';
    case 'firstBlood':
      return 'Mindestens 2 Feinde sind angeschlagen oder an ihrem Tor.';
    case 'moreLevelled':
      return 'Du hast mehr aufgestiegene Champions als der Gegner.';
    case 'moreOnMidline':
      return 'Du hast mehr Champions auf der Mittellinie als der Gegner.';
  }
}

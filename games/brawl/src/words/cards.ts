/** The text of cards, made from their data. */

import { STATUES } from '../content/arena.ts';
import { actionCard, challengeCard, championCard, STANDARD } from '../content/index.ts';
import { sideShown } from '../queries/cards.ts';
import type { ActionCard, Amount, Challenge, StandardAction, Targeting } from '../vocabulary.ts';
import { amountText, effectTexts } from './effects.ts';
import { CORE_NAMES, listed, names, plural } from './names.ts';
import type { Names } from './naming.ts';
import type { Voice } from './sentences.ts';

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
export function range(targeting: Targeting): string {
  if (targeting.kind !== 'direct' && targeting.kind !== 'indirect') return '';
  return targeting.min === 1 ? String(targeting.max) : `${targeting.min}-${targeting.max}`;
}

/** Areas, and skills that take in every adjacent Enemy, speak of each target. */
export const voiceOf = (card: ActionCard, { champion }: Pick<Names, 'champion'>): Voice => ({
  self: champion(card.champion),
  several: ['arc3', 'ring6', 'adjacentEnemies'].includes(card.targeting.kind),
});

function strengthText(strength: Amount | undefined, voice: Voice): string {
  if (strength === undefined) return '';
  const { n, per } = amountText(strength, voice);
  return typeof strength !== 'number' && 'of' in strength ? `Strength: ${n}${per}` : `Strength ${n}${per}`;
}

/** What a card says besides its printed numbers, sentence by sentence. */
function effectLines(id: string): string[] {
  const card = actionCard(id);
  return effectTexts(card.effects, voiceOf(card, names));
}

/** What a card says where its plain numbers are shown as signs. */
export function textUnderNumbers(id: string): string {
  const card = actionCard(id);
  const counted =
    typeof card.strength === 'object' ? [`${strengthText(card.strength, voiceOf(card, names))}.`] : [];
  return [...counted, ...effectLines(id)].join(' ');
}

/** Everything a card says, on one line. */
export function cardText(id: string): string {
  const card = actionCard(id);
  const parts = [
    card.move === undefined ? '' : `Move ${card.move}`,
    TARGETING[card.targeting.kind](card.targeting),
    strengthText(card.strength, voiceOf(card, names)),
    card.type === 'reaction' ? `Defence +${card.defence ?? 0}` : '',
  ].filter((part) => part !== '');
  return [...parts.map((part) => `${part}.`), ...effectLines(id)].join(' ');
}

export const standardText = (action: StandardAction): string => {
  const { core, move, effects } = STANDARD[action];
  const price = core ? `${CORE_NAMES[core]} Core` : 'Any Core';
  const voice = { self: 'the Champion', several: false };
  return [`${price}: Move ${move}.`, ...effectTexts(effects, voice)].join(' ');
};

/** What one side of a Champion card says besides its numbers. */
function sideLines(id: string, levelled: boolean): string[] {
  const champion = championCard(id);
  return effectTexts(sideShown(champion, levelled).effects, { self: champion.name, several: false });
}

export function sideText(id: string, levelled: boolean): string {
  const { hitpoints, defence } = sideShown(championCard(id), levelled);
  return [`Hitpoints ${hitpoints}. Defence ${defence}.`, ...sideLines(id, levelled)].join(' ');
}

export const championText = (id: string): string =>
  `${championCard(id).name}. Basic: ${sideText(id, false)} Levelled Up: ${sideText(id, true)}`;

export function challengeText(id: string): string {
  const { test, alone } = challengeCard(id);
  return alone ? `${testText(test)} And the same is not true of the opponent.` : testText(test);
}

/** What to aim at, in a few words; the card says the rest. */
export function challengeGoal(id: string): string {
  const { test } = challengeCard(id);
  switch (test.test) {
    case 'control':
      return `Control ${listed(test.areas.map((area) => CORE_NAMES[area]))}`;
    case 'court':
      return `2 Champions beside ${STATUES[test.statue].name}`;
    case 'grandTour':
      return 'A Champion beside every Statue';
    case 'onTrapHexes':
      return `${plural(test.count, 'Champion')} on trap hexes`;
    case 'inEnemyHalf':
      return `${plural(test.count, 'Champion')} in the opponent’s half`;
    case 'onEnemyDeployment':
      return 'Reach an opposing deployment hex';
    case 'enemyBesideTwo':
      return '2 Champions beside one Enemy';
    case 'allMarked':
      return 'A Champion beside every Enemy';
    case 'oneGroup':
      return 'All in one group, off the start';
    case 'spreadOut':
      return 'No two within 2 hexes of each other';
    case 'parade':
      return '3 Champions on one hex row';
    case 'unscathed':
      return 'None Bloodied, 2 in coloured areas';
    case 'firstBlood':
      return '2 Enemies Bloodied or out';
    case 'moreLevelled':
      return 'More levelled-up Champions';
    case 'moreOnMidline':
      return 'More Champions on the midline';
  }
}

const atLeast = (count: number, one: string, many: string): string =>
  `At least ${count} of your Champions ${count === 1 ? one : many}`;

function testText(test: Challenge['test']): string {
  switch (test.test) {
    case 'control':
      return `You control the ${listed(test.areas.map((area) => CORE_NAMES[area]))} ${test.areas.length === 1 ? 'area' : 'areas'}.`;
    case 'court':
      return `At least 2 of your Champions are adjacent to the Statue of ${STATUES[test.statue].name}.`;
    case 'grandTour':
      return 'Each of the 3 Statues has one of your Champions beside it.';
    case 'onTrapHexes':
      return `${atLeast(test.count, 'stands', 'stand')} on trap hexes.`;
    case 'inEnemyHalf':
      return `${atLeast(test.count, 'is', 'are')} in the opponent’s half.`;
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

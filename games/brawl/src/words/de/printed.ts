/** Die Schachtel auf Deutsch. */
import { championCard } from '../../content/index.ts';
import type { Printed } from '../printed.ts';
import {
  cardText,
  challengeGoal,
  challengeText,
  championText,
  sideText,
  standardText,
  TYPE_NAMES,
  textUnderNumbers,
} from './cards.ts';
import { names } from './names.ts';

const ROLES: { readonly [role: string]: string } = {
  bruiser: 'Raufbold',
  'ranged mage': 'Magie aus der Ferne',
  tank: 'Bollwerk',
  'ranged trapper': 'Fernkampf und Fallen',
  'melee skirmisher': 'wendiger Nahkampf',
  support: 'Unterstützung',
  controller: 'lenkt das Geschehen',
};

export const german: Printed = {
  names,
  types: TYPE_NAMES,
  difficulties: { easy: 'leicht', medium: 'mittel', hard: 'schwer' },
  cardText,
  textUnderNumbers,
  standardText,
  sideText,
  role: (id) => ROLES[championCard(id).role] ?? '',
  championText,
  challengeText,
  challengeGoal,
  ofCore: (core, type) => `${core}, ${type}`,
  trap: 'Falle',
};

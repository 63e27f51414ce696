/** Die Schachtel auf Deutsch. */
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

export const german: Printed = {
  names,
  types: TYPE_NAMES,
  difficulties: { easy: 'leicht', medium: 'mittel', hard: 'schwer' },
  cardText,
  textUnderNumbers,
  standardText,
  sideText,
  championText,
  challengeText,
  challengeGoal,
  ofCore: (core, type) => `${core}, ${type}`,
  trap: 'Falle',
};

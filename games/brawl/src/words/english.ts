/** The box in English. */
import { championCard } from '../content/index.ts';
import {
  cardText,
  challengeGoal,
  challengeText,
  championText,
  sideText,
  standardText,
  textUnderNumbers,
} from './cards.ts';
import { names } from './names.ts';
import type { Printed } from './printed.ts';

export const english: Printed = {
  names,
  types: { attack: 'attack', skill: 'skill', reaction: 'reaction' },
  difficulties: { easy: 'easy', medium: 'medium', hard: 'hard' },
  cardText,
  textUnderNumbers,
  standardText,
  sideText,
  role: (id) => championCard(id).role,
  championText,
  challengeText,
  challengeGoal,
  ofCore: (core, type) => `${core} ${type}`,
  trap: 'Trap',
};

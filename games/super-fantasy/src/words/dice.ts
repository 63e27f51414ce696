/** Dice of the box, rolled by people: the question, its answers, and what the log says of them. */
import type { DiceEntered, Json, RolledDie, RollOption } from '@questhall/kernel';
import type { FateFace, Side } from '../vocabulary.ts';
import { listed, plural } from './names.ts';

const SIDES: { readonly [side in Side]: string } = { sword: 'one sword', swords: 'two swords', star: 'star' };
const fate = (face: FateFace): string => face.replace('-', ', ');

const faceName = ({ die, face }: Pick<RolledDie, 'die' | 'face'>): string =>
  die === 'fate' ? fate(face as FateFace) : SIDES[face as Side];

export function rollQuestion(about: { readonly [detail: string]: Json }): string {
  if (about.die === 'fate') return 'Roll the Fate Die. What does it show?';
  const entered = (about.entered as readonly RolledDie[]).length;
  const left = plural(Number(about.dice), 'Action Die', 'Action Dice');
  return entered === 0 ? `Roll ${left}. What do they show?` : `${left} to go. What does the next one show?`;
}

export function rollAnswer(option: RollOption): string {
  if (option.do === 'lend') return 'Roll for me';
  const name = faceName(option);
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}

/** What the table rolled is told apart from what people did. */
export function enteredWords({ dice }: DiceEntered): string {
  const named = (lent: boolean): string => listed(dice.filter((die) => die.lent === lent).map(faceName));
  if (dice.every(({ lent }) => lent)) return `The table rolls: ${named(true)}.`;
  return `Real dice: ${named(false)}${dice.some(({ lent }) => lent) ? `; the table rolls ${named(true)}` : ''}.`;
}

/** Dice of the box, rolled by people: the question, its answers, and what the log says of them. */
import type { DiceEntered, Json, RolledDie, RollOption } from '@questhall/kernel';
import { attackFace, defenceFace } from '../queries/dice.ts';
import { LOOT_FACES } from '../vocabulary.ts';
import { listed, SIGN_NAMES } from './names.ts';

const LOOT_NAMES = { miss: 'Miss', gold: 'Gold', consumable: 'Consumable', equipment: 'Equipment' } as const;
const KINDS: { readonly [die: string]: string } = { attack: 'attack', defence: 'defence', loot: 'loot' };

function faceName({ die, face }: Pick<RolledDie, 'die' | 'face'>): string {
  const pip = Number(face);
  if (die === 'loot') return LOOT_NAMES[LOOT_FACES[pip - 1] as keyof typeof LOOT_NAMES];
  return SIGN_NAMES[(die === 'defence' ? defenceFace(pip) : attackFace(pip)) as keyof typeof SIGN_NAMES];
}

export function rollQuestion(about: { readonly [detail: string]: Json }): string {
  const entered = (about.entered as readonly RolledDie[]).length;
  const kind = KINDS[String(about.die)] ?? '';
  if (about.die === 'loot') return 'Roll the loot die. What does it show?';
  const left = Number(about.dice) === 1 ? `1 ${kind} die` : `${Number(about.dice)} ${kind} dice`;
  return entered === 0 ? `Roll ${left}. What do they show?` : `${left} to go. What does the next one show?`;
}

export const rollAnswer = (option: RollOption): string =>
  option.do === 'lend' ? 'Roll for me' : faceName(option);

/** What the table rolled is told apart from what people did. */
export function enteredWords({ dice }: DiceEntered): string {
  const named = (lent: boolean): string => listed(dice.filter((die) => die.lent === lent).map(faceName));
  if (dice.every(({ lent }) => lent)) return `The table rolls: ${named(true)}.`;
  return `Real dice: ${named(false)}${dice.some(({ lent }) => lent) ? `; the table rolls ${named(true)}` : ''}.`;
}

/** Why something is not possible, as a sentence. */
import type { Reason } from '@questhall/kernel';
import { kernelReason } from '@questhall/kernel';
import type { PugView } from '../view.ts';
import type { Energy } from '../vocabulary.ts';
import { comboNamed, ENERGY_NAMES, nameOf, plural } from './names.ts';

type Sentence = (reason: Reason, view: PugView) => string;

const CONDITIONS: { readonly [condition: string]: string } = {
  notMovedThisTurn: 'It cannot be played after moving this Turn.',
  targetDamaged: 'The target must already be hurt.',
  targetNotMarked: 'The target bears this mark already.',
  targetNotBoss: 'A Boss cannot be chosen.',
  ally: 'It needs another Hero on the area.',
};

const LIMITS: { readonly [uses: string]: string } = {
  oncePerWorld: 'Already used in this World.',
  oncePerRound: 'Already used this Round.',
  oncePerTurn: 'Already used this Turn.',
};

const energy = (type: unknown): string => ENERGY_NAMES[String(type) as Energy] ?? String(type);
const name = (id: unknown, view: PugView): string => nameOf(String(id ?? ''), view);
const condition: Sentence = (reason) => CONDITIONS[String(reason.condition)] ?? 'There is no fit target.';

const SENTENCES: { readonly [rule: string]: Sentence } = {
  'PQ-ACT-01': () => 'Both Actions of this Turn are used.',
  'PQ-ACT-10': (reason, view) =>
    `It takes 1 ${energy(reason.type)} or a Joker to attack ${name(reason.creature, view)}.`,
  'PQ-ACT-11': () => 'Only one Standard Attack in a Turn.',
  'PQ-ACTV-03': () => 'Already used in this World.',
  'PQ-ATK-03': (reason, view) =>
    `A melee attack hits the first Monster of lane ${String(reason.lane)}, and that is ${name(reason.front, view)}.`,
  'PQ-ENER-11': (reason) => `${plural(Number(reason.short), 'card')} short of its cost.`,
  'PQ-EVIL-09': (reason, view) => `${name(reason.creature, view)} is no longer there to hold it.`,
  'PQ-HERO-02': (reason) =>
    `That is ${plural(Number(reason.need), 'lane')} away; Movement is ${String(reason.have)}.`,
  'PQ-HERO-06': (reason) =>
    `It needs Level ${String(reason.need)}; the Hero has Level ${String(reason.have)}.`,
  'PQ-MKT-04': (reason) => `It costs 1 ${energy(reason.type)} or a Joker.`,
  'PQ-MOVE-01': () => 'Only a Hero on the area can move.',
  'PQ-RIP-03': (reason, view) =>
    `${comboNamed(String(reason.combo), view)} is a Riposte: it waits for its trigger.`,
  'PQ-RULING-07': () => 'The Hero already stands at the end of that lane.',
  'PQ-RULING-08': () => 'An effect holds the Hero in place.',
  'PQ-RULING-10': () => 'Nobody stands where this would hit.',
  'PQ-RULING-11': condition,
  'PQ-RULING-20': () => 'Each Riposte answers an attack only once.',
  'PQ-RULING-39': () => 'There is no card to discard.',
  'PQ-RULING-54': () => 'An empty offer is no offer.',
  'PQ-RULING-67': () => 'Only an Evil Lord can pay for that.',
  'PQ-RULING-75': () => 'It has answered this already.',
  'PQ-RULING-76': () => 'An effect forbids attacking.',
  'PQ-RULING-77': (reason) => LIMITS[String(reason.uses)] ?? 'Its condition is not met.',
  'PQ-TREAS-03': (reason, view) => `${name(reason.card, view)} is gone.`,
  'PQ-VEC-37': condition,
  'PQ-VEC-39': condition,
};

export const reasonWords = (reason: Reason, view: PugView): string => {
  const sentence =
    SENTENCES[reason.rule]?.(reason, view) ?? kernelReason(reason) ?? 'That is not possible now.';
  return `${sentence} (${reason.rule})`;
};

/** Why something is not possible, as a sentence. */
import type { Reason } from '@questhall/kernel';
import { kernelReason } from '@questhall/kernel';
import type { Die } from '../throws.ts';
import type { EquipmentType } from '../vocabulary.ts';
import { DIE_NAMES, EQUIPMENT_NAMES, nameOf } from './names.ts';

type Sentence = (reason: Reason) => string;

const die = (reason: Reason): string => DIE_NAMES[String(reason.die) as Die] ?? 'die';
const short = (reason: Reason): string =>
  `It costs ${Number(reason.price)} Gold; the Chest holds ${Number(reason.gold)}.`;

const DOUBTS: { readonly [doubt: string]: string } = {
  ruleBlank: 'The face is blank anyway.',
  ruleIcon: 'The icon shows anyway.',
  ruleLower: 'There is no lower section.',
  ruleHigher: 'There is no higher section.',
  ruleMiss: 'It is a Miss anyway.',
  ruleHit: 'Nothing is wrong with the throw.',
};

const SENTENCES: { readonly [rule: string]: Sentence } = {
  'DF-COMBAT-03': (reason) => `The ${die(reason)} has been thrown in this combat.`,
  'DF-COMBAT-11': (reason) => `White dice wait until the pool is empty; it holds ${Number(reason.left)}.`,
  'DF-DEC-20': () => 'Only after a Miss.',
  'DF-DEC-26': (reason) => `${nameOf(reason.hero)} has room for it.`,
  'DF-DEC-29': () => 'The Leader has ruled on this already.',
  'DF-EQUIP-02': (reason) =>
    `${nameOf(reason.hero)} carries no more than ${Number(reason.limit)} ${EQUIPMENT_NAMES[String(reason.type) as EquipmentType]}.`,
  'DF-EQUIP-06': (reason) => `${nameOf(reason.hero)} has a ${nameOf(reason.card)} already.`,
  'DF-EQUIP-08': (reason) => `${nameOf(reason.card)} has been used in this combat.`,
  'DF-HERO-05': (reason) =>
    reason.hero === '' ? 'Nobody is hurt.' : `${nameOf(reason.hero)} is at full life.`,
  'DF-ICON-04': (reason) =>
    reason.condition === 'hit' ? 'This ability needs a Hit.' : 'This ability needs a Miss.',
  'DF-ICON-06': () => 'A Scar covers this ability.',
  'DF-LEAD-02': (reason) => DOUBTS[String(reason.doubt)] ?? 'There is nothing to doubt.',
  'DF-LVL-10': () => 'This Level Up token is spent until the next Shop.',
  'DF-MAB-03': (reason) => `The ${die(reason)} is out of this combat.`,
  'DF-MISS-06': () => 'This Miss does no damage.',
  'DF-NODICE-01': (reason) => `There are still dice in the pool: ${Number(reason.left)}.`,
  'DF-NODICE-04': () => 'The damage for taking dice back cannot be prevented.',
  'DF-NODICE-07': () => 'Against the Final Boss no dice are taken back.',
  'DF-NODICE-08': () => 'There is no white die in the Chest.',
  'DF-NODICE-09': () => 'All coloured dice are out of this combat.',
  'DF-RELIC-02': () => 'A Relic belongs to the party.',
  'DF-RELIC-03': (reason) => `${nameOf(reason.card)} has been used in this combat.`,
  'DF-REST-11': (reason) => `${nameOf(reason.card)} was offered or passed on already.`,
  'DF-RULING-04': () => 'This was proposed in this turn already.',
  'DF-RULING-11': (reason) => `${nameOf(reason.hero)} has fainted and cannot be healed now.`,
  'DF-RULING-20': () => 'Not at this moment.',
  'DF-RULING-23': (reason) =>
    reason.boss ? 'Nobody backs down from a Boss.' : 'There is no requirement to back down from.',
  'DF-RULING-31': () => 'Only after a Miss, not against thorns.',
  'DF-RULING-36': ({ value }) => {
    if (value === undefined) return 'Only after a Hit.';
    return value === 0 ? 'There is nothing to double.' : 'This Hit is doubled already.';
  },
  'DF-RULING-45': () => 'Only after a Miss.',
  'DF-RULING-58': () => 'The Monster is as good as dead: there is nothing left to throw at.',
  'DF-RULING-62': (reason) =>
    reason.die === undefined
      ? `${nameOf(reason.card)} is used before a throw.`
      : `The ${die(reason)} takes part in this combat already.`,
  'DF-SCAR-06': (reason) => `${nameOf(reason.hero)} is out of the game.`,
  'DF-SDIE-01': (reason) => `The ${die(reason)} has been thrown in this combat.`,
  'DF-SDIE-02': (reason) => `The ${die(reason)} does not take part in this combat.`,
  'DF-SHOP-02': short,
  'DF-SHOP-05': short,
  'DF-SHOP-06': short,
  'DF-WHITE-02': () => 'The Chest holds nine white dice, and no more.',
};

/** What the table for dice refuses says itself why. */
const refusedThrow = ({ throw: why }: Reason): string | undefined =>
  typeof why === 'string' ? `It cannot be thrown like this: ${why}.` : undefined;

export const reasonWords = (reason: Reason): string => {
  const sentence =
    refusedThrow(reason) ??
    SENTENCES[reason.rule]?.(reason) ??
    kernelReason(reason) ??
    'That is not possible now.';
  return `${sentence} (${reason.rule})`;
};

/** Why something is not possible, as a sentence. */
import type { Reason } from '@questhall/kernel';
import { kernelReason } from '@questhall/kernel';
import type { DungeonlandView } from '../view.ts';
import type { Tree } from '../vocabulary.ts';
import { nameOfFigure, nameOfThing, TREE_NAMES } from './names.ts';

type Sentence = (reason: Reason, view: DungeonlandView) => string;
const figure = (reason: Reason, view: DungeonlandView): string => nameOfFigure(Number(reason.figure), view);

const BLOCKERS: { readonly [by: string]: string } = {
  rock: 'rock',
  wall: 'a wall',
  corner: 'a corner',
  figure: 'somebody',
};

const steps = (count: number, more: string, less: string): string[] =>
  count === 0 ? [] : [`${Math.abs(count)} ${count > 0 ? more : less}`];

/** From the one who looks: "a corner 1.5 east and 0.5 south is in the way". */
function inTheWay({ by, east, south }: Reason): string {
  const what = BLOCKERS[String(by)];
  if (what === undefined) return '';
  const where = [...steps(Number(east), 'east', 'west'), ...steps(Number(south), 'south', 'north')];
  return `: ${what} ${where.join(' and ')} is in the way`;
}

const SENTENCES: { readonly [rule: string]: Sentence } = {
  'DL-ACT-01': () => 'No action is left.',
  'DL-ACT-06': () => 'There is nothing to interact with.',
  'DL-ATTACK-03': () => 'There is no free space in range and sight to aim at.',
  'DL-CHAR-06': () => 'With Speed 0 a hero cannot move.',
  'DL-CONS-03': (reason, view) => `${figure(reason, view)} cannot hold another consumable.`,
  'DL-ENERGY-02': (reason) => `It costs ${String(reason.need)} energy; there is ${String(reason.have)}.`,
  'DL-ENERGY-08': () => 'Only two runs in one activation.',
  'DL-EQUIP-05': (reason, view) => `${figure(reason, view)} is not adjacent.`,
  'DL-EQUIP-11': () => 'Spells need a wielded Magical weapon.',
  'DL-EXPL-04': () => 'Doors stay shut while a monster is on the map.',
  'DL-LOOT-01': () => 'Nobody searches while a monster is on the map.',
  'DL-LOOT-03': () => 'This tile has been searched.',
  'DL-LOOT-04': () => 'There is nothing to find on the starting tile.',
  'DL-LOS-01': (reason, view) => `${figure(reason, view)} is out of sight${inTheWay(reason)}.`,
  'DL-MART-02': () => 'Power Strike works once per attack.',
  'DL-MART-07': () => 'Powerful Blow works once per adventure.',
  'DL-POW-17': () => 'Immobilized: no Move and no Run in this activation.',
  'DL-POW-19': (reason, view) => `${figure(reason, view)} is Invisible: only melee attacks reach it.`,
  'DL-POW-32': () => 'Terrified: no energy may be spent in this activation.',
  'DL-PROT-01': () => 'Health is full already.',
  'DL-PROT-09': () => 'Defensive Stance works once per adventure.',
  'DL-PROT-11': () => 'It takes a wielded shield.',
  'DL-RANGE-01': (reason, view) => `${figure(reason, view)} is adjacent: too close for a Ranged attack.`,
  'DL-RULING-19': (reason, view) => `${figure(reason, view)} was healed already and comes back without help.`,
  'DL-RULING-26': () => 'A skill is learned once.',
  'DL-RULING-36': () => 'The weapon has no range to give up.',
  'DL-RULING-37': () => 'It takes an attack with a weapon.',
  'DL-RULING-39': () => 'Blasting Power and Multi-Shot do not go together.',
  'DL-RULING-41': (reason) => `Speed is only ${String(reason.have)}.`,
  'DL-RULING-49': (reason, view) => `${figure(reason, view)} is a friend.`,
  'DL-RULING-57': (reason, view) =>
    `${figure(reason, view)} is ${String(reason.need)} spaces away; the range is ${String(reason.have)}.`,
  'DL-RULING-62': (reason) => `${nameOfThing(String(reason.consumable))} waits for its moment.`,
  'DL-RULING-70': () => 'Rest is only possible as the second of two actions.',
  'DL-RULING-71': () => 'It has been searched.',
  'DL-RULING-78': () => 'Two tiles are in play, and somebody of the party is on each.',
  'DL-RULING-114': () => 'There is nothing behind this door.',
  'DL-RULING-115': (reason) =>
    reason.tile === undefined
      ? `It takes ${String(reason.need)} keys; the party has ${String(reason.have)}.`
      : `${nameOfThing(String(reason.tile))} would leave with something the adventure cannot do without.`,
  'DL-RULING-116': (reason) =>
    reason.have === undefined ? 'It has been used already.' : 'That would take the last Health.',
  'DL-TOKEN-03': (reason, view) => `${figure(reason, view)} has full Health.`,
  'DL-TRADE-02': (reason) => `It costs ${String(reason.need)} gold; the party has ${String(reason.have)}.`,
  'DL-WIELD-01': (reason) => `No free slot for ${nameOfThing(String(reason.item))}.`,
  'DL-WIELD-02': () => 'Only wielded items work.',
  'DL-WIELD-03': () => 'The backpack is full.',
  'DL-WIELD-04': (reason) =>
    reason.type === 'ring' ? 'Two rings are worn already.' : 'An amulet is worn already.',
  'DL-XP-03': (reason) => `${TREE_NAMES[String(reason.tree) as Tree]} is not on this hero’s sheet.`,
  'DL-XP-04': (reason) => `It costs ${String(reason.need)} XP; there is ${String(reason.have)}.`,
  'DL-ZEN-05': () => 'Blasting Power works once per adventure.',
  'DL-ZEN-06': (reason) => `With Deadly Shot the range is only ${String(reason.have)}.`,
  'DL-ZEN-07': () => 'Deadly Shot works once per round.',
  'DL-ZEN-10': () => 'Multi-Shot takes up to three targets of a Ranged or Magical attack.',
  'DL-ZEN-12': () => 'Multi-Shot works once per adventure.',
};

export const reasonWords = (reason: Reason, view: DungeonlandView): string => {
  const sentence =
    SENTENCES[reason.rule]?.(reason, view) ?? kernelReason(reason) ?? 'That is not possible now.';
  return `${sentence} (${reason.rule})`;
};

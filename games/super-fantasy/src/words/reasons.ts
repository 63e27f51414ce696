/** Why something is not possible, as a sentence. */
import type { Reason } from '@questhall/kernel';
import { kernelReason } from '@questhall/kernel';
import type { SuperView } from '../view.ts';
import { nameOf } from './names.ts';

type Sentence = (reason: Reason) => string;
const figure = (reason: Reason): string => nameOf(String(reason.figure ?? reason.hero ?? ''));

const SENTENCES: { readonly [rule: string]: Sentence } = {
  'SF-CORE-06': (reason) => `${figure(reason)} is taken already.`,
  'SF-RULING-22': (reason) => `An action needs at least 1 die; ${String(reason.have)} left.`,
  'SF-MOVE-05': () => 'A monster stands there.',
  'SF-MOVE-06': () => 'A hero stands there.',
  'SF-MOVE-08': () => 'Something stands in the way there.',
  'SF-MOVE-10': () =>
    'No way leads there: it is too far, or a Block Zone, a trap or a wall ends the move before.',
  'SF-MOVE-11': (reason) => `In the Block Zone of ${figure(reason)} no Moving action can begin.`,
  'SF-MOVE-12': () => 'Ice, cage or hole hold the hero in place.',
  'SF-DOOR-03': () => 'Only from one of the four squares beside the door.',
  'SF-PROP-01': () => 'Throwing a lever costs a die.',
  'SF-PROP-03': () => 'A Lock holds this door; no test opens it.',
  'SF-PROP-04': () => 'A gate opens only by its own condition.',
  'SF-PROP-06': () => 'No Magic weapon reaches it from here.',
  'SF-PROP-07': () => 'One Tome piece per hero.',
  'SF-PROP-09': () => 'Only from a square beside the Portal.',
  'SF-BARREL-01': () => 'The barrel is not adjacent.',
  'SF-CHEST-01': () => 'The chest is not adjacent.',
  'SF-RANGE-02': (reason) =>
    `The target is not exactly ${String(reason.range)} away along a free trajectory.`,
  'SF-RANGE-07': () => 'It is not within 3 squares along a free trajectory.',
  'SF-TOME-03': () => 'The hero is not within 3 squares along a free trajectory.',
  'SF-RULING-155': () => 'No facing has both targets in front.',
  'SF-RULING-83': () => 'Double Fire needs a ranged weapon.',
  'SF-RULING-144': () => 'That weapon is not in hand.',
  'SF-CHARGE-03': (reason) => `${nameOf(String(reason.ability))} is full already.`,
  'SF-RULING-24': (reason) => `${nameOf(String(reason.ability))} is full already.`,
  'SF-XP-05': (reason) => `${nameOf(String(reason.ability))} is at level III already.`,
  'SF-ABIL-02': (reason) => `It has ${String(reason.have)} of ${String(reason.need)} energy.`,
  'SF-ABIL-08': () => 'This level has no such use.',
  'SF-YANG-06': (reason) =>
    `It needs the Block Zones of two monsters; the hero is in ${String(reason.zones)}.`,
  'SF-ZANVOR-01': (reason) =>
    `It needs the Block Zone of exactly one monster; the hero is in ${String(reason.zones)}.`,
  'SF-ZANVOR-02': () => 'There is no free square in a Block Zone to jump to.',
  'SF-RULING-89': () => 'There is no Tome in hand.',
  'SF-RULING-78': () => 'No die is left for the attack, or no square to strike from can be reached.',
  'SF-RULING-80': () => 'It must be adjacent, small enough for this level, and have room to fly.',
  'SF-RULING-56': () => 'Whoever is held by ice, cage or hole cannot be moved.',
  'SF-RULING-88': () => 'The hero must be in the same room.',
  'SF-RULING-142': () => 'A hero who lies down must wait for the end of the Monsters’ Phase.',
  'SF-RULING-163': () => 'That part of the dungeon is sealed.',
  'SF-RULING-164': () => 'There is no free square next to the first hero.',
  'SF-BARKA-04': () => 'The monster must be in the room.',
  'SF-BARKA-05': () => 'There is no monster in the room.',
  'SF-LUCKY-06': () => 'Three walls are broken already.',
  'SF-SMALL-02': () => 'It would do nothing now.',
  'SF-ITEM-04': () => 'The Backpack is not empty.',
  'SF-RULING-96': () => 'It takes both hands.',
  'SF-RULING-98': () => 'There is no room for it.',
  'SF-HUNT-03': () => 'In Big Hunting nobody helps anybody.',
  'SF-DODGE-05': () => 'No opponent holds the hero.',
  'SF-DODGE-06': () => 'The Tome leaves only one hand free.',
  'SF-DODGE-07': () => 'A throw needs at least 1 die.',
  'SF-DODGE-09': () => 'One does not help an opponent.',
  'SF-DODGE-14': (reason) => `War Cry: ${figure(reason)} must be among the targets.`,
  'SF-RULING-130': () => 'Nobody sleeps there.',
  'SF-UM-10': (reason) => `${figure(reason)} sleeps.`,
  'SF-UM-11': (reason) => `The Portals of this Mission are quiet until turn ${String(reason.turn)}.`,
  'SF-RULING-131': (reason) => `${figure(reason)} has moved already.`,
  'SF-RULING-136': (reason) => `War Cry: ${figure(reason)} draws it to himself.`,
};

export const reasonWords = (reason: Reason, _view: SuperView): string => {
  const sentence = SENTENCES[reason.rule]?.(reason) ?? kernelReason(reason) ?? 'That is not possible now.';
  return `${sentence} (${reason.rule})`;
};

/** Bone Duel: from data to sentences. */
import type { Option, Reason, Seat, Words } from '@questhall/kernel';
import { kernelReason } from '@questhall/kernel';
import type { Act, Bid, React, ToyEvent, ToyView } from './toy-state.ts';
import { BONES } from './toy-state.ts';

const COLOURS = ['Red', 'Blue', 'Green'] as const;
const who = (seat: Seat): string => COLOURS[seat] ?? `Seat ${seat + 1}`;
const list = (names: readonly (string | number)[]): string => names.join(', ');

function optionWords(option: Act | Bid | React | { readonly do: 'pass' }): string {
  switch (option.do) {
    case 'bid':
      return `Bid ${option.marrow} marrow`;
    case 'attack':
      return `Attack ${who(option.at.fighter)} with the ${option.bone}`;
    case 'scout':
      return `Look at the hand of ${who(option.at.fighter)}`;
    case 'aim':
      return 'Aim';
    case 'rest':
      return 'Rest';
    case 'react':
      return `Throw in the ${option.bone}`;
    case 'pass':
      return 'Let it happen';
  }
}

function eventWords(event: ToyEvent): string | undefined {
  switch (event.type) {
    case 'roundBegan':
      return `Round ${event.round} begins.`;
    case 'drew':
      return `${who(event.seat)} draws ${event.bones ? list(event.bones) : `${event.count} unseen`}.`;
    case 'bidsShown':
      return `The bids are ${list(event.bids)}: the turn is ${who(event.turn)}'s.`;
    case 'aimed':
      return `${who(event.seat)} takes aim.`;
    case 'rested':
      return `${who(event.seat)} rests.`;
    case 'missed':
      return `${who(event.seat)} does no harm.`;
    case 'fell':
      return `${who(event.seat)} falls.`;
    case 'scouted':
      return `${who(event.seat)} looks at the hand of ${who(event.of)}${event.hand ? `: ${list(event.hand)}` : ''}.`;
    case 'attacked':
      return `${who(event.seat)} attacks ${who(event.at)} with the ${event.bone}.`;
    case 'reacted':
      return `${who(event.seat)} throws in the ${event.bone}: strength ${event.strength}.`;
    case 'rolled':
      return `${who(event.seat)} rolls ${event.die}.`;
    case 'hurt':
      return `${who(event.seat)} loses ${event.amount} health.`;
  }
}

function reasonSentence(reason: Reason): string {
  switch (reason.rule) {
    case 'BD-DUEL-02':
    case 'BD-DUEL-03':
      return `That takes ${String(reason.need)} marrow; you have ${String(reason.have)}.`;
    case 'BD-DUEL-03a':
      return 'Only once in a turn.';
    case 'BD-DUEL-04':
      return `Nobody attacks with a ${String(reason.bone)}.`;
    case 'BD-DUEL-04a':
      return `${who(Number(reason.fighter))} has fallen.`;
    case 'BD-DUEL-05':
      return `A ${String(reason.bone)} stops no attack.`;
    case 'BD-DUEL-05a':
      return `A ${String(reason.bone)} only guards the one who holds it.`;
    default:
      return 'The rules forbid it.';
  }
}

export const toyWords: Words<ToyView> = {
  decision: (kind, about) => {
    if (kind === 'bid') return 'Bid for the turn.';
    if (kind === 'act') return 'Attack, or rest.';
    return `Answer the ${String(about.bone)} of ${who(Number(about.by))}, or let it happen.`;
  },
  option: (option: Option) => optionWords(option as Parameters<typeof optionWords>[0]),
  event: (event) => eventWords(event as ToyEvent),
  reason: (reason) => kernelReason(reason) ?? `${reasonSentence(reason)} (${reason.rule})`,
  outcome: ({ winners, how }) =>
    `${winners.map(who).join(' and ')} ${how === 'lastStanding' ? 'is the last one standing' : 'kept the most health'}.`,
  board: (view) =>
    [
      `Round ${view.round}. In the bag ${view.bag}, thrown away ${view.pile.length}.`,
      ...view.fighters.map(
        ({ health, marrow, bones, hand }, seat) =>
          `${who(seat)}: health ${health}, marrow ${marrow}, ${hand ? list(BONES.filter((bone) => hand.includes(bone))) : `${bones} bones`}`,
      ),
    ].join('\n'),
  setting: (key, value) => (value === undefined ? `How much ${key}` : `${key}: ${String(value)}`),
};

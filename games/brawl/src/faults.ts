/** What must hold in every state: nothing is in two places, nothing is lost. */
import type { Frame } from '@questhall/kernel';
import { HEX_COUNT, IS_STATUE } from './content/arena.ts';
import { CHALLENGES, championCard, TRAPS } from './content/index.ts';
import type { SpringTrap, Walk } from './flow.ts';
import * as flow from './flow.ts';
import { remainingOf } from './queries/values.ts';
import type { State } from './state.ts';
import { GATE } from './state.ts';
import { CORES, TRAP_FACES } from './vocabulary.ts';

export function faults(s: State): string[] {
  return [...cardFaults(s), ...trapFaults(s), ...challengeFaults(s), ...standingFaults(s), ...coreFaults(s)];
}

const counted = (pile: readonly string[], piece: string): number =>
  pile.filter((candidate) => candidate === piece).length;

function cardFaults(s: State): string[] {
  if (s.phase === 'order' || s.phase === 'home' || s.phase === 'champions') return [];
  return s.players.flatMap(({ seat, hand, planned, deck, discard }) => {
    const shown = s.resolving.filter((entry) => entry.seat === seat).map(({ card }) => card);
    const all = [...hand, ...planned, ...deck, ...discard, ...shown];
    const own = s.champions.filter((champion) => champion.seat === seat);
    const expected = own.flatMap(({ key }) => championCard(key).cards.map(({ id }) => id));
    const wrong = expected.filter((card) => counted(all, card) !== 1);
    const strange = all.length === expected.length ? [] : [`seat ${seat} has ${all.length} cards`];
    return [...wrong.map((card) => `seat ${seat} has ${counted(all, card)} × ${card}`), ...strange];
  });
}

function trapFaults(s: State): string[] {
  const turned = s.stack
    .filter(({ proc }) => proc === flow.springTrap.name)
    .map(({ locals }) => (locals as SpringTrap).face);
  const faces = [...s.traps.map(({ face }) => face), ...s.supply, ...turned];
  const wrong = TRAP_FACES.filter((face) => counted(faces, face) !== counted(TRAPS, face));
  const places = s.traps.map(({ hex }) => hex);
  const twice = places.filter((hex, index) => places.indexOf(hex) !== index || IS_STATUE[hex]);
  return [
    ...wrong.map((face) => `there are ${counted(faces, face)} × ${face}`),
    ...twice.map((hex) => `trap on ${hex}`),
  ];
}

function challengeFaults(s: State): string[] {
  const all = [...s.challengeDeck, ...s.challengeDiscard, ...s.track.filter((card) => card !== null)];
  return CHALLENGES.filter(({ id }) => counted(all, id) !== 1).map(({ id }) => `${counted(all, id)} × ${id}`);
}

/** Movement is part of many procedures. */
const isOnItsWay = ({ locals }: Frame): boolean => ((locals as Partial<Walk>).ends ?? []).length > 0;

/** Two may share a hex only while one of them deals with the trap below the other, or is about to go on. */
function standingFaults(s: State): string[] {
  const passing = s.stack.some((frame) => frame.proc === flow.springTrap.name || isOnItsWay(frame));
  return s.champions.flatMap(({ key, hex, damage }, id) => {
    if (hex === GATE) return damage > 0 ? [`${key} is hurt on the Gate`] : [];
    if (hex < 0 || hex >= HEX_COUNT || IS_STATUE[hex]) return [`${key} stands on ${hex}`];
    if (remainingOf(s, id) <= 0) return [`${key} stands with too much damage`];
    const shared = s.champions.some((other, index) => index < id && other.hex === hex);
    return shared && !passing ? [`two stand on ${hex}`] : [];
  });
}

const coreFaults = (s: State): string[] =>
  s.players
    .filter(({ ready }) => ready.length > CORES.length || new Set(ready).size < ready.length)
    .map(({ seat }) => `seat ${seat} has a Core twice`);

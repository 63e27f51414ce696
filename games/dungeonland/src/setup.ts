/** Options and a generator to a first state. */
import type { Rng } from '@questhall/kernel';
import { call, freshMachine } from '@questhall/kernel';
import { CONSUMABLES, EQUIPMENT } from './content/index.ts';
import * as flow from './flow.ts';
import { freshProgress } from './procedures/adventure.ts';
import { emptyMap } from './procedures/map-changes.ts';
import type { Options, State } from './state.ts';

const level = (number: number): string[] =>
  EQUIPMENT.filter((item) => item.level === number).map(({ id }) => id);

export function setup(options: Options, rng: Rng): State {
  const s: State = {
    ...freshMachine(rng),
    options: Object.freeze({ ...options }),
    heroes: [],
    others: [],
    arrivals: [],
    map: emptyMap(),
    round: 0,
    phase: 'between',
    rules: [],
    row: [],
    active: null,
    villain: null,
    progress: freshProgress(options.adventure),
    won: [],
    failed: [],
    exploration: [],
    eventDeck: [],
    eventDiscard: [],
    consumables: CONSUMABLES.flatMap(({ id, count }) => Array.from({ length: count }, () => id)),
    consumableDiscard: [],
    equipment: [level(1), level(2), level(3)],
    equipmentDiscard: [[], [], []],
    offer: [],
  };
  call(s, flow.playGame, {});
  return s;
}

/** Answers and readings that many tests share. */
import type { Scene, Stage } from '@questhall/testkit';
import * as flow from '../src/flow.ts';
import type { State } from '../src/state.ts';
import type { Energy } from '../src/vocabulary.ts';

/** Nobody answers an attack or Defends, as long as that is all that is asked. */
export function endure(t: Scene<State>): Scene<State> {
  for (let [asked] = t.decisions; asked; [asked] = t.decisions) {
    if (asked.kind === 'defend') t.choose('defend', { do: 'defend', cards: [], xp: 0 }, asked.seat);
    else if (asked.kind === 'riposte') t.choose('riposte', 'pass', asked.seat);
    else break;
  }
  return t;
}

/** The damage on every Creature that has any. */
export const wounds = ({ state }: Scene<State>): { readonly [creature: string]: number } =>
  Object.fromEntries(
    [...state.heroes, ...state.monsters]
      .filter(({ damage }) => damage > 0)
      .map(({ id, damage }) => [id, damage]),
  );

/** So many cards of one kind. */
export const cards = (n: number, energy: Energy): Energy[] => Array.from({ length: n }, () => energy);

/** Below whatever begins lie the Turns of a Round, its World and the game: what comes after it comes as in a match. */
export const midRound = (stage: Stage<State>): Stage<State> =>
  stage
    .within(flow.playGame, {}, 'worlds')
    .within(flow.playWorld, {}, 'market')
    .within(flow.playRounds, {}, 'time')
    .within(flow.playRound, {}, 'worldEnd')
    .within(flow.takeTurns, { first: '' }, 'next');

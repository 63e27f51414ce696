/** What the rules foresee at the start of each question of an activation: what one move brings within reach, and whom monsters go for. */
import type { Approach, DungeonlandView, Intention } from '@questhall/games/dungeonland';
import { nameOfFigure } from '@questhall/games/dungeonland';
import type { Option } from '@questhall/kernel';
import type { SeenDecision } from '@questhall/protocol';
import type { Joined } from '../../../table/parts/joined.ts';
import { optionsAt } from '../../../table/refs.ts';
import { meantAt } from './meant.ts';

export const approachesIn = (decision: SeenDecision | null): readonly Approach[] =>
  Array.isArray(decision?.about.approaches) ? (decision.about.approaches as unknown as Approach[]) : [];

const intentionsIn = (decision: SeenDecision | null): readonly Intention[] =>
  Array.isArray(decision?.about.intentions) ? (decision.about.intentions as unknown as Intention[]) : [];

export const intentionOf = (decision: SeenDecision | null, figure: number): Intention | undefined =>
  intentionsIn(decision).find((each) => each.figure === figure);

/** A click on what is out of reach goes there and does it: with what was used last, or the weapon in hand. */
export function approachesAsJoined(
  decision: SeenDecision | null,
  arm: string | undefined,
): readonly Joined[] {
  return approachesIn(decision).flatMap(({ to, by }) => {
    const move = optionsAt(decision, { ...by }).find((option) => option.do === 'move');
    const after = (next: SeenDecision): Option | undefined =>
      next.kind === 'act' ? meantAt(next.options, { ...to }, arm) : undefined;
    return move === undefined ? [] : [{ at: { ...to }, first: move, after }];
  });
}

const BECAUSE: { readonly [because: string]: string } = {
  hunter: 'it hunts the lowest Health',
  nearest: 'nearest',
  leastHealth: 'lowest Health',
  fewestDice: 'fewest defence dice',
  fewestFreeAttacks: 'safest way',
  rowOrder: 'highest on the row',
  marked: 'marked',
};

/** A sentence, or none: "Would attack Snow White now (nearest)." */
export function intentionWords(
  decision: SeenDecision | null,
  figure: number,
  view: DungeonlandView,
): readonly string[] {
  const meant = intentionOf(decision, figure);
  if (meant === undefined) return [];
  if (meant.target < 0) return ['Would reach nobody now: it comes nearer.'];
  const because = BECAUSE[meant.because];
  return [
    `Would attack ${nameOfFigure(meant.target, view)} now${because === undefined ? '' : ` (${because})`}.`,
  ];
}

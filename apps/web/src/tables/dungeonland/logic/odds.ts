/** [T3] What an attack is likely to do, as the rules foresee it for every weapon and spell. */
import type { Odds } from '@questhall/games/dungeonland';
import { nameOfThing } from '@questhall/games/dungeonland';
import type { Option } from '@questhall/kernel';
import type { SeenDecision } from '@questhall/protocol';
import { optionsAt } from '../../../table/refs.ts';
import { approachesIn } from './ahead.ts';
import { armOf } from './meant.ts';

const oddsIn = (decision: SeenDecision | null): readonly Odds[] =>
  Array.isArray(decision?.about.odds) ? (decision.about.odds as unknown as Odds[]) : [];

export const oddsWith = (decision: SeenDecision | null, arm: string, figure: number): Odds | undefined =>
  oddsIn(decision).find((odds) => odds.arm === arm && odds.figure === figure);

/** With each thing that this option, an attack or a spell, is carried out with. */
export function oddsOf(decision: SeenDecision | null, option: Option): Odds | undefined {
  const { type } = option as Option & { readonly type?: string };
  const arm = armOf(option);
  return oddsIn(decision).find(
    (odds) =>
      odds.arm === arm && odds.figure === option.at?.figure && (type === undefined || odds.type === type),
  );
}

export const oddsWords = ({ hits, fells, damage }: Odds): string =>
  damage === 0 && fells === 0
    ? `${hits}% to succeed`
    : `${hits}% to hurt, ${fells}% to defeat, ${(damage / 10).toFixed(1)} damage on average`;

/** A line for each thing that can be pointed at this figure now, or after a move. */
export function oddsLines(decision: SeenDecision | null, figure: number): readonly string[] {
  const arms = optionsAt(decision, { figure }).flatMap((option) => armOf(option) ?? []);
  const isNear = approachesIn(decision).some(({ to }) => 'figure' in to && to.figure === figure);
  return oddsIn(decision)
    .filter((odds) => odds.figure === figure && (isNear || arms.includes(odds.arm)))
    .map((odds) => `${nameOfThing(odds.arm)}: ${oddsWords(odds)}.`);
}

/** Two answers in one click, where the thing that is clicked belongs to the question after this one. */
import type { Option } from '@questhall/kernel';
import { same } from '@questhall/kernel';
import { useEffect } from 'react';
import type { Scene } from '../game-table.ts';

type OpenDecision = Pick<Scene, 'decision' | 'choose'>;

interface Plan {
  /** The question whose answer comes first. */
  readonly after: number;
  /** The kind of the question the second answer belongs to. */
  readonly kind: string;
  readonly option: Option;
}

let plan: Plan | undefined;

/** Answers the open question now, and the one that follows from it as well. */
export function chooseBoth(
  { decision, choose }: OpenDecision,
  first: Option,
  kind: string,
  option: Option,
): void {
  if (decision === null) return;
  plan = { after: decision.id, kind, option };
  choose(first);
}

/** Carries out what was planned, if it is still possible: called once, by the board. */
export function usePlan({ decision, choose }: OpenDecision): void {
  useEffect(() => {
    if (decision === null || plan === undefined || plan.after === decision.id) return;
    const { kind, option } = plan;
    plan = undefined;
    const found = decision.options.find((candidate) => same(candidate, option));
    if (decision.kind === kind && found) choose(found);
  }, [decision, choose]);
}

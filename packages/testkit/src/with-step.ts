import type { MachineState, Procedure, Step } from '@questhall/kernel';
import { rulesFor } from '@questhall/kernel';

/** A procedure with another step in the place of one. */
export function withStep<S extends MachineState>(
  procedure: Procedure<S, object> | undefined,
  name: string,
  change: (was: Step<S, object>) => Step<S, object>,
): Procedure<S, object> {
  if (!procedure?.steps.has(name)) throw new Error(`${procedure?.name} has no step ${name}`);
  const steps = [...procedure.steps.values()].map((place): [string, Step<S, object>] => [
    place.name,
    place.name === name ? change(place.step) : place.step,
  ]);
  return rulesFor<S>().procedure(procedure.name, Object.fromEntries(steps));
}

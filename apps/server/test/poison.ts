/** Games whose rules throw. */
import type { Game, MachineState, Procedure, Step } from '@questhall/kernel';
import { rulesFor } from '@questhall/kernel';

/** The same game, but from this question on every step of its rules throws. */
export function poisoned(game: Game, from: number): Game {
  const poison = (step: Step<MachineState, object>): Step<MachineState, object> =>
    typeof step !== 'function'
      ? step
      : (s, f) => {
          if (s.asks >= from) throw new Error(`the rules of ${game.id} are poisoned`);
          return step(s, f);
        };
  const spoil = (procedure: Procedure<MachineState, object>): Procedure<MachineState, object> =>
    rulesFor<MachineState>().procedure(
      procedure.name,
      Object.fromEntries([...procedure.steps.values()].map(({ name, step }) => [name, poison(step)])),
    );
  const procedures = Object.fromEntries(
    Object.entries(game.procedures).map(([name, procedure]) => [name, spoil(procedure)]),
  );
  return { ...game, procedures };
}

/** Rules and bots that throw. */
import type { Game, MachineState, Procedure, Step } from '@questhall/kernel';
import { rulesFor } from '@questhall/kernel';
import type { Thinker } from '../tables/thinker.ts';
import { BrokenThought } from '../tables/thinker.ts';

/** The same game, but its rules throw whenever this says so. */
export function poisoned(game: Game, throws: (s: MachineState) => boolean): Game {
  const poison = (step: Step<MachineState, object>): Step<MachineState, object> =>
    typeof step !== 'function'
      ? step
      : (s, f) => {
          if (throws(s)) throw new Error(`the rules of ${game.id} are poisoned`);
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

/** The same bots, but they throw whenever this says so. */
export const poisonedBots = (thinker: Thinker, throws: () => boolean): Thinker => ({
  ...thinker,
  choose: (asker, thought, level) =>
    throws()
      ? Promise.reject(new BrokenThought('the bot is poisoned'))
      : thinker.choose(asker, thought, level),
});

/** A thread in which dice fall. */
import type { Json } from '@questhall/kernel';
import type { Landed } from '@questhall/protocol/host';
import { diceFor } from '../games.ts';
import { serve } from '../threads/serving.ts';

export interface Roll {
  readonly game: string;
  readonly plan: Json;
}

serve(async ({ game, plan }: Roll): Promise<Landed> => {
  const dice = await diceFor(game);
  if (!dice?.carryOut) throw new Error(`nothing is thrown in ${game}`);
  return dice.carryOut(plan);
});

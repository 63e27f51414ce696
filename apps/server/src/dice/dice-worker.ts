/** A thread in which dice fall. One throw at a time comes in, what came of it goes out. */
import { parentPort } from 'node:worker_threads';
import type { Json } from '@questhall/kernel';
import type { Landed } from '@questhall/protocol/host';
import { diceFor } from '../games.ts';
import { guarded } from '../guarded.ts';

export interface RollRequest {
  readonly id: number;
  readonly game: string;
  readonly plan: Json;
}

export type RollReply = { readonly id: number } & ({ readonly landed: Landed } | { readonly error: string });

const port = parentPort;
if (!port) throw new Error('this file is a worker thread of rolling.ts');

const fail = (error: unknown, [{ id }]: readonly [RollRequest]): void =>
  port.postMessage({ id, error: String(error) } satisfies RollReply);

port.on(
  'message',
  guarded(fail, (request: RollRequest) => {
    roll(request).then(
      (reply) => port.postMessage(reply),
      (error: unknown) => fail(error, [request]),
    );
  }),
);

async function roll({ id, game, plan }: RollRequest): Promise<RollReply> {
  const dice = await diceFor(game);
  if (!dice?.carryOut) throw new Error(`nothing is thrown in ${game}`);
  return { id, landed: dice.carryOut(plan) };
}

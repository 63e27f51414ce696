/** A player at a table of a server: comes in with the token of its seat, is asked, answers, until the match is over. */
import { setTimeout } from 'node:timers/promises';
import type { Option, Outcome } from '@questhall/kernel';
import type { ClientState, SeenDecision, Shown } from '@questhall/protocol';
import { createTableClient, playAddress, reasonText } from '@questhall/protocol';

export interface Question {
  readonly decision: SeenDecision;
  readonly view: Shown['seen']['view'];
  /** Milliseconds left on the seat's clock; nothing: there is none. */
  readonly left: number | undefined;
}

export interface RemotePlayer {
  /** A match begins: who plays, from which seat. */
  begin(table: NonNullable<ClientState['table']>, seat: number): void;
  choose(question: Question): Promise<Option>;
  end(outcome: Outcome | null): Promise<void>;
}

/** A server lets nobody say more than so much in a second; who is told so waits that long, in milliseconds. */
const A_MOMENT = 500;

/** Plays one match. Says how it ended; rejects when the line breaks, or the table refuses an answer. */
export function playRemotely(
  server: URL,
  table: string,
  token: string,
  player: RemotePlayer,
): Promise<Outcome> {
  const address = playAddress(server, table);
  const socket = new WebSocket(address);
  const client = createTableClient({ table, token, send: (frame) => socket.send(frame) });
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
  let begun = false;
  let answering = -1;
  let left = false;

  const leave = async (result: Outcome | Error): Promise<void> => {
    if (left) return;
    left = true;
    stop();
    socket.close();
    await player.end(result instanceof Error ? null : result);
    if (result instanceof Error) reject(result);
    else resolve(result);
  };

  const answer = async ({ seen }: Shown, seat: number, decision: SeenDecision): Promise<void> => {
    const option = await player.choose({ decision, view: seen.view, left: seen.clock?.[seat] });
    for (;;) {
      const reply = await client.answer(seat, option);
      if ('ok' in reply) return;
      if (reply.refused.rule !== 'QH-TOO-FAST')
        throw new Error(reasonText(reply.refused) ?? reply.refused.rule);
      await setTimeout(A_MOMENT);
    }
  };

  const look = (state: ClientState): void => {
    if (state.bye) return void leave(new Error(reasonText(state.bye.reason) ?? state.bye.reason.rule));
    const seat = state.you?.seats[0];
    if (state.you && seat === undefined)
      return void leave(new Error('This token has no seat at that table.'));
    const shown = seat === undefined ? undefined : state.shown.get(seat);
    if (!state.table || seat === undefined || !shown) return;
    if (!begun) player.begin(state.table, seat);
    begun = true;
    const { decision, outcome } = shown.seen;
    if (outcome) return void leave(outcome);
    if (!decision || decision.id === answering) return;
    answering = decision.id;
    answer(shown, seat, decision).catch((error: unknown) =>
      leave(error instanceof Error ? error : new Error(String(error))),
    );
  };

  const stop = client.listen(look);
  socket.addEventListener('open', () => client.connected());
  socket.addEventListener('message', ({ data }) => client.receive(String(data)));
  socket.addEventListener('error', () => leave(new Error(`There is no table at ${address.href}.`)));
  socket.addEventListener('close', () => leave(new Error('Connection to the table lost.')));
  return promise;
}

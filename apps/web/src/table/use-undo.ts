import type { Viewer } from '@questhall/kernel';
import type { TableInfo, UndoState } from '@questhall/protocol';
import { useCallback, useState } from 'react';
import type { TableConnection } from '../play/connection.ts';
import { hostReasonText } from '../play/reasons.ts';
import { useToast } from '../ui/Toast.tsx';

export interface Undo {
  readonly state: UndoState;
  /** The others are being asked. */
  readonly asking: boolean;
  /** Somebody asks us. */
  readonly askedBy: string | undefined;
  readonly run: () => void;
  /** How often something was taken back from here. */
  readonly taken: number;
  readonly reply: (agree: boolean) => void;
}

/** Taking back one's last choice: at once, by asking the others, or not, and then the host says why. */
export function useUndo(connection: TableConnection, table: TableInfo, seat: Viewer, state: UndoState): Undo {
  const { client } = connection;
  const toast = useToast();
  const { undo: asked } = table;
  const [taken, setTaken] = useState(0);
  const run = useCallback(() => {
    if (seat === null) return;
    setTaken((times) => times + 1);
    client.ask({ type: 'undo', seat }).then(
      (reply) => {
        if ('refused' in reply) toast({ text: hostReasonText(reply.refused) });
      },
      () => {},
    );
  }, [client, seat, toast]);
  const reply = useCallback(
    (agree: boolean) => {
      if (seat !== null) client.ask({ type: 'undoReply', seat, agree }).catch(() => {});
    },
    [client, seat],
  );
  const mustReply = seat !== null && asked?.waiting.includes(seat) === true;
  return {
    state,
    asking: asked !== null && asked.seat === seat,
    askedBy: mustReply && asked ? table.seats[asked.seat]?.name : undefined,
    run,
    taken,
    reply,
  };
}

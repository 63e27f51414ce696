import type { Json } from '@questhall/kernel';
import type { SeenDecision } from '@questhall/protocol';
import { useCallback, useEffect, useState } from 'react';
import { t } from '../language/texts.ts';
import type { StandingOrder } from '../play/standing-orders.ts';
import { afterOwnTurn, answerByOrder, withOrder } from '../play/standing-orders.ts';
import { useToast } from '../ui/Toast.tsx';
import type { Scene } from './game-table.ts';

export interface Orders {
  readonly orders: readonly StandingOrder[];
  readonly give: (order: StandingOrder) => void;
  readonly drop: (order: StandingOrder) => void;
}

interface OrdersInput {
  readonly decision: SeenDecision | null;
  /** It is asked out of turn. */
  readonly isReaction: boolean;
  readonly view: Json | undefined;
  readonly words: Scene['words'];
  readonly choose: Scene['choose'];
}

/** Orders of the seats that are played here, and their answers to the open question. */
export function useOrders({ decision, isReaction, view, words, choose }: OrdersInput): Orders {
  const toast = useToast();
  const [orders, setOrders] = useState<readonly StandingOrder[]>([]);
  useEffect(() => {
    if (decision === null || view === undefined || orders.length === 0) return;
    if (!isReaction) {
      const left = afterOwnTurn(orders, decision.seat);
      if (left.length < orders.length) setOrders(left);
      return;
    }
    const answered = answerByOrder(orders, decision, view);
    if (answered === undefined) return;
    choose(answered.option);
    toast({ text: t('By standing order: {option}', { option: words.option(answered.option, view) }) });
  }, [decision, isReaction, view, words, choose, orders, toast]);
  const give = useCallback((order: StandingOrder) => setOrders((all) => withOrder(all, order)), []);
  const drop = useCallback(
    (order: StandingOrder) => setOrders((all) => all.filter((other) => other !== order)),
    [],
  );
  return { orders, give, drop };
}

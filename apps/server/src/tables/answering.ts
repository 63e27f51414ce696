/** Answers that take time before they are given: what bots choose, and dice, which fall in another thread whoever throws them. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Json, Option, Seat } from '@questhall/kernel';
import type { AnswerRequest, BotLevel } from '@questhall/protocol';
import type { Client, TableHost, Thought } from '@questhall/protocol/host';
import { refuse } from './contained.ts';
import type { TableTools } from './table-tools.ts';
import type { Throws } from './throws.ts';

export interface AnsweringTools extends Pick<TableTools, 'now' | 'thinker'> {
  /** Missing: nothing is really thrown in this game. */
  readonly throws: Throws | undefined;
  /** How often whose dice are thrown. */
  readonly limit: TableTools['throws'];
  host(): Pick<TableHost, 'planThrow' | 'questions'>;
  /** Whose share is used for this seat, or for bots. */
  payer(seat?: Seat): string;
  /** The table is gone: nobody waits any more. */
  closed(): boolean;
  fault(error: unknown): void;
}

export interface Answering {
  /** What a bot chooses, if it is still asked. If it is a throw, its dice have fallen. */
  choose(thought: Thought, level: BotLevel): Promise<Option | undefined>;
  /** The throw this answer is, unless its dice lie already. */
  planOf(request: AnswerRequest): Json | undefined;
  /** Lets the dice fall, and then gives the answer. Nobody throws as often as they like. */
  roll(client: Client, request: AnswerRequest, plan: Json, answer: () => void): void;
}

/** Milliseconds after which a bot looks whether there is room for its dice. */
const ROOM_AFTER = 50;

export function createAnswering(tools: AnsweringTools): Answering {
  const { throws, host, payer } = tools;
  /** Seats whose dice are in the air. */
  const rolling = new Set<Seat>();

  return {
    async choose(thought, level) {
      const { match, seat } = thought;
      const [only, ...more] = match.decisions.find((open) => open.seat === seat)?.options ?? [];
      const option = only && more.length === 0 ? only : await tools.thinker.choose(payer(), thought, level);
      if (!option) return undefined;
      const question =
        host()
          .questions()
          .find((open) => open.seat === seat)?.question ?? -1;
      const plan = host().planThrow(seat, question, option);
      if (!throws || plan === undefined) return option;
      // Whose bots throw much waits for themselves: dice that fall here would make everybody wait.
      while (!(await throws.makeReady(payer(), { option }, plan)) && !tools.closed()) await sleep(ROOM_AFTER);
      return option;
    },
    planOf(request) {
      const { seat, decision, option, thrown } = request;
      return throws && !throws.isReady(request)
        ? host().planThrow(seat, decision, option, thrown)
        : undefined;
    },
    roll(client, request, plan, answer) {
      const { seat } = request;
      const share = payer(seat);
      if (!throws || rolling.has(seat) || !tools.limit.take(share, tools.now())) {
        refuse(client, request, 'QH-ROLLING');
        return;
      }
      rolling.add(seat);
      throws
        .makeReady(share, request, plan)
        .finally(() => rolling.delete(seat))
        .then((ready) => (ready ? answer() : refuse(client, request, 'QH-ROLLING')))
        .catch((error: unknown) => {
          tools.fault(error);
          refuse(client, request, 'QH-FAULT');
        });
    },
  };
}

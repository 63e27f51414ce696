/** Bots think in threads of their own: a table never waits for another table's bot to think. */
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { BotReply, BotRequest } from '@questhall/bots';
import { save } from '@questhall/kernel';
import type { BotLevel } from '@questhall/protocol';
import type { Thought } from '@questhall/protocol/host';
import type { Thinker } from '../tables/thinker.ts';
import { BrokenThought } from '../tables/thinker.ts';
import { createThreads } from '../threads/threads.ts';
import { hurried } from './hurry.ts';

type Thoughts = Extract<BotReply, { option: unknown }>;

const HINT_LEVEL = 'master';
const HINTS = 3;
/** Whoever has so many thoughts waiting gets no hints. Their bots wait for themselves: each seat has one thought at most. */
const MOST_WAITING = 32;
/** Whoever thinks with all processors but one leaves so many threads to others. */
const FOR_OTHERS = 2;
/** Milliseconds: many times what the slowest level takes on a slow machine. */
const LONGEST = 60_000;

/** `games` is the address of a module that exports GAMES: the threads load it themselves. */
export function createThinking(
  games: URL,
  processors: number = Math.max(1, availableParallelism() - 1),
): Thinker {
  const threads = createThreads<BotRequest, BotReply>({
    file: new URL('./bot-worker.ts', import.meta.url),
    data: games.href,
    most: processors + FOR_OTHERS,
    mostEach: processors,
    mostWaiting: Number.POSITIVE_INFINITY,
    longest: LONGEST,
    hurried: (request, others) => ({ ...request, budget: hurried(request.level, others) }),
    broken: (why) => new BrokenThought(why),
  });
  let nextId = 1;

  const ask = async (
    asker: string,
    { match, seat, dropped }: Thought,
    level: BotLevel,
    hints: number,
  ): Promise<Thoughts | undefined> => {
    const idNow = (): number | undefined => match.decisions.find((open) => open.seat === seat)?.id;
    const asked = idNow();
    const request = (): BotRequest | undefined =>
      asked !== undefined && asked === idNow()
        ? {
            id: nextId++,
            game: match.game.id,
            rulesVersion: match.game.version,
            state: save(match.game, match.state),
            seat,
            level,
            seed: randomUUID(),
            hints,
          }
        : undefined;
    const reply = await threads.ask(asker, request, dropped);
    if (reply && 'error' in reply) throw new BrokenThought(reply.error);
    return reply;
  };

  return {
    async choose(asker, thought, level) {
      return (await ask(asker, thought, level, 0))?.option;
    },
    async hint(asker, thought) {
      if (threads.waiting(asker) >= MOST_WAITING) return undefined;
      const thoughts = await ask(asker, thought, HINT_LEVEL, HINTS);
      return thoughts?.hints.map(({ option, chance, because, equal }) => ({
        option,
        chance,
        because,
        equal,
      }));
    },
    close: threads.close,
  };
}

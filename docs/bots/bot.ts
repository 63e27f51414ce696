/**
 * A player in sixty lines, to begin with: it looks one thing up in what it sees, and otherwise does what it likes to do.
 *
 *     questhall simulate pug-quest --players 2 --bots "program:node docs/bots/bot.ts"     (Node 24 or newer)
 *
 * It can play every game, since it picks from the options it is shown; what it likes are deeds of Fantasy Pug Quest.
 */
import { createInterface } from 'node:readline';

interface Option {
  readonly do: string;
  readonly cards?: readonly string[];
  readonly at?: { readonly creature?: string; readonly display?: string };
}

interface View {
  readonly monsters?: readonly { readonly id: string; readonly damage: number }[];
}

type Message =
  | { readonly type: 'hello'; readonly seat: number }
  | { readonly type: 'decide'; readonly id: number; readonly options: readonly Option[]; readonly view: View }
  | { readonly type: 'over' };

/** How much we like to do a thing. What is not listed here is worth 1. */
const LIKES: { readonly [deed: string]: number } = {
  ...{ combo: 5, standardAttack: 4, riposte: 4, draw: 3, pickUp: 3, payTax: 2, buy: 2 },
  ...{ move: 0.5, change: 0.1, discard: 0.1, offer: 0, stop: 0, endTurn: 0.2 },
};

/** A number for an option: the greater, the better. */
function worth(option: Option, view: View): number {
  const { do: deed, cards = [], at } = option;
  let value = LIKES[deed] ?? 1;
  // Pay with as few Jokers as possible, and defend with as many cards as possible.
  value -= 0.5 * cards.filter((card) => card === 'joker').length;
  if (deed === 'defend') value += cards.length;
  // A Joker on display is worth more than any other card, and who is hurt already falls sooner.
  if (at?.display === 'joker') value += 2;
  value += 0.5 * (view.monsters?.find(({ id }) => id === at?.creature)?.damage ?? 0);
  return value + Math.random();
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line) as Message;
  if (message.type === 'over') break;
  if (message.type !== 'decide') continue;
  const worths = message.options.map((option) => worth(option, message.view));
  const answer = { id: message.id, option: worths.indexOf(Math.max(...worths)) };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

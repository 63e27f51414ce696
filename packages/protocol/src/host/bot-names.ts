/** What bots are called: by temperament, and no two of a table alike. */
import type { BotLevel } from '../table.ts';

const NAMES: { readonly [level in BotLevel]: readonly string[] } = {
  random: ['Whim', 'Tumble', 'Dizzy', 'Fidget', 'Hiccup', 'Wobble'],
  squire: ['Button', 'Clover', 'Puddle', 'Acorn', 'Thimble', 'Sprout'],
  greedy: ['Snatch', 'Nibbles', 'Magpie', 'Gobble', 'Pocket', 'Scamp'],
  apprentice: ['Pip', 'Juniper', 'Wick', 'Tansy', 'Moss', 'Bramble'],
  adept: ['Ada', 'Corvin', 'Isolde', 'Fenwick', 'Maren', 'Quill'],
  master: ['Morgana', 'Alaric', 'Sibyl', 'Mordecai', 'Ravenna', 'Old Thorn'],
};

/** The first name of its kind that nobody at the table has. */
export function botName(level: BotLevel, taken: readonly string[]): string {
  const names = NAMES[level];
  const free = names.find((name) => !taken.includes(name));
  if (free !== undefined) return free;
  const [first = level] = names;
  let heir = 2;
  while (taken.includes(`${first} the ${heir}.`)) heir += 1;
  return `${first} the ${heir}.`;
}

import type { BotLevel } from '@questhall/protocol';

/** The bots by how well they play. */
export const BOT_LABELS: { readonly [level in BotLevel]: string } = {
  random: 'Silly',
  greedy: 'Easy',
  apprentice: 'Fair',
  adept: 'Good',
  master: 'Strong',
};

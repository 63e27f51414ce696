import type { BotLevel } from '@questhall/protocol';

/** The bots by how far they have come in their craft. */
export const BOT_LABELS: { readonly [level in BotLevel]: string } = {
  random: 'Jester',
  apprentice: 'Apprentice',
  greedy: 'Journeyman',
  adept: 'Adept',
  master: 'Master',
};

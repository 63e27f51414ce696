import type { BotLevel } from '@questhall/protocol';
import { t } from '../language/texts.ts';

/** The bots by how far they have come in their craft. */
export const BOT_LABELS: { readonly [level in BotLevel]: string } = {
  random: t('Jester'),
  squire: t('Squire'),
  apprentice: t('Apprentice'),
  greedy: t('Journeyman'),
  adept: t('Adept'),
  master: t('Master'),
};

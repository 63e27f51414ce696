/** Finds a match that is over, wherever it is kept. */

import type { MatchRecord } from '@questhall/kernel';
import type { ReplaySource } from '../app/routes.ts';
import { t } from '../language/texts.ts';
import { fetchBestOfQuest, fetchReplay } from './api.ts';
import { unpackRecord } from './packed.ts';
import { loadReplay } from './store.ts';

type Found = { readonly record: MatchRecord } | { readonly problem: string };

export async function recall(source: ReplaySource): Promise<Found> {
  if ('match' in source) {
    const answer = await fetchReplay(source.match);
    return 'ok' in answer ? { record: answer.ok } : answer;
  }
  if ('quest' in source) {
    const answer = await fetchBestOfQuest(source.quest);
    return 'ok' in answer ? { record: answer.ok } : answer;
  }
  if ('packed' in source) {
    const record = await unpackRecord(source.packed);
    return record === undefined ? { problem: t('This link is damaged.') } : { record };
  }
  const row = await loadReplay(source.saved);
  return row ?? { problem: t('This replay is not stored on this device.') };
}

/** Feats on this device, also where there is no hall, and in the hall, where they follow their owner. */
import type { Feat } from '@questhall/protocol';
import { deviceStore } from '../app/device-store.ts';
import { ask, sending } from './api.ts';
import { visitedTables } from './visited.ts';

const KEY = 'questhall.feats';
/** The latest; all of them where there is a hall. */
const MOST_HERE = 300;
const BATCH = 50;

function here(): readonly Feat[] {
  try {
    const kept: unknown = JSON.parse(deviceStore.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Feat[]) : [];
  } catch {
    return [];
  }
}

/** Whether another match on this device has brought it before. */
export const isEarned = (game: string, achievement: string, match: string): boolean =>
  here().some((feat) => feat.match !== match && feat.game === game && feat.earned.includes(achievement));

/** Written down once, whoever looks at the ending how often. */
export function keepFeat(feat: Feat): void {
  const known = here();
  if (known.some(({ match }) => match === feat.match)) return;
  try {
    deviceStore.setItem(KEY, JSON.stringify([feat, ...known].slice(0, MOST_HERE)));
  } catch {}
  // Nobody is made known to a server by playing alone.
  if (visitedTables().length > 0) tell([feat]).catch(() => {});
}

async function tell(feats: readonly Feat[]): Promise<void> {
  for (let at = 0; at < feats.length; at += BATCH)
    await ask('api/me/feats', sending('PUT', { feats: feats.slice(at, at + BATCH) }));
}

/** Of this device and of the hall. `mayTell`: what the hall does not know is told to it. */
export async function allFeats(mayTell: boolean): Promise<readonly Feat[]> {
  const mine = here();
  const answer = await ask<{ readonly feats: readonly Feat[] }>('api/me/feats');
  const theirs = 'ok' in answer ? answer.ok.feats : [];
  const known = new Set(theirs.map(({ match }) => match));
  const fresh = mine.filter(({ match }) => !known.has(match));
  if (mayTell && 'ok' in answer && fresh.length > 0) await tell(fresh);
  return [...fresh, ...theirs].toSorted((one, other) => other.at - one.at);
}

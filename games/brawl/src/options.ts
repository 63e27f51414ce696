/** [SFB-DEC-01] What is agreed before the game, and whether it can be played. */
import type { Configured, Problem, Setting } from '@questhall/kernel';
import { chosen, shown } from '@questhall/kernel';
import { readCards } from '@questhall/schema';
import { RINGS } from './content/box.ts';
import { CHAMPIONS } from './content/index.ts';
import { readChallenge } from './creations/challenge-draft.ts';
import { readChampion } from './creations/champion-draft.ts';
import type { Options } from './state.ts';
import { DRAFTS, FORMINGS } from './state.ts';

export const SETTINGS = [
  { key: 'draft', kind: 'choice', values: DRAFTS, default: 'casual' },
  { key: 'pool', kind: 'number', min: 6, max: CHAMPIONS.length, default: CHAMPIONS.length },
  { key: 'forming', kind: 'choice', values: FORMINGS, default: 'dealt' },
  { key: 'mirrors', kind: 'flag', default: false },
  { key: 'duplicates', kind: 'flag', default: false },
  { key: 'rings', kind: 'choice', values: RINGS, default: RINGS[0] },
  { key: 'ownChallenges', kind: 'content', default: [] },
  { key: 'ownChampions', kind: 'content', default: [] },
] as const satisfies readonly Setting[];

/** As many as a match shows at once. */
const MOST_CHALLENGES = 4;
/** As many as a side leads. */
const MOST_CHAMPIONS = 3;

/** [SFB-DRAFT-01] [SFB-TEAM-01] At least 6 different Champions; four players need 8, unless each is there twice. */
const LEAST_FOR_FOUR = 8;

export function configure(input: { readonly [key: string]: unknown }): Configured<Options> {
  const problems: Problem[] = [];
  const { ownChallenges, ownChampions, ...settings } = chosen(SETTINGS, input, problems);
  const { draft, pool, mirrors, duplicates } = settings;
  const players = input.players ?? 2;
  if (players !== 2 && players !== 4)
    problems.push({ field: 'players', found: shown(players), allowed: '2, 4' });
  if (mirrors && draft !== 'free')
    problems.push({ field: 'mirrors', found: 'true', allowed: 'false, or the free choice of Champions' });
  if (duplicates && (draft !== 'casual' || players !== 4))
    problems.push({ field: 'duplicates', found: 'true', allowed: 'false, or a casual draft of 4 players' });
  if (players === 4 && !duplicates && pool < LEAST_FOR_FOUR) {
    const allowed = `${LEAST_FOR_FOUR} to ${CHAMPIONS.length} for these players`;
    problems.push({ field: 'pool', found: shown(pool), allowed });
  }
  const own = {
    ...readCards('ownChallenges', ownChallenges, MOST_CHALLENGES, readChallenge, problems),
    ...readCards('ownChampions', ownChampions, MOST_CHAMPIONS, readChampion, problems),
  };
  if (problems.length > 0) return { problems };
  return { options: { ...settings, ...own, players: players === 4 ? 4 : 2 } };
}

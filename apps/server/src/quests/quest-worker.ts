/** A thread that plays quests once more. */
import { workerData } from 'node:worker_threads';
import type { GameId } from '@questhall/games';
import { questOf } from '@questhall/games/quests';
import type { Games } from '../games.ts';
import { diceFor } from '../games.ts';
import { serve } from '../threads/serving.ts';
import type { Played } from './playing.ts';
import { playQuest } from './playing.ts';
import type { QuestSubmission } from './quests.ts';

export interface Check extends QuestSubmission {
  readonly day: number;
  readonly game: GameId;
}

const { GAMES } = (await import(String(workerData))) as { readonly GAMES: Games };

/** Null: it is not how this quest can have gone. */
serve(async ({ day, game, rulesVersion, answers }: Check): Promise<Played | null> => {
  const quest = questOf(game, day);
  const rules = await GAMES[game]?.(rulesVersion);
  if (!quest || rules?.version !== rulesVersion) return null;
  return playQuest(rules, quest, answers, await diceFor(game)) ?? null;
});

/** Quests of the day: begun and finished on this device, told to the hall when there is one. */
import type { GameId } from '@questhall/games';
import { QUEST_GAMES, questOf, questTable } from '@questhall/games/quests';
import type { Handed, Json } from '@questhall/kernel';
import type { QuestDay, QuestOfGame, QuestResult } from '../app/services.ts';
import type { Answered } from './api.ts';
import { ask, introduce, sending } from './api.ts';
import { putStart } from './starts.ts';
import type { ReplayRow } from './store.ts';
import { listReplays, listTables } from './store.ts';

const DAY = 24 * 3600 * 1000;

const questDay = (now: number): number => Math.floor(now / DAY);

const matchOf = (game: GameId, day: number): string => `${questTable(game, day)}.1`;

/** The table of this quest, set up if nobody has begun it here. */
export async function openQuest(game: GameId, day: number): Promise<string> {
  const id = questTable(game, day);
  const quest = questOf(game, day);
  const begun = (await listTables()).some((row) => row.id === id);
  if (quest && !begun) putStart({ order: { do: 'begin', id, spec: quest.spec, seed: quest.seed } });
  return id;
}

const resultOf = ({ record, past, ending }: ReplayRow, name: string): QuestResult => ({
  name,
  won: past?.winners.includes(0) ?? false,
  ending,
  answers: record.answers.length,
  score: null,
  yours: true,
  place: 1,
});

/** What this device has finished of that day, by game. */
async function finishedHere(day: number): Promise<ReadonlyMap<GameId, ReplayRow>> {
  const rows = new Map((await listReplays()).map((row) => [row.id, row]));
  const found = QUEST_GAMES.flatMap((game) => {
    const row = rows.get(matchOf(game, day));
    return row === undefined ? [] : [[game, row] as const];
  });
  return new Map(found);
}

/** How it was thrown, where it was: what comes of it the hall finds out by itself. */
function thrownIn(handed: Handed | undefined): { readonly thrown?: Json } {
  const { by, input } = (handed?.note ?? {}) as { readonly by?: Json; readonly input?: Json };
  return by === undefined || input === undefined ? {} : { thrown: { by, input } };
}

const tell = (day: number, game: string, { record }: ReplayRow): Promise<Answered<unknown>> =>
  ask(
    `api/quests/${day}/${game}`,
    sending('PUT', {
      rulesVersion: record.rulesVersion,
      answers: record.answers.map(({ seat, option, handed }) => ({ seat, option, ...thrownIn(handed) })),
    }),
  );

const withUntold = (
  there: Answered<QuestDay>,
  refused: ReadonlyMap<string, NonNullable<QuestOfGame['untold']>>,
): Answered<QuestDay> =>
  'problem' in there
    ? there
    : {
        ok: {
          ...there.ok,
          quests: there.ok.quests.map((quest) => {
            const untold = refused.get(quest.game);
            return { ...quest, ...(untold && { untold }) };
          }),
        },
      };

/** How the quests of a day went: in the hall, or at least here. What the hall has not heard of yet, it is told first. */
export async function questsOf(day: number, name: string): Promise<QuestDay> {
  const here = await finishedHere(day);
  const path = `api/quests/${day}`;
  let there = await ask<QuestDay>(path);
  if ('ok' in there) {
    const known = there.ok.quests.filter(({ results }) => results.some(({ yours }) => yours));
    const untold = [...here].filter(([game]) => !known.some((quest) => quest.game === game));
    if (untold.length > 0 && 'ok' in (await introduce(name))) {
      const refused = new Map<string, NonNullable<QuestOfGame['untold']>>();
      for (const [game, row] of untold) {
        const answer = await tell(day, game, row);
        if ('problem' in answer) refused.set(game, { ending: row.ending, problem: answer.problem });
      }
      there = withUntold(await ask<QuestDay>(path), refused);
    }
  }
  if ('ok' in there) return there.ok;
  const quests = QUEST_GAMES.map((game) => {
    const row = here.get(game);
    return { game, results: row === undefined ? [] : [resultOf(row, name)] };
  });
  return { day, today: questDay(Date.now()), streak: 0, quests };
}

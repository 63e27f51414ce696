/** Quests of the day: whose went how, side by side, and who keeps coming back. */
import { isGameId } from '@questhall/games';
import { QUEST_GAMES, questOf } from '@questhall/games/quests';
import type { Answer, MatchRecord } from '@questhall/kernel';
import type { Guest } from '@questhall/protocol/host';
import type { Games } from '../games.ts';
import { goneNote } from '../people/forgetting.ts';
import type { PersonalRow, Storage } from '../storage/port.ts';
import type { Checking } from './checking.ts';
import type { SubmittedAnswer } from './playing.ts';

/** How somebody's quest went. The first time counts. */
export interface QuestResult {
  readonly name: string;
  readonly won: boolean;
  readonly ending: string;
  readonly answers: number;
  readonly score: number | null;
  readonly yours: boolean;
}

export interface QuestDay {
  readonly day: number;
  readonly today: number;
  /** Days in a row on which the one who asks has finished one, up to today or yesterday. */
  readonly streak: number;
  /** The best, and the one who asks. */
  readonly quests: readonly { readonly game: string; readonly results: readonly PlacedResult[] }[];
}

/** `place`: from 1. */
export type PlacedResult = QuestResult & { readonly place: number };

export interface QuestSubmission {
  readonly rulesVersion: number;
  readonly answers: readonly SubmittedAnswer[];
}

/** What is kept of the best. */
interface Kept {
  readonly rulesVersion: number;
  readonly answers: readonly Answer[];
}

/** Who tells how their quest went. */
export interface Teller {
  readonly guest: Guest;
  /** Whose share of what is scarce is used. */
  readonly share: string;
  /** They wait no longer. */
  readonly gone?: Promise<unknown>;
}

/** It cannot have gone like that; or they have told of too many at once. */
export type Refused = 'wrong' | 'busy';

export interface Quests {
  /** Nothing: that day is over, or has not come. */
  results(day: number, guest: string): Promise<QuestDay | undefined>;
  submit(day: number, game: string, by: Teller, submission: QuestSubmission): Promise<QuestResult | Refused>;
  /** The best of that day, to be watched. */
  best(day: number, game: string): Promise<MatchRecord | undefined>;
}

const QUEST = 'quest';
const RECORD = 'quest-record';
const DAY = 24 * 3600 * 1000;
/** So many days can be looked back at, and made up for. */
export const DAYS_BACK = 7;
const MOST_RESULTS = 5000;
const MOST_SHOWN = 100;
/** Milliseconds for which it is worth showing who did how well: thousands are looked through for it. */
const RANKS_WORTH = 2000;
const LATEST = Number.MAX_SAFE_INTEGER;

type QuestBody = Omit<QuestResult, 'yours'>;

interface Ranked extends PersonalRow {
  readonly result: QuestBody;
}

const keyOf = (day: number, game: string): string => `${day} ${game}`;
const bodyIn = ({ body }: PersonalRow): QuestBody => JSON.parse(body) as QuestBody;

/** Won before lost, then the higher score, then the fewer choices. */
const byRank = (one: QuestBody, other: QuestBody): number =>
  Number(other.won) - Number(one.won) || (other.score ?? 0) - (one.score ?? 0) || one.answers - other.answers;

export function createQuests(
  storage: Storage,
  games: Games,
  { check }: Pick<Checking, 'check'>,
  now: () => number,
): Quests {
  const today = (): number => Math.floor(now() / DAY);
  const isOpen = (day: number): boolean => day <= today() && day > today() - DAYS_BACK;

  /** Of those who did as well, who was first. */
  const ranked = async (day: number, game: string): Promise<readonly Ranked[]> =>
    (await storage.personalByKey(QUEST, keyOf(day, game), MOST_RESULTS))
      .map((row) => ({ ...row, result: bodyIn(row) }))
      .toSorted((one, other) => byRank(one.result, other.result) || one.at - other.at);

  const lately = new Map<string, { readonly at: number; readonly ranks: Promise<readonly Ranked[]> }>();

  /** As they were a moment ago, however many look. */
  const rankedLately = (day: number, game: string): Promise<readonly Ranked[]> => {
    const key = keyOf(day, game);
    const known = lately.get(key);
    if (known && Math.abs(now() - known.at) < RANKS_WORTH) return known.ranks;
    for (const [each, { at }] of lately) if (Math.abs(now() - at) >= RANKS_WORTH) lately.delete(each);
    const ranks = ranked(day, game);
    lately.set(key, { at: now(), ranks });
    return ranks;
  };

  const resultsOf = async (day: number, game: string, guest: string): Promise<readonly PlacedResult[]> =>
    (await rankedLately(day, game)).flatMap(({ guest: by, result }, index) =>
      index < MOST_SHOWN || by === guest ? [{ ...result, yours: by === guest, place: index + 1 }] : [],
    );

  /** Whole matches are long: only one that is better than all before it is kept, and not once more by whoever sends the same. */
  const isWorthKeeping = async (result: QuestBody, best: Ranked | undefined): Promise<boolean> => {
    const rank = best ? byRank(result, best.result) : -1;
    return rank < 0 || (rank === 0 && !(best && (await storage.personalAt(best.guest, RECORD, best.key))));
  };

  const streakOf = async (guest: string): Promise<number> => {
    const rows = await storage.personalOfKind(guest, QUEST, LATEST, 2000);
    const days = new Set(rows.map(({ key }) => Number(key.split(' ')[0])));
    let last = days.has(today()) ? today() : today() - 1;
    let streak = 0;
    for (; days.has(last); last--) streak += 1;
    return streak;
  };

  const mine = (row: PersonalRow): QuestResult => ({ ...bodyIn(row), yours: true });

  return {
    async results(day, guest) {
      if (!isOpen(day)) return undefined;
      const quests = await Promise.all(
        QUEST_GAMES.map(async (game) => ({
          game,
          results: await resultsOf(day, game, guest),
        })),
      );
      return { day, today: today(), streak: await streakOf(guest), quests };
    },
    async submit(day, game, { guest, share, gone }, submission) {
      if (!isGameId(game) || !isOpen(day) || !questOf(game, day)) return 'wrong';
      const key = keyOf(day, game);
      const before = await storage.personalAt(guest.id, QUEST, key);
      if (before) return mine(before);
      const played = await check(share, { day, game, ...submission }, gone);
      if (!played) return played === null ? 'wrong' : 'busy';
      // Whoever has deleted everything meanwhile is nobody.
      if ((await storage.getNote(goneNote(guest.id))) !== undefined) return 'wrong';
      const { outcome, ending, answers } = played;
      const result: QuestBody = {
        name: guest.name,
        won: outcome.winners.includes(0),
        ending,
        answers: answers.length,
        score: outcome.score?.[0] ?? null,
      };
      const row = { guest: guest.id, key, at: Math.ceil(now()) };
      const [best] = await ranked(day, game);
      const isFirst = await storage.addPersonal({ ...row, kind: QUEST, body: JSON.stringify(result) });
      lately.delete(key);
      if (isFirst && (await isWorthKeeping(result, best))) {
        const { rulesVersion } = submission;
        const body = JSON.stringify({ rulesVersion, answers } satisfies Kept);
        await storage.addPersonal({ ...row, kind: RECORD, body });
      }
      const kept = await storage.personalAt(guest.id, QUEST, key);
      return kept ? mine(kept) : { ...result, yours: true };
    },
    async best(day, game) {
      const quest = isGameId(game) && isOpen(day) ? questOf(game, day) : undefined;
      const [first] = await ranked(day, game);
      const row = first && (await storage.personalAt(first.guest, RECORD, first.key));
      if (!quest || !first || !row) return undefined;
      const { rulesVersion, answers } = JSON.parse(row.body) as Kept;
      const rules = await games[game]?.(rulesVersion);
      const { players, options = {} } = quest.spec.settings;
      const configured = rules?.configure({ ...(options as object), players });
      if (!configured || 'problems' in configured) return undefined;
      const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? first.result.name : 'Bot'));
      return { game, rulesVersion, options: configured.options, seed: quest.seed, seats, answers };
    },
  };
}

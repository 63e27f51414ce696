/** [SFB-DRAFT] [SFB-CDRAFT] How the players get their Champions. */
import type { Reason, Seat } from '@questhall/kernel';
import { emitTo } from '@questhall/kernel';
import { CHAMPIONS } from '../content/index.ts';
import { ownChampionId } from '../content/own.ts';
import type { AddToPool, Ban, Bring, ChooseChampion } from '../decisions.ts';
import type { BrawlEvent } from '../events.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, askTogether, procedure } from '../flow.ts';
import { championsOf, isTeamGame, player, seatsOf, sideOf, teammateOf } from '../queries/champions.ts';
import type { State } from '../state.ts';
import { GATE } from '../state.ts';

/** [SFB-SETUP-04] [SFB-TEAM-02] */
export const championsEach = (s: State): number => (isTeamGame(s) ? 2 : 3);
/** [SFB-CDRAFT-01] [SFB-TEAM-26] */
const rosterSize = (s: State): number => (isTeamGame(s) ? 3 : 5);

/** [SFB-SETUP-05] On the Gate, Basic side, unhurt. */
function seatChampion(s: State, seat: Seat, key: string): void {
  const id = s.champions.length;
  s.champions.push({
    key,
    seat,
    side: sideOf(seat),
    hex: GATE,
    damage: 0,
    levelled: false,
    rooted: false,
    boons: [],
    usedOnce: false,
    fellAt: GATE,
  });
  emit(s, { type: 'championTaken', seat, champion: key, id });
}

const sideHolds = (s: State, seat: Seat, key: string): boolean =>
  s.champions.some((champion) => champion.key === key && champion.side === sideOf(seat));

/** [SFB-DRAFT-04] [SFB-TEAM-23] [SFB-RULING-75] [SFB-RULING-91] */
function whyNotTake(s: State, seat: Seat, key: string): Reason | undefined {
  if (!s.pool.includes(key)) return { rule: s.options.draft === 'free' ? 'SFB-RULING-75' : 'SFB-DRAFT-04' };
  if (!sideHolds(s, seat, key)) return undefined;
  return { rule: s.options.draft === 'free' ? 'SFB-RULING-91' : 'SFB-TEAM-23' };
}

const BOX: readonly string[] = CHAMPIONS.map(({ id }) => id);

/** Those of the box, and those that players brought. */
export function rosterOf({ options: { ownChampions = [] } }: State): readonly string[] {
  return ownChampions.length === 0 ? BOX : [...BOX, ...ownChampions.map(ownChampionId)];
}

const takes = (s: State): ChooseChampion[] =>
  rosterOf(s).map((id) => ({ do: 'take', champion: id, at: { card: id } }));

const pools = (s: State): AddToPool[] =>
  rosterOf(s).map((id) => ({ do: 'addToPool', champion: id, at: { card: id } }));

/** How many Champions the pool still lacks. */
const lackingInPool = (s: State): number =>
  s.options.draft === 'casual' ? s.options.pool - s.pool.length : 0;

/** Both go one at a time in the order of the casual draft. */
const chooseChampions = procedure(flow.chooseChampions, {
  /** [SFB-DEC-01] [SFB-DRAFT-01] One Champion each, in player order, until the pool is as large as was agreed. */
  form: ask({
    kind: 'formPool',
    who: (s) => (lackingInPool(s) > 0 ? s.order[s.pool.length % s.order.length] : undefined),
    candidates: (s) => pools(s),
    whyNot: (s, _f, { champion }) => (s.pool.includes(champion) ? { rule: 'SFB-DRAFT-01' } : undefined),
    about: (s) => ({ left: lackingInPool(s) }),
    answer: (s, _f, { champion }, seat) => {
      s.pool.push(champion);
      emit(s, { type: 'pooled', seat, champion });
      return 'stay';
    },
  }),
  /** [SFB-TEAM-22] */
  formed: (s) => {
    if (s.options.duplicates) s.pool = [...s.pool, ...s.pool];
    emit(s, { type: 'poolDealt', champions: [...s.pool] });
  },
  /** [SFB-DEC-30] [SFB-RULING-91] From the whole roster. */
  free: ask({
    kind: 'chooseChampion',
    who: (s, f) => (s.options.draft === 'free' ? f.picks[0] : undefined),
    candidates: (s) => takes(s),
    whyNot: (s, _f, option, seat) => whyNotTake(s, seat, option.champion),
    answer: (s, f, option, seat) => {
      f.picks = f.picks.slice(1);
      seatChampion(s, seat, option.champion);
      if (!s.options.mirrors) s.pool = s.pool.filter((key) => key !== option.champion);
      return 'stay';
    },
  }),
  /** [SFB-DEC-04] [SFB-DRAFT-02] to [SFB-DRAFT-05] [SFB-TEAM-24] */
  casual: ask({
    kind: 'draft',
    who: (s, f) => (s.options.draft === 'casual' ? f.picks[0] : undefined),
    candidates: (s) => takes(s),
    whyNot: (s, _f, option, seat) => whyNotTake(s, seat, option.champion),
    answer: (s, f, option, seat) => {
      f.picks = f.picks.slice(1);
      seatChampion(s, seat, option.champion);
      s.pool.splice(s.pool.indexOf(option.champion), 1);
      return 'stay';
    },
  }),
});

/** [SFB-RULING-102] In secret; in the team game in player order, so that teammates see each other's choice. */
function bringing(s: State): Seat[] {
  const size = rosterSize(s);
  const lacking = s.order.filter((seat) => player(s, seat).roster.length < size);
  const pair = s.order.slice(0, 2).filter((seat) => lacking.includes(seat));
  return pair.length > 0 ? pair : lacking;
}

/** Everybody has brought everything: then the rosters are open. */
export const rostersAreShown = (s: State): boolean =>
  s.players.every((each) => each.roster.length === rosterSize(s));

const brings = (s: State): Bring[] =>
  rosterOf(s).map((id) => ({ do: 'bring', champion: id, at: { card: id } }));

const competitiveDraft = procedure(flow.competitiveDraft, {
  /** [SFB-DEC-31] [SFB-CDRAFT-01] [SFB-TEAM-26] One after the other, all at the same time. */
  bring: askTogether({
    kind: 'bring',
    who: (s) => bringing(s),
    candidates: (s) => brings(s),
    whyNot: (s, _f, option, seat) => {
      if (player(s, seat).roster.includes(option.champion)) return { rule: 'SFB-CDRAFT-01' };
      const mate = teammateOf(s, seat);
      const theirs = mate === undefined ? [] : player(s, mate).roster;
      return theirs.includes(option.champion) ? { rule: 'SFB-TEAM-26' } : undefined;
    },
    answers: (s, _f, given) => {
      for (const [seat, { champion }] of given) {
        player(s, seat).roster.push(champion);
        const own = seatsOf(s, sideOf(seat));
        const brought: BrawlEvent = { type: 'championBrought', seat, champion };
        emitTo<BrawlEvent>(s, own, brought, { type: 'championBrought', seat });
      }
      return rostersAreShown(s) ? undefined : 'stay';
    },
  }),
  show: (s) => {
    for (const { seat, roster } of s.players) emit(s, { type: 'rosterShown', seat, champions: [...roster] });
  },
  /** [SFB-DEC-05] [SFB-CDRAFT-02] [SFB-CDRAFT-03] [SFB-TEAM-27] Each bans one of the player next in order, or before. */
  ban: ask({
    kind: 'ban',
    who: (_s, f) => f.bans[0],
    candidates: (s, _f, seat): Ban[] =>
      player(s, rivalOf(s, seat)).roster.map((key) => ({ do: 'ban', champion: key, at: { card: key } })),
    about: (s, f) => ({ from: rivalOf(s, f.bans[0] as Seat) }),
    answer: (s, f, option, seat) => {
      f.bans = f.bans.slice(1);
      const from = rivalOf(s, seat);
      player(s, from).banned = option.champion;
      emit(s, { type: 'championBanned', seat, from, champion: option.champion });
      return 'stay';
    },
  }),
  /** [SFB-TEAM-28] The two that are left. */
  keep: (s) => {
    if (!isTeamGame(s)) return;
    for (const seat of s.order) for (const key of remaining(s, seat)) seatChampion(s, seat, key);
    return 'end';
  },
  /** [SFB-DEC-04] [SFB-CDRAFT-04] to [SFB-CDRAFT-06] */
  pick: ask({
    kind: 'draft',
    who: (_s, f) => f.picks[0],
    candidates: (s, _f, seat): ChooseChampion[] =>
      player(s, seat).roster.map((key) => ({ do: 'take', champion: key, at: { card: key } })),
    whyNot: (s, _f, option, seat) => {
      if (player(s, seat).banned === option.champion) return { rule: 'SFB-CDRAFT-04' };
      return remaining(s, seat).includes(option.champion) ? undefined : { rule: 'SFB-DRAFT-04' };
    },
    answer: (s, f, option, seat) => {
      f.picks = f.picks.slice(1);
      seatChampion(s, seat, option.champion);
      return 'stay';
    },
  }),
});

/** The neighbour in player order: first and second, third and fourth. */
function rivalOf(s: State, seat: Seat): Seat {
  const at = s.order.indexOf(seat);
  return s.order[at % 2 === 0 ? at + 1 : at - 1] as Seat;
}

/** What a player brought and can still take. */
function remaining(s: State, seat: Seat): string[] {
  const { roster, banned } = player(s, seat);
  const taken = championsOf(s, seat).map((id) => s.champions[id]?.key);
  return roster.filter((key) => key !== banned && !taken.includes(key));
}

export const draftProcedures = [chooseChampions, competitiveDraft];

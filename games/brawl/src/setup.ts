/** [SFB-SETUP] From options and a seed to the first turn. Each step finishes before the next. */
import type { Rng, Seat } from '@questhall/kernel';
import { call, callEach, copy, freshMachine, pick, takeFrom } from '@questhall/kernel';
import { DEPLOYMENT, HEX_COUNT, HOMES } from './content/arena.ts';
import { CHALLENGES, championCard, TRAPS } from './content/index.ts';
import { ownChallengeId, ownChampionId } from './content/own.ts';
import type { ChooseHome, ChooseOrder, Deploy, Mulligan } from './decisions.ts';
import { emit } from './events.ts';
import * as flow from './flow.ts';
import { ask, procedure } from './flow.ts';
import { drawCards, removeFrom } from './procedures/cards.ts';
import { championsEach, rosterOf } from './procedures/draft.ts';
import { beginPhase, drawChallenge } from './procedures/round.ts';
import { layTrap, TRAP_PUTS, whyNoTrap } from './procedures/traps.ts';
import {
  champion,
  championAt,
  championsOf,
  homeOf,
  isTeamGame,
  otherSide,
  player,
  seatsOf,
  sideOf,
} from './queries/champions.ts';
import { slotsOf } from './queries/track.ts';
import { handSize } from './queries/values.ts';
import type { Options, PlayerState, Side, State } from './state.ts';
import { frozen, GATE, SIDES } from './state.ts';
import { CORES } from './vocabulary.ts';

const freshPlayer = (seat: Seat): PlayerState => ({
  seat,
  side: sideOf(seat),
  hand: [],
  planned: [],
  deck: [],
  discard: [],
  /** [SFB-SETUP-06] */
  ready: [...CORES],
  standard: [],
  passing: false,
  roster: [],
  banned: null,
});

export function setup(options: Options, rng: Rng): State {
  const s: State = {
    ...freshMachine(rng),
    options: frozen(copy(options)),
    phase: 'order',
    round: 1,
    order: [],
    turn: -1,
    vp: [0, 0],
    homes: [],
    pool: [],
    players: Array.from({ length: options.players }, (_, seat) => freshPlayer(seat)),
    champions: [],
    traps: [],
    supply: [...TRAPS],
    track: [],
    challengeDeck: [...CHALLENGES.map(({ id }) => id), ...(options.ownChallenges ?? []).map(ownChallengeId)],
    challengeDiscard: [],
    resolving: [],
    levelUps: [],
  };
  s.track = slotsOf(s).map(() => null);
  call(s, flow.playGame, {});
  return s;
}

const settleOrder = procedure(flow.settleOrder, {
  /** [SFB-SETUP-01] [SFB-TEAM-13] */
  first: (s, f) => {
    f.first = pick(s, SIDES);
    emit(s, { type: 'firstChosen', seat: f.first });
    if (!isTeamGame(s)) s.order = [f.first, 1 - f.first];
  },
  /** [SFB-DEC-03] [SFB-TEAM-14] [SFB-TEAM-15] Any of the team may say who goes first. */
  team: ask({
    kind: 'order',
    who: (s, f) => {
      if (s.order.length >= 2) return undefined;
      const first = f.first as Side;
      return seatsOf(s, s.order.length === 0 ? first : otherSide(first));
    },
    candidates: (s, _f, seat): ChooseOrder[] =>
      seatsOf(s, sideOf(seat)).map((each) => ({ do: 'goFirst', at: { seat: each } })),
    answer: (s, _f, option) => {
      s.order.push(option.at.seat);
      return 'stay';
    },
  }),
  rest: (s) => {
    if (isTeamGame(s)) s.order = [...s.order, ...s.order.map((seat) => (seat + 2) % 4)];
    emit(s, { type: 'orderSettled', order: [...s.order] });
    beginPhase(s, 'home');
  },
});

/** [SFB-DRAFT-03] [SFB-TEAM-24] Second before first, fourth before third. */
function casualPicks(s: State): Seat[] {
  const [first = 0, second = 0, third, fourth] = s.order;
  const once = third === undefined ? [second, first] : [second, first, fourth ?? 0, third];
  return Array.from({ length: championsEach(s) }, () => once).flat();
}

/** [SFB-DRAFT-01] The whole box, or a part of it by chance; a pool that is chosen begins empty. What players brought is in. */
function dealPool(s: State): void {
  const { draft, forming, pool, ownChampions = [] } = s.options;
  const all = [...rosterOf(s)];
  const brought = ownChampions.map(ownChampionId);
  const printed = all.slice(0, all.length - brought.length);
  if (draft === 'free' || pool >= printed.length) s.pool = all;
  else if (forming === 'dealt') {
    s.pool = brought.slice(0, pool);
    while (s.pool.length < pool) s.pool.push(takeFrom(s, printed));
  }
}

const playGame = procedure(flow.playGame, {
  order: (s) => call(s, flow.settleOrder, { first: -1 }),
  /** [SFB-DEC-02] [SFB-SETUP-02] [SFB-RULING-82] */
  home: ask({
    kind: 'home',
    who: (s) => s.order[0],
    candidates: (): ChooseHome[] => HOMES.map((home) => ({ do: 'home', home })),
    answer: (s, _f, { home }, seat) => {
      const side = sideOf(seat);
      const other = home === 'south' ? 'north' : 'south';
      s.homes = side === 0 ? [home, other] : [other, home];
      emit(s, { type: 'homeChosen', seat, home });
    },
  }),
  /** [SFB-SETUP-03] */
  champions: (s) => {
    beginPhase(s, 'champions');
    if (s.options.draft !== 'competitive') {
      dealPool(s);
      call(s, flow.chooseChampions, { picks: casualPicks(s) });
      return;
    }
    /** [SFB-CDRAFT-05] */
    const picks = Array.from({ length: championsEach(s) }, () => s.order).flat();
    call(s, flow.competitiveDraft, { bans: [...s.order], picks });
  },
  /** [SFB-SETUP-07] [SFB-TEAM-17] A deck nobody knows the order of is a bag. */
  decks: (s) => {
    s.pool = [];
    for (const each of s.players) {
      each.deck = championsOf(s, each.seat).flatMap((id) =>
        championCard(champion(s, id).key).cards.map((card) => card.id),
      );
    }
  },
  /** [SFB-SETUP-08] to [SFB-SETUP-10] [SFB-TEAM-18] The leftmost slot with a trophy first, then leftwards. */
  challenges: (s) => {
    for (let slot = slotsOf(s).findIndex((vp) => vp > 0); slot >= 0; slot--) drawChallenge(s, slot);
  },
  /** [SFB-SETUP-12] [SFB-SETUP-13] [SFB-TEAM-19] */
  traps: (s) => {
    beginPhase(s, 'traps');
    const placing = isTeamGame(s) ? [...s.order] : s.order.flatMap((seat) => [seat, seat]);
    call(s, flow.placeTraps, { placing });
  },
  /** [SFB-SETUP-16] [SFB-SETUP-20] [SFB-TEAM-20] */
  hands: (s) => {
    beginPhase(s, 'mulligan');
    callEach(
      s,
      flow.mulligan,
      s.order.map((seat) => ({ seat })),
    );
  },
  /** [SFB-SETUP-21] [SFB-SETUP-22] [SFB-TEAM-21] */
  deployment: (s) => {
    beginPhase(s, 'deployment');
    callEach(
      s,
      flow.deploy,
      s.order.map((seat) => ({ seat })),
    );
  },
  /** Until somebody has won. */
  rounds: (s) => {
    call(s, flow.playRound, { next: 0 });
    return 'stay';
  },
});

const placeTraps = procedure(flow.placeTraps, {
  /** [SFB-DEC-06] */
  put: ask({
    kind: 'placeTrap',
    who: (_s, f) => f.placing[0],
    candidates: () => TRAP_PUTS,
    whyNot: (s, _f, option) => whyNoTrap(s, option.at.hex, -1),
    answer: (s, f, option, seat) => {
      f.placing = f.placing.slice(1);
      layTrap(s, option.at.hex);
      emit(s, { type: 'trapPlaced', seat, hex: option.at.hex });
      return 'stay';
    },
  }),
});

/** All ways to give back some of these cards. */
function subsets(hand: readonly string[]): Mulligan[] {
  return Array.from({ length: 1 << hand.length }, (_, bits) => ({
    do: 'mulligan',
    cards: hand.filter((_card, index) => bits & (1 << index)),
  }));
}

const mulligan = procedure(flow.mulligan, {
  draw: (s, f) => drawCards(s, f.seat, handSize(s)),
  /** [SFB-DEC-07] [SFB-SETUP-17] to [SFB-SETUP-19] New cards first, then the old ones go back into the deck. */
  exchange: ask({
    kind: 'mulligan',
    who: (_s, f) => f.seat,
    candidates: (s, f) => subsets(player(s, f.seat).hand),
    answer: (s, f, { cards }) => {
      const own = player(s, f.seat);
      for (const card of cards) removeFrom(own.hand, card);
      emit(s, { type: 'mulliganed', seat: f.seat, n: cards.length });
      drawCards(s, f.seat, cards.length);
      own.deck.push(...cards);
    },
  }),
});

const HEXES_TO_DEPLOY = Array.from({ length: HEX_COUNT }, (_, hex) => hex);

const deploy = procedure(flow.deploy, {
  /** [SFB-DEC-08] One Champion after the other. */
  place: ask({
    kind: 'deploy',
    who: (s, f) => (nextToDeploy(s, f.seat) === undefined ? undefined : f.seat),
    candidates: (s, f): Deploy[] => {
      const id = nextToDeploy(s, f.seat) ?? 0;
      return HEXES_TO_DEPLOY.map((hex) => ({ do: 'deploy', champion: id, at: { hex } }));
    },
    whyNot: (s, f, option) => {
      const { hex } = option.at;
      if (!DEPLOYMENT[homeOf(s, sideOf(f.seat))].includes(hex)) return { rule: 'SFB-SETUP-21' };
      return championAt(s, hex) < 0 ? undefined : { rule: 'SFB-SETUP-21', taken: true };
    },
    about: (s, f) => ({ champion: nextToDeploy(s, f.seat) ?? 0 }),
    answer: (s, _f, option) => {
      const { hex } = option.at;
      champion(s, option.champion).hex = hex;
      emit(s, { type: 'deployed', champion: option.champion, hex });
      return 'stay';
    },
  }),
});

const nextToDeploy = (s: State, seat: Seat) =>
  championsOf(s, seat).find((id) => champion(s, id).hex === GATE);

export const setupProcedures = [playGame, settleOrder, placeTraps, mulligan, deploy];

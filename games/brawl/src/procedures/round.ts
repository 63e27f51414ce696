/** [SFB-ROUND] Rounds and turns: Scoreboard, Activation, Upkeep; then the track advances. */
import { call, takeFrom } from '@questhall/kernel';
import { actionCard } from '../content/index.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { checkVictory, gainVp } from '../outcome.ts';
import { meets } from '../queries/challenges.ts';
import { ownerOf, player, sideOf } from '../queries/champions.ts';
import { advanceBy, slotsOf } from '../queries/track.ts';
import { handSize } from '../queries/values.ts';
import type { Phase, State } from '../state.ts';
import { CORES } from '../vocabulary.ts';
import { actCandidates, whyNoAct } from './action.ts';
import { drawCards } from './cards.ts';

export function beginPhase(s: State, phase: Phase): void {
  s.phase = phase;
  emit(s, { type: 'phaseBegan', phase });
}

/** [SFB-TRACK-04] [SFB-RULING-64] The next Challenge, if there is one; an empty deck is made anew at once. */
export function drawChallenge(s: State, slot: number): void {
  renewChallenges(s);
  if (s.challengeDeck.length === 0) return;
  const challenge = takeFrom(s, s.challengeDeck);
  s.track[slot] = challenge;
  emit(s, { type: 'challengeDrawn', challenge, slot });
  renewChallenges(s);
}

function renewChallenges(s: State): void {
  if (s.challengeDeck.length > 0 || s.challengeDiscard.length === 0) return;
  s.challengeDeck = s.challengeDiscard;
  s.challengeDiscard = [];
  emit(s, { type: 'challengesRenewed' });
}

const playTurn = procedure(flow.playTurn, {
  begin: (s, f) => {
    s.turn = f.seat;
    emit(s, { type: 'turnBegan', seat: f.seat });
  },
  /** [SFB-SCORE] [SFB-RULING-62] From right to left, with a look at victory after each. */
  scoreboard: (s, f) => {
    /** [SFB-SCORE-05] [SFB-TEAM-30] */
    if (s.round === 1) return;
    beginPhase(s, 'scoreboard');
    const side = sideOf(f.seat);
    const worth = slotsOf(s);
    for (let slot = s.track.length - 1; slot >= 0 && !s.outcome; slot--) {
      const challenge = s.track[slot];
      const vp = worth[slot] ?? 0;
      if (!challenge || vp === 0 || !meets(s, side, challenge)) continue;
      s.track[slot] = null;
      s.challengeDiscard.push(challenge);
      emit(s, { type: 'challengeScored', seat: f.seat, challenge, slot, vp });
      gainVp(s, side, vp);
      checkVictory(s, side);
    }
  },
  activation: (s, f) => {
    beginPhase(s, 'activation');
    player(s, f.seat).standard = [];
  },
  /** [SFB-ACT-01] to [SFB-ACT-05] */
  act: ask({
    kind: 'act',
    who: (_s, f) => f.seat,
    candidates: (s, f) => actCandidates(s, f.seat),
    whyNot: (s, f, option) => whyNoAct(s, f.seat, option),
    answer: (s, f, option) => {
      if (option.do === 'endPhase') return;
      const { core } = option;
      if (option.do === 'play') {
        const { card } = option;
        const champion = ownerOf(s, f.seat, actionCard(card).champion);
        call(s, flow.action, { seat: f.seat, champion, card, standard: '', core });
      } else {
        const { champion } = option.at;
        call(s, flow.action, { seat: f.seat, champion, card: '', standard: option.action, core });
      }
      return 'stay';
    },
  }),
  /** [SFB-UPKEEP] */
  upkeep: (s, f) => {
    beginPhase(s, 'upkeep');
    const own = player(s, f.seat);
    if (own.ready.length < CORES.length) emit(s, { type: 'coresReadied', seat: f.seat });
    own.ready = [...CORES];
    if (own.hand.length > 0) {
      emit(s, { type: 'handDiscarded', seat: f.seat, cards: [...own.hand] });
      own.discard.push(...own.hand);
      own.hand = [];
    }
    drawCards(s, f.seat, handSize(s));
  },
  /** [SFB-RULING-41] What lasts until the end of the turn ends now, for everybody. */
  end: (s, f) => {
    for (const champion of s.champions) {
      champion.rooted = false;
      champion.boons = [];
      champion.usedOnce = false;
    }
    for (const each of s.players) each.passing = false;
    emit(s, { type: 'turnEnded', seat: f.seat });
  },
});

const playRound = procedure(flow.playRound, {
  begin: (s) => emit(s, { type: 'roundBegan', round: s.round }),
  /** [SFB-ROUND-01] [SFB-TEAM-29] */
  turns: (s, f) => {
    const seat = s.order[f.next];
    if (seat === undefined) return;
    f.next += 1;
    call(s, flow.playTurn, { seat });
    return 'stay';
  },
  /** [SFB-TRACK-01] to [SFB-TRACK-03] [SFB-TEAM-11] [SFB-TEAM-12] */
  advance: (s) => {
    beginPhase(s, 'track');
    const by = advanceBy(s);
    const gone: string[] = [];
    for (let i = 0; i < by; i++) {
      const last = s.track.pop();
      if (last) gone.push(last);
      s.track.unshift(null);
    }
    s.challengeDiscard.push(...gone);
    emit(s, { type: 'trackAdvanced', by, gone });
    /** [SFB-RULING-63] N-right first. */
    for (let slot = by - 1; slot >= 0; slot--) drawChallenge(s, slot);
    s.round += 1;
  },
});

export const roundProcedures = [playTurn, playRound];

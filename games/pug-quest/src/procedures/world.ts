/** [PQ-W1] [PQ-W2] [PQ-W3] [PQ-RULING-83] One World from its first token to its Market. */
import { call, takeFrom } from '@questhall/kernel';
import { ownFoe } from '../content/own.ts';
import type { PlaceHero } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { finish, worldIsOver } from '../outcome.ts';
import { hero, heroesIn, standingHeroes, standingMonsters } from '../queries/area.ts';
import { monsterCard, worldCard } from '../queries/cards.ts';
import { evilLordSeat, heroCount, initiativeOf, printedHandLimit } from '../queries/values.ts';
import type { State } from '../state.ts';
import { emptyLanes, LANES } from '../state.ts';
import type { PositionOrder } from '../vocabulary.ts';
import { drawMonster } from './decks.ts';
import { drawHand, evilLordDraws, fitDisplay } from './energy.ts';
import { expire } from './expire.ts';
import { fire } from './occasion.ts';
import { enter } from './summon.ts';

const LAST_ROUND = 10;

const playWorld = procedure(flow.playWorld, {
  /** (1) Old Activation tokens off. [PQ-CARRY-02] Actions that were granted and not taken are lost too. */
  oldTokens: (s) => {
    for (const state of s.heroes) state.extraActions = 0;
    expire(s, 'worldEnd');
  },
  /** [PQ-ROUND-01] The Time token goes back to 1, but [PQ-DOG-05] not in A Dog's Life. */
  tokens: (s) => {
    s.world += 1;
    if (!s.options.dogsLife || s.world === 1) s.round = 1;
    clearArea(s);
    emit(s, { type: 'worldBegan', world: s.world });
  },
  /** (2) [PQ-FALL-04] [PQ-RULING-49] Returning Heroes take new hands; [PQ-EVIL-03] the Evil Lord draws. */
  hands: (s) => {
    for (const state of s.heroes) {
      if (!state.fallen) continue;
      state.fallen = false;
      state.damage = 0;
      state.used = [];
      emit(s, { type: 'heroReturned', hero: state.id });
      drawHand(s, state.id, printedHandLimit(s));
    }
    if (evilLordSeat(s) !== undefined && s.world > 1) evilLordDraws(s, s.options.players + 1);
  },
  /** (3) [PQ-RULING-48] All Heroes are placed anew, before anything is revealed. */
  place: (s) => call(s, flow.placeHeroes, { left: s.heroes.map((state) => state.id), first: '' }),
  /** (4) [PQ-WORLD-05] */
  worldCard: (s) => {
    const card = takeFrom(s, s.worldDeck);
    s.worldCards.push(card);
    emit(s, { type: 'worldRevealed', card });
    fitDisplay(s);
  },
  /** (5) [PQ-BOSS-03] [PQ-POS-06] Only World 3 has a Boss. */
  boss: (s) => {
    if (s.world < 3) return;
    s.boss = takeBoss(s);
    emit(s, { type: 'bossRevealed', boss: s.boss });
  },
  /** (6) [PQ-RULING-44] The Boss first, then lanes 1-5, front to back. */
  monsters: (s) => {
    placeMonsters(s);
    fitDisplay(s);
  },
  deploy: (s) => {
    for (const id of standingMonsters(s).reverse()) fire(s, 'deploy', id);
  },
  /** (7) Rounds, until the World is over. */
  rounds: (s) => call(s, flow.playRounds, {}),
  /** [PQ-W1-05] [PQ-MKT-01] The Market opens only when the last Monster fell. */
  market: (s) => {
    const cleared = standingHeroes(s).length > 0 && standingMonsters(s).length === 0;
    const how = cleared ? 'cleared' : standingHeroes(s).length === 0 ? 'wiped' : 'timeOut';
    emit(s, { type: 'worldEnded', world: s.world, how });
    if (!cleared) return 'end';
    call(s, flow.visitMarket, { left: standingHeroes(s), first: '' });
    return;
  },
  exchange: (s) => call(s, flow.exchange, { confirmed: [] }),
});

/** [PQ-RULING-47] Monsters left are discarded without gains; what lay under them too. */
function clearArea(s: State): void {
  for (const { id, loot } of s.monsters) {
    s.monsterDiscard.push(id);
    s.treasureDiscard.push(...loot);
  }
  s.monsters = [];
  s.monsterLanes = emptyLanes();
  s.heroLanes = emptyLanes();
  s.acted = [];
}

/** [PQ-DEC-02] [PQ-W1-01] Lowest Initiative first. */
const placeHeroes = procedure(flow.placeHeroes, {
  next: (s, f) => {
    f.first = '';
    if (f.left.length === 0) return 'end';
    const lowest = Math.min(...f.left.map((id) => initiativeOf(s, id)));
    const tied = f.left.filter((id) => initiativeOf(s, id) === lowest);
    if (tied.length > 1) call(s, flow.breakTie, { tied, proposed: '' });
    else f.first = tied[0] ?? '';
    return;
  },
  /** [PQ-W1-02] [PQ-RULING-04] Any lane; it goes to the tail. */
  place: ask({
    kind: 'placeHero',
    who: (s, f) => hero(s, f.first).seat,
    candidates: (): PlaceHero[] => LANES.map((lane) => ({ do: 'place', at: { lane } })),
    about: (_s, f) => ({ hero: f.first }),
    answer: (s, f, option) => {
      heroesIn(s, option.at.lane).push(f.first);
      emit(s, { type: 'heroPlaced', hero: f.first, lane: option.at.lane });
      f.left = f.left.filter((id) => id !== f.first);
      return 'again';
    },
  }),
});

/** Whoever brings a Boss wants to meet it: one of those that players made, where there are any. */
function takeBoss(s: State): string {
  const own = s.bossDeck.filter((id) => ownFoe(id) !== undefined);
  if (own.length === 0) return takeFrom(s, s.bossDeck);
  const boss = takeFrom(s, own);
  s.bossDeck = s.bossDeck.filter((id) => id !== boss);
  return boss;
}

/** [PQ-POS-09] The Boss Sheet may bring its own Position Order. */
const positionOrder = (s: State): PositionOrder => {
  const boss = s.boss === null ? undefined : monsterCard(s.boss);
  return (boss && 'lanes' in boss ? boss.lanes : undefined) ?? worldCard(s.worldCards.at(-1) ?? '').lanes;
};

/** [PQ-POS-02] A Monster for every number up to the number of players; [PQ-RULING-03] gaps close up. */
function placeMonsters(s: State): void {
  const players = heroCount(s);
  const lanes = positionOrder(s);
  const place = (id: string | null | undefined, lane: number, rank: number): boolean => {
    if (id === null || id === undefined) return false;
    enter(s, id, lane, rank);
    emit(s, { type: 'monsterPlaced', monster: id, lane });
    return true;
  };
  place(s.boss, lanes.findIndex((marks) => marks.includes('B')) + 1, 1);
  lanes.forEach((marks, index) => {
    let rank = 1;
    for (const mark of marks) {
      const comes = mark === 'B' ? s.boss !== null : typeof mark === 'number' && mark <= players;
      if (comes && (mark === 'B' || place(drawMonster(s), index + 1, rank))) rank += 1;
    }
  });
}

/** [PQ-ROUND-04] [PQ-ROUND-07] [PQ-W3-04] [PQ-DOG-06] The Time token moves on, or time is up. */
const playRounds = procedure(flow.playRounds, {
  round: (s) => call(s, flow.playRound, {}),
  time: (s) => {
    if (worldIsOver(s)) return 'end';
    if (s.round < LAST_ROUND) {
      s.round += 1;
      return 'again';
    }
    if (s.world === 3 || s.options.dogsLife) finish(s, 'timeOut');
    return 'end';
  },
});

export const worldProcedures = [playWorld, placeHeroes, playRounds];

/** [SF-CORE-02] The game as a series of turns. */
import { call } from '@questhall/kernel';
import type { Claim, TakePlace } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { heroesLose } from '../outcome.ts';
import { heroState } from '../queries/board.ts';
import { missionOf } from '../queries/mission.ts';
import { endSpace, umSeat } from '../queries/seats.ts';
import { layMonsters, placeHero } from '../setup.ts';
import type { State } from '../state.ts';
import type { HeroId } from '../vocabulary.ts';
import { settle } from './settle.ts';

const playGame = procedure(flow.playGame, {
  heroes: (s) => call(s, flow.chooseHeroes, {}),
  /** [SF-SETUP-08] The number of players is known now. */
  monsters: (s) => {
    layMonsters(s);
    const kinds = [...new Set(s.monsters.map(({ kind }) => kind))];
    emit(s, { type: 'missionBegan', mission: missionOf(s).id, kinds });
    s.endToken = endSpace(s);
  },
  /** [SF-SETUP-13] */
  order: (s) => {
    if (s.dodge) call(s, flow.dodgeGame, {});
    else if (s.options.mode === 'big-hunting') call(s, flow.huntGame, { order: [] });
    else call(s, flow.setOrder, {});
  },
  /** Veterans bring something along, whoever stands in front first. */
  gear: (s) => {
    if (s.options.heroes !== 'veterans') return;
    for (const hero of [...s.order].reverse()) call(s, flow.loot, { hero, pile: 'magic', optional: false });
  },
  turns: (s) => {
    call(s, flow.playTurn, {});
    return 'stay';
  },
});

/** [SF-SETUP-13] [SF-SETUP-14] Decision 3: whoever speaks takes the next place, front first. */
const setOrder = procedure(flow.setOrder, {
  choose: ask({
    kind: 'order',
    who: (s) => [...new Set(s.heroes.filter((hero) => hero.cell < 0).map((hero) => hero.seat))],
    candidates: (s, _f, seat): TakePlace[] =>
      s.heroes
        .filter((hero) => hero.cell < 0 && hero.seat === seat)
        .map(({ id }) => ({ do: 'goNext', at: { figure: id } })),
    about: (s) => ({ place: s.order.length + 1 }),
    answer: (s, _f, { at }) => {
      placeHero(s, at.figure as HeroId);
      return s.heroes.some((hero) => hero.cell < 0) ? 'stay' : undefined;
    },
  }),
});

const playTurn = procedure(flow.playTurn, {
  begin: (s) => {
    s.phase = 'heroes';
    beginHeroesPhase(s);
    emit(s, { type: 'turnBegan', turn: s.turnMarker, end: s.endToken });
  },
  heroes: (s) => call(s, flow.heroesPhase, { next: '' }),
  /** [SF-STAT-07] The token goes at the end of the Heroes' Phase in which it counted. */
  endHeroes: (s) => endHeroesPhase(s),
  /** [SF-UM-03] */
  monsters: (s) => call(s, umSeat(s) === undefined ? flow.monstersPhase : flow.umTurn, {}),
  /** [SF-CLEAR-05] [SF-RULING-123] */
  advance: (s) => {
    s.turnMarker += 1;
    settle(s);
    if (!s.outcome && s.turnMarker >= s.endToken) heroesLose(s);
  },
});

/** [SF-RULING-66] */
export function beginHeroesPhase(s: State): void {
  for (const hero of s.heroes) {
    hero.acted = false;
    if (hero.stunned === 'next') hero.stunned = 'now';
  }
}

export function endHeroesPhase(s: State): void {
  for (const hero of s.heroes) {
    if (hero.stunned !== 'now') continue;
    hero.stunned = '';
    emit(s, { type: 'statusLost', figure: hero.id, status: 'stunned' });
  }
}

const waiting = (s: State): HeroId[] =>
  s.heroes.filter((hero) => !hero.acted && !hero.lying).map(({ id }) => id);

const heroesPhase = procedure(flow.heroesPhase, {
  /** [SF-RULING-29] In turn 1 the order is fixed. [SF-TURN-03] */
  first: (s, f) => {
    const left = waiting(s);
    f.next = left.length === 1 || s.turnMarker === 1 ? (s.order.find((id) => left.includes(id)) ?? '') : '';
    return left.length === 0 ? 'end' : undefined;
  },
  /** [SF-TURN-01] [SF-RULING-30] Decision 4: the first claim counts. */
  claim: ask({
    kind: 'claim',
    who: (s, f) => (f.next !== '' ? undefined : [...new Set(waiting(s).map((id) => heroState(s, id).seat))]),
    candidates: (s, _f, seat): Claim[] =>
      waiting(s)
        .filter((id) => heroState(s, id).seat === seat)
        .map((figure) => ({ do: 'claim', at: { figure } })),
    answer: (_s, f, { at }) => {
      f.next = at.figure as HeroId;
    },
  }),
  turn: (s, f) => {
    if (f.next !== '') call(s, flow.heroTurn, { hero: f.next });
    return 'again';
  },
});

export const roundProcedures = [playGame, setOrder, playTurn, heroesPhase];

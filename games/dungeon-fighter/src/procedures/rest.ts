/** [DF-REST] [DF-SCAR] Resting after a defeated Monster, in the order of the rules. */
import { call, callEach } from '@questhall/kernel';
import type { TakeScar } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { loseIfNobodyIsLeft } from '../outcome.ts';
import { roomCard } from '../queries/cards.ts';
import { relicsThat } from '../queries/carrying.ts';
import { combatOf } from '../queries/combat.ts';
import { freeColours, hasHammers, hero, heroesInGame, maxLife, nextHero, seatOf } from '../queries/heroes.ts';
import { icons } from '../queries/progress.ts';
import { gainGold, healAll, turnTokensBack } from './gains.ts';

const rest = procedure(flow.rest, {
  /** [DF-REST-02] [DF-REST-03] [DF-RULING-53] */
  epic: (s) => {
    s.phase = 'resting';
    emit(s, { type: 'restBegan' });
    if (!combatOf(s).epic) return;
    gainGold(s, 1, 'epic');
    for (const { effect } of relicsThat(s, 'epicGold')) gainGold(s, effect.amount, 'relic');
  },
  /** [DF-REST-04] */
  gold: (s) => {
    gainGold(s, combatOf(s).gold, 'monster');
    combatOf(s).gold = 0;
  },
  /** [DF-REST-05] */
  scars: (s) =>
    callEach(
      s,
      flow.takeScar,
      s.heroes.filter(({ fainted }) => fainted).map(({ id }) => ({ hero: id })),
    ),
  left: (s) => loseIfNobodyIsLeft(s),
  /** [DF-REST-06] [DF-LEAD-03] [DF-RULING-14] */
  leader: (s) => {
    const last = combatOf(s).lastThrower ?? s.leader;
    const stays = !hero(s, last).eliminated;
    s.leader = stays ? last : (nextHero(s, last, (state) => !state.eliminated) ?? last);
    emit(s, { type: 'leaderChosen', hero: s.leader, why: 'lastThrow' });
  },
  /** [DF-REST-07] [DF-REST-08] [DF-REST-14] [DF-REST-15] [DF-REST-10] Dice, Templates, bushes, the Monster card. */
  clear: (s) => {
    const { monster } = combatOf(s);
    s.monsterDiscard.push(monster);
    s.combat = null;
    s.throw = null;
  },
  /** [DF-REST-09] After the Scars. */
  effects: (s) => {
    for (const { effect } of relicsThat(s, 'restHeal')) healAll(s, effect.amount, 'relic');
    turnTokensBack(s);
  },
  /** [DF-REST-11] [DF-EQUIP-09] */
  equipment: (s) => {
    for (const state of s.heroes) state.turned = [];
    s.passed = [];
    s.refused = [];
    call(s, flow.arrange, { done: [] });
  },
  /** [DF-RULING-16] What an eliminated Hero still has leaves the game. */
  leftBehind: (s) => {
    for (const state of s.heroes) {
      if (!state.eliminated) continue;
      for (const card of state.equipment.splice(0)) {
        s.equipmentGone.push(card);
        emit(s, { type: 'equipmentLeft', card, hero: state.id });
      }
    }
  },
  /** [DF-REST-12] [DF-PATH-09] */
  setAside: (s) => {
    if (s.room === null) return;
    const card = s.room;
    s.room = null;
    s.setAside.push(card);
    emit(s, { type: 'setAside', card, icons: roomCard(card).icons, total: icons(s) });
  },
});

const takeScar = procedure(flow.takeScar, {
  /** [DF-SCAR-06] */
  eliminate: (s, f) => {
    const state = hero(s, f.hero);
    if (freeColours(state).length > 0) return;
    state.eliminated = true;
    state.fainted = false;
    /** [DF-RULING-64] */
    if (!heroesInGame(s).some(hasHammers)) s.tokens.hammers = 0;
    emit(s, { type: 'eliminated', hero: state.id });
    return 'end';
  },
  /** [DF-SCAR-01] [DF-DEC-25] */
  choose: ask({
    kind: 'scar',
    who: (s, f) => seatOf(s, f.hero),
    candidates: (s, f): TakeScar[] =>
      freeColours(hero(s, f.hero)).map((colour) => ({ do: 'scar', colour, at: { colour } })),
    about: (_s, f) => ({ hero: f.hero }),
    answer: (s, f, { colour }) => {
      const state = hero(s, f.hero);
      state.scars.push(colour);
      s.scarsReceived += 1;
      /** [DF-SCAR-03] */
      state.fainted = false;
      state.life = maxLife(state);
      emit(s, { type: 'scarred', hero: state.id, colour, life: state.life });
    },
  }),
});

export const restProcedures = [rest, takeScar];

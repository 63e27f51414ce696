/** [PQ-ROUND] [PQ-TAX] A Round: tax, Turns by Initiative, the end of the Round. */
import type { Flow } from '@questhall/kernel';
import { call } from '@questhall/kernel';
import type { Tax } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { askTogether, procedure } from '../flow.ts';
import { worldIsOver } from '../outcome.ts';
import { hero, isHero, isStanding, standingHeroes, standingMonsters } from '../queries/area.ts';
import { worldCard } from '../queries/cards.ts';
import { firstMonster, nextToAct } from '../queries/initiative.ts';
import { payments, plainCost, purseOf } from '../queries/payment.ts';
import { evilLordSeat } from '../queries/values.ts';
import type { CreatureId, State } from '../state.ts';
import type { EnergyType, When } from '../vocabulary.ts';
import { fitDisplay, spend } from './energy.ts';
import { expire } from './expire.ts';
import { fire, fireFeature } from './occasion.ts';

const playRound = procedure(flow.playRound, {
  begin: (s) => {
    s.acted = [];
    emit(s, { type: 'roundBegan', world: s.world, round: s.round });
  },
  /** [PQ-RULING-83] At a Round's start: tax, then the World's Feature, then the Boss Sheet. */
  tax: (s) => {
    if (isTaxed(s)) call(s, flow.payTax, {});
  },
  worldStart: (s) => {
    if (!worldIsOver(s)) fireFeature(s, 'roundStart');
  },
  creaturesStart: (s) => {
    if (!worldIsOver(s)) fireAll(s, 'roundStart');
  },
  /** The Boss or the World may hold a display of another size. */
  display: (s) => fitDisplay(s),
  turns: (s) => call(s, flow.takeTurns, { first: '' }),
  /** [PQ-RULING-83] At its end: the World's Feature, then the Boss Sheet. */
  worldEnd: (s) => {
    if (!worldIsOver(s)) fireFeature(s, 'roundEnd');
  },
  creaturesEnd: (s) => {
    if (!worldIsOver(s)) fireAll(s, 'roundEnd');
  },
  end: (s) => expire(s, 'roundEnd'),
});

/** [PQ-ROUND-02] [PQ-ROUND-03] [PQ-RULING-41] One Turn for everybody, the next Creature found anew after each. */
const takeTurns = procedure(flow.takeTurns, {
  next: (s) => {
    const tied = worldIsOver(s) ? [] : nextToAct(s);
    const [one] = tied;
    if (one === undefined) return 'end';
    if (tied.length === 1) return takeTurn(s, one);
    if (isHero(s, one)) return call(s, flow.breakTie, { tied, proposed: '' });
    if (evilLordSeat(s) !== undefined) return call(s, flow.orderTiedMonsters, { tied });
    return takeTurn(s, firstMonster(s, tied));
  },
  /** Whom those who were tied have put first. */
  turn: (s, f) => takeTurn(s, f.first),
});

function takeTurn(s: State, id: CreatureId): Flow {
  if (isHero(s, id)) call(s, flow.heroTurn, { hero: id });
  else call(s, flow.monsterTurn, { monster: id });
  return 'again';
}

/** [PQ-TAX-01] [PQ-TAX-02] Odd Rounds of Worlds 2 and 3; A Dog's Life goes by the number on the track. */
const isTaxed = (s: State): boolean => s.world > 1 && s.round % 2 === 1;

const taxType = (s: State): EnergyType => worldCard(s.worldCards.at(-1) ?? '').type;

/** [PQ-DEC-03] [PQ-RULING-50] All decide at the same time; to suffer is a free choice. */
const payTax = procedure(flow.payTax, {
  decide: askTogether({
    kind: 'tax',
    who: (s) => standingHeroes(s).map((id) => hero(s, id).seat),
    candidates: (s, _f, seat): Tax[] => [
      ...payments(purseOf(s, heroOfSeat(s, seat)), plainCost([taxType(s)])).map(
        (payment): Tax => ({ do: 'payTax', ...payment }),
      ),
      { do: 'suffer' },
    ],
    about: (s) => ({ type: taxType(s) }),
    answers: (s, _f, given) => {
      const unpaid: string[] = [];
      for (const id of standingHeroes(s)) {
        const choice = given.get(hero(s, id).seat);
        if (choice?.do !== 'payTax') unpaid.push(id);
        else {
          spend(s, id, choice);
          emit(s, { type: 'taxPaid', hero: id });
        }
      }
      for (const id of unpaid) emit(s, { type: 'taxSuffered', hero: id });
      call(s, flow.sufferPenalty, { heroes: unpaid, why: 'tax' });
    },
  }),
});

/** Each seat of a Hero has one Hero. */
export const heroOfSeat = (s: State, seat: number): string =>
  s.heroes.find((state) => state.seat === seat)?.id ?? '';

/** The Boss first, then Monsters by lane and rank, then Heroes: what is called last runs first. */
function fireAll(s: State, when: When): void {
  for (const id of standingHeroes(s).reverse()) fire(s, when, id);
  for (const id of standingMonsters(s).reverse()) if (id !== s.boss) fire(s, when, id);
  if (s.boss !== null && isStanding(s, s.boss)) fire(s, when, s.boss);
}

export const roundProcedures = [playRound, takeTurns, payTax];

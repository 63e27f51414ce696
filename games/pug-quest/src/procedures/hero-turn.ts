/** [PQ-ACT] A Hero's Turn: two Actions, and any number of free actions. */
import type { Reason } from '@questhall/kernel';
import { call } from '@questhall/kernel';
import type { Act, Deed } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { worldIsOver } from '../outcome.ts';
import { cardOf, freeAbilities, whyNotFreeAbility } from '../queries/abilities.ts';
import { hero, heroesIn, isStanding, laneStoodIn, monstersIn, ringDistance } from '../queries/area.ts';
import { abilityAt, COMBOS, comboCard, source, treasureCard } from '../queries/cards.ts';
import { combosOf, insteadOf, whyNotCombo } from '../queries/combos.ts';
import { plainCost, purseOf, shortOf } from '../queries/payment.ts';
import { onHero } from '../queries/printed.ts';
import { handLimitOf, hasFlag, movementOf, typeOf } from '../queries/values.ts';
import type { CreatureId, Lane, State } from '../state.ts';
import { LANES } from '../state.ts';
import type { Combo, Direction } from '../vocabulary.ts';
import { changeDisplay, pay, removeFrom } from './energy.ts';
import { expire } from './expire.ts';
import { shift } from './move.ts';
import { fire, freshCarryOut } from './occasion.ts';

const goesOn = (s: State, id: CreatureId): boolean => isStanding(s, id) && !worldIsOver(s);

const heroTurn = procedure(flow.heroTurn, {
  /** [PQ-ACT-01] Two Actions, and those granted by others. */
  begin: (s, f) => {
    const state = hero(s, f.hero);
    s.acted.push(f.hero);
    s.turn = { of: f.hero, actionsLeft: 2 + state.extraActions, standardAttackMade: false, moved: false };
    state.extraActions = 0;
    emit(s, { type: 'turnBegan', creature: f.hero });
    fire(s, 'turnStart', f.hero);
  },
  /** [PQ-ACT-04] In any order, until the player ends the Turn. */
  act: ask({
    kind: 'act',
    who: (s, f) => (goesOn(s, f.hero) ? hero(s, f.hero).seat : undefined),
    candidates: (s, f) => acts(s, f.hero),
    whyNot: (s, f, act) => whyNotAct(s, f.hero, act),
    about: (s, f) => ({ hero: f.hero, actionsLeft: s.turn?.actionsLeft ?? 0 }),
    answer: (s, f, act) => {
      if (act.do === 'endTurn') return;
      carryOutAct(s, f.hero, act);
      return 'stay';
    },
  }),
  end: (s, f) => {
    if (goesOn(s, f.hero)) fire(s, 'turnEnd', f.hero);
  },
  /** [PQ-ACT-15] After all that the Turn brings, [PQ-RULING-46] also when it has ended the World. */
  handLimit: (s, f) => {
    if (!isStanding(s, f.hero) || s.outcome) return;
    const limit = handLimitOf(s, f.hero);
    if (hero(s, f.hero).hand.length > limit) call(s, flow.keepHandLimit, { hero: f.hero, limit });
  },
  close: (s, f) => {
    s.turn = null;
    emit(s, { type: 'turnEnded', creature: f.hero });
    expire(s, 'turnEnd');
  },
});

/** What can be thought of in every Turn. */
const ALWAYS: readonly Act[] = [
  { do: 'draw' },
  { do: 'change' },
  { do: 'discard' },
  ...LANES.map((lane): Act => ({ do: 'move', at: { lane } })),
];
const END_TURN: Act = { do: 'endTurn' };

const playOf = ({ id }: Combo, instead: boolean): Act => ({
  do: 'combo',
  combo: id,
  instead,
  at: { card: id },
});
/** Those of the box are made once: they are thought of again at every step of a Turn. */
const plays: ReadonlyMap<string, Act> = new Map(COMBOS.map((combo) => [combo.id, playOf(combo, false)]));

/** [PQ-DEC-05] Everything a Hero might think of. */
function acts(s: State, id: CreatureId): Act[] {
  const list = [...ALWAYS];
  for (const queue of s.monsterLanes)
    for (const creature of queue) list.push({ do: 'standardAttack', at: { creature } });
  const { instead } = onHero(s, id);
  for (const combo of combosOf(s, id)) {
    list.push(plays.get(combo.id) ?? playOf(combo, false));
    /** [PQ-RULING-80] */
    if (instead && insteadOf(s, id, combo)) list.push(playOf(combo, true));
  }
  for (const treasure of hero(s, id).treasures) {
    if (treasureCard(treasure).kind === 'consumable')
      list.push({ do: 'consume', treasure, at: { card: treasure } });
  }
  for (const { at } of freeAbilities(s, id))
    list.push({ do: 'ability', source: at, at: { card: cardOf(at) } });
  list.push(END_TURN);
  return list;
}

function whyNotAct(s: State, id: CreatureId, act: Act): Reason | undefined {
  switch (act.do) {
    case 'draw':
    case 'change':
      return whyNoAction(s);
    case 'discard':
      /** [PQ-RULING-39] */
      return whyNoAction(s) ?? (hero(s, id).hand.length === 0 ? { rule: 'PQ-RULING-39' } : undefined);
    case 'move':
      return whyNoAction(s) ?? whyNotMove(s, id, act.at.lane);
    case 'standardAttack':
      return whyNoAction(s) ?? whyNotStandardAttack(s, id, act.at.creature);
    case 'combo': {
      const combo = comboCard(s, act.combo);
      /** [PQ-RIP-03] */
      if (combo.riposte) return { rule: 'PQ-RIP-03', combo: act.combo };
      return whyNotCombo(s, id, combo, act.instead);
    }
    case 'ability': {
      const ability = abilityAt(s, act.source);
      return ability && whyNotFreeAbility(s, id, { at: act.source, ability });
    }
    case 'consume':
    case 'endTurn':
      return undefined;
  }
}

/** [PQ-ACT-01] */
const whyNoAction = (s: State): Reason | undefined =>
  (s.turn?.actionsLeft ?? 0) > 0 ? undefined : NO_ACTION_LEFT;
const NO_ACTION_LEFT: Reason = { rule: 'PQ-ACT-01', have: 0 };

/** [PQ-RULING-05] [PQ-RULING-06] [PQ-RULING-07] Any lane within reach, or back to the tail of the own one. */
function whyNotMove(s: State, id: CreatureId, lane: Lane): Reason | undefined {
  const from = laneStoodIn(s, id);
  if (lane === from && heroesIn(s, lane).at(-1) === id) return { rule: 'PQ-RULING-07', lane };
  const need = lane === from ? 1 : ringDistance(from, lane);
  const have = movementOf(s, id);
  if (need <= have) return undefined;
  return hasFlag(s, id, 'cannotMove')
    ? { rule: 'PQ-RULING-08', flag: 'cannotMove' }
    : { rule: 'PQ-HERO-02', need, have };
}

/** [PQ-ACT-10] [PQ-ACT-11] [PQ-ATK-03] */
function whyNotStandardAttack(s: State, id: CreatureId, target: CreatureId): Reason | undefined {
  if (s.turn?.standardAttackMade) return { rule: 'PQ-ACT-11' };
  const lane = laneStoodIn(s, id);
  const first = monstersIn(s, lane)[0];
  if (first !== target) {
    return first === undefined
      ? { rule: 'PQ-RULING-10', lane, creature: target }
      : { rule: 'PQ-ATK-03', lane, creature: target, front: first };
  }
  if (hasFlag(s, id, 'noAttack')) return { rule: 'PQ-RULING-76', flag: 'noAttack' };
  const type = typeOf(s, target);
  return shortOf(purseOf(s, id), plainCost([type])) > 0
    ? { rule: 'PQ-ACT-10', type, creature: target }
    : undefined;
}

function carryOutAct(s: State, id: CreatureId, act: Deed): void {
  switch (act.do) {
    case 'draw':
      takeAction(s);
      return call(s, flow.drawAction, { hero: id });
    case 'change':
      takeAction(s);
      return changeDisplay(s, id);
    case 'discard':
      takeAction(s);
      return call(s, flow.discardAction, { hero: id, discarded: [] });
    case 'move':
      takeAction(s);
      return move(s, id, act.at.lane);
    case 'standardAttack':
      takeAction(s);
      return call(s, flow.standardAttack, { hero: id, target: act.at.creature });
    case 'combo':
      return call(s, flow.playCombo, { by: id, combo: act.combo, instead: act.instead });
    case 'consume':
      return consume(s, id, act.treasure);
    case 'ability':
      return call(s, flow.useAbility, {
        owner: id,
        at: act.source,
        decided: true,
        targets: [],
        attacker: '',
        onward: '',
        answered: '',
      });
  }
}

function takeAction(s: State): void {
  if (s.turn) s.turn.actionsLeft -= 1;
}

/** [PQ-ACT-09] The shorter way round the ring tells left from right. */
function move(s: State, id: CreatureId, to: Lane): void {
  const from = laneStoodIn(s, id);
  const right = (to - from + 5) % 5;
  const dir: Direction | '' = right === 0 ? '' : right <= 2 ? 'right' : 'left';
  shift(s, id, to, dir, 'move', false);
}

/** [PQ-TREAS-06] [PQ-TREAS-07] Discarded to get its bonus. */
function consume(s: State, id: CreatureId, treasure: string): void {
  removeFrom(hero(s, id).treasures, treasure);
  s.treasureDiscard.push(treasure);
  emit(s, { type: 'consumed', by: id, treasure });
  call(s, flow.carryOut, freshCarryOut(id, source('consumable', treasure)));
}

/** [PQ-ACT-10] One melee attack for 1, paid with the target's Type. */
const standardAttack = procedure(flow.standardAttack, {
  pay: (s, f) => {
    if (s.turn) s.turn.standardAttackMade = true;
    pay(s, f.hero, plainCost([typeOf(s, f.target)]), 'standardAttack');
  },
  attack: (s, f) =>
    call(s, flow.heroAttack, {
      by: f.hero,
      reach: 'melee',
      damage: 1,
      side: 'either',
      count: 1,
      card: '',
      repeat: false,
      targets: [],
      suffered: [],
    }),
});

/** [PQ-ACT-06] Draw: up to 2; what a Draw sets off comes after it. */
const drawAction = procedure(flow.drawAction, {
  first: (s, f) => call(s, flow.drawCards, { hero: f.hero, left: 1, mayStop: false }),
  second: (s, f) => call(s, flow.drawCards, { hero: f.hero, left: 1, mayStop: true }),
  drawn: (s, f) => fire(s, 'onDraw', f.hero),
});

export const heroTurnProcedures = [heroTurn, standardAttack, drawAction];

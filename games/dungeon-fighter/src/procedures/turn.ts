/** [DF-COMBAT] [DF-NODICE] [DF-BACK] A Hero's turn in combat: a die, a throw, what comes of it. */
import type { Reason } from '@questhall/kernel';
import { breakOff, call } from '@questhall/kernel';
import type { Agree, ChooseDie, Lose } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, askTogether, procedure } from '../flow.ts';
import { finish, loseIfAllFainted } from '../outcome.ts';
import { combatOf, foeOf, imposed, isColour, isDefeated, levelOf, throwOf } from '../queries/combat.ts';
import { consciousHeroes, hero, isConscious, nextHero, seatOf, seatsOf } from '../queries/heroes.ts';
import { isPracticallyImpossible } from '../queries/odds.ts';
import type { State } from '../state.ts';
import type { Die } from '../throws.ts';
import { DICE } from '../throws.ts';
import { COLOURS } from '../vocabulary.ts';
import { gainXp, removeFrom, turnTokensBack } from './gains.ts';
import { makeSuffer, passOnIfFainted } from './suffer.ts';
import { freshThrow } from './throw.ts';

const heroTurn = procedure(flow.heroTurn, {
  begin: (s, f) => {
    const passed = passOnIfFainted(s);
    if (!f.begun || passed) emit(s, { type: 'turnBegan', hero: combatOf(s).active });
    f.begun = true;
  },
  /** W2 and W3. */
  window: (s) => call(s, flow.spendWindow, { at: 'turn' }),
  /** [DF-LOSE-02] [DF-BOSS-06] [DF-RULING-12] */
  noDice: (s) => {
    const { boss, pool } = combatOf(s);
    if (boss && pool.length === 0 && s.chest.white === 0) finish(s, 'noDice');
  },
  /** [DF-DEC-10] [DF-DEC-11] [DF-DEC-12] */
  choose: ask({
    kind: 'chooseDie',
    who: (s) => seatOf(s, combatOf(s).active),
    candidates: () => CHOICES,
    whyNot: whyNotChoose,
    about: (s) => ({
      hero: combatOf(s).active,
      level: levelOf(s) ?? 0,
      requirements: imposed(s),
      impossible: isPracticallyImpossible(imposed(s), s.options.board),
    }),
    answer: (s, f, option) => {
      if (option.do === 'take') return takeDie(s, option.die);
      if (option.do === 'retrieve') retrieve(s);
      else {
        f.proposed = true;
        call(s, flow.voteOnBackingDown, { hero: combatOf(s).active });
      }
      return 'again';
    },
  }),
  /** [DF-COMBAT-06] [DF-COMBAT-07] */
  throw: (s) => call(s, flow.throwDie, { real: false, ruled: [] }),
  /** [DF-COMBAT-08] [DF-RULING-37] (7): the combat is over and cannot be lost any more. */
  defeated: (s) => {
    if (!isDefeated(s)) return;
    const { hero: by, hit } = throwOf(s);
    const combat = combatOf(s);
    const { monster, life } = combat;
    /** [DF-REST-02] [DF-KILL-02] By a Hit: a dodge or Armor may fell it, but not with an Epic Shot. */
    combat.epic = hit && life <= EPIC;
    /** [DF-LVL-03] [DF-RULING-52] */
    if (hit) gainXp(s, hero(s, by), 'lastHit');
    emit(s, { type: 'monsterDefeated', monster, by, life, epic: combat.epic });
    s.throw = null;
    return 'end';
  },
  /** (8) */
  fallen: (s) => loseIfAllFainted(s),
  /** [DF-MAB-02] [DF-MAB-04] [DF-DEC-24] (9) */
  crook: ask({
    kind: 'lose',
    who: (s) => (isRobbed(s) ? seatOf(s, throwOf(s).hero) : undefined),
    candidates: (s): Lose[] =>
      hero(s, throwOf(s).hero).equipment.map((card) => ({ do: 'lose', card, at: { card } })),
    about: (s) => ({ hero: throwOf(s).hero, monster: combatOf(s).monster }),
    answer: (s, _f, { card }) => rob(s, card),
  }),
  /** [DF-COMBAT-09] (10) */
  next: (s) => {
    const combat = combatOf(s);
    s.throw = null;
    combat.active = nextHero(s, combat.active, isConscious) ?? combat.active;
  },
});

/** [DF-REST-02] */
const EPIC = -3;

const CHOICES: readonly ChooseDie[] = [
  ...DICE.map((die): ChooseDie => ({ do: 'take', die, at: { die } })),
  { do: 'retrieve' },
  { do: 'backDown' },
];

function whyNotChoose(s: State, f: { proposed: boolean }, option: ChooseDie): Reason | undefined {
  const { pool } = combatOf(s);
  if (option.do === 'backDown') return whyNotBackDown(s, f.proposed);
  if (option.do === 'retrieve') return whyNotRetrieve(s);
  if (option.die === 'white') {
    if (pool.length > 0) return { rule: 'DF-COMBAT-11', left: pool.length };
    return s.chest.white === 0 ? { rule: 'DF-NODICE-08' } : undefined;
  }
  return pool.includes(option.die) ? undefined : whyNotInPool(s, option.die);
}

function whyNotInPool(s: State, die: Die): Reason {
  const { out, special } = combatOf(s);
  if (isColour(die)) return { rule: out.includes(die) ? 'DF-MAB-03' : 'DF-COMBAT-03', die };
  return { rule: special.some((each) => each.die === die) ? 'DF-SDIE-01' : 'DF-SDIE-02', die };
}

function whyNotRetrieve(s: State): Reason | undefined {
  const { boss, pool, out } = combatOf(s);
  if (boss) return { rule: 'DF-NODICE-07' };
  if (pool.length > 0) return { rule: 'DF-NODICE-01', left: pool.length };
  return out.length === COLOURS.length ? { rule: 'DF-NODICE-09' } : undefined;
}

/** [DF-BACK-01] [DF-RULING-23] */
function whyNotBackDown(s: State, proposed: boolean): Reason | undefined {
  if (combatOf(s).boss) return { rule: 'DF-RULING-23', boss: true };
  if (imposed(s).length === 0) return { rule: 'DF-RULING-23', boss: false };
  return proposed ? { rule: 'DF-RULING-04' } : undefined;
}

function takeDie(s: State, die: Die): void {
  const combat = combatOf(s);
  if (die === 'white') s.chest.white -= 1;
  else removeFrom(combat.pool, die);
  const special = combat.special.find((each) => each.die === die);
  if (special) special.thrown = true;
  s.throw = freshThrow(combat.active, die);
  emit(s, { type: 'dieChosen', hero: combat.active, die });
}

/** [DF-NODICE-03] [DF-NODICE-09] [DF-NODICE-10] [DF-RULING-08] */
function retrieve(s: State): void {
  const combat = combatOf(s);
  const dice = COLOURS.filter((colour) => !combat.out.includes(colour));
  combat.pool.push(...dice);
  combat.lying = combat.lying.filter(({ die }) => !isColour(die));
  emit(s, { type: 'retrieved', hero: combat.active, dice });
  const heroes = consciousHeroes(s).map(({ id }) => id);
  makeSuffer(s, heroes, levelOf(s) ?? 0, 'retrieve');
}

/** [DF-RULING-28] A Miss, a card to lose, and a limit not reached. */
function isRobbed(s: State): boolean {
  const { ability } = foeOf(s);
  const { hit, hero: thrower } = throwOf(s);
  if (hit || hero(s, thrower).equipment.length === 0) return false;
  if (ability?.kind === 'superCrook') return true;
  return ability?.kind === 'crook' && combatOf(s).stolen < ability.limit;
}

function rob(s: State, card: string): void {
  const combat = combatOf(s);
  const victim = hero(s, throwOf(s).hero);
  const tucked = foeOf(s).ability?.kind === 'superCrook';
  removeFrom(victim.equipment, card);
  if (victim.turned.includes(card)) removeFrom(victim.turned, card);
  (tucked ? combat.tucked : s.equipmentGone).push(card);
  if (!tucked) combat.stolen += 1;
  emit(s, { type: 'stolen', hero: victim.id, card, tucked });
}

/** [DF-DEC-09] [DF-RULING-04] Every conscious Hero's player; whoever proposed it has agreed. */
const voteOnBackingDown = procedure(flow.voteOnBackingDown, {
  vote: askTogether({
    kind: 'backDown',
    who: (s, f) => seatsOf(consciousHeroes(s)).filter((seat) => seat !== seatOf(s, f.hero)),
    candidates: (): Agree[] => [{ do: 'refuse' }, { do: 'agree' }],
    about: (s, f) => ({ hero: f.hero, level: levelOf(s) ?? 0 }),
    answers: (s, f, given) => {
      const agreed = [...given.values()].every((answer) => answer.do === 'agree');
      emit(s, { type: 'backDownVoted', hero: f.hero, monster: combatOf(s).monster, agreed });
      if (agreed) call(s, flow.backDown, {});
    },
  }),
});

const backDown = procedure(flow.backDown, {
  /** [DF-BACK-02] */
  pay: (s) => {
    const heroes = consciousHeroes(s).map(({ id }) => id);
    makeSuffer(s, heroes, levelOf(s) ?? 0, 'backDown');
  },
  /** [DF-BACK-03] [DF-BACK-04] [DF-RULING-24] The next Monster, in the same room. */
  leave: (s) => {
    s.monstersGone.push(combatOf(s).monster);
    turnTokensBack(s);
    breakOff(s, flow.fight);
    call(s, flow.fight, { boss: false });
  },
});

export const turnProcedures = [heroTurn, voteOnBackingDown, backDown];

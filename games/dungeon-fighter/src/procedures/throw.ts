/** [DF-THROW] [DF-ICON] [DF-RULING-37] One throw: Weapons, release, judgement, icon; then Hit or Miss. */
import type { Reason } from '@questhall/kernel';
import { call } from '@questhall/kernel';
import type { Arm, Rethrow, Throw, UseAbility } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { heroSheet } from '../queries/cards.ts';
import { relicsThat, weaponsOf } from '../queries/carrying.ts';
import {
  combatOf,
  imposed,
  inForce,
  isColour,
  isHitPlace,
  placeOf,
  throwOf,
  worthOf,
} from '../queries/combat.ts';
import { hero, isConscious, leaderSeat, seatOf } from '../queries/heroes.ts';
import { throwRequest } from '../queries/requests.ts';
import type { HeroState, State, ThrowState } from '../state.ts';
import type { Die, Requirement } from '../throws.ts';
import type { Colour, Condition } from '../vocabulary.ts';
import { COLOURS, CONDITIONS } from '../vocabulary.ts';
import { takeAbility } from './abilities.ts';
import { gainGold, gainXp, heal } from './gains.ts';
import { landThrow } from './landing.ts';
import { doubtOf, RULE_OPTIONS, rule, whyNotRule } from './ruling.ts';
import { makeSuffer } from './suffer.ts';

export const freshThrow = (by: string, die: Die): ThrowState => ({
  hero: by,
  die,
  weapons: [],
  ignored: [],
  serial: 0,
  rest: 'outside',
  slimeTarget: null,
  face: 'blank',
  thorns: false,
  faults: [],
  hit: false,
  ability: null,
  focused: false,
  doubled: false,
  bonus: 0,
  dodged: false,
  hammersReady: 0,
  hammersSpent: 0,
  instaKill: false,
});

const throwerSeat = (s: State): number => seatOf(s, throwOf(s).hero);
const thrower = (s: State): HeroState => hero(s, throwOf(s).hero);

/** [DF-EQUIP-04] None, one or more. */
function subsets(cards: readonly string[]): readonly string[][] {
  const [first, ...others] = cards;
  if (first === undefined) return [[]];
  const rest = subsets(others);
  return [...rest, ...rest.map((subset) => [first, ...subset])];
}

const throwDie = procedure(flow.throwDie, {
  /** [DF-EQUIP-07] [DF-DEC-13] [DF-RULING-46] */
  weapons: ask({
    kind: 'weapons',
    who: (s) => (weaponsOf(thrower(s)).length > 0 ? throwerSeat(s) : undefined),
    candidates: (s): Arm[] => subsets(weaponsOf(thrower(s))).map((weapons) => ({ do: 'arm', weapons })),
    about: (s) => ({ hero: throwOf(s).hero, requirements: imposed(s) }),
    answer: (s, _f, option) => {
      throwOf(s).weapons = [...option.weapons];
      if (option.weapons.length > 0)
        emit(s, { type: 'weaponsDeclared', hero: throwOf(s).hero, weapons: [...option.weapons] });
    },
  }),
  /** [DF-DEC-14] [DF-DEC-22] Where it lands comes through the door of chance: see throws.ts. */
  throw: ask({
    kind: 'throw',
    who: throwerSeat,
    candidates: (s): Throw[] => {
      const { die } = throwOf(s);
      const lifted = relicsThat(s, 'ignoreRequirement').flatMap(({ id }) =>
        inForce(s).map((requirement) => lift(requirement, id)),
      );
      return [{ do: 'throw', at: { die } }, ...lifted];
    },
    whyNot: (s, _f, option): Reason | undefined =>
      option.do === 'ignore' && combatOf(s).relicsUsed.includes(option.at.card)
        ? { rule: 'DF-RELIC-03', card: option.at.card }
        : undefined,
    about: (s) => throwRequest(s),
    answer: (s, f, option) => {
      if (option.do === 'throw') {
        f.real = land(s);
        return;
      }
      throwOf(s).ignored.push(option.requirement);
      combatOf(s).relicsUsed.push(option.at.card);
      const { hero: by } = throwOf(s);
      emit(s, {
        type: 'requirementIgnored',
        hero: by,
        requirement: option.requirement,
        card: option.at.card,
      });
      return 'stay';
    },
  }),
  /** [DF-THROW-06] [DF-LEAD-02] [DF-DEC-29] */
  rule: ask({
    kind: 'rule',
    who: (s, f) => (f.real ? leaderSeat(s) : undefined),
    candidates: () => RULE_OPTIONS,
    whyNot: (s, f, option) => whyNotRule(throwOf(s), f.ruled, option),
    about: (s) => {
      const { hero: by, rest, face, faults } = throwOf(s);
      return { hero: by, rest, face, faults };
    },
    answer: (s, f, option) => {
      if (option.do === 'stands') return;
      f.ruled.push(doubtOf(option));
      rule(s, option);
      return 'stay';
    },
  }),
  /** (2) [DF-MOD-03] */
  thorns: (s) => {
    const { thorns, hero: by } = throwOf(s);
    if (thorns) makeSuffer(s, [by], THORN_DAMAGE, 'thorns');
  },
  /** (3) */
  judge: (s) => judge(s),
  /** (4) [DF-SDIE-06] [DF-SDIE-07] [DF-SDIE-08] [DF-DEC-16] */
  symbol: ask({
    kind: 'rethrow',
    who: (s) => (throwOf(s).face === 'rethrow' && isConscious(thrower(s)) ? throwerSeat(s) : undefined),
    candidates: (): Rethrow[] => [{ do: 'keepThrow' }, { do: 'again' }],
    about: (s) => aboutThrow(s),
    answer: (s, f, option) => {
      if (option.do === 'keepThrow') return;
      emit(s, { type: 'symbolUsed', hero: throwOf(s).hero, symbol: 'rethrow' });
      takeInHand(s);
      f.real = false;
      f.ruled = [];
      return 'again';
    },
  }),
  /** (4) and (5) [DF-DEC-15] [DF-DEC-16] [DF-DEC-17] */
  ability: ask({
    kind: 'ability',
    who: (s) => (isConscious(thrower(s)) ? throwerSeat(s) : undefined),
    candidates: abilityCandidates,
    whyNot: (s, _f, option) => (option.do === 'use' ? whyNotUse(s, option) : undefined),
    about: (s) => aboutThrow(s),
    answer: (s, f, option) => {
      const state = thrower(s);
      if (option.do === 'decline') {
        /** [DF-LVL-04] [DF-RULING-29] */
        if (throwOf(s).face === 'icon') gainXp(s, state, 'declined');
        return;
      }
      const { colour, ability, token } = option;
      if (token) state.spent.push(colour);
      throwOf(s).ability = ability;
      emit(s, { type: 'abilityUsed', hero: state.id, colour, ability, token });
      if (ability !== 'rethrow') return;
      takeInHand(s);
      f.real = false;
      f.ruled = [];
      return 'again';
    },
  }),
  /** [DF-SDIE-06] [DF-SDIE-08] [DF-RULING-69] Once the throw stands: a Level Up token may have thrown again [DF-RULING-25]. */
  otherSymbol: (s) => {
    const { face, hero: by, hit } = throwOf(s);
    if (!isConscious(thrower(s)) || (face !== 'selfHeal' && face !== 'coin' && face !== 'smash')) return;
    if (face === 'smash' && !hit) return;
    emit(s, { type: 'symbolUsed', hero: by, symbol: face });
    if (face === 'selfHeal') heal(s, thrower(s), 3, 'symbol');
    else if (face === 'coin') gainGold(s, 1, 'symbol');
    else throwOf(s).bonus += SMASH;
  },
  /** (5) */
  effect: (s) => {
    const { ability } = throwOf(s);
    const { abilities } = heroSheet(thrower(s).id);
    const used = COLOURS.map((colour) => abilities[colour]).find(({ kind }) => kind === ability);
    if (used) takeAbility(s, used);
  },
  /** [DF-LVL-05] The icon was there, but no ability could use it. */
  wasted: (s) => {
    const { face, ability } = throwOf(s);
    if (face !== 'icon' || ability !== null || !isConscious(thrower(s))) return;
    const colours = coloursOf(s);
    const uses = colours.map((colour) => whyNotUse(s, useOf(thrower(s), colour, false))?.rule);
    const blocked = uses.every((why) => why !== undefined) && uses.includes('DF-ICON-04');
    if (blocked) gainXp(s, thrower(s), 'wasted');
  },
  /** (6) */
  resolve: (s) => (throwOf(s).hit ? call(s, flow.hit, {}) : call(s, flow.miss, { damage: 0 })),
});

/** [DF-MOD-03] */
const THORN_DAMAGE = 3;
/** [DF-RULING-69] What the hammer on the Lead die adds to a Hit. */
const SMASH = 2;

const lift = (requirement: Requirement, card: string): Throw => ({ do: 'ignore', requirement, at: { card } });

/** The die leaves the hand and comes to rest; true if it was read off a real table. */
function land(s: State): boolean {
  const thrown = throwOf(s);
  const combat = combatOf(s);
  const landing = landThrow(s);
  s.serial += 1;
  thrown.serial = s.serial;
  thrown.rest = landing.rest;
  thrown.slimeTarget = landing.slimeTarget ?? null;
  thrown.face = landing.face;
  thrown.thorns = landing.thorns;
  thrown.faults = [...landing.faults];
  combat.lastThrower = thrown.hero;
  /** [DF-RULING-06] */
  if (landing.pushedOff.length > 0)
    combat.lying = combat.lying.filter(({ by }) => !landing.pushedOff.includes(by));
  if (landing.rest !== 'outside') combat.lying.push({ die: thrown.die, by: s.serial });
  emit(s, {
    type: 'thrown',
    hero: thrown.hero,
    die: thrown.die,
    serial: s.serial,
    rest: landing.rest,
    slimeTarget: thrown.slimeTarget,
    face: landing.face,
    thorns: landing.thorns,
    faults: [...landing.faults],
    real: landing.real,
    trace: landing.trace ?? null,
  });
  return landing.real;
}

/** [DF-COM-02] [DF-RULING-25] The first result is ignored; the same die, Weapons chosen anew, all requirements in force. */
function takeInHand(s: State): void {
  const { hero: by, die, serial } = throwOf(s);
  const combat = combatOf(s);
  combat.lying = combat.lying.filter((lying) => lying.by !== serial);
  s.throw = freshThrow(by, die);
  emit(s, { type: 'dieTakenBack', hero: by, die, why: 'rethrow' });
}

// --- judging -----------------------------------------------------------------------------------------------------------

/** [DF-HIT] [DF-MISS] [DF-KILL-01] [DF-KILL-05] [DF-RULING-33] [DF-RULING-39] */
function judge(s: State): void {
  const thrown = throwOf(s);
  const rest = placeOf(thrown);
  thrown.hit = thrown.faults.length === 0 && isHitPlace(rest);
  thrown.instaKill = thrown.hit && rest === 'bullseye' && thrown.face === 'icon';
  thrown.hammersReady = s.tokens.hammers;
  const value = thrown.hit ? worthOf(rest) : 0;
  emit(s, { type: 'judged', hero: thrown.hero, hit: thrown.hit, rest, value });
}

const aboutThrow = (s: State) => {
  const { hero: by, die, hit, face } = throwOf(s);
  return { hero: by, die, hit, face, rest: placeOf(throwOf(s)) };
};

// --- the icon ----------------------------------------------------------------------------------------------------------

type Use = Extract<UseAbility, { do: 'use' }>;

const useOf = (state: HeroState, colour: Colour, token: boolean): Use => ({
  do: 'use',
  colour,
  ability: heroSheet(state.id).abilities[colour].kind,
  token,
  at: { colour },
});

/** [DF-ICON-01] [DF-ICON-02] [DF-SDIE-04] */
const coloursOf = (s: State): readonly Colour[] => {
  const { die } = throwOf(s);
  return isColour(die) ? [die] : COLOURS;
};

const DECLINE: UseAbility = { do: 'decline' };

/** [DF-ICON-03] With the icon, or [DF-LVL-09] [DF-RULING-30] without it by a Level Up token; nothing if neither. */
function abilityCandidates(s: State): UseAbility[] {
  const state = thrower(s);
  const icon = throwOf(s).face === 'icon';
  const colours = icon ? coloursOf(s) : state.tokens;
  const uses = colours.map((colour) => useOf(state, colour, !icon));
  return uses.some((use) => whyNotUse(s, use) === undefined) ? [...uses, DECLINE] : uses;
}

function whyNotUse(s: State, { colour, ability, token }: Use): Reason | undefined {
  const state = thrower(s);
  const thrown = throwOf(s);
  if (state.scars.includes(colour)) return { rule: 'DF-ICON-06', colour };
  if (token && state.spent.includes(colour)) return { rule: 'DF-LVL-10', colour };
  const condition = CONDITIONS[ability];
  if (!isMet(condition, thrown.hit)) return { rule: 'DF-ICON-04', condition };
  return ability === 'rethrow' && thrown.instaKill ? { rule: 'DF-RULING-58' } : undefined;
}

const isMet = (condition: Condition, hit: boolean): boolean =>
  condition === 'any' || (condition === 'hit') === hit;

export const throwProcedures = [throwDie];

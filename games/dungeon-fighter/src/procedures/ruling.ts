/** [DF-LEAD-02] [DF-DEC-29] The Leader's word on what was read off a real table, in both directions. */
import type { Reason } from '@questhall/kernel';
import type { Rule, Ruling } from '../decisions.ts';
import type { Doubt } from '../events.ts';
import { emit } from '../events.ts';
import { combatOf, isHitPlace, placeOf, throwOf } from '../queries/combat.ts';
import type { State, ThrowState } from '../state.ts';
import type { Region, Rest } from '../throws.ts';
import { REGIONS } from '../throws.ts';

export const RULE_OPTIONS: readonly Rule[] = [
  { do: 'stands' },
  { do: 'ruleLower' },
  { do: 'ruleHigher' },
  { do: 'ruleMiss' },
  { do: 'ruleHit' },
  { do: 'ruleBlank' },
  { do: 'ruleIcon' },
];

const DOUBTS: { readonly [ruling in Ruling['do']]: Doubt } = {
  ruleLower: 'place',
  ruleHigher: 'place',
  ruleMiss: 'throw',
  ruleHit: 'throw',
  ruleBlank: 'face',
  ruleIcon: 'face',
};

export const doubtOf = (option: Ruling): Doubt => DOUBTS[option.do];

/** Each doubt is settled once: whoever read it off quite wrongly reads it off again. */
export function whyNotRule(thrown: ThrowState, ruled: readonly Doubt[], option: Rule): Reason | undefined {
  if (option.do === 'stands') return undefined;
  const doubt = doubtOf(option);
  if (ruled.includes(doubt)) return { rule: 'DF-DEC-29', doubt };
  return isIdle(thrown, option) ? { rule: 'DF-LEAD-02', doubt: option.do } : undefined;
}

/** It would change nothing. */
function isIdle(thrown: ThrowState, option: Ruling): boolean {
  switch (option.do) {
    case 'ruleLower':
      return lowerThan(thrown.rest) === undefined;
    case 'ruleHigher':
      return higherThan(thrown.rest) === undefined;
    case 'ruleMiss':
      return thrown.faults.length > 0 || !isHitPlace(placeOf(thrown));
    case 'ruleHit':
      return thrown.faults.length === 0;
    case 'ruleBlank':
      return thrown.face === 'blank';
    case 'ruleIcon':
      return thrown.face === 'icon';
  }
}

const FIRST_SECTION = REGIONS.indexOf('section1');

/** [DF-HIT-06] In doubt the lower section; below section 1 it is a Miss. */
function lowerThan(rest: Rest): Rest | undefined {
  const at = REGIONS.indexOf(rest as Region);
  if (at < FIRST_SECTION) return undefined;
  return at === FIRST_SECTION ? 'bone' : REGIONS[at - 1];
}

/** Whoever is sure of it: the next higher section; from where a die is a Miss, section 1. */
function higherThan(rest: Rest): Rest | undefined {
  const at = REGIONS.indexOf(rest as Region);
  if (at < 0) return undefined;
  return at < FIRST_SECTION ? 'section1' : REGIONS[at + 1];
}

export function rule(s: State, option: Ruling): void {
  const thrown = throwOf(s);
  const told = { type: 'ruled', leader: s.leader } as const;
  switch (option.do) {
    case 'ruleLower':
      thrown.rest = lowerThan(thrown.rest) ?? thrown.rest;
      return emit(s, { ...told, ruling: 'lower' });
    case 'ruleHigher':
      if (thrown.rest === 'outside') combatOf(s).lying.push({ die: thrown.die, by: thrown.serial });
      thrown.rest = higherThan(thrown.rest) ?? thrown.rest;
      return emit(s, { ...told, ruling: 'higher' });
    case 'ruleMiss':
      thrown.faults = ['bounce'];
      return emit(s, { ...told, ruling: 'miss' });
    case 'ruleHit':
      thrown.faults = [];
      return emit(s, { ...told, ruling: 'valid' });
    case 'ruleBlank':
      thrown.face = 'blank';
      return emit(s, { ...told, ruling: 'blank' });
    case 'ruleIcon':
      thrown.face = 'icon';
      return emit(s, { ...told, ruling: 'icon' });
  }
}

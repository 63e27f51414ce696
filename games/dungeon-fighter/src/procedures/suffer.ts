/** [DF-FAINT] Heroes suffer, with a last chance to be healed. */
import { call } from '@questhall/kernel';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { procedure } from '../flow.ts';
import { loseIfAllFainted } from '../outcome.ts';
import { combatOf } from '../queries/combat.ts';
import { hero, isConscious, nextHero } from '../queries/heroes.ts';
import type { HeroId, HeroState, State } from '../state.ts';
import { heal } from './gains.ts';

const suffer = procedure(flow.suffer, {
  /** W7 and W8. */
  window: (s) => call(s, flow.spendWindow, { at: 'damage' }),
  /** [DF-RULING-08] All at the same time. */
  apply: (s, f) => {
    for (const id of f.heroes) {
      const state = hero(s, id);
      const saved = f.healing.filter((each) => each.hero === id);
      if (f.amount > 0) hurt(s, state, f, saved.length > 0);
      for (const { amount } of saved) heal(s, state, amount, 'spendable');
      faint(s, state);
    }
  },
  /** [DF-RULING-57] What a throw does is one moment, tested at its end; everything else is tested at once. */
  fallen: (s, f) => {
    if (f.why !== 'miss' && f.why !== 'thorns') loseIfAllFainted(s);
  },
});

/** [DF-RULING-60] The damage first, below 0 if healing waits. */
function hurt(s: State, state: HeroState, { amount, why }: flow.Suffer, saved: boolean): void {
  const left = state.life - amount;
  state.life = saved ? left : Math.max(0, left);
  emit(s, { type: 'heroHurt', hero: state.id, amount, life: state.life, why });
}

/** [DF-FAINT-01] */
function faint(s: State, state: HeroState): void {
  if (state.life > 0) return;
  state.life = 0;
  state.fainted = true;
  emit(s, { type: 'fainted', hero: state.id });
}

/** These Heroes are about to suffer. */
export const makeSuffer = (s: State, heroes: HeroId[], amount: number, why: flow.Suffer['why']): void =>
  call(s, flow.suffer, { heroes, amount, why, healing: [] });

/** [DF-FAINT-02] Whoever has fainted is skipped: true if somebody else is active now. */
export function passOnIfFainted(s: State): boolean {
  const combat = combatOf(s);
  if (isConscious(hero(s, combat.active))) return false;
  combat.active = nextHero(s, combat.active, isConscious) ?? combat.active;
  return true;
}

export const sufferProcedures = [suffer];

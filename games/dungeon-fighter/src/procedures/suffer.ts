/** [DF-FAINT] Heroes suffer, after a last chance to be healed. */
import { call } from '@questhall/kernel';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { procedure } from '../flow.ts';
import { loseIfAllFainted } from '../outcome.ts';
import { hero } from '../queries/heroes.ts';
import type { HeroState, State } from '../state.ts';

const suffer = procedure(flow.suffer, {
  /** W7 and W8. [DF-RULING-60] Healing comes first. */
  window: (s) => call(s, flow.spendWindow, { at: 'damage' }),
  /** [DF-RULING-08] All at the same time. */
  apply: (s, f) => {
    if (f.amount === 0) return;
    for (const id of f.heroes) hurt(s, hero(s, id), f.amount, f.why);
  },
  /** [DF-RULING-57] What a throw does is one moment, tested at its end; everything else is tested at once. */
  fallen: (s, f) => {
    if (f.why !== 'miss' && f.why !== 'thorns') loseIfAllFainted(s);
  },
});

/** [DF-FAINT-01] */
function hurt(s: State, state: HeroState, amount: number, why: flow.Suffer['why']): void {
  state.life = Math.max(0, state.life - amount);
  emit(s, { type: 'heroHurt', hero: state.id, amount, life: state.life, why });
  if (state.life > 0) return;
  state.fainted = true;
  emit(s, { type: 'fainted', hero: state.id });
}

export const sufferProcedures = [suffer];

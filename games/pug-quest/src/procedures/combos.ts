/** [PQ-HERO-08] Playing a combo: pay, name the target, carry it out. */
import { call } from '@questhall/kernel';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { procedure } from '../flow.ts';
import { hero } from '../queries/area.ts';
import { comboCard, monsterCard, source } from '../queries/cards.ts';
import { costToPlay } from '../queries/combos.ts';
import type { CreatureId, State } from '../state.ts';
import { frozen } from '../state.ts';
import { fitTargets } from './aim.ts';
import { removeBeatenBy } from './damage.ts';
import { pay, removeFrom } from './energy.ts';
import { freshCarryOut, occasionOf, offerRiposteToEffect } from './occasion.ts';

/** [PQ-RIP-02] Pays for a combo, and keeps account of what can be done once only. */
export function payForCombo(s: State, id: CreatureId, comboId: string, instead: boolean): void {
  const combo = comboCard(s, comboId);
  if (instead) {
    const at = source('ability', id);
    hero(s, id).used.push(frozen({ source: at, until: 'worldEnd' }));
    emit(s, { type: 'abilityUsed', by: id, source: at });
  }
  const { prizes } = hero(s, id);
  const prize = prizes.find((candidate) => {
    const card = monsterCard(candidate);
    return 'prize' in card && card.prize?.discardOnUse && card.prize.combo?.id === comboId;
  });
  if (prize !== undefined) {
    removeFrom(prizes, prize);
    s.monsterDiscard.push(prize);
  }
  pay(s, id, costToPlay(s, id, combo, instead), comboId);
}

const playCombo = procedure(flow.playCombo, {
  pay: (s, f) => payForCombo(s, f.by, f.combo, f.instead),
  resolve: (s, f) => {
    emit(s, { type: 'comboPlayed', by: f.by, combo: f.combo });
    call(s, flow.resolveCombo, { ...occasionOf({}), by: f.by, combo: f.combo });
  },
  answer: (s, f) => offerRiposteToEffect(s, 'effectPlayed', f.by, f.combo),
});

const resolveCombo = procedure(flow.resolveCombo, {
  /** [PQ-ACTV-01] A combo that names a target without attacking it chooses it now. */
  aim: (s, f) => {
    const { reach } = comboCard(s, f.combo);
    if (reach) call(s, flow.aim, { by: f.by, reach, side: 'either', count: 1, card: f.combo, chosen: [] });
  },
  carryOut: (s, f) => call(s, flow.carryOut, freshCarryOut(f.by, source('combo', f.combo), f)),
});

/** [PQ-RULING-78] To Defeat is no damage: nothing is revealed, nothing prevented. */
const defeatOutright = procedure(flow.defeatOutright, {
  aim: (s, f) => {
    const search = { by: f.by, reach: f.reach, side: 'either' as const, card: f.card };
    if (fitTargets(s, search).length === 0) return 'end';
    call(s, flow.aim, { ...search, count: 1, chosen: [] });
    return;
  },
  /** [PQ-RULING-26] It counts as dealing the last damage. */
  defeat: (s, f) => removeBeatenBy(s, f.by, f.targets),
});

export const comboProcedures = [playCombo, resolveCombo, defeatOutright];

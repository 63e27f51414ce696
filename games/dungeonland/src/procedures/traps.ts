/** [DL-RULING-116] Trap plates. */
import { call } from '@questhall/kernel';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { procedure } from '../flow.ts';
import { looseAttack } from '../queries/attacks.ts';
import { boardOf } from '../queries/board.ts';
import { isFriend } from '../queries/figures.ts';
import { hasPower } from '../queries/powers.ts';
import type { FigureState, State } from '../state.ts';
import { NOBODY } from '../state.ts';
import { useScenery } from './map-changes.ts';

/** Brambles do not catch them, and no plate feels their weight. */
export const skims = (s: State, figure: FigureState): boolean =>
  hasPower(s, figure, 'fly') || hasPower(s, figure, 'ghostly');

/** The first hero or ally who steps on a plate sets it off, whatever made him step. */
export function springUnder(s: State, figure: FigureState): void {
  const piece = boardOf(s).sceneryAt[figure.cell];
  if (piece?.type === 'trapPlate' && !piece.used && isFriend(figure) && !skims(s, figure))
    call(s, flow.springTrap, { figure: figure.id, scenery: piece.id });
}

const springTrap = procedure(flow.springTrap, {
  spring: (s, f) => {
    useScenery(s, f.scenery);
    emit(s, { type: 'sceneryUsed', figure: f.figure, scenery: f.scenery, what: 'trapPlate' });
    call(s, flow.attack, { ...looseAttack('scenery', NOBODY, 3, 'melee'), targets: [f.figure] });
  },
});

export const trapProcedures = [springTrap];

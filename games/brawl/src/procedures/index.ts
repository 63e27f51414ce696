/** Every procedure of the game. */
import { proceduresByName } from '@questhall/kernel';
import { setupProcedures } from '../setup.ts';
import type { State } from '../state.ts';
import { actionProcedures } from './action.ts';
import { attackProcedures } from './attack.ts';
import { cardProcedures } from './cards.ts';
import { displaceProcedures } from './displace.ts';
import { draftProcedures } from './draft.ts';
import { effectProcedures } from './effects.ts';
import { moveProcedures } from './move.ts';
import { roundProcedures } from './round.ts';
import { trapProcedures } from './traps.ts';

export const procedures = proceduresByName<State>([
  ...setupProcedures,
  ...draftProcedures,
  ...roundProcedures,
  ...actionProcedures,
  ...moveProcedures,
  ...attackProcedures,
  ...effectProcedures,
  ...displaceProcedures,
  ...trapProcedures,
  ...cardProcedures,
]);

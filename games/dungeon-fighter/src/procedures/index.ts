/** Every procedure of the game. */
import { proceduresByName } from '@questhall/kernel';
import { setupProcedures } from '../setup.ts';
import type { State } from '../state.ts';
import { arrangeProcedures } from './arrange.ts';
import { combatProcedures } from './combat.ts';
import { dungeonProcedures } from './dungeon.ts';
import { flipProcedures } from './flip.ts';
import { hitAndMissProcedures } from './hit-and-miss.ts';
import { restProcedures } from './rest.ts';
import { shopProcedures } from './shop.ts';
import { spendProcedures } from './spend.ts';
import { sufferProcedures } from './suffer.ts';
import { throwProcedures } from './throw.ts';
import { turnProcedures } from './turn.ts';

export const procedures = proceduresByName<State>([
  ...setupProcedures,
  ...dungeonProcedures,
  ...combatProcedures,
  ...flipProcedures,
  ...turnProcedures,
  ...throwProcedures,
  ...hitAndMissProcedures,
  ...sufferProcedures,
  ...spendProcedures,
  ...restProcedures,
  ...arrangeProcedures,
  ...shopProcedures,
]);

/** Every procedure of the game. */
import { proceduresByName } from '@questhall/kernel';
import { setupProcedures } from '../setup.ts';
import type { State } from '../state.ts';
import { abilityProcedures } from './abilities.ts';
import { aimProcedures } from './aim.ts';
import { carryOutProcedures } from './carry-out.ts';
import { comboProcedures } from './combos.ts';
import { damageProcedures } from './damage.ts';
import { discardProcedures } from './discards.ts';
import { energyProcedures } from './energy.ts';
import { gainProcedures } from './gains.ts';
import { heroAttackProcedures } from './hero-attack.ts';
import { heroFallsProcedures } from './hero-falls.ts';
import { heroTurnProcedures } from './hero-turn.ts';
import { marketProcedures } from './market.ts';
import { monsterAttackProcedures } from './monster-attack.ts';
import { monsterTurnProcedures } from './monster-turn.ts';
import { moveProcedures } from './move.ts';
import { riposteProcedures } from './riposte.ts';
import { roundProcedures } from './round.ts';
import { tieProcedures } from './ties.ts';
import { worldProcedures } from './world.ts';

export const procedures = proceduresByName<State>([
  ...setupProcedures,
  ...worldProcedures,
  ...roundProcedures,
  ...tieProcedures,
  ...heroTurnProcedures,
  ...energyProcedures,
  ...monsterTurnProcedures,
  ...aimProcedures,
  ...heroAttackProcedures,
  ...monsterAttackProcedures,
  ...riposteProcedures,
  ...comboProcedures,
  ...abilityProcedures,
  ...carryOutProcedures,
  ...discardProcedures,
  ...moveProcedures,
  ...damageProcedures,
  ...heroFallsProcedures,
  ...gainProcedures,
  ...marketProcedures,
]);

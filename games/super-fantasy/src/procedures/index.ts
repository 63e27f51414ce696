/** Every procedure of the game. */
import { proceduresByName } from '@questhall/kernel';
import { setupProcedures } from '../setup.ts';
import type { State } from '../state.ts';
import { abilityProcedures } from './abilities.ts';
import { actionProcedures } from './actions.ts';
import { activateProcedures } from './activate.ts';
import { attackProcedures } from './attack.ts';
import { diceProcedures } from './dice.ts';
import { dodgeProcedures } from './dodge.ts';
import { heroTurnProcedures } from './hero-turn.ts';
import { huntProcedures } from './hunt.ts';
import { itemProcedures } from './items.ts';
import { monsterAttackProcedures } from './monster-attack.ts';
import { monstersPhaseProcedures } from './monsters-phase.ts';
import { propProcedures } from './props.ts';
import { relocationProcedures } from './relocations.ts';
import { roundProcedures } from './rounds.ts';
import { trapProcedures } from './traps.ts';
import { travelProcedures } from './travel.ts';
import { uglyMasterProcedures } from './ugly-master.ts';

export const procedures = proceduresByName<State>([
  ...setupProcedures,
  ...roundProcedures,
  ...heroTurnProcedures,
  ...actionProcedures,
  ...attackProcedures,
  ...diceProcedures,
  ...abilityProcedures,
  ...relocationProcedures,
  ...travelProcedures,
  ...itemProcedures,
  ...propProcedures,
  ...trapProcedures,
  ...monstersPhaseProcedures,
  ...activateProcedures,
  ...monsterAttackProcedures,
  ...uglyMasterProcedures,
  ...huntProcedures,
  ...dodgeProcedures,
]);

/** All procedures, by name. */
import type { Procedures } from '@questhall/kernel';
import { proceduresByName } from '@questhall/kernel';
import type { State } from '../state.ts';
import { adventureProcedures } from './adventure.ts';
import { allyProcedures } from './ally-activation.ts';
import { attackProcedures } from './attack.ts';
import { damageProcedures } from './damage.ts';
import { defendProcedures } from './defend.ts';
import { eventProcedures } from './event-cards.ts';
import { exploreProcedures } from './explore.ts';
import { heroProcedures } from './hero-activation.ts';
import { lootProcedures } from './loot.ts';
import { monsterProcedures } from './monster-activation.ts';
import { moveProcedures } from './move.ts';
import { roundProcedures } from './round.ts';
import { swapProcedures } from './swap.ts';
import { traderProcedures } from './trader.ts';
import { trapProcedures } from './traps.ts';
import { villainProcedures } from './villain-rows.ts';

export const procedures: Procedures<State> = proceduresByName<State>([
  ...adventureProcedures,
  ...allyProcedures,
  ...attackProcedures,
  ...damageProcedures,
  ...defendProcedures,
  ...eventProcedures,
  ...exploreProcedures,
  ...heroProcedures,
  ...lootProcedures,
  ...monsterProcedures,
  ...moveProcedures,
  ...roundProcedures,
  ...swapProcedures,
  ...traderProcedures,
  ...trapProcedures,
  ...villainProcedures,
]);

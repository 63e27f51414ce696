/** Questions that answer themselves: nobody is shown, or told, what goes away before they could say anything. */
import type { Decision, Option, Seat } from '@questhall/kernel';
import type { BotLevel } from '../table.ts';
import type { TableState } from './table-state.ts';

/** The level of the bot that answers for this seat; nothing: a person does. */
export const botAt = ({ record }: TableState, seat: Seat): BotLevel | null => record.seats[seat]?.bot ?? null;

/** A question with one option, to a person who does not want to be asked such. */
export const answersItself = (table: TableState, { seat, options }: Decision): boolean =>
  options.length === 1 &&
  botAt(table, seat) === null &&
  table.record.seats[seat]?.autoForced === true &&
  !isThrown(table, options[0]);

/** Nobody is spared a throw because there is nothing else to do. */
export const isThrown = ({ ports }: TableState, option: Option | undefined): boolean =>
  option !== undefined && ports.dice?.throws(option) === true;

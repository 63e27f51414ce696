import { randomInt } from 'node:crypto';

/** Letters and digits that cannot be mistaken for each other when read aloud or copied by hand. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 6;
/** Who guesses a code for another device is that guest: it is longer, and worth something for ten minutes. */
const DEVICE_LENGTH = 8;

const CODE = new RegExp(`^[${SIGNS}]{${LENGTH}}$`);
const DEVICE = new RegExp(`^[${SIGNS}]{${DEVICE_LENGTH}}$`);
const MATCH = new RegExp(`^[${SIGNS}]{${LENGTH}}\\.[1-9]\\d{0,8}$`);

/** Codes come from addresses, which may hold anything: storage is asked only about what could be one. */
export const isTableCode = (text: string): boolean => CODE.test(text);

/** A match is called after its table, a dot and a number. */
export const isMatchCode = (text: string): boolean => MATCH.test(text);

const signs = (length: number): string =>
  Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** The code of a table: who has it may come in. */
export const newCode = (): string => signs(LENGTH);

/** The code for another device: who has it is that guest there. */
export const newDeviceCode = (): string => signs(DEVICE_LENGTH);

/** As people type it, with dashes and in small letters; nothing: it cannot be one. */
export function deviceCodeIn(text: string): string | undefined {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return DEVICE.test(code) ? code : undefined;
}

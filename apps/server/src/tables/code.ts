import { randomInt } from 'node:crypto';

/** Letters and digits that cannot be mistaken for each other when read aloud or copied by hand. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 6;

const CODE = new RegExp(`^[${SIGNS}]{${LENGTH}}$`);
const MATCH = new RegExp(`^[${SIGNS}]{${LENGTH}}\\.[1-9]\\d{0,8}$`);

/** Codes come from addresses, which may hold anything: storage is asked only about what could be one. */
export const isTableCode = (text: string): boolean => CODE.test(text);

/** A match is called after its table, a dot and a number. */
export const isMatchCode = (text: string): boolean => MATCH.test(text);

/** The code of a table: who has it may come in. */
export const newCode = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

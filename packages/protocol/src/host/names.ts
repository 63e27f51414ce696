/** No two at a table are called alike, so that nobody speaks in another's name. */
import type { SeatRecord } from './record.ts';

/** Names that look alike are alike. */
const shape = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase() || name;

/** The name, or with a number behind it where one of these has it. */
export function nameAmong(name: string, others: readonly Pick<SeatRecord, 'name'>[]): string {
  const taken = new Set(others.map((other) => shape(other.name)));
  let wished = name;
  for (let number = 2; taken.has(shape(wished)); number++) wished = `${name} ${number}`;
  return wished;
}

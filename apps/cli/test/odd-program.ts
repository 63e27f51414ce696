/** A program that does not keep to the protocol, in the way its argument says. */
import { createInterface } from 'node:readline';

const [, , way] = process.argv;
if (way === 'ends') process.exit(3);

for await (const line of createInterface({ input: process.stdin })) {
  const { id } = JSON.parse(line) as { readonly id?: number };
  if (way === 'nonsense') process.stdout.write('hm\n');
  if (way === 'elsewhere' && id !== undefined)
    process.stdout.write(`${JSON.stringify({ id, option: 99 })}\n`);
}

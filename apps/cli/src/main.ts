/** The `questhall` command. Without a word it opens the hall. */
import { main } from './cli.ts';
import { processIo } from './io.ts';

// Whoever reads our output may stop early (`questhall games | head -1`): that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const words = process.argv.slice(2);
const code = await main(words.length === 0 ? ['serve'] : words, processIo());
process.exitCode = code;
// Libraries that tidy up at the end (the PostgreSQL of torture) would say that all was well.
process.on('exit', () => {
  process.exitCode = code;
});

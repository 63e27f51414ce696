/** `npm start` ends up here. */
import { HELP, readArgs } from './args.ts';
import { runServer } from './run.ts';

const args = readArgs(process.argv.slice(2), process.env);
if ('help' in args) console.log(HELP);
else if ('problem' in args) {
  console.error(`${args.problem}\n\n${HELP}`);
  process.exitCode = 2;
} else await runServer(args.options, args.log);

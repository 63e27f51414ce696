/** What the command line says. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { LogStyle } from './log.ts';
import { LOG_STYLES } from './log.ts';
import { readKeep } from './retention.ts';
import type { ServerOptions } from './server.ts';

export const HELP = `Serves Questhall: tables, bots, replays and the page.

  --port <number>    where to listen; the next free one if it is taken   (PORT, else 8080)
  --host <address>   on which address                                    (HOST, else 0.0.0.0)
  --data <folder>    where matches are kept                              (./data)
                     With DATABASE_URL=postgres://… in the environment they are kept there instead.
  --keep <what=days,…>  how long things are kept that nobody comes for: gathering, playing, finished, chat, guests;
                     days or forever          (gathering=30,playing=180,finished=730,chat=90,guests=400)
  --origin <url>     a page from there may use this server; repeatable
  --proxy            a proxy in front says who really asks (X-Forwarded-*)
  --log <text|json>  lines for people or for machines                    (text on a terminal, else json)
  --help             this text
`;

export type Args =
  | { readonly options: ServerOptions; readonly log?: LogStyle }
  | { readonly help: true }
  | { readonly problem: string };

const NEXT_PORTS = 50;

export function readArgs(
  words: readonly string[],
  env: { readonly [name: string]: string | undefined },
): Args {
  let values: ReturnType<typeof parse>;
  try {
    values = parse(words);
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
  if (values.help) return { help: true };
  const wanted = values.port ?? env.PORT ?? '8080';
  const port = Number(wanted);
  if (!/^\d+$/.test(wanted) || port > 65_535)
    return { problem: `--port ${wanted}: a number from 0 to 65535 is allowed` };
  const log = LOG_STYLES.find((style) => style === values.log);
  if (values.log !== undefined && !log)
    return { problem: `--log ${values.log}: one of ${LOG_STYLES.join(', ')} is allowed` };
  const keep = values.keep === undefined ? undefined : readKeep(values.keep);
  if (values.keep !== undefined && !keep)
    return { problem: `--keep ${values.keep}: as gathering=30,chat=forever is allowed` };
  const options: ServerOptions = {
    port,
    host: values.host ?? env.HOST ?? '0.0.0.0',
    data: resolve(values.data ?? 'data'),
    ...(env.DATABASE_URL && { database: env.DATABASE_URL }),
    nextPorts: NEXT_PORTS,
    ...(keep && { keep }),
    trust: { proxy: values.proxy ?? false, origins: values.origin ?? [] },
  };
  return { options, ...(log && { log }) };
}

const parse = (words: readonly string[]) =>
  parseArgs({
    args: [...words],
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      data: { type: 'string' },
      keep: { type: 'string' },
      origin: { type: 'string', multiple: true },
      proxy: { type: 'boolean' },
      log: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  }).values;

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

/** What was asked for, as text; what was not comes from the environment, or is as usual. */
export interface ServeWish {
  readonly port?: string | undefined;
  readonly host?: string | undefined;
  readonly data?: string | undefined;
  readonly keep?: string | undefined;
  readonly origin?: readonly string[] | undefined;
  readonly proxy?: boolean | undefined;
  readonly log?: string | undefined;
}

type Env = { readonly [name: string]: string | undefined };

export type Wished =
  | { readonly options: ServerOptions; readonly log?: LogStyle }
  | { readonly problem: string };

export type Args = Wished | { readonly help: true };

const NEXT_PORTS = 50;

export function readArgs(words: readonly string[], env: Env): Args {
  try {
    const { help, ...wish } = parse(words);
    return help ? { help } : optionsFor(wish, env);
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

export function optionsFor(wish: ServeWish, env: Env): Wished {
  const { port, host, data, keep: kept, origin, proxy, log: style } = wish;
  const wanted = port ?? env.PORT ?? '8080';
  if (!/^\d+$/.test(wanted) || Number(wanted) > 65_535)
    return { problem: `--port ${wanted}: a number from 0 to 65535 is allowed` };
  const log = LOG_STYLES.find((known) => known === style);
  if (style !== undefined && !log)
    return { problem: `--log ${style}: one of ${LOG_STYLES.join(', ')} is allowed` };
  const keep = kept === undefined ? undefined : readKeep(kept);
  if (kept !== undefined && !keep)
    return { problem: `--keep ${kept}: as gathering=30,chat=forever is allowed` };
  const options: ServerOptions = {
    port: Number(wanted),
    host: host ?? env.HOST ?? '0.0.0.0',
    data: resolve(data ?? 'data'),
    ...(env.DATABASE_URL && { database: env.DATABASE_URL }),
    nextPorts: NEXT_PORTS,
    ...(keep && { keep }),
    trust: { proxy: proxy ?? false, origins: origin ?? [] },
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

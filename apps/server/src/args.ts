/** What the command line says. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Of } from '@questhall/schema';
import { anyText, flag, listOf, matching, maybe, object, oneOf, read, sensible } from '@questhall/schema';
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

const LONGEST = 4096;
const LAST_PORT = 65_535;

const port = sensible(matching(/^\d+$/, `a number from 0 to ${LAST_PORT}`), (text, note) => {
  if (Number(text) > LAST_PORT) note('', text, `a number from 0 to ${LAST_PORT}`);
});
const keep = sensible(anyText(LONGEST), (text, note) => {
  if (!readKeep(text)) note('', text, 'what=days, as in gathering=30,chat=forever');
});

/** What was asked for, as text; what was not comes from the environment, or is as usual. */
const serveWish = object({
  port: maybe(port),
  host: maybe(anyText(LONGEST)),
  data: maybe(anyText(LONGEST)),
  keep: maybe(keep),
  origin: maybe(listOf(matching(/^https?:\/\/[^/]+$/, 'an address such as https://example.org'), 0, LONGEST)),
  proxy: maybe(flag()),
  log: maybe(oneOf(LOG_STYLES)),
  database: maybe(
    matching(/^postgres(ql)?:\/\//, 'an address such as postgres://questhall@localhost/questhall'),
  ),
});

type ServeArgs = { readonly [field in keyof Of<typeof serveWish>]?: unknown };

type Env = { readonly [name: string]: string | undefined };

export type Wished =
  | { readonly options: ServerOptions; readonly log?: LogStyle }
  | { readonly problem: string };

export type Args = Wished | { readonly help: true };

const USUAL_PORT = 8080;
const NEXT_PORTS = 50;

export function readArgs(words: readonly string[], env: Env): Args {
  try {
    const { help, ...wish } = parse(words);
    return help ? { help } : optionsFor(wish, env);
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** What the environment says where the command line does not. */
const VARIABLES: { readonly [field: string]: string } = {
  port: 'PORT',
  host: 'HOST',
  database: 'DATABASE_URL',
};

const told = (fields: { readonly [field: string]: unknown }): { readonly [field: string]: unknown } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''));

export function optionsFor(asked: ServeArgs, env: Env): Wished {
  const given = told(asked);
  const variables = told(
    Object.fromEntries(Object.entries(VARIABLES).map(([field, name]) => [field, env[name]])),
  );
  const found = read(serveWish, { ...variables, ...given });
  if ('problems' in found) {
    const nameOf = (field: string): string =>
      (given[field] === undefined && VARIABLES[field]) || `--${field}`;
    const sentences = found.problems.map(
      ({ field, found: there, allowed }) => `${nameOf(field)}: ${allowed} is allowed, not ${there}`,
    );
    return { problem: sentences.join('\n') };
  }
  const { port: wanted, host, data, keep: days, origin, proxy, log, database } = found.ok;
  const kept = days === undefined ? undefined : readKeep(days);
  const options: ServerOptions = {
    port: Number(wanted ?? USUAL_PORT),
    host: host ?? '0.0.0.0',
    data: resolve(data ?? 'data'),
    ...(database !== undefined && { database }),
    nextPorts: NEXT_PORTS,
    ...(kept && { keep: kept }),
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

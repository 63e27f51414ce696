/** Everything that goes over plain HTTP. */

import type { IncomingMessage } from 'node:http';
import { hostReason, reasonText } from '@questhall/protocol';
import type { FastifyInstance } from 'fastify';
import { fastify } from 'fastify';
import { networkOf } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { whyUnplayable } from '../tables/unplayable.ts';
import { isFromHere } from './addresses.ts';
import type { ApiTools } from './api.ts';
import { lobbyRoutes } from './api.ts';
import type { Files } from './files.ts';
import { addressOf, hostAllowed, SECURITY_HEADERS } from './headers.ts';

export interface AppTools extends ApiTools {
  readonly files: Files;
  readonly metrics: Metrics;
  /** Where this machine is found in its network. */
  addresses(): readonly string[];
  health(): Promise<{ readonly problems: readonly string[]; readonly [part: string]: unknown }>;
  fault(error: unknown): void;
}

const BODY_LIMIT = 64 * 1024;
/** What is sent has to be read: so many bytes are as dear as a request without any. */
const BYTES_PER_COST = 4096;
/** More is not read; and where nobody knows how much it will be, it may be as much. */
const MOST_COST = 128;

const costOf = ({ headers }: IncomingMessage): number =>
  headers['transfer-encoding'] === undefined
    ? Math.min(MOST_COST, 1 + Math.floor(Number(headers['content-length'] ?? 0) / BYTES_PER_COST))
    : MOST_COST;

export function createApp(tools: AppTools): FastifyInstance {
  const { files, metrics, requests, trust, now, fault } = tools;
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    logger: false,
    // Requests that never end would keep a place for nothing.
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 64 },
    forceCloseConnections: true,
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    if (!hostAllowed(request.raw, trust)) {
      await reply
        .code(421)
        .send({ text: 'This hall goes by another name. Its operator can add one: --origin.' });
      return;
    }
    // Databases cannot hold it, and no address of ours has it.
    if (request.url.includes('%00')) {
      await reply.code(404).send({ text: 'There is nothing at this address.' });
      return;
    }
    const share = requests.bucket(networkOf(addressOf(request.raw, trust)), now());
    if (share.take(now(), costOf(request.raw))) return;
    const reason = hostReason('QH-TOO-FAST');
    await reply
      .code(429)
      .header('retry-after', '5')
      // What else was sent over this line is not read.
      .header('connection', 'close')
      .send({ reason, text: reasonText(reason) });
  });

  app.addHook('onResponse', (_request, reply, done) => {
    metrics.observe('questhall_request_seconds', reply.elapsedTime / 1000);
    done();
  });

  app.setErrorHandler(
    (error: { readonly statusCode?: number; readonly message: string }, _request, reply) => {
      const unplayable = whyUnplayable(error);
      if (unplayable) return reply.code(409).send({ reason: unplayable, text: reasonText(unplayable) });
      const status = error.statusCode ?? 500;
      if (status >= 500) fault(error);
      const reason = hostReason('QH-FAULT');
      return reply
        .code(status)
        .send(status >= 500 ? { reason, text: reasonText(reason) } : { text: error.message });
    },
  );

  app.get('/healthz', async (_request, reply) => {
    const health = await tools.health();
    const status = health.problems.length === 0 ? 'ok' : 'broken';
    return reply.code(status === 'ok' ? 200 : 503).send({ status, ...health });
  });

  app.get('/metrics', (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text()),
  );

  app.get('/api/addresses', ({ raw }) => ({
    addresses: !trust.proxy && isFromHere(raw.socket.remoteAddress) ? tools.addresses() : [],
  }));

  lobbyRoutes(app, tools);

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if ((request.method !== 'GET' && request.method !== 'HEAD') || path.startsWith('/api/'))
      return reply.code(404).send({ text: 'There is nothing at this address.' });
    const accepts = String(request.headers['accept-encoding'] ?? '');
    const { status, headers, body } = await files.get(path, accepts, request.headers['if-none-match']);
    return reply.code(status).headers(headers).send(body);
  });

  return app;
}

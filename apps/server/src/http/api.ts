/** The lobby over HTTP: who am I, which games, which tables, which replays. */

import type { Game, Problem, Reason } from '@questhall/kernel';
import { hostReason, malformed, reasonText } from '@questhall/protocol';
import type { Guest } from '@questhall/protocol/host';
import type { Of, Schema } from '@questhall/schema';
import { object, read } from '@questhall/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Games } from '../games.ts';
import type { Guests } from '../guests.ts';
import type { Library } from '../library/library.ts';
import type { Buckets } from '../limits.ts';
import { costToKeep, networkOf } from '../limits.ts';
import type { Notices } from '../notices/notices.ts';
import type { Friends } from '../people/friends.ts';
import type { Passkeys } from '../people/passkeys.ts';
import type { People } from '../people/people.ts';
import type { Quests } from '../quests/quests.ts';
import type { Ladder } from '../ratings/ladder.ts';
import type { Ratings } from '../ratings/ratings.ts';
import { askTable } from '../tables/ask-table.ts';
import type { Created, Hall } from '../tables/hall.ts';
import type { Quick } from '../tables/quick.ts';
import { friendRoutes } from './friends-api.ts';
import type { Trust } from './headers.ts';
import { addressOf, cookieFor, homeOf, isSecure, originAllowed, tokenFrom } from './headers.ts';
import { libraryRoutes } from './library-api.ts';
import { openApi } from './openapi.ts';
import { peopleRoutes } from './people-api.ts';
import { questRoutes } from './quest-api.ts';
import type { Route, RouteName } from './routes.ts';
import { ROUTES } from './routes.ts';

export interface ApiTools {
  readonly games: Games;
  readonly hall: Hall;
  readonly guests: Guests;
  readonly creations: Buckets;
  readonly requests: Buckets;
  readonly trust: Trust;
  readonly notices: Notices;
  readonly people: People;
  readonly quests: Quests;
  readonly library: Library;
  readonly quick: Quick;
  readonly passkeys: Passkeys;
  readonly friends: Friends;
  readonly ratings: Ratings;
  readonly ladder: Ladder;
  readonly version: string;
  now(): number;
}

export interface Failure {
  readonly status: number;
  readonly reason: Reason;
  readonly problems?: readonly Problem[];
}

/** What every route does alike. */
export interface Desk {
  fail(reply: FastifyReply, failure: Failure): FastifyReply;
  /** Too much is asked for from where this comes. `cost`: of so many creations, one unless told. */
  tooFast(request: FastifyRequest, cost?: number): Failure | undefined;
  /** The same for what only reads much; of so many requests. */
  tooDear(request: FastifyRequest, cost: number): Failure | undefined;
  bodyOf<N extends RouteName>(route: N, request: FastifyRequest): Sent<N> | Failure;
  asker(request: FastifyRequest, reply: FastifyReply): Promise<Guest>;
  /** The same, unless nobody can tell who asks. */
  known(request: FastifyRequest): Promise<Guest | Failure>;
  giveCookie(request: FastifyRequest, reply: FastifyReply, token: string): void;
}

/** The body of a request, as its route declares it. */
type Sent<N extends RouteName> = (typeof ROUTES)[N] extends { readonly body: infer S extends Schema }
  ? { readonly ok: Of<S> }
  : never;

const NOTHING = object({});
const TOO_FAST: Failure = { status: 429, reason: hostReason('QH-TOO-FAST') };
/** A replay is as dear as so many other requests. */
const REPLAY_COST = 20;

const USUAL_NAME = 'Guest';
const PROGRAM_NAME = 'Program';

export function lobbyRoutes(app: FastifyInstance, tools: ApiTools): void {
  const { games, hall, guests, notices, creations, requests, trust, now } = tools;

  const fail = (reply: FastifyReply, { status, reason, problems }: Failure): FastifyReply =>
    reply
      .code(status)
      .send({ reason, text: reasonText(reason) ?? reason.rule, ...(problems && { problems }) });

  const tooFast = (request: FastifyRequest, cost?: number): Failure | undefined => {
    const share = creations.bucket(networkOf(addressOf(request.raw, trust)), now());
    return share.take(now(), cost) ? undefined : TOO_FAST;
  };

  const tooDear = (request: FastifyRequest, cost: number): Failure | undefined => {
    const share = requests.bucket(networkOf(addressOf(request.raw, trust)), now());
    return share.take(now(), cost) ? undefined : TOO_FAST;
  };

  /** What was sent, or everything that is wrong with it. */
  const bodyOf = <N extends RouteName>(route: N, { body }: FastifyRequest): Sent<N> | Failure => {
    const found = read((ROUTES[route] as Route).body ?? NOTHING, body ?? {}, 'the body');
    if ('ok' in found) return found as Sent<N>;
    return { status: 400, reason: malformed(found.problems).refused, problems: found.problems };
  };

  /** The one who asks; whoever has no token yet gets one in a cookie. */
  const asker = async (request: FastifyRequest, reply: FastifyReply): Promise<Guest> => {
    const known = await guests.recognise(tokenFrom(request.raw));
    if (known && !known.isOld) return known.guest;
    const { guest, token } = known ? { ...known, token: guests.renew(known.guest) } : guests.invite();
    giveCookie(request, reply, token);
    return guest;
  };

  const giveCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
    reply.header('set-cookie', cookieFor(token, isSecure(request.raw, trust)));
  };

  const known = async (request: FastifyRequest): Promise<Guest | Failure> =>
    (await guests.recognise(tokenFrom(request.raw)))?.guest ?? {
      status: 401,
      reason: hostReason('QH-NOBODY'),
    };

  const desk: Desk = { fail, tooFast, tooDear, bodyOf, asker, known, giveCookie };
  peopleRoutes(app, tools, desk);
  questRoutes(app, tools, desk);
  friendRoutes(app, tools, desk);
  libraryRoutes(app, tools, desk);

  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || originAllowed(request.raw, trust)) return;
    await reply.code(403).send({ text: 'This page may not talk to this server.' });
  });

  // The same for everybody, and not made anew for each.
  let described: string | undefined;
  app.get('/api/openapi.json', (_request, reply) => {
    described ??= JSON.stringify(openApi(tools.version));
    return reply.type('application/json').send(described);
  });

  let listed: string | undefined;
  app.get('/api/games', async (_request, reply) => {
    listed ??= JSON.stringify({
      games: (await Promise.all(Object.values(games).map((load) => load()))).map(gameInfo),
    });
    return reply.type('application/json').send(listed);
  });

  app.get('/api/me', async (request, reply) => {
    const me = await asker(request, reply);
    return { name: me.name };
  });

  app.put('/api/me', async (request, reply) => {
    const sent = bodyOf('PUT /api/me', request);
    if ('reason' in sent) return fail(reply, sent);
    const me = await asker(request, reply);
    const known = await guests.recognise(tokenFrom(request.raw));
    // Somebody new is written down with this.
    const fast = known?.isNew === false ? undefined : tooFast(request);
    if (fast) return fail(reply, fast);
    return { name: (await guests.rename(me, sent.ok.name ?? USUAL_NAME)).name };
  });

  app.delete('/api/me/tokens', async (request, reply) => {
    const known = await guests.recognise(tokenFrom(request.raw));
    if (!known) return fail(reply, { status: 401, reason: hostReason('QH-NOBODY') });
    const fast = tooFast(request);
    if (fast) return fail(reply, fast);
    const token = await guests.revoke(known.guest);
    giveCookie(request, reply, token);
    return { name: known.guest.name, token };
  });

  app.post('/api/me/devices', async (request, reply) => {
    const known = await guests.recognise(tokenFrom(request.raw));
    if (!known) return fail(reply, { status: 401, reason: hostReason('QH-NOBODY') });
    const fast = tooFast(request);
    if (fast) return fail(reply, fast);
    return reply.code(201).send({ code: await guests.lend(known.guest) });
  });

  app.get('/api/me/tables', async (request, reply) => {
    const me = await asker(request, reply);
    return { tables: await hall.tablesOf(me.id) };
  });

  app.get('/api/me/webhook', async (request, reply) => {
    const me = await asker(request, reply);
    return { webhook: await notices.webhook(me.id) };
  });

  app.put('/api/me/webhook', async (request, reply) => {
    const me = await asker(request, reply);
    // Somebody else's server is called at once: not by everybody as often as they like.
    const fast = tooFast(request);
    if (fast) return fail(reply, fast);
    const sent = bodyOf('PUT /api/me/webhook', request);
    if ('reason' in sent) return fail(reply, sent);
    const set = await notices.setWebhook(me.id, sent.ok.url, homeOf(request.raw, trust));
    return 'refused' in set ? fail(reply, { status: 400, reason: set.refused }) : { webhook: set };
  });

  app.delete('/api/me/webhook', async (request, reply) => {
    const me = await asker(request, reply);
    await notices.clearWebhook(me.id);
    return { webhook: null };
  });

  app.get('/api/push', () => ({ key: notices.pushKey }));

  app.put('/api/me/push', async (request, reply) => {
    const me = await asker(request, reply);
    const sent = bodyOf('PUT /api/me/push', request);
    if ('reason' in sent) return fail(reply, sent);
    // Each is written down, also for somebody who has just come.
    const fast = tooFast(request);
    if (fast) return fail(reply, fast);
    const { endpoint, keys } = sent.ok;
    const wrong = await notices.addBrowser(me.id, { endpoint, ...keys });
    return wrong ? fail(reply, { status: 400, reason: wrong.refused }) : { called: true };
  });

  app.delete('/api/me/push', async (request, reply) => {
    const me = await asker(request, reply);
    const sent = bodyOf('DELETE /api/me/push', request);
    if ('reason' in sent) return fail(reply, sent);
    await notices.removeBrowser(me.id, sent.ok.endpoint);
    return { called: false };
  });

  app.post('/api/guests', async (request, reply) => {
    const sent = bodyOf('POST /api/guests', request);
    if ('reason' in sent) return fail(reply, sent);
    const fast = tooFast(request);
    if (fast) return fail(reply, fast);
    const { guest, token } = await guests.welcome(sent.ok.name ?? USUAL_NAME);
    return reply.code(201).send({ name: guest.name, token });
  });

  app.get('/api/tables', async (_request, reply) => reply.type('application/json').send(await hall.listed()));

  app.post('/api/tables', async (request, reply) => {
    const sent = bodyOf('POST /api/tables', request);
    if ('reason' in sent) return fail(reply, sent);
    const me = await asker(request, reply);
    const fast = tooFast(request, costToKeep(sent.ok));
    if (fast) return fail(reply, fast);
    const created = await hall.create(sent.ok, me);
    if (!('table' in created)) return fail(reply, whyNotOpened(created));
    const { table } = created;
    return reply.code(201).send({ table, link: `/table/${table}` });
  });

  app.post('/api/quick', async (request, reply) => {
    const sent = bodyOf('POST /api/quick', request);
    if ('reason' in sent) return fail(reply, sent);
    const me = await asker(request, reply);
    const fast = tooFast(request, costToKeep(sent.ok));
    if (fast) return fail(reply, fast);
    const found = await tools.quick.find(sent.ok, me);
    if (!('table' in found)) return fail(reply, whyNotOpened(found));
    return { ...found, link: `/table/${found.table}` };
  });

  app.get<{ Params: { table: string } }>('/api/tables/:table', async (request, reply) => {
    const name = request.params.table.toUpperCase();
    const table = await hall.find(name);
    if (!table) return fail(reply, { status: 404, reason: hostReason('QH-NO-TABLE', { table: name }) });
    return table.host().info();
  });

  app.post<{ Params: { table: string; seat: string } }>(
    '/api/tables/:table/seats/:seat/token',
    async (request, reply) => {
      const sent = bodyOf('POST /api/tables/{table}/seats/{seat}/token', request);
      if ('reason' in sent) return fail(reply, sent);
      const name = request.params.table.toUpperCase();
      const table = await hall.find(name);
      if (!table) return fail(reply, { status: 404, reason: hostReason('QH-NO-TABLE', { table: name }) });
      const me = await asker(request, reply);
      if (table.host().record().host !== me.id)
        return fail(reply, { status: 403, reason: hostReason('QH-NOT-HOST') });
      const fast = tooFast(request);
      if (fast) return fail(reply, fast);
      const seat = seatIn(request.params.seat);
      const { guest, token } = await guests.welcome(sent.ok.name ?? PROGRAM_NAME);
      const refused = await askTable(hall, name, guest, { type: 'seat', seat, action: { do: 'take' } });
      if (refused) return fail(reply, { status: 409, reason: refused });
      return reply.code(201).send({ table: name, seat, name: guest.name, token });
    },
  );

  app.get<{ Params: { match: string } }>('/api/replays/:match', async (request, reply) => {
    const match = request.params.match.toUpperCase();
    // Some have many thousand answers.
    const dear = tooDear(request, REPLAY_COST);
    if (dear) return fail(reply, dear);
    const replay = await hall.replay(match);
    if (replay === undefined)
      return fail(reply, { status: 404, reason: hostReason('QH-NO-TABLE', { table: match }) });
    if (replay === 'running') return fail(reply, { status: 409, reason: hostReason('QH-RUNNING') });
    return reply.type('application/json').header('cache-control', 'public, max-age=86400').send(replay);
  });
}

function whyNotOpened(created: Exclude<Created, { readonly table: string }>): Failure {
  if ('unknownGame' in created)
    return { status: 404, reason: hostReason('QH-NO-GAME', { game: created.unknownGame }) };
  const { problems } = created;
  const [{ field, found, allowed } = UNKNOWN_PROBLEM] = problems;
  return { status: 400, reason: hostReason('QH-SETTINGS', { field, found, allowed }), problems };
}

const UNKNOWN_PROBLEM: Problem = { field: 'settings', found: 'something', allowed: 'what the game allows' };

/** What is no number is no seat of any table. */
const seatIn = (text: string): number => (/^\d{1,3}$/.test(text) ? Number(text) : -1);

const gameInfo = ({ id, name, version, players, settings }: Game) => ({
  id,
  name,
  version,
  players,
  settings,
});

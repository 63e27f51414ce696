/** Profiles, pasts and passkeys over HTTP; and how one device becomes the same person as another. */
import { hostReason } from '@questhall/protocol';
import type { Guest } from '@questhall/protocol/host';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { costToKeep } from '../limits.ts';
import type { ApiTools, Desk, Failure } from './api.ts';
import { homeOf, NO_COOKIE, tokenFrom } from './headers.ts';

/** To look through all tables for what is somebody's is as dear as to open so many. */
const EVERYWHERE = 30;
/** Two thousand of them are as dear as so many other requests; and so many a page of matches. */
const FEATS_COST = 20;
const MATCHES_COST = 5;

const TOO_OFTEN: Failure = { status: 429, reason: hostReason('QH-TOO-FAST') };

export function peopleRoutes(app: FastifyInstance, tools: ApiTools, desk: Desk): void {
  const { guests, people, passkeys, ratings, ladder, trust } = tools;
  const { fail, tooFast, tooDear, bodyOf, asker, known, giveCookie } = desk;

  /** From now on this browser is that person; `along`: with all that the one it was so far has. */
  const becomes = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { guest, token }: { readonly guest: Guest; readonly token: string },
    along: boolean | undefined,
  ) => {
    const before = along ? await guests.recognise(tokenFrom(request.raw)) : undefined;
    if (before && (await people.handOver(before.guest.id, guest))) guests.forget(before.guest.id);
    giveCookie(request, reply, token);
    return { name: guest.name };
  };

  app.put('/api/me/devices', async (request, reply) => {
    const sent = bodyOf('PUT /api/me/devices', request);
    if ('reason' in sent) return fail(reply, sent);
    // Nobody finds a code by trying.
    const fast = tooFast(request, sent.ok.along ? EVERYWHERE : 1);
    if (fast) return fail(reply, fast);
    const found = await guests.redeem(sent.ok.code);
    if (!found) return fail(reply, { status: 404, reason: hostReason('QH-NO-CODE') });
    return becomes(request, reply, found, sent.ok.along);
  });

  app.get('/api/me/profile', async (request, reply) => {
    const { id, name } = await asker(request, reply);
    return { name, ...(await people.profile(id)) };
  });

  app.put('/api/me/profile', async (request, reply) => {
    const sent = bodyOf('PUT /api/me/profile', request);
    if ('reason' in sent) return fail(reply, sent);
    const me = await asker(request, reply);
    const fast = tooFast(request);
    if (fast) return fail(reply, fast);
    // What is shown has a name.
    const { id, name } = await guests.rename(me, me.name);
    const changed = await people.change(id, sent.ok);
    return changed ? { name, ...changed } : fail(reply, TOO_OFTEN);
  });

  app.get('/api/me/ratings', async (request, reply) => {
    const me = await asker(request, reply);
    return { ratings: await ratings.of(me.id) };
  });

  app.get('/api/records', async () => ({ records: await ladder.read() }));

  app.get<{ Params: { person: string } }>('/api/people/:person', async (request, reply) => {
    const dear = tooDear(request, FEATS_COST);
    if (dear) return fail(reply, dear);
    const shown = await people.shown(request.params.person);
    return shown ?? fail(reply, { status: 404, reason: hostReason('QH-NO-PERSON') });
  });

  app.get<{ Querystring: { before?: string } }>('/api/me/matches', async (request, reply) => {
    const me = await asker(request, reply);
    const dear = tooDear(request, MATCHES_COST);
    if (dear) return fail(reply, dear);
    const { before = '' } = request.query;
    return {
      matches: await people.past(me.id, /^\d{1,15}$/.test(before) ? Number(before) : Number.MAX_SAFE_INTEGER),
    };
  });

  app.put('/api/me/matches', async (request, reply) => {
    const sent = bodyOf('PUT /api/me/matches', request);
    if ('reason' in sent) return fail(reply, sent);
    const me = await known(request);
    if ('reason' in me) return fail(reply, me);
    const fast = tooFast(request, costToKeep(sent.ok));
    if (fast) return fail(reply, fast);
    const { id } = await guests.rename(me, me.name);
    await people.addAlone(id, sent.ok.matches);
    return { matches: sent.ok.matches.length };
  });

  app.get('/api/me/feats', async (request, reply) => {
    const me = await asker(request, reply);
    const dear = tooDear(request, FEATS_COST);
    return dear ? fail(reply, dear) : { feats: await people.feats(me.id) };
  });

  app.put('/api/me/feats', async (request, reply) => {
    const sent = bodyOf('PUT /api/me/feats', request);
    if ('reason' in sent) return fail(reply, sent);
    const me = await known(request);
    if ('reason' in me) return fail(reply, me);
    const fast = tooFast(request, costToKeep(sent.ok));
    if (fast) return fail(reply, fast);
    const { id } = await guests.rename(me, me.name);
    await people.addFeats(id, sent.ok.feats);
    return { feats: sent.ok.feats.length };
  });

  app.get('/api/me/passkeys', async (request, reply) => {
    const me = await asker(request, reply);
    return { passkeys: await passkeys.list(me.id) };
  });

  app.post('/api/me/passkeys/options', async (request, reply) => {
    const me = await known(request);
    if ('reason' in me) return fail(reply, me);
    const fast = tooFast(request);
    if (fast) return fail(reply, fast);
    const options = await passkeys.offer(me, homeOf(request.raw, trust));
    return options ?? fail(reply, { status: 409, reason: hostReason('QH-PASSKEYS') });
  });

  app.post('/api/me/passkeys', async (request, reply) => {
    const sent = bodyOf('POST /api/me/passkeys', request);
    if ('reason' in sent) return fail(reply, sent);
    const me = await known(request);
    if ('reason' in me) return fail(reply, me);
    const fast = tooFast(request);
    if (fast) return fail(reply, fast);
    const { name, credential } = sent.ok;
    // Who has a passkey is somebody: written down by name.
    const guest = await guests.rename(me, me.name);
    const made = await passkeys.add(guest, homeOf(request.raw, trust), name, credential);
    if (!made) return fail(reply, { status: 400, reason: hostReason('QH-NO-PASSKEY') });
    return reply.code(201).send(made);
  });

  app.delete('/api/me/passkeys', async (request, reply) => {
    const sent = bodyOf('DELETE /api/me/passkeys', request);
    if ('reason' in sent) return fail(reply, sent);
    const me = await asker(request, reply);
    return { removed: await passkeys.remove(me.id, sent.ok.id) };
  });

  app.post('/api/passkeys/options', (request, reply) => {
    const fast = tooFast(request);
    return fast ? fail(reply, fast) : passkeys.ask(homeOf(request.raw, trust));
  });

  app.post('/api/passkeys', async (request, reply) => {
    const sent = bodyOf('POST /api/passkeys', request);
    if ('reason' in sent) return fail(reply, sent);
    const fast = tooFast(request, sent.ok.along ? EVERYWHERE : 1);
    if (fast) return fail(reply, fast);
    const owner = await passkeys.ownerOf(homeOf(request.raw, trust), sent.ok.credential);
    if (owner === undefined) return fail(reply, { status: 404, reason: hostReason('QH-NO-PASSKEY') });
    return becomes(request, reply, await guests.welcomeBack(owner), sent.ok.along);
  });

  app.get('/api/me/export', async (request, reply) => {
    const me = await known(request);
    if ('reason' in me) return fail(reply, me);
    const fast = tooFast(request, EVERYWHERE);
    if (fast) return fail(reply, fast);
    return reply
      .header('content-disposition', 'attachment; filename="questhall.json"')
      .type('application/json')
      .send(JSON.stringify(await people.everything(me), null, 2));
  });

  app.delete('/api/me', async (request, reply) => {
    const me = await known(request);
    if ('reason' in me) return fail(reply, me);
    const fast = tooFast(request, EVERYWHERE);
    if (fast) return fail(reply, fast);
    // Other devices of theirs are shown out first.
    await guests.revoke(me);
    await people.forget(me.id);
    guests.forget(me.id);
    reply.header('set-cookie', NO_COOKIE);
    return { removed: true };
  });
}

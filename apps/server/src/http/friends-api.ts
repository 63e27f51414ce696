/** Friends, invitations, and people one does not want to meet, over HTTP. */
import { hostReason } from '@questhall/protocol';
import type { FastifyInstance } from 'fastify';
import type { ApiTools, Desk, Failure } from './api.ts';

/** All friends with their names, and whether they are here, are as dear as so many other requests. */
const CIRCLE_COST = 10;

const NO_PERSON: Failure = { status: 404, reason: hostReason('QH-NO-PERSON') };

export function friendRoutes(app: FastifyInstance, tools: ApiTools, desk: Desk): void {
  const { guests, friends, hall, notices } = tools;
  const { fail, tooFast, tooDear, bodyOf, asker, known } = desk;

  app.get('/api/me/friends', async (request, reply) => {
    const me = await asker(request, reply);
    const dear = tooDear(request, CIRCLE_COST);
    return dear ? fail(reply, dear) : friends.circle(me.id);
  });

  app.put('/api/me/friends', async (request, reply) => {
    const sent = bodyOf('PUT /api/me/friends', request);
    if ('reason' in sent) return fail(reply, sent);
    const me = await asker(request, reply);
    const fast = tooFast(request);
    if (fast) return fail(reply, fast);
    const { id } = await guests.rename(me, me.name);
    return friends.change(id, sent.ok);
  });

  app.post('/api/me/friends', async (request, reply) => {
    const sent = bodyOf('POST /api/me/friends', request);
    if ('reason' in sent) return fail(reply, sent);
    const me = await asker(request, reply);
    // Nobody finds a link by trying.
    const fast = tooFast(request);
    if (fast) return fail(reply, fast);
    const { id } = await guests.rename(me, me.name);
    const refused = await friends.befriend(id, sent.ok.link);
    if (refused) return fail(reply, { status: refused.rule === 'QH-NO-FRIEND' ? 404 : 409, reason: refused });
    return reply.code(201).send(await friends.circle(id));
  });

  app.get<{ Params: { link: string } }>('/api/friends/:link', async (request, reply) => {
    // Nobody finds a link by trying.
    const fast = tooFast(request);
    if (fast) return fail(reply, fast);
    const name = await friends.nameAt(request.params.link);
    return name === undefined ? fail(reply, { status: 404, reason: hostReason('QH-NO-FRIEND') }) : { name };
  });

  app.delete('/api/me/friends', async (request, reply) => {
    const sent = bodyOf('DELETE /api/me/friends', request);
    if ('reason' in sent) return fail(reply, sent);
    const me = await asker(request, reply);
    const dear = tooDear(request, CIRCLE_COST);
    if (dear) return fail(reply, dear);
    return { removed: await friends.part(me.id, sent.ok.person) };
  });

  app.post('/api/me/invitations', async (request, reply) => {
    const sent = bodyOf('POST /api/me/invitations', request);
    if ('reason' in sent) return fail(reply, sent);
    const me = await known(request);
    if ('reason' in me) return fail(reply, me);
    const fast = tooFast(request);
    if (fast) return fail(reply, fast);
    const table = sent.ok.table.toUpperCase();
    const found = await hall.find(table);
    if (!found) return fail(reply, { status: 404, reason: hostReason('QH-NO-TABLE', { table }) });
    const invited = await friends.invite(me, sent.ok.person, found.host().record());
    if ('refused' in invited)
      return fail(reply, {
        status: invited.refused.rule === 'QH-NO-PERSON' ? 404 : 409,
        reason: invited.refused,
      });
    if (invited.told !== undefined) notices.invited(invited.told, table, found.game.name);
    return reply.code(201).send({ invited: true });
  });

  app.delete('/api/me/invitations', async (request, reply) => {
    const sent = bodyOf('DELETE /api/me/invitations', request);
    if ('reason' in sent) return fail(reply, sent);
    const me = await asker(request, reply);
    const dear = tooDear(request, CIRCLE_COST);
    if (dear) return fail(reply, dear);
    return { removed: await friends.dismiss(me.id, sent.ok.person) };
  });

  app.put('/api/me/people', async (request, reply) => {
    const sent = bodyOf('PUT /api/me/people', request);
    if ('reason' in sent) return fail(reply, sent);
    const me = await known(request);
    if ('reason' in me) return fail(reply, me);
    const fast = tooFast(request);
    if (fast) return fail(reply, fast);
    const { person, as, table } = sent.ok;
    const { id } = await guests.rename(me, me.name);
    const met = table === undefined ? undefined : await hall.find(table.toUpperCase());
    const done = await friends.shun(id, person, as, met?.host().record());
    return done || as === null ? friends.circle(id) : fail(reply, NO_PERSON);
  });
}

/** The library of a hall over HTTP. */
import type { Json } from '@questhall/kernel';
import { hostReason } from '@questhall/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Shelf } from '../library/shelves.ts';
import { shelfOf } from '../library/shelves.ts';
import { costToKeep } from '../limits.ts';
import type { ApiTools, Desk, Failure } from './api.ts';

type OfShelf = { Params: { game: string; kind: string } };
type OfCreation = { Params: { game: string; kind: string; id: string } };

/** Hundreds of creations, each with who likes it, are as dear as so many other requests; a whole one is as dear as these. */
const LIST_COST = 30;
const OPEN_COST = 5;

const NONE: Failure = { status: 404, reason: hostReason('QH-NO-CREATION') };

export function libraryRoutes(app: FastifyInstance, { guests, library }: ApiTools, desk: Desk): void {
  const { fail, tooFast, tooDear, bodyOf, asker, known } = desk;
  const shelf = ({ params }: FastifyRequest<OfShelf>): Shelf | undefined => shelfOf(params.game, params.kind);

  app.get<OfShelf>('/api/library/:game/:kind', async (request, reply) => {
    const dear = tooDear(request, LIST_COST);
    if (dear) return fail(reply, dear);
    const on = shelf(request);
    if (!on) return fail(reply, NONE);
    const me = await asker(request, reply);
    return { creations: await library.list(on, me.id) };
  });

  app.post<OfShelf>('/api/library/:game/:kind', async (request, reply) => {
    const sent = bodyOf('POST /api/library/{game}/{kind}', request);
    if ('reason' in sent) return fail(reply, sent);
    const me = await known(request);
    if ('reason' in me) return fail(reply, me);
    // It is played through in thought and kept.
    const fast = tooFast(request, costToKeep(sent.ok) + 1);
    if (fast) return fail(reply, fast);
    const on = shelf(request);
    if (!on) return fail(reply, NONE);
    if (await guests.isMuted(me.id)) return fail(reply, { status: 403, reason: hostReason('QH-MUTED') });
    const made = await library.publish(on, await guests.rename(me, me.name), {
      draft: sent.ok.draft as Json,
      from: sent.ok.from,
    });
    if (made === 'full') return fail(reply, { status: 409, reason: hostReason('QH-LIBRARY-FULL') });
    if (made === 'too long') return fail(reply, { status: 400, reason: hostReason('QH-CREATION-LONG') });
    if (!('problems' in made)) return reply.code(201).send(made);
    const { problems } = made;
    const { field = '', allowed = '' } = problems[0] ?? {};
    return fail(reply, { status: 400, reason: hostReason('QH-CREATION', { field, allowed }), problems });
  });

  app.get<OfCreation>('/api/library/:game/:kind/:id', async (request, reply) => {
    const dear = tooDear(request, OPEN_COST);
    if (dear) return fail(reply, dear);
    const on = shelf(request);
    const me = await asker(request, reply);
    return (on && (await library.open(on, request.params.id, me.id))) ?? fail(reply, NONE);
  });

  app.delete<OfCreation>('/api/library/:game/:kind/:id', async (request, reply) => {
    const me = await known(request);
    if ('reason' in me) return fail(reply, me);
    const fast = tooFast(request);
    if (fast) return fail(reply, fast);
    const on = shelf(request);
    return { removed: on !== undefined && (await library.takeOut(on, request.params.id, me.id)) };
  });

  app.put<OfCreation>('/api/library/:game/:kind/:id/liked', async (request, reply) => {
    const sent = bodyOf('PUT /api/library/{game}/{kind}/{id}/liked', request);
    if ('reason' in sent) return fail(reply, sent);
    const me = await known(request);
    if ('reason' in me) return fail(reply, me);
    const fast = tooFast(request);
    if (fast) return fail(reply, fast);
    const on = shelf(request);
    const { id } = await guests.rename(me, me.name);
    return (on && (await library.like(on, request.params.id, id, sent.ok.liked))) ?? fail(reply, NONE);
  });

  app.put<OfCreation>('/api/library/:game/:kind/:id/reported', async (request, reply) => {
    const sent = bodyOf('PUT /api/library/{game}/{kind}/{id}/reported', request);
    if ('reason' in sent) return fail(reply, sent);
    const me = await known(request);
    if ('reason' in me) return fail(reply, me);
    const fast = tooFast(request);
    if (fast) return fail(reply, fast);
    const on = shelf(request);
    const { id } = await guests.rename(me, me.name);
    const told = on && (await library.report(on, request.params.id, id, sent.ok.why));
    return told ? { reported: true } : fail(reply, NONE);
  });
}

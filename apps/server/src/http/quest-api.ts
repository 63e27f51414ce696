/** Quests of the day over HTTP. */
import type { Answer } from '@questhall/kernel';
import { hostReason } from '@questhall/protocol';
import type { FastifyInstance } from 'fastify';
import type { Told } from '../quests/quests.ts';
import type { ApiTools, Desk } from './api.ts';

type OfDay = { Params: { day: string } };
type OfQuest = { Params: { day: string; game: string } };

/** The answers of a whole match. */
const BODY_LIMIT = 512 * 1024;

const dayIn = (text: string): number => (/^\d{1,7}$/.test(text) ? Number(text) : -1);

export function questRoutes(app: FastifyInstance, { guests, quests }: ApiTools, desk: Desk): void {
  const { fail, tooFast, bodyOf, asker } = desk;
  const none = { status: 404, reason: hostReason('QH-NO-QUEST') } as const;

  app.get<OfDay>('/api/quests/:day', async (request, reply) => {
    const me = await asker(request, reply);
    return (await quests.results(dayIn(request.params.day), me.id)) ?? fail(reply, none);
  });

  app.put<OfQuest>('/api/quests/:day/:game', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const sent = bodyOf('PUT /api/quests/{day}/{game}', request);
    if ('reason' in sent) return fail(reply, sent);
    const me = await asker(request, reply);
    const fast = tooFast(request);
    if (fast) return fail(reply, fast);
    const { day, game } = request.params;
    const guest = await guests.rename(me, me.name);
    const told: Told = { ...sent.ok, answers: sent.ok.answers as readonly Answer[] };
    const result = await quests.submit(dayIn(day), game, guest, told);
    return result ?? fail(reply, { status: 400, reason: hostReason('QH-QUEST') });
  });

  app.get<OfQuest>('/api/quests/:day/:game/best', async (request, reply) => {
    const { day, game } = request.params;
    return (await quests.best(dayIn(day), game)) ?? fail(reply, none);
  });
}

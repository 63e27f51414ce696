/** Quests of the day over HTTP. */
import { hostReason } from '@questhall/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { guarded } from '../guarded.ts';
import { networkOf, shareOf } from '../limits.ts';
import type { SubmittedAnswer } from '../quests/playing.ts';
import type { QuestSubmission, Refused } from '../quests/quests.ts';
import type { ApiTools, Desk, Failure } from './api.ts';
import { addressOf } from './headers.ts';

type OfDay = { Params: { day: string } };
type OfQuest = { Params: { day: string; game: string } };

/** The answers of a whole match. */
const BODY_LIMIT = 512 * 1024;
/** Hundreds of results are as dear as so many other requests. */
const RESULTS_COST = 10;

const dayIn = (text: string): number => (/^\d{1,7}$/.test(text) ? Number(text) : -1);

const REFUSALS: { readonly [why in Refused]: Failure } = {
  wrong: { status: 400, reason: hostReason('QH-QUEST') },
  busy: { status: 429, reason: hostReason('QH-QUESTS-WAIT') },
};

export function questRoutes(app: FastifyInstance, { guests, quests, trust }: ApiTools, desk: Desk): void {
  const { fail, tooFast, tooDear, bodyOf, asker } = desk;
  const none = { status: 404, reason: hostReason('QH-NO-QUEST') } as const;

  app.get<OfDay>('/api/quests/:day', async (request, reply) => {
    const dear = tooDear(request, RESULTS_COST);
    if (dear) return fail(reply, dear);
    const me = await asker(request, reply);
    return (await quests.results(dayIn(request.params.day), me.id)) ?? fail(reply, none);
  });

  app.put<OfQuest>('/api/quests/:day/:game', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const fast = tooFast(request);
    if (fast) return fail(reply, fast);
    const sent = bodyOf('PUT /api/quests/{day}/{game}', request);
    if ('reason' in sent) return fail(reply, sent);
    const me = await asker(request, reply);
    const { day, game } = request.params;
    const guest = await guests.rename(me, me.name);
    const share = shareOf(networkOf(addressOf(request.raw, trust)), guest.id);
    const submission: QuestSubmission = {
      ...sent.ok,
      answers: sent.ok.answers as readonly SubmittedAnswer[],
    };
    const result = await quests.submit(dayIn(day), game, { guest, share, gone: goneFrom(reply) }, submission);
    return typeof result === 'string' ? fail(reply, REFUSALS[result]) : result;
  });

  app.get<OfQuest>('/api/quests/:day/:game/best', async (request, reply) => {
    const dear = tooDear(request, RESULTS_COST);
    if (dear) return fail(reply, dear);
    const { day, game } = request.params;
    return (await quests.best(dayIn(day), game)) ?? fail(reply, none);
  });
}

/** Nobody waits for this answer any more. */
const goneFrom = ({ raw }: FastifyReply): Promise<void> =>
  new Promise((resolve) => {
    raw.once(
      'close',
      guarded(() => {}, resolve),
    );
  });

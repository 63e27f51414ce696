import type { Json, Option, Reason, Viewer } from '@questhall/kernel';
import type { Hint, SeenDecision } from '@questhall/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSettings } from '../app/SettingsProvider.tsx';
import { t } from '../language/texts.ts';
import type { TableConnection } from '../play/connection.ts';
import { hall } from '../sound/hall/pack.ts';
import { playSound } from '../sound/player.ts';
import { useAnnounce } from '../ui/LiveRegion.tsx';
import { useToast } from '../ui/Toast.tsx';
import { hearTurn } from './hear.ts';
import { useLatest } from './use-latest.ts';
import type { Verdict } from './verdicts.ts';

/** What to answer to the question that comes of an answer, where the same gesture has said that already. */
export type FollowUp = (next: SeenDecision) => Option | undefined;
export type Choose = (option: Option, thrown?: Json, followUp?: FollowUp) => void;

interface Answers {
  /** The open question, unless it is being answered already. */
  readonly decision: SeenDecision | null;
  readonly choose: Choose;
  /** It has been answered in this very moment, by what somebody said beforehand: nobody needs to hear of it. */
  readonly isAnswered: (decision: number) => boolean;
  readonly whyNot: (option: Option) => Promise<Verdict>;
  readonly hints: readonly Hint[];
  /** Advice is being thought out. */
  readonly thinking: boolean;
  readonly askHint: () => void;
  readonly dropHints: () => void;
}

const NO_HINTS: readonly Hint[] = [];

/** What one says to the host about the open question. */
export function useAnswers(
  connection: TableConnection,
  seat: Viewer,
  asked: SeenDecision | null,
  say: (reason: Reason) => string,
): Answers {
  const { client } = connection;
  const toast = useToast();
  const announce = useAnnounce();
  const { vibration } = useSettings().settings;
  const [sent, setSent] = useState<number>();
  const [advice, setAdvice] = useState<{ readonly decision: number; readonly hints: readonly Hint[] }>();
  const [thinking, setThinking] = useState(false);
  const answered = useRef(false);
  const closed = useRef<number>(undefined);
  const following = useRef<FollowUp>(undefined);
  const decision = asked !== null && asked.id === sent ? null : asked;
  const number = decision?.id;
  const saying = useLatest(say);

  // A bell for a question that others have brought about.
  useEffect(() => {
    if (number === undefined) return;
    if (!answered.current) hearTurn(vibration);
    answered.current = false;
  }, [number, vibration]);

  const choose = useCallback(
    (option: Option, thrown?: Json, followUp?: FollowUp) => {
      if (seat === null || number === undefined) return;
      answered.current = true;
      following.current = followUp;
      closed.current = number;
      setSent(number);
      const reopen = (): void => {
        closed.current = undefined;
        setSent(undefined);
      };
      client.answer(seat, option, thrown).then((reply) => {
        if (!('refused' in reply)) return;
        reopen();
        playSound(hall, 'error');
        // That the connection is broken is said already, for as long as it is.
        if (reply.refused.rule !== 'QH-DISCONNECTED') toast({ text: saying.current(reply.refused) });
      }, reopen);
    },
    [client, seat, number, toast, saying],
  );
  const isAnswered = useCallback((id: number) => closed.current === id, []);
  useEffect(() => {
    if (decision === null) return;
    const followUp = following.current;
    following.current = undefined;
    const next = followUp?.(decision);
    if (next) choose(next, undefined, followUp);
  }, [decision, choose]);
  const whyNot = useCallback(
    async (option: Option): Promise<Verdict> => {
      if (seat === null) return { reason: null, text: t('You are watching.') };
      const reply = await client.whyNot(seat, option);
      const reason = 'refused' in reply ? reply.refused : reply.ok.reason;
      return { reason, text: reason === null ? '' : saying.current(reason) };
    },
    [client, seat, saying],
  );
  const askHint = useCallback(() => {
    if (seat === null || number === undefined) {
      announce(t('It is not your turn to decide.'), 'assertive');
      return;
    }
    setThinking(true);
    client.hint(seat).then(
      (reply) => {
        setThinking(false);
        if ('refused' in reply) toast({ text: saying.current(reply.refused) });
        else setAdvice(reply.ok);
      },
      () => setThinking(false),
    );
  }, [client, seat, number, toast, announce, saying]);
  const dropHints = useCallback(() => setAdvice(undefined), []);
  const hints = advice !== undefined && advice.decision === number ? advice.hints : NO_HINTS;
  return { decision, choose, isAnswered, whyNot, hints, thinking, askHint, dropHints };
}

import type { ChatLine } from '@questhall/protocol';
import { PHRASE_WORDS } from '@questhall/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCircle } from '../app/use-circle.ts';
import { t } from '../language/texts.ts';
import { useToast } from '../ui/Toast.tsx';

export const wordsOf = ({ phrase, text }: ChatLine): string =>
  phrase === undefined ? text : t(PHRASE_WORDS[phrase]);

/** What is said, but by those whom one has muted; and a way to ask again who that is. */
export function useHeard(lines: readonly ChatLine[]): readonly [readonly ChatLine[], () => void] {
  const [circle, refresh] = useCircle();
  const unheard = new Set(circle?.shunned.map(({ person }) => person));
  return [lines.filter(({ person }) => person === undefined || !unheard.has(person)), refresh];
}

/** Milliseconds between two lines that are shown: who talks without end does not cover the table. */
const PAUSE = 3000;
const LONGEST = 80;

/**
 * What is said while the talk is not in front: shown for a moment, and counted. `look`: everything up to then has been seen
 * where it stands.
 */
export function useTalk(lines: readonly ChatLine[]): {
  readonly unread: number;
  readonly look: (at: number) => void;
} {
  const toast = useToast();
  const [heard] = useHeard(lines);
  const [read, setRead] = useState(() => lines.at(-1)?.at ?? 0);
  const seen = useRef(read);
  const shown = useRef(Number.NEGATIVE_INFINITY);
  const look = useCallback((at: number) => {
    seen.current = at;
    setRead(at);
  }, []);
  const fresh = heard.filter(({ at }) => at > read);
  const last = fresh.at(-1);
  useEffect(() => {
    if (last === undefined || last.at <= seen.current || performance.now() - shown.current < PAUSE) return;
    shown.current = performance.now();
    const words = wordsOf(last);
    toast({ text: `${last.name}: ${words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words}` });
  }, [last, toast]);
  return { unread: fresh.length, look };
}

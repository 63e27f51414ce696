import type { Option } from '@questhall/kernel';
import { useCallback, useEffect, useRef } from 'react';
import { t } from '../../language/texts.ts';
import { useAnnounce } from '../../ui/LiveRegion.tsx';
import type { Scene } from '../game-table.ts';
import type { Staged } from '../stage.ts';
import { useLatest } from '../use-latest.ts';
import { sentence } from './plain-text.ts';

interface QuestionOnScreen extends Pick<Scene, 'decision' | 'words'> {
  readonly staged: Staged | null;
  readonly isAnswered: (decision: number) => boolean;
}

/**
 * A new question is said once, after all that led to it; one that was answered beforehand is not. Where nothing was told of the answer before, a card that was marked or
 * a figure that was turned, the answer itself is said first. Gives what hears of each answer.
 */
export function useSpokenQuestion({
  decision,
  words,
  staged,
  isAnswered,
}: QuestionOnScreen): (chosen: Option) => void {
  const announce = useAnnounce();
  const asked = useRef<number>(undefined);
  const answered = useRef<{ readonly text: string; readonly line: number }>(undefined);
  const line = staged?.lines.at(-1)?.number ?? 0;
  const now = useLatest({ words, view: staged?.view ?? null, line });
  useEffect(() => {
    if (decision === null || asked.current === decision.id || isAnswered(decision.id)) return;
    asked.current = decision.id;
    const { view } = now.current;
    const n = decision.options.length;
    const before = answered.current;
    answered.current = undefined;
    announce(
      [
        ...(before !== undefined && before.line === now.current.line ? [sentence(before.text)] : []),
        sentence(words.decision(decision.kind, decision.about, view)),
        t('{n, plural, one {# option} other {# options}}.', { n }),
      ].join(' '),
    );
  }, [decision, words, now, announce, isAnswered]);
  return useCallback(
    (chosen) => {
      const { words: said, view, line: last } = now.current;
      answered.current = { text: said.option(chosen, view), line: last };
    },
    [now],
  );
}

import type { Option } from '@questhall/kernel';
import type { SeenDecision } from '@questhall/protocol';
import { useEffect, useState } from 'react';
import { graduateCapIcon } from '../icons/icons.ts';
import type { Lesson, LessonStep } from '../play/lessons.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Coach.module.css';
import type { Staged } from './stage.ts';

export interface CoachState {
  readonly step: LessonStep | undefined;
  /** The reader has read it. */
  readonly goOn: (() => void) | undefined;
  /** Somebody tried what is not part of this step. */
  readonly strayed: boolean;
  /** Lets through only what the step allows. */
  readonly guard: (choose: (option: Option) => void) => (option: Option) => void;
}

/** Goes through the script of a lesson, step by step, as the match goes on. */
export function useCoach(
  lesson: Lesson | undefined,
  staged: Staged | null,
  decision: SeenDecision | null,
): CoachState {
  const [at, setAt] = useState(0);
  const [strayed, setStrayed] = useState(false);
  const step = lesson?.steps[at];
  const met = step?.until !== undefined && staged !== null && step.until({ view: staged.view, decision });
  useEffect(() => {
    if (!met) return;
    setAt((now) => now + 1);
    setStrayed(false);
  }, [met]);
  return {
    step,
    goOn: step !== undefined && step.until === undefined ? () => setAt(at + 1) : undefined,
    strayed,
    guard: (choose) => (option) => {
      const allowed = step?.allow?.(option) ?? true;
      setStrayed(!allowed);
      if (allowed) choose(option);
    },
  };
}

/** What the coach says now. */
export function Coach({ coach: { step, goOn, strayed } }: { readonly coach: CoachState }) {
  if (step === undefined) return null;
  return (
    <aside className={styles.coach} data-strayed={strayed} aria-label="Coach" aria-live="polite">
      <Icon shape={graduateCapIcon} />
      <p>{step.say}</p>
      {goOn !== undefined && (
        <Button kind="primary" onClick={goOn}>
          Go on
        </Button>
      )}
    </aside>
  );
}

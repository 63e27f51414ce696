import type { Option, Ref } from '@questhall/kernel';
import type { SeenDecision } from '@questhall/protocol';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { inOwnWords } from '../app/touch-words.ts';
import { shellIcon } from '../icons/icons.ts';
import { t } from '../language/texts.ts';
import type { Coaching } from '../play/coaching.ts';
import { BEGINNING, coached, dismissed, permits, readOn, told } from '../play/coaching.ts';
import type { Lesson, LessonNow } from '../play/lessons.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useAnnounce } from '../ui/LiveRegion.tsx';
import styles from './Coach.module.css';
import type { Scene } from './game-table.ts';
import { refKey, refOf } from './refs.ts';
import type { Staged } from './stage.ts';
import { useCommands } from './use-keys.ts';

export interface CoachState {
  /** What the coach says now; nothing: it is silent. */
  readonly say: string | undefined;
  readonly at: Ref | undefined;
  /** What it is about next, once that is taken in hand. */
  readonly next: Ref | undefined;
  /** The part of the tray it is about. */
  readonly tab: string | undefined;
  /** How much of the lesson is behind us, 0 to 1. */
  readonly progress: number;
  /** The reader has read it. */
  readonly goOn: (() => void) | undefined;
  readonly dismiss: () => void;
  /** Nothing comes after it: now it is played. */
  readonly last: boolean;
  /** How often somebody tried what is not part of this step. */
  readonly strayed: number;
  /** Whether the step lets one choose this. */
  readonly allows: (option: Option) => boolean;
  /** Lets through only what the step allows. */
  readonly guard: (choose: Scene['choose']) => Scene['choose'];
}

/** Goes through the script of a lesson, step by step, as the match goes on. */
export function useCoach(
  lesson: Lesson | undefined,
  staged: Staged | null,
  decision: SeenDecision | null,
): CoachState {
  const [coaching, setCoaching] = useState<Coaching>(BEGINNING);
  const [strayed, setStrayed] = useState(0);
  const view = staged?.view ?? null;
  const busy = staged?.busy !== false;
  const now: LessonNow = { view, decision };
  // While something is being shown, nobody is taught anything.
  const reached = lesson === undefined || busy ? coaching : coached(lesson, coaching, now);
  useEffect(() => {
    if (reached === coaching) return;
    setCoaching(reached);
    setStrayed(0);
  }, [reached, coaching]);
  const { step } = reached;
  return {
    say: step && told(step.say, now),
    at: step?.at && told(step.at, now),
    next: step?.next && told(step.next, now),
    tab: step?.tab,
    progress: lesson === undefined ? 0 : reached.done / lesson.steps.length,
    goOn:
      lesson !== undefined && step !== undefined && step.until === undefined
        ? () => setCoaching(readOn(lesson, reached, now))
        : undefined,
    dismiss: () => lesson && setCoaching(dismissed(lesson)),
    last: lesson !== undefined && step !== undefined && step === lesson.steps.at(-1),
    strayed,
    allows: (option) => permits(reached, option, now),
    guard: (choose) => (option, thrown, followUp) => {
      // A gesture that answers ahead would leave the coach behind.
      if (step === undefined) choose(option, thrown, followUp);
      else if (permits(reached, option, now)) choose(option, thrown);
      else setStrayed(strayed + 1);
    },
  };
}

/** What the coach says now, in a place of its own, and a ring around what it speaks of. */
export function Coach({ coach, onStart }: { readonly coach: CoachState; readonly onStart: () => void }) {
  const { say, at, next, progress, goOn, dismiss, last, strayed } = coach;
  const ring = useRing(
    say === undefined || at === undefined ? undefined : refKey(at),
    next === undefined ? undefined : refKey(next),
  );
  const panel = useRef<HTMLElement>(null);
  useSpokenCoach(say, strayed);
  const announce = useAnnounce();
  useCommands({
    coach: () => {
      if (say === undefined) return;
      announce(inOwnWords(say), 'assertive');
      // What goes on with the lesson comes last.
      [...(panel.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
    },
  });
  if (say === undefined) return null;
  return (
    <aside ref={panel} className={styles.coach} aria-label={t('Coach')}>
      {ring !== undefined &&
        createPortal(<div className={styles.ring} style={{ ...ring }} data-ring="" />, document.body)}
      <div key={strayed} className={styles.words} data-strayed={strayed > 0}>
        <Icon shape={shellIcon.graduateCapIcon} />
        <p>{inOwnWords(say)}</p>
      </div>
      <footer className={styles.foot}>
        <progress className={styles.progress} value={progress} aria-label={t('Lesson progress')} />
        {last ? (
          <Button kind="quiet" onClick={onStart}>
            {t('Now play a match')}
          </Button>
        ) : (
          <Button kind="quiet" onClick={dismiss}>
            {t('Skip the lesson')}
          </Button>
        )}
        {goOn !== undefined && (
          <Button kind="primary" onClick={goOn}>
            {last ? t('Play on here') : t('Go on')}
          </Button>
        )}
      </footer>
    </aside>
  );
}

/** Each thing the coach says, once; again, where somebody tries what comes later. */
function useSpokenCoach(say: string | undefined, strayed: number): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (say === undefined) return;
    const text = inOwnWords(say);
    if (strayed === 0) announce(text);
    else announce(t('Not yet. {say}', { say: text }), 'assertive');
  }, [say, strayed, announce]);
}

function elementAt(at: Ref): Element | undefined {
  const deed = CSS.escape(String(at.button));
  const selector =
    at.button === undefined
      ? `[data-target="${CSS.escape(refKey(at))}"]`
      : `[data-option*='"do":"${deed}"'], [data-deeds~="${deed}"]`;
  return [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
}

/** Brings it into sight where it lies in a list that is scrolled. */
function bringToSight(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    if (at.scrollHeight <= at.clientHeight || !/auto|scroll/.test(getComputedStyle(at).overflowY)) continue;
    const edge = at.getBoundingClientRect();
    if (top >= edge.top && bottom <= edge.bottom) continue;
    at.scrollTop += (top + bottom - edge.top - edge.bottom) / 2;
    return;
  }
}

interface Ring {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 6;
/** Things move while they are pointed at: the ring looks again this often, in milliseconds. */
const GLANCE = 120;

/** Where the thing is that is spoken of, wherever it goes. */
function useRing(at: string | undefined, next: string | undefined): Ring | undefined {
  const [ring, setRing] = useState<Ring>();
  useEffect(() => {
    if (at === undefined) return;
    let sought = true;
    const look = () => {
      const first = elementAt(refOf(at));
      const isHeld = next !== undefined && first?.getAttribute('aria-pressed') === 'true';
      const element = isHeld ? elementAt(refOf(next)) : first;
      // Once: who scrolls on wants to see something else.
      if (sought && element !== undefined) bringToSight(element);
      sought = sought && element === undefined;
      const box = element?.getBoundingClientRect();
      setRing(
        box && {
          left: box.left - MARGIN,
          top: box.top - MARGIN,
          width: box.width + 2 * MARGIN,
          height: box.height + 2 * MARGIN,
        },
      );
    };
    look();
    const timer = window.setInterval(look, GLANCE);
    return () => {
      window.clearInterval(timer);
      setRing(undefined);
    };
  }, [at, next]);
  return ring;
}

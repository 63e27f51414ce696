import type { Telling } from '@questhall/kernel';
import type { CSSProperties, RefObject } from 'react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import type { Happening } from '../game-table.ts';
import { spotIn } from '../parts/measure.ts';
import styles from './Flourishes.module.css';
import type { Flourish, MotionPlan } from './plan.ts';
import { remainsIn, subjectsOf, thingIn } from './use-motion.ts';

interface FlourishesProps {
  readonly board: RefObject<HTMLElement | null>;
  readonly happening: Happening | null;
  readonly telling: Pick<Telling, 'parts'>;
  readonly plan: (event: Happening['event']) => MotionPlan | undefined;
}

interface Shown {
  readonly number: number;
  readonly lasts: number;
  readonly flourish: Flourish;
  /** In pixels of the board. */
  readonly at: { readonly x: number; readonly y: number };
}

const COUNTS = { burst: 14, rain: 22, march: 9, ring: 4 } as const;

/** Numbers between 0 and 1 that look like chance and are always the same. */
const chance = (index: number, salt: number): number =>
  (Math.sin(index * 127.1 + salt * 311.7) * 43758.5453) % 1;
const part = (index: number, salt: number): number => Math.abs(chance(index, salt));

/** Each piece of a flourish has its own way. */
function wayOf(index: number): CSSProperties & Record<`--${string}`, number> {
  return { '--n': index, '--a': part(index, 1), '--b': part(index, 2), '--c': part(index, 3) };
}

/** Milliseconds: it goes on over the next events, in nobody's way. */
const LEAST = 1400;

/** Moments that people would film: over the board, until they are over or the next one comes. */
export function Flourishes({ board, happening, telling, plan }: FlourishesProps) {
  const [shown, setShown] = useState<Shown>();
  useLayoutEffect(() => {
    const flourish = happening === null ? undefined : plan(happening.event)?.flourish;
    const root = board.current;
    if (happening === null || flourish === undefined || root === null) return;
    const { targets, source } = subjectsOf(telling, happening.event);
    const [target = source] = targets;
    const thing = target === undefined ? null : (thingIn(root, target) ?? remainsIn(root, target));
    const whole = { x: 0, y: 0, width: root.offsetWidth, height: root.offsetHeight };
    const { x, y, width, height } = thing === null ? whole : spotIn(root, thing);
    const at = { x: x + width / 2, y: y + height / 2 };
    setShown({ number: happening.number, lasts: Math.max(LEAST, happening.lasts), flourish, at });
  }, [board, happening, telling, plan]);
  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(() => setShown(undefined), shown.lasts);
    return () => clearTimeout(timer);
  }, [shown]);
  if (shown === undefined) return null;
  const { flourish, at, lasts, number } = shown;
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--x': `${at.x}px`,
    '--y': `${at.y}px`,
    '--lasts': `${lasts}ms`,
  };
  return (
    <div key={number} className={styles.flourish} data-how={flourish.how} style={style} aria-hidden="true">
      {Array.from({ length: COUNTS[flourish.how] }, (_, index) => index).map((index) => (
        <span key={index} className={styles.piece} style={wayOf(index)}>
          <Icon shape={flourish.glyph} />
        </span>
      ))}
      {flourish.word !== undefined && <b className={styles.word}>{flourish.word}</b>}
    </div>
  );
}

import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { Floating } from './Floating.tsx';
import type { Side } from './place.ts';
import styles from './Tooltip.module.css';
import { useInspect } from './use-inspect.ts';

interface TooltipProps {
  readonly text: ReactNode;
  readonly side?: Side;
  readonly children: ReactElement;
}

/** A line of explanation for anything; opens on hover, long press and focus with the key I. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const id = useId();
  const { anchor, handlers } = useInspect();
  return (
    <span className={styles.target} aria-describedby={anchor === undefined ? undefined : id} {...handlers}>
      {children}
      {anchor !== undefined && (
        <Floating anchor={anchor} side={side} role="tooltip" id={id} className={styles.tip}>
          {text}
        </Floating>
      )}
    </span>
  );
}

import type { PointerEvent, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { t } from '../language/texts.ts';
import styles from './BottomSheet.module.css';
import { classes } from './classes.ts';

interface BottomSheetProps {
  readonly label: string;
  readonly children: ReactNode;
}

const DRAG = 24;

/** The lower part of a phone's screen. Its handle draws it up over the board and lets it down again. */
export function BottomSheet({ label, children }: BottomSheetProps) {
  const [tall, setTall] = useState(false);
  const start = useRef(0);
  const dragged = useRef(false);
  const onPointerUp = (event: PointerEvent) => {
    const distance = event.clientY - start.current;
    dragged.current = Math.abs(distance) >= DRAG;
    if (dragged.current) setTall(distance < 0);
  };
  return (
    <section className={classes(styles.sheet, tall && styles.tall)} aria-label={label}>
      <button
        type="button"
        className={styles.handle}
        aria-expanded={tall}
        aria-label={tall ? t('Lower {label}', { label }) : t('Raise {label}', { label })}
        onPointerDown={(event) => {
          start.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={onPointerUp}
        onClick={() => {
          if (!dragged.current) setTall(!tall);
          dragged.current = false;
        }}
      />
      {children}
    </section>
  );
}

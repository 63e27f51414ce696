import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { shellIcon } from '../icons/icons.ts';
import { classes } from './classes.ts';
import { Floating } from './Floating.tsx';
import { Icon } from './Icon.tsx';
import styles from './Note.module.css';
import type { Side } from './place.ts';
import { RuleTags } from './RuleTags.tsx';

export const NOTE_KINDS = ['why-not', 'forecast'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

interface NoteProps {
  readonly kind: NoteKind;
  readonly anchor: Element;
  readonly side?: Side;
  /** The verdict: "Not the Slime, not yet". */
  readonly title: string;
  readonly children: ReactNode;
  /** Ids of the rules behind it. */
  readonly rules?: readonly string[];
  readonly onRule?: (rule: string) => void;
  readonly onClose: () => void;
}

/** A small parchment note that points at something: why it cannot be done, what is advised, what would happen. */
export function Note({
  kind,
  anchor,
  side = 'right',
  title,
  children,
  rules = [],
  onRule,
  onClose,
}: NoteProps) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    const onPointer = (event: PointerEvent) => {
      const target = event.target as Element;
      if (!anchor.contains(target) && target.closest('[data-note]') === null) onClose();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('pointerdown', onPointer);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pointerdown', onPointer);
    };
  }, [anchor, onClose]);
  return (
    <Floating anchor={anchor} side={side} role="note" className={classes(styles.note, styles[kind])}>
      <div data-note="" role="status">
        <p className={styles.title}>
          {kind === 'why-not' && <Icon shape={shellIcon.cancelIcon} />}
          {title}
        </p>
        {children}
        <RuleTags rules={rules} onRule={onRule} />
      </div>
    </Floating>
  );
}

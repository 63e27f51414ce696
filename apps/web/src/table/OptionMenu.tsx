import type { KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';
import { t } from '../language/texts.ts';
import { Floating } from '../ui/Floating.tsx';
import styles from './OptionMenu.module.css';

interface OptionMenuProps {
  readonly anchor: Element;
  readonly items: readonly { readonly id: string; readonly label: string }[];
  readonly onPick: (id: string) => void;
  readonly onClose: () => void;
}

const STEPS: { readonly [key: string]: number } = { ArrowDown: 1, ArrowUp: -1 };

/** Several options point at the same thing: which one is meant? */
export function OptionMenu({ anchor, items, onPick, onClose }: OptionMenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const buttons = (): Element[] => [...(list.current?.querySelectorAll('button') ?? [])];
  useEffect(() => {
    list.current?.querySelector('button')?.focus();
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !list.current?.contains(target) && !anchor.contains(target)) onClose();
    };
    window.addEventListener('pointerdown', onPointer);
    return () => window.removeEventListener('pointerdown', onPointer);
  }, [anchor, onClose]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      onClose();
      if (anchor instanceof HTMLElement || anchor instanceof SVGElement) anchor.focus();
    } else if (step !== undefined) {
      event.preventDefault();
      const all = buttons();
      const from = document.activeElement === null ? -1 : all.indexOf(document.activeElement);
      const next = all[(from + step + all.length) % all.length];
      if (next instanceof HTMLElement) next.focus();
    }
  };
  return (
    <Floating anchor={anchor} side="bottom" role="note" className={styles.menu}>
      <div ref={list} role="menu" aria-label={t('Which one?')} tabIndex={-1} onKeyDown={onKeyDown}>
        {items.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="menuitem"
            className={styles.item}
            data-option={id}
            onClick={() => onPick(id)}
          >
            {label}
          </button>
        ))}
      </div>
    </Floating>
  );
}

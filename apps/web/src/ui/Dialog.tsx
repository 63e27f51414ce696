import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { shellIcon } from '../icons/icons.ts';
import { t } from '../language/texts.ts';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly wide?: boolean;
}

/** The browser's own modal dialog: it holds the focus, closes with Escape and gives the focus back. */
export function Dialog({ open, title, onClose, children, footer, wide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (open && dialog.current?.open === false) dialog.current.showModal();
    if (!open) dialog.current?.close();
  }, [open]);
  useEffect(() => {
    const element = dialog.current;
    const onBackdrop = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element?.addEventListener('click', onBackdrop);
    return () => element?.removeEventListener('click', onBackdrop);
  }, [onClose]);
  return (
    <dialog
      ref={dialog}
      className={classes(styles.dialog, wide && styles.wide)}
      aria-labelledby={id}
      onClose={onClose}
    >
      {open && (
        <div className={styles.inside}>
          <header className={styles.head}>
            <h2 id={id}>{title}</h2>
            <Button kind="quiet" icon={shellIcon.cancelIcon} aria-label={t('Close')} onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer !== undefined && <footer className={styles.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}

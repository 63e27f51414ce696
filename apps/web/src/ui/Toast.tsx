import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { t } from '../language/texts.ts';
import { Button } from './Button.tsx';
import styles from './Toast.module.css';

export interface ToastMessage {
  readonly text: string;
  /** A button on the toast. A toast with one stays until it is used or dismissed. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

const Show = createContext<(message: ToastMessage) => void>(() => {});

/** Shows a short message at the foot of the page. */
export const useToast = (): ((message: ToastMessage) => void) => useContext(Show);

const STAYS = 5000;

export function Toasts({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<readonly (ToastMessage & { readonly id: number })[]>([]);
  const next = useRef(0);
  const remove = useCallback((id: number) => setShown((all) => all.filter((toast) => toast.id !== id)), []);
  const show = useCallback(
    (message: ToastMessage) => {
      const id = next.current++;
      setShown((all) => [...all, { ...message, id }]);
      if (message.action === undefined) window.setTimeout(() => remove(id), STAYS);
    },
    [remove],
  );
  const list = useMemo(
    () =>
      shown.map(({ id, text, action }) => (
        <li key={id} className={styles.toast}>
          <span>{text}</span>
          {action !== undefined && (
            <Button
              kind="primary"
              onClick={() => {
                remove(id);
                action.run();
              }}
            >
              {action.label}
            </Button>
          )}
          <Button kind="quiet" onClick={() => remove(id)}>
            {t('Dismiss')}
          </Button>
        </li>
      )),
    [shown, remove],
  );
  return (
    <Show value={show}>
      {children}
      <div role="status">
        <ul className={styles.toasts}>{list}</ul>
      </div>
    </Show>
  );
}

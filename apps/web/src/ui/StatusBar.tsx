import type { ReactNode } from 'react';
import { shellIcon } from '../icons/icons.ts';
import { t } from '../language/texts.ts';
import { Button } from './Button.tsx';
import styles from './StatusBar.module.css';

interface StatusBarProps {
  readonly game: string;
  readonly onHome: () => void;
  /** Whoever must act. */
  readonly portrait?: ReactNode;
  /** An imperative sentence ("Choose a lane to move to"), or for the others "Waiting for Zoe". */
  readonly say: string;
  readonly detail?: string;
  /** Buttons of the present decision. */
  readonly actions?: ReactNode;
  /** Undo, hint, menu. */
  readonly tools?: ReactNode;
}

export function StatusBar({ game, onHome, portrait, say, detail, actions, tools }: StatusBarProps) {
  return (
    <header className={styles.bar}>
      <div className={styles.home}>
        <Button
          kind="quiet"
          icon={shellIcon.bookshelfIcon}
          aria-label={t('Back to the shelf')}
          onClick={onHome}
        />
        <h1>{game}</h1>
      </div>
      <div className={styles.say}>
        {portrait}
        <div data-said="">
          {say}
          {detail !== undefined && <small>{detail}</small>}
        </div>
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
    </header>
  );
}

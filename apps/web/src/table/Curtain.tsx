import { useEffect, useRef } from 'react';
import { rich, t } from '../language/texts.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Curtain.module.css';
import { tableIcon } from './icons.ts';

interface CurtainProps {
  /** Who is to see the table next. */
  readonly name: string;
  readonly onTake: () => void;
}

/** Stands before the table while the screen goes from one person to the next. Nothing of the table is behind it. */
export function Curtain({ name, onTake }: CurtainProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className={styles.curtain}>
      <div className={styles.middle}>
        <Icon shape={tableIcon.theaterCurtainsIcon} />
        <h1>{rich('Pass the screen to {name}', { name })}</h1>
        <p>{t('Everyone else, look away.')}</p>
        <Button ref={button} kind="primary" onClick={onTake}>
          {rich('I am {name}', { name })}
        </Button>
      </div>
    </main>
  );
}

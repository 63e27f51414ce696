import { useState } from 'react';
import { formatRoute, HOME } from '../app/routes.ts';
import { t } from '../language/texts.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import styles from './NamePage.module.css';

interface PasswordPageProps {
  readonly table: string;
  /** Why the last one did not do. */
  readonly problem?: string | undefined;
  readonly onKnown: (password: string) => void;
}

/** Before a table that has a password. */
export function PasswordPage({ table, problem, onKnown }: PasswordPageProps) {
  const [password, setPassword] = useState('');
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{t('Table {table}', { table })}</h1>
      <Panel title={t('This table has a password')} warm>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (password !== '') onKnown(password);
          }}
        >
          <input
            value={password}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            aria-label={t('Password')}
            ref={(field) => field?.focus()}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Button kind="primary" submit>
            {t('Go to the table')}
          </Button>
        </form>
        {problem !== undefined && <p role="alert">{problem}</p>}
      </Panel>
      <Button
        kind="quiet"
        onClick={() => {
          window.location.hash = formatRoute(HOME);
        }}
      >
        {t('Back to the shelf')}
      </Button>
    </main>
  );
}

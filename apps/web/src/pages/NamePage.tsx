import { useState } from 'react';
import { formatRoute, HOME } from '../app/routes.ts';
import { useSettings } from '../app/SettingsProvider.tsx';
import { t } from '../language/texts.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import styles from './NamePage.module.css';

interface NamePageProps {
  /** Where they are on their way to. */
  readonly table?: string;
  readonly action?: string;
}

/** Before somebody meets others for the first time: what they are called. Asked for once. */
export function NamePage({ table, action = t('Go to the table') }: NamePageProps) {
  const { settings, change } = useSettings();
  const [name, setName] = useState('');
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{table === undefined ? t('Friends') : t('Table {table}', { table })}</h1>
      <Panel title={t('What should the others call you?')} warm>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            change({ name: name.trim() || settings.name, named: true });
          }}
        >
          <input
            value={name}
            maxLength={24}
            placeholder={settings.name}
            autoComplete="nickname"
            aria-label={t('Your name')}
            ref={(field) => field?.focus()}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button kind="primary" submit>
            {action}
          </Button>
        </form>
      </Panel>
      {table !== undefined && (
        <Button
          kind="quiet"
          onClick={() => {
            window.location.hash = formatRoute(HOME);
          }}
        >
          {t('Back to the shelf')}
        </Button>
      )}
    </main>
  );
}

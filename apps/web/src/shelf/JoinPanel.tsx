import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { formatRoute } from '../app/routes.ts';
import { t } from '../language/texts.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import styles from './JoinPanel.module.css';

/** For whoever reads the code of a table from a big screen, or hears it. */
export function JoinPanel() {
  const [code, setCode] = useState('');
  const go = (page: 'join' | 'board') => {
    const table = code.replaceAll(/[\s-]/g, '').toUpperCase();
    if (table !== '') window.location.hash = formatRoute({ page, table });
  };
  const join = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    go('join');
  };
  return (
    <Panel title={t('Join a table')}>
      <form className={styles.form} onSubmit={join}>
        <label htmlFor="table-code">{t('Table code')}</label>
        <input
          id="table-code"
          required
          maxLength={12}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button submit>{t('Join')}</Button>
        <Button
          kind="quiet"
          title={t('This screen becomes the board for everybody in the room.')}
          onClick={() => go('board')}
        >
          {t('Big screen')}
        </Button>
      </form>
    </Panel>
  );
}

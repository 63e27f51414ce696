import { useState } from 'react';
import type { PeopleService } from '../../app/services.ts';
import { t } from '../../language/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Panel } from '../../ui/Panel.tsx';
import styles from './profile.module.css';

/** Everything out, everything gone. */
export function DataPanel({ people }: { readonly people: PeopleService }) {
  const [asking, setAsking] = useState(false);
  const [told, setTold] = useState('');
  const remove = () => {
    setAsking(false);
    people.removeAll().then(
      (answer) => {
        if ('problem' in answer) setTold(answer.problem);
        else window.location.reload();
      },
      () => {},
    );
  };
  return (
    <Panel title={t('Your data')}>
      <div className={styles.inside}>
        <p className={styles.words}>
          {t(
            'The hall keeps your name, seats, matches and passkeys until 400 days after your last visit, unless its operator chose otherwise.',
          )}
        </p>
        <div className={styles.actions}>
          <a className={styles.link} href={people.exportAddress} download="questhall.json">
            {t('Export everything')}
          </a>
          <Button kind="danger" onClick={() => setAsking(true)}>
            {t('Delete everything')}
          </Button>
        </div>
        {told !== '' && <p role="alert">{told}</p>}
      </div>
      <Dialog
        open={asking}
        title={t('Delete everything?')}
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t('Keep everything')}</Button>
            <Button kind="danger" onClick={remove}>
              {t('Delete')}
            </Button>
          </>
        }
      >
        <p>
          {t(
            'Your name, seats, matches, passkeys and chat leave this hall for good. Bots play on at your seats. What is stored on this device stays.',
          )}
        </p>
      </Dialog>
    </Panel>
  );
}

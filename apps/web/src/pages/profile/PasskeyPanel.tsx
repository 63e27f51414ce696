import { useCallback, useState } from 'react';
import { useSettings } from '../../app/SettingsProvider.tsx';
import type { Passkey, PeopleService } from '../../app/services.ts';
import { savedWhen } from '../../app/times.ts';
import { useLoaded } from '../../app/use-loaded.ts';
import { shellIcon } from '../../icons/icons.ts';
import { t } from '../../language/texts.ts';
import { visitedTables } from '../../play/visited.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/Panel.tsx';
import styles from './profile.module.css';

/** A guest lasts as long as a cookie, and for ever with a passkey. */
export function PasskeyPanel({ people }: { readonly people: PeopleService }) {
  const [version, setVersion] = useState(0);
  return (
    <Panel title={t('Passkeys')}>
      <div className={styles.inside}>
        {people.canUsePasskeys ? (
          <Passkeys key={version} people={people} onChanged={() => setVersion(version + 1)} />
        ) : (
          <p className={styles.words}>
            {t('Passkeys need a hall with a name and https. Here, use a code to play on another device.')}
          </p>
        )}
      </div>
    </Panel>
  );
}

interface PasskeysProps {
  readonly people: PeopleService;
  readonly onChanged: () => void;
}

function Passkeys({ people, onChanged }: PasskeysProps) {
  const { settings, change } = useSettings();
  const loaded = useLoaded(people.passkeys);
  const [problem, setProblem] = useState('');
  const [asking, setAsking] = useState(false);
  const carryOut = useCallback(
    <T,>(asked: Promise<{ readonly ok: T } | { readonly problem: string }>, done: (value: T) => void) => {
      asked.then(
        (answer) => {
          setProblem('problem' in answer ? answer.problem : '');
          if ('ok' in answer) done(answer.ok);
        },
        () => {},
      );
    },
    [],
  );
  const signIn = (along: boolean) => {
    setAsking(false);
    carryOut(people.signIn(along), (name) => {
      change({ name });
      // Whatever is open was opened as somebody else.
      window.location.reload();
    });
  };
  const keys = loaded !== undefined && 'ok' in loaded ? loaded.ok : [];
  return (
    <>
      {loaded !== undefined && keys.length === 0 && (
        <p className={styles.words}>
          {t(
            'A passkey keeps your seats, matches and statistics when this browser forgets you, and on all your devices. No password, no address.',
          )}
        </p>
      )}
      <ul className={styles.keys} aria-label={t('Passkeys')}>
        {keys.map((key) => (
          <PasskeyLine
            key={key.id}
            passkey={key}
            onRemove={() => carryOut(people.removePasskey(key.id), onChanged)}
          />
        ))}
      </ul>
      <div className={styles.actions}>
        <Button
          kind={keys.length === 0 ? 'primary' : 'plain'}
          icon={shellIcon.padlockIcon}
          onClick={() => carryOut(people.addPasskey(settings.name), onChanged)}
        >
          {t('Add passkey')}
        </Button>
        {keys.length === 0 && (
          <Button onClick={() => (visitedTables().length > 0 ? setAsking(true) : signIn(false))}>
            {t('Sign in')}
          </Button>
        )}
      </div>
      {problem !== '' && <p role="alert">{problem}</p>}
      <Dialog
        open={asking}
        title={t('Sign in')}
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button onClick={() => signIn(false)}>{t('Leave them')}</Button>
            <Button kind="primary" onClick={() => signIn(true)}>
              {t('Bring them along')}
            </Button>
          </>
        }
      >
        <p>{t('This device has seats of its own. Shall they and their matches become yours?')}</p>
      </Dialog>
    </>
  );
}

function PasskeyLine({ passkey, onRemove }: { readonly passkey: Passkey; readonly onRemove: () => void }) {
  const now = Date.now();
  return (
    <li className={styles.key}>
      <Icon shape={shellIcon.padlockIcon} />
      <span>
        <b>{passkey.name}</b>
        <small>
          {t('Added {made}, last used {used}', {
            made: savedWhen(passkey.made, now),
            used: savedWhen(passkey.used, now),
          })}
        </small>
      </span>
      <Button
        kind="quiet"
        icon={shellIcon.trashCanIcon}
        aria-label={t('Remove passkey {name}', { name: passkey.name })}
        onClick={onRemove}
      />
    </li>
  );
}

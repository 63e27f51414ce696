import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { t } from '../language/texts.ts';
import { Button } from '../ui/Button.tsx';
import styles from './SettingsDialog.module.css';
import { useSettings } from './SettingsProvider.tsx';
import { useServices } from './services.ts';

/** "ABCD-EFGH" is read aloud and typed more easily. */
const inGroups = (code: string): string => code.replace(/^(.{4})/, '$1-');

/** One guest on several devices: a code takes the seats along. */
export function DeviceSettings() {
  const { devices } = useServices();
  const { settings } = useSettings();
  const [told, setTold] = useState('');
  const [entering, setEntering] = useState(false);
  const lend = () => {
    devices.lend(settings.name).then(
      (reply) =>
        setTold(
          'ok' in reply
            ? t('Enter {ok} in the settings of the other device within 10 minutes.', {
                ok: inGroups(reply.ok),
              })
            : reply.problem,
        ),
      () => {},
    );
  };
  const signOut = () => {
    devices.signOutOthers().then(
      (reply) => setTold('ok' in reply ? t('All other devices are signed out.') : reply.problem),
      () => {},
    );
  };
  return (
    <div>
      <div className={styles.row}>
        <b>{t('Play on another device')}</b>
        <span className={styles.actions}>
          <Button onClick={lend}>{t('Show code')}</Button>
          <Button onClick={() => setEntering(true)}>{t('Enter code')}</Button>
          <Button onClick={signOut}>{t('Sign out others')}</Button>
        </span>
      </div>
      {told !== '' && <p role="status">{told}</p>}
      {entering && <EnterCode />}
    </div>
  );
}

function EnterCode() {
  const { devices } = useServices();
  const { change } = useSettings();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const redeem = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    devices.redeem(code).then(
      (reply) => {
        if ('problem' in reply) {
          setProblem(reply.problem);
          return;
        }
        change({ name: reply.ok, named: true });
        // Whatever is open was opened as somebody else.
        location.reload();
      },
      () => {},
    );
  };
  return (
    <>
      <form className={styles.name} onSubmit={redeem}>
        <label htmlFor="device-code">
          <b>{t('Code from the other device')}</b>
        </label>
        <input
          id="device-code"
          required
          maxLength={16}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          placeholder="ABCD-EFGH"
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button submit>{t('Use code')}</Button>
      </form>
      {problem !== '' && <p role="alert">{problem}</p>}
    </>
  );
}

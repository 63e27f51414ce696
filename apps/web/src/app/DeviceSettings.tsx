import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { t } from '../language/texts.ts';
import { Button } from '../ui/Button.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import { formatRoute } from './routes.ts';
import styles from './SettingsDialog.module.css';
import { useSettings } from './SettingsProvider.tsx';
import { useServices } from './services.ts';

/** "ABCD-EFGH" is read aloud and typed more easily. */
const inGroups = (code: string): string => code.replace(/^(.{4})/, '$1-');

/** One guest on several devices: a code takes the seats along. */
export function DeviceSettings({ code: given }: { readonly code?: string | undefined }) {
  const { devices } = useServices();
  const { settings } = useSettings();
  const [told, setTold] = useState('');
  const [link, setLink] = useState<string>();
  const [entering, setEntering] = useState(given !== undefined);
  const lend = async (): Promise<void> => {
    const reply = await devices.lend(settings.name);
    if ('problem' in reply) {
      setTold(reply.problem);
      return;
    }
    setTold(
      t('Scan this with the other device, or enter {ok} in its settings, within 10 minutes. It works once.', {
        ok: inGroups(reply.ok.code),
      }),
    );
    setLink(reply.ok.link);
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
          <Button onClick={() => void lend().catch(() => {})}>{t('Show code')}</Button>
          <Button onClick={() => setEntering(true)}>{t('Enter code')}</Button>
          <Button onClick={signOut}>{t('Sign out others')}</Button>
        </span>
      </div>
      {told !== '' && <p role="status">{told}</p>}
      {link !== undefined && (
        <div className={styles.qr}>
          <QrCode text={link} label={t('QR code: {link}', { link })} />
        </div>
      )}
      {entering && <EnterCode given={given} />}
    </div>
  );
}

function EnterCode({ given = '' }: { readonly given?: string | undefined }) {
  const { devices } = useServices();
  const { change } = useSettings();
  const [code, setCode] = useState(given);
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
        // A code in the address is used up; whatever is open was opened as somebody else.
        if (given !== '') history.replaceState(null, '', formatRoute({ page: 'profile' }));
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
          ref={(field) => {
            if (given !== '') field?.focus();
          }}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button submit>{t('Use code')}</Button>
      </form>
      {problem !== '' && <p role="alert">{problem}</p>}
    </>
  );
}

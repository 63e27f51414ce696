import type { SubmitEvent } from 'react';
import { useCallback, useState } from 'react';
import { t } from '../language/texts.ts';
import { Button } from '../ui/Button.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import { canShowNotices, letCall, mayShowNotices, stopCalls } from './notices.ts';
import styles from './SettingsDialog.module.css';
import { useSettings } from './SettingsProvider.tsx';
import type { WebhookInfo } from './services.ts';
import { useServices } from './services.ts';
import { useLoaded } from './use-loaded.ts';

/** How one hears that it is one's turn at an online table. */
export function NoticeSettings() {
  const [elsewhere, setElsewhere] = useState(false);
  return (
    <>
      {canShowNotices() && <InThisBrowser />}
      {elsewhere ? (
        <Elsewhere />
      ) : (
        <div className={styles.row}>
          <b>{t('Notify another service when it is my turn')}</b>
          <Button onClick={() => setElsewhere(true)}>{t('Set up')}</Button>
        </div>
      )}
    </>
  );
}

const USUAL = t('A browser notification while you are on another page');
const FORBIDDEN = t('Notifications are blocked. Allow them beside the address bar.');

function InThisBrowser() {
  const { settings, change } = useSettings();
  const { push } = useServices();
  const [forbidden, setForbidden] = useState(false);
  const turn = (on: boolean) => {
    if (!on) {
      change({ notices: false });
      stopCalls(push).catch(() => {});
      return;
    }
    mayShowNotices().then(
      (allowed) => {
        setForbidden(!allowed);
        change({ notices: allowed });
        // Who cannot be called when the page is closed is called while it is open.
        if (allowed) letCall(push).catch(() => {});
      },
      () => setForbidden(true),
    );
  };
  return (
    <Toggle
      label={t('Notify me when it is my turn')}
      detail={forbidden ? FORBIDDEN : USUAL}
      on={settings.notices}
      onChange={turn}
    />
  );
}

/** Only who wants it is made known to the server. */
function Elsewhere() {
  const { webhook } = useServices();
  const load = useCallback(() => webhook.get(), [webhook]);
  const loaded = useLoaded(load);
  const [changed, setChanged] = useState<WebhookInfo | null>();
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  if (loaded === undefined) return <p role="status">{t('Loading…')}</p>;
  if ('problem' in loaded) return <p role="status">{loaded.problem}</p>;
  const info = changed === undefined ? loaded.ok : changed;

  const carryOut = (asked: ReturnType<typeof webhook.clear>) => {
    setBusy(true);
    asked.then(
      (reply) => {
        setBusy(false);
        setProblem('problem' in reply ? reply.problem : '');
        if ('ok' in reply) {
          setChanged(reply.ok);
          setAddress('');
        }
      },
      () => setBusy(false),
    );
  };
  const set = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) carryOut(webhook.set(address));
  };

  return (
    <div>
      {info !== null && (
        <div className={styles.row}>
          <span role="status">
            {info.on
              ? t('{host} is told when it is your turn and you are away.', { host: info.host })
              : t('{host} failed too often and is no longer notified.', { host: info.host })}
          </span>
          <Button onClick={() => carryOut(webhook.clear())}>{t('Remove')}</Button>
        </div>
      )}
      <form className={styles.name} onSubmit={set}>
        <label htmlFor="webhook">
          <b>{t('Webhook address')}</b>
        </label>
        <input
          id="webhook"
          type="url"
          required
          maxLength={500}
          autoComplete="off"
          placeholder="https://discord.com/api/webhooks/…"
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        <Button submit>{t('Test and save')}</Button>
      </form>
      {problem !== '' && <p role="alert">{problem}</p>}
    </div>
  );
}

import { useState } from 'react';
import { pageHome } from '../../app/home.ts';
import { formatRoute } from '../../app/routes.ts';
import { useSettings } from '../../app/SettingsProvider.tsx';
import type { Circle, FriendService } from '../../app/services.ts';
import { t } from '../../language/texts.ts';
import { introduce } from '../../play/api.ts';
import { useShare } from '../../table/use-share.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import styles from './profile.module.css';

interface FriendsPanelProps {
  readonly friends: FriendService;
  readonly circle: Circle;
}

/** Friends by link, who of them is here, and whom one does not want to hear. */
export function FriendsPanel({ friends, circle: first }: FriendsPanelProps) {
  const { settings } = useSettings();
  const [circle, setCircle] = useState(first);
  const [problem, setProblem] = useState('');
  const share = useShare();
  const settle = (asked: ReturnType<FriendService['change']>): Promise<Circle | undefined> =>
    asked.then((answer) => {
      setProblem('problem' in answer ? answer.problem : '');
      if (!('ok' in answer)) return undefined;
      setCircle(answer.ok);
      return answer.ok;
    });
  const changeLink = async (newLink: boolean): Promise<Circle | undefined> => {
    // Whoever opens the link shall see whose it is.
    const known = await introduce(settings.name);
    return settle('ok' in known ? friends.change({ newLink }) : Promise.resolve(known));
  };
  const give = (): void => {
    changeLink(circle.link === null).then(
      (changed) => {
        if (changed?.link)
          share(new URL(formatRoute({ page: 'friend', link: changed.link }), pageHome()).href);
      },
      () => {},
    );
  };
  const part = (person: string): void => {
    friends.part(person).then(
      () => settle(friends.circle()),
      () => {},
    );
  };
  return (
    <Panel title={t('Friends')}>
      <div className={styles.inside}>
        {circle.friends.length === 0 && (
          <p className={styles.words}>
            {t('Send your friend link to somebody. Whoever opens it is your friend, and you are theirs.')}
          </p>
        )}
        <ul className={styles.keys} aria-label={t('Friends')}>
          {circle.friends.map(({ person, name, online }) => (
            <li key={person} className={styles.key}>
              <span>
                <b>{name}</b>
                {online !== null && <small>{online ? t('Online') : t('Offline')}</small>}
              </span>
              <Button kind="quiet" onClick={() => part(person)}>
                {t('Remove')}
              </Button>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Button onClick={give}>{t('Copy friend link')}</Button>
          {circle.link !== null && (
            <Button kind="quiet" onClick={() => void changeLink(true).catch(() => {})}>
              {t('Replace link')}
            </Button>
          )}
        </div>
        <Toggle
          label={t('Friends see when I am online')}
          on={circle.seen}
          onChange={(seen) => void settle(friends.change({ seen })).catch(() => {})}
        />
        {circle.shunned.length > 0 && (
          <ul className={styles.keys} aria-label={t('Muted and blocked')}>
            {circle.shunned.map(({ person, name, as }) => (
              <li key={person} className={styles.key}>
                <span>
                  <b>{name}</b>
                  <small>{as === 'muted' ? t('Muted') : t('Blocked')}</small>
                </span>
                <Button kind="quiet" onClick={() => void settle(friends.shun(person, null)).catch(() => {})}>
                  {t('Undo')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {problem !== '' && <p role="alert">{problem}</p>}
      </div>
    </Panel>
  );
}

import { useState } from 'react';
import { useServices } from '../app/services.ts';
import { useCircle } from '../app/use-circle.ts';
import { t } from '../language/texts.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import { useToast } from '../ui/Toast.tsx';
import styles from './Lobby.module.css';

/** Friends whom one may call to this table, those who are here first. */
export function InviteFriends({ table }: { readonly table: string }) {
  const { friends } = useServices();
  const [circle] = useCircle();
  const [invited, setInvited] = useState<readonly string[]>([]);
  const toast = useToast();
  if (circle === undefined || circle.friends.length === 0) return null;
  const invite = (person: string) => {
    friends.invite(person, table).then(
      (answer) => {
        if ('problem' in answer) toast({ text: answer.problem });
        else setInvited([...invited, person]);
      },
      () => {},
    );
  };
  return (
    <Panel title={t('Invite friends')}>
      <ul className={styles.friends}>
        {circle.friends
          .toSorted((one, other) => Number(other.online === true) - Number(one.online === true))
          .map(({ person, name, online }) => (
            <li key={person}>
              <span className={styles.who}>
                <b>{name}</b>
                {online !== null && <span>{online ? t('Online') : t('Offline')}</span>}
              </span>
              {invited.includes(person) ? (
                <span>{t('Invited')}</span>
              ) : (
                <Button onClick={() => invite(person)}>{t('Invite')}</Button>
              )}
            </li>
          ))}
      </ul>
    </Panel>
  );
}

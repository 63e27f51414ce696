import { GAMES, isGameId } from '@questhall/games';
import { useCallback, useState } from 'react';
import { formatRoute } from '../app/routes.ts';
import type { Circle, Invitation } from '../app/services.ts';
import { useServices } from '../app/services.ts';
import { useCircle } from '../app/use-circle.ts';
import { t } from '../language/texts.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import styles from './FriendsPanel.module.css';

/** Who invites one, and which friends are here. */
export function FriendsPanel() {
  const { friends } = useServices();
  const [circle, refresh] = useCircle();
  const [gone, setGone] = useState<readonly string[]>([]);
  const dismiss = useCallback(
    (person: string) => {
      setGone((before) => [...before, person]);
      friends.dismiss(person).then(refresh, () => {});
    },
    [friends, refresh],
  );
  if (circle === undefined) return null;
  const invitations = circle.invitations.filter(({ person }) => !gone.includes(person));
  const here = circle.friends.filter(({ online }) => online === true);
  if (invitations.length + here.length === 0) return null;
  return (
    <Panel
      title={t('Friends')}
      {...(invitations.length > 0 && { className: styles.urgent })}
      {...(here.length > 0 && { aside: t('{n} online', { n: here.length }) })}
    >
      <ul className={styles.friends}>
        {invitations.map((invitation) => (
          <Invited key={invitation.person} invitation={invitation} onDismiss={dismiss} />
        ))}
        {here.length > 0 && <li>{namesOf(here)}</li>}
      </ul>
    </Panel>
  );
}

const namesOf = (friends: Circle['friends']): string => friends.map(({ name }) => name).join(', ');

interface InvitedProps {
  readonly invitation: Invitation;
  readonly onDismiss: (person: string) => void;
}

function Invited({ invitation: { person, name, table, game }, onDismiss }: InvitedProps) {
  const title = isGameId(game) ? GAMES[game].title : game;
  return (
    <li className={styles.invited}>
      <span>{t('{name} invites you to {title}', { name, title })}</span>
      <a className={styles.join} href={formatRoute({ page: 'join', table })}>
        {t('Join')}
      </a>
      <Button kind="quiet" onClick={() => onDismiss(person)}>
        {t('Decline')}
      </Button>
    </li>
  );
}

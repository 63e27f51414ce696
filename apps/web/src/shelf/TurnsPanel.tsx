import type { OpenTurn } from '../app/open-turns.ts';
import { formatRoute } from '../app/routes.ts';
import { useServices } from '../app/services.ts';
import { waited } from '../app/times.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { coverOf } from '../art/covers.ts';
import { shellIcon } from '../icons/icons.ts';
import { rich, t } from '../language/texts.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { Panel } from '../ui/Panel.tsx';
import { EmptyState } from './EmptyState.tsx';
import styles from './TurnsPanel.module.css';

const CALLS: Readonly<Record<OpenTurn['call'], string>> = {
  play: t('Play'),
  open: t('Open'),
  join: t('Join'),
};

/** Tables that wait for you. */
export function TurnsPanel() {
  const { turns: service } = useServices();
  const loaded = useLoaded(service.list);
  const turns = loaded?.turns ?? [];
  const waiting = loaded?.waiting ?? [];
  const due = turns.filter(({ call }) => call !== 'join').length;
  const now = Date.now();
  return (
    <Panel
      title={t('Your turn')}
      className={classes(styles.turns, turns.length > 0 && styles.urgent)}
      aside={due > 0 && <span className={styles.badge}>{due}</span>}
    >
      {loaded !== undefined && turns.length === 0 && (
        <EmptyState icon={shellIcon.nightSleepIcon} title={t('Nobody is waiting for you')}>
          {t('Online tables call you here when it is your turn.')}
        </EmptyState>
      )}
      <ul>
        {turns.map(({ id, game, title, detail, since, call }) => (
          <li key={id}>
            <a
              className={classes(styles.turn, call === 'play' && styles.hot)}
              href={formatRoute({ page: 'join', table: id })}
            >
              <img src={coverOf(game)} alt="" />
              <span className={styles.words}>
                <b>{title}</b>
                <span>{detail}</span>
              </span>
              <span className={styles.time}>{since === undefined ? 'new' : waited(since, now)}</span>
              <span className={styles.call}>{CALLS[call]}</span>
            </a>
          </li>
        ))}
      </ul>
      {waiting.map(({ id, whom, where }) => (
        <p key={id} className={styles.waiting}>
          <Icon shape={shellIcon.sandsOfTimeIcon} />
          <a href={formatRoute({ page: 'join', table: id })}>
            {rich('Waiting for {name} in {where}', { name: <b>{whom}</b>, where })}
          </a>
        </p>
      ))}
    </Panel>
  );
}

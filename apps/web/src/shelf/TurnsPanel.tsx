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
import styles from './TurnsPanel.module.css';

const CALLS: Readonly<Record<OpenTurn['call'], string>> = {
  play: t('Play'),
  open: t('Open'),
  join: t('Join'),
};

/** Tables that wait for you, and tables with a free seat. */
export function TurnsPanel() {
  const { turns: service } = useServices();
  const loaded = useLoaded(service.list);
  const turns = loaded?.turns.filter(({ call }) => call !== 'join') ?? [];
  const open = loaded?.turns.filter(({ call }) => call === 'join') ?? [];
  const waiting = loaded?.waiting ?? [];
  return (
    <>
      {turns.length + waiting.length > 0 && (
        <Panel
          title={t('Your turn')}
          className={classes(styles.turns, turns.length > 0 && styles.urgent)}
          aside={turns.length > 0 && <span className={styles.badge}>{turns.length}</span>}
        >
          <Tables tables={turns} />
          {waiting.map(({ id, whom, where }) => (
            <p key={id} className={styles.waiting}>
              <Icon shape={shellIcon.sandsOfTimeIcon} />
              <a href={formatRoute({ page: 'join', table: id })}>
                {rich('Waiting for {name} in {where}', { name: <b>{whom}</b>, where })}
              </a>
            </p>
          ))}
        </Panel>
      )}
      {open.length > 0 && (
        <Panel title={t('Open tables')} aside={t('take a seat')} className={styles.turns}>
          <Tables tables={open} />
        </Panel>
      )}
    </>
  );
}

function Tables({ tables }: { readonly tables: readonly OpenTurn[] }) {
  const now = Date.now();
  return (
    <ul>
      {tables.map(({ id, game, title, detail, since, call }) => (
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
            <span className={styles.time}>{since === undefined ? '' : waited(since, now)}</span>
            <span className={styles.call}>{CALLS[call]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

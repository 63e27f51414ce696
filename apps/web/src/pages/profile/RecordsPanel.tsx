import { GAMES, isGameId } from '@questhall/games';
import { formatRoute } from '../../app/routes.ts';
import type { HallRecords } from '../../app/services.ts';
import { t } from '../../language/texts.ts';
import { Panel } from '../../ui/Panel.tsx';
import styles from './profile.module.css';

/** Who is strongest in this hall, of those who let others see it. */
export function RecordsPanel({ records }: { readonly records: readonly HallRecords[] }) {
  const known = records.flatMap(({ game, best }) => (isGameId(game) ? [{ game, best }] : []));
  if (known.length === 0) return null;
  return (
    <Panel title={t('Records of this hall')}>
      <div className={styles.games}>
        {known.map(({ game, best }) => (
          <section key={game} className={styles.game}>
            <h3>{GAMES[game].title}</h3>
            <ol className={styles.best}>
              {best.map(({ person, name, rating, deviation }) => (
                <li key={person}>
                  <a href={formatRoute({ page: 'person', person })}>{name}</a> <b>{rating}</b>{' '}
                  <small>{t('± {deviation}', { deviation })}</small>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Panel>
  );
}

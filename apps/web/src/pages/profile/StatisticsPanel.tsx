import { GAMES, isGameId } from '@questhall/games';
import type { Words } from '@questhall/kernel';
import type { PastMatch } from '@questhall/protocol';
import { useCallback } from 'react';
import { useLoaded } from '../../app/use-loaded.ts';
import { t } from '../../language/texts.ts';
import { loadSpokenRules } from '../../play/spoken.ts';
import type { GameStatistics, Tally } from '../../play/statistics.ts';
import { statisticsOf } from '../../play/statistics.ts';
import { Panel } from '../../ui/Panel.tsx';
import styles from './profile.module.css';

const rate = ({ played, won }: Tally): string => `${Math.round((100 * won) / played)} %`;

/** Game by game: how often, how well, how long, and with what. */
export function StatisticsPanel({ matches }: { readonly matches: readonly PastMatch[] }) {
  const known = statisticsOf(matches).filter(({ game }) => isGameId(game));
  if (known.length === 0) return null;
  return (
    <Panel title={t('Statistics')}>
      <div className={styles.games}>
        {known.map((statistics) => (
          <Game key={statistics.game} statistics={statistics} />
        ))}
      </div>
    </Panel>
  );
}

function Game({ statistics }: { readonly statistics: GameStatistics }) {
  const { game, played, won, streak, longest } = statistics;
  return (
    <section className={styles.game}>
      <h3>{isGameId(game) ? GAMES[game].title : game}</h3>
      <dl>
        <div>
          <dt>{t('Played')}</dt>
          <dd>{played}</dd>
        </div>
        <div>
          <dt>{t('Won')}</dt>
          <dd>
            {won} <small>{rate(statistics)}</small>
          </dd>
        </div>
        <div>
          <dt>{t('Best run')}</dt>
          <dd>{t('{streak, plural, one {# win} other {# wins}}', { streak })}</dd>
        </div>
        <div>
          <dt>{t('Longest')}</dt>
          <dd>{t('{answers, plural, one {# choice} other {# choices}}', { answers: longest.answers })}</dd>
        </div>
      </dl>
      <Settings statistics={statistics} />
    </section>
  );
}

const MOST_SETTINGS = 6;

function Settings({ statistics: { game, settings } }: { readonly statistics: GameStatistics }) {
  const load = useCallback(() => loadSpokenRules(game).then(({ words }): Words => words), [game]);
  const words = useLoaded(load);
  if (words === undefined || settings.length === 0) return null;
  return (
    <table className={styles.settings}>
      <caption className="sr-only">{t('By setting')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('With')}</th>
          <th scope="col">{t('Played')}</th>
          <th scope="col">{t('Won')}</th>
        </tr>
      </thead>
      <tbody>
        {settings.slice(0, MOST_SETTINGS).map(({ key, value, ...tally }) => (
          <tr key={`${key} ${JSON.stringify(value)}`}>
            <th scope="row">
              {value === true ? words.setting(key) : `${words.setting(key)}: ${words.setting(key, value)}`}
            </th>
            <td>{tally.played}</td>
            <td>{rate(tally)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

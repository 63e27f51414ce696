import { GAMES, isGameId } from '@questhall/games';
import type { Words } from '@questhall/kernel';
import type { Feat, PastMatch } from '@questhall/protocol';
import { useCallback } from 'react';
import { useLoaded } from '../../app/use-loaded.ts';
import { t } from '../../language/texts.ts';
import { loadSpokenRules } from '../../play/spoken.ts';
import type { Doings, GameStatistics, Tally } from '../../play/statistics.ts';
import { doingsIn, statisticsOf } from '../../play/statistics.ts';
import { RECORDS } from '../../table/ending/awards.ts';
import { Panel } from '../../ui/Panel.tsx';
import styles from './profile.module.css';

const MOST_SETTINGS = 6;

const labelOf = (deed: string): string => RECORDS.find(({ of }) => of === deed)?.label ?? deed;

const rate = ({ played, won }: Tally): string => `${Math.round((100 * won) / played)} %`;

/** Game by game: how often, how well, how long, and with what. */
interface StatisticsPanelProps {
  readonly matches: readonly PastMatch[];
  readonly feats: readonly Feat[];
}

export function StatisticsPanel({ matches, feats }: StatisticsPanelProps) {
  const known = statisticsOf(matches).filter(({ game }) => isGameId(game));
  if (known.length === 0) return null;
  return (
    <Panel title={t('Statistics')}>
      <div className={styles.games}>
        {known.map((statistics) => (
          <Game key={statistics.game} statistics={statistics} doing={doingsIn(feats, statistics.game)} />
        ))}
      </div>
    </Panel>
  );
}

interface GameProps {
  readonly statistics: GameStatistics;
  readonly doing: Doings;
}

function Game({ statistics, doing: { heroes, card, best } }: GameProps) {
  const { game, played, won, streak, longest, closest } = statistics;
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
        {closest !== undefined && (
          <div>
            <dt>{t('Closest')}</dt>
            <dd>{t('by {closest, plural, one {# point} other {# points}}', { closest })}</dd>
          </div>
        )}
        {best.map(({ of, n }) => (
          <div key={of}>
            <dt>{labelOf(of)}</dt>
            <dd>{n}</dd>
          </div>
        ))}
        {card !== undefined && (
          <div>
            <dt>{t('Favourite')}</dt>
            <dd className={styles.favourite}>{card}</dd>
          </div>
        )}
      </dl>
      {heroes.length > 0 && (
        <table className={styles.settings}>
          <caption className="sr-only">{t('By hero')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('As')}</th>
              <th scope="col">{t('Played')}</th>
              <th scope="col">{t('Won')}</th>
            </tr>
          </thead>
          <tbody>
            {heroes.slice(0, MOST_SETTINGS).map(({ name, ...tally }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{tally.played}</td>
                <td>{rate(tally)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Settings statistics={statistics} />
    </section>
  );
}

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

import type { GameId } from '@questhall/games';
import { GAME_IDS, GAMES } from '@questhall/games';
import type { Feat } from '@questhall/protocol';
import { savedWhen } from '../../app/times.ts';
import { t } from '../../language/texts.ts';
import { Medal } from '../../ui/Medal.tsx';
import { Panel } from '../../ui/Panel.tsx';
import styles from './AchievementsPanel.module.css';

/** What somebody has managed, and what is left to be tried, game by game. */
export function AchievementsPanel({ feats }: { readonly feats: readonly Feat[] }) {
  const earned = new Map<string, number>();
  // The first time counts.
  for (const { game, at, earned: ids } of feats.toSorted((one, other) => other.at - one.at))
    for (const id of ids) earned.set(`${game} ${id}`, at);
  const all = GAME_IDS.flatMap((id) => GAMES[id].achievements);
  if (all.length === 0) return null;
  const earnedIn = (game: GameId): number =>
    GAMES[game].achievements.filter(({ id }) => earned.has(`${game} ${id}`)).length;
  return (
    <Panel title={t('Achievements')} aside={t('{earned} of {all}', { earned: earned.size, all: all.length })}>
      {GAME_IDS.map((game) => (
        <details key={game} className={styles.achieved} open={earnedIn(game) > 0}>
          <summary>
            <h3>{GAMES[game].title}</h3>
            <small>
              {t('{earned} of {all}', { earned: earnedIn(game), all: GAMES[game].achievements.length })}
            </small>
          </summary>
          <ul>
            {GAMES[game].achievements.map(({ id, name, about, emblem }) => {
              const at = earned.get(`${game} ${id}`);
              return (
                <li key={id} data-earned={at !== undefined}>
                  <Medal emblem={emblem} dim={at === undefined} />
                  <span>
                    <b>{t(name)}</b>
                    <small>{t(about)}</small>
                    {at !== undefined && <small>{savedWhen(at, Date.now())}</small>}
                  </span>
                </li>
              );
            })}
          </ul>
        </details>
      ))}
    </Panel>
  );
}

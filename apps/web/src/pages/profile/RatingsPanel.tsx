import { GAMES, isGameId } from '@questhall/games';
import type { Rating } from '../../app/services.ts';
import { t } from '../../language/texts.ts';
import { Panel } from '../../ui/Panel.tsx';
import styles from './profile.module.css';

/** How strong somebody probably is, where sides play against each other. */
export function RatingsPanel({ ratings }: { readonly ratings: readonly Rating[] }) {
  const known = ratings.flatMap((each) => (isGameId(each.game) ? [{ ...each, game: each.game }] : []));
  if (known.length === 0) return null;
  return (
    <Panel title={t('Ratings')}>
      <dl className={styles.ratings}>
        {known.map(({ game, rating, deviation, matches }) => (
          <div key={game}>
            <dt>{GAMES[game].title}</dt>
            <dd>
              {rating} <small>{t('± {deviation}', { deviation })}</small>
            </dd>
            <dd>
              <small>
                {t('{matches, plural, one {# rated match} other {# rated matches}}', { matches })}
              </small>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.words}>
        {t('Newcomers have 1500. Whoever has 400 more wins 10 of 11 matches. ± says how sure that is.')}
      </p>
    </Panel>
  );
}

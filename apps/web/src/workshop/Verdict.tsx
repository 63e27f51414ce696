import type { Budget, CheckedContent } from '@questhall/games';
import type { Problem } from '@questhall/kernel';
import { shellIcon } from '../icons/icons.ts';
import { rich, t } from '../language/texts.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Verdict.module.css';

interface VerdictProps {
  readonly checked: CheckedContent;
  /** A field by its path, in words. */
  readonly placeOf: (path: string) => string;
  readonly onProblem: (path: string) => void;
}

/** Whether it can be played and is fair, and what speaks against it. */
export function Verdict({ checked, placeOf, onProblem }: VerdictProps) {
  return (
    <section className={styles.verdict} aria-label={t('Verdict')}>
      {'problems' in checked ? (
        <Problems problems={checked.problems} placeOf={placeOf} onProblem={onProblem} />
      ) : checked.budget === undefined ? (
        <h2 className={styles.good}>
          <Icon shape={shellIcon.checkMarkIcon} />
          {t('Playable')}
        </h2>
      ) : (
        <Worth budget={checked.budget} />
      )}
    </section>
  );
}

function Problems({
  problems,
  placeOf,
  onProblem,
}: { readonly problems: readonly Problem[] } & Omit<VerdictProps, 'checked'>) {
  return (
    <>
      <h2 className={styles.bad}>
        {t('Not playable yet')}
        <span>{t('{n, plural, one {# problem} other {# problems}}', { n: problems.length })}</span>
      </h2>
      <ul className={styles.problems}>
        {problems.map(({ field, allowed, found }) => (
          <li key={`${field} ${allowed} ${found}`}>
            <button type="button" onClick={() => onProblem(field)}>
              {rich('{place} needs {allowed}; it has {found}.', {
                place: <b>{placeOf(field)}</b>,
                allowed,
                found,
              })}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Worth({ budget: { points, of } }: { readonly budget: Budget }) {
  const fair = points <= of;
  return (
    <>
      <h2 className={fair ? styles.good : styles.bad}>
        {fair && <Icon shape={shellIcon.checkMarkIcon} />}
        {fair ? t('Fair') : t('Too strong by {points}', { points: points - of })}
        <span>{t('{points} of {of} points', { points, of })}</span>
      </h2>
      <div className={styles.meter} aria-hidden="true">
        <i
          className={fair ? undefined : styles.over}
          style={{ width: `${Math.min(100, (points / of) * 100)}%` }}
        />
      </div>
      <p className={styles.reason}>
        {fair
          ? t('Worth no more than the box with a little leeway: everybody can let it in.')
          : t('More than anything in the box is worth. The host of a table decides whether it may come.')}
      </p>
    </>
  );
}

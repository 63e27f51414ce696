import type { Hero } from '@questhall/games/pug-quest';
import { budgetVerdict } from '@questhall/games/pug-quest';
import type { Problem } from '@questhall/kernel';
import { shellIcon } from '../../../icons/icons.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { partsOf } from './budget-parts.ts';
import styles from './Verdict.module.css';

interface VerdictProps {
  readonly read: { readonly hero: Hero } | { readonly problems: readonly Problem[] };
  readonly onPart: (part: string) => void;
}

/** Whether the hero can be played and is fair, and what speaks against it. */
export function Verdict({ read, onPart }: VerdictProps) {
  return (
    <section className={styles.verdict} aria-label="Verdict">
      {'problems' in read ? (
        <Problems problems={read.problems} onPart={onPart} />
      ) : (
        <Budget hero={read.hero} />
      )}
    </section>
  );
}

/** `combos[2].effects[0].damage` is on the third combo. */
const partOf = (path: string): string =>
  path.startsWith('ability') ? 'ability' : (/^combos\[(\d)\]/.exec(path)?.[1] ?? 'pug');

function placeOf(path: string): string {
  const combo = /^combos\[(\d)\]/.exec(path)?.[1];
  const effect = /effects\[(\d)\]/.exec(path)?.[1];
  const place = combo !== undefined ? `Combo ${Number(combo) + 1}` : path.split('.')[0];
  return effect === undefined ? `${place}` : `${place}, effect ${Number(effect) + 1}`;
}

function Problems({
  problems,
  onPart,
}: { readonly problems: readonly Problem[] } & Pick<VerdictProps, 'onPart'>) {
  return (
    <>
      <h3 className={styles.bad}>Not playable yet</h3>
      <ul className={styles.problems}>
        {problems.map(({ field: path, allowed, found }) => (
          <li key={`${path} ${allowed}`}>
            <button type="button" onClick={() => onPart(partOf(path))}>
              <b>{placeOf(path)}</b> needs {allowed}; it has {found}.
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Budget({ hero }: { readonly hero: Hero }) {
  const { points, budget, verdict } = budgetVerdict(hero);
  const fair = verdict === 'balanced';
  const parts = partsOf(hero);
  const widest = Math.max(...parts.map((part) => Math.max(part.points, part.most)), 1);
  const strong = parts.filter((part) => part.points > part.most);
  return (
    <>
      <h3 className={fair ? styles.good : styles.bad}>
        {fair && <Icon shape={shellIcon.checkMarkIcon} />}
        {fair ? 'Fair' : `Too strong by ${points - budget}`}
        <span>
          {points} of {budget} points
        </span>
      </h3>
      <div className={styles.meter} aria-hidden="true">
        <i
          className={fair ? undefined : styles.over}
          style={{ width: `${Math.min(100, (points / budget) * 100)}%` }}
        />
      </div>
      <p className={styles.reason}>
        {fair
          ? 'Worth no more than the printed heroes with a little leeway: everybody can let it in.'
          : strong.length === 0
            ? 'Nothing stands out, but together it is more than any printed hero has.'
            : `More than any printed hero has: ${strong.map(({ name }) => name).join(', ')}.`}
      </p>
      <dl className={styles.parts}>
        {parts.map(({ id, name, points: worth, most }) => (
          <div key={id} className={classes(worth > most && styles.much)}>
            <dt>{name}</dt>
            <dd>
              <span className={styles.bar}>
                <i style={{ width: `${(Math.max(0, worth) / widest) * 100}%` }} />
                <u style={{ left: `${(most / widest) * 100}%` }} />
              </span>
              {worth}
              <span className="sr-only"> points; the most of a printed hero is {most}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.legend}>The mark on each bar is the most that a printed hero has there.</p>
    </>
  );
}

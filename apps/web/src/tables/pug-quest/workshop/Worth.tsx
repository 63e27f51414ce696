import { parseHero } from '@questhall/games/pug-quest';
import type { Json } from '@questhall/kernel';
import { classes } from '../../../ui/classes.ts';
import { partsOf } from './budget-parts.ts';
import styles from './Worth.module.css';

/** What each part of a hero is worth, beside the most that a printed one has there. */
export function Worth({ draft }: { readonly draft: Json }) {
  const read = parseHero(draft);
  if ('problems' in read) return null;
  const parts = partsOf(read.hero);
  const widest = Math.max(...parts.map((part) => Math.max(part.points, part.most)), 1);
  return (
    <section className={styles.worth} aria-label="Worth">
      <dl className={styles.parts}>
        {parts.map(({ id, name, points, most }) => (
          <div key={id} className={classes(points > most && styles.much)}>
            <dt>{name}</dt>
            <dd>
              <span className={styles.bar}>
                <i style={{ width: `${(Math.max(0, points) / widest) * 100}%` }} />
                <u style={{ left: `${(most / widest) * 100}%` }} />
              </span>
              {points}
              <span className="sr-only"> points; the most of a printed hero is {most}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.legend}>The mark on each bar is the most that a printed hero has there.</p>
    </section>
  );
}

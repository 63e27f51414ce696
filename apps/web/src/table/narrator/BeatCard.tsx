import type { Ref, Telling, Term } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import { t } from '../../language/texts.ts';
import type { GameTable } from '../game-table.ts';
import { doneAndWhy } from '../motive.ts';
import type { Chapter } from '../story.ts';
import { headOf } from '../story.ts';
import styles from './BeatCard.module.css';
import { sumsOf } from './sums.ts';

interface BeatCardProps {
  readonly chapter: Chapter;
  readonly table: GameTable;
  readonly telling: Telling;
}

/** One beat, large: what is being resolved, by whom, against whom, its numbers, and because of what. */
export function BeatCard({ chapter, table, telling }: BeatCardProps) {
  const { beat, lines, because, view } = chapter;
  const head = headOf(chapter);
  const [headline, motive] = head === undefined ? [] : doneAndWhy(head.text);
  const newest = lines.at(-1);
  const other =
    because !== head?.text && because !== newest?.text ? because && doneAndWhy(because)[0] : undefined;
  const reason = motive ?? other;
  const about = beat.by ?? beat.source ?? beat.targets[0];
  const card = about && table.inspect?.(about, view);
  const others = beat.targets.filter((target) => !isSame(target, beat.source) && nameOf(target) !== '');
  function nameOf(ref: Ref): string {
    return 'seat' in ref ? '' : telling.name(ref, view);
  }
  return (
    <article className={styles.beat} data-weight={beat.weight}>
      {card?.picture !== undefined && (
        <div className={styles.picture} aria-hidden="true">
          {card.picture}
        </div>
      )}
      <div className={styles.text}>
        {card !== undefined && (
          <h3 className={styles.title}>
            {card.title}
            {beat.by !== null && beat.source !== null && <small>{nameOf(beat.source)}</small>}
          </h3>
        )}
        {beat.source !== null && others.length > 0 && (
          <p className={styles.whom}>
            <b>{nameOf(beat.source)}</b> <span aria-hidden="true">→</span>
            <span className="sr-only">{t('against')}</span> <b>{others.map(nameOf).join(', ')}</b>
          </p>
        )}
        {headline !== undefined && <p className={styles.head}>{headline}</p>}
        {beat.by !== null && card?.facts[0] !== undefined && (
          <p className={styles.rule}>
            {card.facts.slice(0, 2).map(({ id, text }) => (
              <span key={id}>{text} </span>
            ))}
          </p>
        )}
        <Sums terms={beat.sum} />
        {newest !== undefined && newest !== head && <p className={styles.newest}>{newest.text}</p>}
        {reason !== undefined && (
          <p className={styles.because}>
            <b>{t('Because:')}</b> {reason}
          </p>
        )}
      </div>
    </article>
  );
}

const isSame = (a: Ref, b: Ref | null): boolean => b !== null && canonical(a) === canonical(b);

/** Of many sums, as of an attack on a whole lane, the latest are in sight. */
const SUMS = 3;

/** Each sum on a line of its own: "5 strength − 2 defence = 3 damage". */
function Sums({ terms }: { readonly terms: readonly Term[] }) {
  const sums = sumsOf(terms).slice(-SUMS);
  if (sums.length === 0) return null;
  return (
    <div className={styles.sums}>
      {sums.map((sum) => (
        <p key={sum.id} className={styles.sum}>
          {sum.terms.map(({ id, sign, value, called }) => (
            <span key={id} data-result={sign === '='}>
              {sign !== '' && <i>{sign === 'of' ? t('against') : sign}</i>} <b>{Math.abs(value)}</b> {called}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}

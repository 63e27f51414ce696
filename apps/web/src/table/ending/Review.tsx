import type { Missed } from '@questhall/bots';
import type { Game, MatchRecord, Seat } from '@questhall/kernel';
import { hintSentences } from '@questhall/protocol';
import { shellIcon } from '../../icons/icons.ts';
import { t } from '../../language/texts.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './ending.module.css';
import { useReview } from './use-review.ts';

interface ReviewProps {
  readonly words: Game['words'];
  readonly record: MatchRecord;
  readonly seat: Seat;
  /** Shows the match from there, and plays on from there. */
  readonly onLook: (at: number) => void;
  readonly onPlay: (at: number) => void;
}

/** The choices that cost most, and what would have been better. */
export function Review({ words, record, seat, onLook, onPlay }: ReviewProps) {
  const [reviewing, begin] = useReview(record, seat);
  if (reviewing.is === 'idle')
    return (
      <Button icon={shellIcon.lightBulbIcon} onClick={begin}>
        {t('Review this match')}
      </Button>
    );
  return (
    <section className={styles.review} aria-live="polite">
      <h3>{t('What would have been better')}</h3>
      {reviewing.is === 'thinking' && (
        <progress value={reviewing.part} aria-label={t('Reviewing the match')} />
      )}
      {reviewing.is === 'broken' && <p>{t('This match cannot be reviewed.')}</p>}
      {reviewing.is === 'done' && (
        <MissedChoices words={words} missed={reviewing.missed} onLook={onLook} onPlay={onPlay} />
      )}
    </section>
  );
}

interface MissedChoicesProps extends Pick<ReviewProps, 'words' | 'onLook' | 'onPlay'> {
  readonly missed: readonly Missed[];
}

/** What was chosen, what would have been better, and two ways to go there. */
export function MissedChoices({ words, missed, onLook, onPlay }: MissedChoicesProps) {
  if (missed.length === 0) return <p>{t('No choice of yours cost much.')}</p>;
  return (
    <ol className={styles.missed}>
      {missed.map(({ at, chosen, better, by, view }) => (
        <li key={at}>
          <p>
            <b>{t('−{points} %', { points: Math.round(100 * by) })}</b>{' '}
            {t('You chose: {option}', { option: words.option(chosen, view) })}
          </p>
          <p>
            <b data-good>{t('Better: {option}', { option: words.option(better.option, view) })}</b>{' '}
            {hintSentences(better.because, words, view, t).join(' ')}
          </p>
          <p className={styles.missedFoot}>
            <Button kind="quiet" icon={shellIcon.filmProjectorIcon} onClick={() => onLook(at)}>
              {t('See it')}
            </Button>
            <Button kind="quiet" onClick={() => onPlay(at)}>
              {t('Play on from here')}
            </Button>
          </p>
        </li>
      ))}
    </ol>
  );
}

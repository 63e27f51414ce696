import { GAMES, isGameId } from '@questhall/games';
import type { Outcome, Seat } from '@questhall/kernel';
import { useEffect, useState } from 'react';
import { t } from '../../language/texts.ts';
import { featOf } from '../../play/feats.ts';
import { isEarned, keepFeat } from '../../play/kept-feats.ts';
import { Medal } from '../../ui/Medal.tsx';
import styles from './ending.module.css';
import type { Remembered } from './use-look-back.ts';

interface EarnedProps {
  /** What tells this match from all others. */
  readonly match: string;
  readonly remembered: Remembered;
  readonly outcome: Outcome;
  readonly seat: Seat;
}

/** Achievements that this match has brought for the first time. */
export function Earned({ match, remembered: { record, back }, outcome, seat }: EarnedProps) {
  const [{ feat, fresh }] = useState(() => {
    const { game, options } = record;
    const all = isGameId(game) ? GAMES[game].achievements : [];
    const won = outcome.winners.includes(seat);
    const made = featOf({ match, game, at: Date.now(), won, options }, back, seat, all);
    return {
      feat: made,
      fresh: all.filter(({ id }) => made.earned.includes(id) && !isEarned(game, id, match)),
    };
  });
  useEffect(() => keepFeat(feat), [feat]);
  if (fresh.length === 0) return null;
  return (
    <ul className={styles.earned} aria-label={t('New achievements')}>
      {fresh.map(({ id, name, about, emblem }) => (
        <li key={id}>
          <Medal emblem={emblem} />
          <span>
            <b>{t(name)}</b>
            <small>{t(about)}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

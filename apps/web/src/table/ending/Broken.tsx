import type { Doer, Seat } from '@questhall/kernel';
import { useState } from 'react';
import { deviceStore } from '../../app/device-store.ts';
import { t } from '../../language/texts.ts';
import { brokenIn, readRecords, withMatch, writeRecords } from '../../play/records.ts';
import { RECORDS } from './awards.ts';
import styles from './ending.module.css';

interface BrokenProps {
  readonly game: string;
  /** What tells this match from all others. */
  readonly match: string;
  readonly doers: readonly Doer[];
  readonly seat: Seat;
}

/** Records of this device that this match has broken. */
export function Broken({ game, match, doers, seat }: BrokenProps) {
  const [broken] = useState(() => {
    const own = doers.filter((doer) => doer.seat === seat);
    const deeds = new Map(
      RECORDS.map(({ of }) => [of, Math.max(0, ...own.map((doer) => doer.deeds.get(of) ?? 0))] as const),
    );
    const records = withMatch(readRecords(deviceStore, game), match, deeds);
    writeRecords(deviceStore, game, records);
    return brokenIn(records, match);
  });
  if (broken.length === 0) return null;
  return (
    <ul className={styles.records} aria-label={t('New records')}>
      {broken.map(([deed, { best, before = 0 }]) => (
        <li key={deed}>
          <b>{t('New record')}</b>{' '}
          {t('{what}: {best} (before: {before})', {
            what: RECORDS.find(({ of }) => of === deed)?.label ?? deed,
            best,
            before,
          })}
        </li>
      ))}
    </ul>
  );
}

import type { Ref, Telling } from '@questhall/kernel';
import { useState } from 'react';
import { rich, t } from '../../language/texts.ts';
import { Button } from '../../ui/Button.tsx';
import type { GameTable } from '../game-table.ts';
import { tableIcon } from '../icons.ts';
import type { Chapter } from '../story.ts';
import { BeatCard } from './BeatCard.tsx';
import { subjectsOf } from './Narrator.tsx';
import styles from './Recap.module.css';

interface RecapProps {
  readonly beats: readonly Chapter[];
  readonly table: GameTable;
  readonly telling: Telling;
  /** Points at what a beat is about. */
  readonly onPoint: (refs: readonly Ref[]) => void;
  readonly onClose: () => void;
}

/** Since your last turn: what the others did, beat by beat. */
export function Recap({ beats, table, telling, onPoint, onClose }: RecapProps) {
  const [at, setAt] = useState(0);
  const place = Math.min(at, beats.length - 1);
  const chapter = beats[place];
  if (chapter === undefined) return null;
  const go = (to: number) => {
    setAt(to);
    const next = beats[to];
    onPoint(next === undefined ? [] : subjectsOf(next));
  };
  const last = place === beats.length - 1;
  return (
    <div className={styles.recap}>
      <div className={styles.beat}>
        <BeatCard chapter={chapter} table={table} telling={telling} />
      </div>
      <div className={styles.foot}>
        <Button
          kind="quiet"
          icon={tableIcon.previousButtonIcon}
          aria-label={t('Previous')}
          refused={place === 0}
          onClick={() => place > 0 && go(place - 1)}
        />
        <span>{rich('{place} of {beats}', { place: place + 1, beats: beats.length })}</span>
        <Button
          kind="quiet"
          icon={tableIcon.nextButtonIcon}
          aria-label={t('Next')}
          refused={last}
          onClick={() => !last && go(place + 1)}
        />
        <Button
          kind={last ? 'primary' : 'quiet'}
          onClick={() => {
            onPoint([]);
            onClose();
          }}
        >
          {t('Close')}
        </Button>
      </div>
    </div>
  );
}

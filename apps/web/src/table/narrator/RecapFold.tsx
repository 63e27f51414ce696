import type { Ref, Telling } from '@questhall/kernel';
import { t } from '../../language/texts.ts';
import { Button } from '../../ui/Button.tsx';
import type { GameTable } from '../game-table.ts';
import { tableIcon } from '../icons.ts';
import { isInWords } from '../listen/words-table.tsx';
import { useShownKey } from '../use-keys.ts';
import styles from './Recap.module.css';
import { Recap } from './Recap.tsx';
import type { RecapState } from './use-recap.ts';

interface RecapFoldProps {
  readonly recap: RecapState;
  readonly table: GameTable;
  readonly telling: Telling;
  readonly onPoint: (refs: readonly Ref[]) => void;
}

/** Above the log: what happened since one's last turn, or a button that opens it. */
export function RecapFold({ recap: { beats, open, toggle }, table, telling, onPoint }: RecapFoldProps) {
  const key = useShownKey('recap');
  // A table in words tells it on its board.
  if (beats.length === 0 || isInWords(table)) return null;
  return open ? (
    <section className={styles.fold} aria-label={t('Since your last turn')}>
      <h3>{t('Since your last turn')}</h3>
      <Recap beats={beats} table={table} telling={telling} onPoint={onPoint} onClose={toggle} />
    </section>
  ) : (
    <div className={styles.offer}>
      <Button kind="quiet" icon={tableIcon.scrollUnfurledIcon} hotkey={key} onClick={toggle}>
        {t('Since your last turn')}
      </Button>
    </div>
  );
}

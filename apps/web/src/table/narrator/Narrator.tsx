import type { Ref, Telling } from '@questhall/kernel';
import { useSettings } from '../../app/SettingsProvider.tsx';
import type { Speed } from '../../app/settings.ts';
import { SPEEDS } from '../../app/settings.ts';
import { t } from '../../language/texts.ts';
import { Button } from '../../ui/Button.tsx';
import type { GameTable } from '../game-table.ts';
import { refKey } from '../refs.ts';
import type { Staged } from '../stage.ts';
import type { Chapter } from '../story.ts';
import { useShownKey } from '../use-keys.ts';
import { BeatCard } from './BeatCard.tsx';
import styles from './Narrator.module.css';

interface NarratorProps {
  readonly table: GameTable;
  readonly telling: Telling;
  readonly staged: Staged;
  readonly onNext: () => void;
  readonly onSkip: () => void;
}

const LABELS: { readonly [speed in Speed]: string } = {
  calm: t('Calm'),
  brisk: t('Brisk'),
  instant: t('Instant'),
  step: t('Step by step'),
};

/** What one does oneself is told only where something comes of it. */
const isTold = ({ lines, own, beat: { weight } }: Chapter): boolean =>
  lines.length > 0 && (!own || weight === 'heavy' || weight === 'grand');

/** What is happening now, large, beside the board: nobody answers meanwhile, and the log will say it again. */
export function Narrator({ table, telling, staged, onNext, onSkip }: NarratorProps) {
  const { settings, change } = useSettings();
  const goKey = useShownKey('go');
  const chapter = staged.story.at(-1);
  const shown = staged.busy && chapter !== undefined && isTold(chapter);
  if (!shown) return null;
  return (
    <aside
      className={styles.narrator}
      aria-label={t('What is happening')}
      data-about={JSON.stringify(subjectsOf(chapter).map(selectorFor))}
    >
      <BeatCard chapter={chapter} table={table} telling={telling} />
      <footer className={styles.foot}>
        <select
          aria-label={t('Speed')}
          value={settings.speed}
          onChange={({ currentTarget: { value } }) =>
            change({ speed: SPEEDS.find((speed) => speed === value) ?? settings.speed })
          }
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {LABELS[speed]}
            </option>
          ))}
        </select>
        <Button onClick={onSkip}>{t('Skip')}</Button>
        {staged.waits && (
          <Button kind="primary" hotkey={goKey} onClick={onNext}>
            {t('Next')}
          </Button>
        )}
      </footer>
    </aside>
  );
}

export const subjectsOf = ({ beat: { source, targets } }: Chapter): readonly Ref[] =>
  source === null ? targets : [source, ...targets];

const selectorFor = (ref: Ref): string => `[data-target="${CSS.escape(refKey(ref))}"]`;

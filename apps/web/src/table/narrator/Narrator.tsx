import type { Ref, Telling } from '@questhall/kernel';
import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useSettings } from '../../app/SettingsProvider.tsx';
import type { Speed } from '../../app/settings.ts';
import { SPEEDS } from '../../app/settings.ts';
import { t } from '../../language/texts.ts';
import { Button } from '../../ui/Button.tsx';
import type { GameTable } from '../game-table.ts';
import { refKey } from '../refs.ts';
import type { Staged } from '../stage.ts';
import type { Chapter } from '../story.ts';
import { BeatCard } from './BeatCard.tsx';
import type { Spot } from './dock.ts';
import { dock } from './dock.ts';
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

/** What is happening now, large, beside what it is about. */
export function Narrator({ table, telling, staged, onNext, onSkip }: NarratorProps) {
  const { settings, change } = useSettings();
  const chapter = staged.story.at(-1);
  const shown = staged.busy && chapter !== undefined && isTold(chapter);
  const box = useRef<HTMLElement>(null);
  const spot = useSpot(box, shown ? chapter : undefined);
  if (!shown) return null;
  return (
    <aside
      ref={box}
      className={styles.narrator}
      aria-label={t('What is happening')}
      data-about={JSON.stringify(subjectsOf(chapter).map(selectorFor))}
      style={spot === undefined ? { visibility: 'hidden' } : { left: spot.left, top: spot.top }}
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
          <Button kind="primary" hotkey="Space" onClick={onNext}>
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

/** Where it stands, in pixels of the frame around the board. */
function useSpot(self: RefObject<HTMLElement | null>, chapter: Chapter | undefined): Spot | undefined {
  const [spot, setSpot] = useState<Spot>();
  const number = chapter?.beat.number;
  const length = chapter?.lines.length;
  const about = JSON.stringify(chapter === undefined ? [] : subjectsOf(chapter).map(selectorFor));
  useLayoutEffect(() => {
    const frame = self.current?.offsetParent;
    if (number === undefined || length === undefined || !self.current || !frame) return;
    const origin = frame.getBoundingClientRect();
    const unit = frame instanceof HTMLElement && frame.offsetWidth > 0 ? origin.width / frame.offsetWidth : 1;
    const inFrame = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return {
        left: (left - origin.left) / unit,
        top: (top - origin.top) / unit,
        width: width / unit,
        height: height / unit,
      };
    };
    const selectors = JSON.parse(about) as readonly string[];
    const subjects = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
    const { offsetWidth: width, offsetHeight: height } = self.current;
    const room = { left: 0, top: 0, width: frame.clientWidth, height: frame.clientHeight };
    setSpot((now) => dock(room, { width, height }, subjects.map(inFrame), now));
  }, [self, number, length, about]);
  return spot;
}

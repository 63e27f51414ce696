import type { ReactNode } from 'react';
import { t } from '../../language/texts.ts';
import type { Box } from '../zoom.ts';
import styles from './SvgBoard.module.css';

interface SvgBoardProps {
  /** What is to be seen of the drawing, in its own units. */
  readonly box: Box;
  readonly children: ReactNode;
}

/** Not an image: what is drawn on it can be reached one by one. */
const ROLE = 'group';

/** A drawn board that fills its frame as far as its proportions allow; on a phone it is about as high as it is wide. */
export function SvgBoard({ box: { x, y, width, height }, children }: SvgBoardProps) {
  return (
    <svg
      className={styles.board}
      viewBox={`${x} ${y} ${width} ${height}`}
      role={ROLE}
      aria-label={t('The board')}
    >
      {children}
    </svg>
  );
}

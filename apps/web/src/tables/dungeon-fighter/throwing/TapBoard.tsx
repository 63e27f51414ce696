/** [3.10] The target board, to be tapped where a die lies. Whoever does not tap has the same places in words beside it. */
import type { Board, Region } from '@questhall/games/dungeon-fighter';
import type { MouseEvent } from 'react';
import { t } from '../../../language/texts.ts';
import { Disc } from '../board/Disc.tsx';
import type { Field } from '../logic/place.ts';
import { BONES, FIELDS, HOLES, polar, SLANT } from '../logic/place.ts';
import styles from './RealDice.module.css';

const BOX = { x: -235, y: -215, width: 470, height: 430 } as const;
/** How far from the middle of a bone a finger still means it, in mm. */
const BONE_REACH = 34;
const EDGE = 206;

interface TapBoardProps {
  readonly board: Board;
  readonly value: string;
  readonly onTap: (region: Region) => void;
}

export function TapBoard({ board, value, onTap }: TapBoardProps) {
  const tap = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>): void => {
    // By a key nobody points anywhere.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    const x = BOX.x + ((clientX - box.left) / box.width) * BOX.width;
    const y = (BOX.y + ((clientY - box.top) / box.height) * BOX.height) / SLANT;
    onTap(regionAt(board, x, y));
  };
  const lit = FIELDS[board].find(({ section }) => section === value);
  return (
    <button
      type="button"
      className={styles.board}
      tabIndex={-1}
      aria-label={t('Tap where it lies')}
      onClick={tap}
    >
      <svg viewBox={`${BOX.x} ${BOX.y} ${BOX.width} ${BOX.height}`} aria-hidden="true">
        <Disc board={board} lit={lit} turned={0} />
      </svg>
    </button>
  );
}

/** What is printed at this place; where things lie on each other, what lies on top. */
function regionAt(board: Board, x: number, y: number): Region {
  const away = Math.hypot(x, y);
  const near = (spot: { readonly x: number; readonly y: number }): number =>
    Math.hypot(spot.x - x, spot.y - y);
  if (HOLES[board].some((hole) => near(hole) <= hole.radius)) return 'hole';
  if (BONES.some((angle) => near(polar(185, angle)) <= BONE_REACH)) return 'bone';
  if (away > EDGE) return 'outside';
  const angle = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
  const has = ({ inner, outer, from, to }: Field): boolean =>
    away >= inner &&
    away < outer &&
    ((angle >= from && angle < to) || (angle + 360 >= from && angle + 360 < to));
  // Wedges are printed over rings.
  const found = FIELDS[board]
    .filter(has)
    .toSorted((one, other) => one.to - one.from - (other.to - other.from))[0];
  return found?.section ?? 'outside';
}

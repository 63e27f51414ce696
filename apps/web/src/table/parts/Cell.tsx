import type { Option, Ref } from '@questhall/kernel';
import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { svgButton, useTarget } from '../targets.tsx';
import styles from './Cell.module.css';

interface CellProps {
  readonly at: Ref;
  /** What a click on it could have meant, for the note that says why it is not possible. */
  readonly candidates?: readonly Option[];
  /** Its outline, as an SVG path: see grid.ts. */
  readonly shape: string;
  /** Said aloud: "Square 3, 4, water". */
  readonly label: string;
  /** As it looks when nothing can be done here. */
  readonly fill?: string | undefined;
  /** It would be hit, or entered, by what the pointer rests on. */
  readonly threatened?: boolean;
  /** Drawn on it, inside the same group. */
  readonly children?: ReactNode;
}

/** A square or hex of an SVG board, or any other place on it: it glows when an option points at it. */
export function Cell({ at, candidates, shape, label, fill, threatened = false, children }: CellProps) {
  const target = useTarget(at, candidates);
  const { legal, pointed, hint } = target;
  return (
    <g
      {...svgButton(target, label)}
      className={classes(
        styles.cell,
        legal && styles.can,
        pointed && styles.pointed,
        threatened && styles.hit,
      )}
      data-hinted={hint !== undefined || undefined}
    >
      <path className={styles.ground} d={shape} fill={fill ?? 'transparent'} />
      {children}
      <path className={styles.edge} d={shape} />
    </g>
  );
}

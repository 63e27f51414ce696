import type { Option, Ref } from '@questhall/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconShape } from '../../ui/icon-shape.ts';
import { useTarget } from '../targets.tsx';
import styles from './Candidates.module.css';

/** Somebody who can be chosen before the match begins. */
export interface Candidate {
  readonly id: string;
  readonly at: Ref;
  readonly choosing: Option & { readonly [field: string]: unknown };
  readonly name: string;
  readonly picture: string | undefined;
  /** Behind the picture, if not what the game has behind all of them. */
  readonly ground?: string;
  /** Under the name, in a word or two. */
  readonly role?: string;
  readonly numbers?: readonly { readonly shape: IconShape; readonly label: string; readonly value: number }[];
  /** Whatever else the game says about them. */
  readonly about?: ReactNode;
  /** Across the picture: who has taken them, for instance. */
  readonly note?: string | undefined;
  readonly gone?: boolean;
}

interface CandidatesProps {
  readonly label: string;
  readonly of: readonly Candidate[];
  /** One of them is looked at. */
  readonly onPoint?: (id: string) => void;
}

/** A handful stands in one row, more in two, as far as there is room. */
const ONE_ROW = 4;

export function Candidates({ label, of, onPoint }: CandidatesProps) {
  const rows = of.length > ONE_ROW ? 2 : 1;
  const shape = { '--rows': rows, '--columns': Math.ceil(of.length / rows) } as CSSProperties;
  return (
    <ul className={styles.candidates} style={shape} aria-label={label}>
      {of.map((candidate) => (
        <li key={candidate.id}>
          <CandidateCard candidate={candidate} onPoint={() => onPoint?.(candidate.id)} />
        </li>
      ))}
    </ul>
  );
}

interface CandidateCardProps {
  readonly candidate: Candidate;
  readonly onPoint: () => void;
}

function CandidateCard({ candidate, onPoint }: CandidateCardProps) {
  const { at, choosing, name, picture, ground, role, numbers = [], about, note, gone = false } = candidate;
  const { legal, hint, bind } = useTarget(at, [choosing]);
  return (
    <button
      {...bind}
      type="button"
      onFocus={onPoint}
      onPointerEnter={(event) => {
        bind.onPointerEnter?.(event);
        onPoint();
      }}
      className={classes(styles.candidate, legal && styles.can, gone && styles.gone)}
      aria-disabled={!legal || undefined}
      data-hinted={hint !== undefined}
    >
      <span className={styles.picture} style={{ background: ground }}>
        <img src={picture} alt="" />
        {note !== undefined && <em>{note}</em>}
      </span>
      <b>{name}</b>
      {role !== undefined && <small>{role}</small>}
      {numbers.length > 0 && (
        <span className={styles.numbers}>
          {numbers.map(({ shape, label, value }) => (
            <span key={label} title={label}>
              <Icon shape={shape} label={label} />
              {value}
            </span>
          ))}
        </span>
      )}
      {about}
    </button>
  );
}

import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import type { CostSymbol } from './Cost.tsx';
import { Cost } from './Cost.tsx';
import styles from './TreasureCard.module.css';

export const TREASURE_KINDS = ['consumable', 'weapon', 'trinket'] as const;
export type TreasureKind = (typeof TREASURE_KINDS)[number];

interface TreasureCardProps {
  readonly name: string;
  readonly kind: TreasureKind;
  readonly art?: string | undefined;
  readonly text: ReactNode;
  /** Of a weapon's combo. */
  readonly cost?: readonly CostSymbol[];
  readonly can?: boolean;
  readonly tag?: string;
  readonly onClick?: (card: Element) => void;
}

export function TreasureCard({
  name,
  kind,
  art,
  text,
  cost = [],
  can = false,
  tag,
  onClick,
}: TreasureCardProps) {
  return (
    <button
      type="button"
      className={classes(styles.treasure, can && styles.can)}
      data-kind={kind}
      onClick={onClick && ((event) => onClick(event.currentTarget))}
    >
      <span className={styles.picture}>{art !== undefined && <img src={art} alt="" />}</span>
      <span className={styles.name}>{name}</span>
      <span className={styles.kind}>{kind}</span>
      {cost.length > 0 && <Cost symbols={cost} />}
      <span className={styles.text}>{text}</span>
      {tag !== undefined && <span className={styles.tag}>{tag}</span>}
    </button>
  );
}

interface TreasureTagProps {
  readonly name: string;
  readonly art?: string | undefined;
  readonly can?: boolean;
  readonly onClick?: (tag: Element) => void;
}

/** A treasure at its owner's side: picture and name only. */
export function TreasureTag({ name, art, can = false, onClick }: TreasureTagProps) {
  return (
    <button
      type="button"
      className={classes(styles.small, can && styles.can)}
      title={name}
      onClick={onClick && ((event) => onClick(event.currentTarget))}
    >
      {art !== undefined && <img src={art} alt="" />}
      <span>{name}</span>
    </button>
  );
}

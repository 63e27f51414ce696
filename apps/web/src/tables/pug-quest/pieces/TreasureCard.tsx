import type { ReactNode } from 'react';
import type { ButtonBind } from '../../../table/parts/button-bind.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconShape } from '../../../ui/icon-shape.ts';
import type { CostSymbol } from './Cost.tsx';
import { Cost } from './Cost.tsx';
import { Hinted } from './Hinted.tsx';
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
  readonly tag?: string | undefined;
  /** Lying: the picture at the left, as in a list. */
  readonly row?: boolean;
  readonly hinted?: boolean;
  readonly bind?: ButtonBind | undefined;
}

export function TreasureCard({
  name,
  kind,
  art,
  text,
  cost = [],
  can = false,
  tag,
  row = false,
  hinted = false,
  bind,
}: TreasureCardProps) {
  return (
    <button
      {...bind}
      type="button"
      className={classes(styles.treasure, can && styles.can, row && styles.row)}
      data-kind={kind}
    >
      {hinted && <Hinted />}
      <span className={classes(styles.picture, row && styles.rowPicture)}>
        {art !== undefined && <img src={art} alt="" />}
      </span>
      <span className={classes(styles.name, row && styles.rowName)}>{name}</span>
      {!row && <span className={styles.kind}>{kind}</span>}
      {cost.length > 0 && <Cost symbols={cost} />}
      <span className={classes(styles.text, row && styles.rowText)}>{text}</span>
      {tag !== undefined && <span className={classes(styles.tag, row && styles.rowTag)}>{tag}</span>}
    </button>
  );
}

interface TreasureTagProps {
  readonly name: string;
  readonly art?: string | undefined;
  /** Instead of a picture: a hero's ability. */
  readonly icon?: IconShape;
  readonly can?: boolean;
  /** Once used, it must wait. */
  readonly used?: boolean;
  readonly bind?: ButtonBind | undefined;
}

/** A treasure at its owner's side: picture and name only. */
export function TreasureTag({ name, art, icon, can = false, used = false, bind }: TreasureTagProps) {
  return (
    <button
      {...bind}
      type="button"
      className={classes(styles.small, can && styles.can, used && styles.used)}
      aria-label={used ? `${name}, used` : name}
    >
      {art !== undefined && <img src={art} alt="" />}
      {icon !== undefined && <Icon shape={icon} />}
      <span>{name}</span>
    </button>
  );
}

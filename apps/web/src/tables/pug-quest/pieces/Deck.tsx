import type { Target } from '../../../table/targets.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';
import styles from './Deck.module.css';

export const DECK_KINDS = ['monster', 'treasure', 'boss'] as const;
export type DeckKind = (typeof DECK_KINDS)[number];

interface DeckProps {
  readonly kind: DeckKind;
  /** Under the deck: "Monsters", "Boss: world 3". */
  readonly label: string;
  readonly count?: number;
  /** What lies beside it can be read. */
  readonly bind?: Target['bind'];
}

/** A face-down deck with its back. */
export function Deck({ kind, label, count, bind }: DeckProps) {
  return (
    <figure
      {...bind}
      className={styles.deck}
      data-kind={kind}
      aria-label={count === undefined ? label : `${label}: ${count}`}
    >
      <div className={styles.back}>
        {count !== undefined && <b>{count}</b>}
        {kind === 'boss' && <Icon shape={icon.daemonSkullIcon} />}
      </div>
      <figcaption>{label}</figcaption>
    </figure>
  );
}

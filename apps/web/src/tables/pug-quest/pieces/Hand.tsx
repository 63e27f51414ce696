import type { CSSProperties } from 'react';
import type { Energy } from '../vocabulary.ts';
import type { EnergyCardState } from './EnergyCard.tsx';
import { EnergyCard } from './EnergyCard.tsx';
import styles from './Hand.module.css';

export interface HandCard {
  readonly id: string;
  readonly energy: Energy;
  readonly state?: EnergyCardState;
}

interface HandProps {
  readonly cards: readonly HandCard[];
  readonly onCard?: (id: string, card: Element) => void;
}

/** The energy cards of a seat as a fan; those that would pay stand out. */
export function Hand({ cards, onCard }: HandProps) {
  return (
    <ul className={styles.hand} aria-label={`Your hand, ${cards.length} cards`}>
      {cards.map(({ id, energy, state = 'idle' }, at) => {
        const style: CSSProperties & Record<'--i' | '--n', number> = {
          '--i': at - (cards.length - 1) / 2,
          '--n': cards.length,
        };
        return (
          <li key={id} className={styles.card} data-state={state} style={style}>
            <EnergyCard
              energy={energy}
              state={state}
              {...(onCard && { onClick: (card) => onCard(id, card) })}
            />
          </li>
        );
      })}
    </ul>
  );
}

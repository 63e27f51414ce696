import { EnergyDeck } from '../pieces/EnergyCard.tsx';
import styles from './Tray.module.css';

/** A hand one may not see: how many cards it is. */
export function FaceDownHand({ count }: { readonly count: number }) {
  return count === 0 ? (
    <div />
  ) : (
    <div className={styles.faceDown}>
      <EnergyDeck count={count} />
      <span>in hand</span>
    </div>
  );
}

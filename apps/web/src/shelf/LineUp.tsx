import { LINE_UPS } from '../art/line-ups.ts';
import type { GameId } from '../catalogue/games.ts';
import styles from './LineUp.module.css';

/** Who waits in the box. */
export function LineUp({ game }: { readonly game: GameId }) {
  return (
    <ul className={styles.lineUp} aria-label="Who waits in the box">
      {LINE_UPS[game]?.map(({ name, art }) => (
        <li key={name} data-game={game}>
          <img src={art} alt={name} title={name} />
        </li>
      ))}
    </ul>
  );
}

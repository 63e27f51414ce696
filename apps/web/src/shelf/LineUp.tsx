import type { ListedGame } from '@questhall/games';
import { t } from '../language/texts.ts';
import styles from './LineUp.module.css';
import { useArt } from './use-art.ts';

/** Who waits in the box. */
export function LineUp({ game: { id, lineUp = [] } }: { readonly game: ListedGame }) {
  const art = useArt(id);
  if (lineUp.length === 0) return null;
  return (
    <ul className={styles.lineUp} aria-label={t('In the box')}>
      {lineUp.map((figure) => (
        <li key={figure.name} data-game={id}>
          <img src={art(figure.art)} alt={figure.name} title={figure.name} />
        </li>
      ))}
    </ul>
  );
}

import type { Creation, ListedGame } from '@questhall/games';
import type { Json } from '@questhall/kernel';
import { formatRoute } from '../app/routes.ts';
import { t } from '../language/texts.ts';
import { isEntryOf, optionsWith } from '../play/own-content.ts';
import type { PicturedPiece } from '../tables/use-own-pieces.ts';
import { useOwnPieces } from '../tables/use-own-pieces.ts';
import styles from './OwnContent.module.css';

interface OwnContentProps {
  readonly game: ListedGame;
  readonly made: Creation;
  /** What is let in of what players made, as the table's options have it. */
  readonly chosen: readonly Json[];
  readonly onChange: (options: { readonly [setting: string]: Json }) => void;
}

/** What was made in the workshop and is let in at this table. */
export function OwnContent({ game, made, chosen, onChange }: OwnContentProps) {
  const pieces = useOwnPieces(game, made);
  const isIn = (piece: PicturedPiece): boolean => chosen.some((entry) => isEntryOf(entry, piece));
  const full = chosen.length >= made.most;
  const flip = (piece: PicturedPiece) => {
    if (!isIn(piece) && full) return;
    // Those that another player has brought stay.
    const others = chosen.filter((entry) => !pieces.some((own) => isEntryOf(entry, own)));
    const own = pieces.filter((other) => (other === piece ? !isIn(piece) : isIn(other)));
    const fair = own.every((other) => other.fair);
    onChange(optionsWith(made, [...others, ...own.map(({ draft }) => draft)], fair));
  };
  return (
    <fieldset className={styles.field}>
      <legend>{t(made.label)}</legend>
      {pieces.map((piece) => (
        <label key={piece.slot} className={styles.piece}>
          <input
            type="checkbox"
            checked={isIn(piece)}
            aria-disabled={full && !isIn(piece)}
            onChange={() => flip(piece)}
          />
          {piece.picture !== undefined && <img src={piece.picture} alt="" />}
          <span>
            <b>{piece.name}</b>
            {piece.fair ? piece.role : t('stronger than the box')}
          </span>
        </label>
      ))}
      <a className={styles.more} href={formatRoute({ page: 'workshop', game: game.id, kind: made.id })}>
        {pieces.length === 0 ? t('Make one in the workshop') : t('To the workshop')}
      </a>
      {full && <p className={styles.note}>{t(made.full)}</p>}
    </fieldset>
  );
}

import type { ListedGame } from '@questhall/games';
import { formatRoute } from '../app/routes.ts';
import { coverOf } from '../art/covers.ts';
import { t } from '../language/texts.ts';
import { Panel } from '../ui/Panel.tsx';
import { Facts } from './Facts.tsx';
import styles from './GameDesk.module.css';
import { NewGame } from './NewGame.tsx';

/** What can be done with the box that is pulled out. */
export function GameDesk({ game }: { readonly game: ListedGame }) {
  return (
    <Panel warm className={styles.desk}>
      <div className={styles.head} data-game={game.id}>
        <img className={styles.cover} src={coverOf(game.id)} alt="" />
        <div>
          <h2>{game.title}</h2>
          <p>{t(game.about)}</p>
          <Facts game={game} />
        </div>
      </div>
      <NewGame game={game} />
      {game.practice !== undefined && (
        <a className={styles.practice} href={formatRoute({ page: 'practice', game: game.id })}>
          {game.practice}
        </a>
      )}
    </Panel>
  );
}

import { formatRoute } from '../app/routes.ts';
import { COVERS } from '../art/covers/index.ts';
import type { GameInfo } from '../catalogue/games.ts';
import { quillInkIcon } from '../icons/icons.ts';
import { hasRules } from '../pages/rules-texts.ts';
import { isPlayable } from '../play/games.ts';
import { Icon } from '../ui/Icon.tsx';
import { Panel } from '../ui/Panel.tsx';
import styles from './GameDesk.module.css';
import { LineUp } from './LineUp.tsx';
import { NewGame } from './NewGame.tsx';

/** What can be done with the box that is pulled out. */
export function GameDesk({ game }: { readonly game: GameInfo }) {
  return (
    <Panel warm className={styles.desk}>
      <div className={styles.head} data-game={game.id}>
        <img className={styles.cover} src={COVERS[game.id]} alt="" />
        <div>
          <h2>{game.title}</h2>
          <p>{game.about}</p>
        </div>
      </div>
      {isPlayable(game.id) ? <NewGame game={game} /> : <NotReady game={game} />}
      {game.practice !== undefined && (
        <a className={styles.practice} href={formatRoute({ page: 'practice' })}>
          {game.practice}
        </a>
      )}
    </Panel>
  );
}

function NotReady({ game }: { readonly game: GameInfo }) {
  return (
    <>
      <LineUp game={game.id} />
      <p className={styles.notReady}>
        <Icon shape={quillInkIcon} />
        <span>
          <b>Rules are being written: not playable yet.</b>
          {hasRules(game.id) ? (
            <a href={formatRoute({ page: 'rules', game: game.id, find: '' })}>Read them as they stand</a>
          ) : (
            <span>The box opens when the table knows every one of them.</span>
          )}
        </span>
      </p>
    </>
  );
}

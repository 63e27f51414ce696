import { formatRoute } from '../app/routes.ts';
import { COVERS } from '../art/covers/index.ts';
import { LINE_UPS } from '../art/line-ups.ts';
import type { GameInfo } from '../catalogue/games.ts';
import { quillInkIcon } from '../icons/icons.ts';
import { hasRules } from '../pages/rules-texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { Panel } from '../ui/Panel.tsx';
import styles from './GameDesk.module.css';
import { NewPugQuest } from './NewPugQuest.tsx';

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
      {game.id === 'pug-quest' ? <NewPugQuest game={game} /> : <NotReady game={game} />}
    </Panel>
  );
}

function NotReady({ game }: { readonly game: GameInfo }) {
  return (
    <>
      <ul className={styles.lineUp} aria-label="Who waits in the box">
        {LINE_UPS[game.id]?.map((figure) => (
          <li key={figure.name} data-game={game.id}>
            <img src={figure.art} alt={figure.name} title={figure.name} />
          </li>
        ))}
      </ul>
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

import type { GameId } from '@questhall/games';
import { GAME_IDS, GAMES } from '@questhall/games';
import { useEffect, useRef } from 'react';
import { Boundary } from '../app/Boundary.tsx';
import { t } from '../language/texts.ts';
import { GameBox } from './GameBox.tsx';
import { GameDesk } from './GameDesk.tsx';
import { PANELS } from './panels.ts';
import styles from './ShelfPage.module.css';
import { INTRODUCTION } from './words.ts';

interface ShelfPageProps {
  readonly game: GameId;
}

export function ShelfPage({ game }: ShelfPageProps) {
  const boxes = useRef<HTMLElement>(null);
  useEffect(() => {
    const row = boxes.current;
    const box = row?.querySelector<HTMLElement>(`[data-game="${game}"]`);
    if (row && box)
      row.scrollTo({ left: box.offsetLeft - (row.clientWidth - box.clientWidth) / 2, behavior: 'smooth' });
  }, [game]);
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{t('The shelf')}</h1>
      <div className={styles.shelf}>
        <div className={styles.lamp} />
        <p className={styles.introduction}>{INTRODUCTION}</p>
        <nav ref={boxes} className={styles.boxes} aria-label={t('Games')} data-pages="">
          {GAME_IDS.map((id) => (
            <GameBox key={id} game={GAMES[id]} chosen={id === game} />
          ))}
        </nav>
        <div className={styles.plank} />
      </div>
      <div className={styles.desk}>
        <GameDesk key={game} game={GAMES[game]} />
        <div className={styles.panels}>
          {PANELS.map(({ what, Panel }) => (
            <Boundary key={what} what={what}>
              <Panel />
            </Boundary>
          ))}
        </div>
      </div>
    </main>
  );
}

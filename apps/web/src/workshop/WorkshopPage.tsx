import type { Bench, Creation, GameId } from '@questhall/games';
import { GAME_IDS, GAMES } from '@questhall/games';
import type { Json } from '@questhall/kernel';
import { useCallback } from 'react';
import { formatRoute } from '../app/routes.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { t } from '../language/texts.ts';
import type { LibraryPiece } from '../play/library.ts';
import { pieceIn } from '../play/library.ts';
import { unpack } from '../play/packed.ts';
import type { BenchLook } from '../tables/game-page.ts';
import { pageOf } from '../tables/pages.ts';
import { BenchPage } from './BenchPage.tsx';
import styles from './WorkshopPage.module.css';

interface WorkshopPageProps {
  readonly game: GameId;
  /** What is made; nothing: the first that can be. */
  readonly kind?: string;
  /** One that somebody sent. */
  readonly made?: string;
  /** One of the library of the hall, by its id. */
  readonly library?: string;
}

interface Loaded {
  readonly bench: Bench;
  readonly look: BenchLook;
  readonly sent: Json | undefined;
  readonly piece: LibraryPiece | undefined;
}

async function load(
  game: GameId,
  creation: Creation,
  made: string | undefined,
  library: string | undefined,
): Promise<Loaded> {
  const [bench, look, sent, found] = await Promise.all([
    creation.bench(),
    pageOf(game).benches?.[creation.id]?.() ?? {},
    made === undefined ? undefined : unpack(made),
    library === undefined ? undefined : pieceIn([game, creation.id], library),
  ]);
  const piece = found !== undefined && 'ok' in found ? found.ok : undefined;
  return { bench, look, sent: piece?.draft ?? (sent as Json | undefined), piece };
}

/** Where the kinds are more than fit beside each other, the one that is open is among those in sight. */
const showCurrent = (row: HTMLElement | null): void => {
  const current = row?.querySelector<HTMLElement>('[aria-current]');
  if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.clientWidth) / 2;
};

/** Whatever can be made, for any game. */
export function WorkshopPage({ game: wished, kind, made, library }: WorkshopPageProps) {
  const game = GAMES[wished].creations.length > 0 ? wished : (MAKING[0] as GameId);
  const { creations } = GAMES[game];
  const creation = creations.find(({ id }) => id === kind) ?? (creations[0] as Creation);
  return (
    <main className={styles.page} data-game={game}>
      <nav ref={showCurrent} className={styles.kinds} aria-label={t('What is made')} data-pages="">
        {MAKING.map((id) => (
          <div key={id} className={styles.game}>
            <span>{GAMES[id].title}</span>
            {GAMES[id].creations.map((each) => (
              <a
                key={each.id}
                href={formatRoute({ page: 'workshop', game: id, kind: each.id })}
                aria-current={each === creation ? 'page' : undefined}
              >
                {each.name}
              </a>
            ))}
          </div>
        ))}
      </nav>
      <LoadedBench
        key={`${game} ${creation.id}`}
        game={game}
        creation={creation}
        made={made}
        library={library}
      />
    </main>
  );
}

const MAKING = GAME_IDS.filter((id) => GAMES[id].creations.length > 0);

interface LoadedBenchProps {
  readonly game: GameId;
  readonly creation: Creation;
  readonly made: string | undefined;
  readonly library: string | undefined;
}

function LoadedBench({ game, creation, made, library }: LoadedBenchProps) {
  const loaded = useLoaded(
    useCallback(() => load(game, creation, made, library), [game, creation, made, library]),
  );
  if (loaded === undefined) return null;
  return (
    <BenchPage
      game={game}
      creation={creation}
      wasSent={made !== undefined || library !== undefined}
      {...loaded}
    />
  );
}

import type { GameId } from '@questhall/games';
import type { MiniaturePiece } from '../app/saved-games.ts';
import { pageOf } from '../tables/pages.ts';
import styles from './Miniature.module.css';
import { useArt } from './use-art.ts';

interface MiniatureProps {
  readonly game: GameId;
  readonly pieces: readonly MiniaturePiece[];
}

/** A saved board at a glance. */
export function Miniature({ game, pieces }: MiniatureProps) {
  const art = useArt(game);
  const { Ground } = pageOf(game);
  return (
    <svg
      className={styles.miniature}
      viewBox="0 0 200 92"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {Ground === undefined ? <PlainGround game={game} /> : <Ground />}
      {pieces.map((piece) => (
        <Piece key={`${piece.x},${piece.y}`} piece={piece} art={art} />
      ))}
    </svg>
  );
}

function PlainGround({ game }: { readonly game: GameId }) {
  return (
    <g data-game={game}>
      <rect width="200" height="92" fill="var(--box-hi)" />
      <path
        d="M0 8H200M0 24H200M0 40H200M0 56H200M0 72H200M0 88H200"
        stroke="var(--box-lo)"
        strokeWidth="2"
      />
      <path
        d="M14 0V92M28 0V92M42 0V92M56 0V92M70 0V92M84 0V92M98 0V92M112 0V92M126 0V92M140 0V92M154 0V92M168 0V92M182 0V92"
        stroke="var(--box-lo)"
        strokeWidth="2"
      />
    </g>
  );
}

interface PieceProps {
  readonly piece: MiniaturePiece;
  readonly art: (name: string) => string | undefined;
}

function Piece({ piece: { x, y, kind, art: name, colour }, art }: PieceProps) {
  if (kind === 'tile') return <rect x={x} y={y} width="14" height="14" rx="1.5" fill={colour ?? '#d9c59a'} />;
  if (kind === 'token') {
    return (
      <circle cx={x} cy={y} r="5.5" fill={colour ?? 'var(--brass)'} stroke="#fff6e2" strokeWidth="1.5" />
    );
  }
  const url = name === undefined ? undefined : art(name);
  return (
    <g transform={`translate(${x - 14} ${y - 15})`}>
      <rect
        width="28"
        height="30"
        rx={kind === 'hero' ? 7 : 3}
        fill={kind === 'hero' ? '#fffaf0' : '#5b3f30'}
        stroke={colour ?? '#3d2417'}
        strokeWidth="1.5"
      />
      {url !== undefined && (
        <image href={url} x="1.5" y="2" width="25" height="27" preserveAspectRatio="xMidYMax slice" />
      )}
    </g>
  );
}

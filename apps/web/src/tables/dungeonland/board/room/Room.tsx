/** One tile: its floor, what is laid on it, what blocks, what stands there, and its light. */
import type { TileView } from '@questhall/games/dungeonland';
import { cornerOf } from '../../logic/place.ts';
import { Blocks } from './Blocks.tsx';
import { layersOf } from './floors.ts';
import { chances, INK, SIDE, short, WIDE } from './ink.ts';
import { INLAY_DRAWINGS } from './inlays.tsx';
import { Pieces } from './Pieces.tsx';
import styles from './room.module.css';
import type { Beyond, Room as RoomLooks } from './rooms.ts';
import { roomOf } from './rooms.ts';
import { bareBlocks, standingOn, turnedSpot } from './turned.ts';

const LINES = Array.from({ length: 7 }, (_, at) => (at + 1) * SIDE);
const GRID = LINES.map((at) => `M${at} 0V${WIDE}M0 ${at}H${WIDE}`).join('');

export function Room({ tile }: { readonly tile: TileView }) {
  const room = roomOf(tile.tile);
  const { x, y } = cornerOf(tile);
  return (
    <g>
      <Ground tile={tile} room={room} x={x} y={y} />
      <Blocks block={room.block} cells={bareBlocks(tile, room)} rows={tile.rows} x={x} y={y} />
      <Outside rows={tile.rows} beyond={room.beyond} x={x} y={y} />
      <rect x={x} y={y} width={WIDE} height={WIDE} fill="url(#dl-vignette)" />
      {room.lamps.map(({ at, reach, light }) => {
        const spot = turnedSpot(at, tile.turns);
        return (
          <circle
            key={at.join(' ')}
            cx={x + spot.x * SIDE}
            cy={y + spot.y * SIDE}
            r={reach * SIDE}
            fill={`url(#dl-light-${light})`}
            clipPath={`url(#${clipOf(tile)})`}
          />
        );
      })}
      <Pieces standing={standingOn(tile, room)} x={x} y={y} />
    </g>
  );
}

const clipOf = ({ x, y }: TileView): string => `dl-tile-${x}-${y}`;

interface GroundProps {
  readonly tile: TileView;
  readonly room: RoomLooks;
  readonly x: number;
  readonly y: number;
}

function Ground({ tile, room, x, y }: GroundProps) {
  return (
    <>
      <clipPath id={clipOf(tile)}>
        <rect x={x} y={y} width={WIDE} height={WIDE} />
      </clipPath>
      <g clipPath={`url(#${clipOf(tile)})`}>
        <g transform={`translate(${x} ${y})`}>
          {layersOf(room.floor).map(({ d, fill = 'none', stroke, width, opacity }) => (
            <path
              key={`${fill} ${stroke} ${d.length}`}
              d={d}
              fill={fill}
              stroke={stroke}
              strokeWidth={width}
              opacity={opacity}
              strokeLinecap="round"
            />
          ))}
          <g transform={`translate(${WIDE / 2} ${WIDE / 2}) rotate(${tile.turns * 90})`}>
            {room.inlays.map((inlay) => (
              <g key={inlay}>{INLAY_DRAWINGS[inlay]}</g>
            ))}
          </g>
          <path className={styles.grid} d={GRID} />
          <path className={styles.gridLit} d={GRID} transform="translate(1.4 1.4)" />
        </g>
      </g>
    </>
  );
}

interface OutsideProps {
  readonly rows: readonly string[];
  readonly beyond: Beyond;
  readonly x: number;
  readonly y: number;
}

const FILLS: { readonly [beyond in Beyond]: string } = {
  dark: '#070b1e',
  wood: '#0c1a20',
  water: 'url(#dl-water)',
};

/** Where the tile has no squares: night, deep wood, or the sea. */
function Outside({ rows, beyond, x, y }: OutsideProps) {
  const cells = rows.flatMap((row, r) =>
    [...row].flatMap((sign, c) => (sign === '_' ? [{ c, r, left: x + c * SIDE, top: y + r * SIDE }] : [])),
  );
  if (cells.length === 0) return null;
  const chance = chances(cells.length);
  const isLand = (c: number, r: number): boolean => !['_', undefined].includes(rows[r]?.[c]);
  const shore = cells
    .map(({ c, r, left, top }) =>
      [
        isLand(c, r - 1) && `M${left} ${top}h${SIDE}`,
        isLand(c, r + 1) && `M${left} ${top + SIDE}h${SIDE}`,
        isLand(c - 1, r) && `M${left} ${top}v${SIDE}`,
        isLand(c + 1, r) && `M${left + SIDE} ${top}v${SIDE}`,
      ]
        .filter(Boolean)
        .join(''),
    )
    .join('');
  const ripples = cells
    .flatMap(({ left, top }) =>
      [10, 24, 38].map((down) => `M${short(left + 4 + chance() * 16)} ${top + down}q5-4 10 0t10 0`),
    )
    .join('');
  return (
    <>
      {cells.map(({ left, top }) => (
        <rect
          key={`${left} ${top}`}
          x={left}
          y={top}
          width={SIDE + 0.4}
          height={SIDE + 0.4}
          fill={FILLS[beyond]}
        />
      ))}
      {beyond === 'water' && <path d={ripples} className={styles.ripples} />}
      {beyond === 'wood' &&
        cells.map(({ left, top }) => <Firs key={`${left} ${top}`} x={left + SIDE / 2} y={top + SIDE / 2} />)}
      <path d={shore} stroke={INK} strokeWidth="7" strokeLinecap="square" />
      <path
        d={shore}
        stroke={beyond === 'water' ? '#8a93ad' : '#33523f'}
        strokeWidth="3"
        strokeLinecap="square"
      />
    </>
  );
}

function Firs({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="#173034" stroke={INK} strokeWidth="1.4">
      <path d="M-12-20L-1 8H-23Z" />
      <path d="M12-14L23 14H1Z" />
      <path d="M0-8L13 22H-13Z" fill="#1f3f3f" />
    </g>
  );
}

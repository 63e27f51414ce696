/** The floor: rooms, rock, thorns, furniture, doors. */
import type { DoorView, DungeonlandView, SceneryView, TileView } from '@questhall/dungeonland';
import { nameOfThing } from '@questhall/dungeonland';
import { memo } from 'react';
import { art } from '../../../art/dungeonland/index.ts';
import { svgButton, useTarget } from '../../../table/targets.tsx';
import { classes } from '../../../ui/classes.ts';
import { cornerOf, doorPlace, SIZE } from '../logic/place.ts';
import styles from './Tiles.module.css';

/** Each tile has a floor of its own: wood, marble, moss, sugar, planks, frost. */
const FLOORS: readonly (readonly [light: string, dark: string, line: string])[] = [
  ['#4a3d57', '#43364f', '#2f2639'],
  ['#5d6b9c', '#53608f', '#3b4673'],
  ['#4d5f4a', '#455642', '#324030'],
  ['#7a5a6b', '#6d4f60', '#523a48'],
  ['#5f5340', '#554a38', '#3e3526'],
  ['#5b7488', '#51697c', '#3b4f60'],
];

const floorOf = (tile: string): readonly [string, string, string] =>
  FLOORS[Number(tile.replace(/\D/g, '')) % FLOORS.length] ?? (FLOORS[0] as readonly [string, string, string]);

export const Tiles = memo(function Tiles({ tiles }: { readonly tiles: DungeonlandView['tiles'] }) {
  return (
    <g className={styles.tiles}>
      <defs>
        <pattern id="dl-rock" width="12" height="12" patternUnits="userSpaceOnUse">
          <rect width="12" height="12" fill="#1b2550" />
          <path d="M-3 3L3-3M0 12L12 0M9 15L15 9" stroke="#2b3a77" strokeWidth="2" />
        </pattern>
      </defs>
      {tiles.map((tile) => (
        <Room key={`${tile.tile} ${tile.x} ${tile.y}`} tile={tile} />
      ))}
    </g>
  );
});

function Room({ tile }: { readonly tile: TileView }) {
  const [light, dark, line] = floorOf(tile.tile);
  const { x, y } = cornerOf(tile);
  const squares = tile.rows.flatMap((row, r) =>
    [...row].map((sign, c) => ({ sign, x: x + c * SIZE, y: y + r * SIZE, c, r })),
  );
  return (
    <g>
      <rect x={x - 7} y={y - 7} width={8 * SIZE + 14} height={8 * SIZE + 14} className={styles.wall} />
      {squares.map(({ sign, x: left, y: top, c, r }) =>
        sign === '_' ? null : (
          <g key={`${c} ${r}`}>
            <rect
              x={left}
              y={top}
              width={SIZE}
              height={SIZE}
              fill={sign === '#' ? 'url(#dl-rock)' : (c + r) % 2 === 0 ? light : dark}
              stroke={sign === '#' ? 'none' : line}
            />
            {sign === 'o' && <Pillar x={left} y={top} />}
            {sign === '~' && (
              <image href={art('scenery-brambles')} x={left} y={top} width={SIZE} height={SIZE} />
            )}
          </g>
        ),
      )}
      <text x={x + 4 * SIZE} y={y + 8 * SIZE - 8} className={styles.name}>
        {nameOfThing(tile.tile)}
      </text>
    </g>
  );
}

/** Something one cannot see over. */
function Pillar({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x + SIZE / 2} ${y + SIZE / 2})`}>
      <ellipse cy="14" rx="19" ry="7" fill="rgb(0 0 0 / 45%)" />
      <path
        d="M-17 12V-6Q-17-18 0-18T17-6V12Q17 20 0 20T-17 12Z"
        fill="#8d7a5c"
        stroke="#3a2f20"
        strokeWidth="2"
      />
      <ellipse cy="-8" rx="17" ry="9" fill="#b7a27c" stroke="#3a2f20" strokeWidth="2" />
    </g>
  );
}

/** A door of two squares; behind a closed one nobody knows what there is. */
export function Door({ door }: { readonly door: DoorView }) {
  const target = useTarget({ door: door.id }, [{ do: 'openDoor', at: { door: door.id } }]);
  const { x, y, upright } = doorPlace(door);
  return (
    <g
      {...svgButton(target, door.open ? 'Open door' : 'Closed door')}
      className={classes(styles.door, target.legal && styles.can)}
      transform={`translate(${x} ${y})${upright ? ' rotate(90)' : ''}`}
    >
      {door.open ? (
        <>
          <rect x={-SIZE} y="-9" width={2 * SIZE} height="18" fill="#3a2f3f" />
          <path
            d={`M${-SIZE} -9l-4 -26h10v26ZM${SIZE} -9l4 -26h-10v26Z`}
            fill="#7a5230"
            stroke="#2b1a0c"
            strokeWidth="2"
          />
        </>
      ) : (
        <>
          <rect
            x={-SIZE - 6}
            y="-13"
            width={2 * SIZE + 12}
            height="26"
            rx="4"
            fill="#7a5230"
            stroke="#2b1a0c"
            strokeWidth="3"
          />
          <path d={`M0 -12v24M${-SIZE / 2} -12v24M${SIZE / 2} -12v24`} stroke="#2b1a0c" strokeWidth="2" />
          <circle r="7" fill="#d8b25a" stroke="#2b1a0c" strokeWidth="2" />
        </>
      )}
      {[-SIZE - 8, SIZE + 8].map((end) => (
        <rect
          key={end}
          x={end - 9}
          y="-12"
          width="18"
          height="24"
          rx="3"
          fill="#d8b25a"
          stroke="#2b1a0c"
          strokeWidth="2"
        />
      ))}
    </g>
  );
}

const SCENERY_ART: { readonly [type: string]: string } = {
  trapPlate: 'scenery-trap-plate',
  key: 'scenery-chest',
};

const SCENERY_NAMES: { readonly [type in SceneryView['type']]: string } = {
  chest: 'Chest',
  barrel: 'Barrel',
  cupboard: 'Cupboard',
  fountain: 'Fountain',
  altar: 'Altar',
  lever: 'Lever',
  gate: 'Gate',
  cage: 'Cage',
  brambles: 'Brambles',
  oven: 'Oven',
  trapPlate: 'Trap plate',
  key: 'Key',
  banner: 'Banner',
  pebbles: 'Pebbles',
};

export function SceneryPiece({ piece }: { readonly piece: SceneryView }) {
  const { id, type, used } = piece;
  const target = useTarget({ scenery: id }, [
    { do: 'interact', at: { scenery: id } },
    { do: 'lootScenery', at: { scenery: id } },
  ]);
  const { x, y } = cornerOf(piece);
  const drawing = art(SCENERY_ART[type] ?? `scenery-${type}`);
  return (
    <g
      {...svgButton(target, `${SCENERY_NAMES[type]}${used ? ', used' : ''}`)}
      className={classes(styles.scenery, target.legal && styles.can, used && styles.used)}
    >
      {drawing === undefined ? (
        <>
          <circle
            cx={x + SIZE / 2}
            cy={y + SIZE / 2}
            r="18"
            fill="#d8b25a"
            stroke="#2b1a0c"
            strokeWidth="2"
          />
          <text x={x + SIZE / 2} y={y + SIZE / 2 + 6} className={styles.letter}>
            {SCENERY_NAMES[type].charAt(0)}
          </text>
        </>
      ) : (
        <image href={drawing} x={x + 1} y={y + 1} width={SIZE - 2} height={SIZE - 2} />
      )}
    </g>
  );
}

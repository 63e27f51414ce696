import type { DoorView } from '@questhall/games/dungeonland';
import { svgButton, useTarget } from '../../../table/targets.tsx';
import { classes } from '../../../ui/classes.ts';
import { doorPlace, SIZE } from '../logic/place.ts';
import styles from './Tiles.module.css';

const INK = '#140d1c';

interface DoorProps {
  readonly door: DoorView;
  /** Cards still lie behind doors. */
  readonly leads: boolean;
}

/** A door of two squares; behind a closed one nobody knows what there is. */
export function Door({ door, leads }: DoorProps) {
  const target = useTarget({ door: door.id }, [{ do: 'openDoor', at: { door: door.id } }]);
  const { x, y, upright, outwards } = doorPlace(door);
  return (
    <g
      {...svgButton(target, door.open ? 'Open door' : 'Closed door')}
      className={classes(styles.door, target.legal && styles.can)}
      transform={`translate(${x} ${y})${upright ? ' rotate(90)' : ''}`}
    >
      {door.open ? <Opened /> : <Shut upright={upright} />}
      {[-SIZE, SIZE].map((end) => (
        <Post key={end} x={end} />
      ))}
      {!door.open && leads && <Unknown y={(upright ? -outwards : outwards) * 36} upright={upright} />}
    </g>
  );
}

function Opened() {
  return (
    <>
      <rect x={-SIZE} y="-11" width={2 * SIZE} height="22" fill="#46343c" />
      <path d={`M${-SIZE} 0H${SIZE}`} stroke="#6d5360" strokeWidth="12" strokeDasharray="15 1.4" />
      <path
        d={`M${-SIZE}-10H${SIZE}M${-SIZE} 10H${SIZE}`}
        stroke="#d8b25a"
        strokeWidth="1.4"
        strokeDasharray="5 4"
      />
      <path
        d={`M${-SIZE - 4}-6l-13-36 9-3 14 36ZM${SIZE + 4}-6l13-36-9-3-14 36Z`}
        fill="url(#dl-oak)"
        stroke={INK}
        strokeWidth="2"
      />
      <path
        d={`M${-SIZE - 8}-14l9-3M${-SIZE - 13}-30l9-3M${SIZE + 8}-14l-9-3M${SIZE + 13}-30l-9-3`}
        stroke="#d8b25a"
        strokeWidth="1.8"
      />
    </>
  );
}

/** Two leaves with hinges, and a lock between them. */
function Shut({ upright }: { readonly upright: boolean }) {
  return (
    <>
      <rect x={-SIZE} y="-16" width={2 * SIZE} height="32" rx="3" fill={INK} />
      {[-1, 1].map((leaf) => (
        <g key={leaf} transform={`scale(${leaf} 1)`}>
          <rect x="1.5" y="-13" width={SIZE - 8} height="26" rx="2" fill="url(#dl-oak)" />
          <path d="M11-13V13M21-13V13M31-13V13" stroke="#3a1f0e" strokeWidth="1.4" />
          <path d={`M2.5-11.8H${SIZE - 8}`} stroke="#f0c48c" strokeOpacity=".7" strokeWidth="1.4" />
          <path
            d={`M${SIZE - 7}-7h-20M${SIZE - 7} 7h-20`}
            stroke={INK}
            strokeWidth="5"
            strokeLinecap="round"
          />
          <path
            d={`M${SIZE - 7}-7h-20M${SIZE - 7} 7h-20`}
            stroke="#d8b25a"
            strokeWidth="2.4"
            strokeLinecap="round"
          />
        </g>
      ))}
      <circle r="9.5" fill={INK} />
      <circle r="7.6" fill="url(#dl-gold)" />
      <path
        d="M0-4a2.2 2.2 0 0 1 1.2 4l1.2 4.5h-4.8l1.2-4.5A2.2 2.2 0 0 1 0-4Z"
        fill={INK}
        {...(upright && { transform: 'rotate(-90)' })}
      />
    </>
  );
}

function Post({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <rect x="-11.5" y="-11.5" width="23" height="23" rx="3.5" fill={INK} />
      <rect x="-9" y="-9" width="18" height="18" rx="2.5" fill="url(#dl-gold)" />
      <path d="M0-6.5L6.5 0L0 6.5L-6.5 0Z" fill="#141c3a" />
    </g>
  );
}

/** Fog, and a seal before it. */
function Unknown({ y, upright }: { readonly y: number; readonly upright: boolean }) {
  return (
    <g className={styles.unknown} transform={`translate(0 ${y})${upright ? ' rotate(-90)' : ''}`}>
      <ellipse className={styles.halo} {...(upright ? { rx: 30, ry: 62 } : { rx: 62, ry: 30 })} />
      <circle r="14" />
      <text y="6.5">?</text>
    </g>
  );
}

/** Doors and all the pieces of a dungeon. */
import type { DoorView, MapView, SuperView } from '@questhall/games/super-fantasy';
import { art } from '../../../art/super-fantasy/index.ts';
import { svgButton, useTarget } from '../../../table/targets.tsx';
import { classes } from '../../../ui/classes.ts';
import { Glyph } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';
import { cornerOf, doorPlace, SIZE } from '../logic/place.ts';
import styles from './Dungeon.module.css';

/** A door is drawn in units of which two squares have so many. */
const WIDE = 120;

export function Door({ door, map }: { readonly door: DoorView; readonly map: MapView }) {
  const { index, edges, open, trapped, locked, gate } = door;
  const picking = { do: 'pickDoor', dice: 1, at: { door: index } };
  const target = useTarget({ door: index }, [picking]);
  const { x, y, upright } = doorPlace(edges, map);
  const name = gate ? 'Gate' : 'Door';
  const states = [open ? 'open' : 'closed', ...(trapped ? ['trapped'] : []), ...(locked ? ['locked'] : [])];
  const Leaf = open ? Threshold : gate ? Bars : upright ? Plank : Planks;
  return (
    <g
      {...svgButton(target, `${name}, ${states.join(', ')}`)}
      className={classes(styles.piece, target.legal && styles.can)}
      transform={`translate(${x} ${y}) scale(${(2 * SIZE) / WIDE})`}
    >
      <g className={styles.door}>
        <Leaf upright={upright} />
        {POSTS.map((at) => (
          <g key={at} transform={upright ? `translate(0 ${at})` : `translate(${at} 0)`}>
            <rect x="-12" y="-12" width="24" height="24" rx="5" fill="#7c5cb4" strokeWidth="3.6" />
            <rect x="-7" y="-8" width="14" height="6" rx="2" fill="#c4abee" stroke="none" />
          </g>
        ))}
      </g>
      {!open && locked && (
        <g transform={upright ? undefined : 'translate(0 5)'}>
          <circle r="16" fill="#1b0d2b" />
          <circle r="13" fill="#ffd257" />
          <Glyph shape={icon.plainPadlockIcon} x={-9} y={-9.5} size={18} fill="#1b0d2b" />
        </g>
      )}
      {trapped && (
        <image
          href={art('prop-trap-spikes')}
          x={upright ? -17 : 14}
          y={upright ? 14 : -13}
          width="34"
          height="34"
        />
      )}
    </g>
  );
}

const POSTS = [-WIDE / 2, WIDE / 2];

interface LeafProps {
  readonly upright: boolean;
}

/** Seen from the front: a wall that runs from left to right. */
const Planks = () => (
  <>
    <rect x="-58" y="-13" width="116" height="36" rx="3" fill="#e08a35" strokeWidth="3.8" />
    <path d="M-45 -11V21M-30 -11V21M-15 -11V21M15 -11V21M30 -11V21M45 -11V21" className={styles.seams} />
    <path d="M0 -11V21" strokeWidth="4" />
    <path d="M-54 -9H54" className={styles.lit} />
    <path d="M-57 1H57M-57 15H57" className={styles.bands} />
  </>
);

/** Seen from above: a wall that runs up and down. */
const Plank = () => (
  <>
    <rect x="-13" y="-55" width="26" height="110" rx="3" fill="#e08a35" strokeWidth="3.8" />
    <path d="M-4 -52V52M5 -52V52" className={styles.seams} />
    <path d="M-9 -52V52" className={styles.lit} />
    <path d="M-13 -32H13M-13 32H13" className={styles.bands} />
  </>
);

const RODS = [-42, -30, -18, -6, 6, 18, 30, 42];

const Bars = ({ upright }: LeafProps) => (
  <g transform={upright ? 'rotate(90)' : undefined}>
    <rect x="-58" y="-12" width="116" height="26" fill="#241233" strokeWidth="3.4" />
    {RODS.map((at) => (
      <rect key={at} x={at - 3} y="-11" width="6" height="24" rx="2" fill="#aab2c8" strokeWidth="1.8" />
    ))}
  </g>
);

const Threshold = ({ upright }: LeafProps) => (
  <g transform={upright ? undefined : 'rotate(90)'}>
    <rect x="-10" y="-60" width="20" height="120" fill="#5d4630" stroke="none" />
    <path d="M-10 -48V48M10 -48V48" strokeDasharray="10 5" strokeWidth="2.4" />
  </g>
);

interface PieceProps {
  readonly view: SuperView;
  readonly square: number;
  /** It lies on more than the square by which it is named. */
  readonly on?: readonly number[];
  readonly drawing: string;
  readonly label: string;
  /** It lies on the floor and throws no shadow. */
  readonly flat?: boolean;
  /** A trap token lies on it. */
  readonly trapped?: boolean;
}

/** Anything that lies on a square and can be pointed at. */
function Piece({ view, square, on = [square], drawing, label, flat = false, trapped = false }: PieceProps) {
  const target = useTarget({ square });
  const corners = on.map((each) => cornerOf(each, view));
  const [x, y] = [
    Math.min(...corners.map((corner) => corner.x)),
    Math.min(...corners.map((corner) => corner.y)),
  ];
  const size = on.length > 1 ? 2 : 1;
  return (
    <g {...svgButton(target, label)} className={classes(styles.piece, target.legal && styles.can)}>
      {!flat && <ellipse cx={x + SIZE / 2 + 3} cy={y + SIZE - 6} rx="21" ry="7" className={styles.shadow} />}
      <image
        href={art(drawing)}
        x={x - 2}
        y={y - (flat ? 2 : 4)}
        width={size * SIZE + 4}
        height={size * SIZE + 4}
      />
      {trapped && (
        <image href={art('prop-trap-spikes')} x={x + SIZE - 22} y={y + SIZE - 24} width="24" height="24" />
      )}
    </g>
  );
}

/** Chests, barrels, traps, portals, levers, buttons, braziers, statue, tomes, tokens. */
export function Pieces({ view }: { readonly view: SuperView }) {
  return (
    <>
      {view.portals
        .filter(({ closed, squares }) => !closed && squares.length > 0)
        .map(({ id, kind, squares, progress }) => (
          <Piece
            key={id}
            view={view}
            square={squares[0] ?? 0}
            drawing={`prop-portal-${kind}`}
            label={`Portal${progress > 0 ? `, ${progress} successes against it` : ''}`}
            on={squares}
            flat
          />
        ))}
      {view.holes.map((square) => (
        <Piece key={square} view={view} square={square} drawing="prop-trap-spikes" label="Hole" flat />
      ))}
      {view.floorTraps.map((square) => (
        <Piece key={square} view={view} square={square} drawing="prop-trap-spikes" label="Trap" flat />
      ))}
      {view.chests.map(({ square, trapped }) => (
        <Piece
          key={square}
          view={view}
          square={square}
          drawing="prop-chest-closed"
          label={trapped ? 'Chest, trapped' : 'Chest'}
          trapped={trapped}
        />
      ))}
      {view.barrels.map((square) => (
        <Piece key={square} view={view} square={square} drawing="prop-barrel" label="Barrel" />
      ))}
      {view.levers.map(({ id, square, on }) => (
        <Piece
          key={id}
          view={view}
          square={square}
          drawing={`prop-lever-${on ? 'on' : 'off'}`}
          label={on ? 'Lever, thrown' : 'Lever'}
        />
      ))}
      {view.buttons.map(({ id, square, pressed }) => (
        <Piece
          key={id}
          view={view}
          square={square}
          drawing="prop-button"
          flat
          label={pressed ? 'Button, pressed' : 'Button'}
        />
      ))}
      {view.braziers.map(({ id, square, lit }) => (
        <Piece
          key={id}
          view={view}
          square={square}
          drawing={`prop-brazier-${lit ? 'lit' : 'unlit'}`}
          label={lit ? 'Brazier, lit' : 'Brazier'}
        />
      ))}
      {view.tomes
        .filter(({ square, brought }) => square >= 0 && !brought)
        .map(({ id, square }) => (
          <Piece key={id} view={view} square={square} drawing="prop-tome" label="Piece of a Tome" />
        ))}
      {view.fateTokens.map(({ id, square }) => (
        <Piece key={id} view={view} square={square} drawing="prop-fate-token" label="Fate token" />
      ))}
      {view.statue >= 0 && <Piece view={view} square={view.statue} drawing="prop-statue" label="Statue" />}
      {view.dodge !== null && view.dodge.tome >= 0 && (
        <Piece view={view} square={view.dodge.tome} drawing="prop-tome" label="Tome of Power" />
      )}
    </>
  );
}

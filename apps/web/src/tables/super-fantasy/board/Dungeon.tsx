/** Floors, walls, furniture, doors and all the pieces of a dungeon. */
import type { DoorView, SuperView } from '@questhall/super-fantasy';
import { memo } from 'react';
import { art } from '../../../art/super-fantasy/index.ts';
import { svgButton, useTarget } from '../../../table/targets.tsx';
import { classes } from '../../../ui/classes.ts';
import { cornerOf, doorPlace, edgeLine, SIZE } from '../logic/place.ts';
import styles from './Dungeon.module.css';

const FLOORS: { readonly [kind: string]: readonly [light: string, dark: string] } = {
  room: ['#6a5a86', '#62527d'],
  corridor: ['#8a7355', '#80694d'],
};

/** The ground never changes but where somebody wakes up, or a wall falls. */
export const Floor = memo(function Floor({
  map,
  view,
}: {
  readonly map: SuperView['map'];
  readonly view: SuperView;
}) {
  return (
    <g className={styles.floor}>
      {map.tileOf.map((tile, square) => {
        const laid = map.tiles[tile];
        if (laid === undefined) return null;
        const { x, y } = cornerOf(square, view);
        const [light, dark] = FLOORS[laid.kind] ?? (FLOORS.room as readonly [string, string]);
        const odd = (x / SIZE + y / SIZE) % 2 === 1;
        return (
          <rect
            key={`${x} ${y}`}
            x={x}
            y={y}
            width={SIZE}
            height={SIZE}
            fill={odd ? dark : light}
            className={classes(laid.asleep && styles.asleep, laid.sealed && styles.sealed)}
          />
        );
      })}
      {map.walls.map((edge) => (
        <line key={edge} {...edgeLine(edge)} className={styles.wall} />
      ))}
      {map.walls.map((edge) => (
        <line key={edge} {...edgeLine(edge)} className={styles.rim} />
      ))}
      {map.furniture.map(({ square, kind }) => {
        const { x, y } = cornerOf(square, view);
        return <Prop key={square} drawing={FURNITURE[kind] ?? 'prop-column'} x={x} y={y} />;
      })}
    </g>
  );
});

const FURNITURE: { readonly [kind: string]: string } = {
  table: 'prop-table',
  bed: 'prop-bed',
  bench: 'prop-bench',
  column: 'prop-column',
};

function Prop({ drawing, x, y }: { readonly drawing: string; readonly x: number; readonly y: number }) {
  return <image href={art(drawing)} x={x + 2} y={y + 2} width={SIZE - 4} height={SIZE - 4} />;
}

export function Door({ door }: { readonly door: DoorView }) {
  const { index, edges, open, trapped, locked, gate } = door;
  const picking = { do: 'pickDoor', dice: 1, at: { door: index } };
  const target = useTarget({ door: index }, [picking]);
  const { x, y, upright } = doorPlace(edges);
  const name = gate ? 'Gate' : 'Door';
  const states = [open ? 'open' : 'closed', ...(trapped ? ['trapped'] : []), ...(locked ? ['locked'] : [])];
  return (
    <g
      {...svgButton(target, `${name}, ${states.join(', ')}`)}
      className={classes(styles.piece, target.legal && styles.can)}
      transform={`translate(${x} ${y})${upright ? ' rotate(90)' : ''}`}
    >
      <rect x={-SIZE} y="-12" width={2 * SIZE} height="24" fill="transparent" />
      {open ? (
        <path d={`M${-SIZE} 0v-30h9V6h-9ZM${SIZE} 0v-30h-9V6h9Z`} className={styles.leaf} />
      ) : (
        <>
          <rect
            x={-SIZE}
            y="-11"
            width={2 * SIZE}
            height="22"
            rx="4"
            className={gate ? styles.gate : styles.leaf}
          />
          <path d={`M0 -10v20M${-SIZE / 2} -10v20M${SIZE / 2} -10v20`} stroke="#3a2208" strokeWidth="2" />
          {locked && <image href={art('prop-lock')} x="-14" y="-16" width="28" height="28" />}
        </>
      )}
      {trapped && <image href={art('prop-trap-spikes')} x={SIZE / 2 - 12} y="-14" width="26" height="26" />}
    </g>
  );
}

interface PieceProps {
  readonly view: SuperView;
  readonly square: number;
  readonly drawing: string;
  readonly label: string;
  /** In squares each way. */
  readonly size?: number;
}

/** Anything that lies on a square and can be pointed at. */
function Piece({ view, square, drawing, label, size = 1 }: PieceProps) {
  const target = useTarget({ square });
  const { x, y } = cornerOf(square, view);
  return (
    <g {...svgButton(target, label)} className={classes(styles.piece, target.legal && styles.can)}>
      <image href={art(drawing)} x={x + 2} y={y + 2} width={size * SIZE - 4} height={size * SIZE - 4} />
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
            size={kind === 'big' ? 2 : 1}
          />
        ))}
      {view.holes.map((square) => (
        <Piece key={square} view={view} square={square} drawing="prop-trap-spikes" label="Hole" />
      ))}
      {view.floorTraps.map((square) => (
        <Piece key={square} view={view} square={square} drawing="prop-trap-spikes" label="Trap" />
      ))}
      {view.chests.map(({ square, trapped }) => (
        <Piece
          key={square}
          view={view}
          square={square}
          drawing="prop-chest-closed"
          label={trapped ? 'Chest, trapped' : 'Chest'}
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

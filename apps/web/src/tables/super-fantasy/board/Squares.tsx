import { squareName } from '@questhall/games/super-fantasy';
import { Cell } from '../../../table/parts/Cell.tsx';
import { intend, pointing } from '../intent.ts';
import { outlineOf } from '../logic/outline.ts';
import type { Point } from '../logic/place.ts';
import { cornerOf, SIZE } from '../logic/place.ts';
import type { SuperScene } from '../logic/scene.ts';
import styles from './Squares.module.css';

const INSET = 3.4;
const ROUND = 7;

/** A stone with round corners, a little smaller than its square. */
function stone({ x, y }: Point): string {
  const side = SIZE - 2 * INSET - 2 * ROUND;
  const turn = (dx: number, dy: number): string => `a${ROUND} ${ROUND} 0 0 1 ${dx} ${dy}`;
  return `M${x + INSET + ROUND} ${y + INSET}h${side}${turn(ROUND, ROUND)}v${side}${turn(-ROUND, ROUND)}h${-side}${turn(-ROUND, -ROUND)}v${-side}${turn(ROUND, -ROUND)}Z`;
}

/** Every square as a place one can point at; a walk ends in those with a mark. */
export function Squares({ scene: { view, decision } }: { readonly scene: SuperScene }) {
  const goals = (decision?.options ?? []).flatMap(({ at }) =>
    typeof at?.square === 'number' ? [at.square] : [],
  );
  const walking = decision?.kind === 'goTo';
  const held = new Set(walking ? goals.filter((square) => view.turn?.zones.includes(square)) : []);
  return (
    <g className={styles.squares}>
      <path className={styles.entrance} d={outlineOf(view.mission.entrance, view, 4)} />
      <path className={styles.reach} d={outlineOf(goals, view, 1)} />
      {view.map.tileOf.map((tile, square) => {
        if (tile < 0) return null;
        const corner = cornerOf(square, view);
        const going = { do: 'goTo', steps: 0, at: { square } };
        return (
          <g
            key={`${corner.x} ${corner.y}`}
            {...(walking &&
              pointing(
                () => intend(decision.id, { to: square }),
                () => intend(decision.id, { to: undefined }),
              ))}
          >
            <Cell
              at={{ square }}
              candidates={[going]}
              shape={stone(corner)}
              label={`Square ${squareName(square, view)}${held.has(square) ? ', the walk ends here' : ''}`}
            >
              {held.has(square) && <Stop {...corner} />}
            </Cell>
          </g>
        );
      })}
    </g>
  );
}

/** Inside of a Block Zone. */
const Stop = ({ x, y }: Point) => (
  <g transform={`translate(${x + SIZE - 10.5} ${y + 10.5})`}>
    <circle r="6.6" fill="#1b0d2b" />
    <rect x="-3" y="-3" width="6" height="6" rx="1.2" fill="#ff7a45" />
  </g>
);

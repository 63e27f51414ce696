import { plural, squareName } from '@questhall/games/super-fantasy';
import { Cell } from '../../../table/parts/Cell.tsx';
import { intend, pointing } from '../intent.ts';
import { percent, withDiceWords } from '../logic/chances.ts';
import { outlineOf } from '../logic/outline.ts';
import type { Point } from '../logic/place.ts';
import { cornerOf, SIZE } from '../logic/place.ts';
import type { SuperScene } from '../logic/scene.ts';
import type { WalkAhead } from '../logic/walk.ts';
import styles from './Squares.module.css';

const INSET = 3.4;
const ROUND = 7;

/** A stone with round corners, a little smaller than its square. */
function stone({ x, y }: Point): string {
  const side = SIZE - 2 * INSET - 2 * ROUND;
  const turn = (dx: number, dy: number): string => `a${ROUND} ${ROUND} 0 0 1 ${dx} ${dy}`;
  return `M${x + INSET + ROUND} ${y + INSET}h${side}${turn(ROUND, ROUND)}v${side}${turn(-ROUND, ROUND)}h${-side}${turn(-ROUND, -ROUND)}v${-side}${turn(ROUND, -ROUND)}Z`;
}

interface SquaresProps {
  readonly scene: SuperScene;
  /** What can be hoped for before the roll. */
  readonly walks: readonly WalkAhead[];
}

const hoped = (walk: WalkAhead | undefined): string =>
  walk === undefined
    ? ''
    : `, ${plural(walk.steps, 'step', 'steps')}: ${percent(walk.chance)} with ${withDiceWords(walk.dice)}`;

/** Every square as a place one can point at; a walk ends in those with a mark. */
export function Squares({ scene: { view, decision }, walks }: SquaresProps) {
  const goals = (decision?.options ?? []).flatMap(({ at }) =>
    typeof at?.square === 'number' ? [at.square] : [],
  );
  const walking = decision?.kind === 'goTo' || walks.length > 0;
  const ends = decision?.kind === 'goTo' ? goals : [];
  const held = new Set(ends.filter((square) => view.turn?.zones.includes(square)));
  const ahead = new Map(walks.map((walk) => [walk.square, walk]));
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
              decision !== null &&
              pointing(
                () => intend(decision.id, { to: square }),
                () => intend(decision.id, { to: undefined }),
              ))}
          >
            <Cell
              at={{ square }}
              candidates={[going]}
              shape={stone(corner)}
              label={`Square ${squareName(square, view)}${held.has(square) ? ', the walk ends here' : ''}${hoped(ahead.get(square))}`}
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

import { asDungeonlandOption } from '@questhall/games/dungeonland';
import type { Option } from '@questhall/kernel';
import { Cell } from '../../../table/parts/Cell.tsx';
import { squareShape } from '../../../table/parts/grid.ts';
import { optionsAt } from '../../../table/refs.ts';
import { withArm } from '../logic/meant.ts';
import { cornerOf, outlineOf, SIZE } from '../logic/place.ts';
import type { DungeonScene } from '../logic/scene.ts';
import styles from './Squares.module.css';

interface SquaresProps {
  readonly scene: DungeonScene;
  /** What is in hand: only what it can do is lit. */
  readonly arm: string | undefined;
}

/** Every square one could stand on, as a place one can point at; where free attacks would be provoked, a warning. */
export function Squares({ scene, arm }: SquaresProps) {
  const { view, decision } = scene;
  const cells = view.tiles.flatMap(({ x: left, y: top, rows }) =>
    rows.flatMap((row, r) =>
      [...row].map((sign, c) => {
        if (sign === '#' || sign === '_') return null;
        const at = { x: left + c, y: top + r };
        const danger = arm === undefined ? provoked(optionsAt(decision, at)) : 0;
        return (
          <Cell
            key={`${at.x} ${at.y}`}
            at={at}
            candidates={candidatesAt(at)}
            shape={squareShape(cornerOf(at), SIZE)}
            label={`Square ${at.x}, ${at.y}${danger > 0 ? `, ${danger} free attacks on the way` : ''}`}
          >
            {danger > 0 && <Danger {...cornerOf(at)} count={danger} />}
          </Cell>
        );
      }),
    ),
  );
  return (
    <g className={styles.squares}>
      {cells}
      <path d={outlineOf(reached(scene, arm))} className={styles.reach} />
    </g>
  );
}

/** The squares that can be chosen now. */
const reached = ({ decision }: DungeonScene, arm: string | undefined) =>
  withArm(decision?.options ?? [], arm).flatMap(({ at }) =>
    typeof at?.x === 'number' && typeof at.y === 'number' ? [{ x: at.x, y: at.y }] : [],
  );

function candidatesAt(at: { readonly x: number; readonly y: number }): readonly Option[] {
  const move = { do: 'move', provokes: 0, at };
  const run = { do: 'run', provokes: 0, at };
  return [move, run];
}

/** The fewest free attacks with which one gets there. */
function provoked(options: readonly Option[]): number {
  const counts = options.flatMap((raw) => {
    const option = asDungeonlandOption(raw);
    return 'provokes' in option ? [option.provokes] : [];
  });
  return counts.length === 0 ? 0 : Math.min(...counts);
}

function Danger({ x, y, count }: { readonly x: number; readonly y: number; readonly count: number }) {
  return (
    <g className={styles.danger} transform={`translate(${x + SIZE - 13} ${y + 13})`}>
      <circle r="8.5" />
      <text y="4.5">{count}</text>
    </g>
  );
}

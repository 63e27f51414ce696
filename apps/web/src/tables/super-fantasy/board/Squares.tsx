import { squareName } from '@questhall/super-fantasy';
import { Cell } from '../../../table/parts/Cell.tsx';
import { squareShape } from '../../../table/parts/grid.ts';
import { intend, pointing } from '../intent.ts';
import { cornerOf, SIZE } from '../logic/place.ts';
import type { SuperScene } from '../logic/scene.ts';

/** Every square as a place one can point at. */
export function Squares({ scene: { view, decision } }: { readonly scene: SuperScene }) {
  return view.map.tileOf.map((tile, square) => {
    if (tile < 0) return null;
    const corner = cornerOf(square, view);
    const going = { do: 'goTo', steps: 0, at: { square } };
    return (
      <g
        key={`${corner.x} ${corner.y}`}
        {...(decision?.kind === 'goTo' &&
          pointing(
            () => intend(decision.id, { to: square }),
            () => intend(decision.id, { to: undefined }),
          ))}
      >
        <Cell
          at={{ square }}
          candidates={[going]}
          shape={squareShape(corner, SIZE, 3)}
          label={`Square ${squareName(square, view)}`}
        />
      </g>
    );
  });
}

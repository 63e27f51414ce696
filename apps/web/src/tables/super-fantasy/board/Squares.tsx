import { squareName } from '@questhall/super-fantasy';
import { Cell } from '../../../table/parts/Cell.tsx';
import { squareShape } from '../../../table/parts/grid.ts';
import { cornerOf, SIZE } from '../logic/place.ts';
import type { SuperScene } from '../logic/scene.ts';

/** Every square as a place one can point at. */
export function Squares({ scene: { view } }: { readonly scene: SuperScene }) {
  return view.map.tileOf.map((tile, square) => {
    if (tile < 0) return null;
    const corner = cornerOf(square, view);
    const going = { do: 'goTo', steps: 0, at: { square } };
    return (
      <Cell
        key={`${corner.x} ${corner.y}`}
        at={{ square }}
        candidates={[going]}
        shape={squareShape(corner, SIZE)}
        label={`Square ${squareName(square, view)}`}
      />
    );
  });
}

/** It is dark in a dungeon, but for torches, braziers, portals and the lamps of the heroes. */
import type { SuperView } from '@questhall/games/super-fantasy';
import { memo } from 'react';
import { torchesOf } from '../logic/ground.ts';
import type { Point } from '../logic/place.ts';
import { middleOf, SIZE } from '../logic/place.ts';
import styles from './Light.module.css';

interface Lamp extends Point {
  readonly reach: number;
}

function lampsOf(view: SuperView): readonly Lamp[] {
  const at = (squares: readonly number[], reach: number): Lamp => ({
    ...middleOf(squares, view),
    reach: reach * SIZE,
  });
  return [
    ...torchesOf(view.map).map(({ x, y }) => ({ x, y: y + SIZE * 0.6, reach: 3.2 * SIZE })),
    ...view.heroes.filter(({ square }) => square >= 0).map(({ square }) => at([square], 3.6)),
    ...view.braziers.filter(({ lit }) => lit).map(({ square }) => at([square], 3)),
    ...view.portals
      .filter(({ closed, squares }) => !closed && squares.length > 0)
      .map(({ squares }) => at(squares, 2.6)),
  ];
}

/** Over the floor, under all that can be pointed at. */
export function Light({ view }: { readonly view: SuperView }) {
  const spots = lampsOf(view)
    .map(({ x, y, reach }) => `${x} ${y} ${reach}`)
    .join('|');
  return <Darkness spots={spots} />;
}

const WIDE = 3000;

/** Drawn anew only when a lamp has moved. */
const Darkness = memo(function Darkness({ spots }: { readonly spots: string }) {
  const lamps = spots.split('|').map((spot) => spot.split(' ').map(Number));
  return (
    <g className={styles.light}>
      <defs>
        <radialGradient id="sf-lamp">
          <stop offset="0" stopColor="#000" />
          <stop offset=".5" stopColor="#000" stopOpacity=".75" />
          <stop offset="1" stopColor="#000" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="sf-warm">
          <stop offset="0" stopColor="#ffc56b" stopOpacity=".4" />
          <stop offset=".45" stopColor="#ff9d42" stopOpacity=".17" />
          <stop offset="1" stopColor="#ff8a2a" stopOpacity="0" />
        </radialGradient>
        <mask id="sf-dark">
          <rect x={-WIDE / 3} y={-WIDE / 3} width={WIDE} height={WIDE} fill="#fff" />
          {lamps.map(([x, y, reach]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={reach} fill="url(#sf-lamp)" />
          ))}
        </mask>
      </defs>
      <g clipPath="url(#sf-floor)">
        {lamps.map(([x, y, reach]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={reach} fill="url(#sf-warm)" />
        ))}
        <rect
          x={-WIDE / 3}
          y={-WIDE / 3}
          width={WIDE}
          height={WIDE}
          className={styles.dark}
          mask="url(#sf-dark)"
        />
      </g>
    </g>
  );
});

/** Block Zones, what weapons reach, and the way of a shot: drawn over the floor, under the figures. */

import type { SeenDecision } from '@questhall/protocol';
import type { SuperView } from '@questhall/super-fantasy';
import { nameOf } from '@questhall/super-fantasy';
import { useState } from 'react';
import { useIntent } from '../intent.ts';
import { tilePlace } from '../logic/ground.ts';
import { cornerOf, middleOf, SIZE } from '../logic/place.ts';
import type { SuperScene } from '../logic/scene.ts';
import styles from './Overlays.module.css';

export const LAYERS = ['zones', 'ranges', 'names'] as const;
export type Layer = (typeof LAYERS)[number];

const LAYER_NAMES: { readonly [layer in Layer]: string } = {
  zones: 'Block Zones',
  ranges: 'Ranges',
  names: 'Names',
};

export function useLayers(): readonly [readonly Layer[], (layer: Layer) => void] {
  const [shown, show] = useState<readonly Layer[]>(['zones']);
  const toggle = (layer: Layer): void =>
    show(shown.includes(layer) ? shown.filter((other) => other !== layer) : [...shown, layer]);
  return [shown, toggle];
}

interface SwitchProps {
  readonly shown: readonly Layer[];
  readonly toggle: (layer: Layer) => void;
}

export function LayerSwitch({ shown, toggle }: SwitchProps) {
  return (
    <fieldset className={styles.switch} aria-label="Shown on the map">
      {LAYERS.map((layer) => (
        <button
          key={layer}
          type="button"
          aria-pressed={shown.includes(layer)}
          data-layer={layer}
          onClick={() => toggle(layer)}
        >
          {LAYER_NAMES[layer]}
        </button>
      ))}
    </fieldset>
  );
}

interface OverlaysProps {
  readonly scene: SuperScene;
  readonly shown: readonly Layer[];
}

export function Overlays({ scene: { view, decision }, shown }: OverlaysProps) {
  const { aim, to } = useIntent(decision?.id);
  const { turn } = view;
  const names = shown.includes('names') && <Names view={view} />;
  if (turn === null || decision === null)
    return (
      <g className={styles.overlays}>
        {names}
        <Bases view={view} />
      </g>
    );
  const aimed = turn.reaches.filter(
    ({ weapon, shots }) =>
      aim !== undefined &&
      (aim.weapon === undefined || aim.weapon === weapon) &&
      shots.some(({ figure }) => figure === aim.figure),
  );
  return (
    <g className={styles.overlays}>
      <defs>
        <pattern
          id="sf-zone"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="9" height="9" className={styles.zoneGround} />
          <rect width="4" height="9" className={styles.zoneStripe} />
        </pattern>
      </defs>
      {names}
      <Bases view={view} />
      {shown.includes('zones') && (
        <path className={styles.zones} d={squares(turn.zones, view)} fill="url(#sf-zone)" />
      )}
      {(shown.includes('ranges') ? turn.reaches : aimed).map(({ weapon, range, ring }) => (
        <path key={weapon} className={styles.ring} data-range={range} d={squares(ring, view)}>
          <title>{`${nameOf(weapon)}, range ${range}`}</title>
        </path>
      ))}
      <Shot view={view} path={wayTo(decision, to)} />
      {aimed.slice(0, 1).map(({ weapon, shots }) => (
        <Shot
          key={weapon}
          view={view}
          path={shots.find(({ figure }) => figure === aim?.figure)?.path ?? []}
        />
      ))}
    </g>
  );
}

/** [SF-DODGE-01] Where each team carries the Tome to. */
const Bases = ({ view }: { readonly view: SuperView }) =>
  view.dodge?.bases.map((base, team) => (
    <path key={base.join()} className={styles.base} data-team={team} d={squares(base, view)} />
  ));

/** What the rooms are called. */
const Names = ({ view: { map } }: { readonly view: SuperView }) =>
  map.tiles.map(({ name }, tile) => {
    const { x, y } = tilePlace(map, tile);
    return (
      <text key={name} className={styles.name} x={x} y={y + SIZE}>
        {name}
      </text>
    );
  });

/** The way that a move to this square would take. */
function wayTo({ about }: SeenDecision, square: number | undefined): readonly number[] {
  const ways = Array.isArray(about.ways) ? (about.ways as readonly (readonly number[])[]) : [];
  return ways.find((way) => way.at(-1) === square) ?? [];
}

/** Square by square: of a shot, each in the next ring; of a move, each one step. */
function Shot({ view, path }: { readonly view: SuperView; readonly path: readonly number[] }) {
  const points = path.map((square) => middleOf([square], view));
  return (
    <>
      <polyline className={styles.shot} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.slice(1).map(({ x, y }, at) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle className={styles.step} r={SIZE * 0.23} />
          <text className={styles.count} dy="0.35em">
            {at + 1}
          </text>
        </g>
      ))}
    </>
  );
}

const squares = (list: readonly number[], view: SuperView): string =>
  list
    .map((square) => {
      const { x, y } = cornerOf(square, view);
      return `M${x + 2} ${y + 2}h${SIZE - 4}v${SIZE - 4}h${4 - SIZE}z`;
    })
    .join('');

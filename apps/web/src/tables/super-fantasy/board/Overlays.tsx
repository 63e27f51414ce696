/** Block Zones, what weapons reach, names of rooms, and the ways of walks and shots. */

import type { SuperView } from '@questhall/games/super-fantasy';
import { nameOf } from '@questhall/games/super-fantasy';
import type { SeenDecision } from '@questhall/protocol';
import { useIntent } from '../intent.ts';
import { percent, withDiceWords } from '../logic/chances.ts';
import { tilePlace } from '../logic/ground.ts';
import { intentionsIn } from '../logic/intentions.ts';
import type { Layer } from '../logic/layers.ts';
import { LAYERS, toggleLayer, useLayers } from '../logic/layers.ts';
import { outlineOf } from '../logic/outline.ts';
import { cornerOf, middleOf, SIZE } from '../logic/place.ts';
import type { SuperScene } from '../logic/scene.ts';
import { heroOf } from '../logic/scene.ts';
import type { WalkAhead } from '../logic/walk.ts';
import { HeroToken } from './Figures.tsx';
import styles from './Overlays.module.css';

const LAYER_NAMES: { readonly [layer in Layer]: string } = {
  zones: 'Block Zones',
  ranges: 'Ranges',
  names: 'Names',
};

/** Lies over the board: what is to be shown on it. */
export function LayerSwitch() {
  const shown = useLayers();
  return (
    <fieldset className={styles.switch} aria-label="Shown on the map">
      {LAYERS.map((layer) => (
        <button
          key={layer}
          type="button"
          aria-pressed={shown.includes(layer)}
          data-layer={layer}
          onClick={() => toggleLayer(layer)}
        >
          {LAYER_NAMES[layer]}
        </button>
      ))}
    </fieldset>
  );
}

/** Over the floor, under walls and figures. */
export function Overlays({ scene: { view, decision } }: { readonly scene: SuperScene }) {
  const shown = useLayers();
  const aimed = useAimed(view, decision);
  const { turn } = view;
  const zones = turn === null || decision === null || !shown.includes('zones') ? [] : turn.zones;
  return (
    <g className={styles.overlays}>
      <defs>
        <pattern
          id="sf-zone"
          width="10"
          height="10"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="10" height="10" className={styles.zoneGround} />
          <rect width="3.5" height="10" className={styles.zoneStripe} />
        </pattern>
      </defs>
      <Bases view={view} />
      <path d={squares(zones, view, 0)} fill="url(#sf-zone)" />
      <path className={styles.zones} d={outlineOf(zones, view, 1.2)} />
      {(decision !== null && shown.includes('ranges') ? (turn?.reaches ?? []) : aimed).map(
        ({ weapon, range, ring }) => (
          <path key={weapon} className={styles.ring} data-range={range} d={squares(ring, view, 2)}>
            <title>{`${nameOf(weapon)}, range ${range}`}</title>
          </path>
        ),
      )}
      {shown.includes('names') && <Names view={view} />}
    </g>
  );
}

interface WaysProps {
  readonly scene: SuperScene;
  readonly walks: readonly WalkAhead[];
}

/** Over everything: the way of a walk or a shot, and where it would end. */
export function Ways({ scene: { view, decision }, walks }: WaysProps) {
  const { to, aim } = useIntent(decision?.id);
  const ahead = walks.find(({ square }) => square === to);
  const [aimed] = useAimed(view, decision);
  const walker = heroOf(String(decision?.about.hero ?? view.turn?.hero ?? ''), view);
  const walk = decision === null ? [] : wayTo(decision, to);
  const [end] = walk.slice(-1).map((square) => middleOf([square], view));
  return (
    <g className={styles.overlays}>
      <Way view={view} path={walk} />
      {end !== undefined && walker !== undefined && walk.length > 1 && (
        <g transform={`translate(${end.x} ${end.y})`}>
          <g transform={`scale(${SIZE / 80})`}>
            <HeroToken hero={walker} view={view} ghost />
          </g>
          <Step x={19} y={-20} count={walk.length - 1} />
        </g>
      )}
      {ahead !== undefined && walker !== undefined && (
        <g transform={`translate(${middleOf([ahead.square], view).x} ${middleOf([ahead.square], view).y})`}>
          <g transform={`scale(${SIZE / 80})`}>
            <HeroToken hero={walker} view={view} ghost />
          </g>
          <Hope walk={ahead} />
        </g>
      )}
      <Prey view={view} decision={decision} monster={aim?.figure} />
      <Way view={view} path={aimed?.shots.find(({ figure }) => figure === aim?.figure)?.path ?? []} shot />
    </g>
  );
}

interface PreyProps {
  readonly view: SuperView;
  readonly decision: SeenDecision | null;
  /** The one that is pointed at. */
  readonly monster: string | undefined;
}

/** [T5] From a monster to whom it would go after now. */
function Prey({ view, decision, monster }: PreyProps) {
  const from = view.monsters.find(({ id }) => id === monster);
  const heroes = intentionsIn(decision).find((each) => each.monster === monster)?.heroes ?? [];
  if (from === undefined) return null;
  const { x, y } = middleOf(from.squares, view);
  return heroes.map((id) => {
    const hero = heroOf(id, view);
    if (hero === undefined || hero.square < 0) return null;
    const to = middleOf([hero.square], view);
    return <path key={id} className={styles.prey} d={`M${x} ${y}L${to.x} ${to.y}`} />;
  });
}

/** What the weapons reach with which the figure is aimed at. */
function useAimed(view: SuperView, decision: SeenDecision | null) {
  const { aim } = useIntent(decision?.id);
  return (decision === null ? [] : (view.turn?.reaches ?? [])).filter(
    ({ weapon, shots }) =>
      aim !== undefined &&
      (aim.weapon === undefined || aim.weapon === weapon) &&
      shots.some(({ figure }) => figure === aim.figure),
  );
}

/** [SF-DODGE-01] Where each team carries the Tome to. */
const Bases = ({ view }: { readonly view: SuperView }) =>
  view.dodge?.bases.map((base, team) => (
    <path key={base.join()} className={styles.base} data-team={team} d={squares(base, view, 2)} />
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

interface WayProps {
  readonly view: SuperView;
  readonly path: readonly number[];
  readonly shot?: boolean;
}

/** Square by square: of a shot, each in the next ring; of a walk, each one step. */
function Way({ view, path, shot = false }: WayProps) {
  const points = path.map((square) => middleOf([square], view));
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <g data-shot={shot}>
      <polyline className={styles.casing} points={line} />
      <polyline className={styles.way} points={line} />
      {points.slice(1, -1).map(({ x, y }, at) => (
        <Step key={`${x} ${y}`} x={x} y={y} count={at + 1} />
      ))}
    </g>
  );
}

interface StepProps {
  readonly x: number;
  readonly y: number;
  readonly count: number;
}

const Step = ({ x, y, count }: StepProps) => (
  <g transform={`translate(${x} ${y})`}>
    <circle className={styles.step} r="10.4" />
    <text className={styles.count} dy="0.35em">
      {count}
    </text>
  </g>
);

/** Before the roll: how likely so many dice get there. */
const Hope = ({ walk: { dice, chance } }: { readonly walk: WalkAhead }) => (
  <g className={styles.hope} transform={`translate(0 ${-0.72 * SIZE})`}>
    <rect x="-46" y="-12" width="92" height="24" rx="12" />
    <text dy="0.35em">{`${withDiceWords(dice)}, ${percent(chance)}`}</text>
  </g>
);

const squares = (list: readonly number[], view: SuperView, inset: number): string =>
  list
    .map((square) => {
      const { x, y } = cornerOf(square, view);
      const side = SIZE - 2 * inset;
      return `M${x + inset} ${y + inset}h${side}v${side}h${-side}z`;
    })
    .join('');

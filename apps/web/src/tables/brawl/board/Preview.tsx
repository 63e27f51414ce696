/** Before a choice is made: the way and where it ends, and what an attack would come to. */

import type { AimAhead, ChampionView, HitAhead, Home, WayAhead } from '@questhall/games/brawl';
import { t } from '../../../language/texts.ts';
import { Glyph, Icon } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';
import { portraitOf } from '../logic/looks.ts';
import type { Place } from '../logic/place.ts';
import { ARENA, gatePlace, outlineAt, placeOf } from '../logic/place.ts';
import type { BrawlScene } from '../logic/scene.ts';
import styles from './Preview.module.css';

interface WayProps {
  readonly scene: BrawlScene;
  readonly way: WayAhead;
  readonly mover: ChampionView;
  readonly near: Home;
}

/** Footsteps with their number, and the Champion as it would stand there. */
export function WayPreview({ scene, way, mover, near }: WayProps) {
  const home = scene.view.homes[mover.side] ?? 'south';
  const start = mover.hex === null ? gatePlace(home, near, 0, 1) : placeOf(mover.hex, near);
  const steps = way.path.map((hex) => placeOf(hex, near));
  const end = steps.at(-1);
  if (end === undefined) return null;
  const leaps = scene.decision?.about.how === 'jump' || scene.decision?.about.how === 'swoop';
  return (
    <g className={styles.preview} data-preview="way">
      <path className={styles.way} d={leaps ? arc(start, end) : line([start, ...steps])} />
      <g className={styles.ghost} transform={`translate(${end.x} ${end.y - 6})`}>
        <circle r="29" />
        <image href={portraitOf(mover.key)} x="-27" y="-27" width="54" height="54" clipPath="circle(27px)" />
      </g>
      {!leaps &&
        steps.map(({ x, y }, at) => (
          <g key={`${x} ${y}`} className={styles.step} transform={stepAt(x, y, at === steps.length - 1)}>
            <circle r="13" />
            <text y="5">{at + 1}</text>
          </g>
        ))}
      {way.trap && (
        <g className={styles.warning} transform={`translate(${end.x - 26} ${end.y + 18})`}>
          <circle r="15" />
          <Glyph shape={icon.wolfTrapIcon} x={-10} y={-10} size={20} fill="#fff4dc" />
        </g>
      )}
    </g>
  );
}

/** Beside the Champion at the end of the way, in the middle of a hex before. */
const stepAt = (x: number, y: number, last: boolean): string =>
  last ? `translate(${x + 24} ${y + 18})` : `translate(${x} ${y})`;

const line = (places: readonly Place[]): string => `M${places.map(({ x, y }) => `${x} ${y}`).join('L')}`;
const arc = (from: Place, to: Place): string =>
  `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${Math.min(from.y, to.y) - 90} ${to.x} ${to.y}`;

interface AimProps {
  readonly view: BrawlScene['view'];
  readonly aim: AimAhead;
  readonly near: Home;
  /** Spelled out, for what the pointer rests on. */
  readonly told: boolean;
}

/** The damage each target would take, unless somebody reacts. */
export function AimPreview({ view, aim, near, told }: AimProps) {
  return aim.hits.map((hit) => {
    const target = view.champions[hit.champion];
    if (target === undefined || target.hex === null) return null;
    const place = placeOf(target.hex, near);
    return (
      <g key={hit.champion} className={styles.preview} data-preview="aim">
        <Burst place={place} damage={hit.damage * aim.times} />
        {told && aim.hits.length === 1 && (
          <Sum hit={hit} times={aim.times} place={place} left={target.hitpoints - target.damage} />
        )}
      </g>
    );
  });
}

const BURST = Array.from({ length: 20 }, (_, at) => {
  const [far, turn] = [at % 2 === 0 ? 20 : 13, (at * Math.PI) / 10];
  return `${(far * Math.cos(turn)).toFixed(1)},${(far * Math.sin(turn)).toFixed(1)}`;
}).join(' ');

function Burst({ place: { x, y }, damage }: { readonly place: Place; readonly damage: number }) {
  return (
    <g className={styles.burst} data-none={damage === 0} transform={`translate(${x + 30} ${y - 34})`}>
      <polygon points={BURST} />
      <text y="6">{damage}</text>
    </g>
  );
}

const WIDE = 176;
const TALL = 62;

interface SumProps {
  readonly hit: HitAhead;
  readonly times: number;
  readonly place: Place;
  readonly left: number;
}

function Sum({ hit: { strength, defence, damage }, times, place, left }: SumProps) {
  const room = ARENA.x + ARENA.width - WIDE - 4;
  const x = place.x + 54 > room ? place.x - 54 - WIDE : place.x + 54;
  const y = Math.max(ARENA.y + 4, place.y - 64);
  const out = damage * times >= left;
  return (
    <foreignObject x={x} y={y} width={WIDE} height={TALL}>
      <div className={styles.sum}>
        <span>
          <Icon shape={icon.broadswordIcon} label={t('Strength')} />
          {strength} − <Icon shape={icon.shieldIcon} label={t('Defence')} />
          {defence} = <b>{t(times > 1 ? '{damage} damage, twice' : '{damage} damage', { damage })}</b>
        </span>
        <small>{out ? t('takes it out, unless it reacts') : t('unless it reacts')}</small>
      </div>
    </foreignObject>
  );
}

/** The hexes an area attack would hit, framed as one shape. */
export function AreaPreview({ hexes, near }: { readonly hexes: readonly number[]; readonly near: Home }) {
  return hexes.map((hex) => (
    <path key={hex} className={styles.area} d={outlineAt(placeOf(hex, near), 4)} data-preview="area" />
  ));
}

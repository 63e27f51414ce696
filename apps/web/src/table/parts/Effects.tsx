import type { Ref } from '@questhall/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import { refKey } from '../refs.ts';
import styles from './Effects.module.css';
import { lastsStyle } from './lasts-style.ts';
import type { Spot } from './measure.ts';
import { spotIn } from './measure.ts';

export const ARROW_KINDS = ['attack', 'help', 'way'] as const;
/** An attack, something kind, or the way a figure takes. */
export type ArrowKind = (typeof ARROW_KINDS)[number];

export interface EffectArrow {
  readonly from: Ref;
  readonly to: Ref;
  readonly kind?: ArrowKind;
  /** Squares or hexes on the way. */
  readonly over?: readonly Ref[];
}

export const FLOAT_KINDS = ['hurt', 'good', 'plain', 'card'] as const;
export type FloatKind = (typeof FLOAT_KINDS)[number];

export interface EffectFloat {
  /** What it is shown on. */
  readonly over: Ref;
  readonly kind: FloatKind;
  readonly face: ReactNode;
}

interface EffectsProps {
  /** Changes when something new is shown: the number of the event, or of the question. */
  readonly beat: number | undefined;
  /** How long a float is seen, in milliseconds. */
  readonly lasts: number;
  readonly arrows: readonly EffectArrow[];
  readonly float: EffectFloat | undefined;
  /** Where on the board things are looked for, if some are drawn in two places: '[data-lanes]'. */
  readonly within?: string;
}

interface DrawnArrow {
  readonly id: string;
  readonly kind: ArrowKind;
  readonly spots: readonly Spot[];
}

interface Shown {
  readonly arrows: readonly DrawnArrow[];
  /** What the float hovers over. */
  readonly over: Spot | undefined;
  readonly nearness: number;
}

const NOTHING: Shown = { arrows: [], over: undefined, nearness: 1 };

/** What has to be measured anew when it changes. */
interface Wanted {
  readonly beat?: number;
  readonly arrows: readonly EffectArrow[];
  readonly over?: Ref;
}

/**
 * What is seen to happen on a board: arrows from one thing to another, and a number, card or sign over a thing. Put it
 * last into the element that holds the board; things are found by their refs (`data-target`).
 */
export function Effects({ beat, lasts, arrows, float, within = '' }: EffectsProps) {
  const self = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(NOTHING);
  const wanted = JSON.stringify({ beat, arrows, over: float?.over });
  useLayoutEffect(() => {
    const root = self.current?.parentElement;
    if (root === null || root === undefined) return;
    const spotOf = (ref: Ref): Spot | undefined => {
      const thing = root.querySelector(`${within} [data-target="${CSS.escape(refKey(ref))}"]`);
      return thing === null ? undefined : spotIn(root, thing);
    };
    const { arrows: asked, over } = JSON.parse(wanted) as Wanted;
    const measure = () => {
      const drawn = asked.flatMap(({ from, to, over: way = [], kind = 'attack' }) => {
        const spots = [from, ...way, to].map(spotOf).filter((spot) => spot !== undefined);
        return spots.length === way.length + 2 ? [{ id: `${refKey(from)} ${refKey(to)}`, kind, spots }] : [];
      });
      setShown({ arrows: drawn, over: over && spotOf(over), nearness: nearnessOf(root) });
    };
    measure();
    if (asked.length === 0 && over === undefined) return;
    const watcher = new ResizeObserver(measure);
    watcher.observe(root);
    return () => watcher.disconnect();
  }, [wanted, within]);
  return (
    <div ref={self} className={styles.effects} style={lastsStyle(lasts)} aria-hidden="true">
      {shown.arrows.length > 0 && (
        <svg key={`arrows ${beat}`} className={styles.arrows} aria-hidden="true">
          {shown.arrows.map(({ id, kind, spots }) =>
            kind === 'way' ? <Way key={id} spots={spots} /> : <Arrow key={id} kind={kind} spots={spots} />,
          )}
        </svg>
      )}
      {shown.over !== undefined && float !== undefined && (
        <div
          key={beat}
          className={classes(styles.float, styles[float.kind])}
          style={floatStyle(shown.over, shown.nearness)}
        >
          {float.face}
        </div>
      )}
    </div>
  );
}

const middleOf = ({ x, y, width, height }: Spot) => ({ x: x + width / 2, y: y + height / 2 });

/** How much nearer a board is drawn than it was laid out. */
const nearnessOf = (root: HTMLElement): number => root.getBoundingClientRect().width / root.offsetWidth || 1;

/** A number is so wide; over a small figure it is at most so many times as wide, and letters never get smaller than this part. */
const WIDE = 58;
const TIMES = 1.5;
const LEAST = 0.75;

/** Over its thing, and not much larger: whom it is about stays in sight. */
function floatStyle(spot: Spot, nearness: number): CSSProperties {
  const { x, y } = middleOf(spot);
  const scale = Math.min(1, Math.max(LEAST / nearness, (TIMES * spot.width) / WIDE));
  return { left: x, top: y, scale };
}

interface DrawnProps {
  readonly spots: readonly Spot[];
}

/** How deep an arrow reaches into what it comes from and points at. */
const OVERLAP = { from: 12, to: 16 } as const;
const SHORTEST = 34;
const HEAD = 24;

/** The point on the edge of a spot that faces another, a little inside. */
function edgePoint(spot: Spot, towards: Spot, inside: number): { x: number; y: number } {
  const [from, to] = [middleOf(spot), middleOf(towards)];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const steep = Math.max(
    Math.abs(dx) / Math.max(1, spot.width),
    Math.abs(dy) / Math.max(1, spot.height),
    0.001,
  );
  const length = Math.max(1, Math.hypot(dx, dy));
  const part = Math.max(0, 0.5 / steep - inside / length);
  return { x: from.x + dx * part, y: from.y + dy * part };
}

/** From edge to edge, so that it lies between the things and not on them. */
function Arrow({ spots, kind }: DrawnProps & { readonly kind: ArrowKind }) {
  const [from, to] = [spots[0], spots.at(-1)];
  if (from === undefined || to === undefined) return null;
  const start = edgePoint(from, to, OVERLAP.from);
  const end = edgePoint(to, from, OVERLAP.to);
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.max(SHORTEST, Math.hypot(dx, dy));
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const neck = length - HEAD;
  return (
    <path
      className={styles.arrow}
      data-kind={kind}
      transform={`translate(${start.x} ${start.y}) rotate(${turn})`}
      d={`M0-7H${neck}V-18L${length} 0L${neck} 18V7H0Z`}
    />
  );
}

/** Footprints from place to place. */
function Way({ spots }: DrawnProps) {
  const points = spots.map(middleOf);
  const end = points.at(-1);
  return (
    <>
      <polyline className={styles.way} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {end !== undefined && <circle className={styles.wayEnd} cx={end.x} cy={end.y} r="9" />}
    </>
  );
}

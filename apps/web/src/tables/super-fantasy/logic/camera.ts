/** The part of the map that a phone shows: the acting hero, and everything that can be pointed at now. */
import type { SeenDecision } from '@questhall/protocol';
import type { SuperView } from '@questhall/super-fantasy';
import type { Box } from '../../../table/zoom.ts';
import type { Point } from './place.ts';
import { boxOf, cornerOf, SIZE } from './place.ts';
import { heroOf, monsterOf } from './scene.ts';

/** Squares around the hero that are always seen, around things that can be pointed at, and at least altogether. */
const AROUND = 3;
const BESIDE = 0.6;
const LEAST = 8;

export function nearBox(view: SuperView, decision: SeenDecision | null): Box {
  const whole = boxOf(view);
  const concerned = String(decision?.about.hero ?? view.turn?.hero ?? '');
  const square = heroOf(concerned, view)?.square ?? -1;
  if (decision === null || square < 0) return whole;
  const seen = [
    ...spread(cornerOf(square, view), AROUND),
    ...decision.options.flatMap(({ at }) =>
      squaresOf(at ?? {}, view).flatMap((each) => spread(cornerOf(each, view), BESIDE)),
    ),
  ];
  const across = part(
    seen.map(({ x }) => x),
    whole.x,
    whole.width,
  );
  const down = part(
    seen.map(({ y }) => y),
    whole.y,
    whole.height,
  );
  const side = Math.max(across.length, down.length);
  const x = widened(across, side, whole.x, whole.width);
  const y = widened(down, side, whole.y, whole.height);
  return { x: x.from, y: y.from, width: x.length, height: y.length };
}

/** The corners of a square and so many squares around it. */
const spread = ({ x, y }: Point, squares: number): readonly Point[] => [
  { x: x - squares * SIZE, y: y - squares * SIZE },
  { x: x + (1 + squares) * SIZE, y: y + (1 + squares) * SIZE },
];

function squaresOf(
  at: NonNullable<SeenDecision['options'][number]['at']>,
  view: SuperView,
): readonly number[] {
  if (typeof at.square === 'number') return [at.square];
  if (typeof at.door === 'number') return view.doors[at.door]?.squares ?? [];
  const figure = String(at.figure ?? '');
  const hero = heroOf(figure, view);
  return hero === undefined ? (monsterOf(figure, view)?.squares ?? []) : [hero.square];
}

interface Stretch {
  readonly from: number;
  readonly length: number;
}

/** From the least to the greatest, no farther than the map. */
function part(places: readonly number[], from: number, length: number): Stretch {
  const [least, most] = [Math.max(from, Math.min(...places)), Math.min(from + length, Math.max(...places))];
  return { from: least, length: most - least };
}

/** At least so long, on both sides alike as far as the map goes. */
function widened(stretch: Stretch, wanted: number, from: number, length: number): Stretch {
  const long = Math.min(length, Math.max(stretch.length, wanted, LEAST * SIZE));
  const begin = stretch.from - (long - stretch.length) / 2;
  return { from: Math.min(Math.max(from, begin), from + length - long), length: long };
}

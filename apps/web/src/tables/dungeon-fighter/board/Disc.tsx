/** The target board as it is printed, from above at a slant. */
import type { Board } from '@questhall/games/dungeon-fighter';
import { Glyph } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';
import type { Field } from '../logic/place.ts';
import { BONES, FIELDS, HOLES, isRing, numbersOf, PEGS, polar, SLANT } from '../logic/place.ts';
import styles from './Target.module.css';

/** A wedge between two circles. */
function wedgePath({ inner, outer, from, to }: Field): string {
  const [a, b, c, d] = [polar(inner, from), polar(outer, from), polar(outer, to), polar(inner, to)];
  return `M${a.x} ${a.y}L${b.x} ${b.y}A${outer} ${outer} 0 0 1 ${c.x} ${c.y}L${d.x} ${d.y}A${inner} ${inner} 0 0 0 ${a.x} ${a.y}Z`;
}

interface DiscProps {
  readonly board: Board;
  /** Where the last die lies: it glows, and so does its number. */
  readonly lit: Field | undefined;
  /** Degrees. */
  readonly turned: number;
}

const keyOf = ({ value, from, outer }: Field): string => `${value} ${from} ${outer}`;

export function Disc({ board, lit, turned }: DiscProps) {
  const fields = FIELDS[board];
  const isLit = (field: Field): boolean => lit !== undefined && keyOf(field) === keyOf(lit);
  const looks = (field: Field) => ({
    className: styles.ring,
    'data-board': board,
    'data-value': field.value,
    'data-lit': isLit(field),
  });
  return (
    <g transform={`scale(1 ${SLANT})`}>
      <ellipse cx="4" cy="26" rx="214" ry="208" className={styles.shade} />
      <circle r="206" cy="9" className={styles.edge} />
      {fields
        .filter(isRing)
        .reverse()
        .map((field) => (
          <circle key={keyOf(field)} r={field.outer} {...looks(field)} />
        ))}
      <circle r="170" className={styles.seam} />
      <g transform={`rotate(${turned.toFixed(1)})`}>
        {fields
          .filter((field) => !isRing(field))
          .map((field) => (
            <path key={keyOf(field)} d={wedgePath(field)} {...looks(field)} />
          ))}
        {BONES.map((angle) => (
          <Bone key={angle} angle={angle} />
        ))}
        {HOLES[board].map(({ x, y, radius }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <circle r={radius} fill="#1c0d06" stroke="#e9dcbe" strokeOpacity=".55" strokeWidth="1.5" />
            <path
              d={`M${-radius + 2} 3A${radius - 2} ${radius - 2} 0 0 0 ${radius - 2} 3A${radius} ${radius * 0.8} 0 0 1 ${-radius + 2} 3`}
              fill="#5a3216"
            />
          </g>
        ))}
        {fields.flatMap((field) =>
          numbersOf(board, field).map(({ x, y }) => (
            <text
              key={`${keyOf(field)} ${x} ${y}`}
              x={x}
              y={y + 7}
              className={styles.value}
              data-board={board}
              data-value={field.value}
              data-lit={isLit(field)}
            >
              {field.value}
            </text>
          )),
        )}
        {PEGS[board].map(({ x, y }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} className={styles.peg}>
            <circle cx="1.5" cy="3" r="6" />
            <circle r="5" />
          </g>
        ))}
      </g>
    </g>
  );
}

function Bone({ angle }: { readonly angle: number }) {
  const from = polar(185, angle - 22);
  const to = polar(185, angle + 22);
  return (
    <g className={styles.bone}>
      <path d={`M${from.x} ${from.y}A185 185 0 0 1 ${to.x} ${to.y}`} />
      {[angle - 24, angle + 24].flatMap((end) =>
        [-6, 6].map((off) => {
          const { x, y } = polar(185 + off, end);
          return <circle key={`${end} ${off}`} cx={x} cy={y} r="8" />;
        }),
      )}
    </g>
  );
}

export function Bush({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <title>Thorn bush</title>
      <ellipse cx="3" cy="3" rx="24" ry="9" fill="#000" opacity=".4" />
      <path
        d="M-22 2C-30-10-18-22-10-18C-8-30 10-30 12-18C24-20 28-8 21 2C14 8-14 8-22 2Z"
        fill="#3c6a2a"
        stroke="#1e3b14"
        strokeWidth="2"
      />
      <path d="M-14-2C-18-10-8-14-4-10C-2-18 8-16 8-9" fill="none" stroke="#7fae4a" strokeWidth="3" />
      <Glyph shape={icon.thornyVineIcon} x={-12} y={-20} size={24} fill="#d7e6a0" />
    </g>
  );
}

/** Tables, beds, benches, columns, shelves and wells of a room. */
import { art } from '../../../art/super-fantasy/index.ts';
import { SIZE } from '../logic/place.ts';
import styles from './Ground.module.css';

const DRAWINGS: { readonly [kind: string]: string } = {
  table: 'prop-table',
  bed: 'prop-bed',
  bench: 'prop-bench',
  column: 'prop-column',
  'fire pit': 'prop-brazier-lit',
};

export function Furniture({ kind, x, y }: { readonly kind: string; readonly x: number; readonly y: number }) {
  const drawing = DRAWINGS[kind];
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx={SIZE / 2 + 3} cy={SIZE - 6} rx="21" ry="7" className={styles.shadow} />
      {drawing !== undefined && (
        <image href={art(drawing)} x="-2" y="-3" width={SIZE + 4} height={SIZE + 4} />
      )}
      {kind === 'shelf' && <Shelf />}
      {kind === 'well' && <Well />}
    </g>
  );
}

const BOOKS = ['#c9502c', '#f2c14e', '#6fae6a', '#6aa7c8', '#c58ae0', '#e08a35'];

const Shelf = () => (
  <g className={styles.wooden}>
    <rect x="4" y="4" width="40" height="38" rx="4" fill="#8b4f22" />
    {[9, 25].map((shelf) => (
      <g key={shelf}>
        <rect x="8" y={shelf} width="32" height="13" fill="#3a1f10" />
        {BOOKS.map((colour, at) => (
          <rect key={colour} x={9 + 5 * at} y={shelf + 2} width="4.4" height="11" fill={colour} />
        ))}
      </g>
    ))}
  </g>
);

const Well = () => (
  <g className={styles.wooden}>
    <circle cx="24" cy="25" r="19" fill="#7d788e" />
    <circle cx="24" cy="25" r="13" fill="#16304f" />
    <path d="M16 22q8-7 16 0" fill="none" stroke="#7cc7ff" strokeWidth="2.4" />
    <path d="M4 12H44" stroke="#8b4f22" strokeWidth="6" />
  </g>
);

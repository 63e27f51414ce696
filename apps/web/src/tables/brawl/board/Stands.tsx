/** Round the ring: rows of seats with their crowd, the wall, and the sand within. The same every time. */
import { memo } from 'react';
import styles from './Stands.module.css';

const rounded = (n: number): number => Math.round(10 * n) / 10;

/** Between an ellipse and a rectangle. */
const SQUARENESS = 2 / 2.9;
const POINTS = 96;

function pointAt(turn: number, wide: number, high: number): readonly [number, number] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [
    rounded(Math.sign(cos) * Math.abs(cos) ** SQUARENESS * wide),
    rounded(Math.sign(sin) * Math.abs(sin) ** SQUARENESS * high),
  ];
}

const ring = (wide: number, high: number): string =>
  `M${Array.from({ length: POINTS }, (_, at) => pointAt((at / POINTS) * 2 * Math.PI, wide, high).join(' ')).join('L')}Z`;

const WIDE = 462;
const HIGH = 290;
/** From the wall outwards. */
const TIERS = [1, 2, 3, 4, 5, 6, 7];
const DEEP = 36;

const CLOTHES = ['#6f5a78', '#3f6a70', '#8a5a2e', '#7a3f3a', '#4e6b49', '#9a7a3a', '#56618a'];

/** A number from 0 to 1 that belongs to a seat. */
function grain(tier: number, seat: number): number {
  const bits = Math.imul(tier * 131 + seat + 7, 0x9e3779b1);
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32;
}

const CROWD = TIERS.flatMap((tier) => {
  const many = 74 + 8 * tier;
  return Array.from({ length: many }, (_, seat) => ({ tier, seat, luck: grain(tier, seat) }))
    .filter(({ luck }) => luck > 0.16)
    .map(({ tier: row, seat, luck }) => {
      const turn = ((seat + luck * 0.5) / many) * 2 * Math.PI;
      const [x, y] = pointAt(turn, WIDE + DEEP * (row - 0.5), HIGH + DEEP * (row - 0.5));
      return {
        id: `${row} ${seat}`,
        x,
        y,
        lifted: luck > 0.88,
        clothes: CLOTHES[Math.floor(luck * 997) % CLOTHES.length],
      };
    });
});

export const Stands = memo(function Stands() {
  return (
    <g className={styles.stands}>
      <defs>
        <radialGradient id="brawl-sand" cx=".5" cy=".46" r=".62">
          <stop offset="0" stopColor="#f3e2b6" />
          <stop offset=".6" stopColor="#e6cf9a" />
          <stop offset="1" stopColor="#c9a866" />
        </radialGradient>
        <radialGradient id="brawl-shade" cx=".5" cy=".5" r=".72">
          <stop offset=".5" stopColor="#1d1208" stopOpacity="0" />
          <stop offset="1" stopColor="#1d1208" stopOpacity=".72" />
        </radialGradient>
        <pattern id="brawl-grains" width="86" height="74" patternUnits="userSpaceOnUse">
          <path
            d="M6 12q14-5 26 0M52 30q13-4 24 1M14 52q16-5 30 0M58 64q12-4 22 0"
            className={styles.ripple}
          />
          <path
            d="M40 8h2M70 14h2M10 30h2M30 36h2M80 44h2M46 50h2M22 66h2M66 48h2M50 20h1.500M4 46h1.500M34 24h1.500"
            className={styles.speck}
          />
        </pattern>
        <pattern id="brawl-blocks" width="54" height="20" patternUnits="userSpaceOnUse">
          <path d="M0 10H54M14 0V10M41 10V20" className={styles.joint} />
        </pattern>
      </defs>
      <rect x="-1400" y="-900" width="2800" height="1800" fill="#4a3725" />
      {TIERS.toReversed().map((tier) => (
        <path
          key={tier}
          className={styles.tier}
          d={ring(WIDE + DEEP * tier, HIGH + DEEP * tier)}
          fill={tier % 2 === 0 ? '#7d5f3c' : '#8b6b45'}
        />
      ))}
      {CROWD.map(({ id, x, y, lifted, clothes }) => (
        <g key={id} transform={`translate(${x} ${y})`} fill={clothes}>
          {lifted && <path d="M-7 4L-10 -10M7 4L10 -10" stroke={clothes} className={styles.arm} />}
          <path d="M-8.500 12Q-9 1 0 1T8.500 12Z" />
          <circle cy="-4" r="5" fill="#d3a679" />
        </g>
      ))}
      <rect x="-1400" y="-900" width="2800" height="1800" fill="url(#brawl-shade)" opacity=".55" />
      <path d={ring(WIDE + 12, HIGH + 12)} fill="#2d2013" />
      <path d={ring(WIDE + 7, HIGH + 7)} fill="#a98a5c" />
      <path d={ring(WIDE + 7, HIGH + 7)} fill="url(#brawl-blocks)" />
      <path d={ring(WIDE - 7, HIGH - 7)} fill="#3a2918" />
      <path d={ring(WIDE - 10, HIGH - 10)} fill="#d9bd83" />
      <path d={ring(WIDE - 24, HIGH - 22)} fill="url(#brawl-sand)" />
      <path d={ring(WIDE - 24, HIGH - 22)} fill="url(#brawl-grains)" />
      <path d={ring(WIDE - 26, HIGH - 24)} className={styles.line} />
    </g>
  );
});

/** What is laid flat on a floor, drawn about the middle of the tile and turned with it. */
import { around, GOLD, GOLD_HI, INK, starPath, WIDE } from './ink.ts';
import type { Inlay } from './rooms.ts';

const HALF = WIDE / 2;
const BRAIDS = ['#7a2f45', '#c79a58', '#43557f', '#d3ab68', '#84364c', '#d9b878'] as const;
const TWELVE = Array.from({ length: 12 }, (_, at) => at * 30);
const EIGHT = Array.from({ length: 8 }, (_, at) => at * 45);

const spots = (reach: number, degrees: readonly number[], radius: number, fill: string) =>
  degrees.map((angle) => {
    const [cx, cy] = around(reach, angle);
    return <circle key={angle} cx={cx} cy={cy} r={radius} fill={fill} />;
  });

/** A trodden way, with its worn middle and the pebbles at its sides. */
const trodden = (d: string, edge: string, middle: string) => (
  <g fill="none" strokeLinejoin="round">
    <path d={d} stroke="#10202a" strokeOpacity=".35" strokeWidth="76" />
    <path d={d} stroke={edge} strokeWidth="66" />
    <path d={d} stroke={middle} strokeOpacity=".75" strokeWidth="46" />
    <path d={d} stroke="#fff1d0" strokeOpacity=".12" strokeWidth="18" />
    <g strokeLinecap="round">
      <path
        d={d}
        stroke="#2e2a33"
        strokeOpacity=".55"
        strokeWidth="5"
        strokeDasharray="0 43 0 71"
        transform="translate(-13 9)"
      />
      <path
        d={d}
        stroke="#d9cdb4"
        strokeOpacity=".6"
        strokeWidth="4"
        strokeDasharray="0 57 0 38"
        transform="translate(11 -7)"
      />
      <path
        d={d}
        stroke="#a5987f"
        strokeOpacity=".7"
        strokeWidth="6"
        strokeDasharray="0 83 0 52"
        transform="translate(20 14)"
      />
      <path
        d={d}
        stroke="#cbbd9f"
        strokeOpacity=".6"
        strokeWidth="5"
        strokeDasharray="0 64 0 91"
        transform="translate(-23 -12)"
      />
    </g>
  </g>
);

/** A long carpet with a border in gold. */
const runner = (cloth: string, border: string, high: number) => (
  <g>
    <rect
      x="-46"
      y={-high}
      width="92"
      height={2 * high}
      fill="#000"
      opacity=".3"
      transform="translate(2 3)"
    />
    <rect x="-46" y={-high} width="92" height={2 * high} fill={border} stroke={INK} strokeWidth="1.6" />
    <rect x="-38" y={-high} width="76" height={2 * high} fill={cloth} stroke={INK} strokeWidth="1.2" />
    <path
      d={Array.from({ length: Math.floor(high / 24) }, (_, at) => {
        const y = -high + 24 + at * 48;
        return `M0 ${y - 15}L13 ${y}L0 ${y + 15}L-13 ${y}Z`;
      }).join('')}
      fill="none"
      stroke={GOLD_HI}
      strokeOpacity=".65"
      strokeWidth="1.5"
    />
    <path
      d={`M-30 ${-high}V${high}M30 ${-high}V${high}`}
      stroke={GOLD_HI}
      strokeOpacity=".5"
      strokeDasharray="7 4"
    />
  </g>
);

const SUITS = [
  'M0-13C9-3 16 0 11 9C8 13 3 11 1 7L4 15H-4L-1 7C-3 11-8 13-11 9C-16 0-9-3 0-13Z',
  'M0-14L11 0L0 14L-11 0Z',
];

export const INLAY_DRAWINGS: { readonly [inlay in Inlay]: React.ReactNode } = {
  path: trodden(`M0 ${-HALF}C6-120-26-60-6-14C16 30 70 6 ${HALF} 0`, '#6f6254', '#8d7b62'),
  trail: trodden(
    `M0 ${-HALF}C-20-110 26-70 6-20S-24 80 0 ${HALF}M4-10C50-26 90 8 ${HALF} 0`,
    '#5d5347',
    '#7c6a52',
  ),
  fairyRing: (
    <g>
      <circle
        r="86"
        fill="#9df0c8"
        fillOpacity=".1"
        stroke="#bff7da"
        strokeOpacity=".45"
        strokeWidth="1.6"
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
      <circle r="64" fill="none" stroke="#bff7da" strokeOpacity=".25" strokeWidth="1.2" />
      {TWELVE.map((angle) => {
        const [x, y] = around(86, angle);
        return (
          <g key={angle} transform={`translate(${x} ${y})`} stroke={INK} strokeWidth="1">
            <path d="M-1.6 4V0H1.6V4Z" fill="#efe2c4" />
            <path d="M-5 0Q-4-6 0-6T5 0Q0 2-5 0Z" fill={angle % 60 === 0 ? '#c4544f' : '#d8a6c0'} />
          </g>
        );
      })}
      {spots(40, EIGHT, 2, '#e9ffd8')}
    </g>
  ),
  crest: (
    <g fill="none" stroke={GOLD}>
      <circle r="118" fill="#1a2148" fillOpacity=".28" strokeOpacity=".8" strokeWidth="2.4" />
      <circle r="108" strokeOpacity=".45" />
      <path d={starPath(8, 100, 46)} fill="#c8d2f0" fillOpacity=".13" strokeOpacity=".6" strokeWidth="1.6" />
      <path d="M-34-30H34V8Q34 40 0 56Q-34 40-34 8Z" fill="#232c5c" fillOpacity=".85" strokeWidth="2.4" />
      <path d="M-20-14L-10-2L0-18L10-2L20-14L16 14H-16Z" fill={GOLD} stroke={INK} strokeWidth="1.4" />
    </g>
  ),
  runner: runner('#6d2338', '#a9803c', HALF),
  carpet: runner('#2e3a78', '#8f97c4', HALF - 20),
  star: (
    <g fill="none" stroke={GOLD}>
      <path d={starPath(8, 140, 72)} fill="#141c3a" fillOpacity=".38" strokeWidth="2" />
      <circle r="149" strokeWidth="2.6" />
      <circle r="142" strokeOpacity=".5" />
      <circle r="60" strokeOpacity=".5" />
      {spots(157, TWELVE, 2.7, GOLD)}
    </g>
  ),
  rug: (
    <g transform="translate(-52 44)">
      <ellipse cx="3" cy="5" rx="76" ry="64" fill="#000" opacity=".3" />
      {BRAIDS.map((colour, at) => (
        <ellipse
          key={colour}
          rx={74 - at * 12}
          ry={63 - at * 10.2}
          fill={colour}
          stroke="#1c1530"
          strokeWidth="1.5"
          strokeDasharray="6 2"
        />
      ))}
    </g>
  ),
  crumbs: (
    <g>
      <path
        d="M-150-30q30-26 64-8t58-4q26 8 14 28t-52 16q-26 18-60 6t-24-38Z"
        fill="#fdeef0"
        fillOpacity=".3"
      />
      <path d="M60 40q34-18 58 6t8 38q-30 20-58 4t-8-48Z" fill="#fdeef0" fillOpacity=".26" />
      {spots(96, EIGHT, 3, '#e7bd7c')}
      {spots(132, TWELVE, 2, '#f6dca6')}
    </g>
  ),
  ropes: (
    <g fill="none" stroke="#c9a86a" strokeWidth="3.4">
      {[22, 16, 10].map((radius) => (
        <ellipse key={radius} cx="-98" cy="72" rx={radius} ry={radius * 0.8} stroke={INK} strokeWidth="5" />
      ))}
      {[22, 16, 10].map((radius) => (
        <ellipse key={radius} cx="-98" cy="72" rx={radius} ry={radius * 0.8} strokeDasharray="5 1.4" />
      ))}
      <path d="M-76 74C-40 100-10 60 30 88S92 96 120 84" stroke={INK} strokeWidth="5.4" strokeOpacity=".6" />
      <path d="M-76 74C-40 100-10 60 30 88S92 96 120 84" strokeDasharray="5 1.4" />
      <g stroke="#e4dcc6" strokeWidth="4" strokeLinecap="round">
        <path d="M60-72l22 12M63-76l-5 7M84-64l-5 8" />
        <path d="M84-88l12 22" />
      </g>
    </g>
  ),
  suits: (
    <g>
      <circle r="74" fill="#140f2a" fillOpacity=".4" stroke={GOLD} strokeOpacity=".7" strokeWidth="2" />
      {[0, 90, 180, 270].map((angle, at) => (
        <path
          key={angle}
          d={SUITS[at % 2]}
          transform={`rotate(${angle}) translate(0 -44) scale(1.5)`}
          fill={at % 2 === 0 ? '#14112a' : '#b03a4c'}
          stroke={GOLD}
          strokeWidth="1"
        />
      ))}
      <path d={starPath(4, 26, 9)} fill={GOLD} stroke={INK} strokeWidth="1.4" />
    </g>
  ),
  rings: (
    <g fill="none">
      <circle r="168" fill="#1a1736" fillOpacity=".35" stroke={GOLD} strokeOpacity=".5" strokeWidth="2" />
      <circle r="128" stroke="#b9a7e0" strokeOpacity=".3" strokeWidth="10" strokeDasharray="26 7" />
      <circle r="92" stroke={GOLD} strokeOpacity=".4" strokeWidth="1.6" />
      {TWELVE.map((angle) => {
        const [x, y] = around(148, angle);
        return (
          <path
            key={angle}
            d="M0-8L4 0L0 8L-4 0Z"
            fill={GOLD}
            fillOpacity=".55"
            transform={`translate(${x} ${y}) rotate(${angle + 90})`}
          />
        );
      })}
    </g>
  ),
  snow: (
    <g fill="#eef7ff">
      <path d={`M${-HALF} 60q70-34 120-6t96 34q40 24 60 104H${-HALF}Z`} fillOpacity=".3" />
      <path d={`M${HALF}-40q-60-20-104 10t-20 70q50 20 124 4Z`} fillOpacity=".22" />
      <path d={`M-120 ${-HALF}q20 50 80 44t120-44Z`} fillOpacity=".28" />
    </g>
  ),
  snowflake: (
    <g fill="none" stroke="#e9f6ff" strokeLinecap="round">
      <circle r="104" fill="#16305c" fillOpacity=".42" stroke="#cfe6f8" strokeWidth="2.4" />
      <circle r="96" strokeOpacity=".4" />
      {[0, 60, 120, 180, 240, 300].map((angle) => (
        <path
          key={angle}
          d="M0 0V-84M0-34l-18-14M0-34l18-14M0-56l-16-13M0-56l16-13M0-76l-8-7M0-76l8-7"
          strokeWidth="3"
          transform={`rotate(${angle})`}
        />
      ))}
      <path d={starPath(6, 22, 11)} fill="#cfe6f8" stroke="#16305c" strokeWidth="2" />
    </g>
  ),
  petals: (
    <g>
      {trodden(`M${-HALF} 0H${HALF}M0 ${-HALF}V${HALF}`, '#544650', '#65545a')}
      {spots(70, TWELVE, 2.6, '#c3465c')}
      {spots(150, EIGHT, 2.6, '#d76a7c')}
      {spots(112, EIGHT, 2.2, '#e58d98')}
    </g>
  ),
};

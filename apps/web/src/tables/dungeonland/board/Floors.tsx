/** What one walks on: a floor for every kind of room, two squares wide, so that it repeats without a seam. */
import { SIZE } from '../logic/place.ts';

const FLOORS = ['grass', 'boards', 'marble', 'stone', 'sugar', 'frost'] as const;
export type Floor = (typeof FLOORS)[number];

const FLOOR_OF: { readonly [tile: string]: Floor } = {
  t01: 'grass',
  t02: 'boards',
  t03: 'grass',
  t04: 'grass',
  t06: 'boards',
  t07: 'marble',
  t08: 'sugar',
  t09: 'boards',
  t10: 'marble',
  t11: 'boards',
  t13: 'frost',
  t14: 'frost',
  t15: 'boards',
  t16: 'grass',
};

export const floorOf = (tile: string): Floor => FLOOR_OF[tile] ?? 'stone';

const UNIT = 2 * SIZE;

/** Patterns and shades, once for the whole board. */
export function FloorDefs() {
  return (
    <defs>
      {FLOORS.map((floor) => (
        <pattern key={floor} id={`dl-${floor}`} width={UNIT} height={UNIT} patternUnits="userSpaceOnUse">
          {PATTERNS[floor]}
        </pattern>
      ))}
      <pattern id="dl-rock" width="10" height="10" patternUnits="userSpaceOnUse">
        <rect width="10" height="10" fill="#25305f" />
        <path d="M-2 2L2-2M0 10L10 0M8 12L12 8" stroke="#141b3f" strokeOpacity=".75" strokeWidth="1.4" />
      </pattern>
      <linearGradient id="dl-shade-down" x2="0" y2="1">
        <stop stopColor="#03061a" stopOpacity=".7" />
        <stop offset="1" stopColor="#03061a" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="dl-shade-right">
        <stop stopColor="#03061a" stopOpacity=".5" />
        <stop offset="1" stopColor="#03061a" stopOpacity="0" />
      </linearGradient>
      <radialGradient id="dl-vignette" r=".72">
        <stop offset=".55" stopColor="#050814" stopOpacity="0" />
        <stop offset="1" stopColor="#050814" stopOpacity=".55" />
      </radialGradient>
      <linearGradient id="dl-gold" x2="1" y2="1">
        <stop stopColor="#fff1c4" />
        <stop offset=".5" stopColor="#d8b25a" />
        <stop offset="1" stopColor="#8c6420" />
      </linearGradient>
      <linearGradient id="dl-oak" x2="0" y2="1">
        <stop stopColor="#a06a3a" />
        <stop offset="1" stopColor="#5f3a1c" />
      </linearGradient>
    </defs>
  );
}

const PATTERNS: { readonly [floor in Floor]: React.ReactNode } = {
  boards: (
    <>
      <rect width="96" height="96" fill="#5d465a" />
      <path d="M0 0H58V24H0ZM30 24H96V48H30ZM0 48H70V72H0ZM14 72H84V96H14Z" fill="#6d5160" />
      <path d="M58 0H96V24H58ZM0 72H14V96H0Z" fill="#4f3c55" />
      <path d="M70 48H96V72H70Z" fill="#745a5c" />
      <path
        d="M0 0H96M0 24H96M0 48H96M0 72H96M58 0V24M30 24V48M70 48V72M14 72V96M84 72V96"
        stroke="#2a2038"
        strokeWidth="1.4"
      />
      <path
        d="M8 9Q30 5 52 10M40 35Q64 31 88 36M8 60Q36 55 62 61M22 84Q46 80 76 85"
        fill="none"
        stroke="#2a2038"
        strokeOpacity=".35"
      />
      <g fill="#1c1530">
        <circle cx="62" cy="12" r="1.3" />
        <circle cx="34" cy="36" r="1.3" />
        <circle cx="74" cy="60" r="1.3" />
        <circle cx="18" cy="84" r="1.3" />
      </g>
    </>
  ),
  marble: (
    <>
      <rect width="96" height="96" fill="#31417c" />
      <path d="M0 0H48V48H0ZM48 48H96V96H48Z" fill="#53689f" />
      <path
        d="M4 30Q18 22 26 32T46 26M54 70Q66 60 74 72T94 64M60 10Q70 20 82 14M8 80Q22 70 34 84"
        fill="none"
        stroke="#c9d4f4"
        strokeOpacity=".2"
        strokeWidth="1.4"
      />
      <path d="M0 0H96M0 48H96M0 0V96M48 0V96" stroke="#d8b25a" strokeOpacity=".28" />
    </>
  ),
  grass: (
    <>
      <rect width="96" height="96" fill="#3c5a48" />
      <path d="M0 0H48V48H0ZM48 48H96V96H48Z" fill="#42634e" />
      <g fill="#31503f">
        <ellipse cx="20" cy="66" rx="17" ry="9" />
        <ellipse cx="72" cy="24" rx="15" ry="8" />
      </g>
      <path
        d="M10 20l3-8 3 8M17 21l4-6M62 44l3-8 3 8M69 45l4-6M34 84l3-8 3 8M82 78l3-9 3 9M48 12l2-6 3 6"
        fill="none"
        stroke="#8fb27c"
        strokeOpacity=".65"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <g fill="#e8d8a6" fillOpacity=".75">
        <circle cx="40" cy="34" r="1.8" />
        <circle cx="88" cy="58" r="1.6" />
        <circle cx="8" cy="90" r="1.8" />
      </g>
      <path d="M54 66q4-4 9 0q2 5-4 5t-5-5Z" fill="#7d8a83" stroke="#22362b" strokeWidth="1.2" />
    </>
  ),
  stone: (
    <>
      <rect width="96" height="96" fill="#3a3657" />
      <path
        d="M2 2H44V30L2 34ZM48 2H94V24L48 30ZM2 38L30 36 32 66 2 64ZM34 35L66 31 68 60 36 66ZM70 30L94 27V58L72 61ZM2 68L26 69 28 94H2ZM30 69L62 64 64 94H32ZM66 64L94 62V94H68Z"
        fill="#544e78"
      />
      <path d="M2 2H44V12L2 15ZM34 35L66 31V38L34 43ZM66 64L94 62V69L67 72Z" fill="#625c88" />
      <path
        d="M10 24l8-4M54 16l9 3M78 46l7-4M12 82l8 3M44 80l9-5"
        stroke="#2a2644"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
    </>
  ),
  sugar: (
    <>
      <rect width="96" height="96" fill="#7d5568" />
      <path d="M0 0H48V48H0ZM48 48H96V96H48Z" fill="#8d6478" />
      <path
        d="M24 8L40 24L24 40L8 24ZM72 56L88 72L72 88L56 72Z"
        fill="#a97e8c"
        stroke="#f3dcc4"
        strokeOpacity=".55"
        strokeWidth="1.6"
      />
      <path
        d="M60 14l6 4M80 30l-5 5M62 38l7-1M14 60l6 4M34 78l-5 5M14 88l7-1"
        strokeWidth="2.6"
        strokeLinecap="round"
        stroke="#f6e3a6"
        strokeOpacity=".7"
      />
      <path
        d="M84 12l5 5M70 26l2-6M36 60l5 5M22 74l2-6"
        strokeWidth="2.6"
        strokeLinecap="round"
        stroke="#9fd3d6"
        strokeOpacity=".7"
      />
    </>
  ),
  frost: (
    <>
      <rect width="96" height="96" fill="#4f6d86" />
      <path d="M0 0H48V48H0ZM48 48H96V96H48Z" fill="#5b7c96" />
      <path
        d="M6 12L22 28L18 44M22 28L42 32M56 58L74 70L92 64M74 70L70 90M54 20L70 8L90 18"
        fill="none"
        stroke="#dff0fb"
        strokeOpacity=".4"
        strokeWidth="1.5"
      />
      <path
        d="M30 70v14M24 73.5l12 7M36 73.5l-12 7M78 30v12M73 33l10 6M83 33l-10 6"
        stroke="#eef8ff"
        strokeOpacity=".55"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </>
  ),
};

const STAR = Array.from({ length: 16 }, (_, at) => {
  const angle = ((at * 22.5 - 90) * Math.PI) / 180;
  const reach = at % 2 === 0 ? 140 : 72;
  return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`;
}).join('L');

/** Laid into marble. */
export function Star({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke="url(#dl-gold)">
      <path d={`M${STAR}Z`} fill="#141c3a" fillOpacity=".35" strokeWidth="2" />
      <circle r="148" strokeWidth="2.5" />
      <circle r="142" strokeOpacity=".5" />
    </g>
  );
}

const BRAIDS = ['#7a2f45', '#c79a58', '#43557f', '#c79a58', '#7a2f45', '#d9b878'];

export function Rug({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="#1c1530" strokeWidth="1.5" strokeDasharray="6 2">
      {BRAIDS.map((colour, at) => (
        <ellipse
          key={`${colour} ${BRAIDS.indexOf(colour, at)}`}
          rx={78 - at * 12.5}
          ry={66 - at * 10.5}
          fill={colour}
        />
      ))}
    </g>
  );
}

/** Furniture over several squares, seen from above: it turns with the tile. Each is drawn about its middle. */
import { around, GOLD, GOLD_HI, INK } from './ink.ts';

const cast = (wide: number, high: number) => (
  <rect x={-wide / 2 + 5} y={-high / 2 + 8} width={wide} height={high} rx="8" fill="#02040f" opacity=".42" />
);

const top = (wide: number, high: number, fill = 'url(#dl-oak)') => (
  <>
    {cast(wide, high)}
    <rect
      x={-wide / 2}
      y={-high / 2}
      width={wide}
      height={high}
      rx="4"
      fill={fill}
      stroke={INK}
      strokeWidth="2.4"
    />
    <rect
      x={-wide / 2 + 4}
      y={-high / 2 + 4}
      width={wide - 8}
      height={high - 8}
      rx="2"
      fill="none"
      stroke="#e9b277"
      strokeOpacity=".4"
      strokeWidth="1.2"
    />
  </>
);

const SPINES = ['#7a2f45', '#43557f', '#5f7a4a', '#b9863f', '#6a4a82', '#8a3f34', '#3f6f74'] as const;

const spines = (from: number, to: number, y: number, high: number) => {
  const wide = 6.2;
  return Array.from({ length: Math.floor((to - from) / wide) }, (_, at) => ({ x: from + at * wide, at })).map(
    ({ x, at }) => (
      <rect
        key={x}
        x={x}
        y={y + ((at * 5) % 3)}
        width={wide - 0.8}
        height={high - ((at * 5) % 3)}
        fill={SPINES[(at * 3 + Math.round(high)) % SPINES.length]}
        stroke={INK}
        strokeWidth="0.9"
      />
    ),
  );
};

const candle = (x: number, y: number) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="7" fill="url(#dl-gold)" stroke={INK} strokeWidth="1.4" />
    <circle r="4" fill="#f3e6cc" stroke={INK} strokeWidth="1" />
    <path d="M0-9q4 6 0 9q-4-3 0-9Z" fill="#ffd36b" stroke="#b5661a" strokeWidth=".8" />
  </g>
);

const openBook = (x: number, y: number) => (
  <g transform={`translate(${x} ${y})`} stroke={INK} strokeWidth="1.3">
    <path d="M-14-8H14V9H-14Z" fill="#6a2a3c" />
    <path d="M0-7Q-7-11-12-7V6Q-7 3 0 7Q7 3 12 6V-7Q7-11 0-7Z" fill="#f3e6cc" />
    <path d="M0-7V7M-9-4h6M-9-1h6M3-4h6M3-1h6" stroke="#8a6a48" strokeWidth="1" />
  </g>
);

const cake = (x: number, y: number, cream: string, berry: string) => (
  <g transform={`translate(${x} ${y})`} stroke={INK}>
    <circle r="13.5" fill="#efe2c4" strokeWidth="1.4" />
    <circle r="11" fill={cream} strokeWidth="1.6" />
    {[0, 60, 120, 180, 240, 300].map((angle) => {
      const [cx, cy] = around(7, angle);
      return <circle key={angle} cx={cx} cy={cy} r="2.3" fill={berry} strokeWidth=".8" />;
    })}
    <circle r="2.6" fill={berry} strokeWidth=".8" />
  </g>
);

export const LAID = {
  bed: (
    <>
      {cast(88, 88)}
      <rect
        x="-43"
        y="-44"
        width="86"
        height="88"
        rx="6"
        fill="url(#dl-oak)"
        stroke={INK}
        strokeWidth="2.6"
      />
      <rect x="-37" y="-38" width="74" height="78" rx="5" fill="#efe2c4" stroke={INK} strokeWidth="1.8" />
      <rect x="-31" y="-34" width="29" height="18" rx="7" fill="#fff6e2" stroke={INK} strokeWidth="1.6" />
      <rect x="2" y="-34" width="29" height="18" rx="7" fill="#fff6e2" stroke={INK} strokeWidth="1.6" />
      <path d="M-37-9Q0-17 37-9V35Q0 43-37 35Z" fill="#7a2440" stroke={INK} strokeWidth="1.8" />
      <path
        d="M-33-7L-16 12L-33 32M-8-10L8 12L-8 36M16-10L32 12L16 34M-12-10L-28 12L-12 35M14-11L-2 12L14 37M33-8L20 12L33 31"
        fill="none"
        stroke={GOLD}
        strokeOpacity=".75"
        strokeWidth="1.3"
      />
      <path d="M-36-6Q0-14 36-6" fill="none" stroke="#f3e6cc" strokeWidth="5" />
    </>
  ),
  cakes: (
    <>
      {top(88, 40, '#8a5a3c')}
      <rect
        x="-37"
        y="-13"
        width="74"
        height="26"
        fill="#fdeef0"
        opacity=".88"
        stroke={INK}
        strokeWidth="1"
      />
      {cake(-24, 0, '#f3b9c8', '#b53146')}
      {cake(24, 0, '#fff1d8', '#7a2f82')}
      <g stroke={INK} strokeWidth="1.2">
        <path d="M-6 6L0-9L6 6Z" fill="#e7bd7c" />
        <circle cy="-9" r="3" fill="#c63b48" />
      </g>
    </>
  ),
  counter: (
    <>
      {top(88, 40, '#6b4a3c')}
      <ellipse cx="-24" cy="0" rx="14" ry="11" fill="#c9cede" stroke={INK} strokeWidth="1.6" />
      <ellipse cx="-24" cy="0" rx="10" ry="7.4" fill="#f6e3c2" stroke={INK} strokeWidth="1.2" />
      <path d="M-30-6L-12-18" stroke={INK} strokeWidth="5" strokeLinecap="round" />
      <path d="M-30-6L-12-18" stroke="#d9ac6e" strokeWidth="2.6" strokeLinecap="round" />
      <g transform="translate(18 0) rotate(-14)" stroke={INK} strokeWidth="1.3">
        <rect x="-16" y="-5" width="32" height="10" rx="4.5" fill="#d9ac6e" />
        <path d="M-16 0h-6M16 0h6" strokeWidth="5" strokeLinecap="round" />
      </g>
      <g fill="#fff6e2" opacity=".8">
        <circle cx="4" cy="-12" r="2" />
        <circle cx="36" cy="11" r="2.4" />
        <circle cx="2" cy="12" r="1.6" />
      </g>
    </>
  ),
  boat: (
    <g transform="rotate(-24)">
      <path
        d="M-46 6Q-30-26 6-26Q42-26 52 6Q40 34 4 34Q-32 34-46 6Z"
        fill="#02040f"
        opacity=".45"
        transform="translate(5 7)"
      />
      <path
        d="M-50 0Q-32-30 4-30Q40-30 50 0Q40 30 4 30Q-32 30-50 0Z"
        fill="url(#dl-oak)"
        stroke={INK}
        strokeWidth="2.6"
      />
      <path
        d="M-39 0Q-26-21 4-21Q32-21 40 0Q32 21 4 21Q-26 21-39 0Z"
        fill="#3a2430"
        stroke={INK}
        strokeWidth="1.8"
      />
      <path d="M-36-7Q0-10 38-7M-36 7Q0 10 38 7" fill="none" stroke="#6b4a3a" strokeWidth="1.6" />
      {[-16, 14].map((x) => (
        <rect
          key={x}
          x={x - 5}
          y="-21"
          width="10"
          height="42"
          rx="2"
          fill="#b57a45"
          stroke={INK}
          strokeWidth="1.8"
        />
      ))}
      <g strokeLinecap="round">
        <path d="M-30-34L34 34" stroke={INK} strokeWidth="6.4" />
        <path d="M-30-34L34 34" stroke="#d9ac6e" strokeWidth="3.2" />
      </g>
    </g>
  ),
  books: (
    <>
      {top(92, 42, '#5f3a1c')}
      <rect x="-41" y="-16" width="82" height="14" fill="#1c1220" stroke={INK} />
      <rect x="-41" y="2" width="82" height="15" fill="#1c1220" stroke={INK} />
      {spines(-40, 40, -15, 13)}
      {spines(-40, 34, 3, 14)}
    </>
  ),
  table: (
    <>
      {top(184, 38)}
      <rect
        x="-84"
        y="-8"
        width="168"
        height="16"
        fill="#3b2a4c"
        opacity=".8"
        stroke={GOLD}
        strokeOpacity=".6"
      />
      {openBook(-62, 0)}
      {openBook(62, 2)}
      {candle(-34, -2)}
      {candle(34, -2)}
      <g transform="translate(0 0)" stroke={INK} strokeWidth="1.3">
        <circle r="12" fill="#3f6f94" />
        <path d="M-9-4q5 3 9 0t8-2M-7 7q4-3 8 0t5-2" fill="none" stroke="#cfe3b0" strokeWidth="2.4" />
        <circle r="12" fill="none" stroke={GOLD_HI} strokeWidth="1.6" />
      </g>
    </>
  ),
  desk: (
    <>
      {top(86, 38)}
      {openBook(-14, 0)}
      {candle(30, -6)}
      <g transform="translate(12 2) rotate(20)">
        <rect x="-7" y="-9" width="14" height="18" fill="#f3e6cc" stroke={INK} strokeWidth="1.2" />
        <path d="M-4-5h8M-4-1h8M-4 3h5" stroke="#8a6a48" strokeWidth="1" />
      </g>
      <rect x="-38" y="-12" width="9" height="24" rx="1.5" fill="#7a2f45" stroke={INK} strokeWidth="1.2" />
    </>
  ),
} as const;

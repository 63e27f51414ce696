/** What stands in the way without hiding anything behind it, as it suits the room. */
import { SIZE } from '../logic/place.ts';
import type { Floor } from './Floors.tsx';

const INK = '#1a1326';

const PIECES: { readonly [floor in Floor]: React.ReactNode } = {
  grass: (
    <>
      <path d="M-6 16V0H6V16Z" fill="#efe2c4" stroke={INK} strokeWidth="2" />
      <path d="M-19 2Q-16-20 0-20T19 2Q0 9-19 2Z" fill="#a83a3a" stroke={INK} strokeWidth="2" />
      <g fill="#fff1dc">
        <circle cx="-8" cy="-7" r="3.2" />
        <circle cx="5" cy="-12" r="2.6" />
        <circle cx="10" cy="-3" r="2.8" />
      </g>
    </>
  ),
  boards: (
    <>
      <rect
        x="-18"
        y="-16"
        width="36"
        height="34"
        rx="3"
        fill="url(#dl-oak)"
        stroke={INK}
        strokeWidth="2.4"
      />
      <path d="M-18-5H18M-18 7H18" stroke={INK} strokeWidth="1.6" />
      <path d="M-14-16V18M14-16V18" stroke="#d8b25a" strokeWidth="3" />
    </>
  ),
  marble: (
    <>
      <circle r="40" fill="#ffcf6b" fillOpacity=".13" />
      <path d="M-10 18H10L6 13H3V-3H-3V13H-6Z" fill="url(#dl-gold)" stroke={INK} strokeWidth="1.8" />
      <path d="M-15-6Q-15 4 0 4T15-6" fill="none" stroke={INK} strokeWidth="5" />
      <path d="M-15-6Q-15 4 0 4T15-6" fill="none" stroke="#d8b25a" strokeWidth="2.4" />
      {[-15, 0, 15].map((x) => (
        <g key={x}>
          <rect x={x - 2.5} y="-14" width="5" height="10" fill="#f3e6cc" stroke={INK} strokeWidth="1.3" />
          <path d={`M${x}-24q5 7 0 10q-5-3 0-10Z`} fill="#ffd36b" stroke="#b5661a" />
        </g>
      ))}
    </>
  ),
  stone: (
    <>
      <path
        d="M-16 12V-6Q-16-17 0-17T16-6V12Q16 20 0 20T-16 12Z"
        fill="#8c86ad"
        stroke={INK}
        strokeWidth="2"
      />
      <ellipse cy="-8" rx="16" ry="8.5" fill="#b6b0d2" stroke={INK} strokeWidth="2" />
      <path d="M-9 0V15M0 2V18M9 0V15" stroke="#5d587e" strokeWidth="1.6" />
    </>
  ),
  sugar: (
    <>
      <path d="M-17 4H17V15Q0 22-17 15Z" fill="#a8713d" stroke={INK} strokeWidth="2" />
      <path
        d="M-18 5Q-20-14 0-15T18 5Q13 9 9 4Q4 10 0 5Q-5 10-9 4Q-13 9-18 5Z"
        fill="#f7d9e2"
        stroke={INK}
        strokeWidth="2"
      />
      <circle cy="-17" r="4" fill="#c63b48" stroke={INK} strokeWidth="1.5" />
    </>
  ),
  frost: (
    <>
      <path d="M-4 18L-14-6L-6-20L4-10L0 18Z" fill="#bfe2f5" stroke={INK} strokeWidth="2" />
      <path d="M0 18L4-10L13-14L17 2L10 18Z" fill="#8fc0df" stroke={INK} strokeWidth="2" />
      <path d="M-6-20L-3 16M13-14L8 16" stroke="#f2fbff" strokeOpacity=".8" strokeWidth="1.4" />
    </>
  ),
};

interface Props {
  readonly floor: Floor;
  readonly x: number;
  readonly y: number;
}

export function Furniture({ floor, x, y }: Props) {
  return (
    <g transform={`translate(${x + SIZE / 2} ${y + SIZE / 2})`}>
      <ellipse cx="2" cy="16" rx="18" ry="6.5" fill="rgb(0 0 0 / 45%)" />
      {PIECES[floor]}
    </g>
  );
}

/** Four squares, its middle here. */
export function Bed({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke={INK} strokeWidth="2">
      <rect x="-38" y="-34" width="84" height="84" rx="6" fill="rgb(0 0 0 / 45%)" stroke="none" />
      <rect x="-43" y="-43" width="86" height="86" rx="6" fill="url(#dl-oak)" strokeWidth="2.6" />
      <rect x="-37" y="-38" width="74" height="77" rx="5" fill="#efe2c4" />
      <rect x="-31" y="-34" width="29" height="18" rx="7" fill="#fff6e2" />
      <rect x="2" y="-34" width="29" height="18" rx="7" fill="#fff6e2" />
      <path d="M-37-9Q0-17 37-9V34Q0 42-37 34Z" fill="#7a2440" />
      <path
        d="M-33-7L-16 12L-33 32M-8-10L8 12L-8 36M16-10L32 12L16 34M-12-10L-28 12L-12 35M14-11L-2 12L14 37M33-8L20 12L33 31"
        fill="none"
        stroke="#d8b25a"
        strokeOpacity=".75"
        strokeWidth="1.3"
      />
    </g>
  );
}

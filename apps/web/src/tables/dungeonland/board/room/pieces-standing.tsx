/** What stands on one square, seen a little from the front: it stays upright however the tile lies. */
import { GOLD, INK } from './ink.ts';

const shadow = (wide = 19, y = 17) => <ellipse cx="3" cy={y} rx={wide} ry="6.5" fill="url(#dl-cast)" />;

const flame = (x: number, y: number, high: number) => (
  <>
    <path
      d={`M${x} ${y - high}q${high * 0.5} ${high * 0.66} 0 ${high}q${-high * 0.5} ${-high * 0.34} 0 ${-high}Z`}
      fill="#ffd36b"
      stroke="#b5661a"
    />
    <path
      d={`M${x} ${y - high * 0.5}q${high * 0.2} ${high * 0.3} 0 ${high * 0.45}q${-high * 0.2} ${-high * 0.15} 0 ${-high * 0.45}Z`}
      fill="#fff6d0"
    />
  </>
);

export const STANDING = {
  stump: (
    <>
      {shadow(21)}
      <path
        d="M-18 15Q-22 19-12 19L-4 17L4 20L12 17Q22 19 17 13L15-6H-15Z"
        fill="#5d4030"
        stroke={INK}
        strokeWidth="2"
      />
      <path d="M-9 0V14M1 2V15M9-1V12" stroke="#2f1f22" strokeWidth="1.4" />
      <ellipse cy="-7" rx="15.5" ry="8" fill="#c79e6c" stroke={INK} strokeWidth="2" />
      <ellipse cy="-7" rx="10" ry="5" fill="none" stroke="#8a6240" strokeWidth="1.3" />
      <ellipse cy="-7" rx="5" ry="2.4" fill="none" stroke="#8a6240" strokeWidth="1.3" />
      <path d="M-17 6q-7-2-6 6q6 2 8-1Z" fill="#c4544f" stroke={INK} strokeWidth="1.2" />
    </>
  ),
  boulder: (
    <>
      {shadow(22)}
      <path
        d="M-20 14L-17-6L-6-17L9-15L19-3L20 13Q10 20-4 19T-20 14Z"
        fill="#7d83a6"
        stroke={INK}
        strokeWidth="2"
      />
      <path d="M-17-6L-6-17L9-15L4-5L-8-2Z" fill="#a9aecb" />
      <path d="M4-5L19-3L20 13L7 18Z" fill="#5a6088" />
      <path
        d="M-14 8q5-5 9-2M-4 14q4-3 8 0"
        stroke="#6f9a6a"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
  mushroom: (
    <>
      {shadow(17)}
      <path d="M-6 17Q-8 6-5-1H6Q8 8 7 17Q0 20-6 17Z" fill="#efe2c4" stroke={INK} strokeWidth="2" />
      <path d="M-20 2Q-17-21 0-21T20 2Q0 9-20 2Z" fill="#b23a3f" stroke={INK} strokeWidth="2" />
      <path d="M-16-4Q-12-17 0-18" stroke="#ef9a86" strokeWidth="2.4" strokeLinecap="round" fill="none" />
      <g fill="#fff1dc">
        <circle cx="-9" cy="-6" r="3.2" />
        <circle cx="3" cy="-12" r="3" />
        <circle cx="11" cy="-3" r="3" />
        <circle cx="0" cy="-1" r="2" />
      </g>
      <path d="M12 17v-7h4v7Z" fill="#efe2c4" stroke={INK} strokeWidth="1.4" />
      <path d="M7 11q2-8 7-8t7 8q-7 3-14 0Z" fill="#d0704f" stroke={INK} strokeWidth="1.5" />
    </>
  ),
  brazier: (
    <>
      {shadow(17)}
      <path d="M-9 18L-4 4H4L9 18M0 4V18" fill="none" stroke={INK} strokeWidth="4.4" />
      <path d="M-9 18L-4 4H4L9 18M0 4V18" fill="none" stroke="#8c93b8" strokeWidth="2" />
      <path d="M-17-5H17Q15 7 0 7T-17-5Z" fill="#6a7199" stroke={INK} strokeWidth="2" />
      <ellipse cy="-5" rx="17" ry="5" fill="#3a1c22" stroke={INK} strokeWidth="1.6" />
      {flame(-8, -4, 13)}
      {flame(8, -4, 12)}
      {flame(0, -3, 20)}
    </>
  ),
  candelabra: (
    <>
      {shadow(15)}
      <path d="M-10 18H10L6 13H3V-3H-3V13H-6Z" fill="url(#dl-gold)" stroke={INK} strokeWidth="1.8" />
      <path d="M-15-6Q-15 4 0 4T15-6" fill="none" stroke={INK} strokeWidth="5" />
      <path d="M-15-6Q-15 4 0 4T15-6" fill="none" stroke={GOLD} strokeWidth="2.4" />
      {[-15, 0, 15].map((x) => (
        <g key={x}>
          <rect x={x - 2.5} y="-14" width="5" height="10" fill="#f3e6cc" stroke={INK} strokeWidth="1.3" />
          {flame(x, -14, 10)}
        </g>
      ))}
    </>
  ),
  crate: (
    <>
      {shadow(22, 18)}
      <rect
        x="-19"
        y="-17"
        width="38"
        height="36"
        rx="2.5"
        fill="url(#dl-oak)"
        stroke={INK}
        strokeWidth="2.4"
      />
      <rect x="-13" y="-11" width="26" height="24" fill="#7d4f2b" stroke={INK} strokeWidth="1.4" />
      <path d="M-13-11L13 13M13-11L-13 13" stroke={INK} strokeWidth="6" />
      <path d="M-13-11L13 13M13-11L-13 13" stroke="#b57a45" strokeWidth="3.2" />
      <path d="M-17-15H17" stroke="#e9b277" strokeOpacity=".7" strokeWidth="1.4" />
      <g fill={GOLD}>
        <circle cx="-16" cy="-14" r="1.5" />
        <circle cx="16" cy="-14" r="1.5" />
        <circle cx="-16" cy="16" r="1.5" />
        <circle cx="16" cy="16" r="1.5" />
      </g>
    </>
  ),
  barrels: (
    <>
      {shadow(22, 18)}
      {[
        { x: -8, y: -5 },
        { x: 8, y: 4 },
      ].map(({ x, y }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path
            d="M-10-10Q-14 1-10 12Q0 17 10 12Q14 1 10-10Z"
            fill="url(#dl-oak)"
            stroke={INK}
            strokeWidth="2"
          />
          <path d="M-12-3Q0 2 12-3M-12 6Q0 11 12 6" fill="none" stroke={INK} strokeWidth="4" />
          <path d="M-12-3Q0 2 12-3M-12 6Q0 11 12 6" fill="none" stroke="#a6adc8" strokeWidth="1.8" />
          <ellipse cy="-10" rx="10" ry="4.5" fill="#b57a45" stroke={INK} strokeWidth="1.8" />
          <ellipse cy="-10" rx="6" ry="2.4" fill="#2a1c2c" />
        </g>
      ))}
    </>
  ),
  anchor: (
    <>
      {shadow(20, 16)}
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        {(
          [
            [INK, 8],
            ['#98a0bf', 4.4],
          ] as const
        ).map(([stroke, strokeWidth]) => (
          <path
            key={stroke}
            d="M0-9V17M-9-5H9M-17 5Q-14 17 0 17T17 5M-17 5l-3 6M-17 5l6 2M17 5l3 6M17 5l-6 2"
            stroke={stroke}
            strokeWidth={strokeWidth}
          />
        ))}
        <circle cy="-14" r="4.6" stroke={INK} strokeWidth="5.4" />
        <circle cy="-14" r="4.6" stroke={GOLD} strokeWidth="2.2" />
      </g>
    </>
  ),
  crystal: (
    <>
      {shadow(19)}
      <path d="M-4 18L-15-4L-7-21L4-10L0 18Z" fill="#c9e8f8" stroke={INK} strokeWidth="2" />
      <path d="M-7-21L-4 18L-15-4Z" fill="#8dbfdf" />
      <path d="M0 18L4-10L13-15L18 2L10 18Z" fill="#9acbe6" stroke={INK} strokeWidth="2" />
      <path d="M13-15L18 2L10 18Z" fill="#6a9fc8" />
      <path d="M-7-20L-3 15M13-14L8 15" stroke="#fff" strokeOpacity=".8" strokeWidth="1.4" />
    </>
  ),
} as const;

/** One step of an instruction, drawn: what the hand does, or what the die does for it. */
import type { ReactNode } from 'react';
import type { Gesture } from './stations.ts';

const die = (x: number, y: number): ReactNode => (
  <rect x={x} y={y} width="13" height="13" rx="3" fill="#c8352b" stroke="#fff0cc" strokeWidth="1.5" />
);
const arrow = (d: string, dashed = false): ReactNode => (
  <path
    d={d}
    fill="none"
    stroke="#ffd86a"
    strokeWidth="3"
    strokeLinecap="round"
    strokeDasharray={dashed ? '1 6' : undefined}
    markerEnd="url(#df-gesture-tip)"
  />
);
const target = (x: number, y: number): ReactNode => (
  <g>
    <ellipse cx={x} cy={y} rx="14" ry="8" fill="#efe6cf" />
    <ellipse cx={x} cy={y} rx="8.5" ry="5" fill="#b3261f" />
    <ellipse cx={x} cy={y} rx="3.5" ry="2" fill="#f6d265" />
  </g>
);
const finger = (x: number, y: number): ReactNode => (
  <path
    d={`M${x} ${y}v-9a4 4 0 0 1 8 0v6l8 2q4 2 3 7l-2 9h-12l-8-9q-2-4 3-6Z`}
    fill="#f0c9a0"
    stroke="#6b4a24"
    strokeWidth="1.5"
  />
);
const PULL = (
  <>
    {die(25, 12)}
    {arrow('M31 29V46')}
    {finger(28, 52)}
  </>
);

const PICTURES: { readonly [gesture in Gesture]: ReactNode } = {
  pull: PULL,
  gentle: (
    <>
      {die(25, 16)}
      {arrow('M31 33V40')}
      {finger(28, 50)}
    </>
  ),
  aim: (
    <>
      {target(32, 12)}
      <ellipse
        cx="32"
        cy="36"
        rx="11"
        ry="6.5"
        fill="rgb(255 122 77 / 30%)"
        stroke="#ffe9a8"
        strokeWidth="2"
      />
      <path d="M32 58V42" stroke="#ffe08a" strokeWidth="3" strokeDasharray="1 6" strokeLinecap="round" />
    </>
  ),
  release: (
    <>
      {target(32, 11)}
      {arrow('M32 56Q26 48 31 39T32 22', true)}
      {die(26, 50)}
    </>
  ),
  circles: (
    <>
      {die(26, 26)}
      {arrow('M32 12A20 20 0 1 1 13 27')}
      {finger(9, 38)}
    </>
  ),
  turn: (
    <>
      <circle cx="32" cy="32" r="20" fill="none" stroke="#4d6b3a" strokeWidth="5" />
      {arrow('M32 12A20 20 0 1 1 14 24')}
      {die(26, 26)}
    </>
  ),
  window: (
    <>
      <circle cx="32" cy="32" r="20" fill="none" stroke="#ffd86a" strokeWidth="5" />
      {die(26, 26)}
      {arrow('M32 22V4')}
    </>
  ),
  cup: (
    <>
      <path
        d="M16 20h24q0 20-12 20T16 20Z"
        fill="#d0a347"
        stroke="#5a3d10"
        strokeWidth="2"
        transform="rotate(28 28 30)"
      />
      {arrow('M30 46V58')}
    </>
  ),
  tip: (
    <>
      <path d="M18 22h26q0 24-13 24T18 22Z" fill="#d0a347" stroke="#5a3d10" strokeWidth="2" />
      {arrow('M14 16Q32 2 50 14')}
    </>
  ),
  finger: (
    <>
      <rect x="16" y="14" width="32" height="32" rx="4" fill="#c9a06a" stroke="#6b4a24" strokeWidth="2" />
      <path d="M16 30H48M32 14V46" stroke="#7a5a30" />
      <circle cx="37" cy="25" r="5" fill="#b3211a" stroke="#fff6d8" strokeWidth="2" />
    </>
  ),
  snap: (
    <>
      {die(36, 18)}
      {arrow('M22 44L33 32')}
      {finger(12, 46)}
    </>
  ),
  gate: (
    <>
      <path d="M14 46V14H50V46" fill="none" stroke="#a8713c" strokeWidth="6" strokeLinejoin="round" />
      {arrow('M32 60V24')}
    </>
  ),
  low: (
    <>
      <path d="M8 46H56" stroke="#8a6a48" strokeWidth="3" />
      {arrow('M10 38Q24 34 30 44Q42 34 54 38')}
      {die(5, 28)}
    </>
  ),
  belly: (
    <>
      <path d="M8 8Q46 12 40 34T10 58Z" fill="#7a8f4e" stroke="#3f4d22" strokeWidth="2" />
      <path d="M10 34H44" stroke="#4a2d17" strokeWidth="6" />
      {die(44, 22)}
      {arrow('M48 46H60')}
    </>
  ),
  moment: (
    <>
      <path d="M12 44A22 22 0 1 1 52 44" fill="none" stroke="#4d6b3a" strokeWidth="6" />
      <path d="M44 15A22 22 0 0 1 52 27" fill="none" stroke="#ffd86a" strokeWidth="6" />
      <path d="M32 36L46 20" stroke="#fff6d8" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  knee: (
    <>
      <rect x="6" y="36" width="46" height="18" rx="9" fill="#5f6f9a" stroke="#2c3654" strokeWidth="2" />
      <ellipse cx="36" cy="39" rx="9" ry="5" fill="#b4533c" />
      {arrow('M34 12Q36 26 36 33Q46 18 58 20')}
      {die(28, 4)}
    </>
  ),
  eye: (
    <>
      <path d="M6 30Q18 16 30 30Q18 44 6 30Z" fill="#f7f0dc" stroke="#3a2414" strokeWidth="2" />
      <circle cx="18" cy="30" r="5" fill="#3a5a8a" />
      <path d="M36 30Q47 40 58 30" fill="none" stroke="#f1e4d0" strokeWidth="3" />
      {die(12, 44)}
    </>
  ),
  ramp: (
    <>
      <path d="M8 50H48V30Z" fill="#b98a52" stroke="#3a2412" strokeWidth="2" />
      {arrow('M12 42L44 25Q54 20 58 30')}
      {die(10, 32)}
    </>
  ),
};

/** Pictures of one page share the tip of their arrows. */
export function GestureTip() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <defs>
        <marker
          id="df-gesture-tip"
          viewBox="0 0 8 8"
          refX="4"
          refY="4"
          markerWidth="4"
          markerHeight="4"
          orient="auto"
        >
          <path d="M0 0L8 4L0 8Z" fill="#ffd86a" />
        </marker>
      </defs>
    </svg>
  );
}

export function GesturePicture({ gesture }: { readonly gesture: Gesture }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      {PICTURES[gesture]}
    </svg>
  );
}

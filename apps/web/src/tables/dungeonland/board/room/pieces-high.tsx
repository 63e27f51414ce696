/** What stands as high as the walls: nobody sees past it. Each is drawn about its middle, on its own stone. */
import { around, GOLD, INK, starPath } from './ink.ts';

const HOURS = ['XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'] as const;

const plinth = (
  <>
    <rect x="-42" y="-38" width="100" height="104" rx="10" fill="#02040f" opacity=".5" />
    <rect x="-48" y="-48" width="96" height="96" fill="#1b2350" stroke={INK} strokeWidth="3.4" />
    <rect x="-48" y="-48" width="96" height="96" fill="url(#dl-hatch)" />
    <rect x="-45.5" y="-45.5" width="91" height="91" fill="none" stroke="url(#dl-gold)" strokeWidth="2.4" />
    <g fill={GOLD}>
      {[-39, 39].flatMap((x) => [-39, 39].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.4" />))}
    </g>
  </>
);

export const HIGH = {
  clock: (
    <>
      {plinth}
      <circle r="43.5" fill={INK} />
      <circle r="42" fill="url(#dl-gold)" />
      <circle r="38" fill="#f3e6cc" stroke="#8c6420" strokeWidth="1.6" />
      <circle r="23" fill="none" stroke={INK} strokeOpacity=".25" />
      {HOURS.map((hour, at) => {
        const [x, y] = around(31.5, at * 30 - 90);
        return (
          <text key={hour} x={x} y={y + 3.6} textAnchor="middle" fontSize="9.6" fontWeight="800" fill={INK}>
            {hour}
          </text>
        );
      })}
      <path d="M0 5L-2.4-3L0-29L2.4-3Z" fill={INK} />
      <path d="M0 4L-4-3L-2-19L0-23L2-18L3-3Z" fill="#7a2440" transform="rotate(-9)" />
      <circle r="4" fill="url(#dl-gold)" stroke={INK} strokeWidth="1.4" />
    </>
  ),
  wheel: (
    <>
      {plinth}
      <circle r="38" fill="#10142f" />
      <circle r="34" fill="none" stroke={INK} strokeWidth="10" />
      <circle r="34" fill="none" stroke="#a8713d" strokeWidth="6.4" />
      <circle r="34" fill="none" stroke="#e9b277" strokeOpacity=".6" strokeWidth="1.4" />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => {
        const [x, y] = around(33, angle);
        return (
          <g key={angle}>
            <path d={`M0 0L${x} ${y}`} stroke={INK} strokeWidth="6" />
            <path d={`M0 0L${x} ${y}`} stroke="#c08a4e" strokeWidth="3.2" />
          </g>
        );
      })}
      <circle r="26" fill="none" stroke="#f4e7c8" strokeOpacity=".7" strokeWidth="1" strokeDasharray="3 2" />
      <path d={starPath(8, 13, 7)} fill="url(#dl-gold)" stroke={INK} strokeWidth="1.6" />
      <circle r="3.4" fill={INK} />
      <path d="M30-30Q44-22 40-6" fill="none" stroke="#f4e7c8" strokeWidth="1.6" />
    </>
  ),
  hearth: (
    <>
      <rect x="-24" y="-24" width="48" height="48" fill="#33407a" />
      <rect x="-24" y="-24" width="48" height="48" fill="url(#dl-hatch)" />
      <path d="M-22 24V-8Q-22-16-12-16H12Q22-16 22-8V24Z" fill="#4d568c" stroke={INK} strokeWidth="2" />
      <path d="M-14 24V2Q-14-8 0-8T14 2V24Z" fill="#1d0d14" stroke={INK} strokeWidth="2" />
      <path d="M-10 24Q-12 8-3 2Q-3 9 2 5Q8 10 8 4Q13 14 10 24Z" fill="#f08a2c" />
      <path d="M-5 24Q-7 14 0 9Q6 15 5 24Z" fill="#ffe08a" />
      <path d="M-24-17H24" stroke={INK} strokeWidth="7" />
      <path d="M-24-17H24" stroke="url(#dl-gold)" strokeWidth="3.4" />
      <path d="M-12 23H12" stroke="#5d3a24" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
} as const;

/** An Action Die: as it waits in the pool, or with the side that was rolled. */
import type { SuperEvent } from '@questhall/games/super-fantasy';
import { useId } from 'react';
import { Glyph } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';

export type DieSide = Extract<SuperEvent, { readonly type: 'rolled' }>['dice'][number];

export const DIE_LOOKS = ['ready', 'left', 'spent', 'shield'] as const;
/** `ready`: it would be rolled. `left`: it stays in the pool. `spent`: it was rolled. `shield`: a Shield Die. */
export type DieLook = (typeof DIE_LOOKS)[number];

const COLOURS: { readonly [look in DieLook]: readonly [string, string, string] } = {
  ready: ['#fff4dc', '#ffb347', '#e0701c'],
  left: ['#c9a071', '#96602f', '#6d3f1a'],
  spent: ['#b9a9d2', '#6b5a86', '#3e3155'],
  shield: ['#e6f5ff', '#8fc7f2', '#2f6aa8'],
};
const INK = '#1b0d2b';

interface DieProps {
  readonly look: DieLook;
  readonly side?: DieSide | undefined;
}

export function Die({ look, side }: DieProps) {
  const id = useId();
  const [light, body, dark] = COLOURS[look];
  return (
    <svg viewBox="0 0 60 61" aria-hidden="true">
      <defs>
        <linearGradient id={id} x2=".5" y2="1">
          <stop offset="0" stopColor={light} />
          <stop offset=".28" stopColor={body} />
          <stop offset="1" stopColor={dark} />
        </linearGradient>
      </defs>
      <rect x="3" y="5" width="54" height="54" rx="13" fill="#000" opacity=".4" />
      <rect x="3" y="2" width="54" height="54" rx="13" fill={`url(#${id})`} stroke={INK} strokeWidth="3.6" />
      <path d="M14 6.500H46" stroke="#fff" strokeOpacity=".65" strokeWidth="3" strokeLinecap="round" />
      <rect x="8.500" y="8" width="43" height="43" rx="10" fill={body} opacity=".6" />
      <Face look={look} side={side} />
    </svg>
  );
}

function Face({ look, side }: DieProps) {
  if (side === 'sword') return <Glyph shape={icon.plainDaggerIcon} x={13} y={12} size={34} fill={INK} />;
  if (side === 'swords') return <Glyph shape={icon.crossedSwordsIcon} x={11} y={10} size={38} fill={INK} />;
  if (side === 'star')
    return (
      <path
        d="M30 9l6 13.200 14.400 1.800-10.600 9.800 2.800 14.200L30 41l-12.600 7 2.800-14.200L9.600 24l14.400-1.800z"
        fill={look === 'spent' ? '#e9dcff' : '#fff2a8'}
        stroke={INK}
        strokeWidth="3.4"
        strokeLinejoin="round"
      />
    );
  if (look === 'shield')
    return <Glyph shape={icon.shieldIcon} x={16} y={16} size={28} fill="rgb(27 13 43 / 60%)" />;
  return (
    <>
      <rect
        x="17"
        y="16"
        width="26"
        height="26"
        rx="7"
        fill="none"
        stroke={INK}
        strokeOpacity=".24"
        strokeWidth="3.5"
      />
      <circle cx="30" cy="29" r="4.500" fill={INK} opacity=".28" />
    </>
  );
}

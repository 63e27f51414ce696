import type { Die, Face } from '@questhall/games/dungeon-fighter';
import { Glyph } from '../../../ui/Icon.tsx';
import { icon } from '../icons.ts';
import { DIE_TONES } from '../logic/looks.ts';

interface DieCubeProps {
  readonly die: Die;
  readonly face?: Face;
}

/** The mark of a die, so that colours are never told apart by colour alone: triangle, square, circle, star. */
const MARKS: { readonly [die in Die]: string } = {
  red: 'M32 8.500L43 21.500H21Z',
  green: 'M32 9L46 17.200 32 25.500 18 17.200Z',
  blue: 'M32 10.500C44 10.500 44 24 32 24S20 10.500 32 10.500Z',
  white:
    'M32 8.500L35 14.500 43.500 15.300 37 19.200 39 25.500 32 22 25 25.500 27 19.200 20.500 15.300 29 14.500Z',
  big: 'M20 13.500H44V21.500H20Z',
  rubber: 'M22 14L32 19.500 42 14V19L32 24.500 22 19Z',
  lead: 'M20 12H44L40 22.500H24Z',
  tiny: 'M32 11.500L39 17 32 22.500 25 17Z',
};

/** A die in a box of 64 by 64, its top with what it shows. */
export function DieCube({ die, face = 'icon' }: DieCubeProps) {
  const [top, left, right, mark] = DIE_TONES[die];
  return (
    <>
      <ellipse cx="33" cy="56" rx="25" ry="6" fill="#000" opacity=".42" />
      <path d="M32 5L57 17L32 30L7 17Z" fill={top} />
      <path d="M7 17L32 30V58L9 45Z" fill={left} />
      <path d="M57 17L32 30V58L55 45Z" fill={right} />
      <path
        d="M32 5L57 17L32 30L7 17Z M32 30V58"
        fill="none"
        stroke="#fff"
        strokeOpacity=".38"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      {face === 'icon' && <path d={MARKS[die]} fill={mark} />}
      {face === 'selfHeal' && <Glyph shape={icon.healthNormalIcon} x={23} y={8} size={18} fill={mark} />}
      {face === 'rethrow' && <Glyph shape={icon.clockwiseRotationIcon} x={23} y={8} size={18} fill={mark} />}
      {face === 'smash' && <Glyph shape={icon.thorHammerIcon} x={23} y={8} size={18} fill={mark} />}
      {face === 'coin' && <Glyph shape={icon.twoCoinsIcon} x={23} y={8} size={18} fill={mark} />}
    </>
  );
}

export function DiePicture({
  className,
  ...cube
}: DieCubeProps & { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <DieCube {...cube} />
    </svg>
  );
}

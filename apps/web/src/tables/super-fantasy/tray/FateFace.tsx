/** A face of the Fate Die: a symbol on a colour. */
import type { Colour } from '@questhall/games/super-fantasy';
import { Glyph } from '../../../ui/Icon.tsx';
import type { IconShape } from '../../../ui/icon-shape.ts';
import { icon } from '../icons.ts';

const SHAPES: { readonly [symbol: string]: IconShape } = {
  lightning: icon.powerLightningIcon,
  drop: icon.poisonBottleIcon,
  skull: icon.skullCrossedBonesIcon,
};
/** Ground and sign, as on the discs of the heroes. */
const COLOURS: { readonly [colour in Colour]: readonly [string, string] } = {
  red: ['#d8402f', '#ffffff'],
  black: ['#2b2333', '#ffffff'],
  brown: ['#8a5a30', '#ffffff'],
  green: ['#2f7d43', '#ffffff'],
  blue: ['#3f66d8', '#ffffff'],
  yellow: ['#ffd34d', '#1b0d2b'],
};

export function FateFace({ face }: { readonly face: string }) {
  const [symbol = '', colour = ''] = face.split('-');
  const [ground, sign] = COLOURS[colour as Colour];
  const shape = SHAPES[symbol];
  return (
    <svg viewBox="0 0 60 60" aria-hidden="true">
      <rect x="2" y="2" width="56" height="56" rx="13" fill={ground} stroke="#1b0d2b" strokeWidth="3" />
      {shape && <Glyph shape={shape} x={11} y={11} size={38} fill={sign} />}
    </svg>
  );
}

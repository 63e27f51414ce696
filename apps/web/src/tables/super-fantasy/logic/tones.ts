/** The colours of the discs on which figures stand. */
import type { HeroId, Kind } from '@questhall/games/super-fantasy';

export interface TokenTone {
  readonly light: string;
  readonly dark: string;
  /** The ring of a monster; a hero's has the colour of the seat. */
  readonly ring: string;
}

const tone = (light: string, dark: string, ring: string): TokenTone => ({ light, dark, ring });

const PLAIN = tone('#e7d8a8', '#6d5a3c', '#8a7040');

const TONES: { readonly [figure in HeroId | Kind]?: TokenTone } = {
  barka: tone('#e8b98c', '#7b3422', '#d8402f'),
  luckylock: tone('#cdb7e6', '#4b3470', '#5d4496'),
  helena: tone('#b9dd9c', '#356030', '#a0673a'),
  zoe: tone('#cdb0f0', '#55308a', '#3fae5a'),
  'yang-ping': tone('#cfd9ff', '#4d62bf', '#3f66d8'),
  zanvor: tone('#ffe3a1', '#9a6a1c', '#d9a441'),
  'ugly-snout': tone('#f1f3b4', '#7f8f2c', '#8ea033'),
  'big-snout': tone('#dfe6cb', '#557a3c', '#667d46'),
  's-n-o-u-t': tone('#ffeab4', '#94742a', '#b08e36'),
  'spiked-snout': tone('#ffd99e', '#96481c', '#c25b1c'),
  'racing-spider': tone('#e6cff6', '#5a3184', '#7a3fae'),
  'smelly-things': tone('#e3edb0', '#66752e', '#7f8a3a'),
  tatanka: tone('#f0d6b4', '#6b4526', '#8a5a30'),
  stud: tone('#ffdfce', '#a4583f', '#c06a4a'),
  dorbak: tone('#f3c2b0', '#7c2318', '#b03420'),
  'zur-ill': tone('#c8d4f6', '#3a2c74', '#5d4ab0'),
};

export const toneOf = (figure: HeroId | Kind): TokenTone => TONES[figure] ?? PLAIN;

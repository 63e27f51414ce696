/** The skill trees, as headings. */
import type { TREES } from '@questhall/dungeonland';

export const TREE_NAMES: { readonly [tree in (typeof TREES)[number]]: string } = {
  martial: 'Martial arts',
  zenith: 'Zenith',
  protection: 'Protection',
  spellcasting: 'Spellcasting',
};

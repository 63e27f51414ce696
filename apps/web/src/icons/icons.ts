import { ICON_NAMES } from './icon-names.ts';
import { outlinesOf } from './outlines.ts';

export const shellIcon = outlinesOf(ICON_NAMES);

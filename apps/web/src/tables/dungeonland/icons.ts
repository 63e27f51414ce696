import { outlinesOf } from '../../icons/outlines.ts';
import { ICON_NAMES } from './icon-names.ts';

export const icon = outlinesOf(ICON_NAMES);

import { outlinesOf } from '../icons/outlines.ts';
import { ICON_NAMES } from './icon-names.ts';

export const tableIcon = outlinesOf(ICON_NAMES);

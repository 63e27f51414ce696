import type { GameEvent, Json, MatchOptions } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';

/** Fields that must be just so, in the settings of a match or in an event. */
export type Fields = { readonly [field: string]: Json };

export const has = (value: MatchOptions | GameEvent, fields: Fields): boolean =>
  Object.entries(fields).every(
    ([field, wanted]) => canonical((value as unknown as Fields)[field]) === canonical(wanted),
  );

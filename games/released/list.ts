/** The versions of rules that are kept here. Written by `npm run release`. */
export const RELEASED: { readonly [game: string]: readonly number[] } = {};

/** A translation: the English message and what stands for it. Both are messages of `@questhall/language`. */
export type Catalogue = { readonly [english: string]: string };

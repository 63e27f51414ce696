/** Icons by their names at game-icons.net. Their outlines are put in when the page is built: build/icons.ts. */
type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

type Outlines<Names extends { readonly [artist: string]: readonly string[] }> = {
  readonly [name in Names[keyof Names][number] as `${CamelCase<name>}Icon`]: string;
};

export function outlinesOf<Names extends { readonly [artist: string]: readonly string[] }>(
  names: Names,
): Outlines<Names> {
  throw new Error(`built without build/icons.ts: ${JSON.stringify(names)}`);
}

/** A pug of one's own: a blank pug with a hat on, both drawn in the same box. */

export interface PugLooks {
  readonly pug: string;
  readonly hat: string;
}

const DRAWINGS = import.meta.glob<string>(['./h-blank-*.svg', './hat-*.svg'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What stands between the tags of a drawing. */
const inside = (name: string): string =>
  DRAWINGS[`./${name}.svg`]?.replace(/^[^>]*>/, '').replace(/<\/svg>\s*$/, '') ?? '';

const made = new Map<string, string>();

/** The address of the picture. */
export function dressedPug({ pug, hat }: PugLooks): string {
  const key = `${pug} ${hat}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const parts = inside(`h-${pug}`) + inside(`hat-${hat}`);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">${parts}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  made.set(key, address);
  return address;
}

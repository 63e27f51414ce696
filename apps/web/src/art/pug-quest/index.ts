const DRAWINGS = import.meta.glob<string>('./*.svg', { eager: true, query: '?url', import: 'default' });

/** The address of a drawing: `h-` heroes, `m-` monsters, `b-` bosses, `w-` worlds, `t-` treasures, `hat-` hats. */
export function art(name: string): string | undefined {
  return DRAWINGS[`./${name}.svg`];
}

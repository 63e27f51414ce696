const DRAWINGS = import.meta.glob<string>('./*.svg', { eager: true, query: '?url', import: 'default' });

/** The address of a drawing, by the name of its file. */
export const art = (name: string): string | undefined => DRAWINGS[`./${name}.svg`];

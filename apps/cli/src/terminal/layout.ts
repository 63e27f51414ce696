/** Text in a width: wrapped lines, tables, columns. Colour codes take no room. */
import { stripVTControlCharacters } from 'node:util';

/** How many columns a text takes on the screen. Wide characters (emoji, CJK) take two. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of stripVTControlCharacters(text))
    width += cellsOf(character.codePointAt(0) as number);
  return width;
}

function cellsOf(code: number): number {
  if (code === 0x200d || (code >= 0xfe00 && code <= 0xfe0f) || (code >= 0x300 && code <= 0x36f)) return 0;
  const wide =
    (code >= 0x1100 && code <= 0x115f) ||
    (code >= 0x2e80 && code <= 0xa4cf) ||
    (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0xff00 && code <= 0xff60) ||
    (code >= 0x1f300 && code <= 0x1faff);
  return wide ? 2 : 1;
}

export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));
export const padStart = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Breaks at spaces; lines after the first are indented. Line breaks in the text stay. */
export function wrap(text: string, width: number, indent = ''): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, width, indent))
    .join('\n');
}

function wrapLine(line: string, width: number, indent: string): string {
  if (widthOf(line) <= width) return line;
  const lines: string[] = [];
  const margin = /^ */.exec(line)?.[0] ?? '';
  let current = '';
  for (const word of line.slice(margin.length).split(' ')) {
    const longer = current === '' ? margin + word : `${current} ${word}`;
    if (current !== '' && widthOf(longer) > width) {
      lines.push(current);
      current = indent + word;
    } else current = longer;
  }
  return [...lines, current].join('\n');
}

export interface Column {
  readonly title: string;
  readonly align?: 'right';
}

/** A table with a heading line; every column as wide as its widest cell. */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  heading: (text: string) => string,
): string {
  const widths = columns.map(({ title }, at) =>
    Math.max(widthOf(title), ...rows.map((row) => widthOf(row[at] ?? ''))),
  );
  const line = (cells: readonly string[], style: (text: string) => string): string =>
    columns
      .map(({ align }, at) => {
        const pad = align === 'right' ? padStart : padEnd;
        return style(pad(cells[at] ?? '', widths[at] as number));
      })
      .join('  ')
      .trimEnd();
  const titles = columns.map(({ title }) => title);
  return [line(titles, heading), ...rows.map((row) => line(row, (text) => text))].join('\n');
}

/** Items in as many columns as fit, read downwards. */
export function inColumns(items: readonly string[], width: number, gap = 3): string {
  const widest = Math.max(0, ...items.map(widthOf));
  const fitting = Math.max(1, Math.min(items.length, Math.floor((width + gap) / (widest + gap))));
  const height = Math.ceil(items.length / fitting);
  const lines = Array.from({ length: height }, (_, row) =>
    Array.from({ length: fitting }, (_unused, column) => items[column * height + row])
      .filter((item) => item !== undefined)
      .map((item) => padEnd(item, widest))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
  return lines.join('\n');
}

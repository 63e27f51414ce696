/** A QR code for a terminal. Its colours are its own, so that it is dark on light whatever the terminal is. */
import { encode } from 'uqr';

const QUIET = 2;
/** Both halves of a sign, by whether the upper and the lower one are light. */
const SIGNS = [' ', '▄', '▀', '█'] as const;
const COLOURS = '\u001b[97;40m';
const PLAIN = '\u001b[0m';

export function terminalQr(text: string): string {
  const { data, size } = encode(text, { border: QUIET });
  const isLight = (row: number, column: number): number => Number(data[row]?.[column] !== true);
  const lines: string[] = [];
  for (let row = 0; row < size; row += 2) {
    const signs = Array.from(
      { length: size },
      (_, column) => SIGNS[isLight(row, column) * 2 + isLight(row + 1, column)],
    );
    lines.push(`${COLOURS}${signs.join('')}${PLAIN}`);
  }
  return lines.join('\n');
}

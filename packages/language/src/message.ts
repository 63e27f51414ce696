/**
 * Messages in the part of ICU MessageFormat that translators know: `{name}`, `{n, plural, one {# card} other {# cards}}` and
 * `{who, select, you {your} other {their}}`, one in the other as deep as one likes. `#` is the number of the plural around it.
 */

interface Slot {
  readonly name: string;
  readonly kind?: 'plural' | 'select';
  readonly cases: Cases;
}
type Piece = string | Slot;
type Cases = { readonly [chosen: string]: readonly Piece[] };

export type Values<T = never> = { readonly [name: string]: string | number | T };

/** Which form of a word goes with a number: `one`, `few`, `other`. */
export type PluralRule = (n: number) => string;

const HEAD = /\{\s*(\w+)\s*(?:\}|,\s*(plural|select)\s*,)/y;
const CASE = /\s*(?:(=?\w+)\s*\{|\})/y;
const TEXT = /[^{}]+/y;

/** What the pattern finds at this place, and where it ends. */
function found(pattern: RegExp, message: string, at: number): [RegExpExecArray, number] {
  pattern.lastIndex = at;
  const match = pattern.exec(message);
  if (!match) throw new Error(`the message "${message}" cannot be read from place ${at} on`);
  return [match, pattern.lastIndex];
}

/** Up to the end, or to the brace that closes what it stands in. */
function piecesFrom(message: string, start: number): [Piece[], number] {
  const pieces: Piece[] = [];
  let at = start;
  while (at < message.length && message[at] !== '}') {
    if (message[at] === '{') {
      const [slot, end] = slotFrom(message, at);
      pieces.push(slot);
      at = end;
    } else {
      const [[text], end] = found(TEXT, message, at);
      pieces.push(text);
      at = end;
    }
  }
  return [pieces, at];
}

function slotFrom(message: string, start: number): [Slot, number] {
  const [[, name = '', kind], afterHead] = found(HEAD, message, start);
  const cases: Record<string, Piece[]> = {};
  if (kind === undefined) return [{ name, cases }, afterHead];
  for (let at = afterHead; ; ) {
    const [[, chosen], open] = found(CASE, message, at);
    if (chosen === undefined) {
      if (!cases.other) throw new Error(`the message "${message}" has no case "other" for ${name}`);
      return [{ name, kind: kind as 'plural' | 'select', cases }, open];
    }
    const [pieces, close] = piecesFrom(message, open);
    cases[chosen] = pieces;
    at = close + 1;
  }
}

/** A message is read once, whatever it is said with. */
const read = new Map<string, readonly Piece[]>();

function piecesOf(message: string): readonly Piece[] {
  const known = read.get(message);
  if (known) return known;
  const [pieces, end] = piecesFrom(message, 0);
  if (end < message.length) throw new Error(`the message "${message}" has a } too many at place ${end}`);
  read.set(message, pieces);
  return pieces;
}

function chosenCase<T>({ kind, cases }: Slot, value: string | number | T, rule: PluralRule): string {
  if (kind === 'select') return String(value);
  return `=${String(value)}` in cases ? `=${String(value)}` : rule(Number(value));
}

function spoken<T>(
  pieces: readonly Piece[],
  values: Values<T>,
  rule: PluralRule,
  number?: number,
): (string | T)[] {
  return pieces.flatMap((piece): (string | T)[] => {
    if (typeof piece === 'string')
      return [number === undefined ? piece : piece.replaceAll('#', String(number))];
    const value = values[piece.name];
    if (value === undefined) throw new Error(`nothing is given for {${piece.name}}`);
    if (piece.kind === undefined) return [typeof value === 'number' ? String(value) : value];
    const inside = piece.cases[chosenCase(piece, value, rule)] ?? piece.cases.other ?? [];
    return spoken(inside, values, rule, piece.kind === 'plural' ? Number(value) : number);
  });
}

/** The message in parts: what is put in stays what it is, a picture or a link. */
export const messageParts = <T>(
  message: string,
  values: Values<T>,
  rule: PluralRule,
): readonly (string | T)[] => spoken(piecesOf(message), values, rule);

export const formatMessage = (message: string, values: Values, rule: PluralRule): string =>
  spoken<never>(piecesOf(message), values, rule).join('');

/** The names a message wants values for: a translation may leave none out and ask for no other. */
export function slotsOf(message: string): readonly string[] {
  const names = (pieces: readonly Piece[]): string[] =>
    pieces.flatMap((piece) =>
      typeof piece === 'string'
        ? []
        : [piece.name, ...Object.values(piece.cases).flatMap((inside) => names([...inside]))],
    );
  return [...new Set(names(piecesOf(message)))].sort();
}

/**
 * Cards of players' own, written down in their ids: wherever a rule, a sentence or a picture has the id, it has the card, as it
 * has the card of the box that an id names. Nothing has to be handed along, and a record is whole by itself.
 */
import type { Problem } from '@questhall/kernel';
import type { Read } from './read.ts';

const SIGN = 'own-';

/** Letters that stand for nothing else in the ids and paths of games: no colon, no hash, no slash, no space. */
export const writtenAs = (card: unknown): string =>
  SIGN + encodeURIComponent(JSON.stringify(card)).replaceAll('~', '%7E').replaceAll('%', '~');

/** What was written; nothing: this is the id of something else. */
function writtenIn(id: string): unknown {
  if (!id.startsWith(SIGN)) return undefined;
  try {
    return JSON.parse(decodeURIComponent(id.slice(SIGN.length).replaceAll('~', '%')));
  } catch {
    return undefined;
  }
}

/** A server sees many; whoever is asked for again is read again. */
const MOST_KEPT = 500;

/** Reads cards from their ids, each once. `finish` adds what such a card has besides what its maker wrote. */
export function writtenCards<Draft, Card>(
  finish: (draft: Draft, id: string) => Card,
): (id: string) => Card | undefined {
  const kept = new Map<string, Card>();
  return (id) => {
    const known = kept.get(id);
    if (known !== undefined || !id.startsWith(SIGN)) return known;
    const draft = writtenIn(id);
    if (draft === undefined) return undefined;
    const card = finish(draft as Draft, id);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(id, card);
    return card;
  };
}

/** What somebody called it. */
export function writtenName(id: string): string | undefined {
  const card = writtenIn(id);
  const name = typeof card === 'object' && card !== null && 'name' in card ? card.name : undefined;
  return typeof name === 'string' ? name : undefined;
}

/**
 * Cards brought to a table, each read again, under the name of their setting; where there are none, nothing, as in matches
 * from before there were any. What is wrong is noted by where it stands, and none comes twice.
 */
export function readCards<const Field extends string, Card>(
  field: Field,
  entries: readonly unknown[],
  most: number,
  reader: (content: unknown) => Read<Card>,
  problems: Problem[],
): { readonly [key in Field]?: readonly Card[] } {
  if (entries.length === 0) return {};
  if (entries.length > most) {
    problems.push({ field, found: `${entries.length} of them`, allowed: `at most ${most}` });
    return {};
  }
  const ids = new Set<string>();
  const cards = entries.flatMap((entry, at) => {
    const place = `${field}[${at}]`;
    const found = reader(entry);
    if ('problems' in found) {
      problems.push(...found.problems.map((problem) => ({ ...problem, field: `${place}.${problem.field}` })));
      return [];
    }
    const id = writtenAs(found.ok);
    if (ids.has(id)) problems.push({ field: place, found: 'the same again', allowed: 'each card once' });
    ids.add(id);
    return [found.ok];
  });
  return { [field]: cards } as unknown as { readonly [key in Field]?: readonly Card[] };
}

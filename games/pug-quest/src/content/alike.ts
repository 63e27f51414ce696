/**
 * The same cards, all with the same fields in the same order; what a card has not is undefined. Rules read cards at every
 * step, and engines find their way at once in what looks alike.
 */
export function alike<T extends object>(cards: readonly T[], among: readonly object[] = cards): readonly T[] {
  const fields = new Set(among.flatMap(Object.keys));
  return cards.map(
    (card) => Object.fromEntries([...fields].map((field) => [field, card[field as keyof T]])) as T,
  );
}

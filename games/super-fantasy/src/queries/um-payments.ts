/** [SF-UM-06] Ways to pay a price with whole dice, none of them superfluous. */

/** Each way as values, highest first; ways that look the same are listed once. */
export function paymentsFor(dice: readonly number[], price: number): number[][] {
  if (price <= 0) return [];
  const sorted = [...dice].sort((a, b) => b - a);
  const found: number[][] = [];
  const extend = (from: number, chosen: readonly number[], sum: number): void => {
    if (sum >= price) {
      /** Before its smallest die it was not enough. */
      found.push([...chosen]);
      return;
    }
    for (let at = from; at < sorted.length; at++) {
      const value = sorted[at] as number;
      if (at > from && value === sorted[at - 1]) continue;
      extend(at + 1, [...chosen, value], sum + value);
    }
  };
  extend(0, [], 0);
  return found;
}

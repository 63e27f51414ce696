import type { ListedGame, Wished } from '@questhall/games';

/** What one wants to do counts more than with whom, and that more than for how long. */
const WEIGHTS: { readonly [Wish in keyof Wished]: number } = { taste: 4, company: 2, time: 1 };

const points = ({ suits }: ListedGame, wished: Wished): number =>
  (suits.taste.includes(wished.taste) ? WEIGHTS.taste : 0) +
  (suits.company.includes(wished.company) ? WEIGHTS.company : 0) +
  (suits.time.includes(wished.time) ? WEIGHTS.time : 0);

/** The games that suit these wishes, the best first. */
export const suited = (games: readonly ListedGame[], wished: Wished): readonly ListedGame[] =>
  games.toSorted((one, other) => points(other, wished) - points(one, wished));

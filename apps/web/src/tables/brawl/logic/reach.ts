/** Whether anybody could be met by a card, before it is played. */
import type { ActionCard, BrawlView } from '@questhall/games/brawl';
import { actionCard, distance } from '@questhall/games/brawl';

/** Hexes that an attack reaches from where it is made; nothing: it is no attack on Enemies. */
function reachOf({ type, targeting }: ActionCard): number | undefined {
  if (type !== 'attack') return undefined;
  return targeting.kind === 'direct' || targeting.kind === 'indirect' ? targeting.max : 1;
}

/** Hexes that the Champion may come nearer first, with all that its card grants. */
const approachOf = ({ move = 0, effects }: ActionCard, bonus: number): number =>
  (move > 0 ? move + Math.max(0, bonus) : 0) +
  effects.reduce(
    (sum, { op, ...effect }) =>
      (op === 'dash' || op === 'jump' || op === 'swoop' || op === 'range') && 'amount' in effect
        ? sum + Number(effect.amount)
        : sum,
    0,
  );

/** As the crow flies: it never says that nobody is in reach where somebody is. */
export function reachesNobody(id: string, { champions, side }: BrawlView): boolean {
  const card = actionCard(id);
  const reach = reachOf(card);
  const own = champions.filter((each) => each.side === side && each.key === card.champion);
  const rivals = champions.flatMap((each) => (each.side === side || each.hex === null ? [] : [each.hex]));
  return (
    reach !== undefined &&
    own.length > 0 &&
    own.every(
      ({ hex, movement }) =>
        hex !== null && rivals.every((rival) => distance(hex, rival) > approachOf(card, movement) + reach),
    )
  );
}

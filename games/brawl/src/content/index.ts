/** Everything that is printed. */
import type { ActionCard, Challenge, Champion } from '../vocabulary.ts';
import { CHALLENGES } from './challenges.ts';
import { BASE_SIX } from './champions/base-six.ts';
import { MORE_SIX } from './champions/more-six.ts';
import { ownCard, ownChallenge, ownChampion } from './own.ts';

export { CHALLENGES } from './challenges.ts';
export { STANDARD } from './standard-actions.ts';
export { TRAP_DAMAGE, TRAPS } from './traps.ts';

export const CHAMPIONS: readonly Champion[] = [...BASE_SIX, ...MORE_SIX];
export const CARDS: readonly ActionCard[] = CHAMPIONS.flatMap((champion) => champion.cards);

const championsById = new Map(CHAMPIONS.map((champion) => [champion.id, champion]));
const cardsById = new Map(CARDS.map((card) => [card.id, card]));
const challengesById = new Map(CHALLENGES.map((challenge) => [challenge.id, challenge]));

function found<T>(table: ReadonlyMap<string, T>, id: string): T {
  const entry = table.get(id);
  if (entry === undefined) throw new Error(`there is no ${id} in the box`);
  return entry;
}

export const championCard = (id: string): Champion =>
  championsById.get(id) ?? ownChampion(id) ?? found(championsById, id);
export const actionCard = (id: string): ActionCard =>
  cardsById.get(id) ?? ownCard(id) ?? found(cardsById, id);
export const challengeCard = (id: string): Challenge => ownChallenge(id) ?? found(challengesById, id);

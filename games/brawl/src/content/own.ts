/** Challenges and Champions made by players: written down in their ids. */
import { hash } from '@questhall/kernel';
import { writtenAs, writtenCards } from '@questhall/schema';
import type { ActionCard, Challenge, Champion } from '../vocabulary.ts';

export type OwnChallenge = Omit<Challenge, 'id' | 'number'>;

export const ownChallengeId = (challenge: OwnChallenge): string => writtenAs(challenge);

/** Nothing: it is one of the box. */
export const ownChallenge = writtenCards<OwnChallenge, Challenge>((draft, id) => ({
  ...draft,
  id,
  number: 0,
}));

type OwnCard = Omit<ActionCard, 'id' | 'number' | 'champion' | 'targeting'> &
  Partial<Pick<ActionCard, 'targeting'>>;

export interface OwnChampion extends Omit<Champion, 'id' | 'number' | 'cards'> {
  /** Drawn like this one of the box. */
  readonly looks: string;
  readonly cards: readonly OwnCard[];
}

/** What a card says of its Champion: enough to name and draw it, and to know it from any other. */
interface Owner {
  readonly name: string;
  readonly looks: string;
  readonly sign: string;
}

export const ownChampionId = (champion: OwnChampion): string => writtenAs(champion);

const readCard = writtenCards<OwnCard & { readonly of?: Owner }, ActionCard>(({ of, ...card }, id) => ({
  targeting: { kind: 'none' },
  ...card,
  id,
  champion: writtenAs(of),
  number: 0,
}));

const readOwnChampion = writtenCards<OwnChampion, Champion>(({ looks, cards = [], ...champion }, id) => {
  const of: Owner = { name: champion.name, looks, sign: hash({ ...champion, looks, cards }) };
  return {
    ...champion,
    id,
    number: 0,
    cards: cards.map((card) => readCard(writtenAs({ ...card, of })) as ActionCard),
  };
});

/** Nothing: it is one of the box, or no Champion. */
export function ownChampion(id: string): Champion | undefined {
  const found = readOwnChampion(id);
  return found !== undefined && found.cards.length > 0 ? found : undefined;
}

/** Nothing: it is one of the box, or no card. */
export function ownCard(id: string): ActionCard | undefined {
  const found = readCard(id);
  return found !== undefined && 'core' in found ? found : undefined;
}

/** What the cards of a Champion call it: of the box its id, of a player's own what is in short for it. */
export const ownerSign = (key: string): string => ownChampion(key)?.cards[0]?.champion ?? key;

/** The name of a player's own Champion, by its id or as its cards call it, and whom it is drawn like. */
export const ownFace = writtenCards<Pick<Owner, 'name' | 'looks'>, Pick<Owner, 'name' | 'looks'>>(
  ({ name, looks }) => ({ name, looks }),
);

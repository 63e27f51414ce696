/** Everything a page or a terminal shows of the box, in one language. */
import { actionCard } from '../content/index.ts';
import type { CardType, Challenge, StandardAction, TrapFace } from '../vocabulary.ts';
import type { Names } from './naming.ts';

export interface Printed {
  readonly names: Names;
  readonly types: { readonly [type in CardType]: string };
  readonly difficulties: { readonly [difficulty in Challenge['difficulty']]: string };
  /** Everything a card says, on one line. */
  readonly cardText: (id: string) => string;
  /** What a card says where its plain numbers are shown as signs. */
  readonly textUnderNumbers: (id: string) => string;
  readonly standardText: (action: StandardAction) => string;
  /** One side of a Champion card. */
  readonly sideText: (id: string, levelled: boolean) => string;
  /** What a Champion is good at. */
  readonly role: (id: string) => string;
  readonly championText: (id: string) => string;
  readonly challengeText: (id: string) => string;
  /** What to aim at, in a few words; the card says the rest. */
  readonly challengeGoal: (id: string) => string;
  /** Between the Core and the type of a card. */
  readonly ofCore: (core: string, type: string) => string;
  readonly trap: string;
}

/** A piece of the box as it is printed. */
export const contentIn =
  (printed: Printed) =>
  (piece: string): string | undefined => {
    const { names } = printed;
    const [kind = '', id = ''] = piece.split(':');
    switch (kind) {
      case 'champion':
        return printed.championText(id);
      case 'card': {
        const { core, type } = actionCard(id);
        return `${names.card(id)} (${printed.ofCore(names.cores[core], printed.types[type])}). ${printed.cardText(id)}`;
      }
      case 'challenge':
        return `${names.challenge(id)}. ${printed.challengeText(id)}`;
      case 'trap':
        return `${printed.trap}: ${names.traps[id as TrapFace]}.`;
      case 'standard':
        return printed.standardText(id as StandardAction);
      default:
        return undefined;
    }
  };

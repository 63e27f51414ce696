/** A piece of the box as it is printed. */
import { actionCard } from '../content/index.ts';
import type { StandardAction, TrapFace } from '../vocabulary.ts';
import { cardText, challengeText, championText, standardText } from './cards.ts';
import { CORE_NAMES, challengeNamed, TRAP_NAMES } from './names.ts';

export function contentWords(piece: string): string | undefined {
  const [kind = '', id = ''] = piece.split(':');
  switch (kind) {
    case 'champion':
      return championText(id);
    case 'card': {
      const { name, core, type } = actionCard(id);
      return `${name} (${CORE_NAMES[core]} ${type}). ${cardText(id)}`;
    }
    case 'challenge':
      return `${challengeNamed(id)}. ${challengeText(id)}`;
    case 'trap':
      return `Trap: ${TRAP_NAMES[id as TrapFace]}.`;
    case 'standard':
      return standardText(id as StandardAction);
    default:
      return undefined;
  }
}

/** The names of things, for English sentences. */
import { actionCard, challengeCard, championCard } from '../content/index.ts';
import { ownFace } from '../content/own.ts';
import { namesIn } from './naming.ts';

export const names = namesIn({
  cores: { manipulation: 'Manipulation', destruction: 'Destruction', creation: 'Creation' },
  traps: { stun: 'Stun', root: 'Root', damage1: '1 damage', damage2: '2 damage', damage3: '3 damage' },
  standards: {
    plan: 'Move 1 and Plan 1',
    heal: 'Move 1 and Heal 1',
    strike: 'Move 1 and 1 damage to an adjacent Enemy',
    move: 'Move 2',
  },
  card: (id) => actionCard(id).name,
  challenge: (id) => challengeCard(id).name,
  champion: (key) => ownFace(key)?.name ?? championCard(key).name,
  player: 'Player',
  team: 'Team',
  nobody: 'nobody',
  gate: 'the Gate',
  and: 'and',
  of: 'of',
});

export const {
  cores: CORE_NAMES,
  traps: TRAP_NAMES,
  standards: STANDARD_NAMES,
  card: cardNamed,
  challenge: challengeNamed,
  champion: championNamed,
  seat: seatNamed,
  side: sideNamed,
  fighter: nameOf,
  hex: hexNamed,
  listed,
  source: sourceNamed,
} = names;

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

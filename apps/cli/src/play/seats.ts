/** Who sits where: people at the keyboard, bots in the other seats. */
import type { Level } from '@questhall/bots';
import { levelCalled } from '@questhall/bots';
import type { Seat } from '@questhall/kernel';
import { wholeNumber } from '../command.ts';
import { badValue } from '../errors.ts';
import type { Tongue } from '../language/texts.ts';
import type { PlayerSpec } from '../players/players.ts';
import { ALL_LEVELS, nameOfPlayer } from '../players/players.ts';

export type Seated = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly spec: PlayerSpec };

/** `journeyman` or `adept,jester`: levels of bots, by name. */
export function readLevels(text: string): readonly Level[] {
  return text.split(',').map((word) => {
    const level = levelCalled(word);
    if (level) return level;
    throw badValue('--bots', word, ALL_LEVELS);
  });
}

/** `1`, `1,3` or `all`: the seats of people, counted from 1 as at a table. */
export function readSeats(text: string, players: number): readonly Seat[] {
  if (text === 'all') return Array.from({ length: players }, (_, seat) => seat);
  if (text === 'none') return [];
  return text.split(',').map((word) => wholeNumber('--seat', word, 1, players) - 1);
}

/** Bots take the free seats in the order they were named, over and over. */
export function seating(
  players: number,
  people: readonly Seat[],
  specs: readonly PlayerSpec[],
): readonly Seated[] {
  let next = 0;
  return Array.from({ length: players }, (_, seat): Seated => {
    if (people.includes(seat)) return { kind: 'person' };
    const spec = specs[next % specs.length] as PlayerSpec;
    next += 1;
    return { kind: 'bot', spec };
  });
}

/** A name for each seat, for prompts and for the record. */
export function seatNames(sittings: readonly Seated[], { t }: Tongue): readonly string[] {
  const people = sittings.filter(({ kind }) => kind === 'person').length;
  return sittings.map((sitting, seat) => {
    if (sitting.kind === 'bot') return `${shortName(sitting.spec)} ${seat + 1}`;
    return people === 1 ? t('You') : t('Player {seat}', { seat: seat + 1 });
  });
}

const shortName = (spec: PlayerSpec): string =>
  spec.startsWith('program:') ? 'program' : nameOfPlayer(spec);

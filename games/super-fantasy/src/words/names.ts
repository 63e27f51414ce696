/** What things are called. */
import type { Facing } from '@questhall/geometry';
import { ABILITIES, HEROES, ITEMS, KIND_CARDS, SMALL_ITEMS } from '../content/index.ts';
import type { SuperView } from '../view.ts';
import type { Attribute, Side, TrapKind } from '../vocabulary.ts';

const NAMES: ReadonlyMap<string, string> = new Map(
  [
    ...HEROES,
    ...HEROES.flatMap((hero) => [...hero.basics]),
    ...ABILITIES,
    ...ITEMS,
    ...SMALL_ITEMS,
    ...KIND_CARDS,
  ].map(({ id, name }) => [id, name]),
);

/** Monsters of a Mission that have an office of their own: `key-2` is the second Key Bearer. */
function office(id: string): string {
  const key = /^key-(\d+)$/.exec(id);
  return key === null ? id.split('-').map(capital).join(' ') : `Key Bearer ${key[1]}`;
}

export const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** As a title, on a card or beside a figure: "Captain". */
export const titleOf = (id: string): string => capital(nameOf(id).replace(/^the /, ''));

/** In a sentence: a card, a hero, a monster with its number, or "the Captain". */
export function nameOf(id: string): string {
  const known = NAMES.get(id);
  if (known !== undefined) return known;
  const kind = KIND_CARDS.find((card) => id.startsWith(card.id));
  if (kind) return kind.figures === 1 ? kind.name : `${kind.name} ${id.slice(kind.id.length + 1)}`;
  if (id === 'tome-of-power') return 'the Tome of Power';
  if (id === '') return 'something';
  return /\d$/.test(id) ? office(id) : `the ${office(id)}`;
}

/** "Room 4, side a". */
export const faceName = (face: string): string =>
  `${capital(face.slice(0, -1)).replaceAll('-', ' ')}, side ${face.slice(-1)}`;

export const ATTRIBUTE_NAMES: { readonly [attribute in Attribute]: string } = {
  speed: 'Speed',
  strength: 'Strength',
  cunning: 'Cunning',
  aim: 'Aim',
  magic: 'Magic',
  defense: 'Defense',
};

export const TRAP_NAMES: { readonly [trap in TrapKind]: string } = {
  'iron-cage': 'an Iron Cage',
  'falling-rock': 'a Falling Rock',
  'spiked-hole': 'a Spiked Hole',
  'portal-trap': 'a Small Portal',
};

export const FACING_NAMES: { readonly [facing in Facing]: string } = {
  N: 'north',
  E: 'east',
  S: 'south',
  W: 'west',
};

const SIDE_SIGNS: { readonly [side in Side]: string } = { sword: '1', swords: '2', star: '★' };
export const diceText = (sides: readonly Side[]): string => sides.map((side) => SIDE_SIGNS[side]).join(' ');

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const dice = (n: number): string => plural(n, 'die', 'dice');

export function listed(things: readonly string[]): string {
  if (things.length < 2) return things[0] ?? 'nothing';
  return `${things.slice(0, -1).join(', ')} and ${things.at(-1) ?? ''}`;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A to Z, then AA and so on. */
export const columnName = (column: number): string =>
  `${column >= 26 ? (LETTERS[Math.trunc(column / 26) - 1] ?? '') : ''}${LETTERS[column % 26] ?? ''}`;

/** A square by column letter and row number. */
export const squareName = (cell: number, { map: { width } }: SuperView): string =>
  `${columnName(cell % width)}${Math.trunc(cell / width) + 1}`;

export const tileName = (tile: number, view: SuperView): string => view.map.tiles[tile]?.name ?? 'the room';

/** A door by the rooms it joins. */
export function doorName(index: number, view: SuperView): string {
  const door = view.doors[index];
  if (!door) return 'the door';
  const rooms = [...new Set(door.squares.map((square) => view.map.tileOf[square] ?? -1))];
  const names = rooms.filter((tile) => tile >= 0).map((tile) => tileName(tile, view));
  return `the ${door.gate ? 'gate' : 'door'} between ${listed(names)}`;
}

/** [SF-RULING-123] The space of the End token is never played: "3 of 11". Knock-outs may draw it past the marker. */
export const turnOf = (turn: number, end: number): string => `${turn} of ${Math.max(turn, end - 1)}`;

export const ROMAN = ['', 'I', 'II', 'III'] as const;

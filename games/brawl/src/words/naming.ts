/** How things are called in a sentence: who and what is meant is the same in every language. */
import type { Json, Seat, Telling } from '@questhall/kernel';
import type { HexId } from '../content/arena.ts';
import { HEXES } from '../content/arena.ts';
import type { ChampionId, Side } from '../state.ts';
import type { BrawlView } from '../view.ts';
import type { Core, StandardAction, TrapFace } from '../vocabulary.ts';

/** What a language brings for it. */
export interface Vocabulary {
  readonly cores: { readonly [core in Core]: string };
  readonly traps: { readonly [face in TrapFace]: string };
  readonly standards: { readonly [action in StandardAction]: string };
  readonly card: (id: string) => string;
  readonly challenge: (id: string) => string;
  /** A title before the name of a Champion is a word; the name is not. */
  readonly champion: (key: string) => string;
  readonly player: string;
  readonly team: string;
  readonly nobody: string;
  readonly gate: string;
  readonly and: string;
  /** Between a Champion and whose it is. */
  readonly of: string;
}

export interface Names extends Vocabulary {
  readonly seat: (seat: Seat) => string;
  readonly side: (side: Side, view: BrawlView) => string;
  /** A Champion of the match; with mirrors its player is named, too. */
  readonly fighter: (id: ChampionId, view: BrawlView) => string;
  readonly hex: (hex: HexId) => string;
  /** "A, B and C". */
  readonly listed: (names: readonly string[]) => string;
  /** What effects are printed on: a card, a Standard Action, a side of a Champion card. */
  readonly source: (of: string) => string;
}

const NORTHMOST = HEXES[0]?.r ?? 0;

/** Rows A to G from the north, hexes counted from the west: D5 is the middle. Nothing: it is no hex of the arena. */
function coordinates(hex: HexId): string | undefined {
  const found = HEXES[hex];
  if (!found) return undefined;
  const column = HEXES.filter(({ q, r }) => r === found.r && q <= found.q).length;
  return `${'ABCDEFG'[found.r - NORTHMOST] ?? ''}${column}`;
}

export function namesIn(language: Vocabulary): Names {
  const seat = (of: Seat): string => `${language.player} ${of + 1}`;
  const side = (of: Side, { players }: BrawlView): string =>
    players === 4 ? `${language.team} ${of + 1}` : seat(of);
  return {
    ...language,
    seat,
    side,
    fighter: (id, view) => {
      const champion = view.champions[id];
      if (!champion) return language.nobody;
      const name = language.champion(champion.key);
      const mirrored = view.champions.some((other) => other.id !== id && other.key === champion.key);
      return mirrored ? `${name} ${language.of} ${side(champion.side, view)}` : name;
    },
    hex: (hex) => coordinates(hex) ?? language.gate,
    listed: (names) =>
      names.length <= 1
        ? (names[0] ?? language.nobody)
        : `${names.slice(0, -1).join(', ')} ${language.and} ${names.at(-1)}`,
    source: (of) => {
      const [kind = '', key] = of.split(':');
      if (key === undefined) return language.card(of);
      return kind === 'standard' ? language.standards[key as StandardAction] : language.champion(key);
    },
  };
}

/** Who is attacked, by name. */
export const targetsIn = (
  { targets }: { readonly [detail: string]: Json },
  { fighter }: Names,
  view: BrawlView,
): string[] => (Array.isArray(targets) ? targets.map((id) => fighter(Number(id), view)) : []);

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** What a thing is called while a match is told. */
export const thingNamed =
  (names: Names): Telling<BrawlView>['name'] =>
  ({ champion, card, challenge, seat }, view) => {
    if (champion !== undefined) return names.fighter(Number(champion), view);
    if (card !== undefined) return names.card(String(card));
    return challenge === undefined ? names.seat(Number(seat)) : names.challenge(String(challenge));
  };

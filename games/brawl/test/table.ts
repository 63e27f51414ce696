/** A table in the middle of a match, set up in a few words; what is not said is left as plain as possible. */
import type { Seat } from '@questhall/kernel';
import type { Scene, Stage } from '@questhall/testkit';
import { scenario } from '@questhall/testkit';
import { HEXES, hexId } from '../src/content/arena.ts';
import { championCard } from '../src/content/index.ts';
import { rules } from '../src/index.ts';
import type { Boon, State } from '../src/state.ts';
import { GATE } from '../src/state.ts';
import type { Core, TrapFace } from '../src/vocabulary.ts';

export type Spot = readonly [q: number, r: number];
/** Where a Champion stands, and what is remarkable about it. */
export interface Stand {
  readonly at: Spot | 'gate';
  readonly damage?: number;
  readonly levelled?: boolean;
  readonly rooted?: boolean;
  readonly boons?: readonly Boon[];
}
type Lineup = { readonly [key: string]: Spot | 'gate' | Stand };
type BySeat<T> = { readonly [seat: number]: T };

export interface Setting {
  /** The Champions of each seat: A is seat 0, south, first player; B is seat 1, north. C and D make it a team game. */
  readonly a: Lineup;
  readonly b: Lineup;
  readonly c?: Lineup;
  readonly d?: Lineup;
  readonly hands?: BySeat<readonly string[]>;
  readonly planned?: BySeat<readonly string[]>;
  readonly discards?: BySeat<readonly string[]>;
  /** What is left in the draw deck; the rest of the cards lies on the discard pile. */
  readonly decks?: BySeat<readonly string[]>;
  readonly ready?: BySeat<readonly Core[]>;
  readonly traps?: readonly (readonly [q: number, r: number, face: TrapFace])[];
  readonly vp?: readonly [number, number];
  readonly round?: number;
  readonly track?: readonly (string | null)[];
}

export const h = (q: number, r: number): number => hexId(q, r);
export const spot = (hex: number): string => {
  const found = HEXES[hex];
  return found ? `${found.q},${found.r}` : 'gate';
};

export function table(setting: Setting): Stage<State> {
  const lineups = [setting.a, setting.b, setting.c, setting.d].filter((lineup) => lineup !== undefined);
  const stage = scenario(rules, { players: lineups.length });
  return stage.arrange((s) => layOut(s, setting, lineups));
}

function layOut(s: State, setting: Setting, lineups: readonly Lineup[]): void {
  s.phase = 'activation';
  s.round = setting.round ?? 2;
  s.order = lineups.map((_lineup, seat) => seat);
  s.turn = 0;
  s.homes = ['south', 'north'];
  s.vp = [...(setting.vp ?? [0, 0])];
  lineups.forEach((lineup, seat) => {
    for (const [key, place] of Object.entries(lineup)) stand(s, seat, key, place);
  });
  for (const player of s.players) {
    const { seat } = player;
    player.deck = s.champions
      .filter((champion) => champion.seat === seat)
      .flatMap(({ key }) => championCard(key).cards.map(({ id }) => id));
    player.hand = take(player.deck, setting.hands?.[seat] ?? []);
    player.planned = take(player.deck, setting.planned?.[seat] ?? []);
    player.discard = take(player.deck, setting.discards?.[seat] ?? []);
    const kept = setting.decks?.[seat];
    if (kept) {
      const deck = take(player.deck, kept);
      player.discard.push(...player.deck);
      player.deck = deck;
    }
    player.ready = [...(setting.ready?.[seat] ?? player.ready)];
  }
  for (const [q, r, face] of setting.traps ?? []) {
    take(s.supply, [face]);
    s.traps.push({ hex: h(q, r), face });
  }
  for (const [slot, challenge] of (setting.track ?? []).entries()) {
    if (challenge) take(s.challengeDeck, [challenge]);
    s.track[slot] = challenge;
  }
}

function stand(s: State, seat: Seat, key: string, place: Spot | 'gate' | Stand): void {
  const given: Stand =
    typeof place === 'string' || Array.isArray(place) ? { at: place as Spot } : (place as Stand);
  const hex = (given.at as unknown) === 'gate' ? GATE : h(...(given.at as Spot));
  s.champions.push({
    key,
    seat,
    side: seat % 2 === 0 ? 0 : 1,
    hex,
    damage: given.damage ?? 0,
    levelled: given.levelled ?? false,
    rooted: given.rooted ?? false,
    boons: [...(given.boons ?? [])],
    usedOnce: false,
    fellAt: GATE,
  });
}

function take<T>(pile: T[], pieces: readonly T[]): T[] {
  for (const piece of pieces) {
    const at = pile.indexOf(piece);
    if (at < 0) throw new Error(`there is no ${String(piece)} left to lay out`);
    pile.splice(at, 1);
  }
  return [...pieces];
}

/** Everything in the box is in one place, and in one only. */
export function intact(t: Scene<State>): void {
  const found = rules.faults(t.state);
  if (found.length > 0) throw new Error(found.join('; '));
}

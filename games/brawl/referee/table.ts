/** What lies on the table, as somebody knows who sees every hand: read from the views, then moved on event by event. */
import type { Seat } from '@questhall/kernel';
import type { Watched } from '@questhall/testkit';
import type { HexId, Home } from '../src/content/arena.ts';
import { actionCard, championCard } from '../src/content/index.ts';
import type { BrawlEvent } from '../src/events.ts';
import type { BrawlView, ChampionView } from '../src/view.ts';
import type { ActionCard, ChampionSide, Core, StandardAction } from '../src/vocabulary.ts';

type Side = ChampionView['side'];
type Boon = ChampionView['boons'][number];
export type EventOf<T extends BrawlEvent['type']> = Extract<BrawlEvent, { type: T }>;

export interface Piece {
  readonly id: number;
  readonly key: string;
  readonly seat: Seat;
  readonly side: Side;
  /** null: on the Gate. */
  hex: HexId | null;
  damage: number;
  levelled: boolean;
  rooted: boolean;
  boons: Boon[];
}

export interface Player {
  readonly seat: Seat;
  readonly side: Side;
  hand: string[];
  /** Known cards on top of the deck, the last one uppermost. */
  planned: string[];
  deckCount: number;
  discard: string[];
  ready: Core[];
  standardUsed: StandardAction[];
  readonly passing: boolean;
}

export interface Table {
  readonly players: readonly Player[];
  readonly pieces: readonly Piece[];
  readonly homes: readonly Home[];
  readonly order: readonly Seat[];
  readonly pool: string[];
  readonly vpToWin: number;
  round: number;
  turn: Seat | null;
  phase: string;
  vp: number[];
  traps: HexId[];
  trapSupply: number;
  track: (string | null)[];
  readonly worth: readonly number[];
  challengeDiscard: string[];
  challengeDeck: number;
  /** Cards shown that lie aside until the Action is over. */
  resolving: { readonly seat: Seat; readonly card: string }[];
}

export function tableOf({ views, open }: Watched<BrawlView>): Table {
  return {
    players: open.seats.map((seen, seat) => {
      const own = views[seat]?.seats[seat];
      return {
        seat,
        side: seen.side,
        hand: [...(own?.hand ?? [])],
        planned: [...(own?.planned ?? [])],
        deckCount: seen.deckCount,
        discard: [...seen.discard],
        ready: [...seen.ready],
        standardUsed: [...seen.standardUsed],
        passing: own?.passing ?? false,
      };
    }),
    pieces: open.champions.map(({ id, key, seat, side, hex, damage, levelled, rooted, boons }) => ({
      id,
      key,
      seat,
      side,
      hex,
      damage,
      levelled,
      rooted,
      boons: [...boons],
    })),
    homes: open.homes,
    order: open.order,
    pool: [...open.pool],
    vpToWin: open.vpToWin,
    round: open.round,
    turn: open.turn,
    phase: open.phase,
    vp: [...open.vp],
    traps: [...open.traps],
    trapSupply: open.trapSupply,
    track: open.track.map(({ challenge }) => challenge),
    worth: open.track.map(({ vp }) => vp),
    challengeDiscard: [...open.challengeDiscard],
    challengeDeck: open.challengeDeck,
    resolving: [...open.resolving],
  };
}

export const pieceOf = (table: Table, id: number): Piece => table.pieces[id] as Piece;
export const playerOf = (table: Table, seat: Seat): Player => table.players[seat] as Player;
export const sideUp = ({ key, levelled }: Piece): ChampionSide =>
  levelled ? championCard(key).levelled : championCard(key).basic;
export const standing = (table: Table): readonly (Piece & { hex: HexId })[] =>
  table.pieces.filter((piece): piece is Piece & { hex: HexId } => piece.hex !== null);
export const at = (table: Table, hex: HexId): Piece | undefined =>
  table.pieces.find((piece) => piece.hex === hex);
export const teamOf = (table: Table, side: number): readonly Piece[] =>
  table.pieces.filter((piece) => piece.side === side);
export const cardOf = (id: string): ActionCard => actionCard(id);

/** Boons a Champion has of one kind. */
export const boonsOf = ({ boons }: Piece, op: Boon['op']): number =>
  boons.filter((boon) => boon.op === op).reduce((sum, { amount }) => sum + amount, 0);

const without = <T>(list: readonly T[], taken: T): T[] => {
  const index = list.indexOf(taken);
  return index < 0 ? [...list] : [...list.slice(0, index), ...list.slice(index + 1)];
};

/** Cards leave the hand and lie aside; the Core is turned over. */
function spend(table: Table, seat: Seat, card: string, core: Core): void {
  const player = playerOf(table, seat);
  player.hand = without(player.hand, card);
  player.ready = without(player.ready, core);
  table.resolving.push({ seat, card });
}

type Tellers = { readonly [type in BrawlEvent['type']]?: (table: Table, event: EventOf<type>) => void };

/** What each event changes on the table; what is not listed changes nothing that lies there. */
const TELLERS: Tellers = {
  phaseBegan: (table, { phase }) => {
    table.phase = phase;
    if (phase === 'activation' && table.turn !== null) playerOf(table, table.turn).standardUsed = [];
  },
  roundBegan: (table, { round }) => {
    table.round = round;
  },
  turnBegan: (table, { seat }) => {
    table.turn = seat;
  },
  turnEnded: (table) => {
    for (const piece of table.pieces) {
      piece.rooted = false;
      piece.boons = [];
    }
  },
  deployed: (table, { champion, hex }) => {
    pieceOf(table, champion).hex = hex;
  },
  trapPlaced: (table, { hex }) => {
    table.traps.push(hex);
    table.trapSupply -= 1;
  },
  trapSprung: (table, { hex }) => {
    table.traps = without(table.traps, hex);
    table.trapSupply += 1;
  },
  trapMoved: (table, { from, to }) => {
    table.traps = [...without(table.traps, from), to];
  },
  drew: (table, { seat, n, cards = [] }) => {
    const player = playerOf(table, seat);
    player.hand.push(...cards);
    player.deckCount -= n;
    player.planned.length = Math.max(0, player.planned.length - n);
  },
  deckRenewed: (table, { seat }) => {
    const player = playerOf(table, seat);
    player.deckCount += player.discard.length;
    player.discard = [];
  },
  planned: (table, { seat, card = '' }) => {
    const player = playerOf(table, seat);
    player.hand = without(player.hand, card);
    player.planned.push(card);
    player.deckCount += 1;
  },
  milled: (table, { seat, card }) => {
    const player = playerOf(table, seat);
    player.deckCount -= 1;
    player.planned.length = Math.max(0, player.planned.length - 1);
    player.discard.push(card);
  },
  recovered: (table, { seat, card }) => {
    const player = playerOf(table, seat);
    player.discard = without(player.discard, card);
    player.hand.push(card);
  },
  stunned: (table, { seat, card }) => {
    const player = playerOf(table, seat);
    player.hand = without(player.hand, card);
    player.discard.push(card);
  },
  coresReadied: (table, { seat }) => {
    playerOf(table, seat).ready = ['manipulation', 'destruction', 'creation'];
  },
  handDiscarded: (table, { seat, cards }) => {
    const player = playerOf(table, seat);
    player.hand = player.hand.filter((card) => !cards.includes(card));
    player.discard.push(...cards);
  },
  cardPlayed: (table, { seat, card, core }) => spend(table, seat, card, core),
  reactionPlayed: (table, { seat, card, core }) => spend(table, seat, card, core),
  standardUsed: (table, { seat, action, core }) => {
    const player = playerOf(table, seat);
    player.ready = without(player.ready, core);
    player.standardUsed.push(action);
  },
  moved: (table, { champion, path }) => {
    pieceOf(table, champion).hex = path.at(-1) ?? pieceOf(table, champion).hex;
  },
  placed: (table, { champion, to }) => {
    pieceOf(table, champion).hex = to;
  },
  attackDeclared: (table, { targets }) => {
    for (const id of targets) {
      const piece = pieceOf(table, id);
      piece.boons = piece.boons.filter(({ until }) => until !== 'nextAttack');
    }
  },
  damaged: (table, { champion, amount }) => {
    pieceOf(table, champion).damage += amount;
  },
  healed: (table, { champion, amount }) => {
    pieceOf(table, champion).damage -= amount;
  },
  knockedOut: (table, { champion }) => {
    Object.assign(pieceOf(table, champion), {
      hex: null,
      damage: 0,
      levelled: false,
      rooted: false,
      boons: [],
    });
  },
  levelledUp: (table, { champion }) => {
    pieceOf(table, champion).levelled = true;
  },
  rooted: (table, { champion }) => {
    pieceOf(table, champion).rooted = true;
  },
  boonGained: (table, { champion, boon }) => {
    pieceOf(table, champion).boons.push(boon);
  },
  vpGained: (table, { side, vp }) => {
    table.vp[side] = (table.vp[side] ?? 0) + vp;
  },
  challengeScored: (table, { slot, challenge }) => {
    table.track[slot] = null;
    table.challengeDiscard.push(challenge);
  },
  challengeDrawn: (table, { slot, challenge }) => {
    table.track[slot] = challenge;
    table.challengeDeck -= 1;
  },
  challengesRenewed: (table) => {
    table.challengeDeck = table.challengeDiscard.length;
    table.challengeDiscard = [];
  },
  trackAdvanced: (table, { by, gone }) => {
    const moved = table.track.map((_card, slot) => table.track[slot - by] ?? null);
    table.track = moved;
    table.challengeDiscard.push(...gone);
  },
};

export function tell(table: Table, event: BrawlEvent): void {
  (TELLERS[event.type] as ((table: Table, event: BrawlEvent) => void) | undefined)?.(table, event);
}

/** [SFB-RULING-17] The Action is over: what lies aside goes to the discard piles. */
export function clearAside(table: Table): void {
  for (const { seat, card } of table.resolving) playerOf(table, seat).discard.push(card);
  table.resolving = [];
}

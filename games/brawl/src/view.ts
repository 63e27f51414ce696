/**
 * What each seat may know, built from nothing: the contract with the table.
 *
 * Hexes are numbers; `HEXES[hex]` is their axial place (pointy-top, q east, r south). Champions are numbers, too: the place in
 * `champions`. Everything printed (both sides of Champion cards, Action cards, Challenges, the arena) is found in the
 * content by its id, and its text in words.
 */
import type { Seat, Viewer } from '@questhall/kernel';
import { nearest } from '@questhall/kernel';
import type { HexId, Home } from './content/arena.ts';
import { ringColours } from './content/box.ts';
import { actionCard } from './content/index.ts';
import type { Action, Attack, CarryOut } from './flow.ts';
import * as flow from './flow.ts';
import { rostersAreShown } from './procedures/draft.ts';
import { meets } from './queries/challenges.ts';
import { sideOf, teammateOf } from './queries/champions.ts';
import { slotsOf } from './queries/track.ts';
import { boonsOf, defenceOf, hitpointsOf, isBloodied, vpToWin } from './queries/values.ts';
import type { Boon, ChampionId, Draft, Phase, PlayerState, Side, State } from './state.ts';
import { GATE, SIDES } from './state.ts';
import type { Core, StandardAction, TrapFace } from './vocabulary.ts';

export type ChampionView = {
  readonly id: ChampionId;
  /** The Champion card. */
  readonly key: string;
  readonly seat: Seat;
  readonly side: Side;
  /** null: on the Gate of its side. */
  readonly hex: HexId | null;
  readonly damage: number;
  readonly hitpoints: number;
  /** As it is now, with everything that adds to it. */
  readonly defence: number;
  readonly levelled: boolean;
  readonly bloodied: boolean;
  readonly rooted: boolean;
  /** What its card allows once per turn was used. */
  readonly usedOnce: boolean;
  /** What its own attacks and move values gain, and what attacks against it gain, until the end of the turn. */
  readonly strength: number;
  readonly movement: number;
  readonly incomingStrength: number;
  /** The tokens behind these numbers, each with the card it comes from. */
  readonly boons: readonly Readonly<Boon>[];
  /** It levels up when the Action under way is over. */
  readonly levelsUp: boolean;
};

export type PlayerView = {
  readonly seat: Seat;
  readonly side: Side;
  /** [SFB-INFO-01] Card ids for the player, null for everybody else. */
  readonly hand: readonly string[] | null;
  readonly handCount: number;
  /** [SFB-RULING-69] On top of the own deck, the last one uppermost; null for everybody else. */
  readonly planned: readonly string[] | null;
  /** All cards of the draw deck, planned ones included. */
  readonly deckCount: number;
  /** [SFB-INFO-05] Open, the last one on top. */
  readonly discard: readonly string[];
  readonly ready: readonly Core[];
  /** Standard Actions used in the Activation Phase. */
  readonly standardUsed: readonly StandardAction[];
  /** The player has said that no Reaction will be played this turn; false for everybody else. */
  readonly passing: boolean;
  /** Competitive draft: null while it is secret. */
  readonly roster: readonly string[] | null;
  readonly banned: string | null;
};

export type SlotView = {
  /** 0: a slot that cannot be scored. */
  readonly vp: number;
  readonly challenge: string | null;
  /** Which sides meet the Challenge as the position is now. */
  readonly metBy: readonly Side[];
};

/** The Action that is being carried out. */
export type ActionView = {
  readonly seat: Seat;
  readonly champion: ChampionId;
  /** One of the two is null. */
  readonly card: string | null;
  readonly standard: StandardAction | null;
  readonly core: Core;
  /** Declared targets; empty before. */
  readonly targets: readonly ChampionId[];
  /** The Reaction to it, and the Champion it was played on. */
  readonly reaction: { readonly seat: Seat; readonly card: string; readonly on: ChampionId } | null;
  /** The step of the attack or skill under way: `move`, `pre`, `declare`, `react`, `damage`, `post`, `effects`. */
  readonly step: string;
};

export type BrawlView = {
  readonly seat: Viewer;
  /** The viewer's side; null for spectators. */
  readonly side: Side | null;
  readonly players: number;
  readonly draft: Draft;
  readonly mirrors: boolean;
  readonly duplicates: boolean;
  /** [SFB-SETUP-25] The colour of the base rings of each side: teal, orange, violet or white. */
  readonly rings: readonly string[];
  readonly phase: Phase;
  readonly round: number;
  /** First player first; empty until it is settled. */
  readonly order: readonly Seat[];
  /** Whose turn it is; null before the first. */
  readonly turn: Seat | null;
  readonly vp: readonly number[];
  readonly vpToWin: number;
  /** The end of the arena each side has, by side; empty until it is chosen. */
  readonly homes: readonly Home[];
  /** Champions that can still be drafted; the same one may be there twice. */
  readonly pool: readonly string[];
  readonly seats: readonly PlayerView[];
  readonly champions: readonly ChampionView[];
  /** Hexes with a face-down trap. */
  readonly traps: readonly HexId[];
  readonly trapSupply: number;
  /** The trap that was turned over and is not replaced yet. */
  readonly sprung: { readonly hex: HexId; readonly face: TrapFace } | null;
  readonly track: readonly SlotView[];
  readonly challengeDeck: number;
  readonly challengeDiscard: readonly string[];
  /** Cards shown that lie aside until the Action is over. */
  readonly resolving: readonly { readonly seat: Seat; readonly card: string }[];
  readonly action: ActionView | null;
};

type Own = Pick<BrawlView, 'seat' | 'seats' | 'side'>;

export const ownView = (s: State, viewer: Viewer): Own => ({
  seat: viewer,
  side: viewer === null ? null : sideOf(viewer),
  seats: s.players.map((player) => playerView(s, player, viewer)),
});

export function openView(s: State): Omit<BrawlView, keyof Own> {
  return {
    players: s.options.players,
    draft: s.options.draft,
    mirrors: s.options.mirrors,
    duplicates: s.options.duplicates,
    rings: ringColours(s.options.rings),
    phase: s.phase,
    round: s.round,
    order: [...s.order],
    turn: s.turn < 0 ? null : s.turn,
    vp: [...s.vp],
    vpToWin: vpToWin(s),
    homes: [...s.homes],
    pool: [...s.pool],
    champions: s.champions.map((_champion, id) => championView(s, id)),
    traps: s.traps.map(({ hex }) => hex).sort((a, b) => a - b),
    trapSupply: s.supply.length,
    sprung: sprungTrap(s),
    track: trackView(s),
    challengeDeck: s.challengeDeck.length,
    challengeDiscard: [...s.challengeDiscard],
    resolving: s.resolving.map(({ seat, card }) => ({ seat, card })),
    action: actionView(s),
  };
}

function playerView(s: State, player: PlayerState, viewer: Viewer): PlayerView {
  const own = player.seat === viewer;
  const teammate = viewer !== null && teammateOf(s, viewer) === player.seat;
  const open = own || teammate || rostersAreShown(s);
  return {
    seat: player.seat,
    side: player.side,
    hand: own ? [...player.hand] : null,
    handCount: player.hand.length,
    planned: own ? [...player.planned] : null,
    deckCount: player.planned.length + player.deck.length,
    discard: [...player.discard],
    ready: [...player.ready],
    standardUsed: [...player.standard],
    passing: own && player.passing,
    roster: open ? [...player.roster] : null,
    banned: player.banned,
  };
}

function championView(s: State, id: ChampionId): ChampionView {
  const { key, seat, side, hex, damage, levelled, rooted, usedOnce, boons } = s.champions[
    id
  ] as State['champions'][number];
  return {
    id,
    key,
    seat,
    side,
    hex: hex === GATE ? null : hex,
    damage,
    hitpoints: hitpointsOf(s, id),
    defence: defenceOf(s, id),
    levelled,
    bloodied: hex !== GATE && isBloodied(s, id),
    rooted,
    usedOnce,
    strength: boonsOf(s, id, 'strength'),
    movement: boonsOf(s, id, 'move'),
    incomingStrength: boonsOf(s, id, 'incomingStrength'),
    boons: boons.map((boon) => ({ ...boon })),
    levelsUp: s.levelUps.includes(id),
  };
}

function sprungTrap(s: State): BrawlView['sprung'] {
  const { hex = 0, face = '' } = nearest(s, flow.springTrap) ?? {};
  return face === '' ? null : { hex, face };
}

function trackView(s: State): SlotView[] {
  const worth = slotsOf(s);
  return s.track.map((challenge, slot) => ({
    vp: worth[slot] ?? 0,
    challenge,
    metBy: challenge && s.homes.length > 0 ? SIDES.filter((side) => meets(s, side, challenge)) : [],
  }));
}

/** The steps of an attack by name, as the table shows them. */
const STEPS: { readonly [step: string]: string } = {
  survey: 'move',
  choose: 'move',
  stillThere: 'move',
  preAttack: 'pre',
  stillHere: 'pre',
  declare: 'declare',
  react: 'react',
  preReaction: 'react',
  brokenOff: 'react',
  strike: 'damage',
  postReaction: 'damage',
  postAttack: 'post',
  effects: 'effects',
  rest: 'move',
};

function actionView(s: State): ActionView | null {
  const at = s.stack.findIndex((frame) => frame.proc === flow.action.name);
  const [outer, inner] = at < 0 ? [] : s.stack.slice(at, at + 2);
  if (!outer) return null;
  const { seat, champion, card, standard, core } = outer.locals as Action;
  const attack = inner?.proc === flow.attack.name ? (inner.locals as Attack) : undefined;
  const { targets = [] } = (inner?.locals ?? {}) as Partial<CarryOut>;
  const reaction = attack && attack.reaction !== '';
  return {
    seat,
    champion,
    card: card === '' ? null : actionCard(card).id,
    standard: standard === '' ? null : standard,
    core,
    targets: [...targets],
    reaction: reaction ? { seat: attack.reactor, card: attack.reaction, on: attack.reactedOn } : null,
    step:
      attack && attack.leapt > 0 && inner?.step === 'choose' ? 'pre' : (STEPS[inner?.step ?? ''] ?? 'post'),
  };
}

/** The position after one event, as far as the event tells: so Champions move one event at a time. */
import type { BrawlView, ChampionId, ChampionView, PlayerView, SlotView } from '@questhall/games/brawl';
import { asBrawlEvent } from '@questhall/games/brawl';
import type { GameEvent, Seat } from '@questhall/kernel';

const withChampion = (
  view: BrawlView,
  id: ChampionId,
  change: (champion: ChampionView) => Partial<ChampionView>,
): BrawlView => ({
  ...view,
  champions: view.champions.map((champion) =>
    champion.id === id ? { ...champion, ...change(champion) } : champion,
  ),
});

const withSeat = (
  view: BrawlView,
  seat: Seat,
  change: (player: PlayerView) => Partial<PlayerView>,
): BrawlView => ({
  ...view,
  seats: view.seats.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)),
});

function without(cards: readonly string[] | null, gone: readonly string[]): readonly string[] | null {
  if (cards === null) return null;
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** A card leaves the hand and its Core is spent. */
const played = (view: BrawlView, seat: Seat, card: string, core: string): BrawlView =>
  withSeat(view, seat, ({ hand, handCount, ready }) => ({
    hand: without(hand, [card]),
    handCount: Math.max(0, handCount - 1),
    ready: ready.filter((each) => each !== core),
  }));

/** Challenges move on by so many places; the worth of a place stays. */
const moveOn = (track: readonly SlotView[], by: number): readonly SlotView[] =>
  track.map((slot, at) => ({ ...slot, challenge: track[at - by]?.challenge ?? null, metBy: [] }));

export function positionAfter(view: BrawlView, raw: GameEvent): BrawlView {
  const event = asBrawlEvent(raw);
  switch (event.type) {
    case 'roundBegan':
      return { ...view, round: event.round };
    case 'phaseBegan':
      return { ...view, phase: event.phase };
    case 'turnBegan':
      return { ...view, turn: event.seat };
    case 'moved':
      return withChampion(view, event.champion, () => ({ hex: event.path.at(-1) ?? event.from }));
    case 'placed':
      return withChampion(view, event.champion, () => ({ hex: event.to }));
    case 'deployed':
      return withChampion(view, event.champion, () => ({ hex: event.hex }));
    case 'knockedOut':
      return withChampion(view, event.champion, () => ({ hex: null, rooted: false, bloodied: false }));
    case 'damaged':
      return withChampion(view, event.champion, ({ damage, hitpoints }) => ({
        damage: Math.min(hitpoints, damage + event.amount),
      }));
    case 'healed':
      return withChampion(view, event.champion, ({ damage }) => ({
        damage: Math.max(0, damage - event.amount),
      }));
    case 'rooted':
      return withChampion(view, event.champion, () => ({ rooted: true }));
    case 'levelledUp':
      return withChampion(view, event.champion, () => ({ levelled: true, levelsUp: false }));
    case 'trapPlaced':
      return view.traps.includes(event.hex)
        ? view
        : { ...view, traps: [...view.traps, event.hex], sprung: null };
    case 'trapSprung':
      return {
        ...view,
        traps: view.traps.filter((hex) => hex !== event.hex),
        sprung: { hex: event.hex, face: event.face },
      };
    case 'trapMoved':
      return { ...view, traps: [...view.traps.filter((hex) => hex !== event.from), event.to] };
    case 'cardPlayed':
    case 'reactionPlayed':
      return played(view, event.seat, event.card, event.core);
    case 'standardUsed':
      return withSeat(view, event.seat, ({ ready }) => ({
        ready: ready.filter((core) => core !== event.core),
      }));
    case 'drew':
      return withSeat(view, event.seat, ({ hand, handCount }) => ({
        hand: hand === null || event.cards === undefined ? hand : [...hand, ...event.cards],
        handCount: handCount + event.n,
      }));
    case 'handDiscarded':
      return withSeat(view, event.seat, ({ hand, handCount }) => ({
        hand: without(hand, event.cards),
        handCount: Math.max(0, handCount - event.cards.length),
      }));
    case 'planned':
      return withSeat(view, event.seat, ({ hand, handCount }) => ({
        hand: event.card === undefined ? hand : without(hand, [event.card]),
        handCount: handCount - 1,
      }));
    case 'stunned':
      return withSeat(view, event.seat, ({ hand, handCount }) => ({
        hand: without(hand, [event.card]),
        handCount: handCount - 1,
      }));
    case 'recovered':
      return withSeat(view, event.seat, ({ hand, handCount }) => ({
        hand: hand === null ? null : [...hand, event.card],
        handCount: handCount + 1,
      }));
    case 'trackAdvanced':
      return { ...view, track: moveOn(view.track, event.by) };
    case 'vpGained':
      return { ...view, vp: view.vp.map((vp, side) => (side === event.side ? event.total : vp)) };
    case 'challengeDrawn':
      return {
        ...view,
        track: view.track.map((slot, at) =>
          at === event.slot ? { ...slot, challenge: event.challenge, metBy: [] } : slot,
        ),
      };
    case 'challengeScored':
      return {
        ...view,
        track: view.track.map((slot, at) => (at === event.slot ? { ...slot, challenge: null } : slot)),
      };
    default:
      return view;
  }
}

/** [SFB-REACT] Who may react, to what, with what, and who must be asked. */
import type { Check } from './check.ts';
import { check } from './check.ts';
import { cardOf, pieceOf, playerOf } from './table.ts';

export const REACTIONS: readonly Check[] = [
  check('reactionPlayed', 'SFB-REACT-02', ({ table }, { seat }) => {
    const { side } = playerOf(table, seat);
    return table.turn !== null && playerOf(table, table.turn).side === side && 'in a turn of the own side';
  }),
  check('reactionPlayed', 'SFB-REACT-03', ({ deed, table }, { seat }) => {
    const { side } = playerOf(table, seat);
    return (
      !deed?.targets.some(({ id }) => pieceOf(table, id).side === side) && 'nobody of its side is a target'
    );
  }),
  check('reactionPlayed', 'SFB-REACT-07', ({ deed, table }, { seat, on }) => {
    const targeted = deed?.targets.some(({ id }) => id === on) ?? false;
    return !(targeted && pieceOf(table, on).side === playerOf(table, seat).side) && `it is played on ${on}`;
  }),
  check('reactionPlayed', 'SFB-REACT-04', ({ deed }) => {
    const played = deed?.events.filter(({ type }) => type === 'reactionPlayed') ?? [];
    return played.length > 1 && 'a second Reaction to one attack';
  }),
  check('reactionPlayed', 'SFB-REACT-09', ({ deed }) => deed?.card?.type !== 'attack' && 'to no attack'),
  check(
    'reactionPlayed',
    'SFB-CARD-02',
    (_scene, { card }) => cardOf(card).type !== 'reaction' && `${card} is no Reaction`,
  ),
  /** [SFB-RULING-80] The whole side has one Reaction: all who could play it are asked until one does. */
  check('struck', 'SFB-RULING-71', ({ deed, table }, { champion }) => {
    if (!deed || deed.reaction || pieceOf(table, champion).side === pieceOf(table, deed.champion).side) {
      return undefined;
    }
    const { side } = pieceOf(table, champion);
    const left = table.players.find(
      (player) =>
        player.side === side &&
        player.hand.length > 0 &&
        player.ready.length > 0 &&
        !player.passing &&
        !deed.invited.has(player.seat),
    );
    return left && `seat ${left.seat} was not asked for a Reaction`;
  }),
];

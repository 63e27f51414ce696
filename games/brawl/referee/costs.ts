/** Cores, cards and Standard Actions: what an Action costs, and who may take it. */
import { STANDARD } from '../src/content/index.ts';
import { ownerSign } from '../src/content/own.ts';
import type { Core } from '../src/vocabulary.ts';
import type { Check, Scene } from './check.ts';
import { check } from './check.ts';
import { cardOf, pieceOf, playerOf, sideUp } from './table.ts';

const paysOther = ({ table }: Scene, champion: number): boolean =>
  sideUp(pieceOf(table, champion)).effects.some(({ op }) => op === 'payOtherCore');

/** The Champion of this card in this player's team. */
const ownerOf = ({ table }: Scene, seat: number, card: string): number =>
  table.pieces.findIndex((piece) => piece.seat === seat && ownerSign(piece.key) === cardOf(card).champion);

function wrongCore(scene: Scene, seat: number, card: string, core: Core): string | undefined | false {
  const printed = cardOf(card).core;
  return core !== printed && !paysOther(scene, ownerOf(scene, seat, card)) && `${card} is paid with ${core}`;
}

const notReady = ({ table }: Scene, seat: number, core: Core): string | false =>
  !playerOf(table, seat).ready.includes(core) && `seat ${seat} pays with ${core}, which is exhausted`;

const notInHand = ({ table }: Scene, seat: number, card: string): string | false =>
  !playerOf(table, seat).hand.includes(card) && `${card} is not in the hand of seat ${seat}`;

export const COSTS: readonly Check[] = [
  check('cardPlayed', 'SFB-CORE-03', (scene, { seat, core }) => notReady(scene, seat, core)),
  check('cardPlayed', 'SFB-CORE-02', (scene, { seat, card, core }) => wrongCore(scene, seat, card, core)),
  check('cardPlayed', 'SFB-ACT-01', (scene, { seat, card }) => notInHand(scene, seat, card)),
  check('cardPlayed', 'SFB-ACT-01', ({ table }, { seat, champion, card }) => {
    const piece = pieceOf(table, champion);
    return (
      (ownerSign(piece.key) !== cardOf(card).champion || piece.seat !== seat) &&
      `${card} activates ${piece.key}, not its own`
    );
  }),
  check(
    'cardPlayed',
    'SFB-ACT-06',
    (_scene, { card }) => cardOf(card).type === 'reaction' && `${card} is a Reaction`,
  ),
  check(
    'cardPlayed',
    'SFB-OOA-13',
    ({ table }, { champion, card }) =>
      pieceOf(table, champion).hex === null &&
      cardOf(card).move === undefined &&
      `${card} has no move value and its Champion is on the Gate`,
  ),
  check(
    'cardPlayed',
    'SFB-ROUND-02',
    ({ table }, { seat }) => table.turn !== seat && `not the turn of ${seat}`,
  ),
  check('standardUsed', 'SFB-CORE-02', (scene, { seat, core }) => notReady(scene, seat, core)),
  check('standardUsed', 'SFB-STD-05', ({ table }, { seat, action }) =>
    playerOf(table, seat).standardUsed.includes(action)
      ? `${action} was used before in this phase`
      : undefined,
  ),
  check('standardUsed', 'SFB-STD-07', (_scene, { action, core }) => {
    const { core: printed = core } = STANDARD[action];
    return printed !== core && `${action} is paid with ${core}`;
  }),
  check(
    'standardUsed',
    'SFB-TEAM-03',
    ({ table }, { seat, champion }) =>
      (pieceOf(table, champion).seat !== seat || table.turn !== seat) && `seat ${seat} activates ${champion}`,
  ),
  check('reactionPlayed', 'SFB-REACT-05', (scene, { seat, core }) => notReady(scene, seat, core)),
  check('reactionPlayed', 'SFB-REACT-05', (scene, { seat, card, core }) =>
    wrongCore(scene, seat, card, core),
  ),
  check('reactionPlayed', 'SFB-REACT-05', (scene, { seat, card }) => notInHand(scene, seat, card)),
];

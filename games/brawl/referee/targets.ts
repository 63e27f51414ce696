/** [SFB-TARGET] Whom an attack or a skill may be aimed at. */
import type { HexId } from '../src/content/arena.ts';
import type { Targeting } from '../src/vocabulary.ts';
import type { Check, Scene } from './check.ts';
import { check } from './check.ts';
import { between, beyond, far, isStatue, WAYS, wayTo } from './hexes.ts';
import type { EventOf, Piece } from './table.ts';
import { at, cardOf, pieceOf, sideUp, standing } from './table.ts';

type Aimed = EventOf<'attackDeclared'> | EventOf<'skillUsed'>;

/** The printed range, as the actor's card changes it. */
function rangeOf(actor: Piece, card: string): { readonly min: number; readonly max: number } | undefined {
  const { targeting, type } = cardOf(card);
  if (targeting.kind !== 'direct' && targeting.kind !== 'indirect') return undefined;
  let { min, max } = targeting;
  for (const effect of type === 'attack' ? sideUp(actor).effects : []) {
    if (effect.op !== 'range') continue;
    min = Math.max(1, min + effect.min);
    max += effect.max;
  }
  return { min, max };
}

const around = (hex: HexId): readonly (HexId | undefined)[] => WAYS.map((way) => beyond(hex, way));

/** The hexes of a three-hex area, by the way its first hex lies. */
const arcs = (hex: HexId): readonly (readonly HexId[])[] =>
  WAYS.map((way) =>
    [way, way + 1, way + 2].map((turn) => beyond(hex, turn % 6)).filter((found) => found !== undefined),
  );

const kindOf = (card: string): Targeting['kind'] => cardOf(card).targeting.kind;

/** Checks of one Champion aimed at by one that stands in the arena. */
const aim =
  (
    fails: (
      scene: Scene,
      actor: Piece & { hex: HexId },
      target: Piece & { hex: HexId },
      card: string,
    ) => unknown,
  ) =>
  (scene: Scene, { champion, card, targets }: Aimed): string | undefined => {
    const actor = pieceOf(scene.table, champion);
    if (actor.hex === null) return undefined;
    for (const id of targets) {
      const target = pieceOf(scene.table, id);
      if (target.hex === null) continue;
      if (fails(scene, actor as Piece & { hex: HexId }, target as Piece & { hex: HexId }, card)) {
        return `${card} of ${actor.key} at ${target.key}`;
      }
    }
    return undefined;
  };

const both = (rule: string, fails: (scene: Scene, event: Aimed) => string | undefined | false): Check[] => [
  check('attackDeclared', rule, fails),
  check('skillUsed', rule, fails),
];

const ENEMIES_ONLY: readonly Targeting['kind'][] = ['melee', 'direct', 'indirect', 'adjacentEnemies'];

export const TARGETS: readonly Check[] = [
  ...both(
    'SFB-OOA-09',
    ({ table }, { champion }) => pieceOf(table, champion).hex === null && 'from the Gate',
  ),
  ...both('SFB-TARGET-10', ({ table }, { targets }) => {
    const out = targets.find((id) => pieceOf(table, id).hex === null);
    return out !== undefined && `${pieceOf(table, out).key} is on the Gate`;
  }),
  ...both(
    'SFB-BASIC-05',
    aim((_s, actor, target, card) => ENEMIES_ONLY.includes(kindOf(card)) && target.side === actor.side),
  ),
  ...both(
    'SFB-RULING-26',
    aim(
      (_s, actor, target, card) =>
        ['ally', 'adjacentAlly'].includes(kindOf(card)) &&
        (target.side !== actor.side || target.id === actor.id),
    ),
  ),
  ...both(
    'SFB-TARGET-01',
    aim(
      (_s, actor, target, card) =>
        ['melee', 'adjacentAlly', 'adjacentEnemies'].includes(kindOf(card)) &&
        far(actor.hex, target.hex) !== 1,
    ),
  ),
  ...both(
    'SFB-TARGET-03',
    aim((_s, actor, target, card) => far(actor.hex, target.hex) < (rangeOf(actor, card)?.min ?? 0)),
  ),
  ...both(
    'SFB-TARGET-04',
    aim((_s, actor, target, card) => far(actor.hex, target.hex) > (rangeOf(actor, card)?.max ?? 99)),
  ),
  ...both(
    'SFB-TARGET-06',
    aim((_s, actor, target, card) => kindOf(card) === 'direct' && wayTo(actor.hex, target.hex) === undefined),
  ),
  ...both(
    'SFB-TARGET-07',
    aim(
      ({ table }, actor, target, card) =>
        kindOf(card) === 'direct' &&
        between(actor.hex, target.hex).some((hex) => isStatue(hex) || at(table, hex)),
    ),
  ),
  /** One target for shots and melee, none where none is printed. */
  ...both('SFB-ATTACK-04', (_scene, { card, targets }) => {
    const single = ['melee', 'direct', 'indirect', 'ally', 'adjacentAlly'].includes(kindOf(card));
    if (single) return targets.length !== 1 && `${card} has ${targets.length} targets`;
    return kindOf(card) === 'none' && targets.length > 0 && `${card} has no target`;
  }),
  ...both('SFB-TARGET-08', ({ table }, { champion, card, targets, hexes }) => {
    const { hex } = pieceOf(table, champion);
    if (hex === null || (kindOf(card) !== 'arc3' && kindOf(card) !== 'ring6')) return undefined;
    const hit = standing(table).filter((piece) => hexes.includes(piece.hex));
    const same = hit.length === targets.length && hit.every(({ id }) => targets.includes(id));
    return !same && `${card} covers ${hit.map(({ key }) => key).join(', ')} and not all are targets`;
  }),
  ...both('SFB-RULING-23', ({ table }, { champion, card, hexes }) => {
    const { hex } = pieceOf(table, champion);
    if (hex === null) return undefined;
    const printed =
      kindOf(card) === 'ring6' ? [around(hex).filter((found) => found !== undefined)] : arcs(hex);
    if (kindOf(card) !== 'arc3' && kindOf(card) !== 'ring6') return undefined;
    const fits = printed.some(
      (area) => area.length === hexes.length && area.every((found) => hexes.includes(found)),
    );
    return !fits && `the area of ${card} lies on ${hexes.join(', ')}`;
  }),
  ...both('SFB-TARGET-08', ({ table }, { champion, card, targets }) => {
    const actor = pieceOf(table, champion);
    if (kindOf(card) !== 'adjacentEnemies' || actor.hex === null) return undefined;
    const { hex } = actor;
    const beside = standing(table).filter((piece) => piece.side !== actor.side && far(hex, piece.hex) === 1);
    return beside.length !== targets.length && `${card} leaves out an adjacent Enemy`;
  }),
  check('attackDeclared', 'SFB-BASIC-06', ({ table }, { champion, targets }) => {
    const { side } = pieceOf(table, champion);
    return targets.every((id) => pieceOf(table, id).side === side) && 'no Enemy among the targets';
  }),
];

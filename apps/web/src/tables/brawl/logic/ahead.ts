/** What the rules say an answer would lead to, found by what the pointer rests on. */
import type { AimAhead, HexId, WayAhead } from '@questhall/games/brawl';
import { asBrawlOption } from '@questhall/games/brawl';
import type { BrawlScene } from './scene.ts';

type BrawlDecision = BrawlScene['decision'];

const listIn = <T>(decision: BrawlDecision, kind: string, field: string): readonly T[] => {
  if (decision === null || decision.kind !== kind) return [];
  const list = decision.about[field];
  return Array.isArray(list) ? (list as unknown as readonly T[]) : [];
};

/** The Champion that moves or attacks. */
export const moverOf = (decision: BrawlDecision): number | undefined =>
  typeof decision?.about.champion === 'number' ? decision.about.champion : undefined;

export const wayTo = (decision: BrawlDecision, hex: HexId | undefined): WayAhead | undefined =>
  listIn<WayAhead>(decision, 'move', 'ways').find((way) => way.hex === hex);

export const aimsOf = (decision: BrawlDecision): readonly AimAhead[] =>
  listIn<AimAhead>(decision, 'attack', 'aims');

/** An area attack is turned by pointing at hexes; who stands on them must not be in the way. */
export const isTurned = (decision: BrawlDecision): boolean =>
  decision?.options.some(({ do: deed }) => deed === 'aimArea') ?? false;

/** The aims meant by pointing at a Champion, or at a hex an area is turned to. */
export function aimsAt(
  decision: BrawlDecision,
  at: { readonly champion?: number | undefined; readonly hex?: HexId | undefined },
): readonly AimAhead[] {
  const turns = (decision?.options ?? []).flatMap((raw) => {
    const option = asBrawlOption(raw);
    return option.do === 'aimArea' && option.at.hex === at.hex ? [option.turns] : [];
  });
  return aimsOf(decision).filter(({ champion, turns: turned }) =>
    turned === null ? champion === at.champion : turns.includes(turned),
  );
}

/** [SFB-DMG-02] What an attack does to each of its targets. */
import { actionCard } from '../content/index.ts';
import type { Attack } from '../flow.ts';
import type { ChampionId, State } from '../state.ts';
import { effectsOf } from './cards.ts';
import type { Context } from './values.ts';
import { amountOf, boonsOf, defenceOf, holds, ignoredDefence } from './values.ts';

const contextOf = (f: Attack, target: ChampionId): Context => ({
  seat: f.seat,
  source: f.champion,
  target,
  targets: f.targets,
  dealt: f.dealt,
  attacker: f.champion,
  reactedOn: f.reactedOn,
  moved: 0,
  collided: false,
});

/** [SFB-RULING-79] [SFB-RULING-94] Printed, raised by the card itself, by the attacker's bonuses and by those tied to the target. */
export function strengthAgainst(s: State, f: Attack, target: ChampionId): number {
  const context = contextOf(f, target);
  let sum = amountOf(s, actionCard(f.card).strength ?? 0, context);
  for (const effect of effectsOf(f.card, 'main')) {
    if (effect.op !== 'strength' || (effect.if && !holds(s, effect.if, context))) continue;
    sum += amountOf(s, effect.amount, context);
  }
  sum += boonsOf(s, f.champion, 'strength') + boonsOf(s, target, 'incomingStrength');
  return sum + (f.bonus[f.targets.indexOf(target)] ?? 0);
}

/** [SFB-REACT-13] [SFB-RULING-94] With the Reaction, and without what is ignored. */
export function defenceAgainst(s: State, f: Attack, target: ChampionId): number {
  const current = defenceOf(s, target, f.reactedOn === target ? f.guard : 0);
  return Math.max(0, current - ignoredDefence(s, f.champion) - boonsOf(s, target, 'ignoreDefence'));
}

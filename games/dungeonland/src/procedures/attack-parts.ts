import { spellCard } from '../content/index.ts';
import type { Reroll, SureStrike } from '../decisions.ts';
import { emit } from '../events.ts';
import type { Attack } from '../flow.ts';
import { attackHas, isHelpful } from '../queries/attacks.ts';
import { attackFace, CRITICAL_PIP, countAttack, hits, PIP_OF, signOf } from '../queries/dice.ts';
import {
  areAdjacent,
  figureOrNone,
  isFriend,
  isHero,
  monsters,
  spacesOf,
  standsBeside,
} from '../queries/figures.ts';
import { hasPower, hasSkill } from '../queries/powers.ts';
import { inRowOrder } from '../queries/row.ts';
import { hasCondition, isHelpless, wearsOnly } from '../queries/values.ts';
import type { FigureState, HeroState, State } from '../state.ts';
import { NOBODY } from '../state.ts';
import type { Sign } from '../vocabulary.ts';
import { SYMBOLS } from '../vocabulary.ts';
import { rerollAttackDie } from './rolls.ts';

/** The one figure aimed at; none for areas and several targets. */
export const only = (f: Attack): number | undefined =>
  f.shape === 'target' && f.targets.length === 1 ? f.targets[0] : undefined;

/** [DL-PROT-02] [DL-RULING-42] [DL-RULING-110] */
export function guardsFor(s: State, f: Attack): number[] {
  const target = figureOrNone(s, only(f) ?? NOBODY);
  const by = figureOrNone(s, f.by);
  if (!target || !isFriend(target) || isHelpful(f)) return [];
  return inRowOrder(
    s,
    s.heroes
      .filter(
        (hero) =>
          hero !== target &&
          hero !== by &&
          hero.cell >= 0 &&
          hasSkill(hero, 'heavyArmorMastery') &&
          !hero.used.includes('heavyArmorMastery') &&
          !isHelpless(hero) &&
          wearsOnly(hero, 'heavy') &&
          areAdjacent(s, hero, target) &&
          !(f.type === 'ranged' && by !== undefined && areAdjacent(s, hero, by)) &&
          !(f.type !== 'melee' && hasPower(s, hero, 'invisible')),
      )
      .map((hero) => hero.id),
  );
}

export function successesNow(s: State, f: Attack): number {
  if (f.spell !== '') return 0;
  const by = figureOrNone(s, f.by);
  return countAttack(f, f.type, f.gable && by !== undefined && hasCondition(by, 'blind'));
}

/** [DL-POW-30] [DL-RULING-98] */
export function markAttacked(s: State, f: Attack, id: number): void {
  const by = figureOrNone(s, f.by);
  const victim = figureOrNone(s, id);
  if (!victim) return;
  if (by?.kind === 'minion' && !victim.attackedBy.includes(f.by)) victim.attackedBy.push(f.by);
  if (isHero(victim) && !victim.attacked) f.first.push(id);
  victim.attacked = true;
}

export function emitRoll(s: State, f: Attack): void {
  if (s.events === null) return;
  emit(s, { type: 'attackRolled', figure: f.by, faces: f.pips.map(attackFace), chain: f.chain });
}

export function emitReroll(s: State, f: Attack, die: number, before: number, why: string): void {
  if (s.events === null) return;
  const faces = [f.pips[die] as number, ...f.pips.slice(before)].map(attackFace);
  emit(s, { type: 'rerolled', figure: f.by, die, faces, why });
}

/** [DL-AI-10] Swarm, then Sure Strike; no monster is Lucky. */
export function monsterImproves(s: State, f: Attack): void {
  const by = figureOrNone(s, f.by);
  if (!by || isHero(by)) return;
  const failure = (): number => f.pips.findIndex((pip) => !hits(pip, f.type));
  const target = figureOrNone(s, f.targets[0] ?? NOBODY);
  const again = (die: number, why: string): void => {
    const before = f.pips.length;
    rerollAttackDie(s, f, die);
    emitReroll(s, f, die, before, why);
  };
  if (target && isHero(target) && hasPower(s, by, 'swarm') && target.attackedBy.some((id) => id !== by.id)) {
    const failed = f.pips.flatMap((pip, index) => (hits(pip, f.type) ? [] : [index]));
    for (const die of failed) again(die, 'swarm');
  }
  if (hasPower(s, by, 'sureStrike') && failure() >= 0) {
    const die = failure();
    f.pips[die] = PIP_OF[signOf(f.type)];
    emit(s, { type: 'dieTurned', figure: f.by, die, to: signOf(f.type) });
  }
}

export function useUp(s: State, hero: HeroState, consumable: string): void {
  hero.consumables.splice(hero.consumables.indexOf(consumable), 1);
  s.consumableDiscard.push(consumable);
  emit(s, { type: 'consumed', figure: hero.id, consumable });
}

/** [DL-DEC-14] One die of each face that could be better; a Critical is never rerolled. */
export function rerollsFor(s: State, f: Attack, hero: HeroState): Reroll[] {
  const list: Reroll[] = [];
  if (hero.consumables.includes('lucky-clover') && !f.rerolled) list.push({ do: 'clover' });
  if (!f.rerolled && attackHas(s, f, 'lucky', 'attack')) {
    const seen: string[] = [];
    f.pips.forEach((pip, die) => {
      const face = attackFace(pip);
      if (pip === CRITICAL_PIP || seen.includes(face)) return;
      seen.push(face);
      list.push({ do: 'reroll', die });
    });
  }
  list.push({ do: 'keep' });
  return list;
}

export const usefulSigns = (f: Attack): readonly Sign[] =>
  f.spell === '' ? [signOf(f.type)] : SYMBOLS.filter((sign) => spellCard(f.spell).cast[sign] > 0);

/** [DL-POW-29] One die of each face, to a face that counts; never to a Critical. */
export function turnsFor(f: Attack): SureStrike[] {
  const seen: string[] = [];
  const list: SureStrike[] = [];
  f.pips.forEach((pip, die) => {
    const face = attackFace(pip);
    if (seen.includes(face)) return;
    seen.push(face);
    for (const to of usefulSigns(f))
      if (to !== face && pip !== CRITICAL_PIP) list.push({ do: 'turn', die, to });
  });
  list.push({ do: 'keep' });
  return list;
}

/** [DL-RULING-32] Other monsters adjacent to the spaces of the target, or to where it fell. */
export function cleavable(s: State, f: Attack): FigureState[] {
  const id = f.victims[0];
  if (id === undefined || (f.dealt[0] ?? 0) < 1 || f.shape !== 'target') return [];
  const target = figureOrNone(s, id);
  const cells = target ? spacesOf(s, target) : f.stood;
  return monsters(s).filter(
    (each) => each.id !== id && cells.some((cell) => standsBeside(s, false, cell, each)),
  );
}

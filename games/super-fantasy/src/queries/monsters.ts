/** What a monster is worth as it stands. */
import { kindCard } from '../content/index.ts';
import type { MonsterState, State } from '../state.ts';
import type { Kind, MonsterAbility } from '../vocabulary.ts';
import { tilesOfMonster } from './board.ts';
import { beastOf } from './mission.ts';

export const lifeOfMonster = (s: State, monster: MonsterState): number => beastOf(s, monster.kind).life;

/** [SF-STAT-02] [SF-HELENA-01] [SF-RULING-71] [SF-RULING-28] */
export function attackDiceOf(s: State, monster: MonsterState): number {
  let dice = beastOf(s, monster.kind).attack;
  if (monster.stunned) dice -= 1;
  if (monster.ridden) dice += 1;
  if (s.wolf === monster.id) dice -= s.wolfDice;
  /** [SF-RULING-161] After a charge the Ugly Master made. */
  if (s.um?.charged.includes(monster.id)) dice += abilityOf(s, monster.kind, 'charge')?.dice ?? 0;
  return Math.max(0, dice);
}

/** [SF-STAT-03] [SF-STAT-05] [SF-RULING-59] */
export function stepOf(s: State, monster: MonsterState): number {
  if (monster.stuck) return 0;
  let step = beastOf(s, monster.kind).step;
  if (monster.stunned) step -= 1;
  if (monster.frozen) step -= 2;
  if (monster.ridden) step += 1;
  return Math.max(0, step);
}

/** [SF-MON-02] [SF-RULING-15] [SF-RULING-134] */
export function isAwake(s: State, monster: MonsterState): boolean {
  if (s.options.mode === 'ugly-master') return monster.awake;
  return s.sleepy.length === 0 || tilesOfMonster(s, monster).some((tile) => !s.sleepy.includes(tile));
}

export function abilityOf<D extends MonsterAbility['do']>(
  s: State,
  kind: Kind,
  what: D,
): Extract<MonsterAbility, { do: D }> | undefined {
  return beastOf(s, kind).abilities.find(
    (ability): ability is Extract<MonsterAbility, { do: D }> => ability.do === what,
  );
}

/** [SF-RULING-140] [SF-PORTAL-06] Figures of a kind that are not on the map; a rider counts as in use. */
export function figuresLeft(s: State, kind: Kind): number {
  let used = 0;
  for (const monster of s.monsters) {
    if (monster.kind === kind) used += 1;
    if (kind === 'ugly-snout' && monster.ridden) used += 1;
  }
  return kindCard(kind).figures - used;
}

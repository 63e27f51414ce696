/** What holds in the combat under way. */
import type { CombatState, State, ThrowState } from '../state.ts';
import type { Die, Requirement, Rest, Section } from '../throws.ts';
import { REQUIREMENTS, SECTION_VALUES } from '../throws.ts';
import type { Boss, Colour, Level, Monster } from '../vocabulary.ts';
import { COLOURS } from '../vocabulary.ts';
import { foeCard, monsterCard, roomCard } from './cards.ts';
import { weaponCard } from './carrying.ts';

export function combatOf(s: State): CombatState {
  if (!s.combat) throw new Error('there is no combat');
  return s.combat;
}

export function throwOf(s: State): ThrowState {
  if (!s.throw) throw new Error('nothing is being thrown');
  return s.throw;
}

export const foeOf = (s: State): Monster | Boss => foeCard(combatOf(s).monster);

/** [DF-NODICE-03] [DF-BACK-02] A Boss has none. */
export const levelOf = (s: State): Level | undefined =>
  combatOf(s).boss ? undefined : monsterCard(combatOf(s).monster).level;

/** [DF-MISS-06] [DF-MAB-04] */
export const foeDamage = (s: State): number => foeOf(s).damage + combatOf(s).tucked.length;

/** [DF-REQ-02] [DF-REQ-06] What Monster and room ask of every throw. */
export function imposed(s: State): readonly Requirement[] {
  const foe = s.combat ? foeOf(s).requirement : undefined;
  const room = s.combat && !s.combat.boss && s.room !== null ? roomCard(s.room).requirement : undefined;
  return inOrder([foe, room]);
}

/** [DF-REQ-03] [DF-REQ-04] What is asked of the throw under way, after what a Relic lifts. */
export function inForce(s: State): readonly Requirement[] {
  const { weapons, ignored } = throwOf(s);
  const all = inOrder([...imposed(s), ...weapons.map((id) => weaponCard(id).requirement)]);
  return ignored.length === 0 ? all : all.filter((requirement) => !ignored.includes(requirement));
}

const inOrder = (wanted: readonly (Requirement | undefined)[]): readonly Requirement[] =>
  wanted.some((requirement) => requirement !== undefined)
    ? REQUIREMENTS.filter((requirement) => wanted.includes(requirement))
    : NONE;
const NONE: readonly Requirement[] = [];

/** [DF-COMBAT-02] */
export const isColour = (die: Die): die is Colour => COLOURS.some((colour) => colour === die);

/** [DF-HIT-04] */
export const isDefeated = (s: State): boolean => combatOf(s).life <= 0;

/** [DF-RULING-33] Where the die counts as lying: Slime sends it on. */
export const placeOf = ({ rest, slimeTarget }: ThrowState): Rest => slimeTarget ?? rest;

const isSection = (rest: Rest): rest is Section => rest in SECTION_VALUES;

/** [DF-HIT-01] [DF-TPL-08] Places that are a Hit when the throw was valid. */
export const isHitPlace = (rest: Rest): boolean =>
  isSection(rest) || rest === 'majorHeal' || rest === 'lightning';

/** [DF-HIT-07] [DF-TPL-12] [DF-TPL-13] */
export const worthOf = (rest: Rest): number =>
  isSection(rest) ? SECTION_VALUES[rest] : rest === 'lightning' ? 3 : 0;

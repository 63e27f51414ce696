/** [DF-MON] [DF-COMBAT] [DF-BOSS] A combat: what appears, what is put on the table, and turn after turn. */
import { call, takeFrom } from '@questhall/kernel';
import type { Deceive } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { foeCard, monsterCard, roomCard } from '../queries/cards.ts';
import { combatOf, foeOf, imposed, isDefeated } from '../queries/combat.ts';
import { isConscious, leaderSeat, nextHero } from '../queries/heroes.ts';
import { EXTRA_LIFE } from '../queries/progress.ts';
import type { CardId, CombatState, State } from '../state.ts';
import type { Colour, SpecialDie } from '../vocabulary.ts';
import { COLOURS } from '../vocabulary.ts';
import { removeFrom } from './gains.ts';

/** [DF-MON-01] [DF-SETUP-09] From the lowest level that is left. [DF-RULING-40] An empty deck is made anew. */
function drawMonster(s: State): CardId {
  if (s.monstersLeft.every((left) => left === 0)) renewMonsters(s);
  const level = s.monstersLeft.findIndex((left) => left > 0);
  s.monstersLeft[level] = (s.monstersLeft[level] ?? 1) - 1;
  return takeFrom(s, s.monsterBags[level] ?? []);
}

/** [DF-RULING-40] Discarded Monsters of the highest level there is. */
function renewMonsters(s: State): void {
  const highest = Math.max(...s.monsterDiscard.map((id) => monsterCard(id).level));
  const back = s.monsterDiscard.filter((id) => monsterCard(id).level === highest);
  s.monsterDiscard = s.monsterDiscard.filter((id) => !back.includes(id));
  /** What was never picked at set-up stays out of the game. */
  s.monstersGone.push(...s.monsterBags.flatMap((bag) => bag.splice(0)));
  s.monsterBags[highest - 1] = back;
  s.monstersLeft[highest - 1] = back.length;
  emit(s, { type: 'deckRenewed', deck: 'monster' });
}

/** [DF-MON-03] [DF-RULING-03] */
function startingLife(s: State, id: CardId, boss: boolean): number {
  const effects = boss || s.room === null ? [] : roomCard(s.room).effects;
  let life = foeCard(id).life + EXTRA_LIFE[s.options.difficulty];
  for (const effect of effects) if (effect.kind === 'advantage') life += effect.amount;
  return life;
}

/** Special dice that stay from a Monster that was backed down from. */
const kept = (s: State): CombatState['special'] =>
  (s.combat?.special ?? []).filter(({ from }) => from !== 'monster');

function appear(s: State, boss: boolean): void {
  const monster = boss ? takeFrom(s, s.bossDeck) : drawMonster(s);
  const life = startingLife(s, monster, boss);
  const gold = boss ? 0 : monsterCard(monster).gold;
  s.combat = {
    monster,
    boss,
    life,
    startLife: life,
    gold,
    pool: [...COLOURS],
    out: [],
    special: kept(s),
    lying: [],
    bushes: false,
    templates: [],
    active: nextHero(s, s.leader, isConscious) ?? s.leader,
    lastThrower: null,
    stolen: 0,
    tucked: [],
    epic: false,
    relicsUsed: [],
  };
  emit(s, { type: 'monsterRevealed', monster, boss, life, gold, requirements: imposed(s) });
}

/** [DF-MAB-03] [DF-MAB-05] */
function takeOut(s: State, die: Colour): void {
  const combat = combatOf(s);
  removeFrom(combat.pool, die);
  combat.out.push(die);
  emit(s, { type: 'dieRemoved', die });
}

/** [DF-SDIE-02] [DF-RULING-66] [DF-RULING-68] There is one of each. */
export function joinDie(s: State, die: SpecialDie, from: 'monster' | 'room' | 'card'): void {
  const combat = combatOf(s);
  const there = combat.special.find((special) => special.die === die);
  if (there && (from !== 'monster' || !there.thrown)) return;
  if (there) removeFrom(combat.special, there);
  combat.special.push({ die, from, thrown: false });
  emit(s, { type: 'specialDieJoined', die, from });
}

const fight = procedure(flow.fight, {
  reveal: (s, f) => appear(s, f.boss),
  /** [DF-MON-06] [DF-DEC-06] [DF-RULING-35] The Leader's choice. */
  deceive: ask({
    kind: 'deceive',
    who: (s) => (foeOf(s).ability?.kind === 'deceitful' ? leaderSeat(s) : undefined),
    candidates: (): Deceive[] => ['green', 'red', 'blue'].map((die) => remove(die as Colour)),
    about: (s) => ({ monster: combatOf(s).monster }),
    answer: (s, _f, { die }) => takeOut(s, die),
  }),
  superDeceive: (s) => {
    if (foeOf(s).ability?.kind === 'superDeceitful') for (const die of COLOURS) takeOut(s, die);
  },
  /** [DF-MON-07] [DF-RULING-22] Bushes, then special dice, then Templates: the room's first. */
  stage: (s) => {
    const combat = combatOf(s);
    const [room, foe] = [roomOf(s), foeOf(s)];
    if (room?.bushes || foe.bushes) {
      combat.bushes = true;
      emit(s, { type: 'bushesPlaced' });
    }
    /** [DF-RULING-66] After backing down: what was not thrown yet. */
    for (const { die, from, thrown } of combat.special)
      if (!thrown) emit(s, { type: 'specialDieJoined', die, from });
    if (room?.specialDie) joinDie(s, room.specialDie, 'room');
    if (foe.specialDie) joinDie(s, foe.specialDie, 'monster');
    for (const { die, thrown } of combat.special) if (!thrown) combat.pool.push(die);
  },
  roomTemplate: (s) => {
    const template = roomOf(s)?.template;
    if (template) call(s, flow.flipTemplate, { template, asked: false });
  },
  foeTemplate: (s) => {
    const { template } = foeOf(s);
    if (template) call(s, flow.flipTemplate, { template, asked: false });
  },
  /** [DF-COMBAT-01] */
  turns: (s) => {
    if (isDefeated(s)) return;
    call(s, flow.heroTurn, { begun: false, proposed: false });
    return 'stay';
  },
});

const remove = (die: Colour): Deceive => ({ do: 'remove', die, at: { die } });

/** [DF-BOSS-08] A Boss is fought in no room. */
const roomOf = (s: State) => (combatOf(s).boss || s.room === null ? undefined : roomCard(s.room));

export const combatProcedures = [fight];

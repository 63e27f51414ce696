/** [PQ-MON-07] [PQ-MON-12] A Monster's or Boss's Turn, carried out by its card. */
import { call } from '@questhall/kernel';
import type { EvilLoot, EvilMove } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { worldIsOver } from '../outcome.ts';
import { cardOf, freeAbilities, whyNotFreeAbility } from '../queries/abilities.ts';
import { isStanding, laneAfter, laneStoodIn } from '../queries/area.ts';
import { monsterCard, parseSource, source } from '../queries/cards.ts';
import type { AbilityInPlay } from '../queries/printed.ts';
import { evilLordSeat, movementOf } from '../queries/values.ts';
import type { CreatureId, Lane, State } from '../state.ts';
import type { Direction } from '../vocabulary.ts';
import { expire } from './expire.ts';
import { shift } from './move.ts';
import { fire, freshCarryOut } from './occasion.ts';

/** [PQ-RULING-85] A Creature Defeated in its own Turn ends that Turn at once. */
const goesOn = (s: State, id: CreatureId): boolean => isStanding(s, id) && !worldIsOver(s);

const monsterTurn = procedure(flow.monsterTurn, {
  begin: (s, f) => {
    s.acted.push(f.monster);
    s.turn = { of: f.monster, actionsLeft: 0, standardAttackMade: false, moved: false };
    emit(s, { type: 'turnBegan', creature: f.monster });
    fire(s, 'turnStart', f.monster);
  },
  loot: (s, f) => offerLoot(s, f.monster),
  /** [PQ-MON-07] [PQ-RULING-86] First the move, then the attack, unless the card says otherwise. */
  first: (s, f) => {
    if (goesOn(s, f.monster)) takePart(s, f.monster, monsterCard(f.monster).attackFirst ? 'attack' : 'move');
  },
  lootBetween: (s, f) => offerLoot(s, f.monster),
  second: (s, f) => {
    if (goesOn(s, f.monster)) takePart(s, f.monster, monsterCard(f.monster).attackFirst ? 'move' : 'attack');
  },
  lootAfter: (s, f) => offerLoot(s, f.monster),
  end: (s, f) => {
    if (goesOn(s, f.monster)) fire(s, 'turnEnd', f.monster);
  },
  close: (s, f) => {
    s.turn = null;
    emit(s, { type: 'turnEnded', creature: f.monster });
    expire(s, 'turnEnd');
  },
});

function takePart(s: State, id: CreatureId, part: 'move' | 'attack'): void {
  if (part === 'move') call(s, flow.monsterMove, { monster: id });
  else call(s, flow.carryOut, freshCarryOut(id, source('turn', id)));
}

const monsterMove = procedure(flow.monsterMove, {
  /** [PQ-MOVE-09] [PQ-RULING-08] The full number of arrows, the printed way; nothing blocks it. */
  arrows: (s, f) => {
    if (evilLordSeat(s) !== undefined) return;
    const { dir } = monsterCard(f.monster).movement;
    const steps = movementOf(s, f.monster);
    if (dir && steps > 0)
      shift(s, f.monster, laneAfter(laneStoodIn(s, f.monster), steps, dir), dir, 'arrows', false);
    return 'end';
  },
  /** [PQ-EVIL-05] The Evil Lord chooses whether, which way and how far. */
  choose: ask({
    kind: 'evilMove',
    who: (s, f) => (movementOf(s, f.monster) > 0 ? evilLordSeat(s) : undefined),
    candidates: (s, f): EvilMove[] =>
      [...waysToMove(s, f.monster).keys()].map((lane) => ({ do: 'move', at: { lane } })),
    about: (_s, f) => ({ monster: f.monster }),
    answer: (s, f, option) => {
      const dir = waysToMove(s, f.monster).get(option.at.lane);
      if (dir) shift(s, f.monster, option.at.lane, dir, 'evilLord', false);
    },
  }),
});

/** Each lane within the number of arrows, and the way there; staying put has no direction. */
function waysToMove(s: State, id: CreatureId): ReadonlyMap<Lane, Direction | ''> {
  const from = laneStoodIn(s, id);
  const ways = new Map<Lane, Direction | ''>([[from, '']]);
  for (let steps = 1; steps <= movementOf(s, id); steps++) {
    for (const dir of ['left', 'right'] as const) {
      const lane = laneAfter(from, steps, dir);
      if (!ways.has(lane)) ways.set(lane, dir);
    }
  }
  return ways;
}

/** At any moment of the Turn between its parts. */
function offerLoot(s: State, id: CreatureId): void {
  if (evilLordSeat(s) !== undefined && goesOn(s, id)) call(s, flow.useLoot, { monster: id });
}

/** Whether only the Evil Lord's hand may be in the way: to be asked or not must not tell what it holds. */
const isOffered = (s: State, id: CreatureId, entry: AbilityInPlay): boolean => {
  const reason = whyNotFreeAbility(s, id, entry);
  return reason === undefined || reason.rule === 'PQ-ENER-11';
};

/** [PQ-EVIL-10] [PQ-RULING-67] The Evil Lord may use what lies under the Creature, and its optional abilities. */
const useLoot = procedure(flow.useLoot, {
  choose: ask({
    kind: 'evilLoot',
    who: (s, f) =>
      goesOn(s, f.monster) && freeAbilities(s, f.monster).some((entry) => isOffered(s, f.monster, entry))
        ? evilLordSeat(s)
        : undefined,
    candidates: (s, f): EvilLoot[] => [
      ...freeAbilities(s, f.monster).map(
        ({ at }): EvilLoot => ({ do: 'ability', source: at, at: { card: cardOf(at) } }),
      ),
      { do: 'pass' },
    ],
    whyNot: (s, f, option) => {
      if (option.do === 'pass') return undefined;
      const found = freeAbilities(s, f.monster).find(({ at }) => at === option.source);
      return found
        ? whyNotFreeAbility(s, f.monster, found)
        : { rule: 'PQ-TREAS-03', card: parseSource(option.source).id };
    },
    about: (_s, f) => ({ monster: f.monster }),
    answer: (s, f, option) => {
      if (option.do === 'pass') return;
      const occasion = { targets: [], attacker: '', onward: '' as const, answered: '' };
      call(s, flow.useAbility, { ...occasion, owner: f.monster, at: option.source, decided: true });
      return 'stay';
    },
  }),
});

export const monsterTurnProcedures = [monsterTurn, monsterMove, useLoot];

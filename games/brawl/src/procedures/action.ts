/** [SFB-ACT] [SFB-SKILL] [SFB-STD] One Action from being paid for to the levelling up after it. */
import type { Reason, Seat } from '@questhall/kernel';
import { call } from '@questhall/kernel';
import { next } from '../content/arena.ts';
import { actionCard, STANDARD } from '../content/index.ts';
import type { Act, Aim } from '../decisions.ts';
import { emit } from '../events.ts';
import type { Walk } from '../flow.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { effectsOf, sideName, standardName } from '../queries/cards.ts';
import { champion, championsOf, isIn, ownerOf, player } from '../queries/champions.ts';
import { canEnter } from '../queries/reach.ts';
import {
  adjacentEnemiesOf,
  areaHexes,
  championsIn,
  isArea,
  orientationsOf,
  takesOneChampion,
  whyNoArea,
  whyNoTarget,
} from '../queries/targeting.ts';
import { mayPayOtherCore, movementBonus } from '../queries/values.ts';
import type { ChampionId, State } from '../state.ts';
import { GATE } from '../state.ts';
import type { ActionCard, Core } from '../vocabulary.ts';
import { CORES, STANDARD_ACTIONS } from '../vocabulary.ts';
import { removeFrom } from './cards.ts';
import { levelUp } from './damage.ts';
import { carryOutEffects } from './effects.ts';
import { freshWalk, walkSteps } from './move.ts';

const END: Act = { do: 'endPhase' };

/** [SFB-DEC-09] [SFB-DEC-10] Every card in hand, every Standard Action with every Champion, or the end of the phase. */
export function actCandidates(s: State, seat: Seat): Act[] {
  const acts: Act[] = [];
  for (const card of player(s, seat).hand) {
    const { core, champion: key } = actionCard(card);
    acts.push({ do: 'play', card, core, at: { card } });
    if (!mayPayOtherCore(s, ownerOf(s, seat, key))) continue;
    for (const other of CORES) if (other !== core) acts.push({ do: 'play', card, core: other, at: { card } });
  }
  for (const id of championsOf(s, seat)) {
    for (const action of STANDARD_ACTIONS) {
      const { core } = STANDARD[action];
      if (core) acts.push({ do: 'standard', action, core, at: { champion: id } });
      else for (const any of CORES) acts.push({ do: 'standard', action, core: any, at: { champion: id } });
    }
  }
  acts.push(END);
  return acts;
}

export function whyNoAct(s: State, seat: Seat, act: Act): Reason | undefined {
  if (act.do === 'endPhase') return undefined;
  const { ready, standard } = player(s, seat);
  if (act.do === 'play') {
    const card = actionCard(act.card);
    /** [SFB-ACT-06] */
    if (card.type === 'reaction') return { rule: 'SFB-REACT-02' };
    /** [SFB-CORE-03] */
    if (!ready.includes(act.core)) return { rule: 'SFB-CORE-03', core: act.core };
    return whyNoEntry(s, ownerOf(s, seat, card.champion), card.move);
  }
  if (standard.includes(act.action)) return { rule: 'SFB-STD-05', action: act.action };
  if (!ready.includes(act.core)) return { rule: 'SFB-CORE-02', core: act.core };
  return whyNoEntry(s, act.at.champion, STANDARD[act.action].move);
}

/** [SFB-OOA-13] [SFB-RULING-58] [SFB-RULING-59] A Champion on the Gate must come in first. */
function whyNoEntry(s: State, id: ChampionId, move: number | undefined): Reason | undefined {
  if (champion(s, id).hex !== GATE) return undefined;
  if (move === undefined) return { rule: 'SFB-OOA-13' };
  return canEnter(s, id, move + movementBonus(s, id)) ? undefined : { rule: 'SFB-RULING-58' };
}

/** [SFB-CORE-02] Exhausts the Core that pays; one of another colour is allowed once per turn by the Champion's card. */
export function pay(s: State, seat: Seat, core: Core, card: string): void {
  removeFrom(player(s, seat).ready, core);
  if (card === '' || actionCard(card).core === core) return;
  champion(s, ownerOf(s, seat, actionCard(card).champion)).usedOnce = true;
}

/** [SFB-RULING-17] [SFB-RULING-101] From the hand to the table, where it lies until the Action is over. */
export function showCard(s: State, seat: Seat, card: string): void {
  removeFrom(player(s, seat).hand, card);
  s.resolving.push({ seat, card });
}

const action = procedure(flow.action, {
  declare: (s, f) => {
    const { seat, champion: id, card, core } = f;
    pay(s, seat, core, card);
    if (f.standard !== '') {
      player(s, seat).standard.push(f.standard);
      emit(s, { type: 'standardUsed', seat, champion: id, action: f.standard, core });
      return;
    }
    showCard(s, seat, card);
    emit(s, { type: 'cardPlayed', seat, champion: id, card, core });
    const { key, levelled } = champion(s, id);
    const of = sideName(key, levelled);
    if (effectsOf(of, 'onPlay').some((effect) => effect.type === actionCard(card).type))
      carryOutEffects(s, { of, when: 'onPlay', seat, source: id });
  },
  resolve: (s, f) => {
    const { seat, champion: id, card, standard } = f;
    if (standard !== '') {
      call(s, flow.standardAction, { ...firstMove(s, seat, id, STANDARD[standard].move), standard });
      return;
    }
    const { type, move } = actionCard(card);
    const aimed = { ...firstMove(s, seat, id, move), card, targets: [] };
    if (type === 'skill') call(s, flow.skill, aimed);
    else call(s, flow.attack, { ...aimed, ...NO_ATTACK_YET, bonus: [], dealt: [], reactors: [], wards: [] });
  },
  /** [SFB-RULING-17] Cards to the discard piles, then the levelling up. */
  settle: (s) => {
    for (const { seat, card } of s.resolving) player(s, seat).discard.push(card);
    s.resolving = [];
    levelUp(s);
  },
});

const NO_ATTACK_YET = { leapt: 0, reaction: '', reactor: -1, reactedOn: -1, guard: 0 } as const;

/** [SFB-MOVE-07] [SFB-MOVE-08] [SFB-RULING-95] Step 1 of every Action: up to its move value and bonuses. */
function firstMove(s: State, seat: Seat, id: ChampionId, move: number | undefined): Walk {
  const left = move === undefined ? 0 : move + movementBonus(s, id);
  return freshWalk(s, { champion: id, seat, source: id, how: 'walk', left });
}

/** [SFB-RULING-18] Move first, then the second part. */
const standardAction = procedure(flow.standardAction, {
  ...walkSteps,
  rest: (s, f) => {
    if (!isIn(s, f.champion)) return 'end';
    carryOutEffects(s, {
      of: standardName(f.standard),
      when: 'main',
      seat: f.seat,
      source: f.champion,
    });
    return;
  },
});

const USE: Aim = { do: 'use' };
const DECLINE: Aim = { do: 'decline' };

/** [SFB-DEC-14] to [SFB-DEC-16] What a card can be aimed at, as options; declining is always one. */
export function aimCandidates(s: State, card: ActionCard, by: ChampionId): Aim[] {
  const { targeting } = card;
  const aims: Aim[] = [];
  const { hex } = champion(s, by);
  if (takesOneChampion(targeting)) {
    for (let id = 0; id < s.champions.length; id++)
      if (id !== by) aims.push({ do: 'aim', at: { champion: id } });
  } else if (isArea(targeting)) {
    for (const turns of orientationsOf(targeting)) {
      const hexes = areaHexes(targeting, hex, turns);
      const middle = next(hex, turns);
      aims.push({ do: 'aimArea', turns, hexes, at: { hex: hexes.includes(middle) ? middle : hex } });
    }
  } else aims.push(USE);
  aims.push(DECLINE);
  return aims;
}

export function whyNoAim(s: State, card: ActionCard, by: ChampionId, aim: Aim): Reason | undefined {
  switch (aim.do) {
    case 'decline':
      return undefined;
    case 'aim':
      return whyNoTarget(s, card, by, aim.at.champion);
    case 'aimArea':
      return whyNoArea(s, by, aim.hexes);
    case 'use':
      return card.targeting.kind === 'adjacentEnemies' && adjacentEnemiesOf(s, by).length === 0
        ? { rule: 'SFB-RULING-16' }
        : undefined;
  }
}

/** The targets an answer declares. */
export function targetsOf(s: State, card: ActionCard, by: ChampionId, aim: Aim): ChampionId[] {
  if (aim.do === 'aim') return [aim.at.champion];
  if (aim.do === 'aimArea') return championsIn(s, aim.hexes);
  return card.targeting.kind === 'adjacentEnemies' ? adjacentEnemiesOf(s, by) : [];
}

const skill = procedure(flow.skill, {
  /** [SFB-SKILL-01] */
  ...walkSteps,
  /** [SFB-RULING-43] */
  stillThere: (s, f) => (isIn(s, f.champion) ? undefined : 'end'),
  /** [SFB-SKILL-02] [SFB-SKILL-03] Whether to use it, and on whom. */
  declare: ask({
    kind: 'use',
    who: (_s, f) => f.seat,
    candidates: (s, f) => aimCandidates(s, actionCard(f.card), f.champion),
    whyNot: (s, f, option) => whyNoAim(s, actionCard(f.card), f.champion, option),
    about: (_s, f) => ({ champion: f.champion, card: f.card }),
    answer: (s, f, option) => {
      const { champion: id, card } = f;
      if (option.do === 'decline') {
        emit(s, { type: 'declined', champion: id, card });
        return 'end';
      }
      f.targets = targetsOf(s, actionCard(card), id, option);
      const hexes = option.do === 'aimArea' ? option.hexes : [];
      emit(s, { type: 'skillUsed', champion: id, card, targets: [...f.targets], hexes });
      return;
    },
  }),
  /** [SFB-SKILL-04] to [SFB-SKILL-06] */
  effects: (s, f) =>
    carryOutEffects(s, {
      of: f.card,
      when: 'main',
      seat: f.seat,
      source: f.champion,
      targets: f.targets,
    }),
});

export const actionProcedures = [action, standardAction, skill];

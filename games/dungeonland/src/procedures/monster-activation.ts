/** [DL-MON] [DL-AI-02] A monster's activation: a move, then an attack. */
import { call, callEach } from '@questhall/kernel';
import { itemCard } from '../content/index.ts';
import type { Strike } from '../decisions.ts';
import { emit } from '../events.ts';
import type { Attack, MonsterActs } from '../flow.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { planAdvance, planAttack } from '../queries/ai.ts';
import { blowsOf, looseAttack, monsterAim, monsterAttack, weaponAttack } from '../queries/attacks.ts';
import { cellAt } from '../queries/board.ts';
import {
  attacksOf,
  figure as byId,
  figureOrNone,
  foes,
  friends,
  hero as heroById,
  isHero,
  occupants,
  standing,
  standsBeside,
} from '../queries/figures.ts';
import { hasSkill, powerOf } from '../queries/powers.ts';
import { inRowOrder } from '../queries/row.ts';
import { canAim, sees } from '../queries/sight.ts';
import {
  actionsOf,
  hasCondition,
  isHelpless,
  isIdle,
  maySpend,
  speedOf,
  suffers,
} from '../queries/values.ts';
import type { FigureState, State } from '../state.ts';
import { NOBODY } from '../state.ts';
import type { StandardAttack } from '../vocabulary-monsters.ts';
import { endCondition, heal, spend } from './energy.ts';
import { journey } from './move.ts';
import { react } from './windows.ts';

/** [DL-ACTV-01] With what happens at its start, also to those who can do nothing in it. */
export function beginActivation(s: State, figure: FigureState): void {
  s.active = {
    figure: figure.id,
    actions: actionsOf(figure),
    taken: 0,
    runs: 0,
    charge: 0,
    ending: figure.conditions.filter((each) => each !== 'blind'),
    frenzied: figure.frenzied,
  };
  figure.frenzied = false;
  emit(s, { type: 'activationBegan', figure: figure.id });
  /** [DL-POW-25] [DL-RULING-91] */
  const regeneration = powerOf(s, figure, 'regeneration');
  if (regeneration > 0) heal(s, figure.id, regeneration, figure.id);
  tellLost(s, figure);
  call(s, flow.ovens, { figure: figure.id });
}

/** [DL-RULING-86] What was laid on the figure before this activation ends with it. */
export function endActivation(s: State, figure: FigureState | undefined): void {
  if (figure) {
    for (const condition of s.active?.ending.slice() ?? []) endCondition(s, figure, condition);
    emit(s, { type: 'activationEnded', figure: figure.id });
  }
  s.active = null;
}

/** [DL-POW-12] [DL-POW-26] Frozen or asleep: nothing of it is left. */
function tellLost(s: State, figure: FigureState): void {
  if (!isHelpless(figure)) return;
  const condition = hasCondition(figure, 'frozen') ? 'frozen' : 'asleep';
  emit(s, { type: 'activationLost', figure: figure.id, condition });
}

const lost = (s: State, f: MonsterActs): boolean => !standing(s, f.monster);

const isVillain = (s: State, f: MonsterActs): boolean => s.villain?.figure === f.monster;

const activateMonster = procedure(flow.activateMonster, {
  begin: (s, f) => {
    const monster = figureOrNone(s, f.monster);
    if (!monster || monster.waits || monster.cell < 0) return 'end';
    if (isVillain(s, f) && s.villain) s.villain.target = NOBODY;
    beginActivation(s, monster);
    return;
  },
  /** [DL-VAI-12] */
  rowFirst: (s, f) => {
    if (isVillain(s, f) && !isIdle(s, byId(s, f.monster))) react(s, 'activationStart');
  },
  /** [DL-ZEN-08] [DL-RULING-38] */
  surprised: (s, f) => {
    f.queue = lost(s, f) ? [] : surprisers(s, byId(s, f.monster));
  },
  surprise: ask({
    kind: 'surprise',
    who: (s, f) => {
      const id = nextSurpriser(s, f);
      return id === undefined ? undefined : heroById(s, id).seat;
    },
    candidates: (s, f): Strike[] => [
      ...blowsOf(s, heroById(s, nextSurpriser(s, f) as number), f.monster).map(
        ({ weapon, type, target }): Strike => ({
          do: 'strike',
          weapon: weapon.id,
          type,
          at: { figure: target.id },
        }),
      ),
      { do: 'decline' },
    ],
    about: (s, f) => ({ hero: nextSurpriser(s, f) as number, figure: f.monster }),
    answer: (s, f, option) => {
      const hero = heroById(s, nextSurpriser(s, f) as number);
      f.queue = f.queue.slice(f.queue.indexOf(hero.id) + 1);
      if (option.do === 'decline') return 'stay';
      const weapon = itemCard(option.weapon);
      hero.used.push('surpriseAttack');
      spend(s, hero, 2);
      emit(s, { type: 'skillUsed', figure: hero.id, skill: 'surpriseAttack' });
      if (weapon.kind === 'weapon')
        call(s, flow.attack, {
          ...weaponAttack(hero, weapon, option.type, 'surprise'),
          targets: [option.at.figure],
        });
      return 'stay';
    },
  }),
  /** [DL-POW-06] Controlled by the party: somebody else decides. */
  controlled: (s, f) => {
    const monster = figureOrNone(s, f.monster);
    if (!monster || !suffers(s, monster, 'controlled') || isIdle(s, monster)) return;
    f.skipAttack = true;
    call(s, flow.controlledActs, { monster: f.monster, hero: monster.leader });
  },
  /** [DL-AI-09] Whoever is stunned and can attack from where he stands makes no move that could be replaced. */
  insteadOfMove: (s, f) => {
    if (!canAct(s, f) || !isVillain(s, f)) return;
    const villain = byId(s, f.monster);
    const stays = suffers(s, villain, 'stunned') && planOf(s, villain) !== undefined;
    if (!stays) react(s, 'insteadOfMove');
  },
  /** [DL-AI-03] to [DL-AI-09] */
  move: (s, f) => {
    if (!canAct(s, f)) return;
    const monster = byId(s, f.monster);
    const stunned = suffers(s, monster, 'stunned');
    if (f.skipMove) {
      /** [DL-POW-27] The row was his one action. */
      f.skipAttack = stunned;
      return;
    }
    const plan = planOf(s, monster);
    if (plan) {
      f.target = plan.target;
      f.attack = plan.attack;
      f.because = plan.because;
      travel(s, f.monster, plan.path);
      return;
    }
    if (stunned) f.skipAttack = true;
    travel(s, f.monster, planAdvance(s, monster, paceOf(s, monster)));
  },
  insteadOfAttack: (s, f) => {
    if (canAct(s, f) && isVillain(s, f)) react(s, 'insteadOfAttack');
  },
  /** [DL-AI-07] Still legal, or the best one from here. */
  attack: (s, f) => {
    if (!canAct(s, f)) return;
    const monster = byId(s, f.monster);
    const attacks = attacksOf(monster);
    const planned = attacks[f.attack];
    const target = figureOrNone(s, f.target);
    const where = occupants(s);
    if (
      planned &&
      target &&
      target.cell >= 0 &&
      canAim(s, monster, monster.cell, target, monsterAim(s, monster, planned), where)
    ) {
      call(s, flow.attack, {
        ...monsterAttack(monster, planned, 'monster', []),
        targets: [f.target],
        because: f.because,
      });
      return;
    }
    const again = planAttack(s, monster, { steps: 0, attacks });
    const attack = again && attacks[again.attack];
    if (again && attack) {
      f.target = again.target;
      call(s, flow.attack, {
        ...monsterAttack(monster, attack, 'monster', []),
        targets: [again.target],
        because: again.because,
      });
    } else if (isVillain(s, f)) react(s, 'noTarget');
  },
  afterAttack: (s, f) => {
    if (!lost(s, f) && isVillain(s, f) && !isIdle(s, byId(s, f.monster))) react(s, 'afterAttack');
  },
  end: (s, f) => {
    const monster = figureOrNone(s, f.monster);
    endActivation(s, monster);
    const villain = s.villain;
    if (monster && villain?.figure === f.monster && villain.passing.length > 0) {
      for (const power of villain.passing) emit(s, { type: 'powerLost', figure: f.monster, power });
      villain.gained = villain.gained.filter(({ power }) => !villain.passing.includes(power));
      villain.passing = [];
    }
  },
});

/** [DL-POW-17] */
const paceOf = (s: State, monster: FigureState): number =>
  suffers(s, monster, 'immobilized') ? 0 : speedOf(s, monster);

/** [DL-AI-03] [DL-AI-09] Whom it goes for as things stand. The stunned attack from where they are. */
const planOf = (s: State, monster: FigureState) =>
  planAttack(s, monster, {
    steps: suffers(s, monster, 'stunned') ? 0 : paceOf(s, monster),
    attacks: attacksOf(monster),
    forced: s.villain?.figure === monster.id ? s.villain.target : NOBODY,
  });

/** What somebody would do if it were to act now: whom it would attack, and why; nobody: it only comes nearer. */
export type Intention = {
  readonly figure: number;
  readonly target: number;
  readonly because: string;
};

/** [DL-AI-02] Of all enemies that act by themselves. Rows of a villain may still come in between. */
export const intentionsOf = (s: State): Intention[] =>
  foes(s)
    .filter((foe) => foe.kind !== 'mirror' && !foe.waits && !isIdle(s, foe) && !suffers(s, foe, 'controlled'))
    .map((foe) => {
      const plan = planOf(s, foe);
      return { figure: foe.id, target: plan?.target ?? NOBODY, because: plan?.because ?? '' };
    });

const canAct = (s: State, f: MonsterActs): boolean => {
  const monster = figureOrNone(s, f.monster);
  return monster !== undefined && monster.cell >= 0 && !f.skipAttack && !isIdle(s, monster);
};

export function travel(s: State, mover: number, path: readonly number[]): void {
  if (path.length > 0) call(s, flow.travel, journey(byId(s, mover), path, 'move', path.length));
}

const surprisers = (s: State, monster: FigureState): number[] =>
  inRowOrder(
    s,
    s.heroes
      .filter((hero) => hasSkill(hero, 'surpriseAttack') && hero.cell >= 0 && sees(s, hero, monster))
      .map((hero) => hero.id),
  );

const nextSurpriser = (s: State, f: MonsterActs): number | undefined =>
  lost(s, f) ? undefined : f.queue.find((id) => maySurprise(s, id, f.monster));

function maySurprise(s: State, id: number, monster: number): boolean {
  const hero = heroById(s, id);
  if (hero.cell < 0 || hero.used.includes('surpriseAttack') || isHelpless(hero) || !maySpend(s, hero, 2))
    return false;
  return blowsOf(s, hero, monster).length > 0;
}

/** [DL-RULING-116] A figure that begins its activation beside an oven. */
const ovens = procedure(flow.ovens, {
  blast: (s, f) => {
    const figure = figureOrNone(s, f.figure);
    if (!figure || figure.cell < 0) return;
    const hot = s.map.scenery.filter(
      (piece) => piece.type === 'oven' && !s.progress.hotOvens.includes(piece.id),
    );
    const near = hot.filter((piece) => standsBeside(s, false, cellAt(s, piece), figure));
    for (const piece of near) {
      s.progress.hotOvens.push(piece.id);
      emit(s, { type: 'sceneryUsed', figure: f.figure, scenery: piece.id, what: 'oven' });
    }
    callEach(
      s,
      flow.attack,
      near.map((piece) => ({
        ...looseAttack('scenery', NOBODY, 3, 'magical'),
        shape: 'blast' as const,
        centre: cellAt(s, piece),
      })),
    );
  },
});

/** [DL-AI-12] A hero or an ally controlled by a monster: one Move and one Attack against his friends; one of them if stunned. */
const controlledFriend = procedure(flow.controlledFriend, {
  move: (s, f) => {
    const figure = byId(s, f.figure);
    const stunned = suffers(s, figure, 'stunned');
    const speed = suffers(s, figure, 'immobilized') ? 0 : speedOf(s, figure);
    const targets = betrayed(s, figure);
    const plan = planAttack(s, figure, {
      steps: stunned ? 0 : speed,
      attacks: strikesOf(s, figure).map(({ attack }) => attack),
      targets,
    });
    if (plan) travel(s, f.figure, plan.path);
    else travel(s, f.figure, planAdvance(s, figure, speed, targets));
    return stunned && !plan ? 'end' : undefined;
  },
  attack: (s, f) => {
    const figure = byId(s, f.figure);
    const strikes = strikesOf(s, figure);
    if (figure.cell < 0) return;
    const attacks = strikes.map(({ attack }) => attack);
    const plan = planAttack(s, figure, { steps: 0, attacks, targets: betrayed(s, figure) });
    const strike = plan && strikes[plan.attack];
    if (strike) call(s, flow.attack, { ...strike.declared, targets: [plan.target] });
  },
});

const betrayed = (s: State, figure: FigureState): FigureState[] =>
  friends(s).filter((each) => isHero(each) && each !== figure);

/** A hero's strongest weapon, or what is printed on an ally's card. */
function strikesOf(s: State, figure: FigureState): { attack: StandardAttack; declared: Attack }[] {
  if (!isHero(figure))
    return attacksOf(figure).map((attack) => ({
      attack,
      declared: monsterAttack(figure, attack, 'controlled', []),
    }));
  const weapon = strongestWeapon(s, figure.id);
  const item = weapon && itemCard(weapon.id);
  return weapon && item?.kind === 'weapon'
    ? [{ attack: weapon.attack, declared: weaponAttack(figure, item, item.type, 'controlled') }]
    : [];
}

function strongestWeapon(s: State, id: number) {
  const hero = heroById(s, id);
  let found: { id: string; attack: StandardAttack } | undefined;
  let most = -1;
  for (const worn of hero.wielded) {
    const item = itemCard(worn);
    if (item.kind !== 'weapon') continue;
    const dice = item.dice === 'gable' ? 2 : item.dice;
    const worth = dice * (item.type === 'melee' ? 60 : 40);
    if (worth > most) {
      most = worth;
      found = { id: worn, attack: { type: item.type, range: item.range, dice } };
    }
  }
  return found;
}

export const monsterProcedures = [activateMonster, ovens, controlledFriend];

/** Damage, and what happens at Health 0. */
import { call } from '@questhall/kernel';
import { itemCard, minionCard, villainCard } from '../content/index.ts';
import type { Berserk, ComeBack, Strike } from '../decisions.ts';
import { emit } from '../events.ts';
import type { Wound } from '../flow.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { heroesBeaten, monsterGone } from '../objectives.ts';
import { blowsOf, weaponAttack } from '../queries/attacks.ts';
import { cellAt, squareAt } from '../queries/board.ts';
import {
  figure as byId,
  consciousHeroes,
  figureOrNone,
  hero as heroById,
  isHero,
  monsters,
  occupants,
} from '../queries/figures.ts';
import { hasPower, hasSkill } from '../queries/powers.ts';
import { mayStand } from '../queries/reach.ts';
import { nearestFree } from '../queries/spawn.ts';
import { isHelpless } from '../queries/values.ts';
import { softenedBy } from '../queries/wounds.ts';
import type { FigureState, HeroState, State } from '../state.ts';
import { NOBODY, NOWHERE } from '../state.ts';
import { freeNeighbours, tellDealt } from './defend.ts';
import { clearConditions, gainGold, isUnique, recover } from './energy.ts';
import { dropCard } from './row-cards.ts';
import { react } from './windows.ts';

/** [DL-RULING-13] */
function soften(s: State, figure: FigureState, { amount, kind }: Wound): number {
  let left = amount;
  for (const { by, amount: less } of softenedBy(s, figure, kind, amount)) {
    left -= less;
    if (by === 'dodge') figure.dodged = true;
    emit(s, { type: 'reduced', figure: figure.id, by, amount: less });
  }
  return left;
}

const wound = procedure(flow.wound, {
  /** [DL-ATTACK-09] */
  lose: (s, f) => {
    const figure = figureOrNone(s, f.to);
    if (!figure || figure.cell < 0) return 'end';
    f.final = soften(s, figure, f);
    tellDealt(s, f);
    if (f.final <= 0 || f.harmless) return 'end';
    /** A Bargain: nobody falls below 1 Health this round. */
    const floor = isHero(figure) && s.rules.includes('bargain') ? 1 : 0;
    const before = figure.health;
    figure.health = Math.max(floor, before - f.final);
    emit(s, { type: 'damaged', figure: f.to, amount: f.final, by: f.by, health: Math.max(0, figure.health) });
    if (figure.health > 0) {
      if (figure.kind === 'villain') passThresholds(s, before, figure.health);
      return 'end';
    }
    figure.health = 0;
    if (isHero(figure)) return;
    const { card } = figure;
    call(s, flow.monsterFalls, { monster: f.to, by: f.by, card });
    return 'end';
  },
  /** [DL-PROT-14] [DL-PROT-15] [DL-RULING-47] [DL-DEC-40] Berserk goes before the Phoenix. */
  berserk: ask({
    kind: 'berserk',
    who: (s, f) => {
      const hero = heroById(s, f.to);
      const may = f.isAttack && hasSkill(hero, 'berserk') && !hero.spent.includes('berserk');
      /** [DL-RULING-85] It is an answer: not asleep, not frozen. */
      return may && !isHelpless(hero) ? hero.seat : undefined;
    },
    candidates: (): Berserk[] => [{ do: 'berserk' }, { do: 'pass' }],
    about: (_s, f) => ({ hero: f.to }),
    answer: (s, f, option) => {
      if (option.do === 'pass') return;
      const hero = heroById(s, f.to);
      hero.spent.push('berserk');
      hero.health = 1;
      emit(s, { type: 'heroSaved', figure: f.to, how: 'berserk' });
    },
  }),
  first: (s, f) => strikeIfSaved(s, f),
  second: (s, f) => strikeIfSaved(s, f),
  /** [DL-RULING-112] [DL-CHAR-08] */
  fall: (s, f) => {
    const hero = heroById(s, f.to);
    /** [DL-RULING-101] He may have fallen already, by an answer to his Berserk. */
    if (hero.health > 0 || hero.cell < 0) return;
    if (hero.wielded.some(isPhoenix) && !hero.spent.includes('phoenix')) {
      hero.spent.push('phoenix');
      hero.health = 1;
      emit(s, { type: 'heroSaved', figure: f.to, how: 'phoenix' });
      return;
    }
    call(s, flow.heroFalls, { hero: f.to, by: f.by });
  },
});

const isPhoenix = (id: string): boolean => {
  const item = itemCard(id);
  return item.kind === 'trinket' && item.phoenix === true;
};

function strikeIfSaved(s: State, f: Wound): void {
  const { health, cell } = heroById(s, f.to);
  if (health > 0 && cell >= 0 && f.isAttack)
    call(s, flow.strikeBack, { hero: f.to, at: NOBODY, occasion: 'berserk' });
}

/** [DL-RULING-64] An attack out of turn, with any wielded weapon that can. */
const strikeBack = procedure(flow.strikeBack, {
  strike: ask({
    kind: 'extraAttack',
    who: (s, f) => {
      const hero = heroById(s, f.hero);
      return hero.cell >= 0 && blowsOf(s, hero, f.at).length > 0 ? hero.seat : undefined;
    },
    candidates: (s, f): Strike[] => [
      ...blowsOf(s, heroById(s, f.hero), f.at).map(
        ({ weapon, type, target }): Strike => ({
          do: 'strike',
          weapon: weapon.id,
          type,
          at: { figure: target.id },
        }),
      ),
      { do: 'decline' },
    ],
    about: (_s, f) => ({ hero: f.hero, occasion: f.occasion }),
    answer: (s, f, option) => {
      if (option.do === 'decline') return;
      const weapon = itemCard(option.weapon);
      if (weapon.kind !== 'weapon') return;
      call(s, flow.attack, {
        ...weaponAttack(heroById(s, f.hero), weapon, option.type, f.occasion),
        targets: [option.at.figure],
      });
    },
  }),
});

/** [DL-VAI-10] [DL-VAI-11] Each threshold is passed once, the higher first. */
function passThresholds(s: State, _before: number, now: number): void {
  const villain = s.villain;
  if (!villain) return;
  const { thresholds } = villainCard(byId(s, villain.figure).card);
  const crossed: number[] = [];
  for (let phase = villain.phase; phase <= thresholds.length; phase++) {
    const share = thresholds[phase - 1] as number;
    if (now * 100 > share * villain.starting) break;
    crossed.push(share);
  }
  for (const _share of crossed) {
    villain.phase += 1;
    emit(s, { type: 'phaseChanged', villain: villain.figure, phase: villain.phase });
    clearConditions(s, byId(s, villain.figure));
    forgetPhaseLimits(s);
  }
  for (const share of crossed.reverse()) react(s, 'onThreshold', { amount: share });
}

/** [DL-VAI-10] */
function forgetPhaseLimits(s: State): void {
  const villain = s.villain;
  if (!villain) return;
  const perPhase = villainCard(byId(s, villain.figure).card)
    .rows.filter(({ limit }) => limit.per === 'phase')
    .map(({ id }) => id);
  for (let i = villain.fired.length - 1; i >= 0; i--) {
    if (!perPhase.includes(villain.fired[i] as string)) continue;
    villain.fired.splice(i, 1);
    villain.firedIn.splice(i, 1);
  }
}

/** [DL-CHAR-08] [DL-RULING-21] */
const heroFalls = procedure(flow.heroFalls, {
  leave: (s, f) => {
    const hero = heroById(s, f.hero);
    hero.health = 0;
    hero.cell = NOWHERE;
    hero.conditions = [];
    hero.stance = 0;
    hero.inked = false;
    hero.out = { since: s.round, healed: false };
    emit(s, { type: 'heroFell', figure: f.hero, by: f.by });
    /** [DL-RULING-24] */
    heroesBeaten(s);
  },
  villain: (s, f) => {
    react(s, 'onHeroDown', { actor: f.hero });
  },
});

/** [DL-RULING-25] [DL-RULING-77] */
const monsterFalls = procedure(flow.monsterFalls, {
  leave: (s, f) => {
    const figure = byId(s, f.monster);
    s.others.splice(s.others.indexOf(figure), 1);
    emit(s, { type: 'defeated', figure: f.monster, card: f.card, by: f.by });
    payKiller(s, figure, f.by);
    if (figure.kind === 'minion') {
      frenzy(s, f.card);
      dropCard(s, f.card);
    }
    if (figure.kind === 'villain') {
      s.villain = null;
      dropCard(s, f.card);
    }
    monsterGone(s, figure);
    if (figure.kind === 'minion') react(s, 'onMinionDefeated', { actor: f.by });
  },
});

/** [DL-POW-22] [DL-RULING-89] */
function payKiller(s: State, victim: FigureState, by: number): void {
  const killer = figureOrNone(s, by);
  if (!killer || !isHero(killer) || victim.kind === 'mirror' || victim.kind === 'ally') return;
  killer.kills += 1;
  if (killer.kills % 2 === 0 && hasPower(s, killer, 'payroll')) gainGold(s, killer, 1, 'payroll');
}

/** [DL-POW-11] [DL-RULING-84] */
function frenzy(s: State, card: string): void {
  const { level } = minionCard(card);
  for (const each of monsters(s)) {
    if (each.kind === 'minion' && minionCard(each.card).level === level && hasPower(s, each, 'frenzy'))
      each.frenzied = true;
  }
}

/** [DL-CHAR-09] [DL-RULING-18] [DL-RULING-19] Is it time to come back, at the end of this round? */
export function isDue(s: State, hero: HeroState, sheetHealth: number): boolean {
  if (!hero.out) return false;
  const rounds = isUnique(hero, 'nineLives') ? 1 : Math.max(1, 6 - sheetHealth);
  const due = hero.out.since + (hero.out.healed ? 1 : rounds);
  return s.round >= due;
}

/** [DL-CHAR-11] [DL-CHAR-12] [DL-RULING-20] */
const comeBack = procedure(flow.comeBack, {
  place: ask({
    kind: 'comeBack',
    who: (s, f) => heroById(s, f.hero).seat,
    candidates: (s): ComeBack[] =>
      spacesToReturn(s).map((cell) => ({ do: 'comeBack', at: squareAt(s, cell) })),
    about: (_s, f) => ({ hero: f.hero }),
    answer: (s, f, option) => returnTo(s, heroById(s, f.hero), cellAt(s, option.at)),
  }),
});

function spacesToReturn(s: State): number[] {
  const beside = new Set(
    consciousHeroes(s).flatMap((hero) => freeNeighbours(s, { ...hero, kind: 'ally', card: 'captive' })),
  );
  const where = occupants(s);
  const stand = [...beside].filter((cell) => where[cell] === -1).sort((a, b) => a - b);
  if (stand.length > 0) return stand;
  const [first] = consciousHeroes(s);
  const near = first ? nearestFree(s, first.cell, false) : NOWHERE;
  return near === NOWHERE ? [] : [near];
}

function returnTo(s: State, hero: HeroState, cell: number): void {
  if (!mayStand(s, hero, occupants(s), cell)) throw new Error('a hero comes back on a free space');
  hero.cell = cell;
  hero.health = 1;
  hero.out = null;
  emit(s, { type: 'figurePlaced', figure: hero.id, card: hero.card, at: squareAt(s, cell), why: 'back' });
  if (isUnique(hero, 'nineLives')) recover(s, hero, 2);
}

export const damageProcedures = [wound, strikeBack, heroFalls, monsterFalls, comeBack];

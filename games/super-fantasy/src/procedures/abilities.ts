/** [SF-ABIL] Abilities, Small Items and Tomes: what they do, deed by deed. */
import { call } from '@questhall/kernel';
import { abilityCard, itemCard, smallItemCard } from '../content/index.ts';
import type { ChooseEffect } from '../decisions.ts';
import { emit } from '../events.ts';
import type { CarryOut } from '../flow.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { foesInRoom } from '../queries/aims.ts';
import { boardOf, findMonster, heroState, isHeroId, ringToFigure } from '../queries/board.ts';
import { abilityIndex, zonesAround } from '../queries/heroes.ts';
import { NEED } from '../queries/needs.ts';
import { foesOf } from '../queries/zones.ts';
import type { FigureId, HeroState, State } from '../state.ts';
import type { Deed, HeroId, Use } from '../vocabulary.ts';
import { wakeLater } from './actions.ts';
import { chargeStars, giveDice, giveEnergy, giveExperience, rollFate, rollTest, symbolOf } from './dice.ts';
import { afflict, giveShields, heal, hurtHero, woundMonster } from './harm.ts';
import { settle } from './settle.ts';

const fresh = (hero: HeroId, kind: CarryOut['kind'], id: string, target: FigureId): CarryOut => ({
  hero,
  kind,
  id,
  level: 0,
  use: 0,
  target,
  tome: '',
  wall: -1,
  ability: '',
  next: 0,
  branch: '',
});

/** Lays ready what the use leaves behind. */
function layReady(s: State, source: string, level: number, use: number, { waiting }: Use): void {
  if (waiting.length === 0 || !s.turn) return;
  s.turn.running.push({ source, level, use, target: '', attacks: 0, landed: false });
}

const useAbility = procedure(flow.useAbility, {
  /** [SF-ABIL-03] The energy drops first; then the effect happens. [SF-RULING-146] The level is the one of now. */
  spend: (s, f) => {
    const hero = heroState(s, f.hero);
    const index = abilityIndex(hero, f.ability);
    const level = hero.levels[index] ?? 1;
    hero.energy[index] = 0;
    if (s.turn) s.turn.fresh = false;
    emit(s, { type: 'abilityUsed', hero: f.hero, ability: f.ability, level });
    const use = abilityCard(f.ability).levels[level - 1]?.[f.use];
    if (use) layReady(s, f.ability, level, f.use, use);
    call(s, flow.carryOut, {
      ...fresh(f.hero, 'ability', f.ability, f.target),
      level,
      use: f.use,
      tome: f.tome,
      wall: f.wall,
    });
  },
});

/** [SF-SMALL-02] [SF-SMALL-03] */
export function useSmallItem(s: State, hero: HeroId, item: string, target: FigureId, ability: string): void {
  const state = heroState(s, hero);
  state.backpack.splice(state.backpack.indexOf(item), 1);
  s.gone.push(item);
  if (s.turn) s.turn.fresh = false;
  emit(s, { type: 'smallItemUsed', hero, item });
  layReady(s, item, 0, 0, smallItemCard(item).use);
  call(s, flow.carryOut, { ...fresh(hero, 'small', item, target), ability });
}

const castTome = procedure(flow.castTome, {
  /** [SF-TOME-02] [SF-RESTR-04] */
  roll: (s, f) => {
    const { total, stars } = rollTest(s, f.hero, 'tome', 'magic', f.dice, NEED);
    f.stars = stars;
    f.done = total >= NEED;
    if (!f.done) return;
    emit(s, { type: 'tomeCast', hero: f.hero, tome: f.tome });
    call(s, flow.carryOut, fresh(f.hero, 'tome', f.tome, f.target));
  },
  stars: chargeStars,
});

function useOf(f: CarryOut): Use {
  if (f.kind === 'small') return smallItemCard(f.id).use;
  if (f.kind === 'ability') return abilityCard(f.id).levels[f.level - 1]?.[f.use] as Use;
  const card = itemCard(f.id);
  if (card.kind !== 'tome') throw new Error(`${f.id} is no Tome`);
  return card.use;
}

/** The list of deeds that is being carried out: that of the use, or of a branch of it. */
function deedsOf(f: CarryOut): readonly Deed[] {
  let deeds: readonly Deed[] = useOf(f).deeds;
  if (f.branch === '') return deeds;
  for (const part of f.branch.split('/')) {
    const table = deeds.find((deed) => deed.do === 'fateTable' || deed.do === 'choose');
    if (table?.do === 'fateTable') deeds = table[part as 'lightning' | 'drop' | 'skull'];
    else if (table?.do === 'choose') deeds = table[part as 'first' | 'second'];
  }
  return deeds;
}

const into = (f: CarryOut, part: string): CarryOut => {
  const { hero, kind, id, level, use, target, tome, wall, ability } = f;
  const branch = f.branch === '' ? part : `${f.branch}/${part}`;
  return { hero, kind, id, level, use, target, tome, wall, ability, next: 0, branch };
};

const carryOut = procedure(flow.carryOut, {
  next: (s, f) => {
    const deed = deedsOf(f)[f.next];
    if (!deed || (heroState(s, f.hero).lying && f.next > 0)) return 'end';
    if (deed.do === 'choose') return;
    f.next += 1;
    perform(s, f, deed);
    return 'stay';
  },
  /** Decision 21: one of two. */
  choose: ask({
    kind: 'chooseEffect',
    who: (s, f) => heroState(s, f.hero).seat,
    candidates: (): ChooseEffect[] => [
      { do: 'effect', which: 'first' },
      { do: 'effect', which: 'second' },
    ],
    about: (_s, f) => ({ hero: f.hero, source: f.id }),
    answer: (s, f, { which }) => {
      f.next += 1;
      call(s, flow.carryOut, into(f, which));
      return 'again';
    },
  }),
});

/** Whom a deed is for: the hero named, or the user himself. */
const beneficiary = (s: State, f: CarryOut): HeroId =>
  f.kind !== 'ability' && f.target !== '' && isHeroId(s, f.target) ? (f.target as HeroId) : f.hero;

function perform(s: State, f: CarryOut, deed: Deed): void {
  const hero = heroState(s, f.hero);
  switch (deed.do) {
    case 'gainShieldTokens':
      /** [SF-LUCKY-02] [SF-RULING-81] */
      if (deed.when && zonesAround(s, f.hero) > 0) return;
      return giveShields(s, hero, deed.n);
    case 'gainEnergy':
      return giveEnergy(s, hero, f.ability, deed.n);
    case 'heal':
      return heal(s, beneficiary(s, f), deed.n);
    case 'cure':
      return cure(s, hero, deed.status);
    case 'afflict':
      return afflict(s, f.target, deed.status);
    case 'damage':
      return harm(s, f, deed);
    case 'freeMove':
      return call(s, flow.freeMove, {
        hero: f.hero,
        steps: deed.n,
        target: deed.toTarget ? f.target : '',
        zones: false,
      });
    case 'jump':
      return call(s, flow.jump, { hero: f.hero, steps: deed.n });
    case 'walk':
      return call(s, flow.quickBoots, { by: f.hero, hero: beneficiary(s, f), steps: deed.n });
    case 'forceAttack':
      return call(s, flow.mustAttack, { hero: f.hero, target: f.target, bonus: deed.bonus });
    case 'teleport':
      return call(s, flow.teleport, {
        by: f.hero,
        hero: f.target as HeroId,
        adjacent: deed.scope === 'adjacent',
        companion: deed.companion ?? false,
      });
    case 'throwMonster':
      return call(s, flow.throwMonster, {
        hero: f.hero,
        target: f.target,
        steps: deed.n,
        breaks: [...deed.breaks],
      });
    case 'mark':
      return mark(s, f, deed);
    case 'takeBackDie':
      return giveDice(s, hero, deed.n);
    case 'castTome':
      return darkKnowledge(s, f);
    case 'ruinWall':
      return ruinWall(s, f);
    case 'fateTable':
      return call(s, flow.carryOut, into(f, symbolOf(rollFate(s, f.id))));
    case 'choose':
      /** A question of its own. */
      return;
  }
}

function cure(s: State, hero: HeroState, status: 'poisoned' | 'stunned' | 'frozen'): void {
  if (status !== 'poisoned' || !hero.poisoned) return;
  hero.poisoned = false;
  emit(s, { type: 'statusLost', figure: hero.id, status });
}

/** [SF-RULING-74] It counts as one attack: one experience and noise. */
function harm(s: State, f: CarryOut, { n, area }: Extract<Deed, { do: 'damage' }>): void {
  const hero = heroState(s, f.hero);
  const near = (id: FigureId): boolean => {
    const ring = ringToFigure(s, hero.cell, id);
    return ring === 1 || ring === 2;
  };
  const targets = area === 'target' ? [f.target] : foesOf(s, f.hero).filter(near);
  for (const id of targets) {
    if (isHeroId(s, id)) hurtHero(s, id as HeroId, n, f.hero, f.id);
    else if (findMonster(s, id)) woundMonster(s, id, n, f.hero, f.id);
  }
  if (targets.length === 0) return;
  giveExperience(s, f.hero, 1);
  call(s, flow.afterRoll, { hero: f.hero, stars: 0 });
}

/** [SF-RULING-166] Wolf, Aim and Fortress exist once: a new use moves the token. */
function mark(s: State, f: CarryOut, deed: Extract<Deed, { do: 'mark' }>): void {
  const told = (figure: FigureId): void => emit(s, { type: 'marked', figure, token: deed.token, by: f.hero });
  if (deed.token === 'fortress') {
    s.fortress = beneficiary(s, f);
    told(s.fortress);
  } else if (deed.token === 'wolf') {
    s.wolf = f.target;
    s.wolfDice = deed.dice ?? 1;
    told(f.target);
  } else if (deed.token === 'aim') {
    s.aim = f.target;
    told(f.target);
  } else if (deed.token === 'warCry') {
    /** [SF-BARKA-04] [SF-BARKA-05] [SF-BARKA-07] */
    for (const id of deed.all ? foesInRoom(s, heroState(s, f.hero)) : [f.target]) {
      const monster = findMonster(s, id);
      if (monster) monster.warCry = f.hero;
      else heroState(s, id).warCry = f.hero;
      told(id);
    }
  }
}

/** [SF-RULING-89] As a successful Magic Test, without dice; in Dodge Tome there is no Tome, and a die comes back instead. */
function darkKnowledge(s: State, f: CarryOut): void {
  if (f.tome === '') return giveDice(s, heroState(s, f.hero), 1);
  emit(s, { type: 'tomeCast', hero: f.hero, tome: f.tome });
  call(s, flow.carryOut, fresh(f.hero, 'tome', f.tome, f.target));
}

/** [SF-LUCKY-05] [SF-LUCKY-07] [SF-RULING-82] */
function ruinWall(s: State, f: CarryOut): void {
  s.ruined = [...s.ruined, f.wall].sort((a, b) => a - b);
  emit(s, { type: 'wallRuined', wall: f.wall, by: f.hero });
  wakeLater(s, boardOf(s).layout.stretches[f.wall]?.tiles ?? []);
  settle(s);
}

export const abilityProcedures = [useAbility, castTome, carryOut];

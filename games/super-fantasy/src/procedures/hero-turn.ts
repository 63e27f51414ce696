/** [SF-TURN] A hero's turn: any actions in any order, as long as dice remain; then gear is arranged. */
import { call } from '@questhall/kernel';
import { gearCard, isMagicItem } from '../content/index.ts';
import type { Arrange } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { acts } from '../queries/acts.ts';
import { intentionsOf } from '../queries/ai.ts';
import { heroState, tileAt } from '../queries/board.ts';
import { ARMOUR, companions, gearOf, magicItemsOf, poolLimit, shieldDiceOf } from '../queries/heroes.ts';
import { oddsOf } from '../queries/odds.ts';
import { whyNotAct } from '../queries/why-not-act.ts';
import type { HeroState, State } from '../state.ts';
import type { HeroId } from '../vocabulary.ts';
import { walkAhead } from './actions.ts';
import { rollFate, symbolOf } from './dice.ts';
import { giveShields, hurtHero } from './harm.ts';
import { discardItem, equip, stow } from './items.ts';
import { startAct, turnIntoTokens } from './start-act.ts';
import { deliver } from './travel.ts';

const heroTurn = procedure(flow.heroTurn, {
  /** [SF-DICE-01] [SF-STAT-07] Six dice, or three if Stunned. */
  begin: (s, f) => {
    const hero = heroState(s, f.hero);
    hero.acted = true;
    const pool = poolLimit(hero);
    s.turn = { hero: f.hero, pool, running: [], fresh: true, ending: false, slipped: [] };
    if (s.dodge) hero.shield = 0;
    emit(s, { type: 'heroTurnBegan', hero: f.hero, dice: pool });
  },
  /** [SF-STAT-10] [SF-TURN-13] */
  poison: (s, f) => {
    const hero = heroState(s, f.hero);
    if (!hero.poisoned || !s.turn) return;
    s.turn.fresh = false;
    const symbol = symbolOf(rollFate(s, 'poison'));
    if (symbol === 'drop') hurtHero(s, f.hero, 1, '', 'poison');
    if (symbol !== 'skull') return;
    hero.poisoned = false;
    emit(s, { type: 'statusLost', figure: f.hero, status: 'poisoned' });
  },
  /** [SF-TURN-05] [SF-RULING-31] Until the player says that it ends, or the hero lies down. */
  act: ask({
    kind: 'act',
    who: (s, f) => (goesOn(s, f.hero) ? heroState(s, f.hero).seat : undefined),
    candidates: (s, f) => acts(s, f.hero),
    whyNot: (s, f, act) => whyNotAct(s, f.hero, act),
    about: (s, f) => ({
      hero: f.hero,
      dice: s.turn?.pool ?? 0,
      chances: chances(s, f.hero),
      ...(whyNotAct(s, f.hero, { do: 'move', dice: 1 }) === undefined && { walk: walkAhead(s, f.hero) }),
      intentions: intentionsOf(s),
    }),
    answer: (s, f, act) => {
      if (act.do === 'withdraw') {
        heroState(s, f.hero).acted = false;
        s.turn = null;
        emit(s, { type: 'claimWithdrawn', hero: f.hero });
        return 'end';
      }
      if (act.do === 'endTurn') {
        turnIntoTokens(s, f.hero, act.dice);
        if (s.turn) s.turn.fresh = false;
        return;
      }
      startAct(s, f.hero, act);
      return 'stay';
    },
  }),
  /** [SF-RULING-32] (1) */
  arrange: (s, f) => {
    if (!goesOn(s, f.hero)) return;
    if (s.turn) s.turn.ending = true;
    call(s, flow.arrangeGear, { hero: f.hero });
  },
  /** [SF-ARM-02] [SF-RULING-167] (2) */
  armour: (s, f) => {
    if (!goesOn(s, f.hero)) return;
    const hero = heroState(s, f.hero);
    giveShields(s, hero, shieldDiceOf(hero));
    const counters = gearOf(hero).some((card) =>
      card.bonuses.some((bonus) => bonus.do === 'gainCounterattack'),
    );
    if (counters && hero.counterattack === 0 && tokensInPlay(s) < MOST_COUNTERATTACK) {
      hero.counterattack = 1;
      emit(s, { type: 'counterattackGained', hero: f.hero });
    }
  },
  /** (3) */
  close: (s, f) => {
    s.turn = null;
    if (s.aim !== '') s.aim = '';
    emit(s, { type: 'heroTurnEnded', hero: f.hero });
  },
});

/** How likely each of his options succeeds, in their order; nothing where no roll of his decides. */
const chances = (s: State, id: HeroId): (number | null)[] =>
  acts(s, id)
    .filter((act) => whyNotAct(s, id, act) === undefined)
    .map((act) => oddsOf(s, heroState(s, id), act) ?? null);

/** [SF-RULING-69] */
const MOST_COUNTERATTACK = 4;
const tokensInPlay = (s: State): number => s.heroes.reduce((sum, hero) => sum + hero.counterattack, 0);

const goesOn = (s: State, id: HeroId): boolean => !heroState(s, id).lying && !s.dodge?.scored;

/** [SF-TURN-11] [SF-ITEM-07] Decision 32. */
const arrangeGear = procedure(flow.arrangeGear, {
  choose: ask({
    kind: 'arrange',
    who: (s, f) => {
      const hero = heroState(s, f.hero);
      const has = magicItemsOf(hero).length > 0 || hero.backpack.length > 0;
      return (has || (hero.tome !== '' && !s.dodge)) && !hero.lying ? hero.seat : undefined;
    },
    candidates: (s, f) => arrangements(s, heroState(s, f.hero)),
    whyNot: (s, f, option) => whyNotArrange(s, heroState(s, f.hero), option),
    about: (_s, f) => ({ hero: f.hero }),
    answer: (s, f, option) => {
      const hero = heroState(s, f.hero);
      switch (option.do) {
        case 'done':
          return;
        case 'equip':
          hero.backpack = hero.backpack.filter((item) => item !== option.item);
          equip(s, hero, option.item, option.slot, 'backpack');
          break;
        case 'stow':
          stow(s, hero, option.item);
          break;
        case 'swapHands':
          hero.slots = [hero.slots[1] ?? '', hero.slots[0] ?? '', hero.slots[2] ?? ''];
          break;
        case 'discard':
          discardItem(s, hero, option.item);
          break;
        case 'give':
          call(s, flow.receive, { hero: option.at.figure as HeroId, item: option.item, from: f.hero });
          break;
        case 'giveTome':
          handOver(s, hero, heroState(s, option.at.figure));
          break;
      }
      return 'stay';
    },
  }),
});

function arrangements(s: State, hero: HeroState): Arrange[] {
  const list: Arrange[] = [];
  for (const item of hero.backpack.filter(isMagicItem)) {
    const slots = gearCard(item).position === 'armour' ? [ARMOUR] : [0, 1];
    for (const slot of slots) list.push({ do: 'equip', item, slot });
  }
  for (const item of hero.slots) if (item !== '') list.push({ do: 'stow', item });
  if (hero.slots[0] !== hero.slots[1]) list.push({ do: 'swapHands' });
  for (const item of new Set([...magicItemsOf(hero), ...hero.backpack])) {
    list.push({ do: 'discard', item });
    for (const other of companions(s, hero, (cell) => tileAt(s, cell)))
      list.push({ do: 'give', item, at: { figure: other.id } });
  }
  if (hero.tome !== '' && !s.dodge) {
    for (const other of companions(s, hero, (cell) => tileAt(s, cell)))
      list.push({ do: 'giveTome', at: { figure: other.id } });
  }
  return [...list, { do: 'done' }];
}

function whyNotArrange(s: State, hero: HeroState, option: Arrange) {
  if (option.do === 'stow' && hero.backpack.length > 0) return { rule: 'SF-ITEM-04' };
  if (option.do === 'equip' && equipBlocked(hero, option.item, option.slot)) return { rule: 'SF-RULING-96' };
  if (option.do === 'give' && s.options.mode === 'big-hunting') return { rule: 'SF-HUNT-03' };
  if (option.do === 'giveTome' && heroState(s, option.at.figure).tome !== '') return { rule: 'SF-PROP-07' };
  return undefined;
}

/** A two-handed weapon wants both hands free but for one item, which goes to the Backpack. */
const equipBlocked = (hero: HeroState, item: string, slot: number): boolean => {
  if (gearCard(item).position !== 'both hands') return false;
  return hero.slots[1 - slot] !== '' && hero.slots[slot] !== '';
};

/** [SF-PROP-07] */
function handOver(s: State, hero: HeroState, other: HeroState): void {
  other.tome = hero.tome;
  hero.tome = '';
  emit(s, { type: 'itemGiven', from: hero.id, to: other.id, item: other.tome });
  deliver(s, other);
}

export const heroTurnProcedures = [heroTurn, arrangeGear];

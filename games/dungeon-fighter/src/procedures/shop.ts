/** [DF-SHOP] [DF-CYCLE] [DF-LVL] The Shop. */
import type { Reason, Seat } from '@questhall/kernel';
import { call, callEach, takeFrom, underWay } from '@questhall/kernel';
import type { Agree, LevelUp, Purchase, Shop } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { equipmentCard } from '../queries/cards.ts';
import { whyNotCarry } from '../queries/carrying.ts';
import { hero, heroesInGame, isHurt, leaderSeat, seatOf, seatsOf } from '../queries/heroes.ts';
import { displaySize } from '../queries/progress.ts';
import type { State } from '../state.ts';
import { MOST_WHITE } from '../state.ts';
import { COLOURS } from '../vocabulary.ts';
import { canHandle, handle, handles, whyNotHandle } from './arrange.ts';
import { healAll, MOST_XP, removeFrom } from './gains.ts';

/** [DF-SHOP-06] */
const DIE_PRICE = 2;
/** [DF-SHOP-05] */
const HEALING_PRICE = 1;

const visitShop = procedure(flow.visitShop, {
  /** [DF-SHOP-01] [DF-RULING-17] */
  open: (s) => {
    s.phase = 'shop';
    s.shops += 1;
    s.passed = [];
    s.refused = [];
    const size = Math.min(displaySize(s), s.shopDeck.length);
    while (s.display.length < size) s.display.push(takeFrom(s, s.shopDeck));
    emit(s, { type: 'shopOpened', shop: s.shops, cards: [...s.display] });
  },
  /** [DF-LVL-11] */
  ready: (s) => {
    for (const state of s.heroes) state.spent = [];
  },
  /** [DF-LVL-07] */
  levels: (s) =>
    callEach(
      s,
      flow.levelUp,
      heroesInGame(s)
        .filter(({ xp }) => xp >= MOST_XP)
        .map(({ id }) => ({ hero: id })),
    ),
  /** [DF-SHOP-07] [DF-DEC-27] [DF-RULING-04] */
  trade: ask({
    kind: 'shop',
    who: (s, f) => {
      const leader = leaderSeat(s);
      const others = seatsOf(heroesInGame(s)).filter(
        (seat) => seat !== leader && !f.content.includes(seat) && canTrade(s, seat),
      );
      return [leader, ...others];
    },
    candidates: (s, _f, seat): Shop[] => [
      ...purchases(s),
      ...handles(s, seat),
      seat === leaderSeat(s) ? { do: 'leaveShop' } : { do: 'content' },
    ],
    whyNot: (s, _f, option) => whyNotTrade(s, option),
    about: (s, _f, seat) => ({ leader: seat === leaderSeat(s), gold: s.chest.gold }),
    answer: (s, f, option, seat) => {
      if (option.do === 'leaveShop') return;
      if (option.do === 'content') f.content.push(seat);
      else if (option.do === 'hand' || option.do === 'drop' || option.do === 'spend') handle(s, option);
      else if (seat === leaderSeat(s)) purchase(s, option);
      else suggest(s, seat, option);
      return 'stay';
    },
  }),
  /** [DF-SHOP-04] [DF-CYCLE-01] [DF-RULING-18] */
  close: (s) => {
    s.equipmentGone.push(...s.display.splice(0));
    s.dungeonDeck.push({ cards: s.setAside.splice(0), group: s.round, knownBy: [] });
    s.iconsKept = 0;
    emit(s, { type: 'shopClosed', shop: s.shops });
  },
});

function purchases(s: State): Purchase[] {
  return [
    ...s.display.flatMap((card): Purchase[] =>
      equipmentCard(card).type === 'relic'
        ? [{ do: 'buy', card, hero: '', at: { card } }]
        : heroesInGame(s).map(({ id }) => ({ do: 'buy', card, hero: id, at: { card } })),
    ),
    { do: 'buyHealing', at: { chest: 'gold' } },
    { do: 'buyDie', at: { chest: 'white' } },
  ];
}

const canTrade = (s: State, seat: Seat): boolean =>
  canHandle(s, seat) || purchases(s).some((option) => whyNotTrade(s, option) === undefined);

function whyNotTrade(s: State, option: Shop): Reason | undefined {
  switch (option.do) {
    case 'buy': {
      const { price } = equipmentCard(option.card);
      if (price > s.chest.gold) return { rule: 'DF-SHOP-02', price, gold: s.chest.gold };
      return option.hero === '' ? undefined : whyNotCarry(hero(s, option.hero), option.card);
    }
    case 'buyHealing':
      if (s.chest.gold < HEALING_PRICE)
        return { rule: 'DF-SHOP-05', price: HEALING_PRICE, gold: s.chest.gold };
      return heroesInGame(s).some(isHurt) ? undefined : { rule: 'DF-HERO-05', hero: '' };
    case 'buyDie':
      if (s.chest.gold < DIE_PRICE) return { rule: 'DF-SHOP-06', price: DIE_PRICE, gold: s.chest.gold };
      return s.chest.white >= MOST_WHITE ? { rule: 'DF-WHITE-02' } : undefined;
    case 'hand':
    case 'drop':
    case 'spend':
      return whyNotHandle(s, option);
    default:
      return undefined;
  }
}

function purchase(s: State, option: Purchase): void {
  switch (option.do) {
    case 'buy':
      return buy(s, option.card, option.hero);
    case 'buyHealing':
      s.chest.gold -= HEALING_PRICE;
      emit(s, { type: 'healingBought' });
      return healAll(s, 1, 'shop');
    case 'buyDie':
      s.chest.gold -= DIE_PRICE;
      s.chest.white += 1;
      return emit(s, { type: 'dieBought' });
  }
}

/** [DF-SHOP-02] [DF-SHOP-03] [DF-RELIC-02] */
function buy(s: State, card: string, by: string): void {
  const { price } = equipmentCard(card);
  s.chest.gold -= price;
  removeFrom(s.display, card);
  if (by === '') s.relics.push(card);
  else hero(s, by).equipment.push(card);
  emit(s, { type: 'bought', card, hero: by, price });
}

function suggest(s: State, seat: Seat, option: Purchase): void {
  const [card, by] = option.do === 'buy' ? [option.card, option.hero] : ['', ''];
  emit(s, { type: 'proposed', seat, what: option.do, card, hero: by });
  call(s, flow.propose, { seat, what: option.do, card, hero: by });
}

/** [DF-RULING-04] The Leader confirms what somebody else proposes; who is refused proposes nothing more. */
const propose = procedure(flow.propose, {
  confirm: ask({
    kind: 'confirm',
    who: (s) => leaderSeat(s),
    candidates: (): Agree[] => [{ do: 'agree' }, { do: 'refuse' }],
    about: (_s, f) => ({ seat: f.seat, what: f.what, card: f.card, hero: f.hero }),
    answer: (s, f, option) => {
      if (option.do === 'refuse') {
        underWay(s, flow.visitShop).content.push(f.seat);
        return emit(s, { type: 'proposalRefused', seat: f.seat });
      }
      if (f.what === 'buy') return buy(s, f.card, f.hero);
      return purchase(
        s,
        f.what === 'buyDie'
          ? { do: 'buyDie', at: { chest: 'white' } }
          : { do: 'buyHealing', at: { chest: 'gold' } },
      );
    },
  }),
});

/** [DF-LVL-07] [DF-LVL-08] [DF-DEC-28] One token a colour. */
const levelUp = procedure(flow.levelUp, {
  choose: ask({
    kind: 'levelUp',
    who: (s, f) => seatOf(s, f.hero),
    candidates: (s, f): LevelUp[] => {
      const { tokens } = hero(s, f.hero);
      const free = COLOURS.filter((colour) => !tokens.includes(colour));
      return free.length === 0
        ? []
        : [...free.map((colour): LevelUp => ({ do: 'levelUp', colour, at: { colour } })), { do: 'keepXp' }];
    },
    about: (_s, f) => ({ hero: f.hero }),
    answer: (s, f, option) => {
      if (option.do === 'keepXp') return;
      const state = hero(s, f.hero);
      state.xp = 0;
      state.tokens.push(option.colour);
      emit(s, { type: 'levelledUp', hero: state.id, colour: option.colour });
    },
  }),
});

export const shopProcedures = [visitShop, propose, levelUp];

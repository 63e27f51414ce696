/** Positions of Pug Quest to be looked at: one for every kind of question, and the moments of the art direction. */

import type { DecisionKind, Energy } from '@questhall/games/pug-quest';
import type { Scene } from '@questhall/testkit';
import { scenario } from '@questhall/testkit';
import * as flow from '../../../../games/pug-quest/src/flow.ts';
import { rules } from '../../../../games/pug-quest/src/index.ts';
import type { State } from '../../../../games/pug-quest/src/state.ts';
import type { Setting } from '../../../../games/pug-quest/test/table.ts';
import { monsterActs, table, turnOf } from '../../../../games/pug-quest/test/table.ts';

export interface Position {
  readonly t: Scene<State>;
  /** Seen as. */
  readonly seat: number;
}

const at = (t: Scene<State>, seat = 0): Position => ({ t, seat });

/** Second world, third round: four heroes, a deep lane of monsters. */
const PACK: Setting = {
  seats: ['warrior', 'witch', 'thief', 'cleric'],
  heroes: { 2: ['warrior', 'cleric'], 3: ['witch'], 5: ['thief'] },
  monsters: { 2: ['war-bulldog', 'slime', 'skeleton-pug'], 3: ['mimic-doghouse'], 5: ['dachshydra'] },
  hands: {
    warrior: ['strength', 'strength', 'speed', 'speed', 'magic', 'magic', 'intellect', 'joker'],
    witch: ['magic', 'magic', 'intellect', 'spirit', 'speed', 'speed'],
    thief: ['speed', 'speed', 'intellect', 'strength', 'magic', 'spirit', 'joker'],
    cleric: ['spirit', 'strength', 'intellect', 'magic', 'spirit'],
  },
  treasures: { warrior: ['pizza', 'chainmail'] },
  xp: { warrior: 3, thief: 4, witch: 2, cleric: 1 },
  damage: { warrior: 2, cleric: 4, witch: 1, slime: 2, dachshydra: 3, 'war-bulldog': 1 },
  display: ['spirit', 'strength', 'spirit', 'magic', 'intellect'],
  world: 2,
  round: 3,
  worldCard: 'icy',
};

const LORD: Setting = {
  ...PACK,
  evilLord: true,
  evilHand: ['strength', 'speed', 'magic', 'spirit', 'joker', 'joker'],
};

const hand = (...cards: readonly Energy[]): readonly Energy[] => cards;

const act = (setting: Setting = PACK, hero = 'warrior'): Scene<State> =>
  turnOf(table(setting).chance('look'), hero);

const solo = (hero: string, cards: readonly Energy[], more: Partial<Setting> = {}): Scene<State> =>
  turnOf(
    table({
      ...PACK,
      seats: [hero, 'warrior'],
      heroes: { 2: [hero], 3: ['warrior'] },
      hands: { [hero]: cards, warrior: ['strength', 'speed', 'joker'] },
      treasures: {},
      xp: { [hero]: 4 },
      damage: { slime: 2 },
      ...more,
    }).chance('look'),
    hero,
  );

const fallenMonster = (monster: string, cards: readonly Energy[]): Scene<State> =>
  turnOf(
    table({
      ...PACK,
      seats: ['warrior', 'bard'],
      heroes: { 2: ['warrior', 'bard'] },
      monsters: { 2: [monster, 'slime'], 4: ['yeti-sheepdog'] },
      hands: { warrior: cards, bard: ['spirit', 'joker', 'intellect'] },
      xp: { warrior: 1 },
      damage: {},
      left: { [monster]: 1 },
      treasures: {},
    })
      .dice('bone-sword')
      .chance('look'),
    'warrior',
  ).choose('act', 'standardAttack');

const market = (): Scene<State> =>
  table({ ...PACK, monsters: {} })
    .chance('look')
    .begin(flow.visitMarket, {
      left: ['warrior', 'witch', 'thief', 'cleric'],
      first: '',
    });

const exchange = (): Scene<State> =>
  table({ ...PACK, monsters: {} })
    .chance('look')
    .begin(flow.exchange, { confirmed: [] });

/** Nobody answers the attack. */
function unanswered(t: Scene<State>): Scene<State> {
  for (let [asked] = t.decisions; asked?.kind === 'riposte'; [asked] = t.decisions)
    t.choose('riposte', 'pass', asked.seat);
  return t;
}

export const POSITIONS: {
  readonly [kind in DecisionKind | 'boss' | 'evilLord' | 'watching']: () => Position;
} = {
  chooseHero: () =>
    at(scenario(rules, { players: 3 }).chance('look').start().choose('chooseHero', { hero: 'witch' }), 1),
  placeHero: () =>
    at(
      table({ ...PACK, heroes: { 3: ['witch'] }, monsters: {} })
        .chance('look')
        .begin(flow.placeHeroes, { left: ['warrior'], first: '' }),
    ),
  tax: () => at(table(PACK).chance('look').begin(flow.payTax, {}), 2),
  tieOrder: () =>
    at(
      table(PACK)
        .chance('look')
        .begin(flow.breakTie, { tied: ['warrior', 'witch', 'thief'], proposed: '' }),
    ),
  tieAgree: () =>
    at(
      table(PACK)
        .chance('look')
        .begin(flow.breakTie, { tied: ['warrior', 'witch'], proposed: '' })
        .choose('tieOrder', { at: { creature: 'witch' } }),
      1,
    ),
  act: () => at(act().choose('act', 'change')),
  drawFrom: () => at(act().choose('act', 'draw')),
  discardCards: () =>
    at(
      act()
        .choose('act', 'discard')
        .choose('discardCards', { at: { hand: 'magic' } }),
    ),
  target: () => at(solo('witch', hand('magic', 'intellect', 'spirit')).choose('act', { combo: 'ladle-lob' })),
  side: () =>
    at(
      solo('barbarian', hand('strength', 'strength', 'speed', 'spirit'), {
        heroes: { 3: ['barbarian'], 5: ['warrior'] },
        monsters: { 2: ['war-bulldog'], 3: ['mimic-doghouse'], 4: ['dachshydra'] },
        damage: {},
      }).choose('act', { combo: 'two-for-the-axe' }),
    ),
  handLimit: () =>
    at(
      act({
        ...PACK,
        hands: {
          warrior: [
            'strength',
            'strength',
            'speed',
            'speed',
            'magic',
            'magic',
            'spirit',
            'intellect',
            'intellect',
            'joker',
          ],
        },
      }).choose('act', 'endTurn'),
    ),
  riposte: () => at(monsterActs(table(PACK).chance('look'), 'war-bulldog')),
  riposteToEffect: () =>
    at(
      turnOf(
        table({
          ...PACK,
          seats: ['wizard', 'warrior'],
          heroes: { 2: ['warrior'], 3: ['wizard'] },
          hands: { wizard: ['magic', 'magic', 'intellect', 'speed'], warrior: ['strength', 'strength'] },
          treasures: {},
          xp: {},
          damage: {},
        }).chance('look'),
        'warrior',
      )
        .choose('act', { combo: 'accurate-strike' })
        .choose('drawFrom', 'takeDeck'),
    ),
  defend: () => at(unanswered(monsterActs(table(PACK).chance('look'), 'war-bulldog'))),
  forcedDiscard: () =>
    at(
      unanswered(
        monsterActs(
          table({ ...PACK, treasures: { warrior: ['pizza', 'bone-sword'] } }).chance('look'),
          'war-bulldog',
        ),
      )
        .choose('defend', { cards: ['strength'] })
        .choose('drawFrom', 'takeDeck'),
    ),
  prize: () => at(fallenMonster('corgriffin', hand('intellect', 'speed', 'strength'))),
  pickUp: () =>
    at(
      fallenMonster('skeleton-pug', hand('spirit', 'spirit', 'joker', 'strength')).choose('pay', {
        cards: ['spirit'],
      }),
    ),
  market: () => at(market(), 2),
  exchange: () => at(exchange()),
  deal: () =>
    at(
      exchange()
        .choose('exchange', { at: { creature: 'witch' } }, 0)
        .choose('deal', { do: 'give', card: 'magic' }),
    ),
  dealReply: () =>
    at(
      exchange()
        .choose('exchange', { at: { creature: 'witch' } }, 0)
        .choose('deal', { do: 'give', card: 'pizza' })
        .choose('deal', { do: 'take', card: 'speed' })
        .choose('deal', 'propose'),
      1,
    ),
  evilMove: () => at(monsterActs(table(LORD).chance('look'), 'mimic-doghouse'), 4),
  evilAdd: () =>
    at(monsterActs(table(LORD).chance('look'), 'dachshydra').choose('evilMove', { at: { lane: 4 } }), 4),
  evilPrevent: () =>
    at(
      act(LORD)
        .choose('act', { combo: 'accurate-strike' })
        .choose('pay', { cards: ['strength', 'strength'] }),
      4,
    ),
  evilReward: () =>
    at(
      unanswered(
        monsterActs(
          table({
            ...LORD,
            damage: { warrior: 6 },
            hands: {},
            treasures: { warrior: ['pizza', 'bone-sword'] },
          }).chance('look'),
          'war-bulldog',
        ).choose('evilAdd', 'pass'),
      )
        .choose('defend', { cards: [] })
        .choose('forcedDiscard', { treasure: 'pizza' }),
      4,
    ),
  evilOrder: () =>
    at(
      table(LORD)
        .chance('look')
        .begin(flow.orderTiedMonsters, { tied: ['war-bulldog', 'slime', 'dachshydra'] }),
      4,
    ),
  evilLoot: () =>
    at(
      monsterActs(table({ ...LORD, loot: { slime: ['ball-sling', 'cupcake'] } }).chance('look'), 'slime'),
      4,
    ),
  ability: () =>
    at(
      table(PACK).chance('look').begin(flow.useAbility, {
        owner: 'warrior',
        at: 'ability:druid',
        decided: false,
        targets: [],
        attacker: '',
        onward: '',
        answered: '',
      }),
    ),
  ally: () => at(solo('bard', hand('intellect', 'speed', 'magic')).choose('act', { combo: 'encore' })),
  direction: () =>
    at(
      solo('ranger', hand('speed', 'speed', 'strength'))
        .choose('act', { combo: 'go-fetch' })
        .choose('target', { at: { creature: 'war-bulldog' } }),
    ),
  swapDisplay: () =>
    at(solo('witch', hand('magic', 'intellect', 'spirit', 'speed', 'joker')).choose('act', 'ability')),
  discardDisplay: () =>
    at(
      solo('witch', hand('magic', 'intellect', 'spirit'))
        .choose('act', { combo: 'ladle-lob' })
        .choose('target', { at: { creature: 'war-bulldog' } }),
    ),
  pay: () =>
    at(
      act({
        ...PACK,
        hands: { warrior: ['strength', 'strength', 'speed', 'speed', 'joker', 'joker'] },
        xp: { warrior: 6 },
      }).choose('act', {
        combo: 'lightning-strikes',
      }),
    ),
  boss: () =>
    at(
      act({
        ...PACK,
        monsters: { 2: ['rat-king', 'slime', 'skeleton-pug'], 3: ['mimic-doghouse'], 5: ['dachshydra'] },
        damage: { warrior: 2, 'rat-king': 5 },
        world: 3,
        worldCard: 'castle',
      }),
    ),
  evilLord: () => at(act(LORD), 4),
  watching: () => at(act(PACK, 'thief')),
};

import type { DecisionKind, HeroView, PugView } from '@questhall/games/pug-quest';
import { DECISIONS, HEROES, MONSTERS, pugQuest, TREASURES } from '@questhall/games/pug-quest';
import type { Option } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { rules } from '../../../../games/pug-quest/src/index.ts';
import type { Setting } from '../../../../games/pug-quest/test/table.ts';
import { table as layOut, turnOf } from '../../../../games/pug-quest/test/table.ts';
import { choicesOf } from '../../src/table/choices.ts';
import { comboById, combosOf } from '../../src/tables/pug-quest/logic/cards.ts';
import {
  costStates,
  payingCards,
  placesOf,
  shortage,
  symbolsOf,
} from '../../src/tables/pug-quest/logic/cost.ts';
import {
  comboThreats,
  moveForecast,
  nextTurnOf,
  standardAttackThreats,
} from '../../src/tables/pug-quest/logic/forecast.ts';
import { orderOf } from '../../src/tables/pug-quest/logic/order.ts';
import { sceneOf } from '../../src/tables/pug-quest/logic/scenes.ts';
import { table } from '../../src/tables/pug-quest/table.tsx';
import { POSITIONS } from '../page/pug-positions.ts';

const states = (...args: Parameters<typeof costStates>) => costStates(...args).map(({ state }) => state);

describe('what a hand pays of a cost', () => {
  test('[PQ-ENER-11] each symbol by a card of its type, then by a Joker, or not at all', () => {
    const hand = ['strength', 'strength', 'joker'] as const;
    expect(states(['strength', 'strength', 'spirit', 'spirit'], { hand, spareXp: 0 })).toEqual([
      'paid',
      'paid',
      'joker',
      'missing',
    ]);
  });

  test('[PQ-XP-03] spare XP pays like a Joker', () => {
    expect(states(['magic', 'magic'], { hand: ['magic'], spareXp: 1 })).toEqual(['paid', 'joker']);
    expect(states(['magic', 'magic'], { hand: ['magic'], spareXp: 0 })).toEqual(['paid', 'missing']);
  });

  test('what may be left out is not missing', () => {
    expect(states(['magic', 'speed'], { hand: ['speed'], spareXp: 0 }, 1)).toEqual(['paid', 'paid']);
  });

  test('the shortage is told by type where it is one type', () => {
    const purse = { hand: [], spareXp: 0 };
    expect(shortage(costStates(['spirit', 'spirit'], purse))).toBe('2 Spirit short');
    expect(shortage(costStates(['spirit', 'magic'], purse))).toBe('2 cards short');
    expect(shortage(costStates([], purse))).toBeUndefined();
  });

  test('the cards that would pay are raised, as many as there are', () => {
    const hand = ['speed', 'joker', 'speed', 'joker'] as const;
    const cost = costStates(['speed', 'speed', 'magic'], { hand, spareXp: 0 });
    expect(payingCards(cost, { hand, spareXp: 0 })).toEqual(['speed', 'speed', 'joker']);
    expect([...placesOf(['speed', 'joker'], hand)]).toEqual([0, 1]);
  });

  test('a dearer combo asks for more of the own type', () => {
    const hero = { id: 'warrior', costChange: 1 } as HeroView;
    expect(symbolsOf({ cost: ['speed'] }, hero, { customHeroes: [] }).symbols).toEqual(['speed', 'strength']);
  });
});

const SETTING: Setting = {
  heroes: { 2: ['warrior'], 3: ['witch'] },
  monsters: { 2: ['war-bulldog', 'slime'], 3: ['frenchgoyle'], 4: ['dachshydra'] },
  hands: { warrior: ['strength', 'strength', 'joker'], witch: ['magic'] },
};

const viewAt = (setting: Setting, hero = 'warrior'): PugView =>
  rules.view(turnOf(layOut(setting).chance('view'), hero).state, 0);

const heroIn = (view: PugView, id: string): HeroView => {
  const found = view.heroes.find((hero) => hero.id === id);
  if (found === undefined) throw new Error(`${id} is not there`);
  return found;
};

const combo = (id: string) => {
  const found = comboById(id, { customHeroes: [] });
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found.combo;
};

describe('what an attack would do', () => {
  test('[PQ-ATK-03] a melee attack hits the front of the lane', () => {
    const view = viewAt(SETTING);
    expect(standardAttackThreats(heroIn(view, 'warrior'), view)).toEqual([
      { id: 'war-bulldog', damage: 1, defeats: false, choice: false, mayDefend: false },
    ]);
  });

  test('several attacks add up, and are seen to Defeat', () => {
    const view = viewAt({ ...SETTING, left: { 'war-bulldog': 3 } });
    const [threat] = comboThreats(combo('lightning-strikes'), heroIn(view, 'warrior'), view);
    expect(threat).toMatchObject({ id: 'war-bulldog', damage: 3, defeats: true });
  });

  test('[PQ-ATK-04] of a distance attack one is to be chosen; armour takes off its part', () => {
    const view = viewAt(SETTING, 'witch');
    const witch = heroIn(view, 'witch');
    expect(comboThreats(combo('ladle-lob'), witch, view)).toMatchObject([
      { id: 'frenchgoyle', damage: 2, choice: true },
    ]);
    expect(comboThreats(combo('boil-over'), witch, view).map(({ id }) => id)).toEqual(['frenchgoyle']);
  });

  test('[PQ-MON-10] who defends is marked', () => {
    const view = viewAt({ ...SETTING, heroes: { 4: ['warrior'] }, hands: { warrior: ['strength'] } });
    expect(standardAttackThreats(heroIn(view, 'warrior'), view)).toMatchObject([
      { id: 'dachshydra', mayDefend: true },
    ]);
  });

  test('a combo that names a target without attacking shows no number', () => {
    const view = viewAt(SETTING, 'witch');
    const [threat] = comboThreats(combo('sniffle-hex'), heroIn(view, 'witch'), view);
    expect(threat).toMatchObject({ id: 'war-bulldog', choice: true });
    expect(threat).not.toHaveProperty('damage');
  });

  test('[PQ-MOVE-07] a monster that leaves over the edge comes in at the other side', () => {
    const view = viewAt({
      ...SETTING,
      heroes: { 1: ['warrior'] },
      monsters: { 5: ['dachshydra'] },
      hands: {},
    });
    const [hydra] = view.monsters;
    expect(hydra && nextTurnOf(hydra, view)).toMatchObject({
      from: 5,
      to: 1,
      wraps: true,
      within: ['warrior'],
    });
  });

  test('a World may carry a Hero on, or ask for a card', () => {
    const icy = viewAt({ ...SETTING, worldCard: 'icy' });
    expect(moveForecast('warrior', 1, icy)).toMatchObject({ end: 5, slides: true });
    expect(moveForecast('warrior', 3, icy)).toMatchObject({ end: 4, slides: true });
    const swamp = viewAt({ ...SETTING, worldCard: 'swamp' });
    expect(moveForecast('warrior', 3, swamp)).toEqual({ end: 3, slides: false, discards: 1 });
  });
});

test('[PQ-INIT-01] the order of the round: who acts now comes after those who have acted', () => {
  const order = orderOf(viewAt(SETTING));
  expect(order[0]).toMatchObject({ id: 'warrior', when: 'now' });
  const rest = order.slice(1).map(({ initiative }) => initiative);
  expect(rest).toEqual(rest.toSorted((a, b) => b - a));
});

describe('every card has its looks', () => {
  const heroes = HEROES.map(({ id }) => id);
  test.each(heroes)('%s: five combos with a picture each', (id) => {
    const view = viewAt({ heroes: { 1: [id] }, monsters: { 1: ['slime'] } }, id);
    const combos = combosOf(heroIn(view, id), view);
    expect(combos).toHaveLength(5);
    expect(new Set(combos.map((owned) => JSON.stringify(sceneOf(owned)))).size).toBe(5);
  });

  test('every thing that can be pointed at has a large card with its text', () => {
    const view = viewAt(SETTING) as unknown as Parameters<NonNullable<typeof table.inspect>>[1];
    const refs = [
      ...HEROES.flatMap(({ id, combos }) => [id, ...combos.map((owned) => owned.id)]),
      ...TREASURES.map(({ id }) => id),
      ...MONSTERS.filter(({ prize }) => prize !== undefined).map(({ id }) => id),
    ];
    for (const card of refs) {
      const large = table.inspect?.({ card }, view);
      expect(large?.title, card).toBeTruthy();
      expect(large?.facts.length, card).toBeGreaterThan(0);
      expect(large?.rules?.length, card).toBeGreaterThan(0);
    }
    expect(table.inspect?.({ creature: 'war-bulldog' }, view)?.title).toBe('War Bulldog');
  });
});

describe('every question has its place', () => {
  const kinds = Object.keys(DECISIONS) as DecisionKind[];

  test.each(kinds)(
    '%s: all its answers are offered on the board, in the tray, in a prompt or as buttons',
    (kind) => {
      const { t, seat } = POSITIONS[kind]();
      const decision = t.decisions.find((open) => open.seat === seat);
      expect(decision?.kind).toBe(kind);
      if (decision === undefined) return;
      const about = t.about(seat);
      const { prompt, buttons } = choicesOf(table, { decision: { ...decision, about } });
      if (prompt !== undefined) {
        expect(
          prompt.kind.Body !== undefined || decision.options.every((option) => prompt.kind.foot?.(option)),
        ).toBe(true);
        return;
      }
      const offered = (option: Option): boolean =>
        option.at !== undefined ||
        buttons.some((button) => canonical(button) === canonical(option)) ||
        table.draws?.(option, { ...decision, about }) === true;
      expect(decision.options.filter((option) => !offered(option))).toEqual([]);
    },
  );

  test('the words of every event have an icon', () => {
    const { t, seat } = POSITIONS.evilReward();
    const view = pugQuest.view(t.state, seat);
    for (const event of t.seenBy(seat)) expect(table.event(event, view).icon).toMatch(/^[mM]/);
  });
});

import type { Scene } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { hero, monster } from '../../src/queries/area.ts';
import type { State } from '../../src/state.ts';
import type { Energy } from '../../src/vocabulary.ts';
import { seen } from '../seen.ts';
import type { Setting } from '../table.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

const asked = (t: Scene<State>): readonly unknown[] => t.decisions.map(({ seat, kind }) => [seat, kind]);

describe('when attacked', () => {
  /** The Dachshydra will stand in lane 3 and hit the fronts of lanes 2, 3 and 4. */
  const fanned = (more: Partial<Setting>, ...draws: readonly string[]) =>
    monsterActs(
      table({
        heroes: { 2: ['thief'], 3: ['warrior', 'merchant'], 4: ['cleric'] },
        monsters: { 2: ['dachshydra'] },
        hands: {
          thief: ['speed', 'speed', 'joker'],
          warrior: ['strength', 'speed', 'strength'],
          merchant: ['intellect', 'spirit'],
        },
        ...more,
      }).dice(...draws),
      'dachshydra',
    );

  test('[PQ-DEC-15] [PQ-DEC-17] each target in turn, by lane: its Ripostes, then its Defend', () => {
    const t = fanned({}, 'magic');
    expect(asked(t)).toEqual([[0, 'riposte']]);
    expect(t.options('riposte', 0)).toEqual([
      { do: 'riposte', combo: 'not-me', instead: false, at: { card: 'not-me' } },
      { do: 'pass' },
    ]);
    t.choose('riposte', 'pass');
    expect(t.options('defend', 0)).toEqual([
      { do: 'defend', cards: [], xp: 0 },
      { do: 'defend', cards: ['speed'], xp: 0 },
      { do: 'defend', cards: ['joker'], xp: 0 },
    ]);
    t.choose('defend', { cards: ['speed'] });
    expect(asked(t)).toEqual([[1, 'riposte']]);
    t.choose('riposte', { combo: 'parry-and-riposte' });
    expect(asked(t)).toEqual([[3, 'defend']]);
    t.choose('defend', { cards: [] });
    expect(t.state.heroes.map(({ damage }) => damage)).toEqual([0, 0, 0, 1]);
  });

  test('[PQ-DEC-15] the Merchant behind is no target and is not asked; a Riposte is played once', () => {
    const t = fanned({ hands: { warrior: ['strength', 'speed', 'strength', 'speed'] } });
    t.choose('defend', { cards: [] }, 0).choose('riposte', { combo: 'parry-and-riposte' }, 1);
    expect(asked(t)).toEqual([[3, 'defend']]);
  });

  test('[PQ-DEC-15] [PQ-DEC-17] who may Riposte or Defend is asked the same whatever the hands', () => {
    const attack = (thief: readonly Energy[], evilHand: readonly Energy[]) =>
      monsterActs(
        table({
          heroes: { 1: ['thief'] },
          monsters: { 1: ['war-bulldog'] },
          hands: { thief },
          evilHand,
          evilLord: true,
        }),
        'war-bulldog',
      ).choose('evilAdd', 'pass', 1);
    const rich = attack(['speed', 'speed'], ['magic']);
    const poor = attack(['magic', 'spirit'], ['magic']);
    expect(seen(rich, 1)).toEqual(seen(poor, 1));
    expect(asked(poor)).toEqual([[0, 'riposte']]);
    expect(poor.options('riposte', 0)).toEqual([{ do: 'pass' }]);
    for (const t of [rich, poor]) t.choose('riposte', 'pass', 0);
    expect(seen(rich, 1)).toEqual(seen(poor, 1));
    expect(asked(poor)).toEqual([[0, 'defend']]);
    expect(seen(attack(['speed', 'speed'], ['joker']), 0)).toEqual(
      seen(attack(['speed', 'speed'], ['magic']), 0),
    );
  });

  test('[PQ-DEC-17] up to the damage left, no more: own Type, Jokers, XP', () => {
    const t = monsterActs(
      table({
        heroes: { 1: ['bard'] },
        monsters: { 1: ['war-bulldog'] },
        hands: { bard: ['intellect', 'intellect', 'intellect', 'joker', 'strength'] },
        xp: { bard: 6 },
      }),
      'war-bulldog',
    );
    const ways = t.options('defend', 0);
    expect(ways).toHaveLength(1 + 3 + 4);
    expect(ways).toContainEqual({ do: 'defend', cards: ['intellect', 'intellect'], xp: 0 });
    expect(ways).toContainEqual({ do: 'defend', cards: ['joker'], xp: 1 });
    t.choose('defend', { cards: ['joker'], xp: 1 });
    expect(hero(t.state, 'bard')).toMatchObject({ damage: 0 });
    intact(t);
  });

  test('[PQ-DEC-19] the player of the Hero that was hit chooses what to lose', () => {
    const slimed = (bard: readonly Energy[]) =>
      monsterActs(
        table({
          heroes: { 1: ['bard', 'thief'] },
          monsters: { 1: ['slime'] },
          hands: { bard, thief: ['joker'] },
          evilLord: true,
        }),
        'slime',
      )
        .choose('evilAdd', 'pass')
        .choose('defend', { cards: [] });
    const t = slimed(['magic', 'speed', 'magic']);
    expect(asked(t)).toEqual([[0, 'forcedDiscard']]);
    expect(t.options('forcedDiscard', 0)).toEqual([
      { do: 'discardCard', at: { hand: 'speed' } },
      { do: 'discardCard', at: { hand: 'magic' } },
    ]);
    expect(seen(t, 2)).toEqual(seen(slimed(['spirit', 'spirit', 'joker']), 2));

    const bitten = monsterActs(
      table({
        heroes: { 1: ['bard'] },
        monsters: { 1: ['war-bulldog'] },
        treasures: { bard: ['pizza', 'ham'] },
        prizes: { bard: ['corgriffin'] },
      }),
      'war-bulldog',
    ).choose('defend', { cards: [] });
    expect(bitten.options('forcedDiscard', 0)).toEqual([
      { do: 'loseTreasure', treasure: 'pizza', at: { card: 'pizza' } },
      { do: 'loseTreasure', treasure: 'ham', at: { card: 'ham' } },
    ]);
  });
});

describe('Ripostes to effects', () => {
  const played = (wizard: readonly Energy[]) =>
    turnOf(
      table({
        heroes: { 2: ['bard'], 4: ['wizard'], 5: ['thief'] },
        monsters: { 1: ['war-bulldog'], 3: ['chowtaur'], 5: ['golem-retriever'] },
        hands: { bard: ['intellect', 'spirit'], wizard },
      }).dice('magic'),
      'bard',
    )
      .choose('act', { combo: 'shrill-note' })
      .choose('drawFrom', 'takeDeck');

  test('[PQ-DEC-16] the entitled Hero is asked when the effect is through: use it, or pass', () => {
    const hand = ['magic', 'magic', 'intellect'] as const;
    const t = played(hand);
    expect(asked(t)).toEqual([[1, 'riposteToEffect']]);
    expect(t.options('riposteToEffect', 1)).toEqual([
      { do: 'riposte', combo: 'mimic-magic', instead: false, at: { card: 'mimic-magic' } },
      { do: 'pass' },
    ]);
    expect(monster(t.state, 'war-bulldog').damage).toBe(2);
    t.choose('riposteToEffect', 'pass');
    expect(asked(t)).toEqual([[0, 'act']]);
    expect(hero(t.state, 'wizard').hand).toEqual(hand);
  });

  test('[PQ-DEC-16] who cannot pay is not asked', () => {
    expect(asked(played(['magic']))).toEqual([[0, 'act']]);
  });

  test('[PQ-DEC-18] a Riposte that attacks is aimed by the player who played it', () => {
    const t = turnOf(
      table({
        heroes: { 1: ['bard'], 3: ['druid'] },
        monsters: { 1: ['golem-retriever'], 3: ['chowtaur', 'war-bulldog'] },
        hands: { bard: ['strength'], druid: ['intellect'] },
        prizes: { druid: ['beagle-eye'] },
      }).dice('magic'),
      'bard',
    );
    t.choose('act', 'standardAttack').choose('riposteToEffect', { combo: 'saw-that' }, 1);
    expect(monster(t.state, 'golem-retriever').damage).toBe(1);
    expect(t.options('target', 1)).toEqual([
      { do: 'target', at: { creature: 'chowtaur' } },
      { do: 'target', at: { creature: 'war-bulldog' } },
    ]);
    t.choose('target', { at: { creature: 'war-bulldog' } });
    expect(monster(t.state, 'war-bulldog').damage).toBe(3);
    expect(asked(t)).toEqual([[0, 'act']]);
  });
});

describe('when a Monster falls', () => {
  const slain = (target: string, more: Partial<Setting>, ...draws: readonly string[]) =>
    turnOf(
      table({
        heroes: { 1: ['ranger'], 3: ['druid', 'bard'] },
        monsters: { 3: [target], 5: ['zombie-basset'] },
        damage: { [target]: 3 },
        ...more,
        hands: { ranger: ['speed'], ...more.hands },
      }).dice(...draws),
      'ranger',
    ).choose('act', { source: 'ability:ranger' });

  test('[PQ-DEC-20] Prize or XP and Treasure: the Hero of the last damage, before the Treasure is known', () => {
    const t = slain('corgriffin', { hands: { druid: ['intellect'] } }, 'pizza').choose('target', {
      at: { creature: 'corgriffin' },
    });
    expect(asked(t)).toEqual([[0, 'prize']]);
    expect(t.options('prize', 0)).toEqual([{ do: 'takePrize' }, { do: 'takeXp' }]);
    expect(t.events('treasureDropped')).toEqual([]);
    t.choose('prize', 'takeXp');
    expect(t.events('treasureDropped')).toEqual([{ type: 'treasureDropped', treasure: 'pizza', lane: 3 }]);
    expect(asked(t)).toEqual([[1, 'pickUp']]);
  });

  test('[PQ-DEC-21] the facing lane from rank 1 pays and takes, or declines; who cannot pay is passed over', () => {
    const at = { creature: 'mimic-doghouse' };
    const hands = { druid: ['spirit'], bard: ['joker', 'magic'] } as const;
    const t = slain('mimic-doghouse', { hands }, 'pizza').choose('target', { at });
    expect(asked(t)).toEqual([[2, 'pickUp']]);
    expect(t.options('pickUp', 2)).toEqual([
      { do: 'pickUp', cards: ['magic'], xp: 0 },
      { do: 'pickUp', cards: ['joker'], xp: 0 },
      { do: 'decline' },
    ]);
    t.choose('pickUp', 'decline');
    expect(t.state.treasureDiscard).toEqual(['pizza']);
    expect(asked(t)).toEqual([[0, 'act']]);
    intact(t);
  });

  test('[PQ-DEC-21] against an Evil Lord all of them are asked, so that it learns nothing', () => {
    const drop = (druid: readonly Energy[]) =>
      slain('mimic-doghouse', { hands: { druid }, evilLord: true }, 'pizza')
        .choose('pay', { cards: ['speed'] })
        .choose('target', { at: { creature: 'mimic-doghouse' } })
        .choose('evilPrevent', { cards: [] });
    const poor = drop(['spirit']);
    expect(asked(poor)).toEqual([[1, 'pickUp']]);
    expect(poor.options('pickUp', 1)).toEqual([{ do: 'decline' }]);
    expect(seen(poor, 3)).toEqual(seen(drop(['magic']), 3));
    poor.choose('pickUp', 'decline', 1).choose('pickUp', 'decline', 2).expectAsked(0, 'act');
  });

  test('[PQ-DEC-22] an XP past the fifth may pay, or not, wherever a Joker may', () => {
    const at = { creature: 'mimic-doghouse' };
    const pickUp = (xp: number) =>
      slain('mimic-doghouse', { hands: { druid: ['magic'] }, xp: { druid: xp } }, 'pizza')
        .choose('target', { at })
        .options('pickUp', 1);
    const natural = { do: 'pickUp', cards: ['magic'], xp: 0 };
    expect(pickUp(5)).toEqual([natural, { do: 'decline' }]);
    expect(pickUp(6)).toEqual([natural, { do: 'pickUp', cards: [], xp: 1 }, { do: 'decline' }]);
    const t = slain('mimic-doghouse', { xp: { druid: 6 } }, 'pizza').choose('target', { at });
    t.choose('pickUp', { xp: 1 }, 1);
    expect(hero(t.state, 'druid')).toMatchObject({ treasures: ['pizza'] });
    expect(hero(t.state, 'druid').xp).toHaveLength(5);
    intact(t);
  });
});

describe('after a World', () => {
  const survivors = (more: Partial<Setting> = {}) =>
    table({
      heroes: { 1: ['druid'], 2: ['thief'] },
      fallen: ['bard'],
      hands: { thief: ['spirit', 'magic'], druid: ['joker'] },
      treasures: { druid: ['ham'] },
      ...more,
    });

  test('[PQ-DEC-23] survivors by descending Initiative: buy one, swap one, or pass', () => {
    const t = survivors()
      .dice('pizza', 'broth', 'treats')
      .begin(flow.visitMarket, { left: ['druid', 'thief'], first: '' });
    const buy = ['pizza', 'broth', 'treats'].map((treasure) => ({
      do: 'buy',
      treasure,
      at: { card: treasure },
    }));
    expect(t.decisions).toMatchObject([{ seat: 1, kind: 'market', options: [...buy, { do: 'pass' }] }]);
    t.choose('market', { do: 'buy', treasure: 'broth' });
    expect(asked(t)).toEqual([[0, 'market']]);
    expect(t.options('market', 0)).toEqual([
      ...buy.filter(({ treasure }) => treasure !== 'broth'),
      { do: 'swap', give: 'ham', take: 'pizza', at: { card: 'pizza' } },
      { do: 'swap', give: 'ham', take: 'treats', at: { card: 'treats' } },
      { do: 'pass' },
    ]);
    t.choose('market', { do: 'swap', take: 'treats' });
    expect(t.state.treasureDiscard).toEqual(['pizza', 'ham']);
    t.expectEnd();
    intact(t);
  });

  test('[PQ-DEC-24] all survivors at once: offers of Energy and Treasures, to accept or refuse, until all confirm', () => {
    const t = survivors({ prizes: { thief: ['slime'] }, xp: { thief: 6 } }).begin(flow.exchange, {
      confirmed: [],
    });
    expect(asked(t)).toEqual([
      [0, 'exchange'],
      [1, 'exchange'],
    ]);
    expect(t.options('exchange', 1)).toEqual([{ do: 'offer', at: { creature: 'druid' } }, { do: 'confirm' }]);
    t.choose('exchange', 'offer', 1);
    expect(t.options('deal', 1)).toEqual([
      ...['spirit', 'magic'].map((card) => ({ do: 'give', card })),
      ...['joker', 'ham'].map((card) => ({ do: 'take', card })),
      { do: 'withdraw' },
    ]);
    t.choose('deal', { do: 'give', card: 'magic' }).choose('deal', { do: 'take', card: 'ham' });
    t.choose('deal', 'propose');
    expect(t.options('dealReply', 0)).toEqual([{ do: 'agree' }, { do: 'refuse' }]);
    t.choose('dealReply', 'agree', 0);
    expect(hero(t.state, 'thief')).toMatchObject({ hand: ['spirit'], treasures: ['ham'] });
    expect(hero(t.state, 'druid')).toMatchObject({ hand: ['joker', 'magic'], treasures: [] });
    t.choose('exchange', 'confirm', 0);
    expect(asked(t)).toEqual([[1, 'exchange']]);
    t.choose('exchange', 'confirm', 1);
    t.expectEnd();
    intact(t);
  });

  test('[PQ-DEC-24] the Evil Lord sees that Heroes trade, not what Energy', () => {
    const traded = (card: 'spirit' | 'magic') => {
      const t = survivors({ evilLord: true }).begin(flow.exchange, { confirmed: [] });
      t.choose('exchange', 'offer', 1).choose('deal', { do: 'give', card });
      return t.choose('deal', 'propose').choose('dealReply', 'agree', 0);
    };
    expect(seen(traded('spirit'), 3)).toEqual(seen(traded('magic'), 3));
    expect(traded('magic').seenBy(2, 'exchanged')).toMatchObject([{ gave: ['magic'] }]);
    expect(traded('magic').seenBy(3, 'exchanged')).toMatchObject([{ gave: [], took: [] }]);
  });
});

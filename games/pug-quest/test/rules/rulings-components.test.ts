/** [PQ-RULING-55..62] Falling, tokens, decks, hands. */
import { scenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { HEROES } from '../../src/content/index.ts';
import * as flow from '../../src/flow.ts';
import { rules } from '../../src/index.ts';
import { adjacentTo, hero, monster } from '../../src/queries/area.ts';
import type { Combo } from '../../src/vocabulary.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

test('[PQ-RULING-55] the cards of a Defeated Hero go to the discard piles of their decks, in World 3 too', () => {
  const t = monsterActs(
    table({
      heroes: { 3: ['cleric'], 1: ['bard'] },
      monsters: { 3: ['war-bulldog'], 5: ['badger'] },
      left: { cleric: 1 },
      hands: { cleric: ['magic', 'joker'] },
      treasures: { cleric: ['ham', 'golden-tag'] },
      prizes: { cleric: ['corgriffin'] },
      xp: { cleric: 2 },
      world: 3,
    }),
    'war-bulldog',
  );
  t.choose('riposte', 'pass').choose('defend', { cards: [] }).choose('forcedDiscard', { treasure: 'ham' });
  expect(t.state.energyDiscard).toEqual(['magic', 'joker']);
  expect(t.state.treasureDiscard).toEqual(['ham', 'golden-tag']);
  expect(t.state.monsterDiscard).toEqual(['corgriffin']);
  expect(hero(t.state, 'cleric')).toMatchObject({ fallen: true, hand: [], treasures: [], prizes: [] });
  expect(hero(t.state, 'cleric').xp).toHaveLength(2);
  t.expectEnd();
  intact(t);
});

test('[PQ-RULING-55] Defeated in its own Turn: the Turn is over at once and the rest of the text is lost', () => {
  /** In the Mire the Thief must discard for moving; in A Dog's Life an empty hand costs its last Life. */
  const t = turnOf(
    table({
      heroes: { 3: ['thief'], 1: ['bard'] },
      monsters: { 2: ['war-bulldog'] },
      left: { thief: 1 },
      xp: { thief: 2 },
      hands: { thief: ['speed', 'speed', 'magic', 'intellect'] },
      worldCard: 'swamp',
      dogsLife: true,
    }).arrange((s) => {
      /** Light Paws has been used. */
      hero(s, 'thief').used = [{ source: 'ability:thief', until: 'turnEnd' }];
    }),
    'thief',
  );
  t.choose('act', { do: 'combo', combo: 'smoke-and-biscuits' });
  expect(monster(t.state, 'war-bulldog').damage).toBe(3);
  t.choose('direction', { at: { lane: 4 } });
  expect(hero(t.state, 'thief').fallen).toBe(true);
  expect(t.events('drew')).toEqual([]);
  t.expectEnd();
  intact(t);
});

test('[PQ-RULING-56] Heroes are chosen in seat order, each seat a player; the Boss comes by chance', () => {
  const t = scenario(rules, { players: 3 }).begin(flow.chooseHeroes, {});
  t.expectAsked(0, 'chooseHero').choose('chooseHero', { hero: 'bard' });
  t.expectAsked(1, 'chooseHero').choose('chooseHero', { hero: 'cleric' });
  t.expectAsked(2, 'chooseHero').choose('chooseHero', { hero: 'thief' });
  expect(t.state.heroes.map(({ id, seat }) => [id, seat])).toEqual([
    ['bard', 0],
    ['cleric', 1],
    ['thief', 2],
  ]);
  t.expectEnd();
  for (const boss of ['thunder-hound', 'badger']) {
    const third = table({ heroes: { 1: ['thief'] }, world: 3 })
      .dice(boss, 'slime', 'chowtaur', 'frenchgoyle')
      .begin(flow.playWorld, {}, 'boss');
    expect(third.state.boss).toBe(boss);
  }
});

test('[PQ-RULING-57] tokens never run out, and go with the Creature they lie on', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['druid'] },
      monsters: { 3: ['mimic-doghouse', 'war-bulldog'] },
      left: { 'mimic-doghouse': 2 },
      hands: { druid: ['spirit', 'spirit', 'magic'] },
    })
      .arrange((s) => {
        /** All thirteen pairs of the box are in use. */
        for (let colour = 0; colour < 13; colour++)
          hero(s, 'druid').marks.push({
            key: `token-${colour}`,
            from: 'blessing',
            until: 'worldEnd',
            modifiers: [],
            colour,
          });
      })
      .dice('pizza'),
    'druid',
  );
  t.choose('act', { do: 'combo', combo: 'entangle' });
  t.choose('target', { at: { creature: 'mimic-doghouse' } });
  expect(monster(t.state, 'mimic-doghouse').marks).toMatchObject([{ key: 'rooted', colour: 13 }]);
  t.choose('act', { do: 'standardAttack', at: { creature: 'mimic-doghouse' } });
  expect(t.state.monsters.map(({ id }) => id)).toEqual(['war-bulldog']);
});

test('[PQ-RULING-57] a lasting effect outlives its source, until the World ends', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['cleric', 'warrior'] },
      monsters: { 3: ['yeti-sheepdog'], 1: ['slime'] },
      left: { 'yeti-sheepdog': 1 },
      hands: { cleric: ['strength'] },
    })
      .arrange((s) => {
        hero(s, 'warrior').marks.push({
          key: 'frozen',
          from: 'yeti-sheepdog',
          until: 'worldEnd',
          modifiers: ['cannotMove'],
        });
      })
      .dice('pizza')
      .within(flow.playWorld, {})
      .within(flow.heroTurn, { hero: 'warrior' }),
    'cleric',
  );
  t.choose('act', { do: 'standardAttack', at: { creature: 'yeti-sheepdog' } }).choose('act', 'endTurn', 0);
  expect(t.refusal({ do: 'move', at: { lane: 2 } })).toMatchObject({ flag: 'cannotMove' });
  t.choose('act', 'endTurn', 1);
  t.expectAsked(0, 'placeHero');
  expect(hero(t.state, 'warrior').marks).toEqual([]);
});

const sheet = (hero: string, combo: string): Combo => {
  const found = HEROES.find(({ id }) => id === hero)?.combos.find(({ id }) => id === combo);
  if (!found) throw new Error(`no ${combo}`);
  return found;
};

test('[PQ-RULING-58] what the lost symbols said', () => {
  expect(HEROES.find(({ id }) => id === 'cleric')?.ability.effects).toEqual([
    { do: 'payInstead', cost: ['spirit'], uses: 'oncePerWorld' },
  ]);
  expect(sheet('druid', 'entangle').effects[0]).toEqual({ do: 'attack', reach: 'distance', damage: 1 });
  expect(sheet('thief', 'pickpocket')).toMatchObject({ level: 1, reach: 'melee' });
  const warrior = HEROES.find(({ id }) => id === 'warrior')?.combos ?? [];
  const reaches = warrior.flatMap(({ effects }) =>
    effects.flatMap((effect) => (effect.do === 'attack' || effect.do === 'defeat' ? [effect.reach] : [])),
  );
  expect(reaches).toEqual(['melee', 'melee', 'melee', 'melee', 'melee']);
  expect(sheet('warrior', 'accurate-strike').effects[1]).toEqual({ do: 'draw', energy: 1, who: 'self' });
});

test('[PQ-RULING-59] adjacent is what shares an edge: no diagonal, no way round, rank 1 to rank 1 across', () => {
  const t = turnOf(
    table({
      heroes: { 1: ['warrior', 'cleric'], 2: ['bard', 'thief'], 5: ['druid'] },
      monsters: { 1: ['slime', 'chowtaur'], 2: ['yeti-sheepdog'] },
    }),
    'warrior',
  );
  const beside = (id: string): string[] => adjacentTo(t.state, id).toSorted();
  expect(beside('warrior')).toEqual(['bard', 'cleric', 'slime']);
  expect(beside('cleric')).toEqual(['thief', 'warrior']);
  expect(beside('thief')).toEqual(['bard', 'cleric']);
  expect(beside('druid')).toEqual([]);
  expect(beside('slime')).toEqual(['chowtaur', 'warrior', 'yeti-sheepdog']);
});

test('[PQ-RULING-60] an empty Treasure or Monster deck is made of its discard pile; with both empty nothing is drawn', () => {
  const strike = (
    arrange: Parameters<ReturnType<typeof table>['arrange']>[0],
    ...draws: readonly string[]
  ) => {
    const t = turnOf(
      table({
        heroes: { 3: ['cleric'] },
        monsters: { 3: ['mimic-doghouse'], 1: ['slime'] },
        left: { 'mimic-doghouse': 1 },
        hands: { cleric: ['magic', 'magic'] },
      })
        .arrange(arrange)
        .dice(...draws),
      'cleric',
    );
    return t.choose('act', { do: 'standardAttack', at: { creature: 'mimic-doghouse' } });
  };
  const renewed = strike((s) => {
    s.treasureDiscard = s.treasureDeck.splice(0);
  }, 'pizza');
  expect(renewed.events('deckRenewed')).toEqual([{ type: 'deckRenewed', deck: 'treasure' }]);
  expect(renewed.about()).toMatchObject({ treasure: 'pizza' });
  intact(renewed);

  const none = strike((s) => {
    hero(s, 'cleric').treasures = s.treasureDeck.splice(0);
  });
  expect(none.events('treasureDropped')).toEqual([]);
  none.expectAsked(0, 'act');

  const monsters = table({ heroes: { 3: ['cleric'] } })
    .arrange((s) => {
      s.monsterDiscard = s.monsterDeck.splice(0, 1);
      hero(s, 'cleric').xp = s.monsterDeck.splice(0);
    })
    .dice('dachshydra')
    .begin(flow.playWorld, {}, 'monsters');
  /** Barkwood asks for two: the one discarded comes, and no other. */
  expect(monsters.state.monsterLanes.flat()).toEqual(['dachshydra']);
  intact(monsters);
});

test('[PQ-RULING-62] hands are open to fellow Heroes and hidden from the Evil Lord, and its hand from all', () => {
  const t = turnOf(
    table({
      heroes: { 1: ['cleric'], 2: ['bard'] },
      monsters: { 3: ['slime'] },
      hands: { cleric: ['magic', 'speed'], bard: ['joker'] },
      evilLord: true,
      evilHand: ['spirit'],
    }).dice('strength'),
    'cleric',
  );
  const seen = [0, 1, 2].map((seat) => rules.view(t.state, seat));
  const open = { cleric: ['magic', 'speed'], bard: ['joker'] };
  expect(seen.map(({ hands }) => hands)).toEqual([open, open, null]);
  expect(seen.map(({ evilLord }) => evilLord?.hand)).toEqual([null, null, ['spirit']]);
  expect(seen.map(({ heroes }) => heroes.map(({ cards }) => cards))).toEqual([
    [2, 1],
    [2, 1],
    [2, 1],
  ]);
  expect(JSON.stringify(seen[0])).not.toContain('energyDeck');
  t.choose('act', 'draw').choose('drawFrom', 'takeDeck');
  expect(t.seenBy(1, 'drew')).toEqual([{ type: 'drew', hero: 'cleric', from: 'deck', energy: 'strength' }]);
  expect(t.seenBy(2, 'drew')).toEqual([{ type: 'drew', hero: 'cleric', from: 'deck' }]);
});

/** What a Hero, a Monster, a hand or a deck can be in when something is done. */
import type { State } from '../../src/state.ts';
import type { Energy } from '../../src/vocabulary.ts';
import type { Setting } from '../table.ts';

export interface Circumstance {
  readonly name: string;
  /** What is said differently when the table is laid. */
  readonly setting?: (owner: string) => Partial<Setting>;
  /** What is changed on it then. */
  readonly arrange?: (s: State, owner: string) => void;
}

const creatures = (s: State): (State['heroes'][number] | State['monsters'][number])[] => [
  ...s.heroes,
  ...s.monsters,
];

export const CIRCUMSTANCES: readonly Circumstance[] = [
  { name: 'plain' },
  { name: 'alone', setting: (owner) => ({ heroes: { 3: [owner] } }) },
  { name: 'with one Life left', setting: (owner) => ({ left: { [owner]: 1 } }) },
  {
    name: 'against Monsters with one Life left',
    setting: () => ({ left: { 'war-bulldog': 1, chowtaur: 1, dachshydra: 1, 'yeti-sheepdog': 1 } }),
  },
  {
    name: 'the last Monster stands',
    setting: () => ({ monsters: { 3: ['dachshydra'] }, left: { dachshydra: 1 } }),
  },
  {
    name: 'against a Boss',
    setting: () => ({ monsters: { 3: ['badger'], 2: ['trolldoodle'] }, world: 3, boss: 'badger' }),
  },
  {
    name: 'against a Boss on its last Life',
    setting: () => ({ monsters: { 3: ['rat-king'] }, world: 3, boss: 'rat-king', left: { 'rat-king': 1 } }),
  },
  {
    name: 'with an empty deck',
    arrange: (s) => {
      s.energyDiscard.push(...s.energyDeck.splice(0));
    },
  },
  {
    name: 'with empty decks of Treasures and Monsters',
    arrange: (s) => {
      s.treasureDiscard.push(...s.treasureDeck.splice(0));
      s.monsterDiscard.push(...s.monsterDeck.splice(0));
    },
  },
  {
    name: 'rooted and coned',
    arrange: (s, owner) => {
      for (const hero of s.heroes.filter(({ id }) => id === owner)) {
        hero.marks.push(
          { key: 'frozen', from: 'yeti-sheepdog', until: 'worldEnd', modifiers: ['cannotMove'] },
          { key: 'coned', from: 'cone-of-shame', until: 'worldEnd', modifiers: [{ stat: 'cost', by: 1 }] },
        );
      }
    },
  },
  {
    name: 'everybody cursed',
    arrange: (s) => {
      for (const each of creatures(s)) {
        each.marks.push({
          key: 'cursed',
          from: 'pharaoh-hound',
          until: 'worldEnd',
          modifiers: [{ stat: 'armour', by: -1 }],
        });
      }
    },
  },
  { name: 'on the ice', setting: () => ({ worldCard: 'icy' }) },
  { name: 'in the mire', setting: () => ({ worldCard: 'swamp' }) },
  { name: 'in A Dog’s Life', setting: () => ({ dogsLife: true }) },
  {
    name: 'against an Evil Lord',
    setting: () => ({ evilLord: true, evilHand: ['joker', 'strength', 'spirit'] satisfies Energy[] }),
  },
  {
    name: 'in Round 10 of World 3',
    setting: () => ({ monsters: { 3: ['badger'] }, world: 3, boss: 'badger', round: 10 }),
  },
];

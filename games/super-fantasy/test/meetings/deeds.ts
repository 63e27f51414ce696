/** Everything that can be done, from what is printed. */
import type { Option } from '@questhall/kernel';
import { HEROES, ITEMS, SMALL_ITEMS } from '../../src/content/index.ts';
import type { HeroState, State } from '../../src/state.ts';
import type { HeroId, Level, TrapKind } from '../../src/vocabulary.ts';
import { TRAPS } from '../../src/vocabulary.ts';

export interface Deed {
  readonly name: string;
  readonly hero: HeroId;
  /** Where he stands, if not amid everything. */
  readonly at?: readonly [number, number];
  /** Puts into the hero's hands what the deed takes. */
  readonly ready?: (s: State, hero: HeroState) => void;
  /** A trap that goes off instead of something chosen. */
  readonly trap?: TrapKind;
  /** The first option that is this deed, with as many dice as there are. */
  readonly fits: (option: Option & { readonly [field: string]: unknown }) => boolean;
}

const PLAIN = [
  'move',
  'pickDoor',
  'bashDoor',
  'bashBarrel',
  'pickChest',
  'disarm',
  'defend',
  'charge',
  'face',
  'lever',
  'pushStatue',
  'brazier',
  'closePortal',
  'breakFree',
  'help',
  'endTurn',
] as const;

const plain: readonly Deed[] = PLAIN.map((name) => ({
  name,
  hero: 'zanvor',
  ...(name.endsWith('Door') ? { at: [8, 11] as const } : {}),
  fits: (option) => option.do === name,
}));

const LEVELS: readonly Level[] = [1, 2, 3];

const abilities: readonly Deed[] = HEROES.flatMap((hero) =>
  hero.abilities.flatMap((ability, index) =>
    LEVELS.map(
      (level): Deed => ({
        name: `${ability.name} ${level}`,
        hero: hero.id,
        ready: (s, state) => {
          state.energy[index] = ability.max;
          state.levels[index] = level;
          if (ability.id === 'dark-knowledge') take(s, state, 'tome-mending');
        },
        fits: (option) => option.do === 'ability' && option.ability === ability.id,
      }),
    ),
  ),
);

/** A Magic Item from the pile into the left hand or onto the body. */
function take(s: State, hero: HeroState, item: string): void {
  s.magicPile = s.magicPile.filter((other) => other !== item);
  const armour = ITEMS.find(({ id }) => id === item)?.position === 'armour';
  hero.slots[armour ? 2 : 0] = item;
}

const weapons: readonly Deed[] = [
  ...HEROES.flatMap(({ id, basics }) =>
    basics.flatMap((item): Deed[] => (item.kind === 'weapon' ? [attack(id, item.id)] : [])),
  ),
  ...ITEMS.flatMap((item): Deed[] =>
    item.kind === 'weapon'
      ? [{ ...attack('yang-ping', item.id), ready: (s, hero) => take(s, hero, item.id) }]
      : [],
  ),
];

function attack(hero: HeroId, weapon: string): Deed {
  return {
    name: `attack with ${weapon}`,
    hero,
    fits: (option) => option.do === 'attack' && option.weapon === weapon,
  };
}

const items: readonly Deed[] = [
  ...ITEMS.flatMap((item): Deed[] => {
    if (item.kind === 'weapon') return [];
    const fits: Deed['fits'] =
      item.kind === 'tome' ? (option) => option.do === 'castTome' : (option) => option.do === 'endTurn';
    return [{ name: item.name, hero: 'barka', ready: (s, hero) => take(s, hero, item.id), fits }];
  }),
  ...SMALL_ITEMS.map(
    ({ id, name }): Deed => ({
      name,
      hero: 'helena',
      ready: (s, hero) => {
        s.smallPile.splice(s.smallPile.indexOf(id), 1);
        hero.backpack.push(id);
      },
      fits: (option) => option.do === 'smallItem' && option.item === id,
    }),
  ),
];

const traps: readonly Deed[] = TRAPS.map((trap) => ({
  name: trap,
  hero: 'luckylock',
  trap,
  fits: () => true,
}));

export const DEEDS: readonly Deed[] = [...plain, ...abilities, ...weapons, ...items, ...traps];

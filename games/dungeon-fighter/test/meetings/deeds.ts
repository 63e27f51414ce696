/** What can be done in a turn: every die, landing, ability and card. */
import type { Die } from '../../src/index.ts';
import { DICE, EQUIPMENT, HEROES, REGIONS } from '../../src/index.ts';
import { COLOURS } from '../../src/vocabulary.ts';
import type { Combat } from '../table.ts';
import { TODD } from '../table.ts';

export interface Deed {
  readonly name: string;
  /** Who does it; whoever is not at the table takes Todd's place. */
  readonly hero?: string;
  readonly setting?: Combat;
  /** The first deed that is preferred in each question, until the throw is resolved. */
  readonly prefers: readonly string[];
  readonly die?: Die;
  readonly landing?: string;
  /** A word of the options that are meant: a card, an ability. */
  readonly about?: string;
}

const landings: readonly Deed[] = [
  ...REGIONS.flatMap((rest) => [
    { name: `${rest}, blank`, landing: rest },
    { name: `${rest}, icon`, landing: `${rest} icon` },
  ]),
  { name: 'no bounce', landing: 'bullseye icon fault:bounce' },
  { name: 'thorns and a Hit', landing: 'section3 icon thorns' },
  { name: 'thorns and a Miss', landing: 'outside icon thorns' },
  { name: 'on Slime, to a hole', landing: 'slime>hole' },
  { name: 'on Slime, to the bullseye', landing: 'slime>bullseye icon' },
  { name: 'on Slime, to the Lightning', landing: 'slime>lightning' },
  { name: 'on Major Heal', landing: 'majorHeal icon' },
  { name: 'on the Lightning', landing: 'lightning icon' },
  { name: 'the first die is pushed off', landing: 'section2 off:1' },
].map((deed) => ({ ...deed, prefers: ['take', 'arm', 'throw'] }));

const dice: readonly Deed[] = DICE.map((die) => ({
  name: `the ${die} die with its icon`,
  die,
  landing: 'section4 icon',
  prefers: ['take', 'arm', 'throw', 'use'],
}));

const symbols: readonly Deed[] = [
  { name: 'the Rubber die bounces once more', die: 'rubber', landing: 'bone rethrow' },
  { name: 'the Big die heals', die: 'big', landing: 'bone selfHeal' },
].map((deed) => ({ ...deed, prefers: ['take', 'arm', 'throw', 'again'] }) as Deed);

const abilities: readonly Deed[] = HEROES.flatMap(({ id, abilities: own }) =>
  COLOURS.flatMap((colour) =>
    ['section2', 'outside'].map((rest) => ({
      name: `${own[colour].kind} of ${id}, ${rest}`,
      hero: id,
      die: colour,
      landing: `${rest} icon`,
      about: own[colour].kind,
      prefers: ['take', 'arm', 'throw', 'use'],
    })),
  ),
);

const PREFERS = ['spend', 'take', 'arm', 'throw', 'ignore', 'armor'];

/** Each card in Todd's hands, or by the Chest, with a Hit and with a Miss. */
const cards: readonly Deed[] = EQUIPMENT.flatMap(({ id, type }) =>
  ['section4', 'hole'].map((rest) => ({
    name: `${id}, ${rest}`,
    setting: type === 'relic' ? { relics: [id] } : { equipment: { [TODD]: [id] } },
    landing: rest,
    about: id,
    prefers: PREFERS,
  })),
);

const others: readonly Deed[] = [
  { name: 'retrieve', setting: { pool: [] }, prefers: ['retrieve'] },
  { name: 'back down', setting: { room: 'draughty-arch' }, prefers: ['backDown', 'agree'] },
  {
    name: 'spend all Hammers',
    setting: { tokens: { hammers: 3 } },
    landing: 'section1',
    prefers: ['take', 'arm', 'throw', 'hammers'],
  },
];

export const DEEDS: readonly Deed[] = [...landings, ...dice, ...symbols, ...abilities, ...cards, ...others];

/** What the thrower, the party and the table can be in when something is done. */
import { BOSSES, HEROES, MONSTERS } from '../../src/index.ts';
import type { Combat } from '../table.ts';
import { LOUSHOT, RANDOLPH, TINA, TODD } from '../table.ts';

export interface Circumstance {
  readonly name: string;
  readonly setting: Combat;
}

const PARTY = [TINA, TODD, RANDOLPH, LOUSHOT];
const COLOURS = ['red', 'green', 'blue'] as const;

const all = <T>(value: T): { readonly [hero: string]: T } =>
  Object.fromEntries(HEROES.map(({ id }) => [id, value]));

const players = ([2, 3, 4, 5, 6] as const).map(
  (count): Circumstance => ({
    name: `${count} Heroes`,
    setting: {
      heroes: HEROES.slice(0, count).map(({ id }) => id),
      ...(count > 4 && { options: { boxes: 'mixed' } }),
    },
  }),
);

/** One Monster for each banner; what it puts on the table lies there already. */
const foes = MONSTERS.map(
  ({ id, bushes, template, specialDie }): Circumstance => ({
    name: `against ${id}`,
    setting: {
      heroes: PARTY,
      monster: id,
      ...(bushes && { bushes }),
      ...(template && { templates: [template] }),
      ...(specialDie && { special: [specialDie] }),
    },
  }),
);

const bosses = BOSSES.map(
  ({ id, bushes, template, ability }): Circumstance => ({
    name: `against ${id}`,
    setting: {
      heroes: PARTY,
      boss: id,
      shops: 3,
      white: 3,
      ...(bushes && { bushes }),
      ...(template && { templates: [template] }),
      ...(ability?.kind === 'superDeceitful' && { out: COLOURS, pool: [] }),
    },
  }),
);

const states: readonly Circumstance[] = [
  { name: 'nothing special', setting: {} },
  { name: 'everybody at 1 life', setting: { life: all(1) } },
  { name: 'the last one up', setting: { fainted: [TINA, RANDOLPH, LOUSHOT] } },
  { name: 'two Scars', setting: { scars: all(['green', 'blue']), life: all(5) } },
  { name: 'three Scars', setting: { scars: all(COLOURS), life: all(3) } },
  {
    name: 'three Scars and the last one up',
    setting: { scars: all(COLOURS), life: all(3), fainted: [TINA, RANDOLPH, LOUSHOT] },
  },
  { name: 'somebody is out of the game', setting: { eliminated: [RANDOLPH] } },
  { name: 'the Leader is down', setting: { fainted: [TINA] } },
  { name: 'an empty pool', setting: { pool: [] } },
  { name: 'an empty pool and Chest', setting: { pool: [], white: 0 } },
  { name: 'nine white dice', setting: { white: 9 } },
  { name: 'special dice in the pool', setting: { special: ['big', 'rubber'] } },
  { name: 'dice on the board', setting: { lying: ['green', 'white'], pool: ['red', 'blue'] } },
  { name: 'bushes', setting: { bushes: true } },
  { name: 'all Templates', setting: { templates: ['slime', 'majorHeal', 'lightning'] } },
  { name: 'all tokens', setting: { tokens: { frog: true, tracking: true, shield: true, hammers: 3 } } },
  { name: 'the Monster at 1 life', setting: { foeLife: 1 } },
  {
    name: 'the ninth icon',
    setting: { foeLife: 1, setAside: ['picnic-area', 'wobbly-plank', 'keyhole-hall'] },
  },
  { name: 'rich', setting: { gold: 40 } },
  { name: 'Level Up tokens', setting: { options: { levelUp: true }, levels: all(COLOURS), xp: all(3) } },
  {
    name: 'all Relics',
    setting: { relics: ['four-leaf-medal', 'golden-egg', 'moss-crown', 'lucky-horseshoe'], foeLife: 3 },
  },
  {
    name: 'full hands',
    setting: {
      equipment: {
        [TINA]: ['wooden-spoon', 'hip-whip', 'bark-vest', 'honey-jar'],
        [RANDOLPH]: ['war-top', 'coin-mail', 'picnic-basket', 'bottled-storm'],
      },
    },
  },
  { name: 'alone', setting: { heroes: [TINA, TODD], options: { players: 1 } } },
  { name: 'Hard', setting: { options: { difficulty: 'hard' } } },
].map(({ name, setting }) => ({ name, setting: { heroes: PARTY, ...setting } as Combat }));

export const CIRCUMSTANCES: readonly Circumstance[] = [...states, ...players, ...foes, ...bosses];

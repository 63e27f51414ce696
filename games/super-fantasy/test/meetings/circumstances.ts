/** What a hero, his friend, his foe or the box can be in when something is done. */
import { heroCard } from '../../src/content/index.ts';
import { monsterState } from '../../src/queries/board.ts';
import type { HeroState, Mode, MonsterState, State } from '../../src/state.ts';
import { sq } from '../table.ts';

export interface Company {
  readonly hero: HeroState;
  readonly friend: HeroState;
  /** The monster next to the hero. */
  readonly foe: MonsterState;
}

export interface Circumstance {
  readonly name: string;
  readonly mode?: Mode;
  /** How many heroes there are, if not two. */
  readonly heroes?: number;
  /** A kind that stands next to the hero instead of an Ugly Snout. */
  readonly foe?: 'big-snout' | 'racing-spider' | 's-n-o-u-t';
  readonly arrange?: (s: State, company: Company) => void;
}

type Arrange = NonNullable<Circumstance['arrange']>;
const onHero =
  (change: Partial<HeroState>): Arrange =>
  (_s, { hero }) =>
    void Object.assign(hero, change);
const onFriend =
  (change: Partial<HeroState>): Arrange =>
  (_s, { friend }) =>
    void Object.assign(friend, change);
const onFoe =
  (change: Partial<MonsterState>): Arrange =>
  (_s, { foe }) =>
    void Object.assign(foe, change);

/** Small Items that lie in a Backpack come from the pile. */
function pack(s: State, hero: HeroState, ...items: readonly string[]): void {
  for (const item of items) {
    const at = s.smallPile.indexOf(item);
    if (at >= 0) s.smallPile.splice(at, 1);
    else s.magicPile.splice(s.magicPile.indexOf(item), 1);
    hero.backpack.push(item);
  }
}

const ofHero: readonly Circumstance[] = [
  { name: 'nothing special' },
  { name: 'Poisoned', arrange: onHero({ poisoned: true }) },
  { name: 'Stunned', arrange: onHero({ stunned: 'now' }) },
  { name: 'Frozen', arrange: onHero({ frozen: true }) },
  { name: 'caged', arrange: onHero({ caged: true }) },
  {
    name: 'in a hole',
    arrange: (s, { hero }) => {
      hero.inHole = true;
      s.holes.push(hero.cell);
    },
  },
  { name: 'climbed out of a hole', arrange: (s, { hero }) => void s.holes.push(hero.cell) },
  { name: 'at his last Life', arrange: onHero({ life: 1 }) },
  { name: 'shielded', arrange: onHero({ shield: 7 }) },
  {
    name: 'full of energy',
    arrange: (_s, { hero }) => {
      hero.energy = heroCard(hero.id).abilities.map(({ max }) => max);
    },
  },
  { name: 'one experience below a level', arrange: onHero({ xp: 1 }) },
  { name: 'in a Fortress', arrange: (s, { hero }) => void Object.assign(s, { fortress: hero.id }) },
  {
    name: 'full Backpack',
    arrange: (s, { hero }) => {
      if (hero.backpack.length === 0) pack(s, hero, 'bomb', 'antidote');
    },
  },
  {
    name: 'a Magic Item in the Backpack',
    arrange: (s, { hero }) => {
      const [item = ''] = ['tower-shield', 'barrel-lid'].filter((each) => s.magicPile.includes(each));
      if (hero.backpack.length === 0) pack(s, hero, item);
    },
  },
];

const ofOthers: readonly Circumstance[] = [
  { name: 'friend lying', arrange: onFriend({ lying: true, life: 0 }) },
  { name: 'friend Frozen', arrange: onFriend({ frozen: true }) },
  { name: 'friend caged', arrange: onFriend({ caged: true }) },
  { name: 'foe asleep', arrange: (s) => void s.sleepy.push(4) },
  { name: 'foe Frozen', arrange: onFoe({ frozen: true }) },
  { name: 'foe Stunned', arrange: onFoe({ stunned: true }) },
  {
    name: 'foe under War Cry',
    arrange: (_s, { foe, friend }) => void Object.assign(foe, { warCry: friend.id }),
  },
  {
    name: 'foe with the Wolf',
    arrange: (s, { foe }) => void Object.assign(s, { wolf: foe.id, wolfDice: 1 }),
  },
  { name: 'foe of two squares', foe: 'racing-spider' },
  {
    name: 'foe ridden',
    foe: 'racing-spider',
    arrange: onFoe({ ridden: true }),
  },
  { name: 'foe with two Life', foe: 'big-snout' },
  {
    name: 'two foes beside him',
    arrange: (s) => void Object.assign(monsterState(s, 'foe-2'), { at: sq(s, 8, 9) }),
  },
  { name: 'no foe near', arrange: (s, { foe }) => void Object.assign(foe, { at: sq(s, 11, 6) }) },
  {
    name: 'foe that pushes, a hole behind',
    foe: 's-n-o-u-t',
    arrange: (s) => void s.holes.push(sq(s, 9, 8)),
  },
];

const ofTheBox: readonly Circumstance[] = [
  {
    name: 'piles empty',
    arrange: (s) => {
      s.gone.push(...s.magicPile, ...s.smallPile);
      s.magicPile = [];
      s.smallPile = [];
    },
  },
  {
    name: 'all walls ruined that can be',
    arrange: (s) => void Object.assign(s, { ruined: [0, 4, 8] }),
  },
  { name: 'the last turn', arrange: (s) => void Object.assign(s, { endToken: s.turnMarker + 1 }) },
  { name: 'the End token passed', arrange: (s) => void Object.assign(s, { endToken: 1 }) },
  { name: 'three heroes', heroes: 3 },
  { name: 'six heroes', heroes: 6 },
  { name: 'against an Ugly Master', mode: 'ugly-master' },
  {
    name: 'against an Ugly Master, foe asleep',
    mode: 'ugly-master',
    arrange: (s, { foe }) => {
      s.sleepy.push(4);
      s.portals = [];
      foe.awake = false;
    },
  },
];

export const CIRCUMSTANCES: readonly Circumstance[] = [...ofHero, ...ofOthers, ...ofTheBox];

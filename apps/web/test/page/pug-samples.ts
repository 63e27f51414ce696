import { pugArt } from '../../src/art/pug-quest/index.ts';
import {
  archeryTargetIcon,
  broadswordIcon,
  crownedSkullIcon,
  lightningSlashesIcon,
  lightningTrioIcon,
  pawPrintIcon,
  piercingSwordIcon,
  quickSlashIcon,
  shieldReflectIcon,
  swordWoundIcon,
} from '../../src/tables/pug-quest/icons.ts';
import type { ComboCardProps } from '../../src/tables/pug-quest/pieces/ComboCard.tsx';
import type { CreatureCardProps } from '../../src/tables/pug-quest/pieces/CreatureCard.tsx';
import type { HandCard } from '../../src/tables/pug-quest/pieces/Hand.tsx';
import type { InitiativeEntry } from '../../src/tables/pug-quest/pieces/InitiativeRow.tsx';
import type { SeatNumber } from '../../src/ui/seats.ts';

export const CREATURES = {
  skeleton: {
    kind: 'monster',
    name: 'Skeleton Pug',
    art: pugArt('m-skeleton-pug'),
    type: 'spirit',
    initiative: 8,
    life: 3,
    maxLife: 3,
    attack: { reach: 'distance', damage: 1 },
    move: { steps: 1, dir: 'left' },
  },
  slime: {
    kind: 'monster',
    name: 'Slime',
    art: pugArt('m-slime'),
    type: 'intellect',
    initiative: 3,
    life: 2,
    maxLife: 4,
    attack: { reach: 'melee', damage: 1 },
  },
  bulldog: {
    kind: 'monster',
    name: 'War Bulldog',
    art: pugArt('m-war-bulldog'),
    type: 'strength',
    initiative: 7,
    life: 5,
    maxLife: 6,
    attack: { reach: 'melee', damage: 2 },
  },
  doghouse: {
    kind: 'monster',
    name: 'Mimic Doghouse',
    short: 'Doghouse',
    art: pugArt('m-mimic-doghouse'),
    type: 'magic',
    initiative: 5,
    life: 4,
    maxLife: 4,
    attack: { reach: 'melee', damage: 3 },
    move: { steps: 1, dir: 'left' },
  },
  hydra: {
    kind: 'monster',
    name: 'Dachshydra',
    art: pugArt('m-dachshydra'),
    type: 'speed',
    initiative: 1,
    life: 2,
    maxLife: 5,
    attack: { reach: 'triple-fan', damage: 1 },
    move: { steps: 1, dir: 'right' },
    defend: 'magic',
  },
  brave: {
    kind: 'hero',
    name: 'Sir Bravepug',
    art: pugArt('h-warrior'),
    type: 'strength',
    initiative: 6,
    life: 5,
    maxLife: 7,
    seat: 1,
  },
  tor: {
    kind: 'hero',
    name: 'Pugtor',
    art: pugArt('h-cleric'),
    type: 'spirit',
    initiative: 2,
    life: 3,
    maxLife: 6,
    seat: 4,
  },
  yaga: {
    kind: 'hero',
    name: 'Puga Yaga',
    art: pugArt('h-witch'),
    type: 'magic',
    initiative: 4,
    life: 4,
    maxLife: 5,
    seat: 2,
  },
  pin: {
    kind: 'hero',
    name: 'Pugpin',
    art: pugArt('h-thief'),
    type: 'speed',
    initiative: 9,
    life: 6,
    maxLife: 6,
    seat: 3,
  },
} as const satisfies Record<string, CreatureCardProps>;

const { skeleton, slime, bulldog, doghouse, hydra, brave, tor, yaga, pin } = CREATURES;

export const ORDER: readonly InitiativeEntry[] = [
  pin,
  skeleton,
  bulldog,
  brave,
  doghouse,
  yaga,
  slime,
  tor,
  hydra,
].map((creature: CreatureCardProps, at) => ({
  id: creature.name,
  name: creature.name,
  base: creature.kind,
  type: creature.type,
  initiative: creature.initiative,
  art: creature.art,
  ...(creature.seat !== undefined && { seat: creature.seat }),
  when: at < 3 ? 'done' : at === 3 ? 'now' : 'next',
}));

export const DISPLAY = (['spirit', 'strength', 'spirit', 'magic', 'intellect'] as const).map(
  (energy, at) => ({ id: `d${at}`, energy }),
);

export const HAND: readonly HandCard[] = (
  ['strength', 'strength', 'speed', 'speed', 'magic', 'magic', 'intellect', 'joker'] as const
).map((energy, at) => ({ id: `h${at}`, energy, state: at < 2 ? 'pays' : 'idle' }));

export const COMBOS: readonly ComboCardProps[] = [
  {
    name: 'Accurate Strike',
    level: 1,
    type: 'strength',
    cost: [{ energy: 'strength' }, { energy: 'strength' }],
    scene: { tone: 'red', back: archeryTargetIcon, front: piercingSwordIcon, metal: 'steel' },
    text: '3 damage to the first monster of your lane. Draw 1.',
    state: 'can',
    tag: 'Play',
    raised: true,
  },
  {
    name: 'Parry and Riposte',
    level: 1,
    type: 'strength',
    riposte: true,
    cost: [{ energy: 'strength' }, { energy: 'speed' }],
    scene: { tone: 'steel', back: shieldReflectIcon, front: quickSlashIcon, metal: 'gold' },
    text: 'When attacked: stop up to 2, then hit back for 1.',
    state: 'wait',
    tag: 'Reaction',
  },
  {
    name: 'Lightning Strikes',
    level: 1,
    type: 'speed',
    cost: [{ energy: 'speed' }, { energy: 'speed' }, { energy: 'speed', state: 'joker' }],
    scene: { tone: 'gold', back: lightningTrioIcon, front: lightningSlashesIcon },
    text: '1 damage, three times over. Draw 1.',
    state: 'can',
    tag: 'Play with a Joker',
    shortTag: 'With Joker',
  },
  {
    name: 'Chasing Attack',
    level: 2,
    type: 'strength',
    cost: [
      { energy: 'strength' },
      { energy: 'strength' },
      { energy: 'spirit', state: 'joker' },
      { energy: 'spirit', state: 'missing' },
    ],
    scene: { tone: 'green', back: pawPrintIcon, front: broadswordIcon, metal: 'steel' },
    text: '2 damage; again while it defeats its target.',
    state: 'cannot',
    tag: '1 Spirit short',
  },
  {
    name: 'Coup de Grace',
    level: 3,
    type: 'strength',
    cost: [
      { energy: 'strength' },
      { energy: 'strength' },
      { energy: 'strength', state: 'joker' },
      { energy: 'speed' },
      { energy: 'intellect' },
    ],
    scene: { tone: 'dark', back: crownedSkullIcon, front: swordWoundIcon },
    text: 'Defeat a hurt monster, if you have not moved.',
    state: 'locked',
    tag: 'Level 3 at 5 XP',
    shortTag: 'At 5 XP',
  },
];

interface SeatRow {
  readonly name: string;
  readonly detail: string;
  readonly seat: SeatNumber;
  readonly art: string;
  readonly tone: readonly [string, string];
  readonly life: number;
  readonly hand: number;
  readonly xp: number;
}

export const SEAT_ROWS: readonly SeatRow[] = [
  {
    name: 'Sir Bravepug',
    detail: 'You · Warrior',
    seat: 1,
    art: 'h-warrior',
    tone: ['#ffd8c9', '#d97863'],
    life: 5,
    hand: 8,
    xp: 3,
  },
  {
    name: 'Pugpin',
    detail: 'Marco · Thief',
    seat: 3,
    art: 'h-thief',
    tone: ['#fff0bd', '#e0af45'],
    life: 6,
    hand: 7,
    xp: 4,
  },
  {
    name: 'Puga Yaga',
    detail: 'Zoe · Witch',
    seat: 2,
    art: 'h-witch',
    tone: ['#e6d6fa', '#9c74cd'],
    life: 4,
    hand: 6,
    xp: 2,
  },
  {
    name: 'Pugtor',
    detail: 'Biscuit (bot) · Cleric',
    seat: 4,
    art: 'h-cleric',
    tone: ['#daf2cc', '#7cb56c'],
    life: 3,
    hand: 5,
    xp: 1,
  },
];

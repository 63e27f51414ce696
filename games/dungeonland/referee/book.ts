/** What is printed, added up as a player would: powers, weapons, Speed, dice. */
import { explorationCard, heroCard, itemCard, printedOn } from '../src/content/index.ts';
import type { Armour, AttackType, Power, PowerId, Weapon } from '../src/vocabulary.ts';
import type { Grid, Square } from './grid.ts';
import { squaresOf } from './grid.ts';
import type { Memory } from './memory.ts';
import type { Piece, World } from './world.ts';
import { itemsOf, opposed, standing } from './world.ts';

export const touching = (grid: Grid, a: Piece, b: Piece): boolean =>
  squaresOf(a).some((from) => squaresOf(b).some((to) => grid.adjacent(from, to)));

export const touches = (grid: Grid, piece: Piece, square: Square): boolean =>
  squaresOf(piece).some((own) => grid.adjacent(own, square));

export const weaponsOf = (piece: Piece): Weapon[] =>
  itemsOf(piece.wielded).filter((item): item is Weapon => item.kind === 'weapon');
export const armourOf = (piece: Piece): Armour[] =>
  itemsOf(piece.wielded).filter((item): item is Armour => item.kind === 'armour');

/** [DL-RULING-59] What works at all times: a weapon's own ability only works in its own attack. */
export function powersOf(memory: Memory, piece: Piece): readonly Power[] {
  if (piece.kind !== 'hero') {
    const gained = memory.gained.get(piece.id) ?? [];
    const lost = memory.lost.get(piece.id) ?? [];
    return [...printedOn(piece.kind, piece.card).powers, ...gained].filter(
      ({ power }) => !lost.includes(power),
    );
  }
  const worn = itemsOf(piece.wielded).filter(({ kind }) => kind !== 'weapon');
  const plain = [...heroCard(piece.card).powers, ...worn.flatMap(({ powers }) => powers)];
  if (!piece.skills.includes('evasive')) return plain;
  return [...plain, { power: plain.some(({ power }) => power === 'dodge') ? 'ghostly' : 'dodge' }];
}

export const hasPower = (memory: Memory, piece: Piece, power: PowerId, of?: string): boolean =>
  powersOf(memory, piece).some(
    (each) => each.power === power && each.when === undefined && (of === undefined || each.of === of),
  );

/** [DL-POW-19] The cloak hides only while no enemy is adjacent. */
export function isInvisible(world: World, grid: Grid, memory: Memory, piece: Piece): boolean {
  if (memory.inked.has(piece.id)) return true;
  return powersOf(memory, piece).some(
    ({ power, when }) =>
      power === 'invisible' &&
      (when !== 'noEnemyAdjacent' ||
        !standing(world).some(
          (other) => other.kind !== 'mirror' && opposed(other, piece) && touching(grid, other, piece),
        )),
  );
}

/** [DL-CHAR-02] */
export function speedOf(world: World, memory: Memory, piece: Piece): number {
  const { rules } = world;
  if (piece.kind !== 'hero') {
    const more = piece.kind === 'minion' && rules.includes('howl') ? 1 : 0;
    return printedOn(piece.kind, piece.card).speed + more + (memory.faster.get(piece.id) ?? 0);
  }
  let speed = heroCard(piece.card).speed;
  for (const item of itemsOf(piece.wielded)) {
    speed += item.speed ?? 0;
    for (const { power, amount } of item.powers) if (power === 'swift') speed += amount ?? 0;
  }
  speed -= memory.stance.get(piece.id) ?? 0;
  if (rules.includes('brambles')) speed = Math.max(Math.min(1, speed), speed - 1);
  return Math.max(0, speed);
}

export interface Wanted {
  readonly dice: number;
  readonly chains: number;
}

/** [DL-ATTACK-07] [DL-RULING-109] What a figure defends with: its own things, and so many dice more. */
export function defenceOf(world: World, memory: Memory, piece: Piece, more: number): Wanted {
  let dice = more;
  let chains = 0;
  if (piece.kind === 'hero') {
    for (const item of armourOf(piece)) {
      if (item.dice === 'gable') chains += 1;
      else dice += item.dice;
    }
    dice += Math.floor((memory.stance.get(piece.id) ?? 0) / 2);
  } else {
    dice += printedOn(piece.kind, piece.card).defence;
    if (piece.kind !== 'ally' && piece.kind !== 'mirror' && world.rules.includes('dawn')) dice -= 1;
  }
  if (piece.kind !== 'mirror' && speedOf(world, memory, piece) === 0) dice -= 1;
  if (piece.conditions.has('asleep')) dice -= 1;
  return { dice: Math.max(0, dice), chains };
}

/** [DL-RULING-43] */
export function wearsOnly(piece: Piece, type: 'light' | 'heavy'): boolean {
  const types = armourOf(piece).map((item) => item.type);
  return types.includes(type) && !types.includes(type === 'light' ? 'heavy' : 'light');
}

/** Ranges under the fog, or on a dark tile. */
export function rangeCap(world: World): number {
  const fog = world.rules.includes('fog') ? 3 : 99;
  const dark = world.view.tiles.some(
    ({ card }) => card !== '' && explorationCard(card).special === 'darkness',
  );
  return dark ? Math.min(fog, 4) : fog;
}

export interface Reach {
  readonly type: AttackType;
  /** 0: adjacent only. */
  readonly range: number;
}

/** [DL-ATTACK-01] [DL-RANGE-01] [DL-POW-19] May this figure attack that one like this from where it stands? */
export function mayHit(
  world: World,
  grid: Grid,
  memory: Memory,
  by: Piece,
  target: Piece,
  { type, range }: Reach,
  weapon?: Weapon,
): boolean {
  if (!by.at || !target.at) return false;
  const close = touching(grid, by, target);
  if (type === 'melee') return close;
  if (isInvisible(world, grid, memory, target)) return false;
  if (type === 'ranged' && close && !(by.kind === 'hero' && heroCard(by.card).unique === 'pointBlank'))
    return false;
  return (
    within(by, target, Math.min(range, rangeCap(world))) && seesPiece(world, grid, memory, by, target, weapon)
  );
}

const within = (by: Piece, target: Piece, range: number): boolean =>
  squaresOf(by).some((a) =>
    squaresOf(target).some((b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) <= range),
  );

/** [DL-RULING-68] [DL-RULING-95] From any square of the one to any square of the other. */
export function seesPiece(
  world: World,
  grid: Grid,
  memory: Memory,
  by: Piece,
  target: Piece,
  weapon?: Weapon,
): boolean {
  const deadeye =
    hasPower(memory, by, 'deadeye') || (weapon?.powers.some(({ power }) => power === 'deadeye') ?? false);
  const through = by.skills.includes('rangedMastery') && weapon?.type === 'ranged';
  const between = standing(world)
    .filter(({ id }) => id !== by.id && id !== target.id)
    .filter((other) => (opposed(by, other) ? !through : !deadeye))
    .flatMap(squaresOf);
  return squaresOf(by).some((a) => squaresOf(target).some((b) => grid.sees(a, b, between)));
}

export const weaponNamed = (id: string): Weapon | undefined => {
  if (id === '') return undefined;
  const item = itemCard(id);
  return item.kind === 'weapon' ? item : undefined;
};

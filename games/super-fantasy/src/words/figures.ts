/** Figures and things of the table in a line each, with all that lies open. */
import type { HeroView, MonsterView, SuperView } from '../view.ts';
import { ATTRIBUTES } from '../vocabulary.ts';
import { ATTRIBUTE_NAMES, doorName, FACING_NAMES, nameOf, plural, ROMAN, squareName } from './names.ts';

type State = readonly [holds: boolean, word: string];

const holding = (parts: readonly State[]): string[] =>
  parts.flatMap(([holds, word]) => (holds ? [word] : []));

const bracketed = (held: readonly string[]): string => (held.length > 0 ? ` (${held.join(', ')})` : '');

type HeroFact = 'life' | 'growth' | 'attributes' | 'abilities' | 'gear' | 'carries';

/** What everybody may know of a hero, by what it is about. */
export function heroFacts(hero: HeroView): readonly { readonly id: HeroFact; readonly text: string }[] {
  const abilities = hero.abilities.map(
    ({ id, level, energy, max, ready }) =>
      `${nameOf(id)} ${ROMAN[level] ?? ''} with ${energy} of ${max} energy${ready ? ', ready' : ''}`,
  );
  const gear = hero.gear.filter((item) => item !== '').map(nameOf);
  const pack = [...hero.backpack.map(nameOf), ...(hero.tome === '' ? [] : [nameOf(hero.tome)])];
  const life = `Life ${hero.life} of ${hero.maxLife}, ${plural(hero.shields, 'Shield Die token')}`;
  const growth = `level ${hero.level}, ${hero.experience} experience${hero.levelUps > 0 ? `, ${plural(hero.levelUps, 'level')} to choose` : ''}`;
  const attributes = ATTRIBUTES.map((each) => `${ATTRIBUTE_NAMES[each]} ${hero.attributes[each]}`).join(', ');
  return [
    { id: 'life', text: life },
    { id: 'growth', text: growth },
    { id: 'attributes', text: attributes },
    { id: 'abilities', text: abilities.join(', ') },
    { id: 'gear', text: `equipped: ${gear.join(', ')}` },
    ...(pack.length > 0 ? [{ id: 'carries' as const, text: `carries ${pack.join(', ')}` }] : []),
  ];
}

export const heroStates = (hero: HeroView, { turn }: SuperView): readonly string[] =>
  holding([
    [hero.lying, 'down'],
    [hero.poisoned, 'Poisoned'],
    [hero.stunned !== '', 'Stunned'],
    [hero.frozen, 'Frozen'],
    [hero.caged, 'caged'],
    [hero.inHole, 'in a hole'],
    [hero.fortress, 'Fortress'],
    [hero.counterattack > 0, plural(hero.counterattack, 'Counterattack token')],
    [hero.zones > 0, `in ${plural(hero.zones, 'Block Zone')}`],
    [hero.acted && turn?.hero !== hero.id, 'has acted'],
  ]);

export function heroLine(hero: HeroView, view: SuperView): string {
  const place =
    hero.square < 0
      ? 'not placed'
      : `at ${squareName(hero.square, view)} facing ${FACING_NAMES[hero.facing]}`;
  const facts = heroFacts(hero).map(({ text }) => text);
  return `${nameOf(hero.id)} ${place}${bracketed(heroStates(hero, view))}: ${facts.join('; ')}`;
}

export const monsterStates = (monster: MonsterView): readonly string[] =>
  holding([
    [!monster.awake, 'asleep'],
    [monster.stunned, 'Stunned'],
    [monster.frozen, 'Frozen'],
    [monster.stuck, 'stuck in a hole'],
    [monster.ridden, 'Ridden'],
    [monster.wolf, 'Wolf'],
    [monster.aim, 'Aim'],
    [monster.warCry, 'War Cry'],
    [monster.hurtBy.length > 0, `wounded by ${monster.hurtBy.map(nameOf).join(', ')}`],
    [monster.acted, 'has acted'],
  ]);

export function monsterLine(monster: MonsterView, view: SuperView): string {
  const squares = monster.squares.map((square) => squareName(square, view)).join('+');
  const values = [
    `Protection ${monster.protection}`,
    `Life ${monster.life - monster.wounds} of ${monster.life}`,
    `Attack ${plural(monster.attack, 'die', 'dice')}`,
    `Step ${monster.step}`,
  ];
  return `${nameOf(monster.id)} at ${squares} facing ${FACING_NAMES[monster.facing]}: ${values.join(', ')}${bracketed(monsterStates(monster))}`;
}

/** Abilities and Small Items that lie ready in the turn under way. */
export const readyIn = ({ turn }: SuperView): readonly string[] =>
  (turn?.running ?? []).map(
    ({ source, level, target }) =>
      `${nameOf(source)} ${ROMAN[level] ?? ''}${target === '' ? '' : ` on ${nameOf(target)}`}`,
  );

/** Whose turn it is, what lies ready for it, and who has had one. */
export function turnLines(view: SuperView): string[] {
  const { phase, order, turn } = view;
  const ready = readyIn(view);
  return [
    `${PHASE_NAMES[phase]}.${order.length > 0 ? ` Order: ${order.map(nameOf).join(', ')}.` : ''}`,
    ...(turn ? [`${nameOf(turn.hero)} acts: ${turn.pool} of ${turn.most} dice in the pool.`] : []),
    ...(ready.length > 0 ? [`Ready: ${ready.join(', ')}.`] : []),
  ];
}

const PHASE_NAMES: { readonly [phase in SuperView['phase']]: string } = {
  setup: 'Set-up',
  heroes: 'The heroes’ phase',
  monsters: 'The monsters’ phase',
};

/** What else is open to everybody: rooms asleep, Locks, traps, Portals, piles. */
export function thingLines(view: SuperView): string[] {
  const asleep = view.map.tiles.filter((tile) => tile.asleep).map(({ name }) => name);
  const waking = view.map.tiles.filter((tile) => tile.entered).map(({ name }) => name);
  const noisy = view.map.tiles.filter((tile) => tile.noise).map(({ name }) => name);
  const closed = view.doors.filter(({ open }) => !open);
  const locked = closed.filter((door) => door.locked).map(({ index }) => doorName(index, view));
  const trapped = [
    ...closed.filter((door) => door.trapped).map(({ index }) => doorName(index, view)),
    ...view.chests
      .filter((chest) => chest.trapped)
      .map(({ square }) => `the chest at ${squareName(square, view)}`),
    ...view.floorTraps.map((square) => squareName(square, view)),
  ];
  const portals = view.portals.map(
    ({ kind, squares, closed: shut, closable, progress }) =>
      `${kind === 'big' ? 'Big' : 'Small'} Portal at ${squareName(squares[0] ?? 0, view)}${bracketed(
        holding([
          [shut, 'closed'],
          [closable && !shut, `${progress} of 3 to close it`],
        ]),
      )}`,
  );
  const furniture = view.map.furniture.map(({ kind, square }) => `${kind} at ${squareName(square, view)}`);
  const kinds = Object.entries(view.mission.beasts).map(
    ([kind, { behaviour }]) => `${nameOf(kind)} ${behaviour.join(' ')}`,
  );
  const lines: readonly (readonly [string, readonly string[]])[] = [
    ['Entrance', view.mission.entrance.map((square) => squareName(square, view))],
    ['Furniture', furniture],
    ['Behaviour', kinds],
    ['Asleep', asleep],
    ['Wakes', waking],
    ['Noise', noisy],
    ['Locked', locked],
    ['Trapped', trapped],
    ['Portals', portals],
    ['Ugly Master’s dice', view.uglyMaster?.dice.map(String) ?? []],
    ['Items left', [`${view.piles.magic} Magic`, `${view.piles.small} Small`]],
  ];
  return lines.flatMap(([what, list]) => (list.length > 0 ? [`${what}: ${list.join(', ')}`] : []));
}

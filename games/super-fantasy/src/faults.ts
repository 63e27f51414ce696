/** What must hold in every state: nothing is in two places, nothing is lost. */
import { runsOf } from '@questhall/kernel';
import { ITEMS, KIND_CARDS, SMALL_ITEMS } from './content/index.ts';
import * as flow from './flow.ts';
import { isFloor, monsterSquares, terrainOf } from './queries/board.ts';
import { maxLifeOf } from './queries/heroes.ts';
import { figuresLeft } from './queries/monsters.ts';
import type { State } from './state.ts';
import { KINDS } from './vocabulary.ts';

export function faults(s: State): string[] {
  return [...items(s), ...figures(s), ...traps(s), ...tomes(s), ...heroes(s)];
}

function items(s: State): string[] {
  const all = [
    ...s.magicPile,
    ...s.smallPile,
    ...s.gone,
    ...s.heroes.flatMap((hero) => [...hero.slots, ...hero.backpack]),
    ...inMidAir(s),
  ];
  const count = (id: string): number => all.filter((item) => item === id).length;
  const printed = [
    ...ITEMS.map(({ id }) => [id, 1] as const),
    ...SMALL_ITEMS.map(({ id, copies }) => [id, copies] as const),
  ];
  return printed.flatMap(([id, copies]) =>
    count(id) === copies ? [] : [`${count(id)} × ${id} instead of ${copies}`],
  );
}

/** Drawn, and not taken yet. */
const inMidAir = (s: State): string[] =>
  runsOf(s, flow.receive)
    .filter(({ from }) => from === '')
    .map(({ item }) => item);

function figures(s: State): string[] {
  const terrain = terrainOf(s);
  const seen = new Map<number, string>();
  const found: string[] = [];
  const stand = (id: string, cell: number): void => {
    const other = seen.get(cell);
    if (other !== undefined) found.push(`${id} and ${other} stand on square ${cell}`);
    if (!isFloor(s, cell)) found.push(`${id} stands where there is no floor`);
    else if (terrain[cell] !== 0) found.push(`${id} stands on an obstacle`);
    seen.set(cell, id);
  };
  for (const hero of s.heroes) if (hero.cell >= 0) stand(hero.id, hero.cell);
  for (const monster of s.monsters) for (const cell of monsterSquares(s, monster)) stand(monster.id, cell);
  for (const kind of KINDS) if (figuresLeft(s, kind) < 0) found.push(`too many figures of ${kind}`);
  if (KIND_CARDS.length !== KINDS.length) found.push('a kind has no card');
  return found;
}

/** Every tile nobody has seen lies under something, is set aside, or was discarded unseen. */
function traps(s: State): string[] {
  const laid =
    s.floorTraps.length +
    s.doors.filter((door) => door.trap).length +
    s.chests.filter((chest) => chest.trap).length;
  const needed = laid + s.trapsAside;
  return s.trapBag.length < needed ? [`${s.trapBag.length} trap tiles for ${needed} places`] : [];
}

/** [SF-PROP-07] A piece lies somewhere, or one hero carries it, or it was brought. */
const tomes = (s: State): string[] =>
  s.tomes.flatMap(({ id, cell, brought }) => {
    const lies = cell >= 0 ? 1 : 0;
    const places = lies + s.heroes.filter(({ tome }) => tome === id).length + (brought ? 1 : 0);
    return places > 1 ? [`${id} is in ${places} places`] : [];
  });

const heroes = (s: State): string[] =>
  s.heroes.flatMap((hero) => {
    const found: string[] = [];
    if (hero.life < 0 || hero.life > maxLifeOf(hero)) found.push(`${hero.id} has ${hero.life} Life`);
    if (hero.lying !== (hero.life === 0)) found.push(`${hero.id} lies or stands without reason`);
    if (hero.backpack.length > 2) found.push(`${hero.id} has too full a Backpack`);
    return found;
  });

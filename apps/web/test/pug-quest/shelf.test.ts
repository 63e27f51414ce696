import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { manifest } from '../../../../games/pug-quest/manifest.ts';
import {
  BOSSES,
  HEROES,
  MONSTERS,
  TREASURES,
  WORLDS,
} from '../../../../games/pug-quest/src/content/index.ts';

test('the shelf offers the pugs of the game, by the same ids, names and classes', () => {
  const shelf = manifest.heroes?.all.map(({ id, name, role }) => `${id}: ${name}, ${role}`);
  const game = HEROES.map((hero) => `${hero.id}: ${hero.name}, ${hero.class}`);
  expect(shelf?.toSorted()).toEqual(game.toSorted());
});

test('every card of Pug Quest has its drawing', () => {
  const drawings = [
    ...HEROES.map(({ id }) => `h-${id}`),
    ...MONSTERS.map(({ id }) => `m-${id}`),
    ...BOSSES.map(({ id }) => `b-${id}`),
    ...WORLDS.map(({ id }) => `w-${id}`),
    ...TREASURES.map(({ id }) => `t-${id}`),
  ];
  const missing = drawings.filter(
    (name) => !existsSync(new URL(`../../src/art/pug-quest/${name}.svg`, import.meta.url)),
  );
  expect(missing).toEqual([]);
});

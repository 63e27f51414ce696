import { inLanguage, rulesOf } from '@questhall/games';
import { expect, test } from 'vitest';

test('[A7] a German page reads the newest rules in German; older ones and other games stay English', async () => {
  const brawl = await rulesOf('brawl');
  const newest = await inLanguage('de', brawl);
  const turn = { type: 'struck', champion: 0, strength: 3, defence: 1, damage: 2 };
  const view = { champions: [{ id: 0, key: 'alistair' }] };
  expect(newest.words.event(turn, view)).toBe('Stärke 3 gegen Verteidigung 1: 2 Schaden für König Alistair.');
  expect(newest.telling?.name({ card: 'fireball' }, view)).toBe('Feuerkugel');
  expect(newest.telling?.parts.struck?.sum?.map(({ called }) => called)).toEqual([
    'Stärke',
    'Verteidigung',
    'Schaden',
  ]);
  const older = { ...brawl, version: brawl.version - 1 };
  expect(await inLanguage('de', older)).toBe(older);
  expect(await inLanguage('en', brawl)).toBe(brawl);
});

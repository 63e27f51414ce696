/** The companion of the first matches explains what is there, each thing once. */
import { GAMES } from '@questhall/games';
import { DECISIONS as brawl } from '@questhall/games/brawl';
import { DECISIONS as dungeonFighter } from '@questhall/games/dungeon-fighter';
import { DECISIONS as dungeonland } from '@questhall/games/dungeonland';
import { DECISIONS as pugQuest } from '@questhall/games/pug-quest';
import { DECISIONS as superFantasy } from '@questhall/games/super-fantasy';
import { expect, test } from 'vitest';
import { factKey, nextFact, readKnown, writeKnown } from '../src/play/companion.ts';
import { DRAWN_GAMES } from './drawn-games.ts';

const QUESTIONS: { readonly [id: string]: object } = {
  'pug-quest': pugQuest,
  brawl,
  dungeonland,
  'super-fantasy': superFantasy,
  'dungeon-fighter': dungeonFighter,
};

test.for(DRAWN_GAMES)('[T1] in %s everything worth knowing has a moment', async (id) => {
  const primer = await GAMES[id].primer?.();
  const { telling } = await GAMES[id].rules();
  const seen = new Set(Object.keys(telling?.parts ?? {}));
  const never = (primer?.know ?? []).filter(({ when }) =>
    'asked' in when
      ? !when.asked.every((kind) => kind in (QUESTIONS[id] ?? {}))
      : !when.seen.every((type) => seen.has(type)),
  );
  expect(never.map(({ title }) => title)).toEqual([]);
  expect(new Set(primer?.know.map(factKey)).size).toBe(12);
});

test('[T1] what was explained is not explained again, whatever comes up', async () => {
  const know = (await GAMES.dungeonland.primer?.())?.know ?? [];
  const act = nextFact(know, [], 'act', []);
  expect(act?.title).toBe('Two actions a turn');
  const known = act === undefined ? [] : [factKey(act)];
  expect(nextFact(know, known, 'act', [])?.title).toBe('Doors open when it is quiet');
  expect(nextFact(know, known, 'surge', [])?.title).toBe('Surge: two energy, one success');
  expect(nextFact(know, known, 'reroll', [{ type: 'heroFell' }])?.title).toBe('Nobody dies');
  expect(nextFact(know, know.map(factKey), 'act', [{ type: 'heroFell' }])).toBeUndefined();
});

test('what is known is kept by game, and a store that refuses is no error', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  writeKnown(store, 'brawl', ['SFB-1']);
  expect([readKnown(store, 'brawl'), readKnown(store, 'pug-quest')]).toEqual([['SFB-1'], []]);
  kept.set('questhall.companion.brawl', '{oops');
  expect(readKnown(store, 'brawl')).toEqual([]);
  const refusing = {
    ...store,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => writeKnown(refusing, 'brawl', [])).not.toThrow();
});

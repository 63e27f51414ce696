import { EMBLEMS, GAME_IDS, GAMES } from '@questhall/games';
import type { Doer, Made } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { EMBLEM_PARTS } from '../src/icons/emblems.ts';
import { featOf } from '../src/play/feats.ts';
import { doingsIn } from '../src/play/statistics.ts';

const MATCH = { match: 'AAAAAA.1', game: 'toy', at: 5, won: true, options: { players: 2, mode: 'hard' } };

const doer = (seat: number, name: string, deeds: { readonly [deed: string]: number }): Doer => ({
  who: { hero: name },
  name,
  seat,
  deeds: new Map(Object.entries(deeds)),
});

const made = (
  events: { readonly [type: string]: number },
  by: { readonly [name: string]: number },
): Made => ({
  events: new Map(Object.entries(events)),
  by: new Map(Object.entries(by)),
});

const BACK = {
  doers: [
    doer(0, 'Ann', { dealt: 3, bestThrow: 4 }),
    doer(0, 'Anna', { dealt: 2, bestThrow: 6 }),
    doer(1, 'Bo', { dealt: 99 }),
  ],
  made: new Map([
    [0, made({ played: 2 }, { Club: 1, Jab: 3 })],
    [1, made({ played: 9 }, { Ram: 9 })],
  ]),
};

const ONE = { id: 'one', name: '', about: '', emblem: 'star' } as const;

test('[O5] what several figures of one seat did counts together, and of the best only the best', () => {
  const feat = featOf(MATCH, BACK, 0, []);
  expect(feat).toMatchObject({ won: true, heroes: ['Ann', 'Anna'], card: 'Jab', earned: [] });
  expect(new Map(feat.deeds.map(({ of, n }) => [of, n]))).toEqual(
    new Map([
      ['dealt', 5],
      ['bestThrow', 6],
    ]),
  );
});

test.each([
  [{ events: { played: 2 } }, true],
  [{ events: { played: 3 } }, false],
  [{ deeds: { dealt: 5 } }, true],
  [{ deeds: { dealt: 6 } }, false],
  [{ deeds: { bestThrow: 7 } }, false],
  [{ won: true }, true],
  [{ options: { mode: 'hard' } }, true],
  [{ options: { mode: 'easy' } }, false],
  [{ won: true, deeds: { healed: 1 } }, false],
] as const)('[O5] %j in that match: %s', (wanted, earned) => {
  expect(featOf(MATCH, BACK, 0, [{ ...ONE, ...wanted }]).earned).toEqual(earned ? ['one'] : []);
});

test('[O5] who has lost has not won', () => {
  expect(featOf({ ...MATCH, won: false }, BACK, 0, [{ ...ONE, won: true }]).earned).toEqual([]);
});

test('[O5] statistics know heroes, favourites and the best', () => {
  const feats = [featOf(MATCH, BACK, 0, []), featOf({ ...MATCH, match: 'B.1', won: false }, BACK, 0, [])];
  const other = { ...featOf(MATCH, BACK, 1, []), game: 'other' };
  expect(doingsIn([...feats, other], 'toy')).toEqual({
    heroes: [
      { name: 'Ann', played: 2, won: 1 },
      { name: 'Anna', played: 2, won: 1 },
    ],
    card: 'Jab',
    best: [
      { of: 'dealt', n: 5 },
      { of: 'bestThrow', n: 6 },
    ],
  });
});

test('[O5] every emblem is drawn', () => {
  for (const emblem of EMBLEMS) expect(EMBLEM_PARTS[emblem].length, emblem).toBeGreaterThan(0);
});

describe.each(GAME_IDS)('[O5] achievements of %s', (id) => {
  const { achievements } = GAMES[id];

  test('each has an id and a name of its own', () => {
    for (const key of ['id', 'name'] as const)
      expect(new Set(achievements.map((each) => each[key])).size).toBe(achievements.length);
  });

  test('ask for what the game tells of, and for settings it has', async () => {
    const { telling, settings } = await GAMES[id].rules();
    const parts = telling?.parts ?? {};
    const deeds = new Set(Object.values(parts).flatMap((part) => (part.deeds ?? []).map(({ of }) => of)));
    for (const wanted of achievements) {
      for (const deed of Object.keys(wanted.deeds ?? {})) expect(deeds, wanted.id).toContain(deed);
      for (const type of Object.keys(wanted.events ?? {})) {
        const { source, deeds: done } = parts[type] ?? {};
        expect(source ?? done, `${wanted.id}: ${type}`).toBeDefined();
      }
      for (const key of Object.keys(wanted.options ?? {}))
        expect(
          settings.map((setting) => setting.key),
          wanted.id,
        ).toContain(key);
    }
  });
});

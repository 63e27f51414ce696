import { expect, test } from 'vitest';
import { CHAMPIONS } from '../../src/content/index.ts';
import { rules } from '../../src/index.ts';
import type { Acting } from '../acting.ts';
import { started, teamOf } from '../starting.ts';

const chosen = (input: { readonly [key: string]: unknown }): Acting => {
  const t = started(input);
  while (t.asked.includes('order')) t.say({ ...(t.t.decisions[0]?.options[0] ?? {}) });
  return t.say({ home: 'south' });
};

/** The places in player order of those who are asked, until the question changes. */
function asking(t: Acting, kind: string): number[] {
  const places: number[] = [];
  while (t.asked.endsWith(` ${kind}`)) {
    places.push(1 + t.s.order.indexOf(t.t.decisions[0]?.seat ?? -1));
    t.say({ ...(t.options()[0] ?? {}) });
  }
  return places;
}

test('[SFB-DRAFT-01] [SFB-DRAFT-02] [SFB-DRAFT-03] [SFB-DRAFT-05] [SFB-VEC-10] [SFB-DEC-04] casual draft from a pool of six: B, A, B, A, B, A', () => {
  const t = chosen({ pool: 6 });
  expect(new Set(t.view(null).pool).size).toBe(6);
  expect(t.options()).toHaveLength(6);
  expect(asking(t, 'draft')).toEqual([2, 1, 2, 1, 2, 1]);
  expect(t.view(null).pool).toEqual([]);
  expect([teamOf(t, 0).length, teamOf(t, 1).length]).toEqual([3, 3]);
  const problems = rules.configure({ pool: 5 });
  expect(problems).toMatchObject({ problems: [{ field: 'pool', allowed: 'a whole number from 6 to 12' }] });
});

test('[SFB-DRAFT-01] [SFB-DEC-01] the players may form the pool themselves, one Champion at a time [SFB-F3]', () => {
  const t = chosen({ forming: 'chosen', pool: 6 });
  expect([t.t.about(), t.options().length]).toEqual([{ left: 6 }, 12]);
  const wanted = ['sulka', 'kolel', 'deryn', 'gwaien', 'dugrun', 'khalize'];
  t.say({ do: 'addToPool', champion: 'sulka' });
  expect(t.why({ champion: 'sulka' })).toEqual({ rule: 'SFB-DRAFT-01' });
  const places = wanted.slice(1).map((champion) => {
    const place = 1 + t.s.order.indexOf(t.t.decisions[0]?.seat ?? -1);
    t.say({ champion });
    return place;
  });
  expect(places).toEqual([2, 1, 2, 1, 2]);
  expect(t.view(null).pool).toEqual(wanted);
  expect(asking(t, 'draft')).toEqual([2, 1, 2, 1, 2, 1]);
  expect([...teamOf(t, 0), ...teamOf(t, 1)].sort()).toEqual([...wanted].sort());
});

test('[SFB-DRAFT-01] a pool of the whole box leaves nothing to choose', () => {
  expect(chosen({ forming: 'chosen' }).asked).toMatch('draft');
});

test('[SFB-DRAFT-04] a Champion that was picked is gone', () => {
  const t = chosen({});
  t.say({ champion: 'gwaien' });
  expect(t.why({ champion: 'gwaien' })).toEqual({ rule: 'SFB-DRAFT-04' });
  expect(t.view(0).pool).not.toContain('gwaien');
});

/** Everybody brings the first so many Champions of a list. */
function bring(t: Acting, list: readonly string[]): Acting {
  for (const key of list) {
    for (const { seat } of [...t.t.decisions]) t.t.choose('bring', { champion: key }, seat);
  }
  return t;
}
const FIVE = ['gwaien', 'kilgore', 'deryn', 'dugrun', 'goldarr'];

test('[SFB-CDRAFT-01] [SFB-CDRAFT-02] [SFB-CDRAFT-03] [SFB-CDRAFT-05] [SFB-CDRAFT-06] [SFB-VEC-11] [SFB-DEC-05] [SFB-DEC-31] competitive draft: five each, a ban each, then A, B, A, B, A, B', () => {
  const t = chosen({ draft: 'competitive' });
  const [first = 0, second = 1] = t.s.order;
  expect(t.t.decisions.map(({ kind }) => kind)).toEqual(['bring', 'bring']);
  t.t.choose('bring', { champion: 'gwaien' }, 0);
  t.t.choose('bring', { champion: 'sulka' }, 1);
  expect(t.t.refusal({ champion: 'gwaien' }, 0)).toEqual({ rule: 'SFB-CDRAFT-01' });
  bring(t, ['kilgore', 'deryn', 'dugrun', 'goldarr']);
  expect(t.asked).toBe(`${first} ban`);
  expect(t.t.about()).toEqual({ from: second });
  const banned = t.s.players[second]?.roster[2] ?? '';
  t.say({ champion: banned });
  expect(t.asked).toBe(`${second} ban`);
  t.say({ ...(t.options()[0] ?? {}) });
  expect(asking(t, 'draft')).toEqual([1, 2, 1, 2, 1, 2]);
  for (const seat of [0, 1]) {
    const { roster = [], banned: out } = t.s.players[seat] ?? {};
    const team = teamOf(t, seat);
    expect(team).toHaveLength(3);
    expect(roster.filter((key) => key !== out && !team.includes(key))).toHaveLength(1);
    expect(team).not.toContain(out);
  }
});

test('[SFB-CDRAFT-04] [SFB-RULING-90] [SFB-RULING-75] a ban takes one from the player who brought it; the other may still draft the same', () => {
  const t = bring(chosen({ draft: 'competitive' }), FIVE);
  t.say({ champion: 'gwaien' });
  t.say({ champion: 'kilgore' });
  expect(t.why({ champion: 'kilgore' })).toEqual({ rule: 'SFB-CDRAFT-04' });
  t.say({ champion: 'gwaien' });
  expect(t.why({ champion: 'gwaien' })).toEqual({ rule: 'SFB-CDRAFT-04' });
  t.say({ champion: 'kilgore' });
  t.say({ champion: 'deryn' });
  t.say({ champion: 'deryn' });
  const deryns = t.view(null).champions.filter(({ key }) => key === 'deryn');
  expect(deryns.map(({ side }) => side).sort()).toEqual([0, 1]);
});

test('[SFB-RULING-102] rosters are chosen in secret and shown together', () => {
  const t = chosen({ draft: 'competitive' });
  t.t.choose('bring', { champion: 'gwaien' }, 0);
  t.t.choose('bring', { champion: 'sulka' }, 1);
  expect(t.view(0).seats.map(({ roster }) => roster)).toEqual([['gwaien'], null]);
  expect(t.view(null).seats.map(({ roster }) => roster)).toEqual([null, null]);
  expect(t.t.seenBy(1, 'championBrought')).toEqual([
    { type: 'championBrought', seat: 0 },
    { type: 'championBrought', seat: 1, champion: 'sulka' },
  ]);
  bring(t, ['kilgore', 'deryn', 'dugrun', 'goldarr']);
  expect(t.t.seenBy(1, 'rosterShown')).toHaveLength(2);
  expect(t.view(1).seats[0]?.roster).toHaveLength(5);
});

test('[SFB-RULING-91] [SFB-DEC-30] free choice goes one at a time in the order of the casual draft, from the whole roster', () => {
  const t = chosen({ draft: 'free', pool: 6 });
  expect(t.options()).toHaveLength(CHAMPIONS.length);
  t.say({ champion: 'gwaien' });
  expect(t.why({ champion: 'gwaien' })).toEqual({ rule: 'SFB-RULING-75' });
  expect(asking(t, 'chooseChampion')).toEqual([1, 2, 1, 2, 1]);
  const mirrored = chosen({ draft: 'free', mirrors: true });
  mirrored.say({ champion: 'gwaien' }).say({ champion: 'gwaien' });
  expect(mirrored.why({ champion: 'gwaien' })).toEqual({ rule: 'SFB-RULING-91' });
});

/** Draft questions of the team game. */
const team = (input: { readonly [key: string]: unknown }): Acting => chosen({ players: 4, ...input });

test('[SFB-TEAM-01] [SFB-TEAM-22] [SFB-TEAM-24] [SFB-TEAM-25] [SFB-VEC-17] team draft: 2, 1, 4, 3, 2, 1, 4, 3 from at least eight', () => {
  expect(rules.configure({ players: 4, pool: 7 })).toMatchObject({
    problems: [{ field: 'pool', allowed: '8 to 12 for these players' }],
  });
  const t = team({ pool: 8 });
  expect(new Set(t.view(null).pool).size).toBe(8);
  expect(asking(t, 'draft')).toEqual([2, 1, 4, 3, 2, 1, 4, 3]);
  for (const seat of [0, 1, 2, 3]) expect(teamOf(t, seat)).toHaveLength(2);
});

test('[SFB-DRAFT-01] [SFB-TEAM-22] six Champions twice are enough for four players [SFB-F3]', () => {
  const t = team({ duplicates: true, pool: 6 });
  const { pool } = t.view(null);
  expect([pool.length, new Set(pool).size]).toEqual([12, 6]);
  expect(asking(t, 'draft')).toEqual([2, 1, 4, 3, 2, 1, 4, 3]);
  const five = rules.configure({ players: 4, duplicates: true, pool: 5 });
  expect(five).toMatchObject({ problems: [{ field: 'pool', allowed: 'a whole number from 6 to 12' }] });
});

test('[SFB-TEAM-22] [SFB-TEAM-23] with duplicates both teams may have a Champion, but neither has it twice', () => {
  const t = team({ duplicates: true, pool: 8 });
  expect(t.view(null).pool).toHaveLength(16);
  const [first] = t.view(null).pool;
  const champion = String(first);
  t.say({ champion }).say({ champion });
  expect(t.why({ champion })).toEqual({ rule: 'SFB-DRAFT-04' });
  const other = team({ duplicates: true, pool: 8 });
  other.say({ champion });
  other.say({ ...(other.options().at(-1) ?? {}) });
  expect(other.why({ champion })).toEqual({ rule: 'SFB-TEAM-23' });
});

test('[SFB-TEAM-26] [SFB-TEAM-27] [SFB-TEAM-28] [SFB-VEC-17] team bans: 1 of 2, 2 of 1, 3 of 4, 4 of 3; the two left are played', () => {
  const t = team({ draft: 'competitive' });
  const [one = 0, two = 0, three = 0, four = 0] = t.s.order;
  expect(t.t.decisions.map(({ seat }) => seat)).toEqual([one, two]);
  bring(t, ['gwaien', 'kilgore', 'deryn']);
  expect(t.t.decisions.map(({ seat }) => seat)).toEqual([three, four]);
  expect(t.t.refusal({ champion: 'gwaien' }, three)).toEqual({ rule: 'SFB-TEAM-26' });
  expect(t.view(three).seats[one]?.roster).toEqual(['gwaien', 'kilgore', 'deryn']);
  expect(t.view(three).seats[two]?.roster).toBeNull();
  bring(t, ['sulka', 'korvash', 'khalize']);
  const bans: unknown[] = [];
  while (t.asked.endsWith('ban')) {
    bans.push([t.t.decisions[0]?.seat, t.t.about().from]);
    t.say({ ...(t.options()[0] ?? {}) });
  }
  expect(bans).toEqual([
    [one, two],
    [two, one],
    [three, four],
    [four, three],
  ]);
  expect(teamOf(t, one)).toEqual(['kilgore', 'deryn']);
  expect(teamOf(t, three)).toEqual(['korvash', 'khalize']);
});

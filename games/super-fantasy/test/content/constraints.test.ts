import { expect, test } from 'vitest';
import { ABILITIES, FACES, HEROES, ITEMS, KIND_CARDS, SMALL_ITEMS } from '../../src/content/index.ts';
import { MISSIONS } from '../../src/content/missions/index.ts';
import { content, used } from '../../src/content-used.ts';
import { checkMission } from '../../src/mission/check.ts';
import { drawMission } from '../../src/mission/draw.ts';
import { ATTRIBUTES, CLASSES } from '../../src/vocabulary.ts';
import { contentWords } from '../../src/words/cards.ts';

test('six hero boards: attributes 1 to 4, hearts add to 24, a weapon each, basic armour gives 0 or 1', () => {
  expect(HEROES).toHaveLength(6);
  for (const { attributes, basics, focus } of HEROES) {
    const values = ATTRIBUTES.map((attribute) => attributes[attribute]);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...values)).toBeLessThanOrEqual(4);
    expect(values.reduce((sum, value) => sum + value, 0)).toBe(14);
    expect(attributes[focus]).toBe(Math.max(...values));
    expect(basics.some(({ kind }) => kind === 'weapon')).toBe(true);
    for (const item of basics) if ('shieldDice' in item) expect([0, 1]).toContain(item.shieldDice);
  }
  expect(HEROES.reduce((sum, { life }) => sum + life, 0)).toBe(24);
  expect(new Set(HEROES.map(({ colour }) => colour)).size).toBe(6);
});

test('thirty Magic Items by slot, each class named once, each restriction at least twice', () => {
  const of = (kind: string) => ITEMS.filter((item) => item.kind === kind);
  const weapons = (attribute: string) =>
    ITEMS.filter((item) => item.kind === 'weapon' && item.attribute === attribute);
  expect([weapons('strength').length, weapons('aim').length, weapons('magic').length]).toEqual([7, 6, 5]);
  expect([of('shield').length, of('armour').length, of('tome').length]).toEqual([3, 4, 5]);
  const conditions = ITEMS.flatMap((item) => [
    ...item.bonuses.flatMap(({ when = [] }) => [...when]),
    ...(item.kind === 'tome' ? (item.use.useIf ?? []) : []),
  ]);
  for (const cls of CLASSES)
    expect(conditions.filter((each) => 'class' in each && each.class === cls)).toHaveLength(1);
  for (const key of ['totalAtLeast', 'class', 'starsAtLeast', 'magicTest', 'behindTarget', 'inZones'])
    expect(conditions.filter((each) => key in each).length).toBeGreaterThanOrEqual(2);
});

test('fifteen Small Items of eight kinds, eighteen abilities, ten kinds of monsters, 21 tiles with two faces', () => {
  expect(SMALL_ITEMS).toHaveLength(8);
  expect(SMALL_ITEMS.reduce((sum, { copies }) => sum + copies, 0)).toBe(15);
  expect(ABILITIES).toHaveLength(18);
  expect(KIND_CARDS.reduce((sum, { figures }) => sum + figures, 0)).toBe(30);
  expect(FACES).toHaveLength(42);
  expect(new Set(FACES.map(({ tile }) => tile)).size).toBe(21);
});

test('no furniture stands within a square of an opening', () => {
  for (const { id, rows, openings } of FACES) {
    const [width, height] = [rows[0]?.length ?? 0, rows.length];
    const squares = openings.flatMap((side) =>
      [0, 1].map((n) =>
        side === 'N' || side === 'S'
          ? [width / 2 - 1 + n, side === 'N' ? 0 : height - 1]
          : [side === 'W' ? 0 : width - 1, height / 2 - 1 + n],
      ),
    );
    rows.forEach((row, y) => {
      [...row].forEach((letter, x) => {
        if (letter === '.' || letter === ',') return;
        const near = squares.some(([ox = 0, oy = 0]) => Math.max(Math.abs(ox - x), Math.abs(oy - y)) <= 1);
        expect(near, `${id} at ${x},${y}`).toBe(false);
      });
    });
  }
});

test.each(MISSIONS.map((mission) => [mission.id, mission] as const))(
  'Mission %s is valid as JSON',
  (_id, mission) => {
    expect(checkMission(JSON.parse(JSON.stringify(mission)))).toHaveProperty('mission');
    expect(drawMission(mission)).toContain(mission.title);
  },
);

test('the check names the field, what was found and what is allowed', () => {
  const broken = (change: (mission: Record<string, unknown>) => void) => {
    const mission = JSON.parse(JSON.stringify(MISSIONS[0])) as Record<string, unknown>;
    change(mission);
    const checked = checkMission(mission);
    return 'problems' in checked ? checked.problems.map(({ field }) => field) : [];
  };
  expect(checkMission(7)).toHaveProperty('problems');
  expect(broken((m) => Object.assign(m, { portals: [] }))).toEqual(['portals']);
  expect(broken((m) => Object.assign(m, { sleepy: ['Porch'] }))).toEqual(['sleepy']);
  expect(broken((m) => Object.assign(m, { doors: [{ edge: '0,0W' }], events: [] }))).toEqual([
    'doors[0].edge',
  ]);
  expect(broken((m) => Object.assign(m, { barrels: [[16, 1]] }))).toEqual(['barrels[0]']);
  expect(broken((m) => Object.assign(m, { objective: { kill: { ids: ['nobody'] } } }))).toEqual([
    'objective.kill.ids',
  ]);
  expect(broken((m) => Object.assign(m, { beasts: {} }))).toEqual(['beasts.ugly-snout', 'beasts.big-snout']);
  expect(
    broken((m) => Object.assign(m, { objective: { reach: 'Larder', heroes: 'one' }, doors: [], events: [] })),
  ).toEqual([]);
  expect(broken((m) => Object.assign(m, { colour: 'red' }))).toEqual(['colour']);
  expect(broken((m) => Object.assign(m, { uglyMaster: { summonsFrom: 3 } }))).toEqual(['uglyMaster']);
  expect(broken((m) => Object.assign(m, { endSpace: { '2': 9, '3': 9, '4': 9, '5': 9 } }))).toEqual([
    'endSpace.6',
  ]);
  const events = [{ when: { turn: 2 }, do: [{ openDoor: 'none' }] }];
  expect(broken((m) => Object.assign(m, { events }))).toEqual(['events[0].do[0].openDoor']);
});

test('everything printed has a text, and events name what they use', () => {
  for (const piece of content) {
    if (piece.startsWith('trap:') || piece.startsWith('prop:')) continue;
    expect(contentWords(piece), piece).toMatch(/\w.*\./);
  }
  expect(used({ type: 'heroChosen', hero: 'zoe' } as never)).toEqual(['hero:zoe']);
});

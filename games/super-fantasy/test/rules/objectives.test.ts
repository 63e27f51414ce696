/** Every kind of objective and condition a Mission can name: what fulfils it, and what nearly does. */
import { expect, test } from 'vitest';
import type { MissionCondition, Objective } from '../../src/mission/types.ts';
import { conditionHolds, objectiveMet } from '../../src/queries/conditions.ts';
import type { State } from '../../src/state.ts';
import { hero, sq, table } from '../table.ts';

type Arrange = (s: State) => void;

/** In the court of the throne: Barka and Zoë, the Statue east of the button, an Ugly Snout; Dorbak on his throne. */
function court(arrange: Arrange): State {
  const found: State[] = [];
  table({
    mission: 'throne',
    furnished: true,
    heroes: { barka: [8, 22], zoe: [9, 22] },
    monsters: { dorbak: ['dorbak', 8, 3], guard: ['ugly-snout', 10, 19] },
  }).arrange((s) => {
    s.levers.push({ id: 'second', cell: sq(s, 11, 22), on: false });
    each(s.braziers, { on: false });
    arrange(s);
    found.push(s);
  });
  return found[0] as State;
}

const kill: (...ids: string[]) => Arrange =
  (...ids) =>
  (s) => {
    s.killed.push(...ids);
    s.monsters = s.monsters.filter(({ id }) => !ids.includes(id));
  };
/** Changes all of these in the same way. */
function each<T extends object>(things: readonly T[], change: Partial<T>): void {
  for (const thing of things) Object.assign(thing, change);
}
const put: (id: string, x: number, y: number) => Arrange = (id, x, y) => (s) =>
  each([hero({ state: s }, id)], { cell: sq(s, x, y) });
const lever: (first: boolean, second: boolean) => Arrange = (first, second) => (s) => {
  each(s.levers.slice(0, 1), { on: first });
  each(s.levers.slice(1), { on: second });
};
const bring: Arrange = (s) => each(s.tomes, { brought: true });
const brazier: Arrange = (s) => each(s.braziers, { on: true });
const closePortal: Arrange = (s) => each(s.portals, { closed: true });
const nothing: Arrange = () => undefined;
const turn: (marker: number) => Arrange = (turnMarker) => (s) => each([s], { turnMarker });
const stage: (done: number) => Arrange = (done) => (s) => each([s], { stage: done });
const both: (one: Arrange, other: Arrange) => Arrange = (one, other) => (s) => {
  one(s);
  other(s);
};
const statueOnButton: Arrange = (s) => each([s], { statue: s.buttons[0]?.cell ?? -1 });

const CONDITIONS: readonly (readonly [MissionCondition, Arrange, boolean])[] = [
  [{ killed: ['guard'] }, nothing, false],
  [{ killed: ['guard'] }, kill('guard'), true],
  [{ killed: ['guard', 'dorbak'] }, kill('guard'), false],
  [{ levers: ['throne-lever'] }, lever(false, true), false],
  [{ levers: ['throne-lever'] }, lever(true, false), true],
  [{ levers: ['throne-lever', 'second'] }, lever(true, false), false],
  [{ levers: ['throne-lever', 'second'] }, lever(true, true), true],
  [{ levers: ['throne-lever'], on: false }, lever(false, true), true],
  [{ levers: ['throne-lever'], on: false }, lever(true, false), false],
  [{ buttons: ['court-button'] }, nothing, false],
  [{ buttons: ['court-button'] }, statueOnButton, true],
  [{ buttons: ['court-button'] }, put('zoe', 7, 21), true],
  [{ buttons: ['court-button'], on: false }, put('zoe', 7, 21), false],
  [{ buttons: ['court-button'], on: false }, nothing, true],
  [{ braziers: ['throne-brazier'] }, nothing, false],
  [{ braziers: ['throne-brazier'] }, brazier, true],
  [{ braziers: ['throne-brazier'], lit: false }, brazier, false],
  [{ braziers: ['throne-brazier'], lit: false }, nothing, true],
  [{ portalClosed: 'great-portal' }, nothing, false],
  [{ portalClosed: 'great-portal' }, closePortal, true],
  [{ tomesBrought: 1 }, nothing, false],
  [{ tomesBrought: 1 }, bring, true],
  [{ tomesBrought: 2 }, bring, false],
  [{ turn: 5 }, turn(4), false],
  [{ turn: 5 }, turn(5), true],
  [{ all: [{ turn: 5 }, { tomesBrought: 1 }] }, turn(5), false],
  [{ all: [{ turn: 5 }, { tomesBrought: 1 }] }, both(turn(5), bring), true],
  [{ any: [{ turn: 5 }, { tomesBrought: 1 }] }, turn(4), false],
  [{ any: [{ turn: 5 }, { tomesBrought: 1 }] }, bring, true],
];

test.each(CONDITIONS)('[SF-PROP-01] [SF-PROP-02] %j', (condition, arrange, holds) => {
  expect(conditionHolds(court(arrange), condition)).toBe(holds);
});

const OBJECTIVES: readonly (readonly [Objective, Arrange, boolean])[] = [
  [{ kill: { ids: ['dorbak'] } }, nothing, false],
  [{ kill: { ids: ['dorbak'] } }, kill('dorbak'), true],
  [{ kill: { ids: ['dorbak', 'guard'] } }, kill('dorbak'), false],
  [{ kill: { kinds: ['ugly-snout'] } }, nothing, false],
  [{ kill: { kinds: ['ugly-snout'] } }, kill('guard'), true],
  [{ kill: { ids: ['dorbak'], kinds: ['ugly-snout'] } }, kill('guard'), false],
  [{ kill: { ids: ['dorbak'], kinds: ['ugly-snout'] } }, kill('dorbak'), false],
  [{ kill: { ids: ['dorbak'], kinds: ['ugly-snout'] } }, kill('guard', 'dorbak'), true],
  [{ reach: 'Barracks', heroes: 'one' }, nothing, false],
  [{ reach: 'Barracks', heroes: 'one' }, put('zoe', 2, 19), true],
  [{ reach: 'Court', heroes: 'one' }, put('zoe', 2, 19), true],
  [{ reach: 'Court', heroes: 'all' }, put('zoe', 2, 19), false],
  [{ reach: 'Court', heroes: 'all' }, nothing, true],
  [{ reach: 'Court', heroes: 'all' }, (s) => each([hero({ state: s }, 'zoe')], { lying: true }), false],
  [{ reach: 'Court', heroes: 'one' }, (s) => each(s.heroes, { lying: true }), false],
  [{ reach: 'Court', heroes: 'one' }, (s) => each(s.heroes, { cell: -1 }), false],
  [{ carry: 1, to: 'Drawbridge' }, nothing, false],
  [{ carry: 1, to: 'Drawbridge' }, bring, true],
  [{ carry: 2, to: 'Drawbridge' }, bring, false],
  [{ toggleAll: [{ turn: 5 }, { tomesBrought: 1 }] }, bring, false],
  [{ toggleAll: [{ turn: 5 }, { tomesBrought: 1 }] }, both(bring, turn(6)), true],
  [{ survive: 5 }, turn(4), false],
  [{ survive: 5 }, turn(5), true],
  [{ anyOf: [{ survive: 5 }, { carry: 1, to: 'Drawbridge' }] }, nothing, false],
  [{ anyOf: [{ survive: 5 }, { carry: 1, to: 'Drawbridge' }] }, bring, true],
  [{ sequence: [{ survive: 2 }, { survive: 3 }] }, stage(1), false],
  [{ sequence: [{ survive: 2 }, { survive: 3 }] }, stage(2), true],
];

test.each(OBJECTIVES)('[SF-CORE-03] [SF-CORE-04] %j', (objective, arrange, met) => {
  expect(objectiveMet(court(arrange), objective)).toBe(met);
});

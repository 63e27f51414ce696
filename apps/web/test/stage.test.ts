import type { GameEvent, Telling, Weight, Words } from '@questhall/kernel';
import type { Seen } from '@questhall/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Speed } from '../src/app/settings.ts';
import type { GameTable } from '../src/table/game-table.ts';
import type { Stage } from '../src/table/stage.ts';
import { createStage } from '../src/table/stage.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A view is a number; an event adds to it, and is told unless it is silent. */
interface Added extends GameEvent {
  readonly type: 'added' | 'silent';
  readonly amount: number;
}

const added = (amount: number, type: Added['type'] = 'added'): GameEvent => ({ type, amount }) as Added;

const words = {
  event: (event: GameEvent) => (event.type === 'silent' ? undefined : `plus ${(event as Added).amount}`),
} as unknown as Words;

const table = {
  event: () => ({ icon: '' }),
  after: (view: number, event: GameEvent) => view + (event as Added).amount,
} as unknown as GameTable;

const seen = (view: number): Seen => ({
  view,
  decision: null,
  waiting: [],
  undo: 'none',
  outcome: null,
  clock: null,
});

function stageAt(speed: Speed, telling?: Telling): { readonly stage: Stage; readonly said: string[] } {
  const said: string[] = [];
  const stage = createStage({
    table: () => table,
    words,
    telling,
    speed: () => speed,
    said: (text) => said.push(text),
    heard: () => {},
    nameOf: (seat) => `Seat ${seat + 1}`,
  });
  stage.set(0, seen(0), []);
  return { stage, said };
}

const texts = (stage: Stage): readonly string[] => stage.state()?.lines.map(({ text }) => text) ?? [];

test('events are shown one after the other, and the board moves with the log', () => {
  const { stage } = stageAt('calm');
  stage.play({ seen: seen(10), events: [added(3), added(4)] });
  expect(texts(stage)).toEqual(['plus 3']);
  expect(stage.state()).toMatchObject({ view: 3, busy: true });
  vi.advanceTimersToNextTimer();
  expect(texts(stage)).toEqual(['plus 3', 'plus 4']);
  expect(stage.state()).toMatchObject({ view: 7, busy: true });
  vi.advanceTimersToNextTimer();
  expect(stage.state()).toMatchObject({ view: 10, busy: false, happening: null });
});

test.each(['calm', 'instant'] as const)('what has happened stays known however fast it went: %s', (speed) => {
  const { stage } = stageAt(speed);
  const past = () => stage.state()?.past.map(({ type }) => type);
  stage.play({ seen: seen(7), events: [added(3), added(4)] });
  vi.runAllTimers();
  expect(past()).toEqual(['added', 'added']);
  stage.play({ seen: seen(3), events: [], undone: 0 });
  expect(past()).toEqual([]);
  stage.set(0, seen(9), [
    { version: 1, events: [added(1)] },
    { version: 2, events: [], undone: 0 },
    { version: 3, events: [added(2)] },
  ]);
  expect(past()).toEqual(['added']);
});

test('what nobody is told takes no time', () => {
  const { stage } = stageAt('calm');
  stage.play({ seen: seen(5), events: [added(5, 'silent')] });
  expect(stage.state()).toMatchObject({ view: 5, busy: false });
});

test('what comes while something is shown waits for its turn', () => {
  const { stage } = stageAt('calm');
  stage.play({ seen: seen(1), events: [added(1)] });
  stage.play({ seen: seen(2), events: [added(1)] });
  expect(texts(stage)).toEqual(['plus 1']);
  vi.runAllTimers();
  expect(texts(stage)).toEqual(['plus 1', 'plus 1']);
  expect(stage.state()).toMatchObject({ view: 2, busy: false });
});

test('whoever does not want to wait sees everything at once', () => {
  const { stage } = stageAt('calm');
  for (let page = 1; page <= 3; page++) stage.play({ seen: seen(page), events: [added(1)] });
  stage.skip();
  expect(stage.state()).toMatchObject({ view: 3, busy: false });
  stage.play({ seen: seen(4), events: [added(1)] });
  expect(stage.state()?.busy, 'the next is shown in its time again').toBe(true);
});

test('at once means at once, and everything is still said and written', () => {
  const { stage, said } = stageAt('instant');
  stage.play({ seen: seen(2), events: [added(1), added(1)] });
  expect(stage.state()).toMatchObject({ view: 2, busy: false });
  expect(said).toEqual(['plus 1', 'plus 1']);
  expect(texts(stage)).toEqual(said);
});

test('the more waits, the faster a brisk pace goes; calm stays calm', () => {
  const lengthOf = (speed: Speed, events: number): number => {
    const { stage } = stageAt(speed);
    stage.play({ seen: seen(events), events: Array.from({ length: events }, () => added(1)) });
    return stage.state()?.happening?.lasts ?? 0;
  };
  expect(lengthOf('brisk', 30)).toBeLessThan(lengthOf('brisk', 1) / 2);
  expect(lengthOf('calm', 30)).toBe(lengthOf('calm', 1));
});

test('step by step, the next beat comes when it is asked for', () => {
  const { stage, said } = stageAt('step');
  stage.play({ seen: seen(3), events: [added(1), added(1), added(1)] });
  vi.runAllTimers();
  expect(texts(stage)).toEqual(['plus 1']);
  expect(stage.state()).toMatchObject({ busy: true, waits: true });
  stage.next();
  vi.runAllTimers();
  expect(texts(stage)).toHaveLength(2);
  expect(said, 'each beat is read out once').toEqual(['plus 1', 'plus 1']);
  stage.skip();
  expect(stage.state()).toMatchObject({ view: 3, busy: false, waits: false });
});

test('what matters more stays longer, and one’s own doing holds nobody up', () => {
  const weighing = (weight: Weight): Telling => ({
    parts: { added: { weight, opens: 'turn', source: { seat: 'amount' } } },
    name: () => '',
    seat: ({ seat }) => Number(seat),
    standing: () => [],
  });
  const lengthOf = (weight: Weight, seat: number): number => {
    const { stage } = stageAt('calm', weighing(weight));
    stage.play({ seen: seen(1), events: [added(seat)] });
    return stage.state()?.happening?.lasts ?? 0;
  };
  expect(lengthOf('grand', 1)).toBeGreaterThan(2 * lengthOf('plain', 1));
  expect(lengthOf('grand', 0)).toBeLessThan(lengthOf('plain', 1));
});

test('an undo is a line of the log', () => {
  const { stage } = stageAt('calm');
  stage.play({ seen: seen(0), events: [], undone: 1 });
  expect(texts(stage)).toEqual(['Seat 2 undid the last choice.']);
});

test('other eyes see the whole log at once', () => {
  const { stage } = stageAt('calm');
  stage.play({ seen: seen(1), events: [added(1)] });
  stage.set(1, seen(9), [
    { version: 1, events: [added(4)] },
    { version: 2, events: [added(5)], undone: 0 },
  ]);
  expect(texts(stage)).toEqual(['plus 4', 'plus 5', 'Seat 1 undid the last choice.']);
  expect(stage.state()).toMatchObject({ viewer: 1, view: 9, busy: false });
  vi.runAllTimers();
  expect(stage.state()?.view, 'what was being shown to the first is dropped').toBe(9);
});

import { expect, test } from 'vitest';
import { emit, emitTo, eventsFor, freshMachine, seeded, takeEvents } from '../src/index.ts';

interface Drew {
  readonly type: 'drew';
  readonly card?: string;
}

test('everybody sees what is emitted; some see what is emitted to them, the others something else or nothing', () => {
  const s = freshMachine(seeded('events'));
  emit(s, { type: 'began' });
  emitTo<Drew>(s, [0, 2], { type: 'drew', card: 'ogre' }, { type: 'drew' });
  emitTo(s, [1], { type: 'whispered' });
  const recorded = takeEvents(s);
  const began = { type: 'began' };
  expect(eventsFor(0, recorded)).toEqual([began, { type: 'drew', card: 'ogre' }]);
  expect(eventsFor(1, recorded)).toEqual([began, { type: 'drew' }, { type: 'whispered' }]);
  expect(eventsFor(2, recorded)).toEqual([began, { type: 'drew', card: 'ogre' }]);
  expect(eventsFor(null, recorded)).toEqual([began, { type: 'drew' }]);
});

test('what was fetched is gone', () => {
  const s = freshMachine(seeded('events'));
  emit(s, { type: 'began' });
  expect(takeEvents(s)).toHaveLength(1);
  expect(takeEvents(s)).toEqual([]);
});

test('when nobody listens, nothing is kept', () => {
  const s = { ...freshMachine(seeded('events')), events: null };
  emit(s, { type: 'began' });
  emitTo(s, [0], { type: 'whispered' });
  expect(s.events).toBeNull();
  expect(takeEvents(s)).toEqual([]);
});

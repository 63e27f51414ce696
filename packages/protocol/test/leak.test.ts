import type { Viewer } from '@questhall/kernel';
import { asGame, eventsFor, present, replay } from '@questhall/kernel';
import type { Toy } from '@questhall/testkit/toy';
import { toy } from '@questhall/testkit/toy';
import { expect, test } from 'vitest';
import type { FullView, HostMessage, Update } from '../src/index.ts';
import type { Person } from './hall.ts';
import { openHall, playOn } from './hall.ts';

interface Planted extends Toy {
  planted: string[];
}

/** Bone Duel, where each seat also holds a word that only this seat may know. */
const game = asGame({
  ...toy,
  setup: (options, rng) => ({
    ...toy.setup(options, rng),
    planted: Array.from({ length: options.players }, (_, seat) => `plant-of-${seat}-x`),
  }),
  view: (s: Planted, viewer: Viewer) => ({
    ...toy.view(s, viewer),
    planted: viewer === null ? null : s.planted[viewer],
  }),
} as typeof toy);

const messages = ({ frames }: Person): HostMessage[] =>
  frames.map((frame) => JSON.parse(frame) as HostMessage);

const movesOf = (person: Person): (Update | FullView)[] =>
  messages(person).filter((message) => message.type === 'update' || message.type === 'view');

test.each(['one', 'two', 'three', 'four'])(
  'no frame tells a viewer what it may not know (%s)',
  async (seed) => {
    const hall = openHall(
      { game: 'toy', settings: { players: 3, undo: 'free' }, seats: [{ holder: 'you' }] },
      { game },
    );
    const ann = hall.enter('ann');
    const bo = hall.enter('bo');
    const cy = hall.enter('cy');
    const eve = hall.enter('eve');
    await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } });
    await cy.client.ask({ type: 'seat', seat: 2, action: { do: 'take' } });
    await ann.client.ask({ type: 'start' });
    await playOn([ann, bo, cy], seed, 12);
    await bo.client.ask({ type: 'undo', seat: 1 });
    await playOn([ann, bo, cy], `${seed} more`);
    const record = hall.host.finished();
    if (!record) throw new Error('it is over');

    const seated: readonly (readonly [Person, Viewer])[] = [
      [ann, 0],
      [bo, 1],
      [cy, 2],
      [eve, null],
    ];
    for (const [person, viewer] of seated) {
      const all = person.frames.join('\n');
      expect(all).not.toContain(record.seed);
      expect(all).not.toContain('guest-');
      for (const seat of [0, 1, 2]) expect(all.includes(`plant-of-${seat}-x`)).toBe(seat === viewer);
      for (const move of movesOf(person)) expect(move.viewer).toBe(viewer);
    }
  },
);

test('a viewer is told exactly its own view and events, step by step', async () => {
  const hall = openHall({ game: 'toy', settings: { players: 2, undo: 'never' }, seats: [{ holder: 'you' }] });
  const ann = hall.enter('ann');
  const bo = hall.enter('bo');
  const eve = hall.enter('eve');
  await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } });
  const seen = new Map<Viewer, { view: unknown; events: unknown; decision: unknown }[]>();
  const seated: readonly (readonly [Person, Viewer])[] = [
    [ann, 0],
    [bo, 1],
    [eve, null],
  ];
  for (const [person, viewer] of seated) {
    const steps: { view: unknown; events: unknown; decision: unknown }[] = [];
    seen.set(viewer, steps);
    person.client.listen(({ shown }, update) => {
      const now = shown.get(viewer)?.seen;
      if (!update || !now) return;
      const events =
        update.type === 'view' ? update.log.flatMap((page) => page.events) : (update.events ?? []);
      steps.push({ view: now.view, events, decision: now.decision?.options ?? null });
    });
  }
  await ann.client.ask({ type: 'start' });
  await playOn([ann, bo], 'step by step');
  const record = hall.host.finished();
  if (!record) throw new Error('it is over');
  let step = 0;
  replay(asGame(toy), record, undefined, (match, recorded) => {
    for (const [, viewer] of seated) {
      const { view, decision } = present(match, viewer);
      const expected = { view, events: eventsFor(viewer, recorded), decision: decision?.options ?? null };
      expect(seen.get(viewer)?.[step]).toEqual(JSON.parse(JSON.stringify(expected)));
    }
    step += 1;
  });
  expect(step).toBe(record.answers.length + 1);
});

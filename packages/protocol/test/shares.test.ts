/** What a table asks of its machine: no more than somebody waits for, and nothing that tells on a bot. */
import { expect, test } from 'vitest';
import type { Thought } from '../src/host/index.ts';
import type { Hint } from '../src/index.ts';
import { asked, openHall } from './hall.ts';

const BOTS = {
  game: 'toy',
  settings: { players: 2 },
  seats: [
    { holder: 'bot', bot: 'random' },
    { holder: 'bot', bot: 'greedy' },
  ],
} as const;
const SOLO = {
  game: 'toy',
  settings: { players: 2 },
  seats: [{ holder: 'you' }, { holder: 'bot', bot: 'master' }],
} as const;

/** A hall whose hints wait until they are told. */
async function hinting() {
  const thoughts: (Thought & { tell(hints: readonly Hint[] | undefined): void })[] = [];
  const hall = openHall(SOLO, {
    ports: {
      hint(thought) {
        const { promise, resolve } = Promise.withResolvers<readonly Hint[] | undefined>();
        thoughts.push({ ...thought, tell: resolve });
        return promise;
      },
    },
  });
  const ann = hall.enter('ann');
  await ann.client.ask({ type: 'start' });
  while (!asked(ann)) await Promise.resolve();
  return { ann, thoughts };
}

test('a seat has one hint at a time', async () => {
  const { ann, thoughts } = await hinting();
  const first = ann.client.hint(0);
  expect(await ann.client.hint(0)).toHaveProperty('refused.rule', 'QH-HINT-PENDING');
  thoughts[0]?.tell([]);
  expect(await first).toHaveProperty('ok.hints', []);
  void ann.client.hint(0);
  expect(thoughts).toHaveLength(2);
});

test('a hint is dropped when its question is answered, and when whoever asked leaves', async () => {
  const { ann, thoughts } = await hinting();
  const first = ann.client.hint(0);
  const open = asked(ann);
  await ann.client.answer(0, open?.options[0] ?? { do: 'nothing' });
  await thoughts[0]?.dropped;
  thoughts[0]?.tell(undefined);
  expect(await first).toHaveProperty('refused.rule', 'QH-NO-HINT');
  while (!asked(ann)) await Promise.resolve();
  void ann.client.hint(0);
  ann.hangUp();
  await thoughts[1]?.dropped;
});

test('where only bots sit nothing happens until somebody looks, and nothing more when they have gone', async () => {
  const thoughts: (() => void)[] = [];
  const hall = openHall(BOTS, {
    ports: {
      think({ match, seat }) {
        const [option] = match.decisions.find((open) => open.seat === seat)?.options ?? [];
        return new Promise((resolve) => {
          thoughts.push(() => resolve(option ?? { do: 'nothing' }));
        });
      },
    },
  });
  const ann = hall.enter('ann');
  await ann.client.ask({ type: 'start' });
  await settled();
  for (const think of thoughts.splice(0)) think();
  await settled();
  expect(thoughts.length).toBeGreaterThan(0);
  ann.hangUp();
  for (const think of thoughts.splice(0)) think();
  await settled();
  expect(thoughts).toEqual([]);
  expect(hall.host.idle()).toBe(true);
  const version = hall.host.version();
  hall.host.carryOn();
  await settled();
  expect([hall.host.version(), thoughts.length]).toEqual([version, 0]);
  hall.enter('eve');
  await settled();
  expect(thoughts.length + hall.host.version() - version).toBeGreaterThan(0);
});

test('a bot takes as long for a question with one option as for any other', async () => {
  const pauses: { readonly milliseconds: number; go(): void }[] = [];
  let choices = 0;
  const hall = openHall(SOLO, {
    ports: {
      pause: (milliseconds) => new Promise((go) => pauses.push({ milliseconds, go })),
      think({ match, seat }) {
        choices += 1;
        const [option] = match.decisions.find((open) => open.seat === seat)?.options ?? [];
        return Promise.resolve(option ?? { do: 'nothing' });
      },
    },
  });
  const ann = hall.enter('ann');
  await ann.client.ask({ type: 'start' });
  let answers = 0;
  for (let turns = 0; turns < 400 && hall.saved().status === 'playing'; turns++) {
    await settled();
    const open = asked(ann);
    if (open) await ann.client.answer(open.seat, open.options[0] ?? { do: 'nothing' });
    else {
      // Nothing happens before the time has come, whatever is asked.
      const before = hall.host.version();
      expect(pauses.map(({ milliseconds }) => milliseconds)).toEqual([1700]);
      pauses.shift()?.go();
      await settled();
      expect(hall.host.version()).toBe(before + 1);
      answers += 1;
    }
  }
  expect(choices).toBeGreaterThan(0);
  expect(answers).toBeGreaterThan(choices);
});

test('a bot that has nothing to say leaves its question open, and it is no fault', async () => {
  const hall = openHall(SOLO, { ports: { think: () => Promise.resolve(undefined) } });
  const ann = hall.enter('ann');
  await ann.client.ask({ type: 'start' });
  for (let turns = 0; turns < 40; turns++) {
    await settled();
    const open = asked(ann);
    if (!open) break;
    await ann.client.answer(open.seat, open.options[0] ?? { do: 'nothing' });
  }
  expect([asked(ann), hall.host.info().status, hall.faults]).toEqual([undefined, 'playing', []]);
});

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

import { startAim } from '@questhall/dice-table';
import type { ThrowRequest } from '@questhall/games/dungeon-fighter';
import type { SeenDice } from '@questhall/games/dungeon-fighter/dice';
import type { Option } from '@questhall/kernel';
import { same } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { createRolling } from '../src/dice/rolling.ts';
import { NO_LIMITS } from '../src/index.ts';
import type { Person } from './people.ts';
import { join, newTable, newToken } from './people.ts';
import { serve } from './toy-hall.ts';

const seenOf = (person: Person, seat: number) => {
  const shown = person.client.state().shown.get(seat);
  if (!shown) throw new Error(`nothing is shown to ${seat}`);
  return shown.seen;
};

interface Open {
  readonly seat: number;
  readonly kind: string;
  readonly option: Option;
  /** What is asked about a throw. */
  readonly asked: ThrowRequest;
}

/** What one of the seats is asked, with what could be answered first. */
function openOf(ann: Person): Open {
  const open = [...ann.client.state().shown].find(([, { seen }]) => seen.decision !== null);
  const decision = open?.[1].seen.decision;
  if (!open || !decision) throw new Error('nobody is asked');
  const asked = decision.about as unknown as ThrowRequest;
  return { seat: Number(open[0]), kind: decision.kind, option: decision.options[0] as Option, asked };
}

/** Answers whatever comes first until one of the seats has something to throw. */
async function playToThrow(ann: Person): Promise<Open> {
  for (let n = 0; n < 200; n++) {
    const open = openOf(ann);
    if (open.kind === 'throw') return open;
    await ann.client.answer(open.seat, open.option);
  }
  throw new Error('nobody throws');
}

test('[DF-SIM-05] [DF-SIM-07] a die is thrown over the line: the server throws it, all see the same, and keeps it', async () => {
  const { port } = await serve({ games: new URL('../src/games.ts', import.meta.url) });
  const token = await newToken(port, 'Ann');
  const table = await newTable(port, token, {
    game: 'dungeon-fighter',
    settings: { players: 2, options: { heroes: 'random', boxes: 'labyrinth' } },
    seats: [
      { holder: 'you', autoForced: true },
      { holder: 'you', autoForced: true },
    ],
  });
  const ann = await join(port, table, token);
  const eve = await join(port, table);
  await ann.client.ask({ type: 'start' });

  // A throw is never made by itself, although there is nothing else to do.
  const { seat, option, asked } = await playToThrow(ann);
  // Nobody has aimed longer than they were asked.
  const aim = { ...startAim(asked.die, asked.requirements, asked.board), t: 400 };
  const plain = { by: 'hand', input: { ...aim } } as const;
  const tooStrong = { by: 'hand', input: { ...plain.input, az: 99_999 } } as const;
  expect(await ann.client.answer(seat, option, tooStrong)).toMatchObject({
    refused: { rule: 'DF-SIM-05' },
  });
  expect(await ann.client.answer(seat, option, { by: 'real', landing: 'bullseye icon' })).toHaveProperty(
    'refused',
  );
  const other = { do: 'path' };
  expect(await ann.client.answer(seat, other, plain)).toHaveProperty('refused.rule', 'QH-NO-SUCH-OPTION');

  // Whatever else the message claims, the server does not read it.
  const forged = { ...plain, outcome: { rest: 'bullseye', face: 'icon' } };
  expect(await ann.client.answer(seat, option, forged)).toHaveProperty('ok');
  const dice = seenOf(ann, seat).dice as unknown as SeenDice;
  expect(dice.last).toMatchObject({ serial: asked.serial, input: aim });
  expect(dice.last?.launch).not.toEqual(aim);
  await eve.until(({ shown }) => {
    const seen = shown.get(null)?.seen.dice as unknown as SeenDice | undefined;
    return seen?.last?.outcome.hash === dice.last?.outcome.hash;
  });

  // Loaded again from its log, without throwing anything.
  await ann.hangUp();
  await ann.comeBack();
  const { dice: kept } = seenOf(ann, seat);
  expect(kept).toMatchObject({ last: dice.last, lying: dice.lying });
});

const aimed = ({ board, die, requirements }: ThrowRequest) => ({
  by: 'steps',
  input: { ...startAim(die, requirements, board), t: 0 },
});

test('[R13] dice fall in a thread of their own, whoever throws: what came of it is what everybody sees', async () => {
  const own = createRolling();
  const fallen: unknown[] = [];
  const { port } = await serve({
    games: new URL('../src/games.ts', import.meta.url),
    limits: NO_LIMITS,
    rolling: {
      close: own.close,
      async roll(asker, game, plan) {
        const landed = await own.roll(asker, game, plan);
        if (landed && 'handed' in landed) fallen.push(landed.handed?.note);
        return landed;
      },
    },
  });
  const { ann, ...first } = await beforeThrow(port);
  // Templates were perhaps thrown on the way.
  fallen.length = 0;
  const twice = [1, 2].map(() => ann.client.answer(first.seat, first.option, aimed(first.asked)));
  expect(await twice[0]).toHaveProperty('ok');
  await twice[1];
  expect(fallen).toHaveLength(1);
  expect(lastThrow(ann, first.seat)).toEqual(fallen[0]);

  const { ann: bo, seat } = await beforeThrow(port);
  fallen.length = 0;
  await bo.client.ask({ type: 'seat', seat, action: { do: 'handToBot', bot: 'random' } });
  await bo.until(() => fallen.some((note) => same(note, lastThrow(bo, seat))));
});

test('[R13] a bot whose dice find no room waits: they never fall where everybody would wait for them', async () => {
  const own = createRolling();
  const [tried, fallen]: [unknown[], unknown[]] = [[], []];
  const { port } = await serve({
    games: new URL('../src/games.ts', import.meta.url),
    limits: NO_LIMITS,
    rolling: {
      close: own.close,
      async roll(asker, game, plan) {
        tried.push(plan);
        // No room, but for every third.
        const landed = tried.length % 3 === 0 ? await own.roll(asker, game, plan) : undefined;
        if (landed && 'handed' in landed) fallen.push(landed.handed?.note);
        return landed;
      },
    },
  });
  const token = await newToken(port, 'Ann');
  const table = await newTable(port, token, {
    game: 'dungeon-fighter',
    settings: { players: 1, options: { heroes: 'random', boxes: 'labyrinth' } },
    seats: [{ holder: 'bot', bot: 'random' }],
  });
  const ann = await join(port, table, token);
  await ann.client.ask({ type: 'start' });
  const seen: (SeenDice['last'] | undefined)[] = [];
  await ann.until(({ shown }) => {
    const now = shown.get(null)?.seen;
    const last = (now?.dice as unknown as SeenDice | undefined)?.last;
    if (last && last.serial !== seen.at(-1)?.serial) seen.push(last);
    // A random bot may be out of the labyrinth, one way or the other, before its fourth throw.
    return seen.length === 4 || (now?.outcome ?? null) !== null;
  });
  expect(seen).not.toEqual([]);
  for (const last of seen) expect(fallen).toContainEqual(last);
});

const lastThrow = (person: Person, seat: number): unknown =>
  (seenOf(person, seat).dice as unknown as SeenDice).last;

/** Somebody alone at a new table, with something to throw. */
async function beforeThrow(port: number) {
  const token = await newToken(port, 'Ann');
  const table = await newTable(port, token, {
    game: 'dungeon-fighter',
    settings: { players: 1, options: { heroes: 'random', boxes: 'labyrinth' } },
    seats: [{ holder: 'you', autoForced: true }],
  });
  const ann = await join(port, table, token);
  await ann.client.ask({ type: 'start' });
  return { ann, ...(await playToThrow(ann)) };
}

test('[R13] who throws as often as a program can is told to wait', async () => {
  const { port } = await serve({
    games: new URL('../src/games.ts', import.meta.url),
    limits: { ...NO_LIMITS, throws: { burst: 1, perSecond: 0 } },
  });
  const token = await newToken(port, 'Ann');
  const table = await newTable(port, token, {
    game: 'dungeon-fighter',
    settings: { players: 1, options: { heroes: 'random', boxes: 'labyrinth' } },
    seats: [{ holder: 'you', autoForced: true }],
  });
  const ann = await join(port, table, token);
  await ann.client.ask({ type: 'start' });
  // Templates are tossed, too: whichever throw is the second one is refused.
  let told: Awaited<ReturnType<typeof ann.client.answer>>;
  do {
    const { seat, kind, option, asked } = openOf(ann);
    told = await ann.client.answer(seat, option, kind === 'throw' ? aimed(asked) : undefined);
  } while ('ok' in told);
  expect(told).toHaveProperty('refused.rule', 'QH-ROLLING');
  const { last } = seenOf(ann, 0).dice as unknown as SeenDice;
  expect(last?.serial).toBe(1);
});

test('[R13] who looks on does not use up the throws of who plays', async () => {
  const { port } = await serve({
    games: new URL('../src/games.ts', import.meta.url),
    limits: { ...NO_LIMITS, throws: { burst: 1, perSecond: 0 } },
  });
  const token = await newToken(port, 'Ann');
  const table = await newTable(port, token, {
    game: 'dungeon-fighter',
    settings: { players: 1, options: { heroes: 'random', boxes: 'labyrinth' } },
    seats: [{ holder: 'you', autoForced: true }],
  });
  const ann = await join(port, table, token);
  await ann.client.ask({ type: 'start' });
  const eve = await join(port, table);
  do {
    const { seat, kind, option, asked } = openOf(ann);
    const decision = seenOf(ann, seat).decision?.id ?? -1;
    const thrown = kind === 'throw' ? aimed(asked) : undefined;
    const tried = { type: 'answer', seat, decision, option, ...(thrown && { thrown }) } as const;
    expect(await eve.client.ask(tried)).toHaveProperty('refused.rule', 'QH-NOT-YOUR-SEAT');
    expect(await ann.client.answer(seat, option, thrown)).toHaveProperty('ok');
  } while (!(seenOf(ann, 0).dice as unknown as SeenDice).last);
});

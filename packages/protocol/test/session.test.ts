/**
 * Laws of a table, whatever people do at it: after every step each connection shows what one that came just now would be
 * shown, here and at a host that follows; every request has one reply; and the clocks are those of who is asked.
 */
import type { Seat } from '@questhall/kernel';
import { below, seeded } from '@questhall/kernel';
import { expect, test } from 'vitest';
import type { HostMessage, TableRequest, TableSpec } from '../src/index.ts';
import type { Hall, Person } from './hall.ts';
import { openHall } from './hall.ts';

const BANK = 20;
const GAIN = 3;
const SPEC: TableSpec = {
  game: 'toy',
  settings: { players: 3, undo: 'ask', clock: { bank: BANK, gain: GAIN } },
  seats: [{ holder: 'you' }, { holder: 'open' }, { holder: 'bot', bot: 'random' }],
};

/** Somebody, with the connection they have now. */
interface Guest {
  readonly name: string;
  here: Person | null;
  /** At the host that follows. */
  readonly there: Person;
}

interface Session {
  readonly first: Hall;
  readonly second: Hall;
  readonly guests: readonly Guest[];
  readonly chance: { readonly rng: ReturnType<typeof seeded> };
  readonly said: Map<Person, number[]>;
  nextId: number;
}

function openSession(seed: string): Session {
  const first = openHall(SPEC);
  // Bots and clocks are the first one's to run.
  const second = openHall(SPEC, { ports: { runs: () => false } });
  const guests = ['ann', 'bo', 'cy'].map(
    (name): Guest => ({ name, here: first.enter(name), there: second.enter(name) }),
  );
  return { first, second, guests, chance: { rng: seeded(seed) }, said: new Map(), nextId: 1000 };
}

type Wish = TableRequest extends infer R ? (R extends TableRequest ? Omit<R, 'id'> : never) : never;

/** What somebody might want next: mostly to play on, now and then anything at all. */
function wishOf({ chance, first }: Session, person: Person): Wish {
  const any = (most: number): number => below(chance, most);
  const seat = any(3);
  const asked = [...person.client.state().shown].find(([, { seen }]) => seen.decision);
  const decision = asked?.[1].seen.decision;
  if (first.saved().status !== 'playing' && any(2) === 0) return { type: 'start' };
  const { undo } = first.saved();
  if (undo && any(2) === 0) return { type: 'undoReply', seat: undo.waiting[0] ?? seat, agree: any(3) > 0 };
  if (decision && any(3) > 0) {
    const option = decision.options[any(decision.options.length)] ?? { do: 'nothing' };
    return { type: 'answer', seat: decision.seat, decision: decision.id + (any(12) === 0 ? 1 : 0), option };
  }
  const WISHES: readonly Wish[] = [
    { type: 'undo', seat },
    { type: 'chat', text: `line ${any(100)}` },
    { type: 'seat', seat, action: { do: 'take' } },
    { type: 'seat', seat, action: { do: 'leave' } },
    { type: 'seat', seat, action: { do: 'handToBot', bot: 'random' } },
    { type: 'seat', seat, action: { do: 'takeBack' } },
    { type: 'seat', seat, action: { do: 'takeBack' } },
    { type: 'seat', seat, action: { do: 'autoForced', on: any(2) === 0 } },
    { type: 'seat', seat, action: { do: 'setBot', bot: 'greedy' } },
    { type: 'seat', seat, action: { do: 'setOpen' } },
    { type: 'whyNot', seat, option: { do: 'dance' } },
    { type: 'hint', seat },
    { type: 'ping' },
    { type: 'name', name: `name ${any(4)}` },
    { type: 'settings', settings: { hints: any(2) === 0 } },
  ];
  return WISHES[any(WISHES.length)] as Wish;
}

function act(session: Session): void {
  const { chance, guests, first, said } = session;
  const guest = guests[below(chance, guests.length)] as Guest;
  if (below(chance, 12) === 0) {
    guest.here?.hangUp();
    guest.here = guest.here ? null : first.enter(guest.name);
  }
  const person = guest.here;
  if (!person) return;
  const id = session.nextId++;
  said.set(person, [...(said.get(person) ?? []), id]);
  person.say({ ...wishOf(session, person), id });
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
};

/** What one host kept, the other takes up; and who is where. */
function follow({ first, second }: Session): void {
  const sameMatch = first.saved().matchNumber === second.host.record().matchNumber;
  second.time.now = first.time.now;
  second.host.follow(first.saved(), first.entries.slice(sameMatch ? second.host.version() : 0));
  second.host.others(first.host.here());
  first.host.others(second.host.here());
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What this connection shows is what one that came now would be shown. */
function expectUpToDate(hall: Hall, person: Person): void {
  const { table, you, chat, shown, bye } = person.client.state();
  expect(bye).toBeNull();
  expect(table).toEqual(plain(hall.host.info()));
  // Whose id said it, the others are not told.
  expect(chat).toEqual(hall.host.record().chat.map(({ at, name, text }) => ({ at, name, text })));
  const twin = hall.enter(person.guest.name);
  const now = twin.client.state();
  twin.hangUp();
  expect({ ...you, name: '' }).toEqual({ ...now.you, name: '' });
  expect([...shown.keys()].sort()).toEqual([...now.shown.keys()].sort());
  for (const [viewer, { version, seen, log }] of now.shown) {
    const { clock, ...rest } = seen;
    const mine = shown.get(viewer);
    expect(mine).toMatchObject({ version, seen: rest });
    expect(mine?.log.slice(-log.length)).toEqual(log);
    // A clock that runs is told when something is; whoever comes brings it up to date for all.
    expect(person.client.state().shown.get(viewer)?.seen.clock).toEqual(clock);
  }
}

const numbersOf = ({ frames }: Person): number[] =>
  frames
    .map((frame) => JSON.parse(frame) as HostMessage)
    .flatMap((message) => ('id' in message && message.id !== undefined ? [message.id] : []));

test.each(Array.from({ length: 6 }, (_, at) => `session ${at}`))(
  'everybody is up to date after every step, here and at the host that follows (%s)',
  async (seed) => {
    const session = openSession(seed);
    const { first, second, guests } = session;
    await guests[1]?.here?.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } });
    for (let step = 0; step < 40; step++) {
      first.time.now += below(session.chance, 4) * 400;
      if ((first.time.alarm ?? Number.POSITIVE_INFINITY) <= first.time.now) first.host.tick();
      act(session);
      await settled();
      follow(session);
      const { here, there } = guests[step % guests.length] as Guest;
      if (here) expectUpToDate(first, here);
      expectUpToDate(second, there);
      expect(first.host.waiting()).toEqual(second.host.waiting());
      expectAlarm(first);
    }
    expect([first.faults, second.faults]).toEqual([[], []]);
    // An answer is replied to by what it changes, everything else by its number.
    for (const [person, ids] of session.said) {
      const replies = numbersOf(person);
      expect(new Set(replies).size).toBe(replies.length);
      expect(replies.filter((id) => !ids.includes(id) && id >= 1000)).toEqual([]);
    }
  },
);

/** The bell rings when the first of those who are asked, and are people, has no time left. */
function expectAlarm({ host, time }: Hall): void {
  const { clock, seats, status } = host.record();
  const asked = host.waiting().filter((seat: Seat) => seats[seat]?.bot === null);
  const { alarm } = time;
  if (status !== 'playing' || asked.length === 0) return expect(alarm).toBeUndefined();
  expect(alarm).toBeGreaterThan(time.now);
  expect((alarm ?? 0) - time.now).toBeLessThanOrEqual((clock ? 100 : 0) * BANK * 1000);
}

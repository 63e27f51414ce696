/**
 * Tables where anybody does anything, one line for each deed: who, what, who was told what in answer, and a fingerprint of every
 * frame, of what was kept, and of what each client shows. Whatever changes on the wire, the first line that differs says where.
 * Look into it before writing the file anew (vitest -u).
 */
import type { Option, Rng } from '@questhall/kernel';
import { below, same, seeded } from '@questhall/kernel';
import { brief, fingerprint } from '@questhall/testkit';
import { expect, test } from 'vitest';
import type { DiceTable } from '../src/host/index.ts';
import type { HostMessage, TableRequest, TableSpec } from '../src/index.ts';
import type { Hall, Person } from './hall.ts';
import { asked, openHall, seenBy } from './hall.ts';

interface Setting {
  readonly name: string;
  readonly settings: NonNullable<TableSpec['settings']>;
  readonly dice?: DiceTable;
}

const HARD = { force: 9 };
const OFF = { force: 99 };

/** The stronger bids are thrown, and nothing comes of it but what the rules draw. */
const DICE: DiceTable = {
  throws: (option) => option.do === 'bid' && 'marrow' in option && Number(option.marrow) > 0,
  land: (_match, _option, thrown) =>
    same(thrown, OFF) ? { refused: { rule: 'QH-NO-THROW' } } : { handed: { draws: [] } },
  plan: (_match, _option, thrown, seeds, since) =>
    same(thrown, OFF)
      ? { refused: { rule: 'QH-NO-THROW' } }
      : { plan: { thrown: thrown ?? null, public: seeds.public, since } },
  seen: ({ answers }, seed) => ({ lie: answers.length % 6, seed }),
};

const SETTINGS: readonly Setting[] = [
  { name: 'duel', settings: { players: 2, undo: 'ask' } },
  { name: 'three', settings: { players: 3, undo: 'free', spectators: false } },
  { name: 'clocks', settings: { players: 3, undo: 'ask', clock: { bank: 40, gain: 3 } } },
  { name: 'strict', settings: { players: 2, undo: 'never', hints: false } },
  { name: 'dice', settings: { players: 2, undo: 'free' }, dice: DICE },
  {
    name: 'dice-and-clocks',
    settings: { players: 3, undo: 'ask', clock: { bank: 20, gain: 0 } },
    dice: DICE,
  },
];

const NAMES = ['ann', 'bo', 'cy', 'eve'];
const DEEDS = 240;
/** What everybody knows is looked at after every so many. */
const STANDING_EVERY = 5;

type Chance = { readonly rng: Rng };
type Bare<R> = R extends TableRequest ? Omit<R, 'id'> : never;
type Wish = Bare<TableRequest>;

const oneOf = <T>(chance: Chance, list: readonly T[]): T => list[below(chance, list.length)] as T;

/** An answer to an open question of this person, mostly; else something that hardly fits. */
function anyAnswer(chance: Chance, { client }: Person): Wish {
  const open = [...client.state().shown.values()].flatMap(({ seen }) => seen.decision ?? []);
  const decision = open.length > 0 && below(chance, 12) > 0 ? oneOf(chance, open) : undefined;
  if (!decision)
    return { type: 'answer', seat: below(chance, 4), decision: below(chance, 30), option: { do: 'dance' } };
  const { seat, id, options } = decision;
  const option: Option = below(chance, 20) === 0 ? { do: 'dance' } : oneOf(chance, options);
  const late = below(chance, 20) === 0 ? 1 : 0;
  const thrown = option.do === 'bid' && below(chance, 3) === 0 ? oneOf(chance, [HARD, OFF]) : undefined;
  return { type: 'answer', seat, decision: id - late, option, ...(thrown !== undefined && { thrown }) };
}

function anySeatChange(chance: Chance, { client }: Person): Wish {
  const seat = below(chance, 4);
  const bot = oneOf(chance, ['random', 'greedy', 'adept'] as const);
  const action = oneOf(chance, [
    { do: 'take' },
    { do: 'take' },
    { do: 'leave' },
    { do: 'handToBot', bot },
    { do: 'takeBack' },
    { do: 'takeBack' },
    { do: 'autoForced', on: below(chance, 2) === 0 },
    { do: 'setBot', bot },
    { do: 'setOpen' },
  ] as const);
  const own = client.state().you?.seats ?? [];
  return { type: 'seat', seat: action.do === 'take' || own.length === 0 ? seat : oneOf(chance, own), action };
}

/** What brings a match about. */
function gathering({ client }: Person): Wish | undefined {
  const { table, you } = client.state();
  if (!table || !you || table.status === 'playing') return undefined;
  const open = table.seats.findIndex(({ holder }) => holder === 'open');
  if (open >= 0 && you.seats.length === 0) return { type: 'seat', seat: open, action: { do: 'take' } };
  return you.host && open < 0 ? { type: 'start' } : undefined;
}

function anyWish(chance: Chance, person: Person): Wish {
  const gathers = gathering(person);
  if (gathers && below(chance, 4) > 0) return gathers;
  const seat = oneOf(chance, [...(person.client.state().you?.seats ?? []), below(chance, 3)]);
  const what = below(chance, 40);
  if (what < 20) return anyAnswer(chance, person);
  if (what < 23) return { type: 'undo', seat };
  if (what < 26) return { type: 'undoReply', seat, agree: below(chance, 3) > 0 };
  if (what < 28) return { type: 'hint', seat };
  if (what < 30) {
    const answer = anyAnswer(chance, person);
    return { type: 'whyNot', seat, option: 'option' in answer ? answer.option : { do: 'dance' } };
  }
  if (what < 33) return anySeatChange(chance, person);
  if (what < 34) return { type: 'name', name: oneOf(chance, ['Ann', 'bo', 'Cy the Great']) };
  if (what < 35) return { type: 'chat', text: oneOf(chance, ['hello', 'well played']) };
  if (what < 36) return { type: 'ping' };
  if (what < 38) return { type: 'start' };
  return {
    type: 'settings',
    settings: oneOf(chance, [
      { players: 2 + below(chance, 2) },
      { hints: below(chance, 2) === 0 },
      { undo: oneOf(chance, ['free', 'ask'] as const) },
      { spectators: below(chance, 2) === 0 },
    ]),
  };
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn++) await Promise.resolve();
};

/** The table, another host that follows it, and whoever is connected to either. */
class Company {
  hall: Hall;
  readonly twin: Hall;
  people: Person[];
  readonly watching: Person[];
  /** What the dice table would carry out elsewhere. */
  readonly plans: unknown[] = [];
  #ids = 0;
  readonly #setting: Setting;
  readonly #spec: TableSpec;

  constructor(setting: Setting) {
    this.#setting = setting;
    this.#spec = { game: 'toy', settings: setting.settings, seats: [{ holder: 'you' }] };
    this.hall = this.#open({});
    this.twin = openHall(this.#spec, {
      ...(setting.dice && { dice: setting.dice }),
      ports: { runs: () => false },
    });
    this.people = NAMES.map((name) => this.hall.enter(name));
    this.watching = ['ann', 'dot'].map((name) => this.twin.enter(name));
  }

  #open(options: Parameters<typeof openHall>[1]): Hall {
    const { dice } = this.#setting;
    return openHall(this.#spec, { ...options, ...(dice && { dice }), ports: { hash: (text) => `#${text}` } });
  }

  /** One deed of somebody, or of time; in words. */
  deed(chance: Chance): string {
    const what = below(chance, 40);
    if (what === 0) return this.#goAndCome(below(chance, this.people.length));
    if (what === 1) return this.#restart();
    if (what <= 4) return this.#wait(oneOf(chance, [500, 2000, 4000, 15_000, 45_000]));
    const busy = this.people.filter((each) => asked(each));
    const person = oneOf(chance, busy.length > 0 && below(chance, 2) === 0 ? busy : this.people);
    const wish = anyWish(chance, person);
    this.#ids += 1;
    const { type, ...rest } = wish;
    const said = `${person.guest.id.slice('guest-'.length)} ${brief({ do: type, ...rest })}`;
    if (wish.type === 'answer') {
      const plan = this.hall.host.planThrow(wish.seat, wish.decision, wish.option, wish.thrown);
      if (plan !== undefined) this.plans.push(plan);
    }
    person.say({ ...wish, id: this.#ids } as TableRequest);
    return said;
  }

  #goAndCome(at: number): string {
    const person = this.people[at] as Person;
    person.hangUp();
    person.client.disconnected();
    person.client.connected();
    return `${NAMES[at]} comes back`;
  }

  #wait(milliseconds: number): string {
    const { time, host } = this.hall;
    time.now += milliseconds;
    const rings = time.alarm !== undefined && time.alarm <= time.now;
    if (rings) host.tick();
    return `${milliseconds} ms${rings ? ', the bell rings' : ''}`;
  }

  /** From what was kept: the record, the log, and a snapshot of it. */
  #restart(): string {
    const { hall } = this;
    const record = hall.saved();
    const snapshot = hall.host.snapshot();
    const from = hall.time.now;
    hall.host.close('QH-RELOADED');
    const now = from + 3000;
    const past = { entries: hall.entries, away: { from, until: now }, ...(snapshot && { snapshot }) };
    this.hall = this.#open({ record, past, now });
    this.people = NAMES.map((name) => this.hall.enter(name));
    return 'the host restarts';
  }

  /** The other host takes up what was kept. */
  follow(): void {
    const { hall, twin } = this;
    const isSame = hall.saved().matchNumber === twin.host.record().matchNumber;
    twin.time.now = hall.time.now;
    twin.host.follow(hall.saved(), hall.entries.slice(isSame ? twin.host.version() : 0));
    twin.host.others(hall.host.here());
    hall.host.others(twin.host.here());
  }

  /** What is known now, by everybody. */
  standing(): unknown {
    const { hall, twin } = this;
    const of = ({ host, time, faults, entries }: Hall): unknown => [
      [host.info(), host.record(), host.questions(), host.finished() ?? null, host.version(), host.idle()],
      [
        host.undoWork({ type: 'undo', id: 0, seat: 0 }),
        host.snapshot() ?? null,
        time,
        faults.map(String),
        entries,
      ],
    ];
    const shown = [...this.people, ...this.watching].map(({ client }) => {
      const { shown: views, ...rest } = client.state();
      return [rest, [...views]];
    });
    return [of(hall), of(twin), shown];
  }
}

/** What each of them was told since, by kinds of messages. */
function toldSince(people: readonly Person[], heard: ReadonlyMap<Person, number>): string {
  return people
    .flatMap(({ guest, frames }, at) => {
      const fresh = frames.slice(heard.get(people[at] as Person) ?? 0);
      if (fresh.length === 0) return [];
      const kinds = fresh.map((frame) => (JSON.parse(frame) as HostMessage).type);
      return [`${guest.id.slice('guest-'.length)}: ${kinds.join(' ')}`];
    })
    .join(', ');
}

test.each(SETTINGS)('the table $name answers as it was written down', async (setting) => {
  const company = new Company(setting);
  const chance = { rng: seeded(setting.name) };
  const lines: string[] = [];
  for (let count = 0; count < DEEDS; count++) {
    const heard = new Map([...company.people, ...company.watching].map((each) => [each, each.frames.length]));
    const said = company.deed(chance);
    await settled();
    company.follow();
    await settled();
    const all = [...company.people, ...company.watching];
    const frames = all.map((each) => each.frames.slice(heard.get(each) ?? 0));
    const standing = count % STANDING_EVERY === 0 ? company.standing() : null;
    const print = fingerprint([frames, standing, company.plans.splice(0)]);
    lines.push(`${said} | ${toldSince(all, heard)} | #${print}`);
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/${setting.name}.txt`);
  // Who comes now sees what those see who were there all the time.
  for (const person of company.people.filter(({ client }) => !client.state().bye)) {
    const fresh = company.hall.enter(person.guest.id.slice('guest-'.length));
    for (const viewer of person.client.state().shown.keys())
      expect(seenBy(fresh, viewer).seen).toEqual(seenBy(person, viewer).seen);
  }
});

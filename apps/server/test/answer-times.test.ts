/** How long bots take tells nobody what they hold: at the hosts of server and page, by a clock that jumps to whatever is next. */
import { GAMES } from '@questhall/games';
import type { Decision, Game, Match } from '@questhall/kernel';
import { below, seeded } from '@questhall/kernel';
import type { TableSpec } from '@questhall/protocol';
import type { Ports } from '@questhall/protocol/host';
import { createTableHost, newTable, openLocalTable } from '@questhall/protocol/host';
import { inclined } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';

const BRAWL = await GAMES.brawl.rules();

const HOST = { id: 'guest-ann', name: 'Ann' };
const SPEC: TableSpec = {
  game: 'brawl',
  settings: { players: 2 },
  seats: [
    { holder: 'bot', bot: 'master' },
    { holder: 'bot', bot: 'master' },
  ],
};

interface Clockwork {
  now(): number;
  wait(milliseconds: number): Promise<void>;
  /** Goes to the next moment somebody waits for. False: nobody waits. */
  next(): boolean;
}

function clockwork(): Clockwork {
  let now = 0;
  const waiting: { readonly at: number; readonly go: () => void }[] = [];
  return {
    now: () => now,
    wait: (milliseconds) => new Promise((go) => waiting.push({ at: now + milliseconds, go })),
    next() {
      waiting.sort((one, other) => one.at - other.at);
      const first = waiting.shift();
      if (!first) return false;
      now = Math.max(now, first.at);
      first.go();
      return true;
    },
  };
}

type Opens = (ports: Omit<Ports, 'append' | 'save'>, keep: () => void) => void;

const HOSTS: { readonly [host: string]: Opens } = {
  server(ports, keep) {
    const made = newTable(BRAWL, 'TABLE', SPEC, HOST);
    if ('problems' in made) throw new Error(JSON.stringify(made.problems));
    const host = createTableHost(BRAWL, made.record, { ...ports, append: keep, save: () => {} });
    const client = { guest: HOST, send: () => {} };
    host.join(client);
    host.receive(client, { type: 'start', id: 0 });
  },
  page(ports, keep) {
    const opened = openLocalTable(BRAWL, SPEC, { ...ports, keep, send: () => {} });
    if ('problems' in opened) throw new Error(JSON.stringify(opened.problems));
    opened.table.host.join({ guest: HOST, send: () => {} });
  },
};

/** How long a thought takes: the longer, the more there is to choose from. */
type ThinkTime = (options: number, chance: { readonly rng: ReturnType<typeof seeded> }) => number;

const GROUPS: { readonly [group: string]: (decision: Decision) => boolean } = {
  'one option': ({ options }) => options.length === 1,
  'some options': ({ options }) => options.length > 1 && options.length < 6,
  'many options': ({ options }) => options.length >= 6,
  'no card to react with': ({ kind, options }) =>
    kind === 'react' && options.every(({ do: deed }) => deed !== 'react'),
  'a card to react with': ({ kind, options }) =>
    kind === 'react' && options.some(({ do: deed }) => deed === 'react'),
};

const EACH = 500;

/** How long answers took, so many of each group, in matches of bots that choose as sensible players do. */
async function timesOf(open: Opens, thinkTime: ThinkTime): Promise<ReadonlyMap<string, readonly number[]>> {
  const times = new Map(Object.keys(GROUPS).map((group): [string, number[]] => [group, []]));
  const note = (decision: Decision, took: number): void => {
    for (const [group, list] of times) if (list.length < EACH && GROUPS[group]?.(decision)) list.push(took);
  };
  const isEnough = (): boolean => [...times.values()].every((list) => list.length === EACH);
  const play = inclined(BRAWL);
  for (let number = 0; !isEnough(); number++) {
    const clock = clockwork();
    const chance = { rng: seeded(`times ${number}`) };
    let match: Match<ReturnType<Game['setup']>> | undefined;
    let asked: { readonly decision: Decision; readonly at: number } | undefined;
    let length = 0;
    open(
      {
        now: clock.now,
        pause: clock.wait,
        async think({ match: played, seat }) {
          match = played;
          const decision = played.decisions.find((each) => each.seat === seat) as Decision;
          const chosen = play(played.state, decision, chance);
          await clock.wait(thinkTime(decision.options.length, chance));
          return chosen;
        },
        hint: () => Promise.resolve([]),
        secret: () => `times ${number}`,
        wakeAt: () => {},
        fault(error) {
          throw error;
        },
      },
      () => {
        if (!match || match.answers.length === length) return;
        length = match.answers.length;
        if (asked) note(asked.decision, clock.now() - asked.at);
        const [decision, ...others] = match.decisions;
        asked = decision && others.length === 0 ? { decision, at: clock.now() } : undefined;
      },
    );
    do await settled();
    while (clock.next() && !isEnough());
  }
  return times;
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

/** Kolmogorov and Smirnov: the largest distance between the parts that took so long at most. */
function distanceBetween(one: readonly number[], other: readonly number[]): number {
  const part = (times: readonly number[], most: number): number =>
    times.filter((time) => time <= most).length / times.length;
  return Math.max(...[...one, ...other].map((most) => Math.abs(part(one, most) - part(other, most))));
}

/** Two samples of 500 of the same kind lie further apart once in a hundred times. */
const FURTHEST = 1.63 * Math.sqrt(2 / EACH);

const PAIRS = [
  ['one option', 'some options'],
  ['one option', 'many options'],
  ['some options', 'many options'],
  ['no card to react with', 'a card to react with'],
] as const;

/** A Master's: up to its 1500 ms, and a last thought beyond them. */
const CALM: ThinkTime = (options, chance) =>
  options === 1 ? 0 : Math.min(1500, 40 * options + below(chance, 900)) + below(chance, 40);
/** Thoughts are shorter where many others think, and wait for their turn. */
const RUSH: ThinkTime = (options, chance) => CALM(options, chance) / 4 + below(chance, 2500);

describe.each(Object.entries(HOSTS))('B3: at the host of the %s', (_host, open) => {
  test.each([
    ['calm', CALM],
    ['rush', RUSH],
  ])('in the %s, answer times do not tell what a bot holds', async (_mood, thinkTime) => {
    const times = await timesOf(open, thinkTime);
    for (const [one, other] of PAIRS) {
      const distance = distanceBetween(times.get(one) ?? [], times.get(other) ?? []);
      expect(distance, `${one}, ${other}`).toBeLessThan(FURTHEST);
    }
  });
});

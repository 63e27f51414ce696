import { GAMES } from '@questhall/games';
import kingPugulus from '@questhall/games/pug-quest/examples/king-pugulus.json' with { type: 'json' };
import type { Json, MatchRecord } from '@questhall/kernel';
import { canonical, replay, seeded } from '@questhall/kernel';
import { LIMITS } from '@questhall/protocol';
import type { FormKind } from '@questhall/schema';
import { formOf, settled } from '@questhall/schema';
import { expect, test } from 'vitest';
import { NO_LIMITS } from '../src/index.ts';
import { join, newTable, newToken, playOn } from './people.ts';
import { seatTwo, serve } from './toy-hall.ts';

/** They answer as fast as programs can. */
const HALL = { games: new URL('../src/games.ts', import.meta.url), limits: NO_LIMITS };

/** One of each that two people play: of the bench what it begins with, and a Hero that somebody made. */
const PLAYED = [
  ['Brawl: Champion', 'brawl', 'champions', undefined],
  ['Ugly Snouts: Mission', 'super-fantasy', 'missions', undefined],
  ['Pug Quest: King Pugulus', 'pug-quest', 'pugs', kingPugulus as unknown as Json],
] as const;

/** What it is called stands in one of two fields. */
const nameIn = (draft: Json): string =>
  typeof draft === 'object' && draft !== null && 'title' in draft ? 'title' : 'name';

test.each(PLAYED)(
  '[O1] %s is played online by two to its end, and its record holds it and plays again',
  async (_name, id, kind, made) => {
    const game = GAMES[id];
    const creation = game.creations.find((each) => each.id === kind);
    if (creation === undefined) throw new Error(`${id} has no ${kind}`);
    const [bench, rules] = await Promise.all([creation.bench(), game.rules()]);
    const mode = game.modes.find((each) => each.id === creation.mode);
    const draft = made ?? bench.start;
    const free = creation.unbalanced === undefined ? {} : { [creation.unbalanced]: true };
    const { port } = await serve(HALL);
    const options = { ...mode?.options, ...free, [creation.setting]: [draft] };
    const seats = [{ holder: 'you' }, { holder: 'open' }] as const;
    const { table, ann, bo } = await seatTwo(port, { game: id, settings: { players: 2, options }, seats });
    await playOn([ann, bo], `two play ${kind}`);
    const response = await fetch(`http://127.0.0.1:${port}/api/replays/${table}.1`);
    expect(response.status).toBe(200);
    const record = (await response.json()) as MatchRecord;
    const [kept] = record.options[creation.setting] as readonly Json[];
    expect(bench.check(kept)).toHaveProperty(
      'title',
      (draft as { readonly [key: string]: Json })[nameIn(draft)],
    );
    expect(replay(rules, record).state.outcome).not.toBeNull();
  },
);

/** As long, as many and as deep as a schema lets it be. */
function largestOf(form: FormKind, depth = 0): Json {
  const kind = settled(form);
  switch (kind.kind) {
    case 'number':
      return Math.min(kind.max, 1e6);
    case 'choice':
      return kind.values.at(-1) ?? null;
    case 'text':
      return 'm'.repeat(Math.min(kind.max / 4, 1000) || 1);
    case 'flag':
      return true;
    case 'list':
      // Deeper than this it doubles with every step, and a message nests no deeper than 16.
      return Array.from({ length: depth > 5 ? kind.min : Math.min(kind.max, depth > 1 ? 2 : 12) }, () =>
        largestOf(kind.item, depth + 1),
      );
    case 'pair':
      return [largestOf(kind.item), largestOf(kind.item)];
    case 'keyed':
      return Object.fromEntries(kind.keys.map((key) => [key, largestOf(kind.item, depth + 1)]));
    case 'object':
      return Object.fromEntries(kind.fields.map((field) => [field.key, largestOf(field, depth + 1)]));
    case 'either': {
      // What contains itself ends with what comes first.
      const kinds = depth > 5 ? kind.kinds.slice(0, 1) : kind.kinds;
      const all = kinds.map((each, at) => {
        const made = largestOf(each, depth + 1);
        return kind.tag === undefined ? made : { ...(made as object), [kind.tag]: kind.names?.[at] ?? '' };
      });
      return all.reduce((most, each) =>
        canonical(each as Json).length > canonical(most as Json).length ? each : most,
      ) as Json;
    }
    default:
      return null;
  }
}

const ALL = Object.values(GAMES).flatMap((game) =>
  game.creations.map((creation) => [`${game.title}: ${creation.name}`, game, creation] as const),
);

/** What a server keeps of a match with the largest pieces of the box, in characters: a bound that docs/make-content.md states. */
const MOST_KEPT = 100_000;

test.each(ALL)(
  '%s: the largest in every field is taken or refused with the reason, and as many of the box as fit cost no more than is stated',
  async (_name, game, creation) => {
    const [bench, rules] = await Promise.all([creation.bench(), game.rules()]);
    const { port } = await serve(HALL);
    const ann = await newToken(port, 'Ann');
    const mode = game.modes.find(({ id }) => id === creation.mode);
    const players = mode?.players?.usual ?? 2;
    const table = await newTable(port, ann, { game: game.id, settings: { players } });
    const person = await join(port, table, ann);
    const largest = largestOf(formOf(bench.schema));
    // As many as a message can hold; a single one that is longer is refused as too long.
    const fit = Math.floor(LIMITS.message / canonical(largest).length);
    const many = Math.max(1, Math.min(creation.most, fit));
    const over = { ...mode?.options, [creation.setting]: Array.from({ length: many }, () => largest) };
    const isSound = !('problems' in rules.configure({ ...over, players }));
    // Longer than a message may be: it is not read at all.
    if (canonical(over).length >= LIMITS.message) expect(isSound).toBe(false);
    else {
      const reply = await person.client.ask({ type: 'settings', settings: { options: over } });
      expect(Object.keys(reply)).toEqual([isSound ? 'ok' : 'refused']);
    }
    // The table is as it was, and goes on.
    const longest = bench.box
      .map(({ draft }) => draft)
      .toSorted((one, other) => canonical(other).length - canonical(one).length)
      .slice(0, creation.most);
    const free = creation.unbalanced === undefined ? {} : { [creation.unbalanced]: true };
    const distinct =
      game.id === 'dungeonland' && creation.id === 'dungeon-monsters' ? longest.slice(0, 1) : longest;
    const options = { ...mode?.options, ...free, [creation.setting]: distinct };
    expect(canonical(options).length).toBeLessThan(LIMITS.message);
    expect(await person.client.ask({ type: 'settings', settings: { options } })).toHaveProperty('ok');
    const made = rules.configure({ ...options, players });
    const state = 'options' in made ? rules.setup(made.options, seeded('largest')) : null;
    expect(JSON.stringify(state).length).toBeLessThan(MOST_KEPT);
  },
);

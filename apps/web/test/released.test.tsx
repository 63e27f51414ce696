/** Matches of earlier releases are drawn by today's tables: whatever those read of a position is there. */
import type { GameId } from '@questhall/games';
import { GAME_IDS, GAMES, RELEASED } from '@questhall/games';
import type { Game, Json } from '@questhall/kernel';
import { advance, answer, asGame, seeded, takeEvents } from '@questhall/kernel';
import { inclined } from '@questhall/testkit';
import { expect, test, vi } from 'vitest';
import type { Since } from '../src/table/since.ts';
import { filled } from '../src/table/since.ts';
import { loadTable } from '../src/tables/pages.ts';
import { drawn } from './drawn.tsx';

const MATCHES = 3;
const LENGTH = 240;
/** One position of so many is drawn, which takes its time. */
const DRAWN = 30;
/** A field that was always there, so many times, is always there. */
const SURE = 12;

type Kind = 'null' | 'list' | 'object' | 'string' | 'number' | 'boolean';
const kindOf = (value: Json): Kind =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : (typeof value as Kind);

/** What objects hold, by their place in the position: how often each field, and of which kinds. */
interface Holds {
  times: number;
  readonly fields: Map<string, { times: number; readonly kinds: Set<Kind> }>;
}
type Shapes = Map<string, Holds>;

function learn(shapes: Shapes, place: string, value: Json): void {
  if (Array.isArray(value)) for (const each of value) learn(shapes, `${place}[]`, each);
  else if (typeof value === 'object' && value !== null) {
    const holds = shapes.get(place) ?? { times: 0, fields: new Map() };
    shapes.set(place, holds);
    holds.times += 1;
    for (const [name, inner] of Object.entries(value as { readonly [field: string]: Json })) {
      const field = holds.fields.get(name) ?? { times: 0, kinds: new Set<Kind>() };
      holds.fields.set(name, field);
      field.times += 1;
      field.kinds.add(kindOf(inner));
      learn(shapes, `${place}.${name}`, inner);
    }
  }
}

/** What each seat in turn gets to see, in matches that are set up in as many ways as the box has. */
function* positions(id: GameId, game: Game): Generator<Json> {
  for (const [at, { options = {}, players }] of GAMES[id].modes.entries())
    for (let match = 0; match < MATCHES; match++) {
      const configured = game.configure({ ...options, players: players?.usual ?? 2 });
      if ('problems' in configured) continue;
      const seed = `${at} ${match}`;
      const state = game.setup(configured.options, seeded(seed));
      const chance = { rng: seeded(`${seed} players`) };
      const policy = inclined(game, 4);
      for (let step = 0; step < LENGTH; step++) {
        const [decision] = advance(game, state);
        if (decision === undefined) break;
        takeEvents(state);
        yield game.view(state, decision.seat);
        answer(game, state, decision.seat, policy(state, decision, chance));
      }
    }
}

function shapesOf(id: GameId, game: Game, since: Since = {}): Shapes {
  const shapes: Shapes = new Map();
  for (const view of positions(id, game)) learn(shapes, 'view', filled(view, since));
  return shapes;
}

/** What is always there in positions of today, and is not, or is something else, in those of before. */
function missing(before: Shapes, today: Shapes): readonly string[] {
  return [...today].flatMap(([place, { times, fields }]) => {
    const old = before.get(place);
    if (old === undefined || times < SURE) return [];
    return [...fields].flatMap(([name, field]) => {
      if (field.times < times) return [];
      const there = old.fields.get(name);
      if (there === undefined || there.times < old.times) return [`${place}.${name} is missing`];
      const strange = [...there.kinds].filter((kind) => kind !== 'null' && !field.kinds.has(kind));
      const known = [...field.kinds].some((kind) => kind !== 'null');
      return known ? strange.map((kind) => `${place}.${name} is a ${kind}`) : [];
    });
  });
}

/** Of the newest number today's own rules are asked. */
const older = (
  await Promise.all(
    GAME_IDS.map(async (id) => {
      const newest = await GAMES[id].rules();
      return (RELEASED[id] ?? [])
        .filter((version) => version < newest.version)
        .map((version) => ({ id, version, newest }));
    }),
  )
).flat();

test.each(older)('[R8] today’s table draws matches of $id $version', async ({ id, version, newest }) => {
  const { href } = new URL(`../../../games/released/${id}/${version}.js`, import.meta.url);
  const { rules } = (await import(href)) as { readonly rules: Game };
  if (rules.shape !== newest.shape) return;
  // Without graphics dice are drawn flat.
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
  const table = await loadTable(id);
  const before = asGame(rules);
  expect(missing(shapesOf(id, before, table.since), shapesOf(id, newest))).toEqual([]);
  let number = 0;
  for (const view of positions(id, before))
    if (number++ % DRAWN === 0)
      expect([...drawn(rules, table, filled(view, table.since ?? {}))].join('\n')).not.toMatch(
        /\b(undefined|NaN)\b/,
      );
});

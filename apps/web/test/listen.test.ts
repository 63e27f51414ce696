/** What those hear who do not look: steps, distances, beats, keys, and answers at real positions of all five games. */
import { rulesOf } from '@questhall/games';
import type { Game, Json, Option, Ref, Rng } from '@questhall/kernel';
import { below, eventsFor, openMatch, partOf, pointed, present, seeded, submit } from '@questhall/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Bound } from '../src/app/commands.ts';
import { COMMAND_NAMES, keyOf, rebound } from '../src/app/commands.ts';
import type { GameTable, Scene } from '../src/table/game-table.ts';
import { answerTo, fartherText } from '../src/table/listen/answers.ts';
import { atlasOf, distancesFrom, placeNamed, stepFrom, wayTo } from '../src/table/listen/atlas.ts';
import type { Bearings } from '../src/table/listen/bearings.ts';
import { WAYS } from '../src/table/listen/bearings.ts';
import type { Ears } from '../src/table/listen/ears.ts';
import { earsOf, effectOf, placeText } from '../src/table/listen/ears.ts';
import { capital } from '../src/table/listen/plain-text.ts';
import { squarePlaces } from '../src/table/listen/squares.ts';
import { refKey } from '../src/table/refs.ts';
import { spokenOf } from '../src/table/spoken.ts';
import type { Chapter } from '../src/table/story.ts';
import { toldOn, UNTOLD } from '../src/table/story.ts';
import { meantBy } from '../src/table/verdicts.ts';
import { loadTable } from '../src/tables/pages.ts';
import { DRAWN_GAMES } from './drawn-games.ts';

const NONE: Bearings<Json> = {
  places: () => [],
  where: () => undefined,
  me: () => undefined,
  isFoe: () => false,
  threats: () => [],
  hand: () => [],
  effect: () => undefined,
  kinds: [],
};
/** Kinds of things that are places. */
const PLACES: readonly string[] = ['hex', 'square', 'lane', 'x y'];

describe('a map of squares', () => {
  const keyAt = (x: number, y: number) => `${x} ${y}`;
  const squares = [0, 1, 2].flatMap((y) =>
    [0, 1, 2].map((x) => ({ key: keyAt(x, y), ref: { x, y }, name: `(${x},${y})`, x, y, says: [] })),
  );
  /** A wall between the first and the second column, open in the last row. */
  const atlas = atlasOf(
    squarePlaces({
      squares,
      keyAt,
      diagonals: 'both',
      between: (a, b) => (Math.min(a.x, b.x) === 0 && a.x !== b.x && a.y < 2 ? 'a wall' : undefined),
    }),
  );

  test('[A3] distances go around what is shut', () => {
    const far = distancesFrom(atlas, keyAt(0, 0));
    expect(far.get(keyAt(0, 2))).toBe(2);
    expect(far.get(keyAt(1, 2))).toBe(3);
    expect(far.get(keyAt(1, 0))).toBe(5);
  });

  test('[A6] a step tells what was in between, and that there is nothing', () => {
    const place = atlas.get(keyAt(0, 0));
    if (place === undefined) throw new Error('the map has no corner');
    expect(stepFrom(place, 'east').passage).toEqual({ to: keyAt(1, 0), shut: 'a wall' });
    expect(stepFrom(place, 'north').passage).toBeUndefined();
    expect(stepFrom(place, 'southEast').passage).toBeUndefined();
  });

  test('[A6] places are found however they are typed', () => {
    expect(placeNamed(atlas, '2, 1')?.key).toBe(keyAt(2, 1));
    expect(placeNamed(atlas, '')).toBeUndefined();
  });
});

test('[A3] directions are eight', () => {
  expect(wayTo({ x: 0, y: 0 }, { x: 0, y: 0 })).toBeUndefined();
  expect(wayTo({ x: 0, y: 0 }, { x: 1, y: -5 })).toBe('north');
  expect(wayTo({ x: 0, y: 0 }, { x: -3, y: 3 })).toBe('southWest');
});

describe('[A5] what is told at once', () => {
  const beat = (at: number, weight: 'grand' | 'light' | 'plain') => ({ lines: [`beat ${at}`], weight });

  test('of many beats the heaviest are said, in order, and how many there were besides', () => {
    const beats = Array.from({ length: 12 }, (_, at) => beat(at, at % 2 === 0 ? 'light' : 'plain'));
    expect(spokenOf(beats)).toEqual(
      ['6 things more happened, as the log tells.', ...[1, 3, 5, 7, 9, 11].map((at) => `beat ${at}`)].map(
        (text) => ({ text, urgency: 'polite' }),
      ),
    );
  });

  test('something grand breaks in, and nothing overtakes what came before it', () => {
    const said = spokenOf([beat(0, 'plain'), beat(1, 'grand'), beat(2, 'plain')]);
    expect(said).toEqual([{ text: 'beat 0 beat 1 beat 2', urgency: 'assertive' }]);
  });

  test('a beat of many sentences is cut short', () => {
    const lines = Array.from({ length: 40 }, (_, at) => `line ${at}.`);
    expect(spokenOf([{ lines, weight: 'plain' }])).toEqual([
      {
        text: 'line 0. line 1. line 2. line 3. line 4. line 5. And 34 more, as the log tells.',
        urgency: 'polite',
      },
    ]);
  });
});

test('no two commands share a key, whatever keys are chosen', () => {
  const distinct = (bound: Bound) => new Set(COMMAND_NAMES.map((command) => keyOf(command, bound))).size;
  expect(distinct({})).toBe(COMMAND_NAMES.length);
  let bound: Bound = {};
  for (const [command, key] of [
    ['undo', '1'],
    ['where', 'h'],
    ['hint', 'u'],
  ] as const) {
    bound = rebound(bound, command, key);
    expect(keyOf(command, bound)).toBe(key);
    expect(distinct(bound)).toBe(COMMAND_NAMES.length);
  }
});

/** Positions of a match that is played at random, as the seat hears them that is asked. */
function* positions(rules: Game, table: GameTable, count: number): Generator<Ears> {
  const configured = rules.configure({ players: Math.max(2, rules.players.min) });
  if (!('options' in configured)) throw new Error('the game wants other settings');
  const match = openMatch(rules, { options: configured.options, seed: 'listen', seats: [] });
  const rng = seeded('listener');
  for (let made = 0; made < count; made++) {
    const { seat, kind } = present(match, null).waiting[0] ?? {};
    if (seat === undefined) return;
    const { view, decision } = present(match, seat);
    if (decision === null) throw new Error(`${kind} is asked of nobody`);
    const known = { view, seat, decision, words: rules.words, past: [], hints: [], dice: null };
    yield earsOf({
      scene: known as unknown as Scene,
      table,
      bearings: table.bearings ?? NONE,
      telling: rules.telling ?? UNTOLD,
      story: [],
      brief: made % 2 === 1,
    });
    submit(match, { seat, decision: decision.id, option: someOf(rng, decision.options) });
  }
}

function someOf(rng: Rng, options: readonly Option[]): Option {
  const option = options[below({ rng }, options.length)];
  if (option === undefined) throw new Error('nothing can be chosen');
  return option;
}

const QUESTIONS = [
  'where',
  'near',
  'reach',
  'danger',
  'weakest',
  'hand',
  'events',
  'since',
  'stand',
] as const;
const SPOILED = /undefined|NaN|\[object|\bnull\b|\.\.$| ,| {2}|: \.|[!?]\./;
/** Nobody keeps more in mind: what can be reached is a few names, and how many besides. */
const LISTENABLE = 500;
const BACK = (way: number): number => (way + WAYS.length / 2) % WAYS.length;

/** Who hurt whom in a match that is played at random, and whether whoever asked before had been told of it. */
function strikes(
  rules: Game,
  table: GameTable,
  seed: string,
  most: number,
): { told: number; untold: string[] } {
  const configured = rules.configure({ players: Math.max(2, rules.players.min) });
  if (!('options' in configured)) throw new Error('the game wants other settings');
  const match = openMatch(rules, { options: configured.options, seed, seats: [] });
  const bearings = table.bearings ?? NONE;
  const telling = rules.telling ?? UNTOLD;
  const { words } = rules;
  const rng = seeded(seed);
  const untold: string[] = [];
  let told = 0;
  let story: readonly Chapter[] = [];
  for (let made = 0; made < most && match.state.outcome === null; made++) {
    const [asked] = match.decisions;
    if (asked === undefined) break;
    const { seat } = asked;
    const { view } = present(match, seat);
    const figures = words.position?.(view).figures ?? [];
    /** What somebody would have been told, had they asked. */
    const dangersOf = (hurt: Ref): readonly string[] | undefined => {
      const figure = figures.find(({ ref }) => refKey(ref) === refKey(hurt));
      return figure === undefined || bearings.isFoe(figure.ref, view, seat)
        ? undefined
        : bearings.threats(figure.ref, view);
    };
    const result = submit(match, { seat, decision: asked.id, option: someOf(rng, asked.options) });
    if ('refused' in result) throw new Error(JSON.stringify(result.refused));
    const after = present(match, seat).view;
    for (const event of eventsFor(seat, result.events)) {
      story = toldOn(story, event, after, { telling, words, viewer: seat });
      const part = partOf(telling, event);
      const source = story.at(-1)?.beat.source ?? null;
      if (part.loses !== 'life' || source === null || !bearings.isFoe(source, view, seat)) continue;
      for (const hurt of pointed(part.targets, event)) {
        const texts = dangersOf(hurt);
        if (texts === undefined) continue;
        const name = telling.name(source, view);
        if (texts.some((text) => text.startsWith(name))) told += 1;
        else untold.push(`${made}: ${words.event(event, after)} by ${name}; told: ${texts.join('; ')}`);
      }
    }
  }
  return { told, untold };
}

describe.for(DRAWN_GAMES)('at the table of %s', (game) => {
  let rules: Game;
  let table: GameTable;
  beforeAll(async () => {
    [rules, table] = [await rulesOf(game), await loadTable(game)];
  }, 120_000);

  test('[A1] [A6] whatever is asked is answered in sentences, each option says what comes of it', () => {
    for (const ears of positions(rules, table, 60)) {
      for (const question of QUESTIONS) {
        const answer = answerTo(question, ears);
        if (question !== 'weakest') expect(answer, question).not.toBe('');
        expect(answer, question).not.toMatch(SPOILED);
        expect(answer, question).toBe(capital(answer));
      }
      expect(answerTo('reach', ears).length).toBeLessThan(LISTENABLE);
      const foes = ears.bearings.foes?.(ears.scene.view) ?? [];
      for (const { name } of foes) expect(answerTo('near', ears)).toContain(name);
      for (const option of ears.scene.decision?.options ?? []) {
        const effect = effectOf(ears, option);
        expect(effect, JSON.stringify(option)).not.toMatch(SPOILED);
        // "Play Shockwave" is not followed by "Shockwave".
        const [first = '', ...more] = effect.split('. ');
        if (more.length > 0) expect(ears.scene.words.option(option, ears.scene.view)).not.toMatch(first);
      }
    }
  });

  test('[A6] whoever is hit had been told of it, if they asked', () => {
    const found = ['a', 'b', 'c'].map((seed) => strikes(rules, table, `strikes ${seed}`, 300));
    const untold = found.flatMap((each) => each.untold);
    const told = found.reduce((sum, each) => sum + each.told, 0);
    // What was told holds as things stand: a hero who walks on, or whom somebody pushes, meets others. In lanes all do.
    const share = untold.length / Math.max(1, untold.length + told);
    expect(share, untold.join('\n')).toBeLessThanOrEqual(game === 'pug-quest' ? 0.5 : 0.05);
  });

  test('[A3] the map has every place that can be chosen and everybody on it, and ways lead back', () => {
    let places = 0;
    let farther = 0;
    for (const ears of positions(rules, table, 40)) {
      const { atlas, scene, figures, bearings } = ears;
      places = Math.max(places, atlas.size);
      for (const { at } of scene.decision?.options ?? []) {
        if (at === undefined || atlas.size === 0 || !PLACES.includes(Object.keys(at).sort().join(' ')))
          continue;
        const found = [...atlas.values()].filter(({ ref }) => refKey(ref) === refKey(at));
        expect(found, JSON.stringify(at)).toHaveLength(1);
        expect(meantBy(at, scene).length).toBeGreaterThan(0);
      }
      for (const { ref, place } of figures)
        expect(place === undefined).toBe(bearings.where(ref, scene.view) === undefined);
      for (const place of atlas.values()) {
        if (/^You get \d+ steps? far\.$/.test(fartherText(ears, place))) farther += 1;
        expect(placeText(ears, place)).not.toMatch(SPOILED);
        if (ears.me?.place === undefined) expect(placeText(ears, place)).not.toContain('no way');
        if (game === 'pug-quest') continue;
        WAYS.forEach((way, at) => {
          const passage = place.ways[way];
          if (passage === undefined) return;
          const back = atlas.get(passage.to)?.ways[WAYS[BACK(at)] ?? 'north'];
          // A statue bars the way to itself, not from it.
          expect(back?.to, `${place.name} ${way}`).toBe(place.key);
          if (game !== 'brawl') expect(back?.shut).toBe(passage.shut);
        });
      }
    }
    expect(places).toBeGreaterThan(0);
    if (game === 'dungeonland') expect(farther, 'out of reach').toBeGreaterThan(0);
  });
});

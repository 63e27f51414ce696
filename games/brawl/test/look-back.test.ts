import type { Beat, GameEvent, Match } from '@questhall/kernel';
import {
  asGame,
  beatsOf,
  below,
  eventsFor,
  lookBack,
  openMatch,
  recordOf,
  seeded,
  submit,
  tell,
} from '@questhall/kernel';
import { inclined } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';

const game = asGame(rules);

function played() {
  const configured = game.configure({ players: 2 });
  if (!('options' in configured)) throw new Error('no options');
  const match = openMatch(game, { options: configured.options, seed: 'back', seats: ['Ann', 'Ben'] });
  const chance = { rng: seeded('players') };
  const policy = inclined(game, 0);
  const events: GameEvent[] = [];
  while (!match.state.outcome) {
    const decision = match.decisions[below(chance, match.decisions.length)];
    if (!decision) break;
    const { seat, id } = decision;
    const done = submit(match, { seat, decision: id, option: policy(match.state, decision, chance) });
    if ('events' in done) events.push(...eventsFor(null, done.events));
  }
  return { match, events };
}

function lookedBack(match: Match) {
  const work = lookBack(game, recordOf(match), 0);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

test('looking back: a chance after every answer, what turned it, and who did what', () => {
  const { match } = played();
  const { chances, turnings, doers } = lookedBack(match);
  expect(chances).toHaveLength(match.answers.length + 1);
  expect(chances.at(-1)).toBe(Number(match.state.outcome?.winners.includes(0)));
  expect(turnings.length).toBeGreaterThan(0);
  expect(turnings.map(({ at }) => at)).toEqual(turnings.map(({ at }) => at).toSorted((a, b) => a - b));
  for (const { text, by } of turnings) {
    expect(text).toMatch(/[.!]$/);
    expect(Math.abs(by)).toBeGreaterThan(0.04);
  }
  const sum = (of: string) => doers.reduce((all, { deeds }) => all + (deeds.get(of) ?? 0), 0);
  expect(sum('dealt')).toBe(sum('taken'));
  expect(sum('dealt')).toBeGreaterThan(0);
});

const words = (value: unknown): string => JSON.stringify(value).replaceAll('"', '');

/** All that a beat says, on a few lines. */
function written(beat: Beat, view: ReturnType<typeof game.view>): string {
  const { number, chapter, turn, opens, weight, source, by, targets, sum, losses } = beat;
  const told = game.telling && tell(game.telling, beat, game.words, view);
  const lost = losses.map(({ what, who, because }) => [what, who, because?.type ?? null]);
  const terms = sum.map(({ sign, value, called, who }) => [`${sign}${value} ${called}`, who]);
  return [
    `${number} ${chapter}.${turn} ${opens} ${weight} ${words([source, by, targets])} ${words(terms)} ${words(lost)}`,
    `  ${words(told ?? null)}`,
  ].join('\n');
}

test('a whole match is told, and looked back at, as it was written down', async () => {
  const { match, events } = played();
  const view = game.view(match.state, null);
  const beats = game.telling ? beatsOf(game.telling, events) : [];
  const { chances, turnings, doers } = lookedBack(match);
  const back = [
    chances.map((chance) => chance.toFixed(3)).join(' '),
    ...turnings.map(({ at, text, by }) => `${at} ${by.toFixed(3)} ${text}`),
    ...doers.map(({ who, name, seat, deeds }) => words([who, name, seat, ...deeds])),
  ];
  const text = [...beats.map((beat) => written(beat, view)), ...back].join('\n');
  await expect(`${text}\n`).toMatchFileSnapshot('golden/told/match.txt');
});

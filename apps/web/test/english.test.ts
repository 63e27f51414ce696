/** The mechanical part of good English, over what two matches of each game say: numbers, stops, articles, names. */
import { GAME_IDS, GAMES } from '@questhall/games';
import type { Game, MachineState } from '@questhall/kernel';
import { about, advance, answer, seeded, takeEvents } from '@questhall/kernel';
import { inclined } from '@questhall/testkit';
import { expect, test } from 'vitest';

const QUESTIONS = 500;

const FAULTS: { readonly [fault: string]: RegExp } = {
  'a number and its noun':
    /\b1 (?:dice|shields|cards|hexes|squares|spaces|steps|tokens|successes|wounds|stars|actions)\b/,
  'two stops': /[.?:;,][.;:]|!\.|\?\?|,,/,
  'two spaces': / {2}/,
  'an article': /(?:^A|\ba) (?:[aei]|un[^i])[a-z]+|(?:^An|\ban) [bcdfgjklmnpqrstvwxyz][a-z]+/,
  'a name of the code': /\b[a-z]+[A-Z]|undefined|NaN|\[object|\bnull\b/,
  'a word twice': /\b(the|a|an|of|to|is|and) \1\b/,
  'a mouse': /\b[Cc]lick/,
};

/** Everything that is said in this match, each sentence once. */
function* saidIn(game: Game, players: number, seed: string): Generator<string> {
  const configured = game.configure({ players });
  if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
  const state: MachineState = game.setup(configured.options, seeded(seed));
  const chance = { rng: seeded(`${seed} player`) };
  const policy = inclined(game);
  for (let asked = 0; asked < QUESTIONS; asked++) {
    const [decision] = advance(game, state);
    const view = game.view(state, decision?.seat ?? null);
    for (const { event } of takeEvents(state)) yield game.words.event(event, view) ?? '';
    if (decision === undefined) return;
    yield game.words.decision(decision.kind, about(game, state, decision.seat), view);
    for (const option of decision.options.slice(0, 40)) yield game.words.option(option, view);
    answer(game, state, decision.seat, policy(state, decision, chance));
  }
}

test.for(GAME_IDS)('%s agrees in number, ends sentences once and names nothing of the code', async (id) => {
  const game = await GAMES[id].rules();
  const players = GAMES[id].modes[0]?.players?.usual ?? 2;
  const wrong = new Set<string>();
  for (const seed of ['read aloud', 'read again'])
    for (const sentence of new Set(saidIn(game, players, seed)))
      for (const [fault, pattern] of Object.entries(FAULTS))
        if (pattern.test(sentence)) wrong.add(`${fault}: ${sentence}`);
  expect([...wrong].slice(0, 20)).toEqual([]);
});

test.for([
  ['a number and its noun', 'Zoe spends 1 shields.'],
  ['a number and its noun', 'Take 1 dice.'],
  ['two stops', 'Choose the heroes you play.. This is not part of it.'],
  ['an article', 'a ability'],
  ['a name of the code', 'Zoe gains lightArmorMastery.'],
  ['a word twice', 'the the Captain'],
  ['a mouse', 'Click a hero.'],
] as const)('%s is noticed: %s', ([fault, sentence]) => {
  expect(FAULTS[fault]?.test(sentence)).toBe(true);
});

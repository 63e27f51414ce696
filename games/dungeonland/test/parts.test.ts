/** A campaign between two adventures goes over to newer rules, and takes along what it has gathered. */
import type { Decision, Game, Match } from '@questhall/kernel';
import { openMatch, recordOf, replay, seeded, submit } from '@questhall/kernel';
import { inclined } from '@questhall/testkit';
import { beforeAll, expect, test } from 'vitest';
import { dungeonland, rules } from '../src/index.ts';
import type { Options, State } from '../src/state.ts';

const sensible = inclined(rules, 0);

/** Plays on as bots do at a glance, until it is like this. */
function playUntil(match: Match, reached: (match: Match) => boolean): void {
  const chance = { rng: seeded('players 0') };
  while (!match.state.outcome && !reached(match)) {
    const decision = match.decisions[0] as Decision;
    const option = sensible(match.state as State, decision, chance);
    submit(match, { seat: decision.seat, decision: decision.id, option });
  }
}

const stateOf = (match: Match): State => match.state as State;
const kindOf = (match: Match): string | undefined => match.decisions[0]?.kind;

function campaign(game: Game): Match {
  const configured = game.configure({ players: 2, party: '3', mode: 'campaign', heroes: 'random' });
  if ('problems' in configured) throw new Error('these options are not possible');
  return openMatch(game, { options: configured.options, seed: 'campaign 0', seats: ['Ada', 'Ben'] });
}

const gathered = (match: Match) =>
  stateOf(match).heroes.map(({ card, seat, wielded, backpack, consumables, gold, xp, skills }) => ({
    ...{ card, seat, wielded, backpack, consumables, gold, xp, skills },
  }));

/** The campaign as these rules take it up. */
function takenUp(before: Match): Match {
  const options = dungeonland.parts?.next(before.state);
  if (!options) throw new Error('it is not between two adventures');
  return openMatch(dungeonland, { ...before.setup, options, seed: 'the second part' });
}

/** Kept by release 1.0.0. */
const RELEASED = new URL('../../released/dungeonland/5.js', import.meta.url).href;

let released: Game;
let match: Match;
beforeAll(async () => {
  ({ rules: released } = (await import(RELEASED)) as { readonly rules: Game });
  match = campaign(released);
});

test('[R8] in the middle of an adventure a campaign stays with the rules it began with', () => {
  expect(dungeonland.parts?.several(match.setup.options)).toBe(true);
  playUntil(match, (at) => stateOf(at).round === 2);
  expect(dungeonland.parts?.next(match.state)).toBeUndefined();
});

test('[R8][DL-ADV-05] in the interlude it goes over to newer rules, with all that was gathered', () => {
  playUntil(match, (at) => stateOf(at).won.length === 1 && kindOf(at) === 'trade');
  const next = takenUp(match);
  expect(gathered(next)).toEqual(gathered(match));
  expect([stateOf(next).won, stateOf(next).progress.id]).toEqual([['a1'], stateOf(match).progress.id]);
  expect(rules.faults(stateOf(next))).toEqual([]);
  expect(['learn', 'trade']).toContain(kindOf(next));
  playUntil(next, (at) => stateOf(at).won.length === 2 && kindOf(at) === 'trade');
  expect([stateOf(next).won.length, rules.faults(stateOf(next))]).toEqual([2, []]);
  // It is on record like any match, and goes over once more.
  expect(replay(dungeonland, recordOf(next)).state).toEqual({ ...next.state, events: expect.anything() });
  expect(gathered(takenUp(next))).toEqual(gathered(next));
});

test('[R8][DL-DEC-38] a lost adventure may be played again after it', () => {
  const lost = campaign(released);
  const chance = { rng: seeded('reckless') };
  const reckless = inclined(rules, 1);
  while (kindOf(lost) !== 'replay') {
    const decision = lost.decisions[0] as Decision;
    const option = reckless(stateOf(lost), decision, chance);
    submit(lost, { seat: decision.seat, decision: decision.id, option });
  }
  const next = takenUp(lost);
  expect([kindOf(next), stateOf(next).failed, gathered(next)]).toEqual(['replay', ['a1'], gathered(lost)]);
  expect(rules.faults(stateOf(next))).toEqual([]);
});

test('what these rules do not know, or is in two places, is refused', () => {
  const { options } = takenUp(match).setup;
  const { heroes: [first, ...others] = [], ...rest } = (options as Options).campaign ?? {};
  const wrong = (hero: object) =>
    dungeonland.configure({
      ...options,
      party: '3',
      campaign: { ...rest, heroes: [{ ...first, ...hero }, ...others] },
    });
  expect(wrong({})).toHaveProperty('options');
  expect(wrong({ backpack: ['a-thing-of-the-future'] })).toHaveProperty('problems');
  expect(wrong({ backpack: ['hood', 'hood'] })).toHaveProperty('problems');
});

/** A whole campaign, from the first adventure to the last page, broken off and taken up again. */
import type { Decision, Match, MatchRecord } from '@questhall/kernel';
import { eventsFor, openMatch, recordOf, replay, seeded, submit } from '@questhall/kernel';
import { inclined } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { adventureCard } from '../src/content/index.ts';
import { asDungeonlandEvent } from '../src/events.ts';
import { dungeonland, rules } from '../src/index.ts';
import type { State } from '../src/state.ts';

/** As bots play at a glance. */
const sensible = inclined(rules, 0);

function takeNext(match: Match, chance: Parameters<typeof sensible>[2]): void {
  const decision = match.decisions[0] as Decision;
  const option = sensible(match.state as State, decision, chance);
  submit(match, { seat: decision.seat, decision: decision.id, option });
}

const wonIn = (match: Match): readonly string[] => (match.state as State).won;

test('a campaign is won by bots, saved and resumed in the middle, and told as a story', () => {
  const configured = dungeonland.configure({
    ...{ players: 2, party: '3', mode: 'campaign', adventure: 'a1', heroes: 'random' },
  });
  if ('problems' in configured) throw new Error('these options are not possible');
  const chance = { rng: seeded('players 0') };
  const match = openMatch(dungeonland, {
    ...{ options: configured.options, seed: 'campaign 0', seats: ['Ada', 'Ben'] },
  });
  while (!match.state.outcome && wonIn(match).length < 4) takeNext(match, chance);
  const text = JSON.stringify(recordOf(match));
  const resumed = replay(dungeonland, JSON.parse(text) as MatchRecord);
  expect(resumed.state).toEqual({ ...match.state, events: resumed.state.events });
  while (!resumed.state.outcome) takeNext(resumed, chance);
  expect(resumed.state.outcome).toMatchObject({ winners: [0, 1], how: 'campaignWon' });

  const story: string[] = [];
  const adventures: string[] = [];
  const told = openMatch(dungeonland, recordOf(resumed));
  for (const { seat, option } of resumed.answers) {
    const decision = told.decisions.find((open) => open.seat === seat)?.id ?? -1;
    const done = submit(told, { seat, decision, option });
    if ('refused' in done) throw new Error(JSON.stringify(done.refused));
    const view = rules.view(told.state as State, null);
    for (const event of eventsFor(null, done.events)) {
      const sentence = rules.words.event(event, view);
      if (sentence !== undefined) story.push(sentence);
      const known = asDungeonlandEvent(event);
      if (known.type === 'adventureWon') adventures.push(known.adventure);
    }
  }
  expect(told.state.outcome).toEqual(resumed.state.outcome);
  expect(adventures).toEqual(wonIn(resumed));
  for (const id of adventures) expect(story).toContain(`${adventureCard(id).name} is won.`);
  expect(story.filter((sentence) => /undefined|NaN|\[object|somebody who is gone/.test(sentence))).toEqual(
    [],
  );
  expect(adventureCard(adventures.at(-1) ?? '').name).toBe('The Last Page');
});

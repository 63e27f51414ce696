/** A whole adventure as text. A change of rules shows as a difference of lines; read them before writing it anew (vitest -u). */
import type { Decision, MatchRecord } from '@questhall/kernel';
import { openMatch, recordOf, seeded, submit } from '@questhall/kernel';
import { checkGolden, inclined, writeGolden } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { dungeonland, rules } from '../src/index.ts';
import type { State } from '../src/state.ts';

const FILE = 'golden/once-upon-a-door.txt';

const sensible = inclined(rules, 0);

/** Players who do what a sensible one would, most of the time. */
function playedMatch(): MatchRecord {
  const configured = dungeonland.configure({ players: 2, adventure: 'a0', heroes: 'random' });
  if ('problems' in configured) throw new Error('these options are not possible');
  const match = openMatch(dungeonland, {
    options: configured.options,
    seed: 'golden',
    seats: ['Ada', 'Ben'],
  });
  const chance = { rng: seeded('golden players') };
  while (!match.state.outcome) {
    const decision = match.decisions[0] as Decision;
    const option = sensible(match.state as State, decision, chance);
    submit(match, { seat: decision.seat, decision: decision.id, option });
  }
  return recordOf(match);
}

test('a whole adventure', async () => {
  const text = writeGolden(dungeonland, playedMatch());
  await expect(text).toMatchFileSnapshot(FILE);
  expect(checkGolden(dungeonland, text)).toEqual([]);
});

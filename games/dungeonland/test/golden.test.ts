/** A whole adventure as text. A change of rules shows as a difference of lines; read them before writing it anew (vitest -u). */
import type { Decision, MatchRecord, Option } from '@questhall/kernel';
import { below, openMatch, recordOf, seeded, submit } from '@questhall/kernel';
import { checkGolden, writeGolden } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { dungeonland, rules } from '../src/index.ts';
import type { State } from '../src/state.ts';

const FILE = 'golden/once-upon-a-door.txt';

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
    const weights = (rules.inclinations?.(match.state as State, decision) ?? []).map((weight) =>
      Math.round(weight * weight * 100),
    );
    let left = below(
      chance,
      Math.max(
        1,
        weights.reduce((sum, weight) => sum + weight, 0),
      ),
    );
    const at = weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
    const option = decision.options[Math.max(0, at)] as Option;
    submit(match, { seat: decision.seat, decision: decision.id, option });
  }
  return recordOf(match);
}

test('a whole adventure', async () => {
  const text = writeGolden(dungeonland, playedMatch());
  await expect(text).toMatchFileSnapshot(FILE);
  expect(checkGolden(dungeonland, text)).toEqual([]);
});

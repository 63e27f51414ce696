/** What a card says of its attack before it is played. */
import type { BrawlView } from '@questhall/games/brawl';
import { asBrawlOption, brawl } from '@questhall/games/brawl';
import { below, openMatch, present, seeded, submit } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { reachesNobody } from '../../src/tables/brawl/logic/reach.ts';

const ANSWERS = 400;

/** The attacks of one match at random: said to reach nobody or not, and what was offered when it came to the aim. */
function attacksOf(seed: string): readonly { readonly nobody: boolean; readonly met: boolean }[] {
  const configured = brawl.configure({ players: 2 });
  if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
  const match = openMatch(brawl, { options: configured.options, seed, seats: [] });
  const chance = { rng: seeded(seed) };
  const attacks: { nobody: boolean; met: boolean }[] = [];
  for (let answers = 0; answers < ANSWERS; answers++) {
    const [asked] = match.decisions;
    if (asked === undefined) break;
    const option = asked.options[below(chance, asked.options.length)];
    if (option === undefined) break;
    const last = attacks.at(-1);
    if (asked.kind === 'attack' && last !== undefined && asked.options.some(({ do: deed }) => deed === 'aim'))
      last.met = true;
    const chosen = asBrawlOption(option);
    if (chosen.do === 'play')
      attacks.push({
        nobody: reachesNobody(chosen.card, present(match, asked.seat).view as unknown as BrawlView),
        met: false,
      });
    submit(match, { seat: asked.seat, decision: asked.id, option });
  }
  return attacks;
}

test('a card that says nobody is in reach meets nobody, wherever its Champion goes [T2]', () => {
  const attacks = ['one', 'two', 'three', 'four'].flatMap(attacksOf);
  const vain = attacks.filter(({ nobody }) => nobody);
  expect(vain.length).toBeGreaterThan(3);
  expect(vain.filter(({ met }) => met)).toEqual([]);
});

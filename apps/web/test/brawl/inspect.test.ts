import type { BrawlView } from '@questhall/games/brawl';
import { brawl } from '@questhall/games/brawl';
import type { Option } from '@questhall/kernel';
import { openMatch, present, submit } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { inspect } from '../../src/tables/brawl/inspect.tsx';

/** A match in which somebody has discarded a hand: everybody takes the last option. */
function played(): BrawlView {
  const configured = brawl.configure({ players: 2 });
  if ('problems' in configured) throw new Error('two play');
  const match = openMatch(brawl, { options: configured.options, seed: 'piles', seats: ['Ada', 'Ben'] });
  const view = (seat: number) => present(match, seat).view as unknown as BrawlView;
  for (let n = 0; n < 200 && view(0).seats.some(({ discard }) => discard.length === 0); n++) {
    const [decision] = match.decisions;
    if (!decision) break;
    const { seat, id, options } = decision;
    submit(match, { seat, decision: id, option: options.at(-1) as Option });
  }
  return view(0);
}

test('[SFB-INFO-05] anybody’s discard pile opens, card by card [SFB-F1]', () => {
  const view = played();
  for (const { seat, discard } of view.seats) {
    expect(discard.length).toBeGreaterThan(0);
    expect(inspect({ pile: seat }, view)?.facts).toHaveLength(discard.length);
  }
});

test('[SFB-INFO-06] a Champion card opens with both of its sides, whichever is up [SFB-F1]', () => {
  const view = played();
  const [champion] = view.champions;
  if (!champion) throw new Error('nobody plays');
  for (const levelled of [false, true]) {
    const champions = [{ ...champion, levelled }, ...view.champions.slice(1)];
    const facts = inspect({ champion: 0 }, { ...view, champions })?.facts ?? [];
    const texts = facts.map(({ text }) => String(text));
    expect(texts.some((text) => text.startsWith('Basic:'))).toBe(true);
    expect(texts.some((text) => text.startsWith('Levelled Up:'))).toBe(true);
  }
});

/** What the table may show before a choice is made comes true when it is made. */
import type { Option } from '@questhall/kernel';
import { about, advance, answer, below, seeded, takeEvents } from '@questhall/kernel';
import { expect, test } from 'vitest';
import type { Aim } from '../src/decisions.ts';
import type { BrawlEvent } from '../src/events.ts';
import { asBrawlEvent } from '../src/events.ts';
import { rules } from '../src/index.ts';
import type { AimAhead, WayAhead } from '../src/queries/outlook.ts';
import type { State } from '../src/state.ts';
import { turnOf } from './acting.ts';
import { h, table } from './table.ts';

const told = (s: State): readonly BrawlEvent[] => takeEvents(s).map(({ event }) => asBrawlEvent(event));

test('ways, traps and strength against defence come true, whatever is chosen', () => {
  const chance = { rng: seeded('outlook') };
  let [moves, hits] = [0, 0];
  for (let game = 0; game < 6; game++) {
    const s = rules.setup(
      {
        players: 2,
        draft: 'casual',
        pool: 12,
        forming: 'dealt',
        mirrors: false,
        duplicates: false,
        rings: 'teal-orange',
      },
      seeded(`outlook ${game}`),
    );
    for (;;) {
      const [open] = advance(rules, s);
      if (!open) break;
      told(s);
      const aimed = open.options.filter(({ do: deed }) => deed === 'aim' || deed === 'aimArea');
      const among = aimed.length > 0 ? aimed : open.options;
      const option = among[below(chance, among.length)] as Option;
      const ahead = about(rules, s, open.seat);
      answer(rules, s, open.seat, option);
      if (option.do === 'move') {
        const way = (ahead.ways as WayAhead[]).find(({ hex }) => hex === option.at?.hex);
        const events = told(s);
        expect(events.find(({ type }) => type === 'moved')).toMatchObject({ path: way?.path });
        const sprung = advance(rules, s)[0]?.kind === 'ignoreTrap' || told(s).some(isSprung);
        expect(sprung).toBe(way?.trap);
        moves += 1;
      }
      if (open.kind === 'attack' && option.do !== 'decline') {
        const aim = (ahead.aims as AimAhead[]).find(({ champion, turns }) =>
          option.do === 'aim'
            ? champion === option.at?.champion
            : turns === (option as Aim & { do: 'aimArea' }).turns,
        );
        const asked = advance(rules, s)[0];
        if (asked?.kind === 'react') answer(rules, s, asked.seat, { do: 'pass' });
        advance(rules, s);
        const struck = told(s).filter((event) => event.type === 'struck');
        const first = struck.slice(0, aim?.hits.length);
        expect(first.map(({ type: _, ...hit }) => hit)).toEqual(aim?.hits);
        hits += first.length;
      }
    }
  }
  expect(moves).toBeGreaterThan(100);
  expect(hits).toBeGreaterThan(10);
});

const isSprung = ({ type }: BrawlEvent): boolean => type === 'trapSprung';

test('a way says which Challenges would be met at its end, and whom the card could reach from there', () => {
  const t = turnOf(
    table({
      a: { kilgore: [-1, 3] },
      b: { sulka: [0, 0 + 1], deryn: [4, -3] },
      hands: { 0: ['fury'] },
      track: [null, 'red-ground', null, null],
    }),
  ).play('fury');
  const [open] = t.t.decisions;
  const ways = about(rules, t.s, open?.seat ?? 0).ways as WayAhead[];
  const to = (q: number, r: number): WayAhead | undefined => ways.find(({ hex }) => hex === h(q, r));
  expect(to(-1, 1)).toMatchObject({ targets: [t.id('sulka')], meets: [], trap: false });
  expect(to(-3, 3)).toMatchObject({ targets: [], meets: [] });
});

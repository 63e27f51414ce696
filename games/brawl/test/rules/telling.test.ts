import { expect, test } from 'vitest';
import { rules } from '../../src/index.ts';
import type { Acting } from '../acting.ts';
import { turnOf } from '../acting.ts';
import { table } from '../table.ts';

/** What the log says of the events of one type. */
const told = (t: Acting, type: string): readonly (string | undefined)[] =>
  t.events(type).map((event) => rules.words.event(event, t.view(null)));

/** Kilgore in the western corner, with Alistair and two others of A around every hex he could flee to. */
const CORNERED = { kilgore: [-5, 3] } as const;

test('[SFB-RULING-29] [SFB-BASIC-04] Fear without a way out is told [SFB-F5]', () => {
  const t = turnOf(
    table({
      a: { alistair: [-4, 2], deryn: [-5, 2], gwaien: [-4, 3] },
      b: CORNERED,
      hands: { 0: ['the-tyrants-gaze'] },
    }),
  )
    .play('the-tyrants-gaze')
    .stay()
    .aim('kilgore');
  expect(t.where('kilgore')).toBe('-5,3');
  expect(told(t, 'forfeited')).toEqual(['Kilgore has nowhere to flee.']);
});

test('[SFB-DISP-04] Fear and Force on the rooted are told, and so is a leap of the rooted [SFB-F5]', () => {
  const rooted = { kilgore: { at: [-1, 1], rooted: true } } as const;
  const fear = turnOf(table({ a: { alistair: [-2, 1] }, b: rooted, hands: { 0: ['the-tyrants-gaze'] } }))
    .play('the-tyrants-gaze')
    .stay()
    .aim('kilgore');
  expect(told(fear, 'forfeited')).toEqual(['Kilgore does not move: Rooted.']);
  expect(fear.wounds).toEqual({});
  const force = turnOf(table({ a: { alistair: [-2, 1] }, b: rooted, hands: { 0: ['forced-march'] } }))
    .play('forced-march')
    .stay()
    .aim('kilgore');
  expect(told(force, 'forfeited')).toEqual(['Kilgore does not move: Rooted.']);
  const leap = turnOf(
    table({
      a: { goldarr: { at: [0, 2], rooted: true } },
      b: { kilgore: [4, -3] },
      hands: { 0: ['set-sail'] },
    }),
  )
    .play('set-sail')
    .use();
  expect(told(leap, 'forfeited')).toEqual(["Gold'arr does not move: Rooted."]);
});

test('[SFB-RULING-28] Force on a Champion that is hemmed in is told', () => {
  const t = turnOf(
    table({
      a: { alistair: [-4, 2], deryn: [-5, 2], gwaien: [-4, 3] },
      b: CORNERED,
      hands: { 0: ['forced-march'] },
    }),
  )
    .play('forced-march')
    .stay()
    .aim('kilgore');
  expect(t.asked).toBe('0 act');
  expect(told(t, 'forfeited')).toEqual(['Kilgore has nowhere to go.']);
});

test('[SFB-RULING-42] a Place without a free hex is told', () => {
  const t = turnOf(
    table({
      a: { alistair: [-4, 2], tzuxiao: [-5, 2], gwaien: [-4, 3] },
      b: { deryn: [-5, 3] },
      hands: { 0: ['bow-before-the-king'], 1: ['ambush'] },
    }),
  )
    .play('bow-before-the-king')
    .stay()
    .aim('deryn')
    .react('ambush', 'deryn');
  expect(told(t, 'forfeited')).toContain('Deryn cannot be Placed: no free hex.');
});

test('[SFB-TRACK-02] [SFB-TRACK-04] Challenges that leave the track agree with their verb, and a new deck is told [SFB-F5]', () => {
  const { view } = turnOf(table({ a: { deryn: [0, 2] }, b: { kilgore: [4, -3] } }));
  const words = (gone: readonly string[]) =>
    rules.words.event({ type: 'trackAdvanced', by: 2, gone } as never, view(null));
  expect(words(['red-ground'])).toBe('The track advances; Red Ground is gone.');
  expect(words(['red-ground', 'unscathed'])).toBe('The track advances; Red Ground and Unscathed are gone.');
});

import { expect, test } from 'vitest';
import { rules } from '../../src/index.ts';
import type { Acting } from '../acting.ts';
import { turnOf } from '../acting.ts';
import { table } from '../table.ts';

/** What the log says of the events of one type. */
const told = (t: Acting, type: string): readonly (string | undefined)[] =>
  t.events(type).map((event) => rules.words.event(event, t.view(null)));

const board = (t: Acting, seat: number | null): string => rules.words.board(t.view(seat));

test('[SFB-INFO-05] [SFB-INFO-06] discard piles and both sides of Champion cards are on the text board [SFB-F1]', () => {
  const t = turnOf(
    table({
      a: { deryn: [0, 2] },
      b: { sulka: [4, -3] },
      hands: { 0: ['prowl'] },
      discards: { 1: ['curse', 'effigy'] },
    }),
  );
  for (const viewer of [0, 1, null]) {
    expect(board(t, viewer)).toContain('discard pile Curse and Effigy');
    expect(board(t, viewer)).toContain(
      'Basic: Hitpoints 7. Defence 0. Levelled Up: Hitpoints 8. Defence 0. When',
    );
  }
  t.play('prowl').stay().decline();
  expect(board(t, 1)).toContain('discard pile Prowl');
});

test('[SFB-COMP-08] [SFB-COMP-10] areas, Statues, deployment and trap hexes are on the text board, by mark and by hex [SFB-F2]', () => {
  const t = turnOf(table({ a: { deryn: [-1, 1] }, b: { sulka: [4, -3] }, traps: [[1, 0, 'stun']] }));
  const text = board(t, null);
  expect(text.split('\n').slice(2, 9)).toEqual([
    'A    .   n   n   n   n   n  2b   .',
    'B  .   b   .   .   r   .   .   y   .',
    'C    b  tt   .   r   r   .  tt   y',
    'D  b  E#   b  tt  G#  ^^   y  R#   y',
    'E    b  tt   .  1a   r   .  tt   y',
    'F  .   b   .   .   r   .   .   y   .',
    'G    .   s   s   s   s   s   s   .',
  ]);
  expect(text).toContain('E# Esmæ (Manipulation) D2');
  expect(text).toContain(' b: Manipulation area (blue), B2 C1 D1 D3 E1 F2.');
  expect(text).toContain(' n: deployment hexes of the north end (Player 2), A2 A3 A4 A5 A6 A7.');
  expect(text).toContain('Deryn (Player 1): 7 of 7 Hitpoints, defence 0, on E4, Destruction area.');
});

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

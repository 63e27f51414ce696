import type { Decision } from '@questhall/kernel';
import { seeded } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { curious } from '../src/random-play.ts';
import { toy } from '../src/toy.ts';

const decision: Decision = {
  id: 1,
  seat: 0,
  kind: 'act',
  options: [{ do: 'wait' }, ...toy.content.map((bone) => ({ do: 'use', bone }))],
};

test('curious players take each piece when it is first offered, and then mostly save', () => {
  const policy = curious(toy);
  const chance = { rng: seeded('curious') };
  const state = toy.setup({ players: 2 } as never, seeded('curious'));
  const taken = Array.from({ length: 60 }, () => policy(state, decision, chance));
  const pieces = taken.map((option) => ('bone' in option ? option.bone : 'none'));
  expect(new Set(pieces.slice(0, toy.content.length))).toEqual(new Set(toy.content));
  const waiting = pieces.slice(toy.content.length).filter((piece) => piece === 'none').length;
  expect(waiting).toBeGreaterThan(30);
});

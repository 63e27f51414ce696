import type { SeenDecision } from '@questhall/protocol';
import { expect, test } from 'vitest';
import type { GameTable } from '../src/table/game-table.ts';
import { quietEnd } from '../src/table/use-quiet-end.ts';

const table = {
  ends: ({ do: deed }: { readonly do: string }) => deed === 'endTurn',
  isSmall: ({ do: deed }: { readonly do: string }) => deed === 'face',
} as unknown as GameTable;

const asked = (...deeds: readonly string[]): SeenDecision => ({
  id: 1,
  seat: 0,
  kind: 'act',
  options: deeds.map((deed) => ({ do: deed })),
  about: {},
});

test('[T4] a turn is as good as over when only small things are left, and not a moment before', () => {
  expect(quietEnd(table, asked('face', 'face', 'endTurn'))).toEqual({ do: 'endTurn' });
  expect(quietEnd(table, asked('face', 'attack', 'endTurn'))).toBeUndefined();
  expect(quietEnd(table, asked('face'))).toBeUndefined();
  expect(quietEnd(table, null)).toBeUndefined();
});

test('[T1] what nobody called small never ends a turn', () => {
  expect(
    quietEnd({ ...table, isSmall: undefined } as unknown as GameTable, asked('face', 'endTurn')),
  ).toBeUndefined();
});

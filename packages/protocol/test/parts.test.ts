/** A match in parts goes over to newer rules between two of them; any other stays with those it began with. */
import type { Decision, Game, MatchOptions, Option } from '@questhall/kernel';
import { asGame, openMatch, replay, submit } from '@questhall/kernel';
import { toy } from '@questhall/testkit/toy';
import { expect, test } from 'vitest';
import type { LogEntry, SavedTable } from '../src/host/index.ts';
import { goneOver, newTable } from '../src/host/index.ts';

const game = asGame(toy);
const taken: MatchOptions = { players: 2, takenAlong: true };
/** Between two parts after each second question. */
const newest: Game = {
  ...game,
  version: game.version + 1,
  parts: { several: () => true, next: ({ asks }) => (asks % 2 === 0 ? taken : undefined) },
};

/** A table whose match has come so far. */
function savedAfter(answers: number): SavedTable {
  const seats = [{ holder: 'you' }, { holder: 'you' }] as const;
  const made = newTable(
    game,
    'local',
    { game: game.id, settings: { players: 2 }, seats },
    { id: 'you', name: 'You' },
  );
  const configured = game.configure({ players: 2 });
  if ('problems' in made || 'problems' in configured) throw new Error('the toy cannot be set up');
  const setup = { options: configured.options, seed: 'parts', seats: ['You', 'You II'] };
  const match = openMatch(game, setup);
  const entries: LogEntry[] = [];
  while (match.state.asks < answers) {
    const { seat, id, options } = match.decisions[0] as Decision;
    const option = options[0] as Option;
    submit(match, { seat, decision: id, option });
    entries.push({ at: 0, seat, option });
  }
  return { record: { ...made.record, status: 'playing', matchNumber: 1, match: setup }, entries };
}

test('[R8] between two parts the table goes on with its next match, and the part that is over is on record', () => {
  const saved = savedAfter(2);
  const next = goneOver(game, newest, saved, 'a new seed');
  expect(next?.saved).toMatchObject({
    record: {
      revision: 1,
      matchNumber: 2,
      rulesVersion: newest.version,
      status: 'playing',
      match: { options: taken, seed: 'a new seed', seats: ['You', 'You II'] },
      seats: saved.record.seats,
    },
    entries: [],
  });
  expect(next?.saved.record).not.toHaveProperty('seedHash');
  expect(next?.over).toMatchObject({ rulesVersion: game.version, seed: 'parts' });
  expect(next && replay(game, next.over).state.asks).toBe(2);
});

test.each([
  ['in the middle of a part', savedAfter(1), newest],
  ['under the newest rules', savedAfter(2), { ...newest, version: game.version }],
  ['under rules without parts', savedAfter(2), asGame({ ...toy, version: game.version + 1 })],
  [
    'before the match has begun',
    { ...savedAfter(2), record: { ...savedAfter(2).record, match: null } },
    newest,
  ],
])('%s a match stays as it is', (_when, saved, rules) => {
  expect(goneOver(game, rules, saved, 'a new seed')).toBeUndefined();
});

/**
 * Mutants that no test can notice, because the game plays the same with them. Each with its reason. A mutant is known by its
 * file, what was there and what stands there instead; where that is written more than once, `line` has the text of the line.
 */

export interface Equivalent {
  readonly file: string;
  readonly was: string;
  readonly becomes: string;
  readonly line?: string;
  readonly reason: string;
}

export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'packages/kernel/src/data.ts',
    was: 'value.some(isObject) ? value.map(copy) : value.slice()',
    becomes: 'value.map(copy)',
    reason: 'A copy of a number or a text is the same value: the other branch is only quicker.',
  },
  {
    file: 'packages/kernel/src/data.ts',
    was: 'i < left.length',
    becomes: 'i <= left.length',
    reason: 'Behind the end both lists have nothing, which is the same.',
  },
  {
    file: 'packages/kernel/src/match.ts',
    was: 'match.undoable > 0 && answers.at(-1)?.seat === decision.seat',
    becomes: 'match.undoable > 0 || answers.at(-1)?.seat === decision.seat',
    reason: 'Answers of others are found before the count is looked at; it decides only when a copy is kept.',
  },
  {
    file: 'packages/kernel/src/match.ts',
    was: 'match.undoable > 0',
    becomes: 'match.undoable >= 0',
    reason: 'From 0 the count becomes 1 either way.',
  },
  {
    file: 'packages/kernel/src/match.ts',
    was: 'goesOn ? match.undoable + 1 : 1',
    becomes: 'match.undoable + 1',
    reason: 'Answers of others are found before the count is looked at.',
  },
  {
    file: 'packages/kernel/src/match.ts',
    was: '!goesOn',
    becomes: 'goesOn',
    reason: 'It decides only when a copy is kept; without one the match is played again from the start.',
  },
  {
    file: 'packages/kernel/src/match.ts',
    was: '1',
    becomes: '2',
    line: 'const decision = match.decisions.find((open) => open.seat === seat)?.id ?? -1;',
    reason: 'No question has a negative number, whichever.',
  },
  {
    file: 'packages/kernel/src/random.ts',
    was: 's.rng.script ? draw(s.rng, bag.length, (value) => bag.indexOf(value as T)) : draw(s.rng, bag.length, asIndex)',
    becomes: 'draw(s.rng, bag.length, (value) => bag.indexOf(value as T))',
    reason: 'What reads a script is not called without one: the other branch only saves a function.',
  },
  {
    file: 'packages/kernel/src/run.ts',
    was: 'question.answers === undefined ? null : frame.given',
    becomes: 'frame.given',
    reason: 'Only questions to several at once ever have answers given.',
  },
  {
    file: 'packages/kernel/src/state.ts',
    was: "typeof value === 'object'",
    becomes: 'true',
    reason: 'A copy of a number or a text is the same value.',
  },
  {
    file: 'packages/kernel/src/undo.ts',
    was: '1',
    becomes: '2',
    line: 'return -1;',
    reason: 'Any number below 0 says that there is nothing.',
  },
  {
    file: 'packages/kernel/src/undo.ts',
    was: 'same({ ...dealt, rng: before.rng }, before)',
    becomes: 'false',
    reason: 'The same deal shows the same: skipping it is only quicker.',
  },
  {
    file: 'games/brawl/src/procedures/action.ts',
    was: 'id !== by',
    becomes: 'true',
    reason: 'A Champion that aims at itself is refused by its own reason, so the options are the same.',
  },
  {
    file: 'games/brawl/src/procedures/damage.ts',
    was: '0',
    becomes: '1',
    line: 'for (const side of SIDES) gainVp(s, side, gained[side] ?? 0);',
    reason: 'There is a number for each of the two sides: the other one is never used.',
  },
  {
    file: 'games/brawl/src/procedures/displace.ts',
    was: 'by === f.how',
    becomes: 'by !== f.how',
    reason: 'The only card with this effect names Push and Pull, and one of the two is always the other.',
  },
  {
    file: 'games/brawl/src/procedures/effects.ts',
    was: '1',
    becomes: '2',
    line: 'call(s, flow.draw, { seat, most: amountOf(s, effect.amount, contextFor(f, -1)) });',
    reason: 'No Champion has either number: it stands for the player.',
  },
  {
    file: 'packages/kernel/src/undo.ts',
    was: 'seat < setup.options.players',
    becomes: 'seat <= setup.options.players',
    reason: 'A seat that nobody has sees what a spectator sees, which every seat sees too.',
  },
  {
    file: 'packages/kernel/src/run.ts',
    was: 'flow !== undefined',
    becomes: 'true',
    reason: 'The procedure is left and entered again at its next step.',
  },
  {
    file: 'games/super-fantasy/src/queries/mission.ts',
    was: 'latest = { options, mission };',
    becomes: '',
    reason: 'The Mission is looked up again: the same one, only slower.',
  },
  {
    file: 'games/super-fantasy/src/queries/board.ts',
    was: '!found',
    becomes: 'true',
    line: 'if (!found) {',
    reason: 'What a step sweeps is worked out again: the same squares, only slower.',
  },
  {
    file: 'games/super-fantasy/src/mission/sense.ts',
    was: '0',
    becomes: '1',
    line: 'rot % 180 === 0 ? [rows[0]?.length ?? 0, rows.length] : [rows.length, rows[0]?.length ?? 0];',
    reason: 'Every face has rows: the other number is never used.',
  },
  {
    file: 'games/super-fantasy/src/procedures/actions.ts',
    was: '0',
    becomes: '1',
    line: 'stars: (s, f) => call(s, flow.afterRoll, { hero: f.hero, stars: f.stars ?? 0 }),',
    reason: 'The roll before this step has counted the stars: the other number is never used.',
  },
  {
    file: 'games/super-fantasy/src/procedures/actions.ts',
    was: '0',
    becomes: '1',
    line: 'candidates: (s, f) => walkCandidates(s, f.hero, moveReach(s, f.hero, f.total ?? 0), f.total ?? 0),',
    reason: 'The roll before this step has given the total: the other number is never used.',
  },
  {
    file: 'games/super-fantasy/src/procedures/actions.ts',
    was: '0',
    becomes: '1',
    line: 'squares: f.total ?? 0,',
    reason: 'The roll before this step has given the total: the other number is never used.',
  },
  {
    file: 'games/super-fantasy/src/procedures/monster-attack.ts',
    was: '0',
    becomes: '1',
    line: 'const [pusher = 0] = [...monsterSquares(s, monster)].sort((a, b) => gap(a) - gap(b));',
    reason: 'Every monster has a square: the other number is never used.',
  },
  {
    file: 'games/dungeon-fighter/src/procedures/landing.ts',
    was: 'false',
    becomes: 'true',
    line: 'real: false,',
    reason: 'Of a flip nobody asks whether it is real: only throws are ruled on (DF-LEAD-02).',
  },
  {
    file: 'games/dungeon-fighter/src/queries/odds.ts',
    was: 'hits === 0 ? 100 : Math.floor((damage * 100) / hits)',
    becomes: 'Math.floor((damage * 100) / hits)',
    reason: 'Of every measured throw some hit, with all nine requirements at once, too.',
  },
  {
    file: 'packages/protocol/src/mirror.ts',
    was: 'list.length < ROWS_LEAST',
    becomes: 'list.length >= ROWS_LEAST',
    reason: 'The list is compared item by item instead of cell by cell, which is slower.',
  },
  {
    file: 'packages/protocol/src/mirror.ts',
    was: 'at === keys.length',
    becomes: 'at !== keys.length',
    line: 'return at === keys.length;',
    reason: 'The list is compared item by item instead of cell by cell, which is slower.',
  },
  {
    file: 'packages/protocol/src/mirror.ts',
    was: "value === null || (typeof value !== 'object' && value !== undefined)",
    becomes: "value === null && (typeof value !== 'object' && value !== undefined)",
    reason: 'The list is compared item by item instead of cell by cell, which is slower.',
  },
  {
    file: 'packages/protocol/src/mirror.ts',
    was: 'hasKeys(shape, keys)',
    becomes: 'false',
    reason: 'Objects with the same keys do not share the list of them, which takes more memory.',
  },
  {
    file: 'packages/protocol/src/mirror.ts',
    was: 'alike.push(shape);',
    becomes: '',
    reason: 'Objects with the same keys do not share the list of them, which takes more memory.',
  },
  {
    file: 'packages/protocol/src/mirror.ts',
    was: 'alike.length === 0 && shapes.size < FIRST_KEYS_MOST',
    becomes: 'alike.length === 0 || shapes.size < FIRST_KEYS_MOST',
    reason: 'Objects with the same keys do not share the list of them, which takes more memory.',
  },
  {
    file: 'packages/protocol/src/mirror.ts',
    was: 'alike.length === 0 && shapes.size < FIRST_KEYS_MOST',
    becomes: 'false',
    reason: 'Objects with the same keys do not share the list of them, which takes more memory.',
  },
  {
    file: 'packages/protocol/src/mirror.ts',
    was: 'alike.length === 0',
    becomes: 'alike.length !== 0',
    reason: 'Objects with the same keys do not share the list of them, which takes more memory.',
  },
  {
    file: 'packages/protocol/src/mirror.ts',
    was: 'alike.length < SHAPES_MOST',
    becomes: 'true',
    reason: 'Objects with the same keys do not share the list of them, which takes more memory.',
  },
  {
    file: 'packages/protocol/src/mirror.ts',
    was: 'alike.length < SHAPES_MOST',
    becomes: 'false',
    reason: 'Objects with the same keys do not share the list of them, which takes more memory.',
  },
  {
    file: 'packages/protocol/src/mirror.ts',
    was: "typeof value === 'number'",
    becomes: "typeof value !== 'number'",
    reason: 'A number reads the same by either way; this one is quicker.',
  },
  {
    file: 'packages/protocol/src/mirror.ts',
    was: 'keys[at] !== key || value === undefined',
    becomes: 'true',
    reason: 'The keys are compared by the slower way, with the same result.',
  },
  {
    file: 'packages/protocol/src/mirror.ts',
    was: 'keys[at] !== key',
    becomes: 'true',
    reason: 'The keys are compared by the slower way, with the same result.',
  },
  {
    file: 'packages/protocol/src/mirror.ts',
    was: 'keys[at] !== key',
    becomes: 'keys[at] === key',
    reason: 'The list is compared item by item instead of cell by cell, which is slower.',
  },
  {
    file: 'packages/protocol/src/mirror.ts',
    was: 'isLikeRow(cells, shape, row * width, now[row])',
    becomes: 'false',
    reason: 'The list is compared item by item instead of cell by cell, which is slower.',
  },
  {
    file: 'packages/protocol/src/mirror.ts',
    was: '!isFields(item)',
    becomes: 'true',
    reason: 'The list is compared item by item instead of cell by cell, which is slower.',
  },
  {
    file: 'packages/protocol/src/mirror.ts',
    was: 'i + 1',
    becomes: 'i - 1',
    reason: 'The run of what differs is found by the longer search, with the same result.',
  },
  {
    file: 'packages/protocol/src/mirror.ts',
    was: 'now.length <= SHORT',
    becomes: 'now.length < SHORT',
    reason: 'The run of what differs is found by the longer search, with the same result.',
  },
  {
    file: 'packages/protocol/src/mirror.ts',
    was: 'now.length <= SHORT || i + 1 === now.length || isLike(before[i + 1] as Mirror, now[i + 1])',
    becomes: 'now.length <= SHORT || i + 1 === now.length && isLike(before[i + 1] as Mirror, now[i + 1])',
    reason: 'The run of what differs is found by the longer search, with the same result.',
  },
  {
    file: 'packages/protocol/src/host/streams.ts',
    was: 'table.streams.size === 0',
    becomes: 'true',
    reason: 'What everybody sees was brought up to date just before.',
  },
  {
    file: 'packages/protocol/src/patch.ts',
    was: 'true',
    becomes: 'false',
    line: 'else Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true });',
    reason: 'Nobody writes to a value that was patched; whether the key is enumerable is tested.',
  },
  {
    file: 'packages/protocol/src/client.ts',
    was: 'id !== undefined',
    becomes: 'true',
    reason: 'Nobody waits for a reply without a number.',
  },
  {
    file: 'packages/protocol/src/client.ts',
    was: 'you.seats.length > 0',
    becomes: 'you.seats.length >= 0',
    reason: 'A spectator who comes back is shown everything anew.',
  },
];

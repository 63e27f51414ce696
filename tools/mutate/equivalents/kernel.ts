import type { Equivalents } from './equivalent.ts';

export const KERNEL: Equivalents = {
  'data.ts': [
    {
      was: 'value.some(isObject) ? value.map(copy) : value.slice()',
      becomes: 'value.map(copy)',
      reason: 'A copy of a number or a text is the same value: the other branch is only quicker.',
    },
    {
      was: 'i < left.length',
      becomes: 'i <= left.length',
      reason: 'Behind the end both lists have nothing, which is the same.',
    },
  ],
  'match.ts': [
    {
      was: 'match.undoable > 0 && answers.at(-1)?.seat === decision.seat',
      becomes: 'match.undoable > 0 || answers.at(-1)?.seat === decision.seat',
      reason:
        'Answers of others are found before the count is looked at; it decides only when a copy is kept.',
    },
    {
      was: 'match.undoable > 0',
      becomes: 'match.undoable >= 0',
      reason: 'From 0 the count becomes 1 either way.',
    },
    {
      was: 'goesOn ? match.undoable + 1 : 1',
      becomes: 'match.undoable + 1',
      reason: 'Answers of others are found before the count is looked at.',
    },
    {
      was: '1',
      becomes: '2',
      line: 'const decision = match.decisions.find((open) => open.seat === seat)?.id ?? -1;',
      reason: 'No question has a negative number, whichever.',
    },
  ],
  'random.ts': [
    {
      was: 's.rng.script ? draw(s.rng, bag.length, (value) => bag.indexOf(value as T)) : draw(s.rng, bag.length, asIndex)',
      becomes: 'draw(s.rng, bag.length, (value) => bag.indexOf(value as T))',
      reason: 'What reads a script is not called without one: the other branch only saves a function.',
    },
  ],
  'run.ts': [
    {
      was: 'question.answers === undefined ? null : frame.given',
      becomes: 'frame.given',
      reason: 'Only questions to several at once ever have answers given.',
    },
  ],
  'state.ts': [
    {
      was: "typeof value === 'object'",
      becomes: 'true',
      reason: 'A copy of a number or a text is the same value.',
    },
  ],
  'undo.ts': [
    {
      was: '1',
      becomes: '2',
      line: 'return -1;',
      reason: 'Any number below 0 says that there is nothing.',
    },
    {
      was: 'same({ ...dealt, rng: before.rng }, before)',
      becomes: 'false',
      reason: 'The same deal shows the same: skipping it is only quicker.',
    },
    {
      was: 'seat < setup.options.players',
      becomes: 'seat <= setup.options.players',
      reason: 'A seat that nobody has sees what a spectator sees, which every seat sees too.',
    },
  ],
};

import type { Equivalents } from './equivalent.ts';

export const PROTOCOL: Equivalents = {
  'client.ts': [
    {
      was: 'id !== undefined',
      becomes: 'true',
      reason: 'Nobody waits for a reply without a number.',
    },
    {
      was: 'you.seats.length > 0',
      becomes: 'you.seats.length >= 0',
      reason: 'A spectator who comes back is shown everything anew.',
    },
  ],
  'host/match-log.ts': [
    {
      was: 'after < answers.length',
      becomes: 'after <= answers.length',
      reason: 'The state that is kept decides only how much an undo plays again.',
    },
  ],
  'host/play.ts': [
    {
      was: "'plan' in planned ? planned.plan : undefined",
      becomes: 'planned.plan',
      reason: 'Without a plan there is none either way; only types ask.',
    },
  ],
  'host/streams.ts': [
    {
      was: 'table.streams.size === 0',
      becomes: 'true',
      reason: 'What everybody sees was brought up to date just before.',
    },
    {
      was: 'page?.recorded.every(({ only }) => !only) ? eventsText(page, null) : undefined',
      becomes: 'undefined',
      reason: 'What everybody sees is written for each of them, which is slower.',
    },
  ],
  'mirror.ts': [
    {
      was: "typeof one === 'number' ? typeof other === 'number' && one === other : typeof one === 'string' ? typeof other === 'string' && one === other ",
      becomes: "typeof one === 'string' ? typeof other === 'string' && one === other : one === other",
      reason: 'Two numbers are compared more slowly, with the same result.',
    },
    {
      was: 'list.length < ROWS_LEAST',
      becomes: 'list.length >= ROWS_LEAST',
      reason: 'The list is compared item by item instead of cell by cell, which is slower.',
    },
    {
      was: 'at === keys.length',
      becomes: 'at !== keys.length',
      line: 'return at === keys.length;',
      reason: 'The list is compared item by item instead of cell by cell, which is slower.',
    },
    {
      was: "value === null || (typeof value !== 'object' && value !== undefined)",
      becomes: "value === null && (typeof value !== 'object' && value !== undefined)",
      reason: 'The list is compared item by item instead of cell by cell, which is slower.',
    },
    {
      was: 'hasKeys(shape, keys)',
      becomes: 'false',
      reason: 'Objects with the same keys do not share the list of them, which takes more memory.',
    },
    {
      was: 'alike.push(shape);',
      becomes: '',
      reason: 'Objects with the same keys do not share the list of them, which takes more memory.',
    },
    {
      was: 'alike.length === 0 && shapes.size < FIRST_KEYS_MOST',
      becomes: 'alike.length === 0 || shapes.size < FIRST_KEYS_MOST',
      reason: 'Objects with the same keys do not share the list of them, which takes more memory.',
    },
    {
      was: 'alike.length === 0 && shapes.size < FIRST_KEYS_MOST',
      becomes: 'false',
      reason: 'Objects with the same keys do not share the list of them, which takes more memory.',
    },
    {
      was: 'alike.length === 0',
      becomes: 'alike.length !== 0',
      reason: 'Objects with the same keys do not share the list of them, which takes more memory.',
    },
    {
      was: 'alike.length < SHAPES_MOST',
      becomes: 'true',
      reason: 'Objects with the same keys do not share the list of them, which takes more memory.',
    },
    {
      was: 'alike.length < SHAPES_MOST',
      becomes: 'false',
      reason: 'Objects with the same keys do not share the list of them, which takes more memory.',
    },
    {
      was: "typeof value === 'number'",
      becomes: "typeof value !== 'number'",
      reason: 'A number reads the same by either way; this one is quicker.',
    },
    {
      was: 'keys[at] !== key || value === undefined',
      becomes: 'true',
      reason: 'The keys are compared by the slower way, with the same result.',
    },
    {
      was: 'keys[at] !== key',
      becomes: 'true',
      reason: 'The keys are compared by the slower way, with the same result.',
    },
    {
      was: 'keys[at] !== key',
      becomes: 'keys[at] === key',
      reason: 'The list is compared item by item instead of cell by cell, which is slower.',
    },
    {
      was: 'isLikeRow(cells, shape, row * width, now[row])',
      becomes: 'false',
      reason: 'The list is compared item by item instead of cell by cell, which is slower.',
    },
    {
      was: '!isFields(item)',
      becomes: 'true',
      reason: 'The list is compared item by item instead of cell by cell, which is slower.',
    },
    {
      was: 'i + 1',
      becomes: 'i - 1',
      reason: 'The run of what differs is found by the longer search, with the same result.',
    },
    {
      was: 'now.length <= SHORT',
      becomes: 'now.length < SHORT',
      reason: 'The run of what differs is found by the longer search, with the same result.',
    },
    {
      was: 'now.length <= SHORT || i + 1 === now.length || isLike(before[i + 1] as Mirror, now[i + 1])',
      becomes: 'now.length <= SHORT || i + 1 === now.length && isLike(before[i + 1] as Mirror, now[i + 1])',
      reason: 'The run of what differs is found by the longer search, with the same result.',
    },
    {
      was: 'at += 1;',
      becomes: '',
      line: 'at += 1;',
      reason: 'The keys are compared by the slower way, with the same result.',
    },
    {
      was: 'changed.at(-1) === row - 1 || !addRow([], shape, now[row])',
      becomes: 'true',
      reason: 'The list is compared item by item instead of cell by cell, which is slower.',
    },
    {
      was: 'inner === undefined || keys.includes(key) ? isLikeKeys(mirror, fields) : false',
      becomes: 'isLikeKeys(mirror, fields)',
      reason: 'A key that is not there is found missing one step later.',
    },
    {
      was: 'at < keys.length',
      becomes: 'at <= keys.length',
      line: 'for (let at = 0; at < keys.length; at++) if (keys[at] !== wanted[at]) return false;',
      reason: 'Both lists are as long as each other, and behind the end both have nothing.',
    },
    {
      was: 'value === undefined',
      becomes: 'value !== undefined',
      line: 'if (keys[at] !== key || value === undefined) return updateKeys(mirror, fields, at, patch);',
      reason: 'The keys are compared by the slower way, with the same result.',
    },
    {
      was: '1',
      becomes: '2',
      line: 'const values = cells.slice(row * width, (row + 1) * width);',
      reason: 'Values behind the last key are never looked at.',
    },
    {
      was: 'changed.at(-1) === row - 1',
      becomes: 'changed.at(-1) !== row - 1',
      reason: 'The list is compared item by item instead of cell by cell, which is slower.',
    },
  ],
  'host/table-host.ts': [
    {
      was: 'table.clients.size === 1',
      becomes: 'false',
      reason: 'Nobody else is there: what is made ready is told to nobody.',
    },
  ],
  'host/undo.ts': [
    {
      was: 'answers.length - 1',
      becomes: 'answers.length + 1',
      reason: 'Behind the last answer there is none that could be anybody’s.',
    },
  ],
  'schemas.ts': [
    {
      was: "'do' in value ? value.do : undefined",
      becomes: 'value.do',
      reason: 'What has no such field has nothing there.',
    },
  ],
  'patch.ts': [
    {
      was: "key !== '~'",
      becomes: 'true',
      reason: 'What is set there is no item of the list, and lists with splices are put together anew.',
    },
    {
      was: 'true',
      becomes: 'false',
      line: 'else Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true });',
      reason: 'Nobody writes to a value that was patched; whether the key is enumerable is tested.',
    },
    {
      was: "key !== '__proto__'",
      becomes: 'false',
      reason: 'The other way of setting a key does the same for every key.',
    },
  ],
};

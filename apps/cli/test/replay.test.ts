import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { emptyFolder, questhall, TOY } from './run.ts';

const cwd = emptyFolder();
const file = join(cwd, 'match.json');

beforeAll(async () => {
  await questhall(['play', TOY, '--seat', 'none', '--bots', 'random', '--seed', '3', '--save', file]);
});

const replay = (...args: string[]) => questhall(['replay', ...args, '--game', TOY], { cwd });

/** The record with something changed. */
function damaged(change: (record: ReturnType<typeof JSON.parse>) => void): string {
  const record = JSON.parse(readFileSync(file, 'utf8'));
  change(record);
  writeFileSync(join(cwd, 'damaged.json'), JSON.stringify(record));
  return 'damaged.json';
}

test('a sound record plays to its end', async () => {
  const { code, out } = await replay('match.json', '--check');
  expect(code).toBe(0);
  expect(out).toMatch(/^✓ Bone Duel: all \d+ answers play\. .*\.\n$/);
});

test('the story is told', async () => {
  const { code, out } = await replay('match.json');
  expect(code).toBe(0);
  await expect(out).toMatchFileSnapshot('golden/replay-toy.txt');
});

test('as a seat saw it, without what it could not see', async () => {
  const { out } = await replay('match.json', '--seat', '2');
  expect(out).toMatch(/Red draws 4 unseen\.\n +Blue draws [a-z]/);
  expect(out).not.toContain('Jester 1:');
});

test('step by step, with the board on the way', async () => {
  const { code, out } = await questhall(['replay', file, '--step', '--game', TOY], { input: '\nb\n\nq\n' });
  expect(code).toBe(0);
  expect(out).toMatch(/› b\n\nRound 1\. In the bag 14/);
  expect(out.match(/^ +\d+ {2}Jester/gm)).toHaveLength(2);
});

test('up to an answer', async () => {
  const { out } = await replay('match.json', '--at', '1');
  expect(out).toMatch(/The match waits for Jester 2\.\n$/);
  expect((await replay('match.json', '--at', '99999')).err).toMatch(/--at: found '99999'; allowed: 0 to \d+/);
});

test('as JSON: every answer with its events', async () => {
  const { out } = await replay('match.json', '--json');
  const { steps, outcome } = JSON.parse(out);
  expect(steps[0]).toMatchObject({ answer: null, events: [{ type: 'roundBegan', round: 1 }, {}, {}] });
  expect(steps[1].answer).toMatchObject({ seat: expect.any(Number), option: { do: 'bid' } });
  expect(outcome.winners).toEqual(expect.any(Array));
});

test.each([
  {
    what: 'an answer that is not possible',
    change: (record) => {
      record.answers[2].option = { do: 'fly' };
    },
    code: 1,
    says: /damaged at answer 3 of \d+: .* cannot choose \{"do":"fly"\}: That is not possible now \(fly\)\. \[QH-NO-/,
  },
  {
    what: 'an answer against the rules',
    change: (record) => {
      record.answers[0].option = { do: 'bid', marrow: 9 };
    },
    code: 1,
    says: /damaged at answer 1 of/,
  },
  {
    what: 'another version of the rules',
    change: (record) => {
      record.rulesVersion = 7;
    },
    code: 1,
    says: /played with rules version 7; these are version 1/,
  },
  {
    what: 'another game',
    change: (record) => {
      record.game = 'chess';
    },
    code: 1,
    says: /record of another game \(chess\)/,
  },
  {
    what: 'a missing field',
    change: (record) => {
      delete record.seed;
    },
    code: 2,
    says: /seed: found nothing; allowed: a text/,
  },
  {
    what: 'an answer without a seat',
    change: (record) => {
      record.answers[4] = { option: { do: 'rest' } };
    },
    code: 2,
    says: /answers\[4\]\.seat: found nothing; allowed: a whole number/,
  },
  {
    what: 'an impossible set-up',
    change: (record) => {
      record.options.players = 12;
    },
    code: 2,
    says: /players: found 12; allowed: 2 to 3/,
  },
  {
    what: 'names for other seats',
    change: (record) => {
      record.seats = ['one'];
    },
    code: 2,
    says: /seats: found 1 names; allowed: 2 names/,
  },
] satisfies {
  what: string;
  change: (record: ReturnType<typeof JSON.parse>) => void;
  code: number;
  says: RegExp;
}[])('a record damaged by $what is refused', async ({ change, code, says }) => {
  const result = await replay(damaged(change), '--check');
  expect(result.err).toMatch(says);
  expect([result.code, result.out]).toEqual([code, '']);
});

test('a file that is not JSON is refused', async () => {
  writeFileSync(join(cwd, 'text.json'), 'once upon a time');
  const { code, err } = await replay('text.json');
  expect(code).toBe(2);
  expect(err).toMatch(/text\.json is not JSON: Unexpected token/);
});

test('show prints a position as one seat sees it', async () => {
  const { code, out } = await questhall(['show', file, '--at', '0', '--seat', '1', '--game', TOY]);
  expect(code).toBe(0);
  expect(out).toMatch(/after 0 of \d+ answers/);
  expect(out).toMatch(/Red: health 5, marrow 3, [a-z, ]+\nBlue: health 5, marrow 3, 4 bones/);
  expect(out).toContain('Bid for the turn.\n  Bid 0 marrow\n');
  const json = await questhall(['show', file, '--at', '0', '--game', TOY, '--json']);
  expect(JSON.parse(json.out)).toMatchObject({ at: 0, view: { you: null }, decision: null, outcome: null });
});

test('show lists what is in the box', async () => {
  expect((await questhall(['show', TOY])).out).toBe('jab      club     ram      shield   trip\n');
  expect((await questhall(['show', TOY, 'shi'])).out).toBe('shield\n');
  expect((await questhall(['show', 'brawl', 'Feline’s Grace'])).out).toMatch(/^card:felines-grace\n/);
  expect(JSON.parse((await questhall(['show', TOY, 'trip', '--json'])).out)).toEqual([
    { id: 'trip', text: null },
  ]);
});

test('golden text is written, checked, told and stepped through', async () => {
  const { out: text } = await replay('match.json', '--golden');
  writeFileSync(join(cwd, 'golden.txt'), text);
  const checked = await replay('golden.txt', '--check');
  expect(checked.out).toMatch(/^✓ Bone Duel: all \d+ answers play as before\.\n$/);
  expect((await replay('golden.txt')).out).toBe(text);
  expect((await replay('golden.txt', '--at', '1')).out).toMatch(
    /\n1 \| \d Jester \d \| bid \| bid marrow=\d\n$/,
  );
  const stepped = await questhall(['replay', join(cwd, 'golden.txt'), '--step', '--game', TOY], {
    input: '\nq\n',
  });
  expect(stepped.out).toMatch(/› \n1 \| .*\n› q\n$/);
});

test('golden text that plays differently now is a finding', async () => {
  const { out: text } = await replay('match.json', '--golden');
  writeFileSync(join(cwd, 'old.txt'), text.replace('Round 2 begins.', 'Round two begins.'));
  const { code, out } = await replay('old.txt', '--check');
  expect(code).toBe(1);
  expect(out).toMatch(/does not play as before:\n {4}line \d+: was " {4}Round two begins\."/);
  writeFileSync(join(cwd, 'torn.txt'), text.slice(0, 20));
  expect(await replay('torn.txt')).toMatchObject({
    code: 1,
    out: expect.stringContaining('the text has no line'),
  });
});

test('verify: the record plays to its end, and its seed is the one that was sealed', async () => {
  const verify = (...args: string[]) => questhall(['verify', ...args, '--game', TOY], { cwd });
  const seal = createHash('sha256')
    .update(JSON.parse(readFileSync(file, 'utf8')).seed)
    .digest('hex');
  const good = await verify('match.json', '--hash', seal);
  expect(good.code).toBe(0);
  expect(good.out).toContain(`sealed with ${seal}.`);
  const swapped = damaged((record) => {
    record.seed = '4';
  });
  expect((await verify(swapped, '--hash', seal)).code).toBe(1);
  const halved = damaged((record) => record.answers.pop());
  const { code, out } = await verify(halved);
  expect(code).toBe(1);
  expect(out).toContain('✗ The match is not over.');
  expect((await verify('match.json', '--hash', 'short')).err).toContain('64 hexadecimal digits');
});

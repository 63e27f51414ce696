import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, questhall, TOY } from './run.ts';

const lines = (...typed: readonly string[]): string => typed.map((line) => `${line}\n`).join('');
const ones = (count: number): string[] => Array.from({ length: count }, () => '1');

test('a match is played to its end by answers through a pipe', async () => {
  const { code, out, err } = await questhall(['play', TOY, '--seed', '3', '--bots', 'random'], {
    input: lines(...ones(300)),
  });
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^Bone Duel, 2 players, seed 3\n/);
  expect(out).toMatch(/(is the last one standing|kept the most health)\.\nYou: \d, Jester 2: \d\n$/);
  await expect(out).toMatchFileSnapshot('golden/play-toy.txt');
});

test('an option is chosen by its number, by letters of it, and by Enter when it is the only one', async () => {
  const { out } = await questhall(['play', TOY, '--seed', '3', '--seat', 'all', '--open'], {
    input: lines('bid 1', '1', 'rest', 'marrow', '9', 'fly', '', 'q'),
  });
  expect(out).toContain('The bids are 1, 0');
  expect(out).toContain('Red rests.');
  expect(out).toContain("'marrow' could be several:");
  expect(out).toContain('There is no option 9: 1 to 4.');
  expect(out).toContain("No option is called 'fly'.");
  expect(out).toContain('Choose one of the numbers.');
});

test('? says what is not possible, and why', async () => {
  const { out } = await questhall(['play', TOY, '--seed', '3', '--seat', 'all', '--open'], {
    input: lines('bid 3', '1', '?', '? aim', '? 1', 'Aim', 'q'),
  });
  expect(out).toContain(
    '✗ Look at the hand of Blue; Aim\n      That takes 1 marrow; you have 0. (BD-DUEL-03)',
  );
  expect(out).toContain('> ? aim\n  ✗ Aim\n      That takes 1 marrow');
  expect(out).toMatch(/> \? 1\n✓ .*: possible\./);
  expect(out).toContain('> Aim\nThat takes 1 marrow; you have 0.');
});

test('u takes back freely what showed nobody anything', async () => {
  const { out } = await questhall(['play', TOY, '--seed', '3', '--seat', 'all', '--open'], {
    input: lines('u', 'bid 1', '1', 'aim', 'u', 'q'),
  });
  expect(out).toContain('> u\nNothing is taken back: there is nothing to take back.');
  expect(out).toContain('Red takes aim.');
  expect(out).toContain('> u\nTaken back.');
});

test('u asks when others have answered since', async () => {
  const typed = lines('bid 3', 'bid 0', 'u', 'n', 'rest', 'q');
  const { out } = await questhall(['play', TOY, '--seed', '3', '--seat', 'all', '--open'], { input: typed });
  expect(out).toContain('> u\nNot free: others have answered since. Do all agree to take it back? [y/N] n\n');
  expect(out).not.toContain('Taken back.');
  const agreed = await questhall(['play', TOY, '--seed', '3', '--seat', 'all', '--open'], {
    input: typed.replace('n\n', 'y\n'),
  });
  expect(agreed.out).toContain('Taken back.');
});

test('people at one screen pass it on and see only their own hand', async () => {
  const { out } = await questhall(['play', TOY, '--seed', '3', '--seat', 'all'], {
    input: lines('', '1', '', 'q'),
  });
  expect(out).toContain('Pass to Player 1, then press Enter.');
  const [red = '', blue = ''] = out.split('Pass to Player 2, then press Enter.');
  expect(red).toMatch(/Red: health 5, marrow 3, [a-z, ]+\n.*Blue: health 5, marrow 3, 4 bones/);
  expect(blue).toMatch(/Red: health 5, marrow 3, 4 bones\n.*Blue: health 5, marrow 3, [a-z, ]+\n/);
});

test('a match is saved after every answer, and goes on from there', async () => {
  const cwd = emptyFolder();
  const args = ['play', TOY, '--seat', 'all', '--open'];
  const first = await questhall([...args, '--seed', '3', '--save', 'm.json'], {
    cwd,
    input: lines('bid 1', '1', 's copy.json', 'aim'),
  });
  expect(first.out).toContain('You leave the table after 3 answers.');
  const record = JSON.parse(readFileSync(join(cwd, 'm.json'), 'utf8'));
  expect(record).toMatchObject({ game: 'toy', rulesVersion: 1, seed: '3', options: { players: 2 } });
  expect(record.answers).toHaveLength(3);
  expect(JSON.parse(readFileSync(join(cwd, 'copy.json'), 'utf8')).answers).toHaveLength(2);
  const second = await questhall([...args, '--load', 'm.json', '--save', 'm.json'], {
    cwd,
    input: lines('l', '?', 'rest', 'q'),
  });
  expect(second.out).toContain('> l\n· Round 1 begins.');
  expect(second.out).toContain('Only once in a turn. (BD-DUEL-03a)');
  expect(JSON.parse(readFileSync(join(cwd, 'm.json'), 'utf8')).answers).toHaveLength(4);
});

test('h gives hints, with the chance and a reason', async () => {
  const { out } = await questhall(['play', TOY, '--seed', '3', '--bots', 'random'], {
    input: lines('h', 'q'),
  });
  expect(out).toMatch(/> h\n {2}\d {2}Bid \d marrow \(about \d+ % to win\)/);
});

test('seats without people are played by the bots that were named', async () => {
  const { code, out } = await questhall([
    'play',
    TOY,
    '--seat',
    'none',
    '--players',
    '3',
    '--bots',
    'random',
  ]);
  expect(code).toBe(0);
  expect(out).toMatch(/Jester 1: \d, Jester 2: \d, Jester 3: \d\n$/);
});

test('real dice: what lies on the table at home is typed, and the Leader rules on it', async () => {
  const table = ['--seed', '3', '--players', '2', '--seat', 'all', '--open', '--set', 'realDice=true'];
  const { out } = await questhall(['play', 'dungeon-fighter', ...table], {
    input: lines(...ones(4), 'lies', ...ones(2), 'five', '5 icon', '2', '1', ...ones(6)),
  });
  expect(out).toContain('Type lies, short (it turned too little) or table.');
  expect(out).toContain('Type where it lies: 1, 2, 3, 4, 5, 10, off, bone');
  expect(out).toContain("It cannot lie like 'five'.");
  expect(out).toContain('lies on section 5, showing the icon.');
  expect(out).toContain('In doubt: the next lower section');
  expect(out).toContain('The next higher section');
});

test('[O5] the table speaks German where that is wished, and says which game does not', async () => {
  const typed = lines('k', '99', '1', 'u', 'n', 'h', '? 1', 'q');
  const { code, out } = await questhall(['play', 'brawl', '--seed', '3', '--language', 'de'], {
    input: typed,
  });
  expect(code).toBe(0);
  expect(out).toMatch(
    /^Super Fantasy Brawl, 2 Spieler, Startwert 3\nk zeigt die Tasten, q verlässt den Tisch\./,
  );
  expect(out).toContain('deine letzte Entscheidung zurücknehmen');
  expect(out).toContain('Eine Möglichkeit 99 gibt es nicht: 1 bis ');
  expect(out).toMatch(/etwa [\d.]+ % für den Sieg/);
  expect(out).toMatch(/Du verlässt den Tisch nach \d+ Antwort/);
  // What the person typed apart, nothing is English.
  expect(out).not.toMatch(/\b(?:the|your|match|table|option|possible|leaves?)\b/i);
  const other = await questhall(['play', 'pug-quest', '--seed', '3', '--language', 'de'], { input: 'q\n' });
  expect(other.out).toContain('ist noch nicht übersetzt und spricht Englisch.');
  const wrong = await questhall(['play', TOY, '--language', 'fr']);
  expect(wrong).toMatchObject({ code: 2, out: '' });
});

test.each([
  ['super-fantasy', /have won\./],
  ['dungeonland', /The adventure is (lost|won)\./],
] as const)('[O5] %s is played to its end in the terminal with dice rolled at home', async (game, ending) => {
  const typed = Array.from({ length: 9000 }, (_, n) => String(((n * n * 7 + Math.floor(n / 5)) % 6) + 1));
  const set = ['realDice=true', 'heroes=random'].flatMap((each) => ['--set', each]);
  const { code, out } = await questhall(['play', game, '--players', '1', ...set, '--seed', '5'], {
    input: lines(...typed),
  });
  expect(code).toBe(0);
  expect(out).toMatch(/Real dice: /);
  expect(out.split('\n').slice(-5).join('\n')).toMatch(ending);
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, questhall, TOY } from './run.ts';

const HERE = emptyFolder();
const MODULE = join(HERE, 'no-game.ts');
writeFileSync(MODULE, 'export const nothing = 1;\n');

test.each([
  { args: ['plya'], says: "unknown command 'plya'; did you mean play?" },
  { args: ['xyzzy'], says: "unknown command 'xyzzy'; there is serve, games, play" },
  { args: ['play'], says: 'usage: questhall play <game> [options]' },
  { args: ['play', 'pug', 'quest'], says: "one word too many: 'quest'" },
  { args: ['play', 'pug-qest'], says: "unknown game 'pug-qest'" },
  { args: ['simulate', 'nosuch'], says: 'questhall games lists all of them' },
  { args: ['play', './missing.ts'], says: 'there is no module /missing.ts' },
  { args: ['play', MODULE], says: 'found no game among its exports; allowed: exactly one' },
  { args: ['play', TOY, '--players', '7'], says: "players: found '7'; allowed: a whole number from 2 to 3" },
  { args: ['simulate', TOY, '--players', '2-9'], says: "players: found '9'" },
  { args: ['play', TOY, '--players', '2,3'], says: 'one match has one number of players' },
  { args: ['play', TOY, '--set', 'helth=3'], says: "no setting 'helth'; did you mean health?" },
  { args: ['play', TOY, '--set', 'health'], says: "--set: found 'health'; allowed: key=value" },
  { args: ['play', TOY, '--set', 'health=30'], says: "health: found '30'; allowed: a number from 1 to 9" },
  { args: ['play', TOY, '--set', 'health=2.5'], says: 'health: found 2.5; allowed: a whole number' },
  { args: ['play', TOY, '--set', 'health=1,2'], says: '--set health: one match has one value' },
  { args: ['play', TOY, '--set', 'scouting=maybe'], says: "scouting: found 'maybe'; allowed: true or false" },
  { args: ['play', TOY, '--seat', '3'], says: "--seat: found '3'; allowed: a whole number from 1 to 2" },
  {
    args: ['play', TOY, '--bots', 'clever'],
    says: "--bots: found 'clever'; allowed: jester, squire, apprentice, journeyman",
  },
  { args: ['play', TOY, '--load', 'nowhere.json'], says: 'there is no such file' },
  { args: ['play', TOY, '--load', 'x.json', '--seed', '1'], says: '--seed: not with --load' },
  {
    args: ['simulate', TOY, '--games', 'many'],
    says: "--games: found 'many'; allowed: a whole number from 1",
  },
  { args: ['simulate', TOY, '--games', '0'], says: "--games: found '0'" },
  { args: ['simulate', TOY, '--games'], says: "option '--games' needs a value: n" },
  { args: ['simulate', TOY, '--json=yes'], says: "option '--json' takes no value" },
  { args: ['simulate', TOY, '--gmaes', '3'], says: "unknown option '--gmaes'; did you mean games?" },
  { args: ['fuzz', TOY, '--thorough', '2'], says: "--thorough: found '2'; allowed: a number from 0 to 1" },
  { args: ['replay', 'nowhere.json'], says: 'there is no such file' },
  { args: ['show', TOY, 'wishbone'], says: "Bone Duel has nothing called 'wishbone'" },
  { args: ['rules', 'nosuch'], says: "unknown game 'nosuch'" },
])('questhall $args is refused with exit code 2', async ({ args, says }) => {
  const { code, out, err } = await questhall(args);
  expect(err).toContain(says);
  expect([code, out]).toEqual([2, '']);
});

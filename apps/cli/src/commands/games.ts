import { GAME_IDS, GAMES } from '@questhall/games';
import type { Game, Setting } from '@questhall/kernel';
import { command } from '../command.ts';
import { OK } from '../errors.ts';
import { findGame } from '../games.ts';
import type { Io } from '../io.ts';
import { table } from '../terminal/layout.ts';
import { plural } from '../terminal/numbers.ts';
import { paintFor } from '../terminal/paint.ts';

export const games = command({
  name: 'games',
  summary: 'List the games, or one game with its settings',
  usage: '[game] [options]',
  words: { min: 0, max: 1 },
  options: { json: { kind: 'flag', help: 'as JSON' } },
  notes: ['A game is named by its id, or by the path of a module that exports one.'],
  examples: ['games', 'games pug-quest', 'games --json'],
  async run({ json }, [word], io) {
    const found = word === undefined ? await allGames() : [(await findGame(word, io.cwd)).game];
    if (json)
      io.out.write(`${JSON.stringify(word === undefined ? found.map(facts) : factsOf(found), null, 2)}\n`);
    else if (word === undefined) list(found, io);
    else for (const game of found) describe(game, io);
    return OK;
  },
});

const allGames = (): Promise<readonly Game[]> => Promise.all(GAME_IDS.map((id) => GAMES[id].rules()));

const facts = ({ id, name, version, players, settings, content }: Game) => ({
  id,
  name,
  rulesVersion: version,
  players,
  settings,
  content: content.length,
});

const factsOf = ([game]: readonly Game[]) => (game ? facts(game) : null);

/** `1–5`; where numbers between are not played, those that are: `2 or 4`. */
function span({ players: { min, max }, configure }: Game): string {
  const all = Array.from({ length: max - min + 1 }, (_, n) => min + n);
  const played = all.filter((players) => 'options' in configure({ players }));
  const gaps = played.some((players, at) => at > 0 && players !== (played[at - 1] ?? 0) + 1);
  if (gaps) return played.join(' or ');
  return min === max ? String(min) : `${min}–${max}`;
}

function list(all: readonly Game[], io: Io): void {
  const paint = paintFor(io);
  const rows = all.map((game) => [
    paint.key(game.id),
    paint.strong(game.name),
    span(game),
    game.settings.map(({ key }) => key).join(', ') || '–',
    String(game.version),
  ]);
  const columns = [
    { title: 'game' },
    { title: 'name' },
    { title: 'players' },
    { title: 'settings' },
    { title: 'rules', align: 'right' as const },
  ];
  io.out.write(`${table(columns, rows, paint.faint)}\n\n`);
  io.out.write(`${paint.faint('questhall games <game> says more; questhall play <game> begins.')}\n`);
}

function describe(game: Game, io: Io): void {
  const paint = paintFor(io);
  io.out.write(`${paint.strong(game.name)} (${paint.key(game.id)})\n`);
  io.out.write(
    `${span(game)} players, rules version ${game.version}, ${plural(game.content.length, 'piece')} of content\n`,
  );
  if (game.settings.length === 0) return;
  const rows = game.settings.map((setting) => [
    paint.key(setting.key),
    allowed(setting),
    byDefault(setting),
    paint.faint(game.words.setting(setting.key)),
  ]);
  const columns = [{ title: 'setting' }, { title: 'allowed' }, { title: 'default' }, { title: '' }];
  io.out.write(`\n${table(columns, rows, paint.faint)}\n`);
}

function allowed(setting: Setting): string {
  switch (setting.kind) {
    case 'choice':
      return setting.values.join(', ');
    case 'flag':
      return 'true, false';
    case 'number':
      return `${setting.min} to ${setting.max}`;
    case 'content':
      return 'a JSON file';
  }
}

const byDefault = (setting: Setting): string =>
  setting.kind === 'content' ? 'none' : String(setting.default);

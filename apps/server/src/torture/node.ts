/** A node to be tortured, in a process of its own. Its options are its argument. */
import { createThinking } from '../bots/thinking.ts';
import type { Games } from '../games.ts';
import { NO_LIMITS } from '../limits.ts';
import { startServer } from '../server.ts';
import { openStorage } from '../storage/open.ts';
import type { NodeOptions } from './nodes.ts';
import { poisoned, poisonedBots } from './poison.ts';
import { createTroubles } from './troubles.ts';

const { games, load, ...options } = JSON.parse(process.argv[2] ?? '{}') as NodeOptions;

// A life is short: it is not to be spent on reading rules.
const module = games ?? new URL('../games.ts', import.meta.url).href;
const { GAMES } = (await import(module)) as { readonly GAMES: Games };
await Promise.all(load.map((id) => GAMES[id]?.()));

const troubles = createTroubles(Math.random, (trouble) => console.log(trouble));
await startServer({
  ...options,
  wall: troubles.wall,
  through: (game) => poisoned(game, () => troubles.throws('poisoned rule')),
  thinker: poisonedBots(createThinking(new URL(module)), () => troubles.throws('poisoned bot')),
  openStorage: (watch, teller) => openStorage(options, watch, teller, troubles.through),
  host: '127.0.0.1',
  ...(games !== undefined && { games: new URL(games) }),
  limits: NO_LIMITS,
  botPause: 0,
  beatEvery: 750,
  tidyEvery: 2000,
  // What dies in mid-sentence says many things; what matters is checked at the end.
  log: () => {},
});
// It does not outlive the one who tortures it.
process.stdin.on('end', () => process.exit()).on('data', troubles.end);
console.log('open');
troubles.begin();

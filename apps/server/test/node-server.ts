/** A node of the toy in a process of its own: the address of the database is its argument. */
import { startServer } from '../src/index.ts';

const server = await startServer({
  data: '',
  database: process.argv[2] ?? '',
  port: 0,
  host: '127.0.0.1',
  games: new URL('./toy-games.ts', import.meta.url),
  botPause: 0,
  beatEvery: 100,
});
process.once('SIGTERM', () => server.close().then(() => process.exit(0)));
console.log(`port ${server.port}`);

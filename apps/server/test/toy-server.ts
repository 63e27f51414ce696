/** A server of the toy in a process of its own: its folder and port are its arguments. */
import { startServer } from '../src/index.ts';

const server = await startServer({
  data: process.argv[2] ?? '',
  port: Number(process.argv[3] ?? 0),
  host: '127.0.0.1',
  games: new URL('./toy-games.ts', import.meta.url),
  botPause: 0,
});
process.once('SIGTERM', () => server.close());
console.log(`port ${server.port}`);

/** The server in a process of its own: the folder of its data, of the page, and its port are its arguments. */
import { startServer, USUAL_LIMITS } from '@questhall/server';

const [data = '', page = '', port = '0'] = process.argv.slice(2);
const server = await startServer({
  data,
  page,
  port: Number(port),
  host: '127.0.0.1',
  botPause: 0,
  // All browsers of a test come from one address.
  limits: { ...USUAL_LIMITS, requests: { burst: 10_000, perSecond: 1000 } },
});
console.log(`port ${server.port}`);

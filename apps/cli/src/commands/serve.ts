import { command } from '../command.ts';
import { CliError, OK } from '../errors.ts';

export const serve = command({
  name: 'serve',
  summary: 'Open the hall: tables, bots, replays and the page, for browsers',
  usage: '[options]',
  words: { min: 0, max: 0 },
  options: {
    port: {
      kind: 'text',
      value: 'n',
      help: 'where to listen; the next free one if it is taken (PORT, else 8080)',
    },
    host: { kind: 'text', value: 'address', help: 'on which address (HOST, else all)' },
    data: { kind: 'text', value: 'folder', help: 'where matches are kept (default: ./data)' },
    keep: {
      kind: 'text',
      value: 'what=days,…',
      help: 'how long things are kept that nobody comes for: gathering, playing, finished, chat, guests; days or forever (default: gathering=30,playing=180,finished=730,chat=90,guests=400)',
    },
    origin: {
      kind: 'list',
      value: 'url',
      help: 'a page from there may use this server; may be given several times',
    },
    proxy: { kind: 'flag', help: 'a proxy in front says who really asks (X-Forwarded-*)' },
    log: { kind: 'text', value: 'style', help: 'lines as text or json (text on a terminal, else json)' },
  },
  examples: ['serve', 'serve --port 9000 --data /srv/questhall'],
  async run(wish) {
    const { optionsFor, runServer } = await import('@questhall/server');
    const wished = optionsFor(wish, process.env);
    if ('problem' in wished) throw new CliError(wished.problem);
    await runServer(wished.options, wished.log);
    return OK;
  },
});

/** The people of a hall and its limits, for whoever runs it. */
import { command } from '../command.ts';
import { CliError, OK } from '../errors.ts';
import { DATA, existing, PLACE } from '../place.ts';

const DEEDS = ['list', 'mute', 'unmute', 'remove', 'library', 'withdraw', 'limits'] as const;
type Deed = (typeof DEEDS)[number];
const isDeed = (word: string): word is Deed => DEEDS.some((deed) => deed === word);

export const admin = command({
  name: 'admin',
  summary:
    'List, mute and remove people of a hall and what they put in its library, and show or change its limits',
  usage: '<list|mute|unmute|remove|library|withdraw|limits> [person, creation or limit] [options]',
  words: { min: 1, max: 2 },
  // One person in 64 is called by an address that begins with a dash.
  odd: /^-[\w-]{11}$/,
  options: { data: DATA },
  notes: [
    PLACE,
    'list [part of a name]: everybody who has a name here, with the address of their profile.',
    'mute and unmute <person>: they play on, and their words reach nobody. It takes up to 10 seconds.',
    'remove <person>: seats, matches and words are gone for good, as if they had deleted everything themselves.',
    'library: what people made and let everybody have, with what others reported about it. withdraw <creation> takes one out.',
    'limits: what anybody may ask for. limits <name>=<burst>/<per second>, <name>=<number> or <name>=usual changes one, from the next start of the hall.',
    'Whoever can open the data can do this: there is no password.',
  ],
  examples: [
    'admin list',
    'admin mute q3LmZ8vVb1xQ',
    'admin remove q3LmZ8vVb1xQ',
    'admin withdraw brawl/champions/q3LmZ8vVb1xQ',
    'admin limits creations=200/2',
  ],
  async run({ data = 'data' }, [deed = '', what], io) {
    if (!isDeed(deed)) throw new CliError(`admin does ${DEEDS.join(', ')}, not '${deed}'`);
    const server = await import('@questhall/server');
    const limit = deed === 'limits' && what !== undefined ? server.readLimit(what) : undefined;
    if (deed === 'limits' && what !== undefined && limit === undefined)
      throw new CliError(`'${what}' is no limit`, { hint: 'questhall admin limits shows all of them' });
    const storage = await server.openStorage(existing(data, io));
    try {
      switch (deed) {
        case 'list': {
          let found = 0;
          for await (const { person, name, seen, muted } of server.listPeople(storage, what)) {
            found += 1;
            io.out.write(
              `${person}  ${new Date(seen).toISOString().slice(0, 10)}  ${name}${muted ? '  (muted)' : ''}\n`,
            );
          }
          if (found === 0) io.out.write('Nobody.\n');
          return OK;
        }
        case 'limits':
          if (limit !== undefined) await server.changeLimit(storage, limit);
          for (const line of server.limitsInWords(await server.keptLimits(storage)))
            io.out.write(`${line}\n`);
          return OK;
        case 'library': {
          const all = await server.listLibrary(storage);
          for (const { key, title, by, thumbs, reports } of all) {
            io.out.write(`${key}  ${title}, by ${by}, liked by ${thumbs}\n`);
            for (const why of reports) io.out.write(`  reported: ${why}\n`);
          }
          if (all.length === 0) io.out.write('Nothing.\n');
          return OK;
        }
        case 'withdraw': {
          const title = what === undefined ? undefined : await server.withdraw(storage, what);
          if (title === undefined)
            throw new CliError(`withdraw what? questhall admin library says what there is`);
          io.out.write(`${title}: taken out of the library.\n`);
          return OK;
        }
        default: {
          if (what === undefined) throw new CliError(`${deed} whom? questhall admin list says who there is`);
          const name =
            deed === 'remove'
              ? await server.removePerson(storage, what, Date.now())
              : await server.mutePerson(storage, what, deed === 'mute');
          if (name === undefined) throw new CliError(`there is nobody called ${what} here`);
          io.out.write(`${name}: ${DONE[deed]}.\n`);
          return OK;
        }
      }
    } finally {
      await storage.close();
    }
  },
});

const DONE = { mute: 'muted', unmute: 'not muted any more', remove: 'removed' } as const;

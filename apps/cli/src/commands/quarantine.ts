/** Tables whose rules or bots have thrown: which, why, and letting them go on. */
import { command } from '../command.ts';
import { CliError, OK } from '../errors.ts';
import { DATA, existing, PLACE } from '../place.ts';

export const quarantine = command({
  name: 'quarantine',
  summary: 'Show the tables that were set aside after an error in a game, and reopen them',
  usage: '[table] [options]',
  words: { min: 0, max: 1 },
  options: {
    data: DATA,
    reopen: { kind: 'flag', help: 'let the table go on: its log is played again' },
  },
  notes: [
    PLACE,
    'With a table: everything it takes to see the error again, as JSON, with the seed of the match in it.',
    'A table also goes on by itself once its game has another rules version.',
  ],
  examples: ['quarantine', 'quarantine K7M2QX > fault.json', 'quarantine K7M2QX --reopen'],
  async run({ data = 'data', reopen = false }, [table], io) {
    const { evidenceOf, openStorage, quarantinedTables, reopenTable } = await import('@questhall/server');
    if (reopen && table === undefined) throw new CliError('which table is to be reopened?');
    const storage = await openStorage(existing(data, io));
    try {
      if (table === undefined) {
        const set = await quarantinedTables(storage);
        for (const { table: name, game, quarantine: found } of set)
          io.out.write(
            `${name}  ${game}  rules ${found.rulesVersion}  ${new Date(found.at).toISOString()}  ${found.why}\n`,
          );
        if (set.length === 0) io.out.write('No table is set aside.\n');
        return OK;
      }
      const name = table.toUpperCase();
      const evidence = await evidenceOf(storage, name);
      if (!evidence) throw new CliError(`${name} is not set aside`);
      if (reopen) {
        await reopenTable(storage, name, Date.now());
        io.out.write(`${name} goes on when somebody opens it.\n`);
      } else io.out.write(`${JSON.stringify(evidence, null, 2)}\n`);
      return OK;
    } finally {
      await storage.close();
    }
  },
});

/** A hall of another release: what running it with this one would touch, and bringing its database up to date. */
import type { UpgradeReport } from '@questhall/server';
import { command } from '../command.ts';
import { CliError, FOUND, OK } from '../errors.ts';
import type { Io } from '../io.ts';
import { DATA, existing, PLACE } from '../place.ts';
import { table } from '../terminal/layout.ts';
import { plural } from '../terminal/numbers.ts';
import { paintFor } from '../terminal/paint.ts';

export const upgrade = command({
  name: 'upgrade',
  summary: 'Count what running a hall with this version would touch; or bring its database up to date',
  usage: '[options]',
  words: { min: 0, max: 0 },
  options: {
    data: DATA,
    check: { kind: 'flag', help: 'only count, and change nothing; the hall may be open' },
  },
  notes: [
    PLACE,
    'Without --check it takes the schema steps that a start would take, and ends. Stop the server and back up first.',
    'A match goes on under the rules it began with, and a replay plays with them; a campaign goes over to the newest between two adventures. Exit code 1: rules that are needed are not here.',
  ],
  examples: ['upgrade --check', 'upgrade --data /var/lib/questhall'],
  async run({ data = 'data', check }, _words, io) {
    const { checkUpgrade, openStorage } = await import('@questhall/server');
    const place = existing(data, io);
    try {
      if (!check) await (await openStorage(place)).close();
      return tell(await checkUpgrade(place), io);
    } catch (error) {
      throw new CliError(error instanceof Error ? error.message : String(error));
    }
  },
});

function tell({ schema: { taken, known }, tables, begun }: UpgradeReport, io: Io): number {
  const paint = paintFor(io);
  const steps = known - taken;
  io.out.write(
    steps === 0
      ? `Schema ${taken}: up to date. ${plural(tables, 'table')}.\n`
      : `Schema ${taken}: ${plural(steps, 'step')} to schema ${known}, taken at the next start. ${plural(tables, 'table')}.\n`,
  );
  if (begun.length === 0) return OK;
  const rows = begun.map(({ game, rulesVersion, running, campaigns, replays, newest, kept }) => [
    paint.key(game),
    String(rulesVersion),
    String(running),
    String(campaigns),
    String(replays),
    newest === undefined
      ? 'this game is not played here'
      : kept
        ? newest === rulesVersion
          ? 'the newest'
          : `kept; the newest are ${newest}`
        : `not kept here; the newest are ${newest}`,
  ]);
  const number = (title: string) => ({ title, align: 'right' as const });
  const columns = [
    { title: 'game' },
    ...['rules', 'running', 'campaigns', 'replays'].map(number),
    { title: 'these rules' },
  ];
  io.out.write(`\n${table(columns, rows, paint.faint)}\n\n`);
  const lost = begun.filter(({ kept }) => !kept);
  if (lost.length === 0) {
    io.out.write('Everything goes on.\n');
    return OK;
  }
  const sum = (count: (each: (typeof lost)[number]) => number): number =>
    lost.reduce((all, each) => all + count(each), 0);
  const matches = plural(
    sum(({ running }) => running),
    'running match',
    'running matches',
  );
  io.out.write(
    `${matches} and ${plural(
      sum(({ replays }) => replays),
      'replay',
    )} wait until their rules are back; nothing of them is lost.\n`,
  );
  return FOUND;
}

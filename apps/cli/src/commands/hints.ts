import { randomUUID } from 'node:crypto';
import type { Hinted } from '@questhall/bots/lab';
import type { Game } from '@questhall/kernel';
import { hintSentences } from '@questhall/protocol';
import { command } from '../command.ts';
import { INTERRUPTED, OK } from '../errors.ts';
import { findGame } from '../games.ts';
import type { Io } from '../io.ts';
import { ALL_PLAYERS, allSetups, describeSetup, readWish, SET } from '../settings.ts';
import { wrap } from '../terminal/layout.ts';
import { percent } from '../terminal/numbers.ts';
import { paintFor } from '../terminal/paint.ts';
import { progress } from '../terminal/progress.ts';
import type { HintsTask } from '../work/hints-match.ts';
import { cores, doAll } from '../work/pool.ts';

const USUAL_POSITIONS = 30;
const USUAL_TIMES = 4;

export const hints = command({
  name: 'hints',
  summary:
    'Ask for hints at many positions, several times each: what they say, and whether it stays the same',
  usage: '<game> [options]',
  words: { min: 1, max: 1 },
  options: {
    positions: {
      kind: 'number',
      value: 'n',
      min: 1,
      help: `each from a match of its own (default: ${USUAL_POSITIONS})`,
    },
    times: {
      kind: 'number',
      value: 'n',
      min: 1,
      help: `how often each is asked for (default: ${USUAL_TIMES})`,
    },
    players: ALL_PLAYERS,
    set: SET,
    seed: { kind: 'text', value: 'text', help: 'the same seed gives the same hints (default: a new one)' },
    workers: { kind: 'number', value: 'n', min: 1, max: 256, help: 'threads (default: all cores)' },
    json: { kind: 'flag', help: 'as JSON' },
  },
  notes: [
    'At a table advice is the same however often one asks. Here each time is thought with other dice: what differs then was a toss-up, and should be called about equal.',
  ],
  examples: ['hints brawl', 'hints dungeonland --positions 6 --times 1'],
  async run(values, [word = ''], io) {
    const { game, ref } = await findGame(word, io.cwd);
    const seed = values.seed ?? randomUUID().slice(0, 8);
    const work: HintsTask = {
      ...{ kind: 'hints', ref, seed, times: values.times ?? USUAL_TIMES },
      setups: allSetups(game, readWish(game, values, io.cwd)).setups,
    };
    const total = values.positions ?? USUAL_POSITIONS;
    const bar = progress(io, `asking for hints at ${game.name}`, total);
    const found: (Hinted & { readonly number: number })[] = [];
    let done = 0;
    const { interrupted } = await doAll<Hinted | null>(
      work,
      total,
      values.workers ?? cores(),
      (one, number) => {
        done += 1;
        bar.at(done);
        if (one) found.push({ ...one, number });
      },
    );
    bar.end();
    const positions = found.toSorted((one, other) => one.number - other.number);
    if (values.json) io.out.write(`${JSON.stringify({ seed, positions }, null, 2)}\n`);
    else tell(game, seed, positions, io);
    return interrupted ? INTERRUPTED : OK;
  },
});

function tell(game: Game, seed: string, positions: readonly Hinted[], io: Io): void {
  const paint = paintFor(io);
  const count = (is: (one: Hinted) => boolean): string =>
    `${positions.filter(is).length} of ${positions.length}`;
  io.out.write(`${paint.strong(game.name)}, seed ${seed}\n`);
  io.out.write(`The same first option each time: ${count(({ same }) => same)}\n`);
  io.out.write(`The same, or about equal: ${count(({ agreed }) => agreed)}\n`);
  for (const { options, at, kind, view, hints: told, agreed } of positions) {
    const mark = agreed ? ' ' : paint.bad('✗');
    io.out.write(`\n${mark} ${paint.faint(`${describeSetup(game, options)}, answer ${at}, ${kind}`)}\n`);
    for (const [place, { option, chance, equal, because }] of told.entries()) {
      const promise = place > 0 && equal ? 'about equal' : percent(chance);
      const plain = because.is === 'nothing' || because.is === 'equal';
      const why = place > 0 && plain ? [] : hintSentences(because, game.words, view);
      const text = [`${game.words.option(option, view)} (${promise})`, ...why].join(' ');
      io.out.write(`    ${wrap(text, Math.max(40, io.out.columns - 4), '    ')}\n`);
    }
  }
}

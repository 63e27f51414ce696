import { createHash } from 'node:crypto';
import { command } from '../command.ts';
import { badValue, FOUND, OK } from '../errors.ts';
import { findGame } from '../games.ts';
import { checkSetup, readRecord } from '../records.ts';
import { plural } from '../terminal/numbers.ts';
import { paintFor } from '../terminal/paint.ts';
import { playedUpTo } from './replay.ts';

const HASH = /^[0-9a-f]{64}$/i;

export const verify = command({
  name: 'verify',
  summary: 'Check that a record plays to its end by the rules, with the dice that were sealed at the start',
  usage: '<file> [options]',
  words: { min: 1, max: 1 },
  options: {
    hash: { kind: 'text', value: 'sha256', help: 'what the table showed as the seal of its dice' },
    game: { kind: 'text', value: 'module', help: 'the game, if it is not one of questhall games' },
  },
  notes: [
    'A table shows the SHA-256 of its seed from the first answer on, in its menu. The seed itself is in the record, once the match is over: all shuffles and rolls of the rules follow from it. What came of a die thrown by hand is part of the answer.',
    'Exit code 0: the record is whole, over, and fits the seal. 1: it is not.',
  ],
  examples: ['verify evening.json', 'verify evening.json --hash 9f86d081884c7d65…'],
  async run({ hash, game: module }, [file = ''], io) {
    if (hash !== undefined && !HASH.test(hash)) throw badValue('--hash', hash, '64 hexadecimal digits');
    const record = readRecord(file, io.cwd);
    const { game } = await findGame(module ?? record.game, io.cwd, record.rulesVersion);
    if (record.game === game.id) checkSetup(game, record);
    const { state } = playedUpTo(game, record, record.answers.length);
    const paint = paintFor(io);
    const say = (good: boolean, text: string): void =>
      io.out.write(`${good ? paint.good('✓') : paint.bad('✗')} ${text}\n`);
    const seal = createHash('sha256').update(record.seed).digest('hex');
    const fits = hash === undefined || seal === hash.toLowerCase();
    say(true, `${game.name}: all ${plural(record.answers.length, 'answer')} play by the rules.`);
    say(
      state.outcome !== null,
      state.outcome ? game.words.outcome(state.outcome, game.view(state, null)) : 'The match is not over.',
    );
    say(fits, `The dice were sealed with ${seal}${fits ? '' : `, not with ${hash}`}.`);
    return fits && state.outcome ? OK : FOUND;
  },
});

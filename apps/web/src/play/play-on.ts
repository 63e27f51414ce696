import type { Game, MatchRecord, Seat } from '@questhall/kernel';
import type { SeatSpec } from '@questhall/protocol';
import { newTable } from '@questhall/protocol/host';
import { newSecret } from './names.ts';
import { keepTable } from './store.ts';

/** The only guest of a local table, as its host knows them. */
const LOCAL_GUEST = 'you';

/** Makes a table on this machine that goes on where a record stands after so many answers; bots take the other seats. */
export async function playOn(
  game: Game,
  record: MatchRecord,
  answers: number,
  seat: Seat,
  name: string,
): Promise<string> {
  const { options, seed, seats: names } = record;
  const { players, ...settings } = options;
  const seats = names.map(
    (_, at): SeatSpec =>
      at === seat ? { holder: 'you', name, autoForced: true } : { holder: 'bot', bot: 'greedy' },
  );
  const spec = { game: game.id, settings: { players, options: settings, undo: 'free' }, seats } as const;
  const made = newTable(game, 'local', spec as Parameters<typeof newTable>[2], { id: LOCAL_GUEST, name });
  if ('problems' in made) throw new Error(made.problems.map(({ field }) => field).join(', '));
  const id = newSecret(10);
  const entries = record.answers.slice(0, answers).map((answer) => ({ at: Date.now(), ...answer }));
  const match = { options, seed, seats: names };
  await keepTable(
    id,
    { record: { ...made.record, status: 'playing', matchNumber: 1, match }, entries },
    0,
    true,
  );
  return id;
}

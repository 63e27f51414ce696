/** People who only want to play, beside whatever goes on: how long they wait. */
import type { Person } from '../test/people.ts';
import { asked, join, newTable, newToken } from '../test/people.ts';

export interface Seated {
  readonly table: string;
  readonly person: Person;
}

/** Somebody at a table with so many bots, in mid-match. */
export async function seated(port: number, bots: number): Promise<Seated> {
  const token = await newToken(port, 'Ann');
  const bot = { holder: 'bot', bot: 'adept' } as const;
  const table = await newTable(port, token, {
    game: 'pug-quest',
    settings: { players: 1 + bots },
    seats: [{ holder: 'you', autoForced: true }, ...Array.from({ length: bots }, () => bot)],
  });
  const person = await join(port, table, token);
  await person.client.ask({ type: 'start' });
  await person.until(({ shown }) => shown.get(0)?.seen.decision != null);
  return { table, person };
}

/** Milliseconds: of each ping, and of each answer of a bot. */
export interface Waits {
  readonly pings: number[];
  readonly bots: number[];
}

/** Milliseconds. Together they are less than the limits of a hall allow: people are not refused. */
const PING_EVERY = 100;
const THINKS = 150;

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Plays for so long at a table with two bots, and notes how long everything took. */
export async function watch(port: number, seconds: number, { pings, bots }: Waits): Promise<void> {
  const { person } = await seated(port, 2);
  const until = performance.now() + seconds * 1000;
  const pinging = async (): Promise<void> => {
    while (performance.now() < until) {
      const begun = performance.now();
      const reply = await person.client.ask({ type: 'ping' });
      if ('refused' in reply) throw new Error(`an innocent was refused: ${reply.refused.rule}`);
      pings.push(performance.now() - begun);
      await after(PING_EVERY);
    }
  };
  const versionNow = (): number => person.client.state().shown.get(0)?.version ?? 0;
  const over = after(seconds * 1000);
  const playing = async (): Promise<void> => {
    while (performance.now() < until) {
      const open = asked(person);
      const [option] = open?.options ?? [];
      if (open && option) {
        await after(THINKS);
        await person.client.answer(open.seat, option);
      }
      const [version, begun] = [versionNow(), performance.now()];
      await Promise.race([over, person.until(() => versionNow() > version || asked(person) !== undefined)]);
      if (versionNow() > version) bots.push((performance.now() - begun) / (versionNow() - version));
      if (person.client.state().table?.status !== 'playing') return;
    }
  };
  await Promise.all([pinging(), playing()]);
  await person.hangUp();
}

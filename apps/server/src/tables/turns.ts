/** Notices when it has become the turn of somebody who is away, at a table where people take their time. */
import type { ClockSetting } from '@questhall/protocol';
import type { TableHost } from '@questhall/protocol/host';

export interface TurnTools {
  host(): Pick<TableHost, 'info' | 'questions' | 'record'>;
  /** Milliseconds after which whoever is away is told: who only blinked is not. */
  readonly after: number;
  /** Whether what the host knows can be relied on just now. */
  settled(): boolean;
  /** Of all nodes, one tells. */
  runs(): boolean;
  tell(guest: string): void;
}

export interface Turns {
  /** Something was written: it may be somebody else's turn. */
  changed(): void;
  /** The table leaves memory: what would be told soon is told now. */
  flush(): void;
  stop(): void;
}

const DAY = 24 * 3600;

/** People play here by correspondence. */
const isSlow = (clock: ClockSetting | null): boolean => clock === null || clock.bank >= DAY;

export function createTurns({ host, after, settled, runs, tell }: TurnTools): Turns {
  let timer: NodeJS.Timeout | undefined;
  /** By seat: the question its holder was told of. */
  const told = new Map<number, string>();

  const look = (): void => {
    const { status, settings, seats, matchNumber } = host().record();
    if (status !== 'playing' || !isSlow(settings.clock) || !runs()) return;
    const online = host().info().seats;
    const guests = new Set<string>();
    for (const { seat, question } of host().questions()) {
      const sits = seats[seat];
      if (sits?.holder !== 'person' || sits.guest === null || sits.bot !== null || online[seat]?.online)
        continue;
      const key = `${matchNumber} ${question}`;
      if (told.get(seat) === key) continue;
      told.set(seat, key);
      guests.add(sits.guest);
    }
    guests.forEach(tell);
  };

  const wait = (): void => {
    timer = setTimeout(() => {
      timer = undefined;
      if (settled()) look();
      else wait();
    }, after);
    timer.unref();
  };

  return {
    changed() {
      if (timer === undefined) wait();
    },
    flush() {
      if (timer !== undefined && settled()) look();
      clearTimeout(timer);
    },
    stop: () => clearTimeout(timer),
  };
}

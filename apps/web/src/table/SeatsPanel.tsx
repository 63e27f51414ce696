import type { Json, Seat } from '@questhall/kernel';
import type { SeatInfo } from '@questhall/protocol';
import { t } from '../language/texts.ts';
import { SeatCard, SeatList } from '../ui/SeatCard.tsx';
import type { GameTable } from './game-table.ts';

interface SeatsPanelProps {
  readonly table: GameTable;
  readonly view: Json;
  readonly seats: readonly SeatInfo[];
  /** The seats that are played here. */
  readonly own: readonly Seat[];
  readonly waiting: readonly { readonly seat: Seat }[];
  /** The time left, as it is said: "2:05". */
  readonly clock?: (seat: Seat) => string | undefined;
}

/** Who sits where, and how they stand. */
export function SeatsPanel({ table, view, seats, own, waiting, clock }: SeatsPanelProps) {
  const places = seats.map((info, seat) => ({ info, seat }));
  return (
    <SeatList>
      {places.flatMap(({ info, seat }) => {
        const face = table.seat(view, seat);
        const left = clock?.(seat);
        return (face.figures ?? [face]).map(
          ({ portrait, name = info.name, role, counters = [], standing, tag, more }) => (
            <SeatCard
              key={`${seat} ${name}`}
              portrait={portrait}
              name={name}
              detail={detailOf(info, own.includes(seat) && own.length === 1, name, role, left)}
              counters={counters}
              more={more}
              standing={standing}
              tag={tag}
              active={waiting.some((asked) => asked.seat === seat)}
              away={info.holder === 'person' && !info.online && info.bot === null}
            />
          ),
        );
      })}
    </SeatList>
  );
}

/** "You · Warrior", "Marco, a bot plays · Thief", "Pip, bot · Cleric · 2:05", and without a figure "bot · 2:05" */
function detailOf(
  { name, holder, bot, stretched }: SeatInfo,
  you: boolean,
  figure: string,
  role: string | undefined,
  left: string | undefined,
): string {
  const standIn = holder === 'bot' ? t('bot') : bot === null ? undefined : t('a bot plays');
  const person = figure === name && (!you || name === t('You')) ? undefined : you ? t('You') : name;
  const more =
    stretched === undefined
      ? undefined
      : t('{n, plural, one {more time once} other {more time # times}}', { n: stretched });
  return [[person, standIn].filter((part) => part !== undefined).join(', ') || undefined, role, left, more]
    .filter((part) => part !== undefined)
    .join(' · ');
}

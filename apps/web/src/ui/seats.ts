/** Six seats. Each has a colour and a ring pattern, so that no seat is told apart by colour alone. */
export const SEATS = [1, 2, 3, 4, 5, 6] as const;
export type SeatNumber = (typeof SEATS)[number];

interface SeatStyle {
  readonly colour: string;
  readonly pattern: string;
  /** The white stroke on a ring of about 210 units: solid, dashes, dots, long dashes, pairs, dash and dot. */
  readonly dashes: string | undefined;
  readonly width: number;
  readonly round: boolean;
}

export const SEAT_STYLES: Readonly<Record<SeatNumber, SeatStyle>> = {
  1: { colour: 'var(--seat-1)', pattern: 'solid', dashes: undefined, width: 1.4, round: false },
  2: { colour: 'var(--seat-2)', pattern: 'dashed', dashes: '8.77 8.77', width: 3.2, round: false },
  3: { colour: 'var(--seat-3)', pattern: 'dotted', dashes: '0.1 8.77', width: 3.8, round: true },
  4: { colour: 'var(--seat-4)', pattern: 'long dashes', dashes: '35.1 17.5', width: 3.2, round: false },
  5: { colour: 'var(--seat-5)', pattern: 'pairs', dashes: '5 4 5 21.1', width: 3.4, round: false },
  6: { colour: 'var(--seat-6)', pattern: 'dash and dot', dashes: '14 8 0.1 8', width: 3.4, round: true },
};

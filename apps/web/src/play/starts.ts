/** Tables that were set up a moment ago and are opened by the page they lead to. After a reload they are kept ones. */
import type { Lesson } from './lessons.ts';
import type { Order } from './worker-messages.ts';

export interface Start {
  readonly order: Order;
  /** What was picked on the shelf. */
  readonly wish?: string | undefined;
  readonly lesson?: Lesson | undefined;
}

const starts = new Map<string, Start>();

export const putStart = (start: Start): void => {
  starts.set(start.order.id, start);
};

/** What was picked on the shelf for an online table, by its code. */
const wishes = new Map<string, string>();

export const putWish = (table: string, wish: string): void => {
  wishes.set(table, wish);
};

export const wishFor = (table: string): string | undefined => wishes.get(table);

/** Once begun, a table is resumed: even by a page that shows it again. */
export function takeStart(id: string): Start | undefined {
  const start = starts.get(id);
  starts.delete(id);
  return start;
}

import type { Step } from './table.ts';

/** One player's connection. */
export interface Seat {
  send(step: Step): void;
  /** Called when this player has been told of a step, the own or the other's. */
  onUpdate: (() => void) | undefined;
  close(): void;
}

/** A server to be measured. To add one: a host script that calls `hostIsUp`, and how to open a match on it. */
export interface Contestant {
  readonly name: string;
  /** The script of the server's process, beside this file. */
  readonly host: string;
  /** `ports`: of each of its nodes. */
  openMatch(ports: readonly number[], match: number): Promise<[Seat, Seat]>;
}

/** What is taken in hand before something on the map is pointed at, and whose card is shown beside it. */
import { createIntent } from '../../table/parts/intent.ts';

interface Meant {
  /** The weapon, spell, skill or consumable that is taken in hand: only what it can do is lit. */
  readonly arm: string | undefined;
  /** The one the pointer rests on. */
  readonly over: string | undefined;
}

export const { intend, useIntent } = createIntent<Meant>({ arm: undefined, over: undefined });

/** What a hero last attacked or cast with: where several could be meant, that is. It stays from turn to turn. */
const kept = createIntent<{ readonly [hero: number]: string }>({});
export const keepArm = (hero: number, arm: string): void => kept.intend(0, { [hero]: arm });
export const useKeptArm = (hero: number): string | undefined => kept.useIntent(0)[hero];

/** The thing whose card is open in the tray: it stays open from question to question. */
const open = createIntent<{ readonly thing: string | undefined }>({ thing: undefined });
export const showThing = (thing: string | undefined): void => open.intend(0, { thing });
export const useShownThing = (): string | undefined => open.useIntent(0).thing;

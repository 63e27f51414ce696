/** What is taken in hand before something on the map is pointed at, and whose card is shown beside it. */
import type { Option } from '@questhall/kernel';
import type { SeenDecision } from '@questhall/protocol';
import { createIntent } from '../../table/parts/intent.ts';

interface Meant {
  /** The weapon, spell, skill or consumable that is taken in hand: only what it can do is lit. */
  readonly arm: string | undefined;
  /** The one the pointer rests on. */
  readonly over: string | undefined;
  /** The figure, door or piece of scenery the pointer rests on. */
  readonly near: string | undefined;
}

export const { intend, useIntent } = createIntent<Meant>({
  arm: undefined,
  over: undefined,
  near: undefined,
});

/** What a hero last attacked or cast with: where several could be meant, that is. It stays from turn to turn. */
const kept = createIntent<{ readonly [hero: number]: string }>({});
export const keepArm = (hero: number, arm: string): void => kept.intend(0, { [hero]: arm });
export const useKeptArm = (hero: number): string | undefined => kept.useIntent(0)[hero];

/** [DL-DEC-12] By hero: what is added to his next attack, and whether he was asked about it once. */
const boosts = createIntent<{ readonly [hero: number]: { readonly armed: string | undefined } }>({});
export const armBoost = (hero: number, armed: string | undefined): void =>
  boosts.intend(0, { [hero]: { armed } });
export const useBoost = (hero: number): string | undefined => boosts.useIntent(0)[hero]?.armed;

/** Nobody is asked before every roll: the first time only, and then the attack is made with what was taken up before. */
export function saidOfBoost({ kind, about, options }: SeenDecision): Option | undefined {
  if (kind !== 'boost') return undefined;
  const hero = Number(about.hero);
  const known = boosts.now(0)[hero];
  armBoost(hero, undefined);
  const meant = options.find(({ do: deed }) => deed === known?.armed);
  if (meant !== undefined || known === undefined || options.some(({ at }) => at !== undefined)) return meant;
  return options.find(({ do: deed }) => deed === 'roll');
}

/** The thing whose card is open in the tray: it stays open from question to question. */
const open = createIntent<{ readonly thing: string | undefined }>({ thing: undefined });
export const showThing = (thing: string | undefined): void => open.intend(0, { thing });
export const useShownThing = (): string | undefined => open.useIntent(0).thing;

/** What the person is about to do: shared by map and tray. */
import { createIntent } from '../../table/parts/intent.ts';

interface Intent {
  /** So many dice are taken. */
  readonly dice: number | undefined;
  /** The square the pointer rests on. */
  readonly to: number | undefined;
  /** The figure the pointer rests on, and the weapon it is meant with; without one, any. */
  readonly aim: { readonly figure: string; readonly weapon?: string } | undefined;
}

export const { intend, useIntent } = createIntent<Intent>({ dice: undefined, to: undefined, aim: undefined });

/** By hero: the abilities that stars go to without a question, the latest first. They stay from turn to turn. */
const stars = createIntent<{ readonly [hero: string]: readonly string[] }>({});
export const starsOf = (hero: string): readonly string[] => stars.now(0)[hero] ?? [];
export const sendStars = (hero: string, ability: string | undefined): void =>
  stars.intend(0, {
    [hero]: ability === undefined ? [] : [ability, ...starsOf(hero).filter((each) => each !== ability)],
  });
/** Where they go first. */
export const useStarsOf = (hero: string): string | undefined => stars.useIntent(0)[hero]?.[0];

/** With the mouse, or walking with the keys: what rests on this thing. */
export const pointing = (enter: () => void, leave: () => void) => ({
  onPointerEnter: enter,
  onPointerLeave: leave,
  onFocus: enter,
  onBlur: leave,
});

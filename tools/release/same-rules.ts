/** Whether two rules that carry the same number are the same: what one has played, the other plays on. */
import type { Game, MatchOptions, Setting } from '@questhall/kernel';
import { advance, answer, below, canonical, seeded, takeEvents } from '@questhall/kernel';
import { inclined } from '@questhall/testkit';

const MATCHES = 12;
const LENGTH = 250;
/** The whole position is compared after so many answers; what is asked and told, after each. */
const WHOLE = 25;

/** What a match may be set up with, and what may come into it. */
const box = ({ settings, content, players }: Game): string => canonical({ settings, content, players });

export const haveTheSameBox = (one: Game, other: Game): boolean => box(one) === box(other);

/** Set up by chance: any value of any setting, as far as they go together. */
function setUps({ settings, players, configure }: Game): readonly MatchOptions[] {
  const chance = { rng: seeded('settings') };
  const any = (setting: Setting): unknown => {
    if (setting.kind === 'choice') return setting.values[below(chance, setting.values.length)];
    if (setting.kind === 'flag') return below(chance, 2) === 1;
    if (setting.kind === 'number') return setting.min + below(chance, setting.max - setting.min + 1);
    return setting.default;
  };
  const found: MatchOptions[] = [];
  for (let tries = 0; found.length < MATCHES && tries < 40 * MATCHES; tries++) {
    const wishes = Object.fromEntries(settings.map((setting) => [setting.key, any(setting)]));
    const count = players.min + below(chance, players.max - players.min + 1);
    const configured = configure({ ...wishes, players: count });
    if ('options' in configured) found.push(configured.options);
  }
  return found;
}

/** Plays the same match by both. Where they part, it is said; where only what is shown differs, `shown` is called. */
function parting(
  one: Game,
  other: Game,
  options: MatchOptions,
  seed: string,
  shown: () => void,
): string | undefined {
  const [left, right] = [one.setup(options, seeded(seed)), other.setup(options, seeded(seed))];
  const chance = { rng: seeded(`${seed} players`) };
  const policy = inclined(one, 3);
  for (let step = 0; step < LENGTH; step++) {
    const [asked, alsoAsked] = [advance(one, left), advance(other, right)];
    const [told, alsoTold] = [takeEvents(left), takeEvents(right)];
    if (canonical({ asked, told }) !== canonical({ asked: alsoAsked, told: alsoTold }))
      return `after ${step} answers they ask or tell something else`;
    const [decision] = asked;
    if (decision === undefined || step % WHOLE === 0) {
      if (canonical(left) !== canonical(right)) return `after ${step} answers they stand otherwise`;
      if (canonical(one.view(left, null)) !== canonical(other.view(right, null))) shown();
    }
    if (decision === undefined) return undefined;
    const option = policy(left, decision, chance);
    answer(one, left, decision.seat, option);
    answer(other, right, decision.seat, option);
  }
  return undefined;
}

export interface Compared {
  /** Matches, set up as the first of the two can be, in which they part; and where. */
  readonly partings: readonly string[];
  /** What is seen of them is the same. */
  readonly showTheSame: boolean;
}

export function compared(one: Game, other: Game): Compared {
  let showTheSame = true;
  const partings = setUps(one).flatMap((options, match) => {
    const where = parting(one, other, options, `match ${match}`, () => {
      showTheSame = false;
    });
    return where === undefined ? [] : [`${JSON.stringify(options)}: ${where}`];
  });
  return { partings, showTheSame };
}

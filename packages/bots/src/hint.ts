/** Advice to a person: the best options, their chances, and what comes of each, beside the best other one. */
import type {
  Decision,
  Deed,
  Game,
  GameEvent,
  HintGains,
  HintReason,
  Json,
  MachineState,
  Option,
  Ref,
  Seat,
  Telling,
} from '@questhall/kernel';
import { advance, canonical, eventsFor, partOf, pointed, ROLL, same } from '@questhall/kernel';
import type { Chance } from './chance.ts';
import { branch, chanceFrom } from './chance.ts';
import type { Effects } from './effects.ts';
import { cardsOf, effectsOn } from './effects.ts';
import { imagining } from './imagining.ts';
import { thoughtsAbout } from './levels.ts';
import { indexOfOption } from './options.ts';
import { bestOf, likelyOr, playOut, quickPlay } from './quick.ts';
import { leftOf } from './stop.ts';
import { newTrial } from './trial.ts';
import type { BotTools, Budget, Ranked, Thoughts } from './types.ts';
import { worth } from './worth.ts';

export interface Hint extends Ranked {
  readonly because: HintReason;
}

export interface HintTools extends Partial<BotTools> {
  /** No longer than this. */
  readonly budget?: Budget;
  /** At most this many hints. */
  readonly count?: number;
}

const USUAL_COUNT = 3;

/** Counted, not timed: who asks again about the same position hears the same. */
const THOUGHTS = 240;

export function hint<S extends MachineState>(
  game: Game<S>,
  state: S,
  decision: Decision,
  { seed = '', now, budget, count = USUAL_COUNT }: HintTools = {},
): readonly Hint[] {
  const { seat, options, kind } = decision;
  // Nobody can be advised to roll a six.
  if (kind === ROLL) return [];
  // By what the seat sees, so that what it does not see makes no difference.
  const chance = chanceFrom(`hint ${seed} ${seat} ${canonical(game.view(state, seat))}`);
  const [only] = options;
  if (options.length === 1 && only) {
    const stands = worth(game, imagining(game, state, seat, chance), seat);
    return [{ option: only, chance: stands, share: 1, equal: true, because: { is: 'only' } }];
  }
  const left = leftOf({ iterations: THOUGHTS, ...budget }, now);
  const thoughts = thoughtsAbout(game, state, decision, chance, left);
  return explained(game, state, decision, thoughts, count, chance);
}

/** Puts a reason beside each of the best options. */
export function explained<S extends MachineState>(
  game: Game<S>,
  state: S,
  decision: Decision,
  thoughts: Thoughts<S>,
  count: number,
  chance: Chance,
): readonly Hint[] {
  const [first, ...rest] = thoughts.hints.slice(0, Math.max(2, count));
  if (!first) return [];
  const ranked = [first, ...rest.sort((l, r) => r.chance - l.chance)];
  const allEqual = rest.every(({ equal }) => equal);
  const told = ranked.map(({ option }): OptionTale => ({ option, stories: [], cards: [] }));
  for (let i = 0; i < STORIES; i++) {
    const imagined = imagining(game, state, decision.seat, chance);
    const dice = branch(chance);
    for (const each of told) {
      const story = storyOf(game, game.clone(imagined), decision, each.option, thoughts, dice);
      if (story) each.stories.push(story);
      const cards = cardsAfter(game, game.clone(imagined), decision, each.option, chance);
      if (cards !== undefined) each.cards.push(cards);
    }
  }
  const [best, second] = told;
  const view = game.view(state, decision.seat);
  return ranked.slice(0, count).map((one, at) => {
    const own = told[at] as OptionTale;
    const other = own === best ? second : best;
    if (!other) return { ...one, because: { is: 'nothing' } };
    const found = reasonFor(game, own, other, decision.seat, state);
    // A reason that is no more than a chance says nothing where all come to the same.
    const because: HintReason =
      allEqual && (found.is === 'nothing' || (found.is === 'leads' && found.often < USUAL))
        ? { is: 'equal', than: other.option }
        : found.is === 'nothing'
          ? byChance(one, ranked, other.option)
          : found;
    const next = because.is === 'leads' || because.is === 'only' ? undefined : thoughts.next?.(one.option);
    return next && isAboutSomething(next) && canBeNamed(game, next, view)
      ? { ...one, because: { ...because, next } }
      : { ...one, because };
  });
}

/** Half of the time. */
const USUAL = 0.5;
/** Fewer points are not worth a sentence. */
const A_LEAD = 0.02;

/** Nothing that happens this round tells them apart, but the one is better. */
function byChance(one: Ranked, all: readonly Ranked[], than: Option): HintReason {
  const other = all.find(({ option }) => option === than);
  const chance = other && !other.equal ? one.chance - other.chance : 0;
  return chance < A_LEAD ? { is: 'nothing' } : { is: 'better', gains: { than, chance } };
}

/** To stay, to pass or to be done is no plan. */
const isAboutSomething = (option: Option): boolean => Object.keys(option).length > 1;

/** What is chosen later may be about things that are not there yet. */
function canBeNamed<S extends MachineState>(game: Game<S>, option: Option, view: Json): boolean {
  try {
    return game.words.option(option, view) !== '';
  } catch {
    return false;
  }
}

const STORIES = 24;
const FOLLOW_UP = likelyOr(bestOf(2));

/** What a seat would see happen until the end of the round if an option were chosen, and how it would stand then. */
interface Story extends Effects {
  /** What happened, by how it is told: to a person the same sentence is the same event. */
  readonly events: ReadonlyMap<string, GameEvent>;
  readonly worth: number;
  readonly won: boolean;
}

interface OptionTale {
  readonly option: Option;
  readonly stories: Story[];
  readonly cards: number[];
}

function storyOf<S extends MachineState>(
  game: Game<S>,
  s: S,
  decision: Decision,
  option: Option,
  { follow }: Thoughts<S>,
  dice: Parameters<NonNullable<Thoughts<S>['follow']>>[2],
): Story | undefined {
  const { seat } = decision;
  s.events = [];
  if (follow) follow(s, option, dice);
  else if (!play(game, s, decision, option, { rng: { ...dice } })) return undefined;
  const view = game.view(s, seat);
  const events = new Map<string, GameEvent>();
  for (const event of eventsFor(seat, s.events)) {
    const sentence = game.words.event(event, view);
    if (sentence) events.set(sentence, event);
  }
  const won = s.outcome?.winners.includes(seat) === true;
  return { events, worth: worth(game, s, seat), won, ...effectsOn(game, s, seat) };
}

/** The cards that are left when the action is over. */
function cardsAfter<S extends MachineState>(
  game: Game<S>,
  s: S,
  decision: Decision,
  option: Option,
  chance: Chance,
): number | undefined {
  return play(game, s, decision, option, chance) ? cardsOf(game, s, decision.seat) : undefined;
}

function play<S extends MachineState>(
  game: Game<S>,
  s: S,
  decision: Decision,
  option: Option,
  chance: Chance,
): boolean {
  const listed = advance(game, s).find((open) => open.seat === decision.seat)?.options ?? [];
  const found = listed[indexOfOption(listed, option, 0)];
  if (found) playOut(quickPlay(game, chance), s, decision, found, FOLLOW_UP, newTrial(found));
  return found !== undefined;
}

const mean = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0) / Math.max(1, all.length);

function reasonFor<S extends MachineState>(
  game: Game<S>,
  own: OptionTale,
  other: OptionTale,
  seat: Seat,
  state: S,
): HintReason {
  const gains = gainsOf(own, other);
  const lead = leadingEvent(game, own.stories, other.stories, seat, state);
  if (lead) return { is: 'leads', ...lead, ...(gains && { gains }) };
  return gains ? { is: 'better', gains } : { is: 'nothing' };
}

type Gain = Exclude<keyof HintGains, 'than'>;

/** Less than half of one is not told, nor what is no more than chance. */
const LEAST = 0.5;

/** What the one brings more than the other: what speaks against it is not told. */
function gainsOf(own: OptionTale, other: OptionTale): HintGains | undefined {
  const more = (of: (story: Story) => number): number => mean(own.stories, of) - mean(other.stories, of);
  const found: { -readonly [gain in Gain]?: number } = {};
  const note = (gain: Gain, by: number, least = LEAST): void => {
    if (by >= least) found[gain] = by;
  };
  note(
    'wins',
    more(({ won }) => Number(won)),
    0.05,
  );
  note(
    'defeated',
    more(({ defeated }) => defeated),
  );
  note(
    'dealt',
    more(({ dealt }) => dealt),
  );
  note('spared', -more(({ taken }) => taken));
  note('standing', -more(({ fell }) => fell), 0.2);
  note(
    'points',
    more(({ points }) => points),
  );
  note(
    'healed',
    more(({ healed }) => healed),
  );
  note(
    'treasures',
    more(({ treasures }) => treasures),
  );
  const hand = (cards: readonly number[]): number => mean(cards, (count) => count);
  if (own.cards.length > 0 && other.cards.length > 0) note('cards', hand(own.cards) - hand(other.cards));
  return Object.keys(found).length > 0 ? { than: other.option, ...found } : undefined;
}

/** How much more often it must happen than with the other option. */
const MORE_OFTEN = 0.25;

/**
 * The event that this option brings about, the other does not, and that makes a story a good one. What only tells the move once
 * more, and what hurts the own side, is no reason. Squared, because what makes the difference says more than what is certain.
 */
function leadingEvent<S extends MachineState>(
  game: Game<S>,
  own: readonly Story[],
  other: readonly Story[],
  seat: Seat,
  state: S,
): { readonly to: GameEvent; readonly often: number; readonly before?: true } | undefined {
  const { telling } = game;
  const view = game.view(state, seat);
  const side = game.side(state, seat);
  const isOwn = (who: Ref): boolean => {
    const of = telling?.seat(who, view);
    return of !== undefined && game.side(state, of) === side;
  };
  const all = [...own, ...other];
  const average = mean(all, (story) => story.worth);
  const often = (sentence: string, stories: readonly Story[]): number =>
    mean(stories, ({ events }) => Number(events.has(sentence)));
  let best: { readonly to: GameEvent; readonly often: number } | undefined;
  let most = 0;
  for (const [sentence, to] of new Map(own.flatMap(({ events }) => [...events]))) {
    if (telling && !isGood(telling, to, isOwn)) continue;
    const happens = often(sentence, own);
    if (happens - often(sentence, other) < MORE_OFTEN) continue;
    const gain = mean(
      all.filter(({ events }) => events.has(sentence)),
      (story) => story.worth - average,
    );
    const tells = gain > 0 ? happens * gain * gain : 0;
    if (tells === 0 || tells < most) continue;
    most = tells;
    best = { to, often: happens };
  }
  if (!best || !telling) return best;
  return actsElse(game, best.to, other) ? { ...best, before: true } : best;
}

/** Deeds that nobody is glad of, or that bring nothing by themselves. */
const NO_REASON: readonly string[] = ['fell', 'taken', 'searches', 'surges', 'reactions'];

/** Neither the move told once more, nor the next turn, nor a blow to the own side: something good came of it. */
function isGood(telling: Telling, event: GameEvent, isOwn: (who: Ref) => boolean): boolean {
  const { weight, causes, opens, deeds = [], loses, targets } = partOf(telling, event);
  const own = pointed(targets, event).some(isOwn);
  const byOwn = ({ by }: Deed): boolean => pointed(by, event).some(isOwn);
  if (opens === 'turn' || opens === 'chapter' || (own && loses)) return false;
  if (deeds.some((deed) => (deed.of === 'fell' || deed.of === 'taken') && byOwn(deed))) return false;
  if (deeds.some((deed) => !deed.best && !NO_REASON.includes(deed.of) && byOwn(deed))) return true;
  return !causes && (weight === 'grand' || loses !== undefined);
}

/** Somebody is defeated who does something to somebody in most of the stories of the other option. */
function actsElse<S extends MachineState>(game: Game<S>, event: GameEvent, other: readonly Story[]): boolean {
  const { telling } = game;
  if (!telling) return false;
  const { targets, deeds = [] } = partOf(telling, event);
  const gone = deeds.some(({ of }) => of === 'defeated') ? pointed(targets, event) : [];
  const acts = ({ events }: Story): boolean =>
    [...events.values()].some((each) => {
      const { source, causes, loses } = partOf(telling, each);
      const from = causes || loses ? pointed(source, each) : [];
      return from.some((who) => gone.some((one) => same(one, who)));
    });
  return gone.length > 0 && mean(other, (story) => Number(acts(story))) > 0.5;
}

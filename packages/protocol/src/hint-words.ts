/** What a hint says: messages, and which of them. The sentences about what happens are the game's own. */
import type { HintGains, HintReason, Option, Words } from '@questhall/kernel';
import type { Values } from '@questhall/language';
import { formatMessage } from '@questhall/language';

/** Messages of `@questhall/language`. */
export const HINT_TEXTS = {
  only: 'It is the only choice.',
  same: 'About as good: “{than}”.',
  nothing: 'Nothing much comes of it at once.',
  always: 'Almost always: {what}',
  often: 'Most often: {what}',
  sometimes: 'Sometimes: {what}',
  before: 'Otherwise it would still act.',
  gains: 'Compared with “{than}”: {gains}.',
  wins: 'wins the match at once more often',
  defeated: '{n, plural, one {one more foe} other {# more foes}} defeated this round',
  dealt: 'about {n} more damage to your foes',
  spared: 'about {n} less damage to your side',
  standing: 'your side is more likely to stay standing',
  points: '{n, plural, one {one more point} other {# more points}}',
  healed: 'about {n} more healed',
  treasures: '{n, plural, one {one more treasure} other {# more treasures}}',
  cards: '{n, plural, one {one more card} other {# more cards}} in hand',
  chance: 'chance to win {n, plural, one {one point} other {# points}} higher',
  next: 'Then best: “{next}”.',
  equal: 'about equal',
} as const;

type Say = (message: string, values?: Values) => string;

const english = (n: number): string => (n === 1 ? 'one' : 'other');

/** For who reads English. */
const sayEnglish: Say = (message, values = {}) => formatMessage(message, values, english);

/** What speaks for an option, a sentence each. */
export function hintSentences<V>(
  because: HintReason,
  words: Pick<Words<V>, 'event' | 'option'>,
  view: V,
  say: Say = sayEnglish,
): readonly string[] {
  if (because.is === 'only') return [say(HINT_TEXTS.only)];
  const named = (option: Option): string => words.option(option, view);
  const beside =
    because.is === 'equal'
      ? say(HINT_TEXTS.same, { than: named(because.than) })
      : because.is !== 'nothing' && because.gains
        ? say(HINT_TEXTS.gains, gainsIn(because.gains, named, say))
        : undefined;
  const gains = beside === undefined ? [] : [beside];
  const what = because.is === 'leads' ? words.event(because.to, view) : undefined;
  if (because.is !== 'leads' || what === undefined) {
    const next =
      because.is !== 'leads' && because.next ? [say(HINT_TEXTS.next, { next: named(because.next) })] : [];
    const all = [...gains, ...next];
    return all.length > 0 ? all : [say(HINT_TEXTS.nothing)];
  }
  const { often, before } = because;
  const how = often > 0.9 ? HINT_TEXTS.always : often >= 0.5 ? HINT_TEXTS.often : HINT_TEXTS.sometimes;
  return [say(how, { what }), ...(before ? [say(HINT_TEXTS.before)] : []), ...gains];
}

/** The two that say most. */
const MOST_GAINS = 2;
const IN_ORDER = [
  'wins',
  'points',
  'standing',
  'defeated',
  'spared',
  'dealt',
  'healed',
  'treasures',
  'cards',
  'chance',
] as const;

function gainsIn(found: HintGains, named: (option: Option) => string, say: Say): Values {
  const told = IN_ORDER.flatMap((gain) => {
    const n = found[gain];
    return n === undefined ? [] : [say(HINT_TEXTS[gain], { n: Math.round(gain === 'chance' ? 100 * n : n) })];
  });
  return { than: named(found.than), gains: told.slice(0, MOST_GAINS).join('; ') };
}

/** The Ugly Master's side: his dice, waking rooms, summoning, moving, and his attacks. */
import type { SuperView } from '@questhall/games/super-fantasy';
import type { Option, Ref } from '@questhall/kernel';
import type { Lesson, LessonNow, LessonStep } from '../../play/lessons.ts';
import { asLesson, kindAsked, whenAsked } from '../../play/lessons.ts';

type Now = LessonNow<SuperView>;
type Step = LessonStep<SuperView>;

const spends = (now: Now): boolean => kindAsked(now) === 'umSpend';
const attacks = (now: Now): boolean => kindAsked(now) === 'umAttack';

const optionsOf = ({ decision }: Now, ...deeds: readonly string[]): readonly Option[] =>
  decision?.options.filter((option) => deeds.includes(option.do)) ?? [];
const first = (now: Now, deed: string): Ref | undefined => optionsOf(now, deed)[0]?.at;

const left = ({ view }: Now): number => view.uglyMaster?.dice.length ?? 0;
/** Dice were spent, or there is nothing more to spend them on. */
const spent = (now: Now, since: Now): boolean =>
  (spends(now) && left(now) < left(since)) || attacks(now) || later(now, since);
const later = (now: Now, since: Now): boolean => now.view.turnMarker > since.view.turnMarker;

const STEPS: readonly Step[] = [
  {
    id: 'welcome',
    say: 'This time you are the Ugly Master: the dungeon is yours, and the heroes must not finish in time. First they take their turns; watch, and come when they are tired.',
  },
  {
    id: 'dice',
    say: 'Your turn: six dice at once, and a star counts as many as there are players. Each deed has a price in Life; you pay it with whole dice, and what is too much is lost.',
    tab: 'dice',
    when: spends,
  },
  {
    id: 'wake',
    say: 'Sleeping rooms wake only for you. The price is the Life of the strongest monster inside. Wake one: the ways to pay stand beside its name.',
    at: (now) => (spends(now) ? { button: 'wake' } : undefined),
    tab: 'dice',
    when: spends,
    skip: (now) => spends(now) && optionsOf(now, 'wake').length === 0,
    allow: (option, now) => !spends(now) || option.do === 'wake',
    until: spent,
  },
  {
    id: 'move',
    say: 'Now send somebody: click a monster that is awake, pay its Life, and it goes up to its Step. No hero blocks your way.',
    at: (now) => first(now, 'moveMonster'),
    when: spends,
    skip: (now) => attacks(now) || (spends(now) && optionsOf(now, 'moveMonster').length === 0),
    allow: (option, now) => !spends(now) || option.do === 'moveMonster',
    until: spent,
  },
  {
    id: 'summon',
    say: 'An open Portal is your back door: click one of its squares to summon a new monster there, for its Life. The heroes will want to close it.',
    at: (now) => first(now, 'summon'),
    when: spends,
    skip: (now) => attacks(now) || (spends(now) && optionsOf(now, 'summon').length === 0),
  },
  {
    id: 'rest',
    say: 'Spend the rest as you like, or be done: dice cannot be kept. Many small monsters beside one hero hurt more than a big one that is alone.',
    tab: 'dice',
    when: spends,
    skip: attacks,
    until: (now, since) => attacks(now) || later(now, since),
  },
  {
    id: 'attack',
    say: 'Then every monster beside a hero may attack, in your order, each once. The hero may roll Shield Dice first. Strike all you can, then be done.',
    at: (now) => first(now, 'strike'),
    when: attacks,
    until: (now) => now.decision !== null && !attacks(now),
  },
  {
    id: 'farewell',
    say: 'You win if time runs out for them. Play on here: wake what they are about to enter, and never let them rest beside a Portal.',
    when: (now) => now.decision !== null,
  },
];

const ASIDES: readonly Step[] = [
  whenAsked(
    'umMoveTo',
    'Where to? The squares that glow are within its Step. Beside a hero it may strike this turn.',
  ),
  whenAsked('umFacing', 'Which way does it look? Heroes hit it more easily from behind.'),
];

const masterLesson: Lesson<SuperView> = {
  seed: 'ugly master',
  mode: 'ugly-master',
  spec: {
    game: 'super-fantasy',
    settings: {
      players: 3,
      options: { mode: 'ugly-master' },
      undo: 'free',
      hints: true,
    },
    seats: [
      { holder: 'bot', bot: 'greedy' },
      { holder: 'bot', bot: 'greedy' },
      { holder: 'you', autoForced: true },
    ],
  },
  steps: STEPS,
  asides: ASIDES,
};

export const lesson = asLesson(masterLesson);

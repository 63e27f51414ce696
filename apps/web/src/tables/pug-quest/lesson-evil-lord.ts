/** The Evil Lord's side: monsters that go where one wants, and Energy that makes them hit harder and last longer. */
import type { PugView } from '@questhall/games/pug-quest';
import type { Option, Ref } from '@questhall/kernel';
import type { Lesson, LessonNow, LessonStep } from '../../play/lessons.ts';
import { asLesson, kindAsked, whenAsked } from '../../play/lessons.ts';

type Now = LessonNow<PugView>;
type Step = LessonStep<PugView>;

const asks =
  (...kinds: readonly string[]) =>
  (now: Now): boolean =>
    kinds.includes(kindAsked(now));

const optionsOf = ({ decision }: Now, deed: string): readonly Option[] =>
  decision?.options.filter((option) => option.do === deed) ?? [];
const first = (now: Now, deed: string): Ref | undefined => optionsOf(now, deed)[0]?.at;

const isAnswered = (now: Now, since: Now): boolean =>
  now.decision !== null && now.decision.id !== since.decision?.id;

const STEPS: readonly Step[] = [
  {
    id: 'welcome',
    say: 'You are the Evil Lord: every Monster and the Boss obey you. You win at once when all pugs are Defeated, in any World; they must survive three.',
  },
  {
    id: 'hand',
    say: 'Your Energy cards are few, and new ones come with each World: as many as there are players, and one. Nobody sees them.',
    tab: 'hand',
  },
  {
    id: 'move',
    say: 'When a Monster acts you may move it, up to its arrows, left or right, or leave it where it is. It attacks what its card says, so bring it before a pug that is hurt.',
    at: (now) => first(now, 'move'),
    when: asks('evilMove'),
    until: isAnswered,
  },
  {
    id: 'add',
    say: 'One card of the target’s Type adds 1 damage to this attack, once. It is worth most when it Defeats somebody.',
    at: (now) => first(now, 'add'),
    when: asks('evilAdd'),
    until: isAnswered,
  },
  {
    id: 'prevent',
    say: 'A pug strikes back. Each card of the Monster’s own Type takes 1 damage away. Save a Monster that has not acted yet, or keep the cards.',
    when: asks('evilPrevent'),
    until: isAnswered,
  },
  {
    id: 'farewell',
    say: 'Attack one pug until it falls: for each you draw two cards, or loot a Treasure that makes the Monster stronger. Play on here, and show them who is lord.',
    when: (now) => now.decision !== null,
  },
];

const ASIDES: readonly Step[] = [
  whenAsked(
    'target',
    'Whom does it attack? Only those within reach of its card glow; the lowest Life is rarely wrong.',
  ),
  whenAsked('evilOrder', 'Several of your Monsters would act at once. Choose who goes first.'),
  whenAsked(
    'evilReward',
    'A pug is Defeated! Draw two cards, or put one of its Treasures under the Monster, which then has its bonuses.',
  ),
  whenAsked('evilLoot', 'This Monster carries loot. Use it now, or pass.'),
  whenAsked('side', 'The attack goes to one side. Choose which.'),
];

const evilLordLesson: Lesson<PugView> = {
  seed: 'evil lord',
  mode: 'evil-lord',
  spec: {
    game: 'pug-quest',
    settings: {
      players: 3,
      options: { mode: 'evil-lord', dogsLife: false },
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

export const lesson = asLesson(evilLordLesson);

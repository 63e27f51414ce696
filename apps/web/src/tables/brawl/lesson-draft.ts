/** What the first lesson leaves out: a competitive draft with its ban, and Reactions in the rival's turn. */
import type { BrawlView } from '@questhall/games/brawl';
import type { Option } from '@questhall/kernel';
import { t } from '../../language/texts.ts';
import type { Lesson, LessonNow, LessonStep } from '../../play/lessons.ts';
import { asLesson, kindAsked, whenAsked } from '../../play/lessons.ts';

type Now = LessonNow<BrawlView>;
type Step = LessonStep<BrawlView>;

const asks =
  (...kinds: readonly string[]) =>
  (now: Now): boolean =>
    kinds.includes(kindAsked(now));
const isPast =
  (kind: string) =>
  (now: Now): boolean =>
    now.decision !== null && kindAsked(now) !== kind;

const optionsOf = ({ decision }: Now, deed: string): readonly Option[] =>
  decision?.options.filter((option) => option.do === deed) ?? [];

const playing = ({ view }: Now): boolean => view.turn !== null;

const STEPS: readonly Step[] = [
  {
    id: 'welcome',
    say: t('In a competitive draft both sides bring five Champions, lose one to a ban, and field three.'),
  },
  {
    id: 'bring',
    say: t(
      'Bring five, in secret. Do not hang everything on one of them: your rival sees all five before the ban.',
    ),
    when: asks('bring'),
    skip: playing,
    until: isPast('bring'),
  },
  {
    id: 'ban',
    say: t(
      'Both rosters lie open. Ban the Champion you would least like to meet; one of yours is banned as well.',
    ),
    when: asks('ban'),
    skip: playing,
    until: isPast('ban'),
  },
  {
    id: 'pick',
    say: t(
      'Now take three of the four that are left, in turns. What your rival has taken is known: answer it.',
    ),
    when: asks('draft'),
    skip: playing,
    until: isPast('draft'),
  },
  {
    id: 'setUp',
    say: t('Traps, hand and deployment are as you know them. Set up as you like.'),
    skip: playing,
    until: playing,
  },
  {
    id: 'turn',
    say: t(
      'Play your turn. Keep in mind that a card you hold can be worth more as a Reaction: its text says when.',
    ),
    when: asks('act'),
    until: (now, since) => kindAsked(now) === 'react' || now.view.round > since.view.round,
  },
  {
    id: 'react',
    say: (now) =>
      optionsOf(now, 'react').length > 0
        ? t(
            'Your rival attacks, and a card of yours can answer. It costs its Core, which is missing in your next turn: worth it against much damage, or to save a Champion. React, or pass.',
          )
        : t(
            'Your rival attacks. You are asked although no card of yours can answer, so that nobody learns what you hold. Pass.',
          ),
    when: asks('react'),
    until: isPast('react'),
  },
  {
    id: 'orders',
    say: t(
      'Asked too often? Below such a question you can say what to answer from now on, for a turn or for the match.',
    ),
  },
  {
    id: 'farewell',
    say: t('That is the whole draft, and half of every duel. Play on here, or set one up for a friend.'),
  },
];

const ASIDES: readonly Step[] = [
  whenAsked('home', t('You go first, so you choose your end of the arena. Both are alike.')),
  whenAsked('stun', t('A Champion of yours is Stunned: discard one of its cards. Choose which.'), 'hand'),
];

const draftLesson: Lesson<BrawlView> = {
  seed: 'lesson 2',
  mode: 'duel',
  spec: {
    game: 'brawl',
    settings: { players: 2, options: { draft: 'competitive' }, undo: 'free', hints: true },
    seats: [
      { holder: 'you', autoForced: true },
      { holder: 'bot', bot: 'greedy' },
    ],
  },
  steps: STEPS,
  asides: ASIDES,
};

export const lesson = asLesson(draftLesson);

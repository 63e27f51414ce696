/** Super Fantasy Brawl in about five minutes: a draft, the set-up, and two turns against a bot. */
import type { BrawlView, PlayerView } from '@questhall/games/brawl';
import { CORES } from '@questhall/games/brawl';
import type { Option } from '@questhall/kernel';
import { t } from '../../language/texts.ts';
import type { Lesson, LessonNow, LessonStep } from '../../play/lessons.ts';
import { asLesson, kindAsked, whenAsked } from '../../play/lessons.ts';

type Now = LessonNow<BrawlView>;
type Step = LessonStep<BrawlView>;

const acts = (now: Now): boolean => kindAsked(now) === 'act';
const asks =
  (...kinds: readonly string[]) =>
  (now: Now): boolean =>
    kinds.includes(kindAsked(now));

const own = ({ view }: Now): PlayerView | undefined => view.seats.find(({ seat }) => seat === view.seat);
const ready = (now: Now): number => own(now)?.ready.length ?? 0;
const team = ({ view }: Now): number => view.champions.filter(({ seat }) => seat === view.seat).length;

const optionsOf = ({ decision }: Now, deed: string): readonly Option[] =>
  decision?.options.filter((option) => option.do === deed) ?? [];

/** The Challenge that is worth most now. */
const dearest = ({ view }: Now): string | undefined =>
  view.track.toSorted((a, b) => b.vp - a.vp).find(({ challenge, vp }) => challenge !== null && vp > 0)
    ?.challenge ?? undefined;

/** Set-up is behind us once somebody has a turn. */
const playing = ({ view }: Now): boolean => view.turn !== null;
const spent = (now: Now, since: Now): boolean => acts(now) && ready(now) < ready(since);
const isNextRound = (now: Now, since: Now): boolean => acts(now) && now.view.round > since.view.round;

const STEPS: readonly Step[] = [
  {
    id: 'welcome',
    say: t(
      'Welcome to the ring! Two teams of three Champions fight for the favour of the crowd: five victory points win.',
    ),
  },
  {
    id: 'home',
    say: t('You go first, so you choose your end of the arena. Both are alike.'),
    when: asks('home'),
    skip: (now) => now.view.homes.length > 0,
    until: (now) => now.view.homes.length > 0,
  },
  {
    id: 'draft',
    say: t(
      'Draft three Champions, in turns. Each brings six cards: point at one, and they lie open below. A tank, a bruiser and somebody who shoots make a good team.',
    ),
    when: asks('draft', 'chooseChampion'),
    skip: (now) => team(now) >= 3,
    until: (now) => team(now) >= 3,
  },
  {
    id: 'traps',
    say: t(
      'The dark hexes are for traps. Put two there, face down: nobody knows which they are. They hurt, root or stun whoever comes onto them.',
    ),
    when: asks('placeTrap'),
    skip: playing,
    until: (now) => now.decision !== null && kindAsked(now) !== 'placeTrap',
  },
  {
    id: 'mulligan',
    say: t('These five cards are your hand. Mark those you would rather exchange, or keep them all.'),
    tab: 'hand',
    when: asks('mulligan'),
    skip: playing,
    until: (now) => now.decision !== null && kindAsked(now) !== 'mulligan',
  },
  {
    id: 'deploy',
    say: t('Place your three Champions on your row. In front of a coloured area is never wrong.'),
    when: asks('deploy'),
    skip: playing,
    until: playing,
  },
  {
    id: 'track',
    say: t(
      'Up there are the Challenges. What your team meets when your turn begins scores the points of its place; every round they move one place to the right.',
    ),
    at: (now) => {
      const challenge = dearest(now);
      return challenge === undefined ? undefined : { challenge };
    },
    when: acts,
  },
  {
    id: 'cores',
    say: t(
      'In a turn you have three Cores: blue, red and yellow. Each card costs the Core of its colour, so you do three things at most.',
    ),
    tab: 'hand',
    when: acts,
  },
  {
    id: 'play',
    say: t(
      'Play a card that glows. Its Champion moves first, as far as the boot says, and then attacks or uses its skill.',
    ),
    at: (now) => optionsOf(now, 'play')[0]?.at,
    tab: 'hand',
    when: acts,
    skip: (now) => acts(now) && optionsOf(now, 'play').length === 0,
    allow: (option, now) => !acts(now) || option.do === 'play',
    until: spent,
  },
  {
    id: 'why',
    say: t(
      'What does not glow answers as well: click it, and the table says which rule is in the way. H asks for advice, U takes back.',
    ),
    when: acts,
  },
  {
    id: 'standard',
    say: t(
      'No fitting card? Standard Actions need none. Press one, then the Champion who does it: go towards what the Challenges ask for.',
    ),
    at: () => undefined,
    tab: 'actions',
    when: acts,
    skip: (now) => acts(now) && optionsOf(now, 'standard').length === 0,
    allow: (option, now) => !acts(now) || option.do === 'standard',
    until: spent,
  },
  {
    id: 'end',
    say: t(
      'End your turn when you are done. Your Cores become ready again, your hand is discarded, and you draw five new cards: with those you also react in the other turn.',
    ),
    at: (now) => (acts(now) ? { button: 'endPhase' } : undefined),
    when: acts,
    allow: (option, now) => !acts(now) || option.do === 'endPhase' || ready(now) > 0,
    until: isNextRound,
  },
  {
    id: 'score',
    say: t(
      'From the second round on, each turn begins at the scoreboard. A tick under a Challenge says who would score it now. Being there is not enough: the others have a turn to drive you off.',
    ),
    at: (now) => {
      const challenge = dearest(now);
      return challenge === undefined ? undefined : { challenge };
    },
    when: acts,
  },
  {
    id: 'knockOut',
    say: t(
      'The other way to points: whoever takes an Enemy out of action gets one, and the Champion who did it levels up. Those who are out come back healed, through their gate.',
    ),
    when: acts,
  },
  {
    id: 'fight',
    say: t(
      'Now play this turn as you like. Point at a hex or a rival before you click: the way, the traps and the damage are shown.',
    ),
    when: acts,
    until: (now, since) => isNextRound(now, since) || ready(now) === 0,
  },
  {
    id: 'farewell',
    say: t(
      'That is all you need. Play this match to its end, or open a table for your friends: two play a duel, four play two against two.',
    ),
  },
];

const ASIDES: readonly Step[] = [
  whenAsked(
    'move',
    t(
      'Where to? The hexes that glow are within reach. You may pass your own, not your rivals and statues; a way ends on a trap, and springs it.',
    ),
  ),
  whenAsked(
    'attack',
    t(
      'Now the attack: strength less defence is the damage. Choose whom it hits, or decline and keep only the movement.',
    ),
  ),
  whenAsked(
    'use',
    t('A skill cannot be reacted to, and defence does not help against it. Use it, or decline.'),
  ),
  whenAsked(
    'react',
    t(
      'You are attacked! A Reaction helps, but its Core is missing in your own next turn. You are asked whatever you hold, so nobody learns what that is.',
    ),
  ),
  whenAsked(
    'replaceTrap',
    t(
      'The trap has snapped. Whoever sprang it lays a fresh one, face down, on another trap hex: put it where your rivals want to go.',
    ),
  ),
  whenAsked('stun', t('A stunned Champion costs you one of its cards. Choose which.'), 'hand'),
  whenAsked(
    'plan',
    t('Planned cards go back on top of your deck: you draw them first when your turn ends.'),
    'hand',
  ),
  {
    id: 'coreMissing',
    say: t('A Core you paid a Reaction with is still spent. It becomes ready at the end of this turn.'),
    when: (now) => acts(now) && now.view.round > 1 && ready(now) < CORES.length,
  },
];

export const brawlLesson: Lesson<BrawlView> = {
  seed: 'lesson 2',
  spec: {
    game: 'brawl',
    settings: { players: 2, options: { draft: 'casual' }, undo: 'free', hints: true },
    seats: [
      { holder: 'you', autoForced: true },
      { holder: 'bot', bot: 'greedy' },
    ],
  },
  steps: STEPS,
  asides: ASIDES,
};

export const lesson = asLesson(brawlLesson);

/** Super Fantasy Brawl in about five minutes: a draft, the set-up, and two turns against a bot. */
import type { BrawlView, PlayerView } from '@questhall/games/brawl';
import { actionCard, CORES, championCard } from '@questhall/games/brawl';
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

/** A duel is played with so many cards in hand; nothing was played in this turn yet. */
const HAND = 5;

/** A team wants one of each. */
const ROLES: readonly string[] = ['tank', 'bruiser', 'ranged'];
const hasRole = (key: string, role: string): boolean => championCard(key).role.includes(role);

/** Of those that can be drafted, one the own team lacks. */
function missing(now: Now): Option | undefined {
  const own = now.view.champions.filter(({ seat }) => seat === now.view.seat);
  const offered = optionsOf(now, 'draft').concat(optionsOf(now, 'take'));
  const [wanted] = ROLES.filter((role) => !own.some(({ key }) => hasRole(key, role))).flatMap((role) =>
    offered.filter(({ at }) => hasRole(String(at?.card), role)),
  );
  return wanted ?? offered[0];
}

/** The card that takes its Champion farthest: something comes of it, wherever the others stand. */
const farthest = (now: Now): Option | undefined =>
  optionsOf(now, 'play').toSorted((a, b) => moveOf(b) - moveOf(a))[0];
const moveOf = ({ at }: Option): number => actionCard(String(at?.card)).move ?? 0;

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
    say: t('You go first, so you choose your end of the arena. Both are alike: take the south.'),
    at: { button: 'home' },
    when: asks('home'),
    skip: (now) => now.view.homes.length > 0,
    until: (now) => now.view.homes.length > 0,
  },
  {
    id: 'draft',
    say: t(
      'Draft three Champions, taking turns with your rival. Each brings six cards, shown below. A tank, a bruiser and somebody who shoots make a good team: the ring marks one that fits.',
    ),
    at: (now) => missing(now)?.at,
    when: asks('draft', 'chooseChampion'),
    skip: (now) => team(now) >= 3,
    until: (now) => team(now) >= 3,
  },
  {
    id: 'traps',
    say: t(
      'The dark hexes are for traps. Put two of them there, face down, so that nobody knows which is which. A trap hurts, roots or stuns whoever steps on it.',
    ),
    when: asks('placeTrap'),
    skip: playing,
    until: (now) => now.decision !== null && kindAsked(now) !== 'placeTrap',
  },
  {
    id: 'mulligan',
    say: t('These five cards are your hand. Click those you would rather exchange, or keep them all.'),
    tab: 'hand',
    when: asks('mulligan'),
    skip: playing,
    until: (now) => now.decision !== null && kindAsked(now) !== 'mulligan',
  },
  {
    id: 'deploy',
    say: t(
      'Place your three Champions on the hexes that glow. Close to a coloured area is a good place: the Challenges are about them.',
    ),
    when: asks('deploy'),
    skip: playing,
    until: playing,
  },
  {
    id: 'track',
    say: t(
      'These are the Challenges. If your team meets one when your turn begins, it scores the number above it. Every round they move one place to the right.',
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
      'Each turn you have three Cores: blue, red and yellow. A card costs the Core of its colour, so you do three things at most.',
    ),
    tab: 'hand',
    when: acts,
  },
  {
    id: 'play',
    say: t(
      'Play the card in the ring, or another that glows. Its Champion moves first, as far as the boot says, and then attacks or uses its skill.',
    ),
    at: (now) => farthest(now)?.at,
    tab: 'hand',
    when: acts,
    skip: (now) => acts(now) && optionsOf(now, 'play').length === 0,
    allow: (option, now) => !acts(now) || option.do === 'play',
    until: spent,
  },
  {
    id: 'why',
    say: t(
      'Click anything that does not glow, and the table says which rule is in the way. H asks for a hint, U takes back.',
    ),
    when: acts,
  },
  {
    id: 'standard',
    say: t(
      'The Standard Actions need no card. Press one, then the Champion who is to do it. Move 2 takes a Champion towards a Challenge.',
    ),
    at: (now) => (acts(now) ? { button: 'standard' } : undefined),
    tab: 'actions',
    when: acts,
    skip: (now) => acts(now) && optionsOf(now, 'standard').length === 0,
    allow: (option, now) => !acts(now) || option.do === 'standard',
    until: spent,
  },
  {
    id: 'end',
    say: t(
      'End your turn when you are done. Your Cores become ready again, and you discard your hand and draw five new cards. With those you can also react in your rival’s turn.',
    ),
    at: (now) => (acts(now) ? { button: 'endPhase' } : undefined),
    when: acts,
    allow: (option, now) => !acts(now) || option.do === 'endPhase' || ready(now) > 0,
    until: isNextRound,
  },
  {
    id: 'score',
    say: t(
      'Your turn begins with scoring. A tick under a Challenge shows which side would score it now. Your rival has a turn in between to drive you off.',
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
      'There is another way to score: defeat an Enemy for 1 point. The Champion who did it levels up; the defeated one comes back healed, through its gate.',
    ),
    when: acts,
  },
  {
    id: 'fight',
    say: t(
      'Now play this turn as you like. Point at a hex or a rival before you click, to see the way, the traps and the damage.',
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
      'Where to? The hexes that glow are within reach. You can move past your own Champions, but not past rivals and statues. A trap ends the move and springs.',
    ),
  ),
  whenAsked(
    'attack',
    t(
      'Now the attack: the damage is its strength minus the target’s defence. Choose a target, or decline and only keep the movement.',
    ),
  ),
  whenAsked(
    'use',
    t('This is a skill: nobody can react to it, and no defence helps against it. Use it, or decline.'),
  ),
  whenAsked(
    'react',
    t(
      'You are attacked! A Reaction helps, but its Core is missing in your next turn. You are asked whatever you hold, so that nobody learns what it is.',
    ),
  ),
  whenAsked(
    'replaceTrap',
    t(
      'The trap is sprung. Whoever sprang it puts a fresh one, face down, on another trap hex: choose one where your rivals want to go.',
    ),
  ),
  whenAsked('stun', t('A Champion of yours is Stunned: discard one of its cards. Choose which.'), 'hand'),
  whenAsked(
    'plan',
    t('Planned cards go back on top of your deck: you draw them first when your turn ends.'),
    'hand',
  ),
  {
    id: 'coreMissing',
    say: t('A Core you paid a Reaction with is still spent. It becomes ready at the end of this turn.'),
    when: (now) =>
      acts(now) &&
      now.view.round > 1 &&
      ready(now) < CORES.length &&
      own(now)?.handCount === HAND &&
      own(now)?.standardUsed.length === 0,
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

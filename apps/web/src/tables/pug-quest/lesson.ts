/** Pug Quest in about five minutes: one Hero, the first World, until the first Monster has fallen. */

import type { HeroView, PugView } from '@questhall/games/pug-quest';
import { asPugOption, nameOf, placeOf, ringDistance } from '@questhall/games/pug-quest';
import type { Option } from '@questhall/kernel';
import type { Lesson, LessonNow, LessonStep } from '../../play/lessons.ts';
import { asLesson } from '../../play/lessons.ts';

type Now = LessonNow<PugView>;
type Step = LessonStep<PugView>;

/** The first lane to stand in: nobody comes there at first, a Monster stands beside it. */
const LANE = 2;

const kind = ({ decision }: Now): string => decision?.kind ?? '';
const acts = (now: Now): boolean => kind(now) === 'act';

const own = ({ view }: Now): HeroView | undefined => view.heroes[0];
const laneOf = (now: Now): number => placeOf(now.view, own(now)?.id ?? '')?.lane ?? LANE;

/** The Monster one faces. */
const facing = (now: Now): string | undefined => now.view.monsterLanes[laneOf(now) - 1]?.[0];

const optionsOf = ({ decision }: Now, ...deeds: readonly string[]): readonly Option[] =>
  decision?.options.filter((option) => deeds.includes(option.do)) ?? [];

const allows =
  (...deeds: readonly string[]) =>
  (option: Option): boolean =>
    deeds.includes(option.do);

/** Lanes with Monsters. */
const lairs = ({ view }: Now): readonly number[] =>
  view.monsterLanes.flatMap((queue, at) => (queue.length > 0 ? [at + 1] : []));

/** The way to a Monster: the move that comes nearest to one. */
function approach(now: Now): Option | undefined {
  const nearness = (option: Option): number =>
    Math.min(...lairs(now).map((lair) => ringDistance(Number(option.at?.lane), lair)));
  return optionsOf(now, 'move').toSorted((a, b) => nearness(a) - nearness(b))[0];
}

const costs = (option: Option): boolean => {
  const act = asPugOption(option);
  return act.do === 'pickUp' && act.cards.length > 0;
};

const wounds = ({ view }: Now): number => view.monsters.reduce((sum, { damage }) => sum + damage, 0);
const hasStruck = (now: Now, since: Now): boolean =>
  wounds(now) > wounds(since) || now.view.monsters.length < since.view.monsters.length;

/** The blow was paid for: a Monster may still have prevented it. */
const hasPaid = (now: Now, since: Now): boolean =>
  acts(now) && (own(now)?.cards ?? 0) < (own(since)?.cards ?? 0);

/** The lesson is about the first World. */
const isOver = ({ view }: Now): boolean => view.world > 1;
const hasWon = (now: Now): boolean => (own(now)?.xp ?? 0) + (own(now)?.prizes.length ?? 0) > 0;

const STEPS: readonly Step[] = [
  {
    id: 'welcome',
    say: 'Welcome! You are a pug on a quest: three worlds full of monsters, ten rounds for each, and a boss at the end.',
  },
  {
    id: 'hero',
    say: 'Every pug fights in its own way. Take Sir Bravepug, the Warrior.',
    at: { card: 'warrior' },
    skip: (now) => now.view.heroes.length > 0,
    allow: (option) => option.at?.card === 'warrior',
    until: (now) => now.view.heroes.length > 0,
  },
  {
    id: 'lane',
    say: `There are five lanes. Heroes stand below, monsters will stand above. Take lane ${LANE}.`,
    at: { lane: LANE },
    when: (now) => kind(now) === 'placeHero',
    allow: (option) => option.at?.lane === LANE,
    until: (now) => now.view.heroLanes.flat().length > 0,
  },
  {
    id: 'monsters',
    say: 'Here they are. Only the first in a lane can be attacked; the others queue behind it. Rest the pointer on one, or press long, to read all about it.',
    at: ({ view }) => {
      const [front] = view.monsterLanes.flat();
      return front === undefined ? undefined : { creature: front };
    },
    when: acts,
  },
  {
    id: 'order',
    say: 'The row at the top shows who acts when: highest initiative first. Now it is your turn, with two actions.',
    at: (now) => ({ order: own(now)?.id ?? '' }),
    when: acts,
  },
  {
    id: 'face',
    say: (now) =>
      acts(now) && approach(now) === undefined
        ? 'No action is left to move with: end your turn, and move in the next one.'
        : 'No monster stands opposite you. Move with your first action: a paw marks where you may go. Take the lane in the ring.',
    at: (now) => {
      if (!acts(now)) return undefined;
      const lane = approach(now)?.at?.lane;
      return lane === undefined ? { button: 'endTurn' } : { lane };
    },
    when: acts,
    skip: (now) => facing(now) !== undefined || isOver(now),
    allow: (option, now) => {
      const way = approach(now);
      return way === undefined ? !['draw', 'change'].includes(option.do) : option.at?.lane === way.at?.lane;
    },
    until: (now) => facing(now) !== undefined || isOver(now),
  },
  {
    id: 'combo',
    say: 'Combos take no action, only energy cards. You can pay for those that glow. Play one: the cards that pay for it rise.',
    at: (now) => optionsOf(now, 'combo')[0]?.at,
    tab: 'combos',
    when: acts,
    skip: (now) => acts(now) && optionsOf(now, 'combo').length === 0,
    allow: (option, now) => !acts(now) || option.do === 'combo',
    until: (now, since) => hasStruck(now, since) || hasPaid(now, since) || isOver(now),
  },
  {
    id: 'draw',
    say: (now) =>
      kind(now) === 'drawFrom'
        ? `Take a card from the deck or one that lies open. You may take two, but at the end of your turn you keep ${own(now)?.handLimit ?? 0} at most.`
        : 'Draw with the action that is left: energy cards pay for everything.',
    at: (now) => (kind(now) === 'drawFrom' ? { deck: 'energy' } : { action: 'draw' }),
    tab: 'hand',
    when: acts,
    skip: (now) => acts(now) && optionsOf(now, 'draw').length === 0,
    allow: allows('draw', 'takeDeck', 'takeDisplay', 'stop'),
    until: (now, since) => acts(now) && (own(now)?.cards ?? 0) > (own(since)?.cards ?? 0),
  },
  {
    id: 'why',
    say: 'Click anything that does not glow, and the table says which rule is in the way. H asks for a hint, U takes back.',
    when: acts,
  },
  {
    id: 'end',
    say: 'Nothing left to do? End your turn. Then the monsters move along their arrows and attack. The log says why.',
    at: (now) => (acts(now) ? { button: 'endTurn' } : undefined),
    when: acts,
    allow: (option, now) => !acts(now) || option.do === 'endTurn',
    until: (now, since) => now.view.round > since.view.round || now.view.world > since.view.world,
  },
  {
    id: 'standard',
    say: 'A new round. An action can also be a Standard Attack: 1 damage for one card of the monster’s own type, which the chip on its card shows. Click the monster.',
    at: (now) => optionsOf(now, 'standardAttack')[0]?.at,
    when: acts,
    skip: (now) => acts(now) && optionsOf(now, 'standardAttack').length === 0,
    allow: (option, now) => !acts(now) || option.do === 'standardAttack',
    until: (now, since) => hasStruck(now, since) || hasPaid(now, since) || isOver(now),
  },
  {
    id: 'fight',
    say: 'Over to you: draw, move and attack until the first monster falls. If you are stuck, ask for a hint.',
    when: acts,
    skip: (now) => hasWon(now) || isOver(now),
    until: (now) => hasWon(now) || isOver(now),
  },
  {
    id: 'experience',
    say: 'One down! Its card is your experience: two cards make level 2, five make level 3, and each level opens a stronger combo.',
    skip: (now) => !hasWon(now),
  },
  {
    id: 'goal',
    say: 'When a world has no monsters left, a market sells treasures. In worlds 2 and 3 every odd round costs a tax, and in world 3 only the boss counts.',
  },
  {
    id: 'farewell',
    say: 'That is all you need to know. Play on here as long as you like, or start a quest with your pack from the shelf. Good dog!',
  },
];

const ASIDES: readonly Step[] = [
  {
    id: 'riposte',
    say: 'You are attacked! A Riposte is a combo for this moment: play it. Or defend with cards of your own type, or pass and take the damage.',
    when: (now) => kind(now) === 'riposte',
    until: (now) => now.decision !== null && kind(now) !== 'riposte',
  },
  {
    id: 'defend',
    say: ({ decision, view }) =>
      `${nameOf(String(decision?.about.by ?? ''), view)} hits you. Each card of your own type prevents 1 damage. Or keep your cards and take it.`,
    when: (now) => kind(now) === 'defend',
    until: (now) => now.decision !== null && kind(now) !== 'defend',
  },
  {
    id: 'pay',
    say: 'There are several ways to pay. A Joker stands for any type: keep it if you can.',
    when: (now) => kind(now) === 'pay',
    until: (now) => now.decision !== null && kind(now) !== 'pay',
  },
  {
    id: 'prize',
    say: 'Some monsters can be kept as a prize that helps you, instead of experience and treasure. Choose what you like.',
    when: (now) => kind(now) === 'prize',
    until: (now) => now.decision !== null && kind(now) !== 'prize',
  },
  {
    id: 'pickUp',
    say: ({ decision }) =>
      `It dropped a treasure. The first hero in the lane may pick it up${
        decision?.options.some(costs)
          ? ', for one card of the monster’s type'
          : ', which is free in this world'
      }.`,
    when: (now) => kind(now) === 'pickUp',
    until: (now) => now.decision !== null && kind(now) !== 'pickUp',
  },
  {
    id: 'handLimit',
    say: (now) =>
      `At the end of your turn you keep ${own(now)?.handLimit ?? 0} cards at most. Discard what you need least.`,
    tab: 'hand',
    when: (now) => kind(now) === 'handLimit',
    until: (now) => now.decision !== null && kind(now) !== 'handLimit',
  },
  {
    id: 'forcedDiscard',
    say: 'This attack costs you something as well. Choose what you can spare.',
    tab: 'hand',
    when: (now) => kind(now) === 'forcedDiscard',
    until: (now) => now.decision !== null && kind(now) !== 'forcedDiscard',
  },
];

export const pugLesson: Lesson<PugView> = {
  seed: 'lesson 878',
  spec: {
    game: 'pug-quest',
    settings: { players: 1, undo: 'free', hints: true },
    seats: [{ holder: 'you', autoForced: true }],
  },
  steps: STEPS,
  asides: ASIDES,
};

export const lesson = asLesson(pugLesson);

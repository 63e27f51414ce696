/** Super Fantasy in about five minutes: two heroes at the first Mission, until the first monster has fallen. */

import type { HeroView, SuperView } from '@questhall/games/super-fantasy';
import { asSuperOption, nameOf } from '@questhall/games/super-fantasy';
import type { Option } from '@questhall/kernel';
import type { Lesson, LessonNow, LessonStep } from '../../play/lessons.ts';
import { asLesson } from '../../play/lessons.ts';

type Now = LessonNow<SuperView>;
type Step = LessonStep<SuperView>;

/** Whom the lesson is played with. */
const PARTY = ['barka', 'helena'];

const kind = ({ decision }: Now): string => decision?.kind ?? '';
const acts = (now: Now): boolean => kind(now) === 'act';

const acting = ({ view }: Now): HeroView | undefined => view.heroes.find(({ id }) => id === view.turn?.hero);
const pool = ({ view }: Now): number => view.turn?.pool ?? 0;

const optionsOf = ({ decision }: Now, ...deeds: readonly string[]): readonly Option[] =>
  decision?.options.filter((option) => deeds.includes(option.do)) ?? [];

const isParty = (option: Option): boolean => {
  const chosen = asSuperOption(option);
  return chosen.do === 'party' && chosen.heroes.join() === PARTY.join();
};

/** The way is short and dice are needed for the rest. */
const MOVING_DICE = 3;
const isShortMove = (option: Option): boolean => {
  const act = asSuperOption(option);
  return act.do === 'move' && act.dice <= MOVING_DICE;
};

/** Rows and columns between two squares. */
const apart = ({ view }: Now, a: number, b: number): number => {
  const { width } = view.map;
  return Math.max(
    Math.abs((a % width) - (b % width)),
    Math.abs(Math.floor(a / width) - Math.floor(b / width)),
  );
};

/** Of the squares a walk can end on, the one nearest to a monster that is awake. */
function nearest(now: Now): Option | undefined {
  const up = now.view.monsters.filter(({ awake }) => awake).flatMap(({ squares }) => squares);
  const nearness = ({ at }: Option): number =>
    Math.min(...up.map((square) => apart(now, Number(at?.square), square)));
  return optionsOf(now, 'goTo').toSorted((a, b) => nearness(a) - nearness(b))[0];
}

const placeOf = ({ view }: Now): string => view.heroes.map(({ square }) => square).join();
const kills = ({ view }: Now): number => view.heroes.reduce((sum, { experience }) => sum + experience, 0);
const hasSpent = (now: Now, since: Now): boolean =>
  acts(now) && (pool(now) < pool(since) || now.view.turn?.hero !== since.view.turn?.hero);
const turnIsOver = (now: Now, since: Now): boolean =>
  now.decision !== null &&
  (now.view.turn?.hero !== since.view.turn?.hero || now.view.turnMarker > since.view.turnMarker);
const isOver = ({ view }: Now): boolean => view.turnMarker >= view.endToken;

const STEPS: readonly Step[] = [
  {
    id: 'welcome',
    say: 'Welcome, heroes! Somebody ate the village’s cheese. Storm the guardhouse and defeat every Big Snout in it, before time is up.',
  },
  {
    id: 'party',
    say: 'Whoever plays alone leads a party. Take Barka, who hits hard, and Helena, who shoots.',
    at: { button: 'party' },
    when: (now) => kind(now) === 'chooseParty',
    skip: (now) => now.view.heroes.length > 0,
    allow: isParty,
    until: (now) => now.view.heroes.length > 0,
  },
  {
    id: 'order',
    say: 'Who goes in first is also the first that the monsters reach. Send Barka ahead: Barka takes more blows.',
    at: (now) => (kind(now) === 'order' ? { button: 'goNext' } : undefined),
    when: (now) => kind(now) === 'order',
    skip: acts,
    until: (now) => now.decision !== null && kind(now) !== 'order',
  },
  {
    id: 'track',
    say: 'The turn track: your marker moves one space each turn, and whenever a hero is knocked out the red end comes one space nearer. When they meet, the snouts have won.',
    tab: 'mission',
    when: acts,
  },
  {
    id: 'dice',
    say: 'Every turn a hero has six Action Dice, and everything is paid with them: moving, fighting, doors, chests. A sword counts 1, two swords 2, and a star as much as the hero’s attribute for the action.',
    tab: 'dice',
    when: acts,
  },
  {
    id: 'move',
    say: (now) =>
      acts(now)
        ? 'Move first: press Move and roll two or three dice. The roll says how many squares you get.'
        : 'The squares that glow are within reach. Go up to the snouts: the ring marks the square nearest to one.',
    at: (now) => (acts(now) ? { button: 'move' } : nearest(now)?.at),
    tab: 'dice',
    when: acts,
    skip: (now) => acts(now) && optionsOf(now, 'move').length === 0,
    allow: (option, now) => !acts(now) || isShortMove(option),
    until: (now, since) => acts(now) && (placeOf(now) !== placeOf(since) || hasSpent(now, since)),
  },
  {
    id: 'zones',
    say: 'The striped squares are Block Zones: the eight squares around every monster. A move that enters one ends there, so nobody just walks past a snout.',
    when: acts,
  },
  {
    id: 'attack',
    say: (now) =>
      `${nameOf(acting(now)?.id ?? '')} can reach a monster. Click it on the map: that rolls the fewest dice that are likely to hit. The bars below show the chance for every number of dice; click one to roll as many.`,
    at: (now) => optionsOf(now, 'attack')[0]?.at,
    tab: 'dice',
    when: acts,
    skip: (now) => acts(now) && optionsOf(now, 'attack').length === 0,
    allow: (option, now) => !acts(now) || option.do === 'attack',
    until: (now, since) => hasSpent(now, since) || turnIsOver(now, since),
  },
  {
    id: 'star',
    say: 'Every star that is rolled also charges one of your three abilities. When all its dots are full, the ability glows and can be used: at any time in your turn, without dice.',
    tab: 'hero',
    when: acts,
  },
  {
    id: 'end',
    say: 'Dice you do not use become Shield Dice: with them you block the monsters’ blows. Keep two or three. Then end the turn: the next hero has six dice of their own.',
    at: (now) => (acts(now) ? { button: 'endTurn' } : undefined),
    when: acts,
    until: turnIsOver,
  },
  {
    id: 'range',
    say: 'Helena’s bow hits exactly three squares away, no nearer and no farther. Press Ranges beside the map to see where; her knife is for the squares next to her.',
    when: acts,
    skip: (now) => acts(now) && acting(now)?.id !== 'helena',
  },
  {
    id: 'round',
    say: 'Play this hero’s turn as you like. When both heroes have acted, the monsters act by their rules, and the table says why each does what it does.',
    when: acts,
    until: (now, since) => now.decision !== null && now.view.turnMarker > since.view.turnMarker,
  },
  {
    id: 'doors',
    say: 'In blue rooms everybody is asleep until a hero comes in. A door opens on a roll of 6: picking its lock is silent, bashing it wakes the room. Barrels and chests hold useful things, and sometimes traps.',
    when: acts,
    skip: isOver,
  },
  {
    id: 'why',
    say: 'Click anything that does not glow, and the table says which rule is in the way. H asks for a hint, U takes back.',
    when: acts,
    skip: isOver,
  },
  {
    id: 'fight',
    say: 'Over to you: fight on until the first monster falls. If you are stuck, ask for a hint.',
    when: acts,
    skip: (now) => kills(now) > 0 || isOver(now),
    until: (now) => kills(now) > 0 || isOver(now),
  },
  {
    id: 'experience',
    say: 'One down! Its experience is yours: with enough of it you gain a level, and make one of your abilities better.',
    skip: (now) => kills(now) === 0,
  },
  {
    id: 'farewell',
    say: 'That is all you need to know. Play on here, or open a table for your friends: six Missions, an Ugly Master who commands the monsters, and two arenas are waiting.',
  },
];

const whenAsked = (of: string, say: Step['say'], tab?: string): Step => ({
  id: of,
  say,
  ...(tab !== undefined && { tab }),
  when: (now) => kind(now) === of,
  until: (now) => now.decision !== null && kind(now) !== of,
});

const ASIDES: readonly Step[] = [
  whenAsked('claim', 'Who acts next? Heroes take their turns in any order you like, each once.'),
  whenAsked('placeStar', 'A star! Choose the ability it charges.', 'hero'),
  whenAsked(
    'defend',
    'You are attacked. Roll some of your Shield Dice: you block with a total higher than the monster’s. Dice you keep are there for the next attack.',
  ),
  whenAsked(
    'takeMagic',
    'A Magic Item! It replaces what your hero wears in that place, if your hero can use it.',
  ),
  whenAsked('takeSmall', 'A Small Item goes into the backpack, and is used once.'),
  whenAsked('levelUp', 'A new level: choose the ability that gets better.', 'hero'),
];

export const superLesson: Lesson<SuperView> = {
  seed: 'lesson 1',
  spec: {
    game: 'super-fantasy',
    settings: { players: 1, options: { mission: 'guardhouse' }, undo: 'free', hints: true },
    seats: [{ holder: 'you', autoForced: true }],
  },
  steps: STEPS,
  asides: ASIDES,
};

export const lesson = asLesson(superLesson);

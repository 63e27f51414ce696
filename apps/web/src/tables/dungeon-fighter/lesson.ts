/** Dungeon Fighter in about five minutes: two Heroes, the first Monster, and a first Specific Throw. */
import type { DfView, HeroView } from '@questhall/games/dungeon-fighter';
import {
  ABILITY_NAMES,
  asDfOption,
  foeCard,
  heroSheet,
  REQUIREMENT_NAMES,
  roomCard,
} from '@questhall/games/dungeon-fighter';
import type { Option, Ref } from '@questhall/kernel';
import type { Lesson, LessonNow, LessonStep } from '../../play/lessons.ts';
import { asLesson, kindAsked } from '../../play/lessons.ts';
import { ASIDES } from './lesson-asides.ts';

type Now = LessonNow<DfView>;
type Step = LessonStep<DfView>;

/** Whom the lesson is played with; the second one leads first, so the first one throws first. */
const TINA = 'tina-thunder';
const RANDOLPH = 'randolph';

const asks =
  (...kinds: readonly string[]) =>
  (now: Now): boolean =>
    kinds.includes(kindAsked(now));
const choosesDie = asks('chooseDie');
const throws = asks('throw');
const choosesRoom = asks('path');

const isPlayed = ({ view }: Now, hero: string): boolean => view.heroes.some(({ id }) => id === hero);
const thrower = ({ view }: Now): HeroView | undefined =>
  view.heroes.find(({ id }) => id === (view.throw?.hero ?? view.combat?.active));
const nameOfThrower = (now: Now): string => heroSheet(thrower(now)?.id ?? TINA).name;

/** A room in which nothing happens. */
const isQuiet = (option: Option): boolean => {
  const way = asDfOption(option);
  if (way.do !== 'path') return false;
  const { effects, requirement, template, bushes, specialDie } = roomCard(way.card);
  return (
    effects.length === 0 && [requirement, template, bushes, specialDie].every((each) => each === undefined)
  );
};
const quietRoom = ({ decision }: Now): Option | undefined => decision?.options.find(isQuiet);

const foeName = ({ view }: Now): string => (view.combat === null ? 'It' : foeCard(view.combat.monster).name);
const demanded = ({ view }: Now): string =>
  (view.combat?.requirements ?? []).map((each) => REQUIREMENT_NAMES[each]).join(' and ');

const firstDie = ({ view }: Now): Ref | undefined => {
  const [die] = view.combat?.pool ?? [];
  return die === undefined ? undefined : { die };
};

const hasThrown = (now: Now, since: Now): boolean => now.view.serial > since.view.serial;
/** Whoever was fought first has fallen, or the party has backed down from it. */
const isFirstFightOver = ({ view }: Now): boolean => view.round > 1 || view.monsterDiscard.length > 0;

const picks = (hero: string, say: string): Step => ({
  id: hero,
  say,
  at: { hero },
  when: asks('chooseHero'),
  skip: (now) => isPlayed(now, hero),
  allow: (option) => option.at?.hero === hero,
  until: (now) => isPlayed(now, hero),
});

const STEPS: readonly Step[] = [
  {
    id: 'welcome',
    say: 'Welcome to the labyrinth! Whatever lives here is beaten by throwing dice at a target, and at its end waits a Boss.',
  },
  picks(TINA, 'All Heroes are on one side; whoever plays alone leads two. Take Tina Thunder, who hits hard.'),
  picks(RANDOLPH, 'And Randolph: he heals, throws again, and turns Monsters into frogs.'),
  {
    id: 'room',
    say: (now) => {
      const quiet = quietRoom(now);
      const name = quiet === undefined ? undefined : roomCard(String(quiet.at?.card)).name;
      return `The Leader looks at two rooms and picks one. More Shop icons bring you sooner to a Shop, but the room is worse. ${name === undefined ? 'Choose!' : `Take the ${name}: nothing happens there.`}`;
    },
    at: (now) => quietRoom(now)?.at,
    when: choosesRoom,
    skip: (now) => now.view.room !== null,
    allow: (option, now) => !choosesRoom(now) || isQuiet(option),
    until: (now) => now.decision !== null && !choosesRoom(now),
  },
  {
    id: 'monster',
    say: (now) =>
      `${foeName(now)} blocks the way: ${now.view.combat?.life ?? 0} life. Every Hit takes some of it; every Miss costs the one who threw ${now.view.combat?.damage ?? 0}.`,
    at: ({ view }) => (view.combat === null ? undefined : { card: view.combat.monster }),
    tab: 'foe',
    when: choosesDie,
  },
  {
    id: 'colours',
    say: (now) =>
      `Red, green and blue are ${nameOfThrower(now)}’s three abilities. One works when the die of its colour comes to rest with its icon on top.`,
    at: { colour: 'red' },
    tab: 'throw',
    when: choosesDie,
  },
  {
    id: 'die',
    say: (now) => {
      const { red } = heroSheet(thrower(now)?.id ?? TINA).abilities;
      return `Choose a die: it is thrown once in this combat. Red stands for ${ABILITY_NAMES[red.kind]}.`;
    },
    at: firstDie,
    tab: 'throw',
    when: choosesDie,
    allow: (option, now) => !choosesDie(now) || option.do === 'take',
    until: (now, since) => throws(now) || hasThrown(now, since),
  },
  {
    id: 'throw',
    say: 'Drag the die back and let go, as with a sling: the farther, the stronger. It must bounce on the table first, then come to rest on the board. By keyboard: Space for each needle.',
    when: throws,
    until: hasThrown,
  },
  {
    id: 'turns',
    say: (now) =>
      `The Heroes throw in turn, now ${nameOfThrower(now)}. Other abilities, the same target: choose a die.`,
    at: (now) => now.decision?.options.find(({ do: deed }) => deed === 'take')?.at,
    tab: 'throw',
    when: choosesDie,
    skip: isFirstFightOver,
    until: (now, since) => throws(now) || hasThrown(now, since),
  },
  {
    id: 'stance',
    say: 'You may throw from anywhere. The arrows walk you around the table, nearer or back, and hold the die higher or lower. In 3D a mark shows the first bounce. Then throw.',
    when: throws,
    skip: isFirstFightOver,
    until: hasThrown,
  },
  {
    id: 'look',
    say: 'Show it flat, Show it in 3D: it is the same table, seen as you like it better. No steady hand today? Throw for me lends you an average one.',
    when: (now) => now.decision !== null,
    skip: isFirstFightOver,
  },
  {
    id: 'fight',
    say: (now) =>
      `Fight on until ${foeName(now)} falls. What does not glow answers as well: click it, and the table says why not. H asks for advice.`,
    when: (now) => now.decision !== null,
    skip: isFirstFightOver,
    until: (now) => now.decision !== null && isFirstFightOver(now),
  },
  {
    id: 'gold',
    say: ({ view }) =>
      `Won! The Chest holds ${view.chest.gold} Gold now, for all of you. Resting heals nobody: life comes back by abilities, in some rooms, and in the Shop.`,
    tab: 'gear',
    when: (now) => now.decision !== null,
  },
  {
    id: 'shop',
    say: ({ view }) =>
      `${view.icons} of ${view.iconsNeeded} Shop icons. With all of them you reach a Shop: Weapons, Armors and things to spend, healing, and white dice for when the coloured ones are thrown.`,
    when: choosesRoom,
    skip: ({ view }) => view.shops > 0,
  },
  {
    id: 'next',
    say: 'Whoever threw last is the Leader now. Choose the next room.',
    when: choosesRoom,
    until: (now) => now.decision !== null && !choosesRoom(now),
  },
  {
    id: 'again',
    say: 'Another Monster, and all coloured dice are back. Choose one.',
    at: firstDie,
    tab: 'throw',
    when: choosesDie,
    allow: (option, now) => !choosesDie(now) || option.do === 'take',
    until: (now, since) => throws(now) || hasThrown(now, since),
  },
  {
    id: 'specific',
    say: (now) =>
      `A Specific Throw is asked for: ${demanded(now)}. The picture on the table shows how, and the hand does as it says; any other throw is a Miss. Try it.`,
    when: throws,
    skip: (now) => asks('chooseDie', 'throw')(now) && now.view.combat?.requirements.length === 0,
    until: hasThrown,
  },
  {
    id: 'boss',
    say: 'After the third Shop comes a Final Boss, and against it no dice are taken back: what is in the Chest must do. Beat it, and all of you win; if all Heroes faint in one combat, all is lost.',
    when: (now) => now.decision !== null,
  },
  {
    id: 'farewell',
    say: 'That is all you need to know. Play on here, try every throw on the practice range, or gather up to six Heroes around one table.',
  },
];

export const fighterLesson: Lesson<DfView> = {
  seed: 'lesson 56',
  spec: {
    game: 'dungeon-fighter',
    settings: {
      players: 1,
      options: { boxes: 'labyrinth', leader: '2', difficulty: 'normal', hand: 'average' },
      undo: 'free',
      hints: true,
    },
    seats: [{ holder: 'you', autoForced: true }],
  },
  steps: STEPS,
  asides: ASIDES,
};

export const lesson = asLesson(fighterLesson);

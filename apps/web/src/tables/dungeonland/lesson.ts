/** Dungeonland in about five minutes: two heroes, the first adventure, until the first monster has fallen. */
import type { DungeonlandView, HeroView, SquareView } from '@questhall/games/dungeonland';
import { asDungeonlandOption, nameOfFigure } from '@questhall/games/dungeonland';
import type { Option, Ref } from '@questhall/kernel';
import type { Lesson, LessonNow, LessonStep } from '../../play/lessons.ts';
import { asLesson } from '../../play/lessons.ts';
import { ASIDES } from './lesson-asides.ts';

type Now = LessonNow<DungeonlandView>;
type Step = LessonStep<DungeonlandView>;

/** Whom the lesson is played with: one who strikes, one who casts. */
const PRINCE = 'prince-charming';
const SNOW_WHITE = 'snow-white';
/** What the Prince learns: one more die, and cheaply. */
const SKILLS: readonly string[] = ['powerStrike', 'oneHandedMaster'];
/** What Snow White learns: whoever wounds her is struck at. */
const COUNTER = 'lightArmorMastery';
const SPELL = 'magicalArrow';

const kind = ({ decision }: Now): string => decision?.kind ?? '';
const acts = (now: Now): boolean => kind(now) === 'act';

const heroOf = ({ view }: Now, card: string): HeroView | undefined =>
  view.heroes.find((hero) => hero.card === card);
const isPlayed = (now: Now, card: string): boolean => heroOf(now, card) !== undefined;
const acting = ({ view }: Now): HeroView | undefined =>
  view.heroes.find(({ id }) => id === view.active?.figure);
const nameOfActing = (now: Now): string => nameOfFigure(acting(now)?.id ?? 0, now.view);

const optionsOf = ({ decision }: Now, ...deeds: readonly string[]): readonly Option[] =>
  decision?.options.filter((option) => deeds.includes(option.do)) ?? [];

/** Steps that nobody strikes at. */
const safe = (options: readonly Option[]): readonly Option[] =>
  options.filter((option) => {
    const act = asDungeonlandOption(option);
    return (act.do === 'move' || act.do === 'run') && act.provokes === 0;
  });

const squareOf = (option: Option): SquareView => ({ x: Number(option.at?.x), y: Number(option.at?.y) });
const TILE = 8;
const isOn = (tile: SquareView, { x, y }: SquareView): boolean =>
  x >= tile.x && x < tile.x + TILE && y >= tile.y && y < tile.y + TILE;
const apart = (a: SquareView, b: SquareView): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/** Ways are counted in steps, corners included; of equal ones the straighter one is nearer. */
const wayTo = (place: SquareView, from: SquareView): number =>
  apart(place, from) * TILE * 2 + Math.abs(place.x - from.x) + Math.abs(place.y - from.y);

/** Of these, the one that comes nearest to one of the places. */
function towards(places: readonly SquareView[], options: readonly Option[]): Option | undefined {
  const nearness = (option: Option): number =>
    Math.min(...places.map((place) => wayTo(place, squareOf(option))));
  return options.toSorted((a, b) => nearness(a) - nearness(b))[0];
}

const shutDoors = ({ view }: Now): readonly SquareView[] => view.doors.filter(({ open }) => !open);
const monsters = ({ view }: Now): readonly SquareView[] => view.others.flatMap(({ at }) => at ?? []);

/** The way to a door: first by an action, then by running. */
const toDoor = (now: Now): Option | undefined =>
  towards(
    shutDoors(now),
    (now.view.active?.taken ?? 0) === 0 ? optionsOf(now, 'move') : optionsOf(now, 'run', 'move'),
  );

/** What an acting hero walks up to: the monsters, or first the open door when all of them are behind it. */
function prey(now: Now): readonly SquareView[] {
  const at = acting(now)?.at;
  const near = monsters(now);
  if (at === undefined || at === null) return near;
  const tile = now.view.tiles.find(({ x, y }) => isOn({ x, y }, at));
  const doors = now.view.doors.filter((door) => door.open && apart(door, at) > 1);
  const alone = tile !== undefined && !near.some((square) => isOn(tile, square));
  return alone && doors.length > 0 ? doors : near;
}

const runToMonsters = (now: Now): Option | undefined => towards(prey(now), safe(optionsOf(now, 'run')));
const moveToMonsters = (now: Now): Option | undefined => towards(prey(now), safe(optionsOf(now, 'move')));

/** The way to the monsters, and when there is none, the brass button. */
const nearerOrEnd = (now: Now): Ref | undefined =>
  acts(now) ? (moveToMonsters(now)?.at ?? { button: 'endActivation' }) : undefined;

const isAt = (option: Option, wanted: Option | undefined): boolean =>
  wanted !== undefined && option.do === wanted.do && apart(squareOf(option), squareOf(wanted)) === 0;

const casts = (now: Now): readonly Option[] => optionsOf(now, 'cast');
const isSpell = (option: Option): boolean => {
  const act = asDungeonlandOption(option);
  return act.do === 'cast' && act.spell === SPELL;
};

/** All that was behind the door has fallen: the adventure is won when the round ends. */
const isMet = ({ view }: Now): boolean => view.objectiveMet;
const hasFallen = ({ view }: Now): boolean => view.others.length < view.arrivals.length;

const hasSpent = (now: Now, since: Now): boolean =>
  acts(now) && ((now.view.active?.taken ?? 0) > (since.view.active?.taken ?? 0) || isOver(now, since));
/** Somebody else acts, or it is another round. */
const isOver = (now: Now, since: Now): boolean =>
  acts(now) && (now.view.active?.figure !== since.view.active?.figure || now.view.round > since.view.round);

const picks = (card: string, say: string): Step => ({
  id: card,
  say,
  at: { hero: card },
  when: (now) => kind(now) === 'chooseHero',
  skip: (now) => isPlayed(now, card),
  allow: (option) => option.at?.hero === card,
  until: (now) => isPlayed(now, card),
});

const isLearning = ({ decision }: Now, hero: HeroView | undefined): boolean =>
  decision?.kind === 'learn' && decision.about.hero === hero?.id;
const knows = (hero: HeroView | undefined, skill: string): boolean =>
  hero?.skills.some((known) => known === skill) === true;

const learns = (id: string, card: string, skills: readonly string[], say: string): Step => ({
  id,
  say,
  at: (now) => {
    const skill = skills.find((each) => !knows(heroOf(now, card), each));
    return skill === undefined ? { button: 'done' } : { skill };
  },
  when: (now) => isLearning(now, heroOf(now, card)),
  skip: (now) => now.view.tiles.length > 0,
  allow: (option, now) => {
    const act = asDungeonlandOption(option);
    const known = skills.every((each) => knows(heroOf(now, card), each));
    return act.do === 'learn' ? skills.includes(act.skill) : known;
  },
  until: (now) => now.decision !== null && !isLearning(now, heroOf(now, card)),
});

/** The thing that the first option of this kind points at. */
const first = (now: Now, deed: string): Ref | undefined => optionsOf(now, deed)[0]?.at;

const STEPS: readonly Step[] = [
  {
    id: 'welcome',
    say: 'Welcome to Dungeonland, where fairy tales have gone wrong. Lead two heroes through one door, and defeat all that waits behind it.',
  },
  picks(
    PRINCE,
    'Every hero has Health, Energy and Speed. Take Prince Charming: with longsword and shield he goes first.',
  ),
  picks(SNOW_WHITE, 'A party has two heroes at least. Take Snow White along: she casts spells from afar.'),
  learns(
    'skills',
    PRINCE,
    SKILLS,
    'Experience (XP) buys skills. Let the Prince learn Power Strike, which adds a die to an attack for Energy, and One Handed Master, which makes it cheaper.',
  ),
  learns(
    'spells',
    SNOW_WHITE,
    [COUNTER],
    'Snow White knows three spells already. Let her learn Light Armor Mastery, under Protection: she strikes back when wounded. Keep the other point, and press Done.',
  ),
  {
    id: 'place',
    say: 'Place both heroes as close to a door as you can. The door is closed: nobody knows what lies behind it.',
    at: (now) => towards(shutDoors(now), optionsOf(now, 'place'))?.at,
    when: (now) => kind(now) === 'placeHero',
    skip: (now) => now.view.round > 0,
    allow: (option, now) => isAt(option, towards(shutDoors(now), optionsOf(now, 'place'))),
    until: (now) => now.decision !== null && kind(now) !== 'placeHero',
  },
  {
    id: 'row',
    say: 'The initiative row shows who acts when, from the top. Its first card goes to a hero of your choice: click Prince Charming.',
    at: (now) => ({ figure: heroOf(now, PRINCE)?.id ?? 0 }),
    when: (now) => kind(now) === 'assignCard',
    skip: acts,
    allow: (option, now) => option.at?.figure === heroOf(now, PRINCE)?.id,
    until: acts,
  },
  {
    id: 'actions',
    say: 'A hero has two actions each round: move, attack, cast a spell, open a door and more. Taking the same one twice is fine.',
    tab: 'hero',
    when: acts,
  },
  {
    id: 'move',
    say: (now) =>
      (now.view.active?.taken ?? 0) === 0
        ? `Move up to ${acting(now)?.speed ?? 0} spaces, which is the hero’s Speed. Walk to the closed door: click the square in the ring.`
        : 'One step short? Run: 1 Energy buys a step without an action.',
    at: (now) => (acts(now) ? toDoor(now)?.at : undefined),
    when: acts,
    skip: (now) => now.view.tiles.length > 1 || optionsOf(now, 'openDoor').length > 0,
    allow: (option, now) => !acts(now) || isAt(option, toDoor(now)),
    until: (now, since) => optionsOf(now, 'openDoor').length > 0 || isOver(now, since),
  },
  {
    id: 'door',
    say: 'Open the door: click it. Behind it lies the next tile, and whoever lives there.',
    at: (now) => first(now, 'openDoor'),
    when: acts,
    skip: (now) => now.view.tiles.length > 1,
    allow: (option, now) => !acts(now) || option.do === 'openDoor',
    until: (now) => acts(now) && now.view.tiles.length > 1,
  },
  {
    id: 'monsters',
    say: 'Monsters! Their cards are shuffled into the row with yours. Rest the pointer on a monster, or press long, to read all about it.',
    at: ({ view }) => {
      const [monster] = view.others;
      return monster && { figure: monster.id };
    },
    when: acts,
  },
  {
    id: 'end',
    say: 'Both actions are used. End the activation: the row shows who is next.',
    at: (now) => (acts(now) ? { button: 'endActivation' } : undefined),
    when: acts,
    skip: (now) => (now.view.active?.actions ?? 0) > 0,
    allow: (option, now) => !acts(now) || option.do === 'endActivation',
    until: (now, since) => (now.decision !== null && !acts(now)) || isOver(now, since),
  },
  {
    id: 'minds',
    say: 'The monsters move by themselves. Each attacks the hero it can reach soonest; of two, the one with less Health. The log says why.',
    when: acts,
  },
  {
    id: 'run',
    say: 'Energy is not only for spells. Run: 1 Energy takes you one space further without an action. Click the square in the ring.',
    at: (now) => (acts(now) ? runToMonsters(now)?.at : undefined),
    when: acts,
    skip: (now) => acts(now) && (casts(now).length > 0 || runToMonsters(now) === undefined),
    allow: (option, now) => !acts(now) || isAt(option, runToMonsters(now)),
    until: (now, since) =>
      acts(now) && ((now.view.active?.runs ?? 0) > (since.view.active?.runs ?? 0) || isOver(now, since)),
  },
  {
    id: 'range',
    say: (now) => {
      if (acting(now)?.card !== SNOW_WHITE)
        return `${nameOfActing(now)} acts first: do as you like, then end the activation.`;
      return moveToMonsters(now) === undefined
        ? 'Still out of reach. End the activation: the monsters will come closer.'
        : 'A spell needs range and a clear line of sight. Move to the square in the ring: a monster in reach glows.';
    },
    at: (now) => (acting(now)?.card === SNOW_WHITE ? nearerOrEnd(now) : undefined),
    when: acts,
    skip: (now) => casts(now).length > 0 || isMet(now),
    allow: (option, now) =>
      !acts(now) || acting(now)?.card !== SNOW_WHITE || ['move', 'endActivation'].includes(option.do),
    until: (now) => casts(now).length > 0 || isMet(now),
  },
  {
    id: 'spell',
    say: 'Cast a spell: first click Magical Arrow below, then a monster that glows. The spell works if a die shows the Ability symbol, or a Critical.',
    at: (now) => (acts(now) ? { skill: SPELL } : undefined),
    next: (now) => casts(now).find(isSpell)?.at,
    tab: 'hero',
    when: acts,
    skip: (now) => acts(now) && casts(now).length === 0,
    allow: (option, now) => !acts(now) || isSpell(option),
    until: hasSpent,
  },
  {
    id: 'why',
    say: 'Click anything that does not glow, and the table says which rule is in the way. H asks for a hint, U takes back.',
    when: acts,
    skip: isMet,
  },
  {
    id: 'round',
    say: 'Play on until all have acted. Whoever moves away from a monster gives it a free attack: so stay and fight, or keep your distance.',
    when: acts,
    skip: isMet,
    until: (now, since) => isMet(now) || (now.decision !== null && now.view.round > since.view.round),
  },
  {
    id: 'event',
    say: 'A new round. Used skills are ready again, and an Event is drawn: read it. Then all act in the same order as before.',
    at: ({ view }) => (view.lastEvent === null ? undefined : { event: view.lastEvent }),
    tab: 'row',
    when: acts,
    skip: isMet,
  },
  {
    id: 'close',
    say: (now) =>
      acts(now) && moveToMonsters(now) === undefined
        ? `${nameOfActing(now)} can reach nobody now: end the activation and go on with the next hero.`
        : `Go on until ${nameOfActing(now)} can reach a monster.`,
    at: nearerOrEnd,
    when: acts,
    skip: (now) => isMet(now) || optionsOf(now, 'attack').length > 0,
    until: (now) => optionsOf(now, 'attack').length > 0 || isMet(now),
  },
  {
    id: 'attack',
    say: (now) =>
      `${nameOfActing(now)} attacks: click a monster that glows. Each die that shows the weapon’s symbol is a success. A Critical is a success as well, and adds another die.`,
    at: (now) => first(now, 'attack'),
    tab: 'hero',
    when: acts,
    skip: isMet,
    allow: (option, now) => !acts(now) || option.do === 'attack',
    until: (now, since) => hasSpent(now, since) || isMet(now),
  },
  {
    id: 'defence',
    say: 'Then the target rolls its defence dice. Each Shield and Critical cancels a success; each success that is left costs 1 Health.',
    when: acts,
  },
  {
    id: 'fight',
    say: 'Over to you: fight on until the first monster falls. Two heroes on one monster bring it down fastest.',
    when: acts,
    skip: (now) => hasFallen(now) || isMet(now),
    until: (now) => hasFallen(now) || isMet(now),
  },
  {
    id: 'goal',
    say: 'One down! The goal stands above the map: clear every room of monsters. The adventure is lost only if all heroes are unconscious at the same time.',
    tab: 'row',
  },
  {
    id: 'farewell',
    say: 'That is all you need to know. Finish this adventure on your own. Then a campaign of nine adventures waits on the shelf, with traders, skills and villains.',
  },
];

export const dungeonlandLesson: Lesson<DungeonlandView> = {
  seed: 'lesson 236',
  spec: {
    game: 'dungeonland',
    settings: {
      players: 1,
      options: { mode: 'adventure', adventure: 'a0', party: '2', heroes: 'choose' },
      undo: 'free',
      hints: true,
    },
    seats: [{ holder: 'you', autoForced: true }],
  },
  steps: STEPS,
  asides: ASIDES,
};

export const lesson = asLesson(dungeonlandLesson);

/** What the coach says once, whenever its moment comes, also when the lesson is over and the adventure goes on. */
import type { DungeonlandView } from '@questhall/games/dungeonland';
import { ATTACK_FACES, nameOfFigure } from '@questhall/games/dungeonland';
import type { LessonNow, LessonStep } from '../../play/lessons.ts';
import { whenAsked } from '../../play/lessons.ts';

type Now = LessonNow<DungeonlandView>;
type Step = LessonStep<DungeonlandView>;

const offers = ({ decision }: Now, deed: string): boolean =>
  decision?.kind === 'act' && decision.options.some((option) => option.do === deed);

/** An own roll in which something burst. */
const hasBurst = ({ view, decision }: Now): boolean =>
  decision?.kind === 'surge' &&
  view.attack?.pips.some((pip) => ATTACK_FACES[pip - 1] === 'critical') === true;

const isWeary = (now: Now): boolean => {
  const hero = now.view.heroes.find(({ id }) => id === now.view.active?.figure);
  return hero !== undefined && hero.energy < 2 && offers(now, 'rest');
};

export const ASIDES: readonly Step[] = [
  {
    id: 'critical',
    say: 'A Critical! It is a success for everybody, and has brought one more die. When that shows a Critical too, it goes on.',
    when: hasBurst,
  },
  whenAsked(
    'boost',
    'Before the roll: Power Strike gives this attack one more die for Energy. Use it, or roll.',
  ),
  whenAsked(
    'surge',
    'The dice lie there. An Energy Surge costs 2 and adds one symbol of your choice; or keep the roll as it is.',
  ),
  whenAsked(
    'defendSurge',
    ({ decision, view }) =>
      `${nameOfFigure(Number(decision?.about.by ?? -1), view)} gets through to ${nameOfFigure(Number(decision?.about.hero ?? 0), view)}. An Energy Surge costs 2 and adds a Shield; or keep your Energy, and take it.`,
  ),
  whenAsked(
    'counter',
    'Wounded, but not beaten: Light Armor Mastery strikes back at once. Choose the weapon, or let it be.',
  ),
  whenAsked(
    'freeAttack',
    'A monster leaves your side: a free attack for you. Choose the weapon, or let it go.',
  ),
  whenAsked('eventChoice', 'Some Events leave you a choice. Read the card above, then choose.'),
  whenAsked(
    'kindness',
    'Every hero has one gift that no other has. Snow White’s Kindness: at the end of a round a hero recovers 1 Energy. Choose who.',
  ),
  {
    id: 'rest',
    say: 'Hardly any Energy left? Rest as your second action brings all of it back.',
    tab: 'hero',
    when: isWeary,
  },
  {
    id: 'loot',
    say: 'Nobody is left: search the tile. It takes no action, and the Loot die brings gold, a consumable, Equipment, or nothing.',
    at: (now) => (offers(now, 'loot') ? { button: 'loot' } : undefined),
    tab: 'hero',
    when: (now) => offers(now, 'loot'),
    until: (now) => now.decision !== null && !offers(now, 'loot'),
  },
  whenAsked(
    'found',
    'Something found! Choose who takes it. Equipment goes into the backpack first: Sort items puts it into hands or on.',
  ),
  whenAsked(
    'comeBack',
    'A hero without Health is out for some rounds, and comes back with 1. Choose where, beside another hero.',
  ),
];

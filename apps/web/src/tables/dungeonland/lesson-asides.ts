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
    id: 'rowAgain',
    say: 'New monsters: the initiative row is laid out anew. Choose again which hero takes each hero card.',
    when: ({ view, decision }) => decision?.kind === 'assignCard' && view.tiles.length > 1,
    until: ({ decision }) => decision !== null && decision.kind !== 'assignCard',
  },
  {
    id: 'critical',
    say: 'A Critical! It counts as a success whatever the weapon, and adds one more die, which may be a Critical again.',
    when: hasBurst,
  },
  whenAsked(
    'boost',
    'Before you roll, Power Strike can add a die to this attack for Energy. Use it, or just roll.',
  ),
  whenAsked(
    'surge',
    'An Energy Surge costs 2 Energy and adds one symbol of your choice to this roll. Use it, or keep the roll as it is.',
  ),
  whenAsked(
    'defendSurge',
    ({ decision, view }) =>
      `${nameOfFigure(Number(decision?.about.by ?? -1), view)} gets through to ${nameOfFigure(Number(decision?.about.hero ?? 0), view)}. An Energy Surge costs 2 Energy and adds a Shield. Use it, or take the damage.`,
  ),
  whenAsked(
    'counter',
    'Wounded, but not beaten: with Light Armor Mastery the hero strikes back at once. Choose a weapon, or decline.',
  ),
  whenAsked(
    'freeAttack',
    'A monster moves away from your hero, who gets a free attack. Choose a weapon, or let it go.',
  ),
  whenAsked('eventChoice', 'Some Events leave you a choice. Read the card above, then choose.'),
  whenAsked(
    'kindness',
    'Each hero has a Special Power. Snow White’s is Kindness: at the end of a round a hero near her recovers 1 Energy. Choose who.',
  ),
  {
    id: 'rest',
    say: 'Low on Energy? Rest as your second action to recover all of it.',
    tab: 'hero',
    when: isWeary,
  },
  {
    id: 'loot',
    say: 'The tile is clear: search it. That takes no action, and the Loot die brings gold, a consumable, Equipment or nothing.',
    at: (now) => (offers(now, 'loot') ? { button: 'loot' } : undefined),
    tab: 'hero',
    when: (now) => offers(now, 'loot'),
    until: (now) => now.decision !== null && !offers(now, 'loot'),
  },
  whenAsked(
    'found',
    'You found something! Choose who takes it. Equipment goes into the backpack; use Sort items to wear or wield it.',
  ),
  whenAsked(
    'comeBack',
    'A hero with no Health left is out for some rounds, then returns with 1 Health. Choose a space beside another hero.',
  ),
];

/** What the coach says once, whenever its moment comes, also when the lesson is over and the labyrinth goes on. */
import type { DfView } from '@questhall/games/dungeon-fighter';
import { DIE_NAMES } from '@questhall/games/dungeon-fighter';
import type { LessonNow, LessonStep } from '../../play/lessons.ts';
import { kindAsked, whenAsked } from '../../play/lessons.ts';

type Now = LessonNow<DfView>;
type Step = LessonStep<DfView>;

/** Between two throws: what came of the last one is done. */
const isCounted = (now: Now): boolean => kindAsked(now) === 'chooseDie';
const isHurt = ({ view: { heroes } }: Now): boolean => heroes.some(({ life, maxLife }) => life < maxLife);
const isBlooded = ({ view: { combat } }: Now): boolean => combat !== null && combat.life < combat.startLife;
const isPoolEmpty = (now: Now): boolean => isCounted(now) && now.view.combat?.pool.length === 0;

export const ASIDES: readonly Step[] = [
  {
    id: 'hit',
    say: 'A Hit! The number of the section is the damage, 1 to 5; the bullseye counts 10, and with the icon it kills at once.',
    when: (now) => isCounted(now) && isBlooded(now),
  },
  {
    id: 'miss',
    say: 'A Miss: beside the board, in a hole, on a bone, or without a bounce. Whoever threw it loses life; a Hero without any faints until the combat is over.',
    when: (now) => isCounted(now) && isHurt(now),
  },
  whenAsked(
    'ability',
    ({ view }) =>
      `The icon is on top! The ${DIE_NAMES[view.throw?.die ?? 'white']} lets you use an ability: take the one that glows, or leave it.`,
    'throw',
  ),
  whenAsked(
    'hammers',
    'A Hit, and Tina has Hammers: each adds 1 damage, two together 3. Spend them, or keep them.',
  ),
  {
    id: 'noDice',
    say: 'All coloured dice are thrown. Take a white one from the Chest, or take the coloured ones back: then everybody suffers the Monster’s level.',
    tab: 'throw',
    when: isPoolEmpty,
    until: (now) => now.decision !== null && !isPoolEmpty(now),
  },
  whenAsked(
    'flip',
    'A Template lies on the board in this combat. Flip it like a coin: pull back, let go. It must turn in the air, and not touch the table.',
  ),
  whenAsked(
    'scar',
    'A Hero who fainted wakes with a Scar: 2 life less, and one ability covered. Choose which.',
    'throw',
  ),
  whenAsked('assign', 'Free Equipment! Give it to a Hero who has room for it.', 'party'),
  whenAsked(
    'weapons',
    'A Weapon makes this Hit stronger, and often asks for a Specific Throw. Use it, or throw without.',
  ),
  whenAsked('armor', 'A Miss, but Armor helps once in a combat. Use it, or save it.', 'gear'),
  whenAsked('spend', 'A Spendable works once, at moments like this one. Use it, or pass.', 'gear'),
  whenAsked('arrange', 'The party rests. Equipment may change hands now; then rest, and go on.', 'gear'),
  whenAsked(
    'shop',
    'The Shop! Buy Equipment for the Hero who can use it. A Gold heals everybody by 1, two buy a white die: the Boss will cost you many. Leave when you are done.',
  ),
  {
    id: 'finalBoss',
    say: 'The Final Boss! No dice come back now: three coloured ones, and the white ones in your Chest. Aim well.',
    when: (now) => isCounted(now) && now.view.phase === 'boss',
  },
];

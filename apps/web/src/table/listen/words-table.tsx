/** A table for any game: the position in sentences, a map one walks, every option as a button. For those who do not look. */
import type { Json } from '@questhall/kernel';
import { shellIcon } from '../../icons/icons.ts';
import { t } from '../../language/texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { GameTable } from '../game-table.ts';
import { tableIcon } from '../icons.ts';
import { OptionsInWords } from './OptionsInWords.tsx';
import { PositionInWords } from './PositionInWords.tsx';

/** What is told has been heard: nothing waits for pictures that move. */
const NEEDS: GameTable['needs'] = { boards: [{ width: 1, height: 1, most: 1 }], tray: 230 };

const known = new WeakMap<GameTable, GameTable>();

/** The same game without its pictures: what it knows of seats, events and sounds stays. */
export function inWords(table: GameTable): GameTable {
  const before = known.get(table);
  if (before !== undefined) return before;
  const { seat, event, seatsTitle, progress, sound, inspect, detail, ends, isSmall, dice, bearings, since } =
    table;
  const made: GameTable = {
    needs: NEEDS,
    Board: PositionInWords,
    Tray: OptionsInWords,
    trayParts: [{ id: 'options', label: t('Options'), Part: OptionsInWords }],
    seat,
    event,
    seatsTitle,
    progress,
    draws: () => true,
    ...(sound && { sound }),
    ...(inspect && { inspect }),
    ...(detail && { detail }),
    ...(ends && { ends }),
    ...(isSmall && { isSmall }),
    ...(dice && { dice }),
    ...(bearings && { bearings }),
    ...(since && { since }),
  };
  known.set(table, made);
  return made;
}

/** Its board says in sentences what others have beside their board for those who do not see it. */
export const isInWords = ({ Board }: GameTable): boolean => Board === PositionInWords;

/** Where a game has no table of its own, or not for these rules. */
const BARE: GameTable<Json> = {
  needs: NEEDS,
  Board: () => null,
  Tray: () => null,
  trayParts: [],
  seatsTitle: t('Seats'),
  seat: (_view, seat) => ({
    portrait: <Icon shape={tableIcon.woodenChairIcon} />,
    role: t('Seat {seat}', { seat: seat + 1 }),
  }),
  event: () => ({ icon: shellIcon.plainArrowIcon, lasts: 90 }),
  progress: () => ({ detail: '', done: 0, miniature: [] }),
};

export const plainTable: GameTable = inWords(BARE);

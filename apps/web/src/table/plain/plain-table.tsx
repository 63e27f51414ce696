/** A table for any game: the position in words, and every option as a button. For those who cannot or will not look at pictures. */

import { canonical } from '@questhall/kernel';
import { shellIcon } from '../../icons/icons.ts';
import { t } from '../../language/texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { GameTable, Scene } from '../game-table.ts';
import { tableIcon } from '../icons.ts';
import { OptionButton } from '../OptionButton.tsx';
import styles from './PlainTable.module.css';

/** A long text is scrolled by keyboard, too. */
const SCROLLS = { tabIndex: 0 } as const;

function PlainBoard({ view, words }: Scene) {
  return (
    <pre {...SCROLLS} className={styles.board}>
      {words.board(view)}
    </pre>
  );
}

function PlainTray(scene: Scene) {
  const { decision } = scene;
  if (decision === null) return <p className={styles.none}>{t('Nothing is asked of you now.')}</p>;
  return (
    <ul className={styles.options} aria-label={t('What you can do')}>
      {decision.options.map((option) => (
        <li key={canonical(option)}>
          <OptionButton option={option} scene={scene} wide />
        </li>
      ))}
    </ul>
  );
}

export const plainTable: GameTable = {
  needs: { boards: [{ width: 1, height: 1, most: 1 }], tray: 230 },
  Board: PlainBoard,
  Tray: PlainTray,
  trayParts: [{ id: 'options', label: t('Options'), Part: PlainTray }],
  seatsTitle: t('Seats'),
  seat: (_view, seat) => ({
    portrait: <Icon shape={tableIcon.woodenChairIcon} />,
    role: t('Seat {seat}', { seat: seat + 1 }),
  }),
  event: () => ({ icon: shellIcon.plainArrowIcon, lasts: 90 }),
  progress: () => ({ detail: '', done: 0, miniature: [] }),
  draws: () => true,
};

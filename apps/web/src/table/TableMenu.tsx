import type { GameId } from '@questhall/games';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { formatRoute } from '../app/routes.ts';
import { SettingsDialog } from '../app/SettingsDialog.tsx';
import { useSettings } from '../app/SettingsProvider.tsx';
import { shellIcon } from '../icons/icons.ts';
import { t } from '../language/texts.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import { tableIcon } from './icons.ts';
import { KeysDialog } from './KeysDialog.tsx';
import styles from './TableMenu.module.css';

interface TableMenuProps {
  readonly game: GameId;
  readonly open: boolean;
  readonly onClose: () => void;
  /** The table in words, for those who would rather read it. */
  readonly inWords: ReactNode;
  /** The address others come in by. */
  readonly onShare?: (() => void) | undefined;
  /** What belongs to this table: handing the seat to a bot, and the like. */
  readonly children?: ReactNode;
  readonly onLeave: () => void;
}

const INSIDE = ['settings', 'words', 'keys'] as const;
type Inside = (typeof INSIDE)[number];

export function TableMenu(props: TableMenuProps) {
  const { game, open, onClose, inWords, onShare, children, onLeave } = props;
  const { settings, change } = useSettings();
  const [inside, setInside] = useState<Inside>();
  const enter = (which: Inside) => {
    onClose();
    setInside(which);
  };
  const back = () => setInside(undefined);
  return (
    <>
      <Dialog open={open} title={t('Menu')} onClose={onClose}>
        <div className={styles.menu}>
          <Toggle
            label={t('Sound')}
            detail={t('The key M')}
            on={settings.sound}
            onChange={(sound) => change({ sound })}
          />
          <Toggle
            label={t('Plain table')}
            detail={t('Everything in words and buttons, without pictures: for who listens')}
            on={settings.plain}
            onChange={(plain) => change({ plain, invited: true })}
          />
          <Button wide icon={shellIcon.cogIcon} onClick={() => enter('settings')}>
            {t('Settings')}
          </Button>
          <Button
            wide
            icon={shellIcon.openBookIcon}
            onClick={() => window.open(formatRoute({ page: 'rules', game, find: '' }), '_blank', 'noopener')}
          >
            {t('Rules, in another window')}
          </Button>
          <Button wide icon={tableIcon.scrollUnfurledIcon} onClick={() => enter('words')}>
            {t('The table in words')}
          </Button>
          <Button wide icon={tableIcon.keyboardIcon} onClick={() => enter('keys')}>
            {t('Keys')}
          </Button>
          {onShare !== undefined && (
            <Button wide icon={tableIcon.shareIcon} onClick={onShare}>
              {t('Copy the link to this table')}
            </Button>
          )}
          {children}
          <Button wide icon={tableIcon.exitDoorIcon} onClick={onLeave}>
            {t('Leave the table')}
          </Button>
        </div>
      </Dialog>
      <SettingsDialog open={inside === 'settings'} onClose={back} />
      <Dialog open={inside === 'words'} title={t('The table in words')} onClose={back} wide>
        <div className={styles.words}>{inWords}</div>
      </Dialog>
      <KeysDialog open={inside === 'keys'} onClose={back} />
    </>
  );
}

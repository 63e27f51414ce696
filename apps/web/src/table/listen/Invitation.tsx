import { useEffect, useState } from 'react';
import { keyOf, shownKey } from '../../app/commands.ts';
import { usesKeyboard } from '../../app/last-input.ts';
import { useSettings } from '../../app/SettingsProvider.tsx';
import { t } from '../../language/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { useAnnounce } from '../../ui/LiveRegion.tsx';
import styles from './WordsTable.module.css';

/** Who comes to a table by keyboard alone is asked once whether they would rather listen. */
export function Invitation() {
  const { settings, change } = useSettings();
  const announce = useAnnounce();
  const [came] = useState(usesKeyboard);
  const asked = came && !settings.invited && !settings.plain;
  const key = shownKey(keyOf('plain', settings.keys));
  useEffect(() => {
    if (asked)
      announce(t('This table can be played in words: {key} turns them on and off, also later.', { key }));
  }, [asked, key, announce]);
  if (!asked) return null;
  return (
    <aside className={styles.invitation} aria-label={t('Play in words?')}>
      <p>{t('Would you rather listen? Sentences, a map for the arrow keys, questions by a key.')}</p>
      <Button kind="primary" hotkey={key} onClick={() => change({ plain: true, invited: true })}>
        {t('Table in words')}
      </Button>
      <Button onClick={() => change({ invited: true })}>{t('No, thank you')}</Button>
    </aside>
  );
}

import { t } from '../language/texts.ts';
import { Choice } from '../ui/Choice.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import styles from './SettingsDialog.module.css';
import { useSettings } from './SettingsProvider.tsx';
import { SECONDS } from './settings.ts';

const OPTIONS = SECONDS.map((seconds) => ({
  value: String(seconds),
  label: seconds === 0 ? t('Off') : t('{seconds} s', { seconds }),
}));

/** For those who listen, read with their fingers, or play with one switch. */
export function AccessSettings() {
  const { settings, change } = useSettings();
  return (
    <>
      <Toggle
        label={t('Tables in words')}
        detail={t('Every table without pictures: sentences, a map for the arrow keys, questions by a key')}
        on={settings.plain}
        onChange={(plain) => change({ plain, invited: true })}
      />
      <Toggle
        label={t('Few words')}
        detail={t('Tables in words say as little as they can: for a braille line')}
        on={settings.brief}
        onChange={(brief) => change({ brief })}
      />
      <div className={styles.row}>
        <b>{t('One switch')}</b>
        <small>{t('The focus goes on by itself; Space or Enter chooses')}</small>
        <Choice
          label={t('One switch: seconds for each step')}
          options={OPTIONS}
          value={String(settings.scan)}
          onChange={(value) => change({ scan: Number(value) })}
        />
      </div>
      <div className={styles.row}>
        <b>{t('Resting clicks')}</b>
        <small>{t('A pointer that rests on something clicks it')}</small>
        <Choice
          label={t('Resting clicks: after so many seconds')}
          options={OPTIONS}
          value={String(settings.dwell)}
          onChange={(value) => change({ dwell: Number(value) })}
        />
      </div>
    </>
  );
}

import type { LanguageTag } from '../language/languages.ts';
import { chooseLanguage, LANGUAGE, LANGUAGES } from '../language/languages.ts';
import { t } from '../language/texts.ts';
import type { ChoiceOption } from '../ui/Choice.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import { AccessSettings } from './AccessSettings.tsx';
import { DeviceSettings } from './DeviceSettings.tsx';
import { NoticeSettings } from './NoticeSettings.tsx';
import { OfflineSettings } from './OfflineSettings.tsx';
import { formatRoute } from './routes.ts';
import styles from './SettingsDialog.module.css';
import { useSettings } from './SettingsProvider.tsx';
import { SoundSettings } from './SoundSettings.tsx';
import type { Curtain, Speed, TextSize } from './settings.ts';

const SPEED_OPTIONS: readonly ChoiceOption<Speed>[] = [
  { value: 'calm', label: t('Calm') },
  { value: 'brisk', label: t('Brisk') },
  { value: 'instant', label: t('Instant') },
  { value: 'step', label: t('Step') },
];
const TEXT_OPTIONS: readonly ChoiceOption<TextSize>[] = [
  { value: 'normal', label: t('Normal') },
  { value: 'large', label: t('Large') },
  { value: 'larger', label: t('Larger') },
  { value: 'huge', label: '150 %' },
  { value: 'double', label: '200 %' },
];
const CURTAIN_OPTIONS: readonly ChoiceOption<Curtain>[] = [
  { value: 'secrets', label: t('If something is secret') },
  { value: 'always', label: t('Always') },
  { value: 'never', label: t('Never') },
];

const LANGUAGE_OPTIONS: readonly ChoiceOption<string>[] = Object.entries(LANGUAGES).map(
  ([value, { name }]) => ({
    value,
    label: name,
  }),
);

interface SettingsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function SettingsDialog({ open, onClose }: SettingsDialogProps) {
  const { settings, change } = useSettings();
  return (
    <Dialog open={open} title={t('Settings')} onClose={onClose}>
      <div className={styles.settings}>
        <label className={styles.name}>
          <b>{t('Your name')}</b>
          <input
            value={settings.name}
            maxLength={24}
            autoComplete="nickname"
            onChange={(event) => change({ name: event.currentTarget.value, named: true })}
          />
        </label>
        <div className={styles.row}>
          <b>{t('Language')}</b>
          <Choice
            label={t('Language')}
            options={LANGUAGE_OPTIONS}
            value={LANGUAGE}
            onChange={(tag) => chooseLanguage(tag as LanguageTag)}
          />
        </div>
        <SoundSettings />
        <div className={styles.row}>
          <b>{t('Speed of moves')}</b>
          <Choice
            label={t('Speed of moves')}
            options={SPEED_OPTIONS}
            value={settings.speed}
            onChange={(speed) => change({ speed })}
          />
        </div>
        <div className={styles.row}>
          <b>{t('Text size')}</b>
          <Choice
            label={t('Text size')}
            options={TEXT_OPTIONS}
            value={settings.text}
            onChange={(text) => change({ text })}
          />
        </div>
        <Toggle
          label={t('Strong patterns')}
          detail={t('Colours carry a pattern that can be told apart without them')}
          on={settings.patterns}
          onChange={(patterns) => change({ patterns })}
        />
        <Toggle
          label={t('Forced choices play themselves')}
          detail={t('A question with only one answer is not asked')}
          on={settings.autoForced}
          onChange={(autoForced) => change({ autoForced })}
        />
        <Toggle
          label={t('Turns end by themselves')}
          detail={t('When only small things are left, such as turning round or one more step for energy')}
          on={settings.endsAlone}
          onChange={(endsAlone) => change({ endsAlone })}
        />
        <Toggle
          label={t('Explain what is new')}
          detail={t('Each rule once, when it comes up first')}
          on={settings.companion}
          onChange={(companion) => change({ companion })}
        />
        <div className={styles.row}>
          <b>{t('Cover the table between players')}</b>
          <Choice
            label={t('Cover the table between players at one screen')}
            options={CURTAIN_OPTIONS}
            value={settings.curtain}
            onChange={(curtain) => change({ curtain })}
          />
        </div>
        <AccessSettings />
        <DeviceSettings />
        <NoticeSettings />
        <OfflineSettings />
        <p className={styles.credits}>
          <a href={formatRoute({ page: 'credits' })} onClick={onClose}>
            {t('Credits and licences')}
          </a>
        </p>
      </div>
    </Dialog>
  );
}

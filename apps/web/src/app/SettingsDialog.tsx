import type { ChoiceOption } from '../ui/Choice.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import { DeviceSettings } from './DeviceSettings.tsx';
import { NoticeSettings } from './NoticeSettings.tsx';
import { OfflineSettings } from './OfflineSettings.tsx';
import { formatRoute } from './routes.ts';
import styles from './SettingsDialog.module.css';
import { useSettings } from './SettingsProvider.tsx';
import { SoundSettings } from './SoundSettings.tsx';
import type { Curtain, Speed, TextSize } from './settings.ts';

const SPEED_OPTIONS: readonly ChoiceOption<Speed>[] = [
  { value: 'calm', label: 'Calm' },
  { value: 'brisk', label: 'Brisk' },
  { value: 'instant', label: 'Instant' },
  { value: 'step', label: 'Step' },
];
const TEXT_OPTIONS: readonly ChoiceOption<TextSize>[] = [
  { value: 'normal', label: 'Normal' },
  { value: 'large', label: 'Large' },
  { value: 'larger', label: 'Larger' },
  { value: 'huge', label: '150 %' },
  { value: 'double', label: '200 %' },
];
const CURTAIN_OPTIONS: readonly ChoiceOption<Curtain>[] = [
  { value: 'secrets', label: 'If something is secret' },
  { value: 'always', label: 'Always' },
  { value: 'never', label: 'Never' },
];

interface SettingsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function SettingsDialog({ open, onClose }: SettingsDialogProps) {
  const { settings, change } = useSettings();
  return (
    <Dialog open={open} title="Settings" onClose={onClose}>
      <div className={styles.settings}>
        <label className={styles.name}>
          <b>Your name</b>
          <input
            value={settings.name}
            maxLength={24}
            autoComplete="nickname"
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
        </label>
        <SoundSettings />
        <div className={styles.row}>
          <b>Speed of moves</b>
          <Choice
            label="Speed of moves"
            options={SPEED_OPTIONS}
            value={settings.speed}
            onChange={(speed) => change({ speed })}
          />
        </div>
        <div className={styles.row}>
          <b>Text size</b>
          <Choice
            label="Text size"
            options={TEXT_OPTIONS}
            value={settings.text}
            onChange={(text) => change({ text })}
          />
        </div>
        <Toggle
          label="Strong patterns"
          detail="Colours carry a pattern that can be told apart without them"
          on={settings.patterns}
          onChange={(patterns) => change({ patterns })}
        />
        <Toggle
          label="Forced choices play themselves"
          detail="A question with only one answer is not asked"
          on={settings.autoForced}
          onChange={(autoForced) => change({ autoForced })}
        />
        <div className={styles.row}>
          <b>Cover the table between players</b>
          <Choice
            label="Cover the table between players at one screen"
            options={CURTAIN_OPTIONS}
            value={settings.curtain}
            onChange={(curtain) => change({ curtain })}
          />
        </div>
        <DeviceSettings />
        <NoticeSettings />
        <OfflineSettings />
        <p className={styles.credits}>
          <a href={formatRoute({ page: 'credits' })} onClick={onClose}>
            Credits and licences
          </a>
        </p>
      </div>
    </Dialog>
  );
}

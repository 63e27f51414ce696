import type { Access, TableSettings, UndoPolicy } from '@questhall/protocol';
import { ACCESS } from '@questhall/protocol';
import { useState } from 'react';
import { t } from '../language/texts.ts';
import { Choice } from '../ui/Choice.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import styles from './OnlineSettings.module.css';

interface OnlineSettingsProps {
  readonly values: Partial<TableSettings>;
  readonly onChange: (values: Partial<TableSettings>) => void;
  /** Another password, which is told to nobody. */
  readonly onPassword: (password: string) => void;
}

const ACCESS_LABELS: { readonly [access in Access]: string } = {
  anyone: t('Anyone'),
  friends: t('Friends'),
  password: t('Password'),
};
const ACCESS_OPTIONS = ACCESS.map((value) => ({ value, label: ACCESS_LABELS[value] }));

/** Seconds. */
const DELAYS = ['0', '30', '120', '600'] as const;
const DELAY_LABELS: { readonly [delay in (typeof DELAYS)[number]]: string } = {
  '0': t('At once'),
  '30': t('30 s later'),
  '120': t('2 min later'),
  '600': t('10 min later'),
};
const DELAY_OPTIONS = DELAYS.map((value) => ({ value, label: DELAY_LABELS[value] }));

const UNDO_LABELS: { readonly [policy in UndoPolicy]: string } = {
  free: t('Always'),
  ask: t('Ask the others'),
  never: t('Never'),
};
const UNDO_OPTIONS = (['ask', 'free', 'never'] as const).map((value) => ({
  value,
  label: UNDO_LABELS[value],
}));

const CLOCKS = {
  none: { label: t('No clock'), clock: null },
  quick: { label: t('5 min + 10 s'), clock: { bank: 300, gain: 10 } },
  evening: { label: t('15 min + 20 s'), clock: { bank: 900, gain: 20 } },
  days: { label: t('1 day'), clock: { bank: 86_400, gain: 3600 } },
  weeks: { label: t('7 days + 1 day'), clock: { bank: 604_800, gain: 86_400 } },
} as const;
type ClockName = keyof typeof CLOCKS;
const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];

const clockName = (clock: TableSettings['clock'] | undefined): ClockName =>
  CLOCK_NAMES.find((name) => CLOCKS[name].clock?.bank === clock?.bank) ?? 'none';

/** Whoever changes one of these afterwards plays an unrated match. */
const isRated = ({ rated, clock, hints, undo }: Partial<TableSettings>): boolean =>
  rated === true && clock !== null && clock !== undefined && hints === false && undo !== 'free';

const asRated = ({ clock, undo }: Partial<TableSettings>): Partial<TableSettings> => ({
  rated: true,
  hints: false,
  clock: clock ?? CLOCKS.evening.clock,
  undo: undo === 'never' ? 'never' : 'ask',
});

/** How people who do not sit together play together. */
export function OnlineSettings({ values, onChange, onPassword }: OnlineSettingsProps) {
  const put = (part: Partial<TableSettings>) => onChange({ ...values, ...part });
  return (
    <>
      <Choice
        label={t('Undo')}
        labelled
        options={UNDO_OPTIONS}
        value={values.undo ?? 'ask'}
        onChange={(undo) => put({ undo })}
      />
      <Choice
        label={t('Clock')}
        labelled
        options={CLOCK_NAMES.map((value) => ({ value, label: CLOCKS[value].label }))}
        value={clockName(values.clock)}
        onChange={(name) => put({ clock: CLOCKS[name].clock })}
      />
      <Toggle
        label={t('Rated')}
        detail={t('Where sides play against each other. Only among people, with a clock and without hints.')}
        on={isRated(values)}
        onChange={(rated) => put(rated ? asRated(values) : { rated })}
      />
      <Toggle
        label={t('Hints')}
        detail={t('Players may ask what a bot would do')}
        on={values.hints ?? true}
        onChange={(hints) => put({ hints })}
      />
      <Toggle
        label={t('Listed')}
        detail={t('Anyone on this server can find the table. Otherwise only people with the link can.')}
        on={values.listed ?? false}
        onChange={(listed) => put({ listed })}
      />
      <Toggle
        label={t('Spectators')}
        detail={t('Anyone with the link can watch')}
        on={values.spectators ?? true}
        onChange={(spectators) => put({ spectators })}
      />
      {(values.spectators ?? true) && (
        <Choice
          label={t('Spectators see the match')}
          labelled
          options={DELAY_OPTIONS}
          value={DELAYS.find((delay) => Number(delay) === (values.delay ?? 0)) ?? '0'}
          onChange={(delay) => put({ delay: Number(delay) })}
        />
      )}
      <Choice
        label={t('Who may come in')}
        labelled
        options={ACCESS_OPTIONS}
        value={values.access ?? 'anyone'}
        onChange={(access) => put({ access })}
      />
      {values.access === 'password' && <PasswordField onPassword={onPassword} />}
    </>
  );
}

function PasswordField({ onPassword }: Pick<OnlineSettingsProps, 'onPassword'>) {
  const [password, setPassword] = useState('');
  return (
    <label className={styles.password}>
      {t('Password')}
      <input
        value={password}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setPassword(event.currentTarget.value)}
        onBlur={() => password !== '' && onPassword(password)}
      />
    </label>
  );
}

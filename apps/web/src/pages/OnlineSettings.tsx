import type { TableSettings, UndoPolicy } from '@questhall/protocol';
import { t } from '../language/texts.ts';
import { Choice } from '../ui/Choice.tsx';
import { Toggle } from '../ui/Toggle.tsx';

interface OnlineSettingsProps {
  readonly values: Partial<TableSettings>;
  readonly onChange: (values: Partial<TableSettings>) => void;
}

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
  days: { label: '1 day', clock: { bank: 86_400, gain: 3600 } },
  weeks: { label: t('7 days + 1 day'), clock: { bank: 604_800, gain: 86_400 } },
} as const;
type ClockName = keyof typeof CLOCKS;
const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];

const clockName = (clock: TableSettings['clock'] | undefined): ClockName =>
  CLOCK_NAMES.find((name) => CLOCKS[name].clock?.bank === clock?.bank) ?? 'none';

/** How people who do not sit together play together. */
export function OnlineSettings({ values, onChange }: OnlineSettingsProps) {
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
    </>
  );
}

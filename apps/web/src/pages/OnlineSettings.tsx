import type { TableSettings, UndoPolicy } from '@questhall/protocol';
import { Choice } from '../ui/Choice.tsx';
import { Toggle } from '../ui/Toggle.tsx';

interface OnlineSettingsProps {
  readonly values: Partial<TableSettings>;
  readonly onChange: (values: Partial<TableSettings>) => void;
}

const UNDO_LABELS: { readonly [policy in UndoPolicy]: string } = {
  free: 'Always',
  ask: 'Ask the others',
  never: 'Never',
};
const UNDO_OPTIONS = (['ask', 'free', 'never'] as const).map((value) => ({
  value,
  label: UNDO_LABELS[value],
}));

const CLOCKS = {
  none: { label: 'No clock', clock: null },
  quick: { label: '5 min + 10 s', clock: { bank: 300, gain: 10 } },
  evening: { label: '15 min + 20 s', clock: { bank: 900, gain: 20 } },
  days: { label: '1 day', clock: { bank: 86_400, gain: 3600 } },
  weeks: { label: '7 days + 1 day', clock: { bank: 604_800, gain: 86_400 } },
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
        label="Undo"
        labelled
        options={UNDO_OPTIONS}
        value={values.undo ?? 'ask'}
        onChange={(undo) => put({ undo })}
      />
      <Choice
        label="Clock"
        labelled
        options={CLOCK_NAMES.map((value) => ({ value, label: CLOCKS[value].label }))}
        value={clockName(values.clock)}
        onChange={(name) => put({ clock: CLOCKS[name].clock })}
      />
      <Toggle
        label="Hints"
        detail="Players may ask what a bot would do"
        on={values.hints ?? true}
        onChange={(hints) => put({ hints })}
      />
      <Toggle
        label="Listed"
        detail="Anyone on this server can find the table. Otherwise only people with the link can."
        on={values.listed ?? false}
        onChange={(listed) => put({ listed })}
      />
      <Toggle
        label="Spectators"
        detail="Anyone with the link can watch"
        on={values.spectators ?? true}
        onChange={(spectators) => put({ spectators })}
      />
    </>
  );
}

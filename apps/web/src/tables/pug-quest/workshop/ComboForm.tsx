import type { Combo } from '@questhall/games/pug-quest';
import { Select } from '../../../ui/Select.tsx';
import type { DraftCombo } from './draft.ts';
import { EffectsForm } from './EffectsForm.tsx';
import { EnergiesForm, Tick } from './FieldForm.tsx';
import { COMBO_REACHES, CONDITIONS, EFFECTS, placeOf, TRIGGERS } from './fields.ts';
import styles from './forms.module.css';

interface ComboFormProps {
  readonly combo: DraftCombo;
  readonly onChange: (combo: DraftCombo) => void;
}

const MOST_EFFECTS = 4;
const DEAREST = 6;

type Condition = NonNullable<Combo['conditions']>[number];

/** With an optional part set, or taken away. */
function withPart<Key extends 'riposte' | 'reach' | 'conditions'>(
  combo: DraftCombo,
  key: Key,
  value: DraftCombo[Key] | undefined,
): DraftCombo {
  const { [key]: _before, ...rest } = combo;
  return (value === undefined ? rest : { ...rest, [key]: value }) as DraftCombo;
}

export function ComboForm({ combo, onChange }: ComboFormProps) {
  const { name, cost, riposte, reach, conditions = [], effects } = combo;
  const attacks = effects.some((effect) => effect.do === 'attack' || effect.do === 'defeat');
  const possible = CONDITIONS.filter(({ value }) =>
    value === 'notMovedThisTurn' ? riposte === undefined : attacks || reach !== undefined,
  );
  const setCondition = (condition: string, on: boolean) => {
    const next = possible
      .map(({ value }) => value as Condition)
      .filter((each) => (each === condition ? on : conditions.includes(each)));
    onChange(withPart(combo, 'conditions', next.length === 0 ? undefined : next));
  };
  const setTrigger = (value: string) => {
    const trigger = value === '' ? undefined : (value as NonNullable<Combo['riposte']>);
    const place = placeOf(trigger);
    // What only a Riposte can do goes with it.
    const fitting = effects.filter(
      (effect) =>
        (effect.do !== 'prevent' || place === 'attackRiposte') &&
        (effect.do !== 'copyCombo' || place === 'comboRiposte'),
    );
    onChange({
      ...withPart(combo, 'riposte', trigger),
      effects: fitting.length === 0 ? [EFFECTS.attack.start] : fitting,
    });
  };
  return (
    <div className={styles.form}>
      <label className={styles.text}>
        <span>Name</span>
        <input
          value={name}
          maxLength={30}
          required
          onChange={(event) => onChange({ ...combo, name: event.currentTarget.value })}
        />
      </label>
      <Select label="Played" options={TRIGGERS} value={riposte ?? ''} onChange={setTrigger} />
      <EnergiesForm
        label="Cost"
        max={DEAREST}
        value={cost}
        onChange={(next) => onChange({ ...combo, cost: next })}
      />
      <EffectsForm
        effects={effects}
        place={placeOf(riposte)}
        most={MOST_EFFECTS}
        onChange={(next) => onChange({ ...combo, effects: next })}
      />
      {!attacks && (
        <Select
          label="Names a target"
          options={COMBO_REACHES}
          value={reach ?? ''}
          onChange={(value) =>
            onChange(
              withPart(combo, 'reach', value === '' ? undefined : (value as NonNullable<Combo['reach']>)),
            )
          }
        />
      )}
      {possible.length > 0 && (
        <fieldset className={styles.ticks}>
          <legend>Only</legend>
          {possible.map(({ value, label }) => (
            <Tick
              key={value}
              label={label}
              on={conditions.some((condition) => condition === value)}
              onChange={(on) => setCondition(value, on)}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

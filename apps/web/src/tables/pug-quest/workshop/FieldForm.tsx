import type { EnergyType } from '@questhall/games/pug-quest';
import { ENERGY_NAMES, ENERGY_TYPES } from '@questhall/games/pug-quest';
import type { Json } from '@questhall/kernel';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { EnergySymbol } from '../pieces/EnergySymbol.tsx';
import type { Field } from './fields.ts';
import { GOODS, MEASURES, MODIFIERS } from './fields.ts';
import styles from './forms.module.css';

interface FieldFormProps {
  readonly field: Field;
  readonly value: Json | undefined;
  /** Nothing: it goes without saying. */
  readonly onChange: (value: Json | undefined) => void;
}

/** One thing that can be set on an effect. */
export function FieldForm({ field, value, onChange }: FieldFormProps) {
  const { label } = field;
  switch (field.kind) {
    case 'choice':
      return (
        <Select
          label={label}
          options={field.options}
          value={String(value ?? field.options[0]?.value)}
          onChange={(next) => onChange(next === '' ? undefined : next)}
        />
      );
    case 'number': {
      const { min, max, usual } = field;
      const number = typeof value === 'number' ? value : (usual ?? min);
      const change = (next: number) => onChange(next === usual ? undefined : next);
      return <Stepper label={label} value={number} min={min} max={max} onChange={change} />;
    }
    case 'amount':
      return (
        <AmountForm
          label={label}
          min={field.min}
          max={field.max}
          all={field.all === true}
          value={value ?? field.min}
          onChange={onChange}
        />
      );
    case 'flag':
      return <Tick label={label} on={value === true} onChange={(on) => onChange(on ? true : undefined)} />;
    case 'energies':
      return (
        <EnergiesForm
          label={label}
          max={field.max}
          value={value as readonly EnergyType[]}
          onChange={onChange}
        />
      );
    case 'word':
      return (
        <label className={styles.text}>
          <span>{label}</span>
          <input
            value={String(value ?? '')}
            maxLength={20}
            size={10}
            onChange={(event) => onChange(event.currentTarget.value.toLowerCase().replace(/[^a-z]+/g, '-'))}
          />
        </label>
      );
    case 'modifiers':
      return <ModifiersForm label={label} value={value as readonly Json[]} onChange={onChange} />;
    case 'goods': {
      const chosen = value as readonly string[];
      const flip = (good: string, on: boolean) =>
        onChange(
          GOODS.map((each) => each.value).filter((each) => (each === good ? on : chosen.includes(each))),
        );
      return (
        <span className={styles.group}>
          {label}
          {GOODS.map((good) => (
            <Tick
              key={good.value}
              label={good.label}
              on={chosen.includes(good.value)}
              onChange={(on) => flip(good.value, on)}
            />
          ))}
        </span>
      );
    }
  }
}

interface TickProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Tick({ label, on, onChange }: TickProps) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
    </label>
  );
}

interface AmountFormProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly all?: boolean;
  readonly without?: number;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
}

interface Growing {
  readonly [part: string]: Json;
  readonly per: string;
  readonly each: number;
  readonly max: number;
}

const isGrowing = (value: Json): value is Growing =>
  typeof value === 'object' && value !== null && 'per' in value;

/** A number, or one that grows with the game. */
function AmountForm({ label, min, max, all = false, without, value, onChange }: AmountFormProps) {
  const kinds = [
    { value: 'fixed', label: 'fixed' },
    ...(all ? [{ value: 'all', label: 'all of it' }] : []),
    ...MEASURES,
  ];
  const kind = value === 'all' ? 'all' : isGrowing(value) ? value.per : 'fixed';
  const change = (next: string) => {
    if (next === 'all') onChange('all');
    else if (next === 'fixed') onChange(Math.max(min, 1));
    else onChange({ per: next, each: 1, max: Math.min(max, 3) });
  };
  return (
    <span className={styles.group}>
      {typeof value === 'number' && (
        <Stepper
          label={label}
          value={value}
          min={min}
          max={max}
          onChange={onChange}
          {...(without !== undefined && { without })}
        />
      )}
      {isGrowing(value) && (
        <>
          <Stepper
            label={label}
            value={value.each}
            min={1}
            max={Math.min(max, 3)}
            onChange={(each) => onChange({ ...value, each })}
          />
          <Stepper
            label="at most"
            value={value.max}
            min={1}
            max={max}
            onChange={(most) => onChange({ ...value, max: most })}
          />
        </>
      )}
      {max > 0 && <Select label={`${label}: how much`} bare options={kinds} value={kind} onChange={change} />}
    </span>
  );
}

interface EnergiesFormProps {
  readonly label: string;
  readonly max: number;
  readonly value: readonly EnergyType[];
  readonly onChange: (value: readonly EnergyType[]) => void;
}

/** What something costs: a click on a symbol takes it away, one of the five below adds it. */
export function EnergiesForm({ label, max, value, onChange }: EnergiesFormProps) {
  const symbols = value.map((energy, at) => ({ energy, at, id: `${energy}${at}` }));
  return (
    <fieldset className={styles.energies}>
      <legend>{label}</legend>
      <span className={styles.paid}>
        {symbols.map(({ energy, at, id }) => (
          <button
            key={id}
            type="button"
            aria-label={`Take away ${ENERGY_NAMES[energy]}`}
            title="Take away"
            onClick={() => onChange(value.filter((_, other) => other !== at))}
          >
            <EnergySymbol energy={energy} />
          </button>
        ))}
        {value.length === 0 && <span className={styles.none}>nothing yet</span>}
      </span>
      <span className={styles.palette} aria-hidden={value.length >= max}>
        {ENERGY_TYPES.map((energy) => (
          <button
            key={energy}
            type="button"
            aria-label={`Add ${ENERGY_NAMES[energy]}`}
            aria-disabled={value.length >= max}
            onClick={() => {
              if (value.length < max) onChange([...value, energy]);
            }}
          >
            +<EnergySymbol energy={energy} />
          </button>
        ))}
      </span>
    </fieldset>
  );
}

/** The name a modifier has in the list of them. */
function nameOf(modifier: Json): string {
  if (typeof modifier !== 'object' || modifier === null) return `flag:${modifier}`;
  const { stat, price } = modifier as { readonly stat?: string; readonly price?: string };
  return stat ?? `price:${price}`;
}

function modifierOf(name: string, by: Json): Json {
  const [kind = '', of] = name.split(':');
  if (kind === 'flag') return of ?? '';
  return kind === 'price' && of !== undefined ? { price: of, by } : { stat: kind, by };
}

interface ModifiersFormProps {
  readonly label: string;
  readonly value: readonly Json[];
  readonly onChange: (value: readonly Json[]) => void;
}

const MOST_MODIFIERS = 3;

/** What a mark or a standing ability changes. */
export function ModifiersForm({ label, value, onChange }: ModifiersFormProps) {
  const rows = value.map((modifier, at) => ({ modifier, at, id: `${nameOf(modifier)} ${at}` }));
  const put = (at: number, modifier: Json) =>
    onChange(value.map((other, i) => (i === at ? modifier : other)));
  return (
    <fieldset className={styles.modifiers}>
      <legend>{label}</legend>
      {rows.map(({ modifier, at, id }) => {
        const name = nameOf(modifier);
        const form = MODIFIERS.find((each) => each.value === name);
        const by = typeof modifier === 'object' && modifier !== null && 'by' in modifier ? modifier.by : 1;
        return (
          <span key={id} className={styles.group}>
            <Select
              label={`Change ${at + 1}`}
              bare
              options={MODIFIERS}
              value={name}
              onChange={(next) => put(at, modifierOf(next, next === 'cost' || next === 'life' ? 1 : -1))}
            />
            {form !== undefined && form.max > 0 && (
              <AmountForm
                label="by"
                min={form.min}
                max={form.max}
                without={0}
                value={by as Json}
                onChange={(next) => put(at, modifierOf(name, next))}
              />
            )}
            {value.length > 1 && (
              <Button
                kind="quiet"
                aria-label={`Remove change ${at + 1}`}
                onClick={() => onChange(value.filter((_, other) => other !== at))}
              >
                Remove
              </Button>
            )}
          </span>
        );
      })}
      {value.length < MOST_MODIFIERS && (
        <Button kind="quiet" onClick={() => onChange([...value, { stat: 'initiative', by: -1 }])}>
          + another change
        </Button>
      )}
    </fieldset>
  );
}

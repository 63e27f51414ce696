import type { Json, Problem } from '@questhall/kernel';
import type { FormField, FormKind, FormWords } from '@questhall/schema';
import { settled } from '@questhall/schema';
import type { ComponentProps, ReactNode } from 'react';
import { createContext, useContext, useId, useState } from 'react';
import { shellIcon } from '../icons/icons.ts';
import { t } from '../language/texts.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Select } from '../ui/Select.tsx';
import { Stepper } from '../ui/Stepper.tsx';
import { fieldLabel, startOfItem, valueLabel, wayOf, waysIn } from './form-parts.ts';
import styles from './SchemaForm.module.css';

/** What all fields of a form share. */
export interface FormContext {
  readonly words: FormWords;
  readonly problems: readonly Problem[];
  /** A picture for a value of a choice. */
  readonly face?: ((field: string, value: string, draft: Json) => ReactNode) | undefined;
  readonly draft: Json;
}

const Shared = createContext<FormContext>({ words: { labels: {}, values: {} }, problems: [], draft: null });

export const FormProvider = Shared.Provider;

interface FieldProps {
  readonly form: FormKind;
  /** Where it stands: `combos[2].effects[0].damage`, and the same by names alone. */
  readonly path: string;
  readonly names: readonly string[];
  readonly label: string;
  readonly value: Json | undefined;
  readonly optional?: boolean;
  /** One of a list: what it is called is only said. */
  readonly isEntry?: boolean;
  /** Nothing: left out. */
  readonly onChange: (value: Json | undefined) => void;
}

type Of<Kind extends FormKind['kind']> = Extract<FormKind, { readonly kind: Kind }>;
type PropsOf<Kind extends FormKind['kind']> = Omit<FieldProps, 'form'> & { readonly form: Of<Kind> };

/** A field of any kind, with what is wrong with it. */
export function Field(props: FieldProps) {
  const { problems } = useContext(Shared);
  const wrong = problems.filter(({ field }) => field === props.path);
  return (
    <div className={styles.field} data-field={props.path} data-wrong={wrong.length > 0 || undefined}>
      <Filled {...props} />
      {wrong.map(({ allowed, found }) => (
        <p key={allowed} className={styles.wrong}>
          {t('Needs {allowed}; it has {found}.', { allowed, found })}
        </p>
      ))}
    </div>
  );
}

function Filled({ form: unsettled, ...props }: FieldProps) {
  const form = settled(unsettled);
  const { words } = useContext(Shared);
  const { label, value, optional, onChange, names } = props;
  if (form.kind === 'choice') return <ChoiceField {...props} form={form} />;
  if (form.kind === 'flag')
    return (
      <Tick
        label={label}
        on={value === true}
        onChange={(on) => onChange(on ? true : optional ? undefined : false)}
      />
    );
  if (value === undefined)
    return (
      <Button kind="quiet" onClick={() => onChange(startOfItem(form, words, names))}>
        + {label}
      </Button>
    );
  const field = <Valued {...props} form={form} />;
  if (!optional) return field;
  return (
    <div className={styles.optional}>
      {field}
      <Button
        kind="quiet"
        icon={shellIcon.trashCanIcon}
        aria-label={t('Remove {what}', { what: label })}
        title={t('Remove')}
        onClick={() => onChange(undefined)}
      />
    </div>
  );
}

function Valued(props: FieldProps) {
  const { form, label, value = null, onChange } = props;
  switch (form.kind) {
    case 'number':
      return <NumberField {...props} form={form} />;
    case 'text':
      return <TextField {...props} form={form} />;
    case 'pair':
      return <PairField {...props} form={form} />;
    case 'list':
      return form.item.kind === 'choice' ? (
        <Chips {...props} form={form} item={form.item} />
      ) : (
        <Rows {...props} form={form} />
      );
    case 'object':
      return (
        <fieldset className={styles.nested}>
          <legend className={props.isEntry ? 'sr-only' : undefined}>{label}</legend>
          <Fields
            fields={form.fields}
            path={props.path}
            names={props.names}
            value={value}
            onChange={onChange}
          />
        </fieldset>
      );
    case 'keyed':
      return <KeyedField {...props} form={form} />;
    case 'either':
      return <EitherField {...props} form={form} />;
    default:
      return null;
  }
}

interface FieldsProps {
  readonly fields: readonly FormField[];
  readonly path: string;
  readonly names: readonly string[];
  readonly value: Json;
  readonly onChange: (value: Json) => void;
  readonly without?: string | undefined;
  /** Only these are shown. */
  readonly only?: ReadonlySet<string>;
}

type Parts = { readonly [key: string]: Json };

/** With one part set, or taken away. */
function withPart(parts: Parts, key: string, value: Json | undefined, fields: readonly FormField[]): Json {
  const next = { ...parts, [key]: value };
  // In the order of the schema, so that the same creation always reads the same.
  const known = fields.flatMap(({ key: each }) =>
    next[each] === undefined ? [] : [[each, next[each]] as const],
  );
  const others = Object.entries(parts).filter(([each]) => !fields.some((field) => field.key === each));
  return Object.fromEntries([...known, ...others]) as Json;
}

/** The fields of an object, one after the other. */
export function Fields({ fields, path, names, value, onChange, without, only }: FieldsProps) {
  const { words } = useContext(Shared);
  const parts = (value ?? {}) as Parts;
  const isLeftOut = ({ key, kind, optional }: FormField): boolean =>
    optional && parts[key] === undefined && kind !== 'choice' && kind !== 'flag';
  // What could be there besides comes last.
  const inOrder = fields.toSorted((one, other) => Number(isLeftOut(one)) - Number(isLeftOut(other)));
  return (
    <div className={styles.fields}>
      {inOrder.map((field) => {
        const below = [...names, field.key];
        const label = fieldLabel(words, below);
        if (field.key === without || label === '' || only?.has(field.key) === false) return null;
        return (
          <Field
            key={field.key}
            form={field}
            path={path === '' ? field.key : `${path}.${field.key}`}
            names={below}
            label={label}
            value={parts[field.key]}
            optional={field.optional}
            onChange={(next) => onChange(withPart(parts, field.key, next, fields))}
          />
        );
      })}
    </div>
  );
}

/** With pictures: the few that fit in rows of them. */
function ChoiceField({ form, names, label, value, optional = false, onChange }: PropsOf<'choice'>) {
  const { words, face, draft } = useContext(Shared);
  if (form.values.length === 1 && !optional) return null;
  const values = [...(optional ? [''] : []), ...form.values.map(String)];
  const pick = (next: string) =>
    onChange(next === '' ? undefined : form.values.find((each) => String(each) === next));
  const current = String(value ?? '');
  const options = values.map((each) => ({
    value: each,
    label:
      each === '' && saidOfNothing(words, names) === undefined ? t('none') : valueLabel(words, names, each),
  }));
  const faces = options.map((option) => face?.(names.at(-1) ?? '', option.value, draft));
  if (faces.some((each) => each !== undefined))
    return (
      <Choice
        label={label}
        labelled
        className={styles.faces}
        options={options.map((option, at) => ({ value: option.value, label: faces[at] ?? option.label }))}
        value={current}
        onChange={pick}
      />
    );
  return <Select label={label} options={options} value={current} onChange={pick} />;
}

const saidOfNothing = (words: FormWords, names: readonly string[]): string | undefined =>
  valueLabel(words, names, '') || undefined;

/** More than this and one types it. */
const MANY = 24;

function NumberField({ form: { min, max }, label, value, onChange }: PropsOf<'number'>) {
  const number = Number(value);
  if (max - min <= MANY)
    return <Stepper label={label} value={number} min={min} max={max} onChange={onChange} />;
  return (
    <label className={styles.text}>
      <span>{label}</span>
      <input
        type="number"
        value={number}
        min={min}
        max={max}
        onChange={({ currentTarget }) => onChange(Math.trunc(Number(currentTarget.value)))}
      />
    </label>
  );
}

const LONG_TEXT = 200;
/** A sentence rather than a name. */
const WIDE_TEXT = 40;

function TextField({ form: { max }, names, label, value, onChange }: PropsOf<'text'>) {
  const props = {
    value: String(value),
    maxLength: max,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange(event.currentTarget.value),
  };
  const isLong = max > LONG_TEXT && ['intro', 'say'].includes(names.at(-1) ?? '');
  const id = useId();
  return (
    <div className={styles.text}>
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea id={id} rows={3} {...props} />
      ) : (
        <input id={id} data-wide={max > WIDE_TEXT} {...props} />
      )}
    </div>
  );
}

function PairField({ form, label, value, onChange }: PropsOf<'pair'>) {
  const [x = 0, y = 0] = value as readonly number[];
  const item = settled(form.item);
  const { min, max } = item.kind === 'number' ? item : { min: 0, max: MANY };
  return (
    <span className={styles.group}>
      {label}
      <Stepper label={t('column')} value={x} min={min} max={max} onChange={(next) => onChange([next, y])} />
      <Stepper label={t('row')} value={y} min={min} max={max} onChange={(next) => onChange([x, next])} />
    </span>
  );
}

interface TickProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

function Tick({ label, on, onChange }: TickProps) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
    </label>
  );
}

/** A list of what can be chosen: a click on one takes it away, one of those below adds it. */
function Chips({
  form,
  item,
  names,
  label,
  value,
  onChange,
}: PropsOf<'list'> & { readonly item: Of<'choice'> }) {
  const { words, face, draft } = useContext(Shared);
  const chosen = value as readonly (string | number)[];
  const name = (each: string | number): string => valueLabel(words, names, String(each));
  const look = (each: string | number): ReactNode =>
    face?.(names.at(-1) ?? '', String(each), draft) ?? name(each);
  const full = chosen.length >= form.max;
  return (
    <fieldset className={styles.chips}>
      <legend>{label}</legend>
      <span className={styles.chosen}>
        {chosen
          .map((each, at) => ({ each, at, id: `${each} ${at}` }))
          .map(({ each, at, id }) => (
            <button
              key={id}
              type="button"
              aria-label={t('Take away {what}', { what: name(each) })}
              title={t('Take away')}
              onClick={() => onChange(chosen.filter((_, other) => other !== at))}
            >
              {look(each)}
            </button>
          ))}
        {chosen.length === 0 && <span className={styles.none}>{t('nothing yet')}</span>}
      </span>
      <span className={styles.palette}>
        {item.values.map((each) => (
          <button
            key={each}
            type="button"
            aria-label={t('Add {what}', { what: name(each) })}
            aria-disabled={full}
            onClick={() => {
              if (!full) onChange([...chosen, each]);
            }}
          >
            +{look(each)}
          </button>
        ))}
      </span>
    </fieldset>
  );
}

/** "Effects" is a list of them: what one of them is called. */
const singular = (label: string): string => label.replace(/s$/, '').toLowerCase();

/** A list of anything else, in order. */
function Rows({ form, path, names, label, value, onChange }: PropsOf<'list'>) {
  const { words } = useContext(Shared);
  const entries = (Array.isArray(value) ? value : []) as readonly Json[];
  const one = singular(label);
  const put = (at: number, next: Json | undefined) =>
    onChange(entries.flatMap((other, each) => (each === at ? (next === undefined ? [] : [next]) : [other])));
  return (
    <fieldset className={styles.rows}>
      <legend>{label}</legend>
      <ol>
        {entries
          .map((entry, at) => ({ entry, at, id: `${path}[${at}]` }))
          .map(({ entry, at, id }) => (
            <li key={id} className={styles.row}>
              <span className={styles.number}>{at + 1}</span>
              <Field
                form={form.item}
                path={id}
                names={names}
                label={`${one.charAt(0).toUpperCase()}${one.slice(1)} ${at + 1}`}
                value={entry}
                isEntry
                onChange={(next) => put(at, next)}
              />
              {entries.length > form.min && (
                <Button
                  kind="quiet"
                  icon={shellIcon.trashCanIcon}
                  aria-label={t('Remove {what}', { what: `${one} ${at + 1}` })}
                  title={t('Remove')}
                  onClick={() => put(at, undefined)}
                />
              )}
            </li>
          ))}
      </ol>
      {entries.length < form.max && (
        <Button onClick={() => onChange([...entries, startOfItem(form.item, words, names)])}>
          {t('+ Another {what}', { what: one })}
        </Button>
      )}
    </fieldset>
  );
}

function KeyedField({ form, path, names, label, value, onChange }: PropsOf<'keyed'>) {
  const { words } = useContext(Shared);
  const parts = (value ?? {}) as Parts;
  const lacking = form.keys.filter((key) => parts[key] === undefined);
  const put = (key: string, next: Json | undefined) => {
    const all: { readonly [key: string]: Json | undefined } = { ...parts, [key]: next };
    const kept = Object.entries(all).filter(([, each]) => each !== undefined);
    onChange(Object.fromEntries(kept) as Json);
  };
  return (
    <fieldset className={styles.rows}>
      <legend>{label}</legend>
      {Object.entries(parts).map(([key, part]) => (
        <Field
          key={key}
          form={form.item}
          path={`${path}.${key}`}
          names={names}
          label={valueLabel(words, names, key)}
          value={part}
          optional
          onChange={(next) => put(key, next)}
        />
      ))}
      {lacking.length > 0 && (
        <AddOne
          label={t('Add to {what}', { what: label })}
          options={lacking.map((key) => ({ value: key, label: valueLabel(words, names, key) }))}
          onAdd={(key) => put(key, startOfItem(form.item, words, [...names, key]))}
        />
      )}
    </fieldset>
  );
}

interface AddOneProps extends Pick<ComponentProps<typeof Select>, 'label' | 'options'> {
  readonly onAdd: (value: string) => void;
}

/** Chosen first, then added: arrow keys pass by what is not meant. */
function AddOne({ label, options, onAdd }: AddOneProps) {
  const [wished, setWished] = useState('');
  const { value = '' } = options.find((each) => each.value === wished) ?? options[0] ?? {};
  return (
    <span className={styles.group}>
      <Select label={label} options={options} value={value} onChange={setWished} />
      <Button onClick={() => onAdd(value)}>{t('Add')}</Button>
    </span>
  );
}

/** One of several ways to say it. */
function EitherField({
  form,
  path,
  label,
  names,
  value = null,
  isEntry = false,
  onChange,
}: PropsOf<'either'>) {
  const { words } = useContext(Shared);
  const ways = waysIn(form, words, names);
  const way = wayOf(form, ways, value);
  const inner = way && settled(way.form);
  const isAmount = inner?.kind === 'number';
  const select = (
    <Select
      label={isAmount ? t('{what}: how much', { what: label }) : label}
      bare={isEntry || isAmount}
      options={ways.map((each) => ({ value: each.id, label: each.label }))}
      value={way?.id ?? ''}
      onChange={(next) => {
        const start = ways.find((each) => each.id === next)?.start;
        if (start !== undefined) onChange(start);
      }}
    />
  );
  return (
    <div className={styles.either}>
      {!isAmount && select}
      {inner?.kind === 'object' && way !== undefined && (
        <Fields
          fields={inner.fields}
          path={path}
          names={way.names}
          value={value}
          onChange={onChange}
          without={way.tag}
        />
      )}
      {inner !== undefined && way !== undefined && inner.kind !== 'object' && inner.kind !== 'choice' && (
        <Filled form={inner} path={path} names={way.names} label={label} value={value} onChange={onChange} />
      )}
      {isAmount && select}
    </div>
  );
}

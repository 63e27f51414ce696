import type { Json } from '@questhall/kernel';
import type { FormKind } from '@questhall/schema';
import type { Section } from './form-parts.ts';
import styles from './SchemaForm.module.css';
import { Field, Fields } from './SchemaForm.tsx';

interface SectionFormProps {
  readonly section: Section | undefined;
  /** The whole form of the creation. */
  readonly form: FormKind;
  readonly draft: Json;
  readonly onChange: (draft: Json) => void;
}

/** The fields of one section, or one entry of a list. */
export function SectionForm({ section, form, draft, onChange }: SectionFormProps) {
  if (section === undefined) return null;
  // One of several kinds: which one is the first thing to say.
  if (form.kind !== 'object')
    return (
      <div className={styles.form}>
        <Field
          form={form}
          path=""
          names={[]}
          label={section.label}
          isEntry
          value={draft}
          onChange={(next) => onChange(next ?? draft)}
        />
      </div>
    );
  const [field] = section.fields;
  const { entry } = section;
  if (field?.kind === 'list' && entry !== undefined) {
    const parts = draft as { readonly [key: string]: Json };
    const entries = (parts[field.key] ?? []) as readonly Json[];
    return (
      <div className={styles.form}>
        <Field
          form={field.item}
          path={section.id}
          names={[field.key]}
          label={section.label}
          isEntry
          value={entries[entry]}
          onChange={(next) =>
            onChange({
              ...parts,
              [field.key]: entries.map((other, at) => (at === entry && next !== undefined ? next : other)),
            })
          }
        />
      </div>
    );
  }
  const shown = new Set(section.fields.map(({ key }) => key));
  return (
    <div className={styles.form}>
      <Fields fields={form.fields} path="" names={[]} value={draft} onChange={onChange} only={shown} />
    </div>
  );
}

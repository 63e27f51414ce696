import type { Json } from '@questhall/kernel';
import type { FormField } from '@questhall/schema';
import type { Section } from './form-parts.ts';
import styles from './SchemaForm.module.css';
import { Field, Fields } from './SchemaForm.tsx';

interface SectionFormProps {
  readonly section: Section | undefined;
  /** All fields of the creation. */
  readonly fields: readonly FormField[];
  readonly draft: Json;
  readonly onChange: (draft: Json) => void;
}

/** The fields of one section, or one entry of a list. */
export function SectionForm({ section, fields, draft, onChange }: SectionFormProps) {
  if (section === undefined) return null;
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
      <Fields fields={fields} path="" names={[]} value={draft} onChange={onChange} only={shown} />
    </div>
  );
}

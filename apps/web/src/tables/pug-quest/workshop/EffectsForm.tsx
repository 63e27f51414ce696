import type { Effect } from '@questhall/games/pug-quest';
import type { Json } from '@questhall/kernel';
import { shellIcon } from '../../../icons/icons.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { FieldForm } from './FieldForm.tsx';
import type { Place } from './fields.ts';
import { EFFECTS, effectsFor, FIELDS, isHeroEffect } from './fields.ts';
import styles from './forms.module.css';

interface EffectsFormProps {
  readonly effects: readonly Effect[];
  readonly place: Place;
  readonly most: number;
  readonly onChange: (effects: readonly Effect[]) => void;
}

/** What a card does, in order. */
export function EffectsForm({ effects, place, most, onChange }: EffectsFormProps) {
  const rows = effects.map((effect, at) => ({ effect, at, id: `${effect.do} ${at}` }));
  const put = (at: number, effect: Effect) =>
    onChange(effects.map((other, i) => (i === at ? effect : other)));
  return (
    <div className={styles.effects}>
      <ol>
        {rows.map(({ effect, at, id }) => (
          <li key={id} className={styles.effect}>
            <span className={styles.number}>{at + 1}</span>
            <EffectRow effect={effect} at={at} place={place} onChange={(next) => put(at, next)} />
            {effects.length > 1 && (
              <Button
                kind="quiet"
                icon={shellIcon.trashCanIcon}
                aria-label={`Remove effect ${at + 1}`}
                title="Remove"
                onClick={() => onChange(effects.filter((_, other) => other !== at))}
              />
            )}
          </li>
        ))}
      </ol>
      {effects.length < most && (
        <Button onClick={() => onChange([...effects, EFFECTS.draw.start])}>+ Another effect</Button>
      )}
    </div>
  );
}

interface EffectRowProps {
  readonly effect: Effect;
  readonly at: number;
  readonly place: Place;
  readonly onChange: (effect: Effect) => void;
}

/** An effect as its fields. */
const partsOf = (effect: Effect): { readonly [key: string]: Json } =>
  effect as unknown as { readonly [key: string]: Json };

/** With one field set, or taken away. */
function withPart(effect: Effect, key: string, value: Json | undefined): Effect {
  const { [key]: _before, ...rest } = partsOf(effect);
  return (value === undefined ? rest : { ...rest, [key]: value }) as unknown as Effect;
}

function EffectRow({ effect, at, place, onChange }: EffectRowProps) {
  const parts = partsOf(effect);
  return (
    <div className={styles.fields}>
      <Select
        label={`Effect ${at + 1}`}
        bare
        options={effectsFor(place)}
        value={effect.do}
        onChange={(kind) => {
          if (isHeroEffect(kind)) onChange(EFFECTS[kind].start);
        }}
      />
      {FIELDS.get(effect.do)?.map((field) => (
        <FieldForm
          key={field.key}
          field={field}
          value={parts[field.key]}
          onChange={(value) => onChange(withPart(effect, field.key, value))}
        />
      ))}
    </div>
  );
}

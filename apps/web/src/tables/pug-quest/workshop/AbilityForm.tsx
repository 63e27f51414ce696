import type { Ability, Hero } from '@questhall/games/pug-quest';
import type { Json } from '@questhall/kernel';
import { Select } from '../../../ui/Select.tsx';
import { EffectsForm } from './EffectsForm.tsx';
import { EnergiesForm, ModifiersForm, Tick } from './FieldForm.tsx';
import { EFFECTS, USES, WHENS } from './fields.ts';
import styles from './forms.module.css';

type HeroAbility = Hero['ability'];
type Modifier = NonNullable<Ability['modifiers']>[number];

interface AbilityFormProps {
  readonly ability: HeroAbility;
  readonly onChange: (ability: HeroAbility) => void;
}

const MOST_EFFECTS = 3;
const DEAREST = 3;

/** What an ability keeps when it works at another time: an ability that is always on has no effects, uses or cost. */
function at(ability: HeroAbility, when: Ability['when']): HeroAbility {
  const { effects, modifiers, uses, cost, ...rest } = ability;
  if (when === 'standing') return { ...rest, when, modifiers: modifiers ?? [{ stat: 'initiative', by: 1 }] };
  return {
    ...rest,
    when,
    effects: effects ?? [EFFECTS.draw.start],
    ...(uses !== undefined && { uses }),
    ...(cost !== undefined && when === 'free' && { cost }),
  };
}

function withUses(ability: HeroAbility, uses: Ability['uses']): HeroAbility {
  const { uses: _before, ...rest } = ability;
  return uses === undefined ? rest : { ...rest, uses };
}

function withCost(ability: HeroAbility, cost: Ability['cost']): HeroAbility {
  const { cost: _before, ...rest } = ability;
  return cost === undefined || cost.length === 0 ? rest : { ...rest, cost };
}

export function AbilityForm({ ability, onChange }: AbilityFormProps) {
  const { name, when, uses, cost, effects = [], modifiers = [] } = ability;
  return (
    <div className={styles.form}>
      <label className={styles.text}>
        <span>Name</span>
        <input
          value={name}
          maxLength={30}
          required
          onChange={(event) => onChange({ ...ability, name: event.currentTarget.value })}
        />
      </label>
      <Select
        label="Works"
        options={WHENS}
        value={when}
        onChange={(value) => onChange(at(ability, value as Ability['when']))}
      />
      {when === 'standing' ? (
        <ModifiersForm
          label="It changes"
          value={modifiers as unknown as readonly Json[]}
          onChange={(next) => onChange({ ...ability, modifiers: next as unknown as readonly Modifier[] })}
        />
      ) : (
        <>
          <Select
            label="How often"
            options={USES}
            value={uses ?? ''}
            onChange={(value) =>
              onChange(withUses(ability, value === '' ? undefined : (value as NonNullable<Ability['uses']>)))
            }
          />
          {when === 'free' && (
            <Tick
              label="It costs Energy"
              on={cost !== undefined}
              onChange={(on) => onChange(withCost(ability, on ? ['spirit'] : undefined))}
            />
          )}
          {cost !== undefined && (
            <EnergiesForm
              label="Cost"
              max={DEAREST}
              value={cost}
              onChange={(next) => onChange(withCost(ability, next))}
            />
          )}
          <EffectsForm
            effects={effects}
            place="ability"
            most={MOST_EFFECTS}
            onChange={(next) => onChange({ ...ability, effects: next })}
          />
        </>
      )}
    </div>
  );
}

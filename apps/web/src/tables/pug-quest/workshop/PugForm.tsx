import { BLANK_PUGS, ENERGY_NAMES, ENERGY_TYPES, HATS } from '@questhall/games/pug-quest';
import { dressedPug } from '../../../art/pug-quest/dressed.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { EnergySymbol } from '../pieces/EnergySymbol.tsx';
import type { Draft } from './draft.ts';
import styles from './forms.module.css';

interface PugFormProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Who it is: name, looks, energy and values. */
export function PugForm({ draft, onChange }: PugFormProps) {
  const { name, type, life, initiative, movement, picture } = draft;
  return (
    <div className={styles.form}>
      <div className={styles.pair}>
        <label className={styles.text}>
          <span>Name</span>
          <input
            value={name}
            maxLength={30}
            required
            onChange={(event) => onChange({ ...draft, name: event.currentTarget.value })}
          />
        </label>
        <label className={styles.text}>
          <span>Class</span>
          <input
            value={draft.class}
            maxLength={20}
            required
            onChange={(event) => onChange({ ...draft, class: event.currentTarget.value })}
          />
        </label>
      </div>
      <Choice
        label="Energy"
        labelled
        className={styles.types}
        options={ENERGY_TYPES.map((energy) => ({
          value: energy,
          label: (
            <>
              <EnergySymbol energy={energy} />
              {ENERGY_NAMES[energy]}
            </>
          ),
        }))}
        value={type}
        onChange={(next) => onChange({ ...draft, type: next })}
      />
      <div className={styles.group}>
        <Stepper
          label="Life"
          value={life}
          min={4}
          max={8}
          onChange={(next) => onChange({ ...draft, life: next })}
        />
        <Stepper
          label="Initiative"
          value={initiative}
          min={1}
          max={10}
          onChange={(next) => onChange({ ...draft, initiative: next })}
        />
        <Stepper
          label="Movement"
          value={movement}
          min={1}
          max={2}
          onChange={(next) => onChange({ ...draft, movement: next })}
        />
      </div>
      <Choice
        label="Fur"
        className={styles.looks}
        options={BLANK_PUGS.map((pug, at) => ({
          value: pug,
          label: <img src={dressedPug({ ...picture, pug })} alt={at === 0 ? 'Light pug' : 'Dark pug'} />,
        }))}
        value={picture.pug}
        onChange={(pug) => onChange({ ...draft, picture: { ...picture, pug } })}
      />
      <Choice
        label="Hat"
        className={styles.looks}
        options={HATS.map((hat) => ({
          value: hat,
          label: <img src={dressedPug({ ...picture, hat })} alt={`Hat: ${hat}`} />,
        }))}
        value={picture.hat}
        onChange={(hat) => onChange({ ...draft, picture: { ...picture, hat } })}
      />
    </div>
  );
}

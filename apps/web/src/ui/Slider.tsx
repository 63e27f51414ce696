import { useId } from 'react';
import styles from './Slider.module.css';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** The value in words: "70 %". */
  readonly say?: (value: number) => string;
  readonly onChange: (value: number) => void;
  /** Once the knob is let go. */
  readonly onSettle?: () => void;
}

export function Slider({
  label,
  value,
  min = 0,
  max = 100,
  step = 1,
  say = String,
  onChange,
  onSettle,
}: SliderProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        className={styles.slider}
        style={{ backgroundSize: `${((value - min) / (max - min)) * 100}% 6px` }}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={say(value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        onPointerUp={onSettle}
        onKeyUp={onSettle}
      />
      <output htmlFor={id}>{say(value)}</output>
    </div>
  );
}

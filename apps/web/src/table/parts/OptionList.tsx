import type { Option } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import type { Scene } from '../game-table.ts';

interface OptionListProps<V> {
  readonly scene: Pick<Scene<V>, 'words' | 'view' | 'choose'>;
  readonly options: readonly Option[];
  readonly label?: string;
  readonly className?: string | undefined;
}

/** Options that are not drawn as things of the table: a button for each, with its sentence. */
export function OptionList<V>({
  scene: { words, view, choose },
  options,
  label,
  className,
}: OptionListProps<V>) {
  return (
    <ul className={className} aria-label={label}>
      {options.map((option) => (
        <li key={canonical(option)}>
          <button type="button" data-option={canonical(option)} onClick={() => choose(option)}>
            {words.option(option, view)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** One of a few choices, kept on this machine. A page that may keep nothing asks again next time. */
import { useCallback, useState } from 'react';

function kept<C extends string>(key: string, choices: readonly C[]): C | undefined {
  try {
    return choices.find((choice) => choice === localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

function keep(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // It holds until the page is left.
  }
}

/** What was chosen last, or what is `usual` here; and the way to the next one. */
export function useKeptChoice<C extends string>(
  key: string,
  choices: readonly C[],
  usual: () => C,
): readonly [C, () => void] {
  const [choice, setChoice] = useState<C>(() => kept(key, choices) ?? usual());
  const turn = useCallback(() => {
    const next = choices[(choices.indexOf(choice) + 1) % choices.length] ?? choice;
    setChoice(next);
    keep(key, next);
  }, [key, choices, choice]);
  return [choice, turn];
}
